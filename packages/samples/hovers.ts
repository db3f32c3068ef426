/** What editors show of types, as the pages do. */
export { createDescribe, type Describe } from './check/hover';
export { textOf } from './check/parts';
export { layOut } from './check/type-layout';
