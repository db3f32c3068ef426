import { attribute, findAll, type Parent } from './html';
import { inlineText } from './text';

/** A name, and the address of the section to read first on it */
export type Home = { name: string; href: string };

/** With a hump, capitals, an underscore or a digit: what nobody takes for a word, as `map` or `router`. */
const NAME = /^\S*(?:[a-z][A-Z]|[A-Z]{2}|[_\d])\S*$/;

/**
 * Finds where a page leads its readers: for each heading that is a name, the first link below it that
 * leaves the page.
 *
 * @param content - of a page that lists what others explain
 */
export function readHomes(content: Parent): Home[] {
  const homes: Home[] = [];
  let name = '';
  for (const element of findAll(content, ({ tagName }) => /^(h[2-6]|a)$/.test(tagName))) {
    const href = attribute(element, 'href');
    if (element.tagName !== 'a') {
      name = inlineText(element);
    } else if (NAME.test(name) && href?.startsWith('/')) {
      homes.push({ name, href });
      name = '';
    }
  }
  return homes;
}
