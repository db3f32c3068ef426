import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.ES2022, true);
}

/** Removes comments and indentation from declarations. */
export function minifyTypes(text: string): string {
  return removeIndentation(printer.printFile(parse(text)));
}

/** Removes indentation from declarations; editors show their comments. */
export function minifyTypesWithComments(text: string): string {
  return removeIndentation(text.replace(/^\/\/# sourceMappingURL=.*$/gm, ''));
}

function removeIndentation(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
