import type { RunMode } from '../../page/page';

const HINTS: Record<RunMode, string> = {
  page: 'runs in Node',
  node: 'runs in Node',
  dom: 'runs in a browser',
};

type Props = {
  run: RunMode;
  /** Names the sample whose Run button runs this one too. */
  runsWith?: string;
};

/** Says where a sample runs that has no Run button. */
export default function RunHint({ run, runsWith }: Props) {
  return <span className="sample__hint">{runsWith ? `runs with ${runsWith}` : HINTS[run]}</span>;
}
