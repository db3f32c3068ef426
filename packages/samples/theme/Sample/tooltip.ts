import type { TypeEntry } from '../../page/type-entry';

const ID = 'sample-tooltip';
const MARGIN = 8;
const GAP = 4;

/** The page's one tooltip for types. It is made when it is first needed. */
export function getTooltip(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) {
    return existing;
  }
  const tooltip = document.createElement('div');
  tooltip.id = ID;
  tooltip.className = 'sample-tooltip';
  tooltip.role = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.append(document.createElement('code'), document.createElement('p'));

  const announcer = document.createElement('div');
  announcer.className = 'sample-announcer';
  announcer.role = 'status';
  document.body.append(tooltip, announcer);
  return tooltip;
}

/**
 * Shows a type below a name, or above where there is more room.
 *
 * @param isAnnounced - whether screen readers say it; for keys, not for a pointer that passes
 */
export function showTooltip(
  name: HTMLElement,
  [html, documentation = '']: TypeEntry,
  isAnnounced: boolean,
) {
  const tooltip = getTooltip();
  const [code, text] = tooltip.children as unknown as [HTMLElement, HTMLElement];
  code.innerHTML = html;
  text.textContent = documentation;
  name.classList.add('o');
  name.setAttribute('aria-describedby', ID);
  tooltip.showPopover();
  placeTooltip(name);
  if (isAnnounced) {
    tooltip.nextElementSibling!.textContent = `${code.textContent}. ${documentation}`;
  }
}

/** Hides the type of a name. */
export function hideTooltip(name: HTMLElement) {
  name.classList.remove('o');
  name.removeAttribute('aria-describedby');
  getTooltip().hidePopover();
}

/** Puts the tooltip where its name is now. */
export function placeTooltip(name: HTMLElement) {
  const tooltip = getTooltip();
  const anchor = name.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const left = Math.min(anchor.left, innerWidth - width - MARGIN);
  const isAbove = anchor.bottom + GAP + height > innerHeight - MARGIN && anchor.top > height + GAP;
  tooltip.style.left = `${Math.max(MARGIN, left)}px`;
  tooltip.style.top = `${isAbove ? anchor.top - height - GAP : anchor.bottom + GAP}px`;
}
