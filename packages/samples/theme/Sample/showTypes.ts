import type { TypeEntry } from '../../page/type-entry';

const ID = 'sample-tooltip';

/** The delay gives time to move the pointer from a name into its tooltip. */
const HIDE_DELAY_MS = 150;

/** How many characters of a type screen readers announce; Enter leads to the rest. */
const MAX_ANNOUNCED_LENGTH = 300;

/** By key, the step to the next or previous name of a block. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The tooltip of the page. As an `auto` popover it closes by Escape and by a press elsewhere. CSS anchors it at
 * the name with the class `o`. It is focusable, so that keys can scroll it.
 */
const tooltip = Object.assign(document.createElement('div'), {
  className: 'sample-tooltip sample-type',
  popover: 'auto',
  tabIndex: 0,
  innerHTML: `<div id="${ID}" role="tooltip"><code></code><p></p></div>`,
});
const announcer = Object.assign(document.createElement('div'), {
  className: 'sample-announcer',
  role: 'status',
});
document.body.append(tooltip, announcer);

/** By code block, the URL of its types. */
const typesUrls = new WeakMap<Element, string>();
/** By URL. */
const loadedTypes = new Map<string, Promise<TypeEntry[]>>();
/** The name whose type is shown, or is being loaded. */
let current: HTMLElement | undefined;
let hideTimer: number | undefined;

/**
 * Makes a code block show the types of its names: on hover, on tap, and by the arrow keys while it has the
 * focus. Enter moves the focus into a long tooltip. If the types fail to load, the next name retries.
 *
 * @param pre - the block; the `data-t` of a name is the index of its type
 * @param url - the JSON file with the page's types
 * @param event - the last event on the block before this module was loaded, to handle now
 * @returns a function that hides the tooltip
 */
export default function showTypes(pre: HTMLElement, url: string, event: Event): () => void {
  if (!typesUrls.has(pre)) {
    typesUrls.set(pre, url);
    load(url).catch(() => {});
    if (event.type === 'pointerover') {
      onPointerMove(event as PointerEvent);
    } else if (event.type === 'click') {
      onClick(event as PointerEvent);
    }
  }
  return hide;
}

tooltip.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && clearCurrent());
// Not `pointerover`, which also fires when the page scrolls under a resting pointer.
document.addEventListener('pointermove', onPointerMove);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', ({ target }) => {
  if (target !== tooltip && target !== current?.closest('pre')) {
    hide();
  }
});

async function show(name: HTMLElement, isAnnounced = false) {
  clearTimeout(hideTimer);
  hideTimer = undefined;
  if (name === current) {
    return;
  }
  hide();
  current = name;
  try {
    const types = await load(typesUrls.get(name.closest('pre')!)!);
    if (current === name) {
      fill(name, types[Number(name.dataset.t)]!, isAnnounced);
    }
  } catch {
    clearCurrent();
  }
}

function fill(name: HTMLElement, [html, documentation = '']: TypeEntry, isAnnounced: boolean) {
  const code = tooltip.querySelector('code')!;
  code.innerHTML = html;
  tooltip.querySelector('p')!.textContent = documentation;
  name.classList.add('o');
  name.setAttribute('aria-describedby', ID);
  // eslint-disable-next-line baseline-js/use-baseline -- no other browser loads this
  tooltip.showPopover();
  tooltip.scrollTop = 0;
  if (isAnnounced) {
    const announced = `${code.textContent}. ${documentation}`.slice(0, MAX_ANNOUNCED_LENGTH);
    announcer.textContent = announced + (hasMore() ? ' Enter leads to the rest.' : '');
  }
}

function hide() {
  clearCurrent();
  // eslint-disable-next-line baseline-js/use-baseline -- no other browser loads this
  tooltip.hidePopover();
}

function clearCurrent() {
  clearTimeout(hideTimer);
  hideTimer = undefined;
  current?.classList.remove('o');
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

function load(url: string) {
  const types = loadedTypes.get(url) ?? fetchTypes(url);
  loadedTypes.set(url, types);
  types.catch(() => loadedTypes.delete(url));
  return types;
}

async function fetchTypes(url: string) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return (await response.json()) as TypeEntry[];
}

function onPointerMove({ target, pointerType }: PointerEvent) {
  if (pointerType === 'touch') {
    // Taps are handled as clicks.
    return;
  }
  const name = nameAt(target);
  if (name) {
    void show(name);
  } else if (tooltip.contains(target as Node)) {
    clearTimeout(hideTimer);
    hideTimer = undefined;
  } else if (current && document.activeElement !== tooltip) {
    // A focused tooltip, which keys scroll, stays open wherever the pointer goes.
    hideTimer ??= window.setTimeout(hide, HIDE_DELAY_MS);
  }
}

function onClick({ target }: MouseEvent) {
  const name = nameAt(target);
  if (name) {
    void show(name);
  }
}

function onKeyDown(event: KeyboardEvent) {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = STEPS[key];
  const entersTooltip = key === 'Enter' && current && hasMore();
  const pre = target as Element;
  if (!typesUrls.has(pre) || !(step || entersTooltip) || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  event.preventDefault();
  if (!step) {
    tooltip.focus({ preventScroll: true });
    return;
  }
  const names = [...pre.querySelectorAll<HTMLElement>('[data-t]')];
  const index = current ? names.indexOf(current) + step : step > 0 ? 0 : -1;
  const name = names.at(index % names.length)!;
  name.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  void show(name, true);
}

/** Tells whether the tooltip scrolls. */
function hasMore() {
  return tooltip.scrollHeight > tooltip.clientHeight;
}

/** The name at an event's target, in a block for which `showTypes` was called. */
function nameAt(target: EventTarget | null) {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-t]') : null;
  return name && typesUrls.has(name.closest('pre')!) ? name : null;
}
