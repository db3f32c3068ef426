import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export type Text = DefaultTreeAdapterTypes.TextNode;

export function isElement(node: Node): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}

export function isText(node: Node): node is Text {
  return defaultTreeAdapter.isTextNode(node);
}

/** An attribute's value, or `undefined` where the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The element's classes. CSS modules add a hash (`codeBlockTitle_Ktv7`), which is left out. */
export function classes(element: Element): string[] {
  return (attribute(element, 'class') ?? '')
    .split(/\s+/)
    .map((name) => name.replace(/^([a-z]+[A-Z][A-Za-z]*)_[\w-]{4}$/, '$1'));
}

/** All elements inside a node that pass a test, in the order of the document. */
export function findAll(parent: Parent, test: (element: Element) => boolean): Element[] {
  return parent.childNodes
    .filter(isElement)
    .flatMap((child) => [...(test(child) ? [child] : []), ...findAll(child, test)]);
}

/** The first element inside a node that passes a test. */
export function find(parent: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const child of parent.childNodes) {
    const found = isElement(child) ? (test(child) ? child : find(child, test)) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}
