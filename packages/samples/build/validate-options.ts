import Joi from 'joi';
import type { SamplesOptions } from '../page/options';
import { SUMMARY } from '../page/summary';

const names = Joi.array().items(Joi.string()).default([]);
const byName = (value: Joi.Schema) => Joi.object().pattern(Joi.string(), value).default({});
const summary = Joi.string().allow('').pattern(SUMMARY).messages({
  'string.pattern.base':
    '{{#label}} is no summary: "{{#value}}"; write one such as "Router = TDef.record" or "query (input: TInput) => TOutput"',
});

/** All options, with their defaults. */
const OPTIONS = {
  documented: names,
  currentLabel: Joi.string().default('current'),
  docs: Joi.string().default('docs'),
  undeclaredNames: Joi.string().valid('error', 'any').default('error'),
  preludes: byName(Joi.string()),
  notChecked: Joi.object({ pages: names, headings: names, beginnings: names }).default({}),
  highlights: Joi.string().valid('samples', 'all').default('samples'),
  onUnknownMarks: Joi.string().valid('warn', 'throw').default('warn'),
  compilerOptions: Joi.object().default({}),
  compilerOptionsByPage: byName(Joi.object()),
  languages: byName(Joi.string().allow('')),
  sideEffectFree: names,
  summaries: byName(Joi.object().pattern(Joi.string(), [summary, Joi.array().items(summary)])),
} satisfies Record<keyof SamplesOptions, Joi.Schema>;

/** Docusaurus adds an `id` to the options of a plugin. */
const schema = Joi.object({ ...OPTIONS, id: Joi.string().strip() });

/**
 * Validates options, and adds the defaults.
 *
 * @throws with all errors in them
 */
export function validateSamplesOptions(options: unknown = {}): Required<SamplesOptions> {
  const result = schema.validate(options, { abortEarly: false });
  if (result.error) {
    const known = Object.keys(OPTIONS).join(', ');
    throw new Error(
      `The options of samples are wrong: ${result.error.message}. There are ${known}; the README of docusaurus-checked-samples says what each is.`,
    );
  }
  return result.value as Required<SamplesOptions>;
}
