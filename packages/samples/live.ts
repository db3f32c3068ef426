/** Runs programs, and shows what comes of it, for those who get them in another way than Run does. */
export { default as Live } from './theme/Run/Live';
export { default as Runner } from './theme/Run/Runner';
export { default as useRun, type LoadedProgram } from './theme/Run/useRun';
