/** Stands for Node's `events` in the bundles of programs, and is the package of that name. */
// @ts-expect-error -- The slash asks for the package, whose types are those of Node's module.
import emitter from 'events/';

const EventEmitter = emitter as typeof import('node:events').EventEmitter;
type EventEmitter = import('node:events').EventEmitter;

export { EventEmitter };
export default EventEmitter;
