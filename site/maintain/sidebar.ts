import ts from 'typescript';
import { closest } from 'fastest-levenshtein';
import { Refusal } from './refusal';

/** A list of pages in a sidebar, under the label of its category. */
type List = { label: string; ids: string[]; literal: ts.ArrayLiteralExpression };

/**
 * Adds a page to the end of a category.
 *
 * @param file - of the sidebar, TypeScript or JSON
 * @param text - its text; the new one wants to be formatted
 * @param id - the page, e.g. `server/rate-limits`
 * @param category - its label; otherwise the one with the most pages of the page's folder
 * @throws Refusal where no category is meant or that one does not exist; it names those that do
 */
export function addToSidebar(
  file: string,
  text: string,
  id: string,
  category?: string,
): { text: string; category: string } {
  const lists = listsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const { label, literal } = category ? named(lists, category, file) : fitting(lists, id, file);
  const last = literal.elements.at(-1);
  const place = last ? last.end : literal.getStart() + 1;
  const entry = `${last ? ', ' : ''}${JSON.stringify(id)}`;
  return { text: text.slice(0, place) + entry + text.slice(place), category: label };
}

function named(lists: List[], category: string, file: string): List {
  const list = lists.find(({ label }) => label.toLowerCase() === category.toLowerCase());
  if (!list) {
    const labels = lists.map(({ label }) => label);
    throw new Refusal(
      `${file} has no category "${category}"; did you mean "${closest(category, labels)}"? There are ${labels.join(', ')}.`,
    );
  }
  return list;
}

function fitting(lists: List[], id: string, file: string): List {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const count = ({ ids }: List) => ids.filter((other) => other.startsWith(folder)).length;
  const [list] = lists.filter(count).sort((a, b) => count(b) - count(a));
  if (!list) {
    const labels = lists.map(({ label }) => label).join(', ');
    throw new Refusal(
      `No category of ${file} has pages of ${folder}; say which one, as in --category "${lists[0]?.label}". There are ${labels}.`,
    );
  }
  return list;
}

/** Finds the arrays that hold ids of pages; an array without a label has the name of its property. */
function listsIn(source: ts.SourceFile): List[] {
  const lists: List[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const literal = node.initializer;
      const ids = literal.elements.filter(ts.isStringLiteral).map((element) => element.text);
      if (ids.length > 0) {
        lists.push({ label: labelOf(node), ids, literal });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lists;
}

function labelOf(list: ts.PropertyAssignment): string {
  const label = list.parent.properties.find(
    (property) => ts.isPropertyAssignment(property) && nameOf(property) === 'label',
  ) as ts.PropertyAssignment | undefined;
  return label && ts.isStringLiteral(label.initializer) ? label.initializer.text : nameOf(list);
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
