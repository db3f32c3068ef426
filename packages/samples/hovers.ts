/** What editors show of types, as the pages do. */
export { createProgramDescriber } from './check/hover';
export { textOf } from './check/parts';
export { layOut } from './check/type-layout';
