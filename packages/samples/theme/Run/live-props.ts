/** What a run gives to what shows it. */
export type LiveProps = {
  /** The line to a program that is loaded, or will be, and has not begun. */
  port: Worker | MessagePort;
  /** What a frame is to run: the program, and the file that it imports. */
  texts?: string[];
  /** Whether it was stopped, so that its frame is gone. */
  isStopped?: boolean;
  /** What the sample is called. */
  name: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many rows the wire will have. */
  wire: number;
  /** The element in which this is shown, in place of something as high. */
  panel: HTMLElement;
  /** Hears how the run ended, in words, and whether readers go on to use what it renders. */
  onEnd: (outcome: string, livesOn: boolean) => void;
};
