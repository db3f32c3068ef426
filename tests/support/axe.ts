import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { source } from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

export interface Parts {
  /** The parts to check, as a selector; all of the page unless given. */
  include?: string;
  /** The parts to leave out, as a selector. */
  exclude?: string;
}

/**
 * Finds what violates WCAG 2.2 A and AA on a page as it is.
 *
 * @returns a line per element: rule, element, what is wrong
 */
export function violations(page: Page, parts: Parts = {}): Promise<string[]> {
  return run(page, parts, { runOnly: { type: 'tag', values: STANDARDS } });
}

/**
 * As `violations`, without the rules about colors, which take most of axe's time.
 *
 * @param skip - further rules to leave out
 */
export function violationsButColors(
  page: Page,
  { skip = [], ...parts }: Parts & { skip?: string[] },
): Promise<string[]> {
  const rules: RunOptions['rules'] = {};
  for (const rule of [CONTRAST, LINK_COLOR, ...skip]) {
    rules[rule] = { enabled: false };
  }
  return run(page, parts, { runOnly: { type: 'tag', values: STANDARDS }, rules });
}

/** Finds texts that cannot be told from their background: WCAG 2.2, 1.4.3. */
export function contrastViolations(page: Page, parts: Parts = {}): Promise<string[]> {
  return run(page, parts, { runOnly: { type: 'rule', values: [CONTRAST] } });
}

/**
 * Finds texts that cannot be told from their background, and links that cannot be told from the text
 * around them, of one text each among those that are alike to these rules: of one color, large or not,
 * on the same backgrounds, and links with the same line among text of one color.
 *
 * @param known - the looks that were checked before; gets those of this page
 */
export async function colorViolationsOfNewLooks(
  page: Page,
  { exclude, known }: { exclude?: string; known: Set<string> },
): Promise<string[]> {
  const looks = await page.evaluate(markNewLooks, { exclude, known: [...known], mark: MARK });
  looks.forEach((look) => known.add(look));
  return looks.length > 0
    ? run(
        page,
        { include: `[${MARK}]`, exclude },
        { runOnly: { type: 'rule', values: [CONTRAST, LINK_COLOR] } },
      )
    : [];
}

const CONTRAST = 'color-contrast';
const LINK_COLOR = 'link-in-text-block';
const MARK = 'data-new-look';

/** In the browser: marks an element of each look that is not known, and returns these looks. */
function markNewLooks({
  exclude = ':not(*)',
  known,
  mark,
}: Record<'mark', string> & { exclude?: string; known: string[] }) {
  // WCAG 2.2, "large scale": 18 points, or 14 in bold.
  const [LARGE_PX, LARGE_BOLD_PX, BOLD] = [24, 18.66, 700];
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  /** What is painted behind the text of an element, by it and those around it. */
  const backgroundOf = (element: Element | null): string => {
    const found = backgrounds.get(element);
    if (found !== undefined || !element) {
      return found ?? '';
    }
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const isClear = own === 'rgba(0, 0, 0, 0) none 1';
    const all = (isClear ? '' : `${own} / `) + backgroundOf(element.parentElement);
    backgrounds.set(element, all);
    return all;
  };
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const isLarge = size >= (Number(fontWeight) >= BOLD ? LARGE_BOLD_PX : LARGE_PX);
    const line = element.matches('a') && [
      textDecorationLine,
      fontWeight,
      getComputedStyle(element.parentElement!).color,
    ];
    return [color, isLarge, line, backgroundOf(element)].join(' ');
  };

  document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
  const looks = new Set(known);
  const texts = document.evaluate(
    '//body//text()[normalize-space()]/.. | //body//input',
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  for (let index = 0; index < texts.snapshotLength; index++) {
    const element = texts.snapshotItem(index) as Element;
    const isMeant =
      !element.closest(exclude) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const look = isMeant ? lookOf(element) : '';
    if (look && !looks.has(look)) {
      looks.add(look);
      element.setAttribute(mark, '');
    }
  }
  return [...looks].slice(known.length);
}

async function run(
  page: Page,
  { include = 'html', exclude = ':not(*)' }: Parts,
  options: RunOptions,
) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const found = await page.evaluate(
    async ({ include, exclude, options }) => {
      const { violations } = await window.axe.run({ include, exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    {
      include: [include],
      exclude: [exclude],
      // All that passes, described element by element, takes long.
      options: { ...options, resultTypes: ['violations'] } satisfies RunOptions,
    },
  );
  return found;
}
