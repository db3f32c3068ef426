import { renderMatches } from './renderMatches';

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
  if (!COLORED_LANGUAGES.test(lang)) {
    return code;
  }
  return renderMatches(code, ANY_TOKEN, ({ index, 0: token, groups = {} }) => (
    <i key={index} className={Object.keys(groups).find((group) => groups[group] !== undefined)}>
      {token}
    </i>
  ));
}
