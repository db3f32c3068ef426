/**
 * What readers see of a class or an interface, in place of its type arguments. Each value is where the
 * compiler finds a type: a type parameter, and the properties to follow from there.
 */
export type Summary = {
  /** A word in front, e.g. `query`. */
  label: string;
  /** The whole of it is the type at a path. */
  type?: string[];
  /** It has these members, or takes these where it has a result. */
  fields: { name: string; path: string[] }[];
  /** It is called, and gives this. */
  result?: string[];
};

/** Summaries by the name of the package, then by the name of the type. The first that fits counts. */
export type Summaries = Record<string, Record<string, string | string[]>>;

const PATH = String.raw`[A-Za-z_$][\w$]*(?:\.[\w$]+)*`;
const FIELD = String.raw`\w+: ${PATH}`;
const MEMBERS = String.raw`\{ (?<members>${FIELD}(?:; ${FIELD})*) \}`;
const CALL = String.raw`\((?<params>(?:${FIELD}(?:, ${FIELD})*)?)\) => (?<result>${PATH})`;

/** `query (input: TInput) => TOutput`, `Router { queries: TQueries }`, `Result = TData.value`, `Link` */
export const SUMMARY = new RegExp(
  `^(?:(?<label>\\w+)(?: |$))?(?:${MEMBERS}|${CALL}|= (?<type>${PATH}))?$`,
);

/** Reads a summary that matches `SUMMARY`. */
export function parseSummary(text: string): Summary {
  const { label = '', type, members, params, result } = SUMMARY.exec(text)!.groups!;
  const fields = (members ?? params ?? '').split(/[;,] /).filter(Boolean);
  return {
    label,
    type: type?.split('.'),
    fields: fields.map((field) => {
      const [name, path] = field.split(': ') as [string, string];
      return { name, path: path.split('.') };
    }),
    result: result?.split('.'),
  };
}
