import type { SearchOptions } from './options';
import { classes, findAll, type Element, type Parent } from './html';

/**
 * Writes a site's own markup as Docusaurus would, so that all further reading knows that alone.
 *
 * @param document - a parsed page, which is changed
 */
export function readOwnMarkup(
  document: Parent,
  { ignoredClasses, codeTitleClasses, codeLineClasses }: SearchOptions,
): void {
  const withClass = (names: string[]) =>
    findAll(document, (element) => classes(element).some((name) => names.includes(name)));
  withClass(ignoredClasses).forEach(remove);
  withClass(codeTitleClasses).forEach((element) =>
    element.attrs.unshift({ name: 'class', value: 'codeBlockTitle' }),
  );
  withClass(codeLineClasses).forEach((element) => (element.tagName = 'p'));
}

function remove(element: Element) {
  const siblings = element.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(element), 1);
}
