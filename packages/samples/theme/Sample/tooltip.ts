import type { TypeEntry } from '../../page/type-entry';

const ID = 'sample-tooltip';

/** Screen readers say so much of a type; its rest is to be asked for. */
const SAID_LENGTH = 300;

/** The page's one tooltip for types. Its style puts it beside the name of the class `o`. */
export const tooltip = document.createElement('div');
tooltip.className = 'sample-tooltip sample-type';
tooltip.hidden = true;
// It scrolls, so that keys must reach it, and who points at it keeps the focus here.
tooltip.tabIndex = 0;
tooltip.innerHTML = `<div id="${ID}" role="tooltip"><code></code><p></p></div>`;
const code = tooltip.querySelector('code')!;
const text = tooltip.querySelector('p')!;

const announcer = document.createElement('div');
announcer.className = 'sample-announcer';
announcer.role = 'status';
document.body.append(tooltip, announcer);

/**
 * Shows the type of a name.
 *
 * @param isAnnounced - whether screen readers say it; for keys, not for a pointer that passes
 */
export function showTooltip(
  name: HTMLElement,
  [html, documentation = '']: TypeEntry,
  isAnnounced: boolean,
) {
  code.innerHTML = html;
  text.textContent = documentation;
  name.classList.add('o');
  name.setAttribute('aria-describedby', ID);
  tooltip.hidden = false;
  tooltip.scrollTop = 0;
  if (isAnnounced) {
    const said = `${code.textContent}. ${documentation}`.slice(0, SAID_LENGTH);
    announcer.textContent = said + (hasMore() ? ' Enter leads to the rest.' : '');
  }
}

/** Hides the type of a name. */
export function hideTooltip(name: HTMLElement) {
  name.classList.remove('o');
  name.removeAttribute('aria-describedby');
  tooltip.hidden = true;
}

/** Tells whether the type is longer than what is shown at first. */
export function hasMore(): boolean {
  return tooltip.scrollHeight > tooltip.clientHeight;
}
