/** The entry of an identifier in a page's types: its type as HTML, and what its author says of it. */
export type TypeEntry = [html: string] | [html: string, documentation: string];
