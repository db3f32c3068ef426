import type { MouseEvent } from 'react';
import { textOf } from './text-of';
import '../../worker/frame/preview.css';

/**
 * What a sample leaves in its document, as a picture: a press on it runs the program, where it can run.
 *
 * @param html - as the program left it
 */
export default function Preview({ html }: { html: string }) {
  const words = textOf(html.replaceAll('<', ' <')).trim().replace(/\s+/g, ' ');
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys press Run
    <div role="img" aria-label={`Rendered: ${words}`} className="preview" onClick={pressRun}>
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

function pressRun({ currentTarget }: MouseEvent) {
  const bar = currentTarget.closest('.run__panel')?.previousElementSibling;
  bar?.querySelector<HTMLElement>('.run__button')?.click();
}
