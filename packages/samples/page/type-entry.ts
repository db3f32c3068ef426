/** The hover of an identifier: its type as HTML, and its doc comment. */
export type TypeEntry = [html: string] | [html: string, documentation: string];
