import { Joi } from '@docusaurus/utils-validation';
import { DEFAULT_OPTIONS, type SamplesOptions } from '../page/options';
import { SUMMARY } from '../page/summary';

const names = Joi.array().items(Joi.string());
const summary = Joi.string().allow('').pattern(SUMMARY).messages({
  'string.pattern.base':
    '{{#label}} is no summary: "{{#value}}"; write one such as "Router = TDef.record" or "query (input: TInput) => TOutput"',
});

const schema = Joi.object<Required<SamplesOptions> & { id: string }>({
  libraries: Joi.string().default(DEFAULT_OPTIONS.libraries),
  documented: names.default(DEFAULT_OPTIONS.documented),
  currentLabel: Joi.string().default(DEFAULT_OPTIONS.currentLabel),
  pages: names.default(DEFAULT_OPTIONS.pages),
  maxUncheckedShare: Joi.number().min(0).max(1).default(DEFAULT_OPTIONS.maxUncheckedShare),
  languages: Joi.object().pattern(Joi.string(), Joi.string().allow('')).default({}),
  shared: names.default(DEFAULT_OPTIONS.shared),
  sharedByFew: names.default(DEFAULT_OPTIONS.sharedByFew),
  sharedWithDocument: names.default(DEFAULT_OPTIONS.sharedWithDocument),
  sideEffectFree: names.default(DEFAULT_OPTIONS.sideEffectFree),
  firstRunLimit: Joi.number().positive().default(DEFAULT_OPTIONS.firstRunLimit),
  firstRunLimitWithDocument: Joi.number()
    .positive()
    .default(DEFAULT_OPTIONS.firstRunLimitWithDocument),
  summaries: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object().pattern(Joi.string(), [summary, Joi.array().items(summary)]),
    )
    .default({}),
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
  return result.value;
}
