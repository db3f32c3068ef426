import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Parses declarations of types. */
export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.ES2022, true);
}

/** Writes declarations without comments, and without what is only for the eye. */
export function tight(text: string): string {
  return withoutIndents(printer.printFile(parse(text)));
}

/** The same, but with what authors say of their declarations: editors show it. */
export function tightWithWords(text: string): string {
  return withoutIndents(text.replace(/^\/\/# sourceMappingURL=.*$/gm, ''));
}

function withoutIndents(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
