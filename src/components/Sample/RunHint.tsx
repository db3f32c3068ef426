import type { RunMode } from '@site/plugins/samples/page';

const HINTS: Record<RunMode, string | undefined> = {
  page: undefined,
  node: 'runs in Node',
  dom: 'runs in a browser',
};

/** Says where a sample runs that cannot run in the page. */
export default function RunHint({ run }: { run: RunMode }) {
  return HINTS[run] && <span className="sample__hint">{HINTS[run]}</span>;
}
