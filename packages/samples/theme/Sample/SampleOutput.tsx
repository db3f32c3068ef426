import clsx from 'clsx';
import Preview from './Preview';
import { textOf } from './text-of';

type Props = {
  /** The highlighted output, as the build made it; missing where authors did not write it. */
  html?: string;
  lang?: string;
  /** The HTML that the sample leaves in the page, where it is not the output. */
  rendered?: string;
  /** The file that printed it, where that one is not right above. */
  of?: string;
};

/** What a sample prints, or leaves in the page: the doctests compare it with what really comes out. */
export default function SampleOutput({ html, lang, rendered, of }: Props) {
  const preview = html && lang === 'html' ? textOf(html) : rendered;
  const name = preview ? 'Rendered' : 'Output';
  const text = html && (
    <pre>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
  return (
    <div className={clsx('sample-output', preview && 'sample-output--rendered')}>
      <div className="sample-output__label">{of ? `${name} of ${of}` : name}</div>
      {preview && <Preview html={preview} />}
      {preview && text ? (
        <details className="fold sample-output__source">
          <summary>HTML</summary>
          {text}
        </details>
      ) : (
        text
      )}
    </div>
  );
}
