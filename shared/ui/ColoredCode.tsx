import type { ReactNode } from 'react';

/** Token classes of packages/samples/theme/Sample/Sample.css: comment, string, keyword, constant, function, type. */
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
const COLORED_LANGUAGES = /^(?:[tj]sx?|json)$/;

interface Props {
  code: string;
  /** The language of the fence: `ts` */
  lang: string;
}

/** Code in roughly the colors of samples. An exact highlighter would be a far larger download. */
export default function ColoredCode({ code, lang }: Props) {
  const tokens = COLORED_LANGUAGES.test(lang) ? code.matchAll(ANY_TOKEN) : [];
  const nodes: ReactNode[] = [];
  let done = 0;
  for (const { index, 0: token, groups = {} } of tokens) {
    const name = Object.keys(groups).find((group) => groups[group] !== undefined);
    nodes.push(code.slice(done, index));
    nodes.push(
      <i key={index} className={name}>
        {token}
      </i>,
    );
    done = index + token.length;
  }
  return (
    <>
      {nodes}
      {code.slice(done)}
    </>
  );
}
