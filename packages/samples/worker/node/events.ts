/**
 * Stands for Node's `events` in the bundles of programs: as much of it as subscriptions use, a
 * fifth of the package that bundlers usually put in its place.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/events.html
 */
type Listener = (...args: unknown[]) => void;

export class EventEmitter {
  readonly #listeners = new Map<string | symbol, Listener[]>();

  on(event: string | symbol, listener: Listener) {
    this.#listeners.set(event, [...this.#of(event), listener]);
    return this;
  }

  once(event: string | symbol, listener: Listener) {
    const first: Listener = (...args) => {
      this.off(event, first);
      listener.apply(this, args);
    };
    return this.on(event, first);
  }

  off(event: string | symbol, listener: Listener) {
    const listeners = this.#of(event);
    this.#listeners.set(event, listeners.toSpliced(listeners.lastIndexOf(listener) >>> 0, 1));
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

  removeAllListeners(event?: string | symbol) {
    if (event === undefined) {
      this.#listeners.clear();
    } else {
      this.#listeners.delete(event);
    }
    return this;
  }

  #of(event: string | symbol) {
    return this.#listeners.get(event) ?? [];
  }

  addListener = (event: string | symbol, listener: Listener) => this.on(event, listener);
  removeListener = (event: string | symbol, listener: Listener) => this.off(event, listener);
}

export default EventEmitter;
