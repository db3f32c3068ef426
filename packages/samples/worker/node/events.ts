/** `listener` is what one calls that is called once. */
export type Listener = ((...args: unknown[]) => void) & { listener?: Listener };

/**
 * Stands for Node's `events` in the bundles of programs: as much of it as servers and subscriptions
 * use, a quarter of the package that bundlers usually put in its place, which alone would take the
 * first Run over its limit.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/events.html
 */
export class EventEmitter {
  readonly #listeners = new Map<string | symbol, Listener[]>();

  on(event: string | symbol, listener: Listener) {
    this.#listeners.set(event, [...this.#of(event), listener]);
    return this;
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
    call.listener = listener;
    return this.on(event, call);
  }

  /** Takes away the listener that was added last, as Node does. */
  off(event: string | symbol, listener: Listener) {
    const listeners = this.#of(event);
    const last = listeners.findLastIndex((one) => one === listener || one.listener === listener);
    this.#listeners.set(event, listeners.toSpliced(last, last < 0 ? 0 : 1));
    return this;
  }

  emit(event: string | symbol, ...args: unknown[]) {
    const listeners = this.#of(event);
    if (event === 'error' && listeners.length === 0) {
      throw args[0];
    }
    listeners.forEach((listener) => listener.apply(this, args));
    return listeners.length > 0;
  }

  addListener(event: string | symbol, listener: Listener) {
    return this.on(event, listener);
  }

  removeListener(event: string | symbol, listener: Listener) {
    return this.off(event, listener);
  }

  removeAllListeners(event?: string | symbol) {
    if (event === undefined) {
      this.#listeners.clear();
    } else {
      this.#listeners.delete(event);
    }
    return this;
  }

  listenerCount(event: string | symbol) {
    return this.#of(event).length;
  }

  #of(event: string | symbol) {
    return this.#listeners.get(event) ?? [];
  }
}

export default EventEmitter;
