/** The runtime of programs in a frame: as in a worker, but with a document. Bundles import it first. */
import './imitate-worker';

export { beginFence } from '../worker';
