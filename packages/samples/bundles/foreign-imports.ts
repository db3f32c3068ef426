import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Lists what a bundle imports besides the file that it shares with others: a browser would fetch it, from
 * wherever it is.
 *
 * @param code - of the bundle
 * @param shared - what the bundle calls the shared file
 * @returns each in words, e.g. `"https://example.com/a.js"`
 */
export function foreignImports(code: string, shared: string): string[] {
  const found: string[] = [];
  const add = (name: string) => {
    if (name !== shared) {
      found.push(JSON.stringify(name));
    }
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source.value),
    ExportNamedDeclaration: ({ source }) => source && add(source.value),
    ExportAllDeclaration: ({ source }) => add(source.value),
    ImportExpression: ({ source }) => {
      // The minifier writes texts as templates.
      if (source.type === 'TemplateLiteral' && source.expressions.length === 0) {
        add(source.quasis[0]!.value.raw);
      } else {
        found.push('what it names only when it runs');
      }
    },
  }).visit(parseSync('program.js', code).program);
  return found;
}
