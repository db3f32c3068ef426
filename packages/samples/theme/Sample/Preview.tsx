import { textOf } from './text-of';
import '../../worker/frame/preview.css';

/** The HTML that a sample renders, as inert elements with the role of an image. */
export default function Preview({ html }: { html: string }) {
  const words = textOf(html.replaceAll('<', ' <')).trim().replace(/\s+/g, ' ');
  return (
    <div role="img" aria-label={`Rendered: ${words}`} className="preview">
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
