/** What shows a run, for those who start programs in another way than Run does. */
export { default } from './theme/Run/Live';
