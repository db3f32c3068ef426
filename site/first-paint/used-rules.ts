import { transform } from 'lightningcss';

/** What a rule can be about and a page not have. */
const SELECTED_NAMES = /[.#](-?[a-z_][\w-]*)/gi;
const CLASSES_AND_IDS = /\s(?:class|id)=(?:"([^"]*)"|([^\s">]+))/g;
const DEFINED_VARIABLES = /(?<=[{;])(--[\w-]+):/g;
const NAMES = /[\w-]+/g;

/**
 * Leaves out of a stylesheet what a page does not use: rules for classes and ids that no element of the
 * page has, and variables that neither the remaining rules nor the page's own styles read.
 *
 * @param stylesheet - the text of the whole stylesheet, minified
 * @param html - the page as it is built
 * @returns the rules, minified
 */
export function usedRules(stylesheet: string, html: string): string {
  const had = new Set(
    Array.from(html.matchAll(CLASSES_AND_IDS)).flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  const selected = Array.from(stylesheet.matchAll(SELECTED_NAMES), ([, name = '']) => name);
  let rules = without(stylesheet, new Set(selected.filter((name) => !had.has(name))));
  const inPage = new Set(html.match(NAMES));
  for (let before = ''; before !== rules;) {
    before = rules;
    rules = withoutUnreadVariables(rules, inPage);
  }
  return rules;
}

/** One round: a variable that is gone may have been the only reader of another. */
function withoutUnreadVariables(rules: string, inPage: Set<string>): string {
  const read = new Set(rules.match(/(?<=var\()--[\w-]+/g));
  const defined = Array.from(rules.matchAll(DEFINED_VARIABLES), ([, name = '']) => name);
  const unread = new Set(defined.filter((name) => !read.has(name) && !inPage.has(name)));
  return unread.size ? without(rules, unread) : rules;
}

function without(stylesheet: string, unused: Set<string>): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(stylesheet),
    minify: true,
    unusedSymbols: Array.from(unused),
  });
  return code.toString();
}
