import { useRef, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { CodeView } from '../../show/fence-view';
import CopyButton from './CopyButton';
import Run, { type RunProps } from '../Run';
import SampleOutput from './SampleOutput';
import useTypes from './useTypes';
import './Sample.css';

type Props = CodeView & {
  /** The JSON file with the page's types, from the base URL; `data-t` attributes are indexes into it. */
  types?: string;
  /** The name of the sample whose Run button runs this one too. */
  runsWith?: string;
  /** The HTML that the sample renders, if no output fence has it. */
  rendered?: string;
  /** The output fences below the sample. */
  children?: ReactNode;
} & Partial<Pick<RunProps, 'bundle' | 'fence' | 'wire'>>;

/**
 * A fence: title, buttons, code and output. The code is an HTML string, so that React does not hydrate its
 * tokens.
 */
export default function Sample({
  html,
  lang,
  title,
  label,
  folded,
  showLineNumbers,
  types,
  run,
  runsWith,
  bundle,
  fence,
  wire,
  rendered,
  children,
}: Props) {
  const code = useRef<HTMLElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();
  const typesProps = useTypes(types && withBaseUrl(types));
  const name = title ?? label;
  const codeClass = clsx(
    // Readers must see a whole command before they run it.
    lang === 'bash' && 'sample__code--wrapped',
    showLineNumbers && 'sample__code--numbered',
  );
  const caption = name && (
    <span className={title ? 'sample__title' : 'sample__language'}>{name}</span>
  );
  const place = run === 'dom' ? 'in a browser' : 'in Node';
  const hint = run && !bundle && (
    <span className="sample__hint">runs {runsWith ? `with ${runsWith}` : place}</span>
  );
  const below = bundle ? (
    <Run
      bundle={bundle}
      fence={Number(fence)}
      wire={Number(wire)}
      mode={run === 'dom' ? run : 'page'}
      name={name ?? 'this sample'}
    >
      {rendered && <SampleOutput rendered={rendered} />}
      {children}
    </Run>
  ) : (
    children
  );
  const body = (
    <>
      <pre
        className={folded && 'sample__folded'}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: arrow keys must reach it
        tabIndex={0}
        role="group"
        aria-label={codeLabel(name, types)}
        {...typesProps}
      >
        <code
          ref={code}
          className={codeClass || undefined}
          style={showLineNumbers ? { counterReset: `line ${showLineNumbers - 1}` } : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {run === 'dom' && bundle ? <div className="sample__pane">{below}</div> : below}
    </>
  );

  return (
    <figure className={clsx('sample', lang === 'diff' && 'sample--diff')}>
      {folded ? (
        <details className="fold">
          <summary>
            {title && caption}
            {title && <span aria-hidden="true">—</span>}
            <span>{folded}</span>
            {hint}
          </summary>
          <div className="sample__bare">
            <CopyButton code={code} />
          </div>
          {body}
        </details>
      ) : (
        <>
          <figcaption className={name ? undefined : 'sample__bare'}>
            {caption}
            {hint}
            <CopyButton code={code} />
          </figcaption>
          {body}
        </>
      )}
    </figure>
  );
}

function codeLabel(name: string | undefined, types: string | undefined) {
  const label = name ?? 'Code';
  return types ? `${label}: the left and right arrow keys read types` : label;
}
