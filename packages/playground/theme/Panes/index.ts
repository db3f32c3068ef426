/** Files that readers edit where a sample of them stands: load it when a reader asks for it. */
export { default } from './Panes';
export { openPanes } from './open';
export type { PaneFile } from './pane-file';
