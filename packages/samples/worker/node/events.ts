type Listener = (...args: unknown[]) => void;
/** `call` is the listener itself, or what calls it no more than once. */
type Entry = { listener: Listener; call: Listener };

/**
 * Stands for Node's `events` in the bundles of programs: as much of it as servers and subscriptions
 * use, a quarter of the package that bundlers usually put in its place, which alone would take the
 * first Run over its limit.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/events.html
 */
export class EventEmitter {
  readonly #entries = new Map<string | symbol, Entry[]>();

  on(event: string | symbol, listener: Listener) {
    return this.#add(event, { listener, call: listener });
  }

  once(event: string | symbol, listener: Listener) {
    let isDone = false;
    const call: Listener = (...args) => {
      if (!isDone) {
        isDone = true;
        this.off(event, call);
        listener.apply(this, args);
      }
    };
    return this.#add(event, { listener, call });
  }

  /** Takes away the listener that was added last, as Node does. */
  off(event: string | symbol, listener: Listener) {
    const entries = this.#of(event);
    const last = entries.findLastIndex(
      (entry) => entry.listener === listener || entry.call === listener,
    );
    this.#entries.set(event, entries.toSpliced(last, last < 0 ? 0 : 1));
    return this;
  }

  emit(event: string | symbol, ...args: unknown[]) {
    const entries = this.#of(event);
    if (event === 'error' && entries.length === 0) {
      throw args[0];
    }
    entries.forEach(({ call }) => call.apply(this, args));
    return entries.length > 0;
  }

  addListener(event: string | symbol, listener: Listener) {
    return this.on(event, listener);
  }

  removeListener(event: string | symbol, listener: Listener) {
    return this.off(event, listener);
  }

  removeAllListeners(event?: string | symbol) {
    if (event === undefined) {
      this.#entries.clear();
    } else {
      this.#entries.delete(event);
    }
    return this;
  }

  listenerCount(event: string | symbol) {
    return this.#of(event).length;
  }

  #add(event: string | symbol, entry: Entry) {
    this.#entries.set(event, [...this.#of(event), entry]);
    return this;
  }

  #of(event: string | symbol) {
    return this.#entries.get(event) ?? [];
  }
}

export default EventEmitter;
