import Joi from 'joi';
import { DEFAULT_OPTIONS, type SamplesOptions } from '../page/options';
import { SUMMARY } from '../page/summary';

const names = Joi.array().items(Joi.string());
const summary = Joi.string().allow('').pattern(SUMMARY).messages({
  'string.pattern.base':
    '{{#label}} is no summary: "{{#value}}"; write one such as "Router = TDef.record" or "query (input: TInput) => TOutput"',
});

const schema = Joi.object<SamplesOptions & { id: string }>({
  documented: names,
  currentLabel: Joi.string(),
  docs: Joi.string(),
  undeclaredNames: Joi.string().valid('error', 'any'),
  preludes: Joi.object().pattern(Joi.string(), Joi.string()),
  notChecked: Joi.object({ pages: names, headings: names, beginnings: names }),
  highlights: Joi.string().valid('samples', 'all'),
  onUnknownMarks: Joi.string().valid('warn', 'throw'),
  compilerOptions: Joi.object(),
  compilerOptionsByPage: Joi.object().pattern(Joi.string(), Joi.object()),
  languages: Joi.object().pattern(Joi.string(), Joi.string().allow('')),
  shared: names,
  sharedByFew: names,
  sharedWithDocument: names,
  sideEffectFree: names,
  summaries: Joi.object().pattern(
    Joi.string(),
    Joi.object().pattern(Joi.string(), [summary, Joi.array().items(summary)]),
  ),
  // Docusaurus's own, of every plugin.
  id: Joi.string().strip(),
});

/**
 * Completes the options of a site.
 *
 * @throws with all that is wrong with them
 */
export function validateSamplesOptions(options: unknown): Required<SamplesOptions> {
  const result = schema.validate(options ?? {}, { abortEarly: false });
  if (result.error) {
    const known = Object.keys(DEFAULT_OPTIONS).join(', ');
    throw new Error(
      `The options of samples are wrong: ${result.error.message}. There are ${known}; the README of docusaurus-checked-samples says what each is.`,
    );
  }
  return { ...DEFAULT_OPTIONS, ...result.value };
}
