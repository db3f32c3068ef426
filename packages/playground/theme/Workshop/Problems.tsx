import { useEffect, useState } from 'react';
import type { Problem } from '../../compiler/compiler';
import Button from './Button';
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
  return (
    <div className="workshop__problems">
      <p className="workshop__summary" data-state={problems.length > 0 ? 'problems' : state}>
        {message}
        {state === 'failed' && <Button onClick={onRetry}>Try again</Button>}
      </p>
      <Announcer check={check} />
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

/** Announces the result of the last check to screen readers. */
export function Announcer({ check: { state, message } }: { check: Check }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, DEBOUNCE_MS, state === 'checked' ? message : '');
    return () => clearTimeout(timer);
  }, [state, message]);
  return (
    <p className="sample-announcer" role="status">
      {announced}
    </p>
  );
}
