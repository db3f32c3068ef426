/**
 * A short form of a class or interface for readers. Each path leads from a type parameter through properties
 * to a type: `['TDef', 'record']`.
 */
export type Summary = {
  /** Written first, e.g. `query`. */
  label: string;
  /** The short form is this type. */
  type?: string[];
  /** The members, or the parameters if there is a `result`. */
  fields: { name: string; path: string[] }[];
  /** The return type: the short form is a function. */
  result?: string[];
};

/** By package and name of the type, a summary, or several, of which the first that fits is used. */
export type Summaries = Record<string, Record<string, string | string[]>>;

const PATH = String.raw`[A-Za-z_$][\w$]*(?:\.[\w$]+)*`;
const FIELD = String.raw`\w+: ${PATH}`;
const MEMBERS = String.raw`\{ (?<members>${FIELD}(?:; ${FIELD})*) \}`;
const CALL = String.raw`\((?<params>(?:${FIELD}(?:, ${FIELD})*)?)\) => (?<result>${PATH})`;

/** For example `query (input: TInput) => TOutput`, `Router { queries: TQueries }`, `Result = TData.value`, `Link`. */
export const SUMMARY = new RegExp(
  `^(?:(?<label>\\w+)(?: |$))?(?:${MEMBERS}|${CALL}|= (?<type>${PATH}))?$`,
);

/** @param text - matches `SUMMARY` */
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
