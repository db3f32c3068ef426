import type { FrameStart } from './frame-document';
import type { Process } from './process';

/** What a run gives to what shows it. */
export type LiveProps = {
  /** The line to a program that is loaded, or will be, and has not begun. */
  port: Process['port'];
  /** What its frame needs, if it has one. */
  frame?: FrameStart;
  /** Whether it was stopped, so that its frame is dead. */
  isStopped: boolean;
  /** What the sample is called. */
  name: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many rows the wire will have. */
  wire: number;
  /** How high the printed output was, and what it showed as rendered, in pixels. */
  outputHeight: number;
  previewHeight: number;
  /** Hears how the run ended, in words. */
  onEnd: (outcome: string) => void;
  /** Ends the run. */
  onStop: (outcome: string) => void;
};
