import { hasMore, hideTooltip, showTooltip, tooltip } from './tooltip';
import type { TypeEntry } from '../../page/type-entry';

/** Time to move the pointer from a name to its tooltip. */
const LEAVE_MS = 150;

/** How far each key goes among the names of a block. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Shows the types of a code block's names: on hover, on tap, and with the arrow keys while the block
 * has the focus. Enter leads into a long one, which keys scroll then, and Escape hides them. Where the types do not load,
 * the next name asks for them again.
 *
 * @param pre - the block; its names carry the numbers of their types in `data-t`
 * @param address - of the types of the page
 * @param event - the last of those that made the reader's wish known, before there were listeners
 * @returns a function that ends it
 */
export default function showTypes(pre: HTMLElement, address: string, event: Event): () => void {
  let types: Promise<TypeEntry[]> | undefined;
  ask().catch(forget);
  const names = [...pre.querySelectorAll<HTMLElement>('[data-t]')];
  const listening = new AbortController();
  const { signal } = listening;
  let current: HTMLElement | undefined;
  let leaving: ReturnType<typeof setTimeout>;
  /** Whether keys were pressed since the pointer moved: what scrolls under it then is not pointed at. */
  let isPointerAtRest = false;

  pre.addEventListener('pointerover', onPointerOver, { signal });
  pre.addEventListener('pointermove', onPointerMove, { signal });
  pre.addEventListener('pointerleave', onPointerLeave, { signal });
  pre.addEventListener('click', onClick, { signal });
  pre.addEventListener('keydown', onKeyDown, { signal });
  pre.addEventListener('blur', onBlur, { signal });
  tooltip.addEventListener('pointerenter', () => clearTimeout(leaving), { signal });
  tooltip.addEventListener('pointerleave', onPointerLeave, { signal });
  tooltip.addEventListener('focusout', onBlur, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  if (event.type === 'pointerover') {
    onPointerOver(event as PointerEvent);
  } else if (event.type === 'click') {
    onClick(event as PointerEvent);
  }
  return () => {
    listening.abort();
    hide();
  };

  async function show(name: HTMLElement, isAnnounced: boolean) {
    clearTimeout(leaving);
    if (name === current) {
      return;
    }
    hide();
    current = name;
    try {
      const entries = await ask();
      if (current === name) {
        showTooltip(name, entries[Number(name.dataset.t)]!, isAnnounced);
      }
    } catch {
      forget();
    }
  }

  function ask() {
    types ??= loadTypes(address);
    return types;
  }

  function forget() {
    types = undefined;
    current = undefined;
  }

  function hide() {
    clearTimeout(leaving);
    if (current) {
      hideTooltip(current);
      current = undefined;
    }
  }

  function hideSoon() {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      // Who scrolls by keys reads on, wherever the pointer goes.
      if (!tooltip.contains(document.activeElement)) {
        hide();
      }
    }, LEAVE_MS);
  }

  /** A finger leaves with each tap. */
  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch' && !isPointerAtRest) {
      hideSoon();
    }
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch' || isPointerAtRest) {
      return;
    }
    const name = nameAt(target);
    if (name) {
      void show(name, false);
    } else {
      hideSoon();
    }
  }

  function onPointerMove(event: PointerEvent) {
    if (isPointerAtRest) {
      isPointerAtRest = false;
      onPointerOver(event);
    }
  }

  function onClick({ target }: MouseEvent) {
    const name = nameAt(target);
    if (name) {
      void show(name, false);
    }
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== pre && !tooltip.contains(relatedTarget as Node | null)) {
      hide();
    }
  }

  function onKeyDown(key: KeyboardEvent) {
    const step = STEPS[key.key];
    const isMore = key.key === 'Enter' && current && hasMore();
    if ((!step && !isMore) || key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) {
      return;
    }
    key.preventDefault();
    if (!step) {
      tooltip.focus({ preventScroll: true });
      return;
    }
    isPointerAtRest = true;
    const index = current ? names.indexOf(current) + step : step > 0 ? 0 : -1;
    const name = names.at(index % names.length)!;
    name.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    void show(name, true);
  }

  function onEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && current) {
      if (tooltip.contains(document.activeElement)) {
        // What the tooltip covered comes under a pointer that rests.
        isPointerAtRest = true;
        pre.focus({ preventScroll: true });
      }
      hide();
    }
  }

  function onPointerDown({ target }: PointerEvent) {
    const isInside = target instanceof Node && (pre.contains(target) || tooltip.contains(target));
    if (!isInside || (pre.contains(target) && !nameAt(target))) {
      hide();
    }
  }
}

async function loadTypes(address: string) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.json()) as TypeEntry[];
}

function nameAt(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-t]') : null;
}
