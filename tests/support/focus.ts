import type { Page } from '@playwright/test';

/**
 * Finds elements whose focus is not visible: WCAG 2.2, 2.4.7 and 2.4.11. It focuses every tab stop, at the top
 * of the window, where a bar may cover it.
 *
 * @returns a line per element: problem, element
 */
export async function focusFaults(page: Page): Promise<string[]> {
  // After a key press, browsers show the outline also when a script moves the focus.
  await page.keyboard.press('Tab');
  return page.evaluate(describeFaults, await page.evaluateHandle(tabStops));
}

/** Runs in the browser: all tab stops, in page order. */
function tabStops(): HTMLElement[] {
  // Without editors, which draw an outline around themselves, a moment later.
  const selector =
    ':is(a[href], button, input, select, summary, [tabindex]):not(:disabled, [contenteditable])';
  return Array.from(document.querySelectorAll<HTMLElement>(`${selector}:not([inert] *)`)).filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the browser: focuses the elements one after the other. */
function describeFaults(stops: HTMLElement[]): string[] {
  const MIN_OUTLINE_PX = 2;
  /** For outlines at fractions of pixels. */
  const TOLERANCE_PX = 0.5;

  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** The label of an invisible input shows the input's focus. */
  const outlined = (stop: HTMLElement) =>
    (stop instanceof HTMLInputElement && !isVisible(stop) && stop.labels?.[0]) || stop;

  const readOutline = (element: Element) => {
    const style = getComputedStyle(element);
    const isDrawn = style.outlineStyle !== 'none' && !style.outlineColor.endsWith(', 0)');
    const width = isDrawn ? parseFloat(style.outlineWidth) : 0;
    return { text: style.outline, width, reach: width + parseFloat(style.outlineOffset) };
  };

  const clips = new Map<Element | null, Element[]>([[null, []]]);
  /** The box and its ancestors that clip their content. */
  const clipsFrom = (box: Element | null): Element[] => {
    const known = clips.get(box);
    if (known || !box) {
      return known ?? [];
    }
    const { overflow, display } = getComputedStyle(box);
    const isClip = overflow !== 'visible' && display !== 'contents';
    const found = [...(isClip ? [box] : []), ...clipsFrom(box.parentElement)];
    clips.set(box, found);
    return found;
  };
  const isCutOff = (element: Element, reach: number) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return clipsFrom(element.parentElement).some((clip) => {
      const box = clip.getBoundingClientRect();
      const out = [box.left - left, box.top - top, right - box.right, bottom - box.bottom];
      return Math.max(...out) + reach > TOLERANCE_PX;
    });
  };

  const isCovered = (element: Element) => {
    const line = element.getClientRects()[0] ?? new DOMRect();
    const y = (line.top + Math.min(line.bottom, window.innerHeight)) / 2;
    const xs = [line.left + 3, (line.left + line.right) / 2, line.right - 3];
    return !xs.some((x) => element.contains(document.elementFromPoint(x, y)));
  };

  /** `scrollIntoView` of an element in a sticky box scrolls the page further and further; Tab does not. */
  const isStuck = (box: Element | null): boolean =>
    box !== null && (getComputedStyle(box).position === 'sticky' || isStuck(box.parentElement));

  const describeFault = (stop: HTMLElement, element: Element, unfocused: string) => {
    const { scrollY } = window;
    stop.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (isStuck(stop)) {
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    }
    stop.focus();
    if (document.activeElement !== stop) {
      return 'takes no focus';
    }
    if (!isVisible(element)) {
      return 'invisible';
    }
    const outline = readOutline(element);
    if (outline.width < MIN_OUTLINE_PX || outline.text === unfocused) {
      return 'no outline';
    }
    if (isCovered(element)) {
      return 'covered';
    }
    return isCutOff(element, outline.reach) ? 'outline cut off' : undefined;
  };

  (document.activeElement as HTMLElement | null)?.blur();
  const elements = stops.map(outlined);
  const unfocused = elements.map((element) => readOutline(element).text);
  const faults = stops.flatMap((stop, index) => {
    const fault = describeFault(stop, elements[index] ?? stop, unfocused[index] ?? '');
    return fault ? [`${fault}: ${stop.outerHTML.slice(0, 120)}`] : [];
  });
  stops.at(-1)?.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
