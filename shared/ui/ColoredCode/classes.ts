/** The classes of samples' tokens, as `packages/samples/theme/Sample/Sample.css` has them, and what gets them. */
const TOKENS = {
  c: /\/\/.*|\/\*.*?\*\//,
  s: /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/,
  k: /\b(?:as|async|await|break|case|catch|class|const|continue|declare|default|else|export|extends|finally|for|from|function|if|implements|import|in|instanceof|interface|keyof|let|new|of|readonly|return|satisfies|switch|this|throw|try|type|typeof|while)\b/,
  n: /\b(?:true|false|null|undefined|\d[\w.]*)\b/,
  f: /\b[\w$]+(?=\()/,
  t: /\b[A-Z]\w*|\b(?:any|boolean|never|number|string|unknown|void)\b/,
};

const ANY_TOKEN = new RegExp(
  Object.entries(TOKENS)
    .map(([name, { source }]) => `(?<${name}>${source})`)
    .join('|'),
  'g',
);

/**
 * Finds the colors of a line of code, roughly: the compiler's own would weigh more than the line.
 *
 * @param lang - the language of its fence
 * @returns the class of each character, `''` for the code's own color
 */
export function classesOf(code: string, lang: string): string[] {
  const classes = new Array<string>(code.length).fill('');
  if (/^(?:[tj]sx?|json)$/.test(lang)) {
    for (const { index, 0: token, groups = {} } of code.matchAll(ANY_TOKEN)) {
      const [name = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
      classes.fill(name, index, index + token.length);
    }
  }
  return classes;
}
