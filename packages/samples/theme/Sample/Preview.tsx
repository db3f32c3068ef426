import { textOf } from './text-of';
import '../../worker/frame/preview.css';

/**
 * What a sample leaves in its document, as a picture: nothing in it can be pressed before the program
 * runs.
 *
 * @param html - as the program left it
 */
export default function Preview({ html }: { html: string }) {
  const words = textOf(html.replaceAll('<', ' <')).trim().replace(/\s+/g, ' ');
  return (
    <div role="img" aria-label={`Rendered: ${words}`} className="preview">
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
