import { transform } from 'lightningcss';

/** In selectors: `.menu`, `#intro` */
const CLASS_OR_ID_SELECTORS = /[.#](-?[a-z_][\w-]*)/gi;
/** In HTML: `class="menu open"`, `id=intro` */
const CLASS_OR_ID_ATTRIBUTES = /\s(?:class|id)=(?:"([^"]*)"|([^\s">]+))/g;
/** `--gap` in `:root{--gap:1px}` */
const DEFINED_VARIABLES = /(?<=[{;])(--[\w-]+):/g;
const NAMES = /[\w-]+/g;

/**
 * Removes what a page does not use from a stylesheet: rules for classes and ids that no element has, and
 * variables that neither the remaining rules nor the page's own styles read.
 *
 * @param stylesheet - the text of the whole stylesheet, minified
 * @param html - the built page
 * @returns the rules, minified
 */
export function usedRules(stylesheet: string, html: string): string {
  const inHtml = new Set(
    Array.from(html.matchAll(CLASS_OR_ID_ATTRIBUTES)).flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  const selected = Array.from(stylesheet.matchAll(CLASS_OR_ID_SELECTORS), ([, name = '']) => name);
  let rules = removeSymbols(stylesheet, new Set(selected.filter((name) => !inHtml.has(name))));
  const namesInPage = new Set(html.match(NAMES));
  for (let before = ''; before !== rules;) {
    before = rules;
    rules = removeUnreadVariables(rules, namesInPage);
  }
  return rules;
}

/** One round. A removed variable may have been the only reader of another, so the caller repeats it. */
function removeUnreadVariables(rules: string, namesInPage: Set<string>): string {
  const read = new Set(rules.match(/(?<=var\()--[\w-]+/g));
  const defined = Array.from(rules.matchAll(DEFINED_VARIABLES), ([, name = '']) => name);
  const unread = new Set(defined.filter((name) => !read.has(name) && !namesInPage.has(name)));
  return unread.size ? removeSymbols(rules, unread) : rules;
}

function removeSymbols(stylesheet: string, unused: Set<string>): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(stylesheet),
    minify: true,
    unusedSymbols: Array.from(unused),
  });
  return code.toString();
}
