import clsx from 'clsx';
import { textOf } from './text-of';
import '../../worker/frame/preview.css';

type Props = {
  /** The highlighted code of the output fence, if there is one. */
  html?: string;
  lang?: string;
  /** The HTML that the sample renders, if no output fence has it. */
  rendered?: string;
  /** The file that printed the output, if its fence is not right above. */
  of?: string;
};

/** The output of a sample: text, or rendered HTML with its source folded. */
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

/** The HTML that a sample renders, as inert elements with the role of an image. */
function Preview({ html }: { html: string }) {
  const words = textOf(html.replaceAll('<', ' <')).trim().replace(/\s+/g, ' ');
  return (
    <div role="img" aria-label={`Rendered: ${words}`} className="preview">
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
