import { useRef, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { RunMode } from '../../page/page';
import CopyButton from './CopyButton';
import Run, { type RunProps } from '../Run';
import SampleOutput from './SampleOutput';
import useTypes from './useTypes';
import './Sample.css';

type Props = {
  /** The highlighted code, as the build made it. */
  html: string;
  lang: string;
  /** The file's name. */
  title?: string;
  /** The language's name, where there is no title. */
  label?: string;
  /** What is in it: the sample is shown folded, with this sentence. */
  folded?: string;
  /** The number of the first line, where lines are numbered. */
  showLineNumbers?: number;
  /** The file, from the site's address, of the types that the numbers in the code's `data-t` stand for. */
  types?: string;
  /** Where the sample runs. */
  run?: RunMode;
  /** Names the sample that shows what this one does when both run. */
  runsWith?: string;
  /** The HTML that it renders, where no output fence has it. */
  rendered?: string;
  /** The output fences below the sample. */
  children?: ReactNode;
} & Partial<Pick<RunProps, 'bundle' | 'fence' | 'wire'>>;

/** Where a sample runs that has no Run button. */
const HINTS: Record<RunMode, string> = {
  page: 'runs in Node',
  node: 'runs in Node',
  dom: 'runs in a browser',
};

/**
 * A fence: its title, buttons, code and output. The code is one element with an HTML string, so that
 * hydration has nothing to walk.
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
  const isBrowser = useIsBrowser();
  const name = title ?? label;
  const codeClass = clsx(
    // A command is one, however many lines it takes: one wants to see all of it before one runs it.
    lang === 'bash' && 'sample__code--wrapped',
    showLineNumbers && 'sample__code--numbered',
  );
  const caption = name && (
    <span className={title ? 'sample__title' : 'sample__language'}>{name}</span>
  );
  const hint = run && !bundle && (
    <span className="sample__hint">{runsWith ? `runs with ${runsWith}` : HINTS[run]}</span>
  );
  // Not in the page's HTML: without JavaScript buttons are dead, and they have their bytes.
  const buttons = isBrowser && (
    <span className="sample__buttons">
      <CopyButton code={code} />
    </span>
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
          <div className="sample__bare">{buttons}</div>
          {body}
        </details>
      ) : (
        <>
          {(name || isBrowser) && (
            <figcaption className={name ? undefined : 'sample__bare'}>
              {caption}
              {hint}
              {buttons}
            </figcaption>
          )}
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
