import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { RunMode } from '@site/plugins/samples/page';
import CopyButton from './CopyButton';
import Run, { type RunProps } from '../Run';
import RunHint from './RunHint';
import useTypes, { type LoadTypes } from './useTypes';
import useWordWrap from './useWordWrap';
import './Sample.css';

type Props = {
  /** The highlighted code, as the build made it. */
  html: string;
  lang: string;
  /** The file's name. */
  title?: string;
  /** The language's name, where there is no title. */
  label?: string;
  showLineNumbers?: boolean;
  /** Loads the types that the numbers in the code's `data-t` stand for. */
  types?: LoadTypes;
  /** Where the sample runs. */
  run?: RunMode;
  /** The output fences below the sample. */
  children?: ReactNode;
} & Partial<RunProps>;

/**
 * A fence: its title, buttons, code and output. The code is one element with an HTML string, so that
 * hydration has nothing to walk.
 */
export default function Sample({
  html,
  lang,
  title,
  label,
  showLineNumbers,
  types,
  run,
  bundle,
  fence,
  wire,
  children,
}: Props) {
  const codeId = useId();
  const { ref, isWrapped, canWrap, measure, toggle } = useWordWrap();
  const typesProps = useTypes(types);
  const name = title ?? label;

  return (
    <figure className="sample" data-lang={lang} onPointerEnter={measure} onFocus={measure}>
      <figcaption className={clsx('sample__bar', !name && 'sample__bar--bare')}>
        <span className={title ? 'sample__title' : 'sample__label'}>{name}</span>
        {run && <RunHint run={run} />}
        <span className="sample__buttons">
          {canWrap && (
            <button
              type="button"
              className="sample__button sample__button--wrap"
              aria-label="Wrap long lines"
              aria-pressed={isWrapped}
              aria-controls={codeId}
              onClick={toggle}
            />
          )}
          <CopyButton codeId={codeId} />
        </span>
      </figcaption>
      {/* Scrolls sideways, so it takes the focus: the arrow keys must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={codeLabel(name, types)} ref={ref} {...typesProps}>
        <code
          id={codeId}
          className={clsx(
            isWrapped && 'sample__code--wrapped',
            showLineNumbers && 'sample__code--numbered',
          )}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {bundle ? (
        <Run bundle={bundle} fence={Number(fence)} wire={Number(wire)}>
          {children}
        </Run>
      ) : (
        children
      )}
    </figure>
  );
}

function codeLabel(name: string | undefined, types: LoadTypes | undefined) {
  const label = name ?? 'Code';
  return types ? `${label}: the left and right arrow keys read types` : label;
}
