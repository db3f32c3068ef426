import type { TypeEntry } from '../../page/type-entry';

const ID = 'sample-tooltip';

/** Time to move the pointer from a name to its tooltip. */
const LEAVE_MS = 150;

/** Screen readers say so much of a type; its rest is to be asked for. */
const SAID_LENGTH = 300;

/** How far each key goes among the names of a block. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The page's one tooltip for types: a press elsewhere and Escape close it. Its style puts it beside the name of
 * the class `o`. It scrolls, so that keys must reach it.
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

/** Where the types of blocks are, once a reader has come to them. */
const addresses = new WeakMap<Element, string>();
const loaded = new Map<string, Promise<TypeEntry[]>>();
let current: HTMLElement | undefined;
let leaving: number | undefined;

/**
 * Shows the types of a code block's names: on hover, on tap, and with the arrow keys while the block
 * has the focus. Enter leads into a long one, which keys scroll then. Where the types do not load,
 * the next name asks for them again.
 *
 * @param pre - the block; its names carry the numbers of their types in `data-t`
 * @param address - of the types of the page
 * @param event - the last of those that made the reader's wish known, before there were listeners
 * @returns a function that hides what is shown
 */
export default function showTypes(pre: HTMLElement, address: string, event: Event): () => void {
  if (!addresses.has(pre)) {
    addresses.set(pre, address);
    load(address).catch(() => {});
    if (event.type === 'pointerover') {
      onPointerMove(event as PointerEvent);
    } else if (event.type === 'click') {
      onClick(event as PointerEvent);
    }
  }
  return hide;
}

tooltip.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && forget());
// A pointer that moves: what scrolls under one that rests is not pointed at.
document.addEventListener('pointermove', onPointerMove);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', ({ target }) => {
  if (target !== tooltip && target !== current?.closest('pre')) {
    hide();
  }
});

async function show(name: HTMLElement, isAnnounced = false) {
  clearTimeout(leaving);
  leaving = undefined;
  if (name === current) {
    return;
  }
  hide();
  current = name;
  try {
    const types = await load(addresses.get(name.closest('pre')!)!);
    if (current === name) {
      fill(name, types[Number(name.dataset.t)]!, isAnnounced);
    }
  } catch {
    forget();
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
    const said = `${code.textContent}. ${documentation}`.slice(0, SAID_LENGTH);
    announcer.textContent = said + (hasMore() ? ' Enter leads to the rest.' : '');
  }
}

function hide() {
  forget();
  // eslint-disable-next-line baseline-js/use-baseline -- no other browser loads this
  tooltip.hidePopover();
}

function forget() {
  clearTimeout(leaving);
  leaving = undefined;
  current?.classList.remove('o');
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

function load(address: string) {
  const types = loaded.get(address) ?? fetchTypes(address);
  loaded.set(address, types);
  types.catch(() => loaded.delete(address));
  return types;
}

async function fetchTypes(address: string) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.json()) as TypeEntry[];
}

function onPointerMove({ target, pointerType }: PointerEvent) {
  if (pointerType === 'touch') {
    // A finger leaves with each tap.
    return;
  }
  const name = nameAt(target);
  if (name) {
    void show(name);
  } else if (tooltip.contains(target as Node)) {
    clearTimeout(leaving);
    leaving = undefined;
  } else if (current && document.activeElement !== tooltip) {
    // Who scrolls by keys reads on, wherever the pointer goes.
    leaving ??= window.setTimeout(hide, LEAVE_MS);
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
  const isMore = key === 'Enter' && current && hasMore();
  const pre = target as Element;
  if (!addresses.has(pre) || !(step || isMore) || altKey || ctrlKey || metaKey || shiftKey) {
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

/** Tells whether the type is longer than what is shown at first. */
function hasMore() {
  return tooltip.scrollHeight > tooltip.clientHeight;
}

/** The name of a block that a reader has come to. */
function nameAt(target: EventTarget | null) {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-t]') : null;
  return name && addresses.has(name.closest('pre')!) ? name : null;
}
