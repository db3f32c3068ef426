/** What a run gives to what shows it. */
export type LiveProps = {
  /** Holds a program that is loaded, or will be, and has not begun. */
  worker: Worker;
  /** The sample's number in the program. */
  fence: number;
  /** How many rows the wire will have. */
  wire: number;
  /** How high the printed output was, in pixels. */
  outputHeight: number;
  /** Hears how the run ended, in words. */
  onEnd: (outcome: string) => void;
};
