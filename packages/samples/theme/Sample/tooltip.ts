import type { TypeEntry } from '../../page/type-entry';
import { choosePlace, GAP, MARGIN } from './choose-place';

const ID = 'sample-tooltip';

/** Screen readers say so much of a type; its rest is to be asked for. */
const SAID_LENGTH = 300;

/** The page's one tooltip for types. */
export const tooltip = document.createElement('div');
tooltip.className = 'sample-tooltip';
// eslint-disable-next-line baseline-js/use-baseline -- useTypes asks whether it is there
tooltip.popover = 'manual';
// Who points at it keeps the focus here: without it the type would go.
tooltip.tabIndex = -1;
tooltip.innerHTML = `<div id="${ID}" role="tooltip"><code></code><p></p></div><button type="button"></button>`;
const code = tooltip.querySelector('code')!;
const text = tooltip.querySelector('p')!;
const button = tooltip.querySelector('button')!;
button.addEventListener('click', toggleMore);

const announcer = document.createElement('div');
announcer.className = 'sample-announcer';
announcer.role = 'status';
document.body.append(tooltip, announcer);

/** The name whose type is shown. */
let shown: HTMLElement | undefined;

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
  shown = name;
  code.innerHTML = html;
  text.textContent = documentation;
  name.classList.add('o');
  name.setAttribute('aria-describedby', ID);
  // eslint-disable-next-line baseline-js/use-baseline -- useTypes asks whether it is there
  tooltip.showPopover();
  tooltip.scrollTop = 0;
  setOpen(false);
  if (isAnnounced) {
    const said = `${code.textContent}. ${documentation}`.slice(0, SAID_LENGTH);
    announcer.textContent = said + (hasMore() ? ' Enter shows more.' : '');
  }
}

/** Hides the type of a name. */
export function hideTooltip(name: HTMLElement) {
  shown = undefined;
  name.classList.remove('o');
  name.removeAttribute('aria-describedby');
  // eslint-disable-next-line baseline-js/use-baseline -- useTypes asks whether it is there
  tooltip.hidePopover();
}

/** Tells whether the type is longer than what is shown at first. */
export function hasMore(): boolean {
  return !button.hidden;
}

/** Shows the rest of the type, or hides it again. The button has the focus then. */
export function toggleMore() {
  setOpen(button.ariaExpanded !== 'true');
  button.focus({ preventScroll: true });
}

/** Puts the tooltip where its name is now, and where it hides least. */
export function placeTooltip() {
  if (!shown) {
    return;
  }
  const line = shown.getBoundingClientRect();
  // From there it is as wide as it needs to be.
  tooltip.style.left = `${MARGIN}px`;
  fold('');
  const headingBottom = headingAbove(shown)?.getBoundingClientRect().bottom ?? 0;
  const { side, room } = choosePlace(line, tooltip.offsetHeight, headingBottom, innerHeight);
  fold(`${room}px`);
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const left = Math.min(line.left, innerWidth - width - MARGIN);
  tooltip.style.left = `${Math.max(MARGIN, left)}px`;
  tooltip.style.top = `${side === 'below' ? line.bottom + GAP : line.top - GAP - height}px`;
}

function setOpen(isOpen: boolean) {
  button.ariaExpanded = String(isOpen);
  button.textContent = isOpen ? 'Less' : 'More';
  placeTooltip();
}

/** @param room - how high the tooltip may be; `''` for what its style allows */
function fold(room: string) {
  const isOpen = button.ariaExpanded === 'true';
  tooltip.style.setProperty('--room', room);
  tooltip.classList.remove('sample-tooltip--folded');
  // Out of the way, not hidden: hidden, it would lose the focus.
  button.style.position = 'fixed';
  const isTooLong = tooltip.scrollHeight > tooltip.clientHeight;
  button.style.position = '';
  button.hidden = !isOpen && !isTooLong;
  tooltip.classList.toggle('sample-tooltip--folded', !isOpen && isTooLong);
}

function headingAbove(name: HTMLElement) {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .reverse()
    .find((heading) => heading.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING);
}
