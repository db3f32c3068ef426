import clsx from 'clsx';
import Preview from './Preview';
import { textOf } from './text-of';

type Props = {
  /** The highlighted output, as the build made it. */
  html: string;
  lang: string;
  /** The file that printed it, where that one is not right above. */
  of?: string;
};

/** What a sample prints, or leaves in the page: the doctests compare it with what really comes out. */
export default function SampleOutput({ html, lang, of }: Props) {
  const isRendered = lang === 'html';
  const name = isRendered ? 'Rendered' : 'Output';
  const text = (
    <pre>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
  return (
    <div className={clsx('sample-output', isRendered && 'sample-output--rendered')}>
      <div className="sample-output__label">{of ? `${name} of ${of}` : name}</div>
      {isRendered ? (
        <>
          <Preview html={textOf(html)} />
          <details className="sample-output__source">
            <summary>HTML</summary>
            {text}
          </details>
        </>
      ) : (
        text
      )}
    </div>
  );
}
