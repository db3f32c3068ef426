import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** What a site can say about itself. Classes are those of its own components, beside Docusaurus's. */
export type SearchOptions = {
  /** Classes of the `<html>` of pages outside docs and blog that are found: `plugin-` and a plugin's name */
  pageClasses: string[];
  /** Classes of elements whose text nobody searches for, such as labels and buttons */
  ignoredClasses: string[];
  /** Titles of sections that only lead elsewhere, such as a list of what to read next */
  ignoredTitles: string[];
  /** Titles of sections on what goes wrong: for a name alone, what explains it comes first */
  faultTitles: string[];
  /** Classes of the element with the file name of a code block */
  codeTitleClasses: string[];
  /** Classes of inline elements in code that stand on a line of their own */
  codeLineClasses: string[];
  /** A file of the index above this size, compressed, gets a warning: readers load it whole. */
  maxFileKilobytes: number;
  /**
   * Ends of the paths of pages that list what others explain, e.g. `/reference`: those others come first. For
   * a name that heads a section of theirs, the first link below it leads to what to read first.
   */
  listPages: string[];
  /** Groups of words and phrases of one meaning, e.g. `[['ssr', 'server-side rendering']]` */
  synonyms: string[][];
  /** Pages that most readers need, offered before the first letter is typed */
  suggestions: Suggestion[];
};

/** A page that is offered: what it is called there, and the id of its document in every version. */
export type Suggestion = { label: string; doc: string };

const stringList = () => Joi.array().items(Joi.string()).default([]);

const SCHEMA = Joi.object<SearchOptions>({
  pageClasses: Joi.array().items(Joi.string()).default(['plugin-pages']),
  ignoredClasses: stringList(),
  ignoredTitles: stringList(),
  faultTitles: stringList(),
  codeTitleClasses: stringList(),
  codeLineClasses: stringList(),
  maxFileKilobytes: Joi.number().positive().default(150),
  listPages: Joi.array().items(Joi.string().pattern(/^\//)).default([]),
  synonyms: Joi.array().items(Joi.array().items(Joi.string()).min(2)).default([]),
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
