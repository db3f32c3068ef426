/**
 * Makes a frame run a program as a worker does, beside a document that readers see. A bundle imports
 * this before anything of the program.
 */
import './be-a-worker';

export { beginFence } from '../worker';
