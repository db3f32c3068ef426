import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** What a site can say about itself. Classes are those of its own components, beside Docusaurus's. */
export type SearchOptions = {
  /** Classes of elements whose text nobody searches for, such as labels and buttons */
  ignoredClasses: string[];
  /** Titles of sections that only lead elsewhere, such as a list of what to read next */
  ignoredTitles: string[];
  /** Classes of inline elements in code that stand on a line of their own */
  codeLineClasses: string[];
  /** Ends of the paths of pages that list what others explain, e.g. `/reference`: those others come first. */
  listPages: string[];
  /** Pages that most readers need, offered before the first letter is typed */
  suggestions: Suggestion[];
};

/** A page that is offered: what it is called there, and the id of its document in every version. */
export type Suggestion = { label: string; doc: string };

const stringList = () => Joi.array().items(Joi.string()).default([]);

const SCHEMA = Joi.object<SearchOptions>({
  ignoredClasses: stringList(),
  ignoredTitles: stringList(),
  codeLineClasses: stringList(),
  listPages: Joi.array().items(Joi.string().pattern(/^\//)).default([]),
  suggestions: Joi.array()
    .items(Joi.object({ label: Joi.string().required(), doc: Joi.string().required() }))
    .default([]),
});

/** Docusaurus calls this with what the configuration says. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions> | undefined, SearchOptions>): SearchOptions {
  return validate(SCHEMA, options);
}
