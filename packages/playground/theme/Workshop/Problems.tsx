import { useEffect, useState } from 'react';
import type { Problem } from '../../compiler/compiler';
import type { Check } from './useCompiler';

type Props = {
  check: Check;
  onChoose: (problem: Problem) => void;
  onRetry: () => void;
};

/** Screen readers announce the problems after a pause in typing. */
const DEBOUNCE_MS = 1000;

/** The list of TypeScript's problems in all files, with a link to each. */
export default function Problems({ check, onChoose, onRetry }: Props) {
  const { problems, state, message } = check;
  const summary = state === 'checked' ? message || summarize(problems) : message;
  const announcement = useDebounced(state === 'checked' ? summary : '');
  return (
    <div className="workshop__problems">
      <p
        className="workshop__summary"
        data-state={problems.length > 0 ? 'problems' : message ? 'unknown' : state}
      >
        {summary}
        {state === 'failed' && (
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        )}
      </p>
      <p className="sample-announcer" role="status">
        {announcement}
      </p>
      {problems.length > 0 && (
        <ol className="clean-list">
          {problems.map((problem) => (
            <li key={`${problem.file} ${problem.from} ${problem.code} ${problem.message}`}>
              <button type="button" className="clean-btn" onClick={() => onChoose(problem)}>
                <b>
                  {problem.file}:{problem.line}
                </b>
                <span>{problem.message}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** @returns e.g. `2 problems in server.ts and client.ts.` */
export function summarize(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return 'TypeScript finds no problems.';
  }
  const files = [...new Set(problems.map(({ file }) => file))];
  const places = new Intl.ListFormat('en').format(files);
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${places}.`;
}

/** Returns a text after it has not changed for a second. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
