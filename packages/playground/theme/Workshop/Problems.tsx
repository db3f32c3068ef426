import { useEffect, useState } from 'react';
import type { Problem } from '../../compiler/compiler';
import type { Check } from './useCompiler';

type Props = {
  check: Check;
  onChoose: (problem: Problem) => void;
  onRetry: () => void;
};

/** Who types hears how many problems there are when the typing rests. */
const REST = 1000;

/** What TypeScript says of all files: each problem leads to its place. */
export default function Problems({ check, onChoose, onRetry }: Props) {
  const { problems, state, sentence } = check;
  const summary = state === 'checked' ? sentence || summarize(problems) : sentence;
  const said = useLater(state === 'checked' ? summary : '');
  return (
    <div className="workshop__problems">
      <p
        className="workshop__summary"
        data-state={problems.length > 0 ? 'problems' : sentence ? 'unknown' : state}
      >
        {summary}
        {state === 'failed' && (
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        )}
      </p>
      <p className="sample-announcer" role="status">
        {said}
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

/**
 * Says in how many problems there are, and where.
 *
 * @returns e.g. `2 problems in server.ts and client.ts.`
 */
export function summarize(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return 'TypeScript finds no problems.';
  }
  const files = [...new Set(problems.map(({ file }) => file))];
  const places = new Intl.ListFormat('en').format(files);
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${places}.`;
}

/** A text as it was when it last rested, for who hears it. */
export function useLater(text: string): string {
  const [later, setLater] = useState('');
  useEffect(() => {
    const timer = setTimeout(setLater, REST, text);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
