import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useFilter } from './Filter';

/**
 * A table of a page, whose rows a `Filter` above leaves in view or not.
 *
 * @param children - the table, as Markdown makes it
 */
export default function FilteredTable({ children }: { children: ReactNode }) {
  const isShown = useFilter();
  const rows = rowsOf(children);
  if (rows.length > 0 && !rows.some((row) => isShown(textOf(row)))) {
    return null;
  }
  return keepRows(children, (row) => isShown(textOf(row)));
}

type Parent = ReactElement<{ children?: ReactNode }>;

function rowsOf(node: ReactNode): Parent[] {
  return Children.toArray(node)
    .filter((child) => isValidElement<{ children?: ReactNode }>(child))
    .filter(({ type }) => type !== 'thead')
    .flatMap((child) => (child.type === 'tr' ? [child] : rowsOf(child.props.children)));
}

function keepRows(node: ReactNode, keep: (row: Parent) => boolean): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child) || child.type === 'thead') {
      return child;
    }
    if (child.type === 'tr') {
      return keep(child) ? child : null;
    }
    return cloneElement(child, undefined, keepRows(child.props.children, keep));
  });
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : typeof child === 'string'
          ? child
          : '',
    )
    .join('');
}
