import { normalizeUrl } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import { withoutStopWords } from '../engine/analyze';
import { anchorOf } from '../engine/sections';
import type { Page } from '../engine/types';
import type { DocsPage } from './docs-versions';

/** What people call the sections of a page, with commas between, by the ids of their headings. */
type SectionKeywords = Record<string, string>;

const SCHEMA = Joi.object<SectionKeywords>().pattern(Joi.string(), Joi.string());

/**
 * Gives sections the words that `section_keywords` in the front matter of their pages lists for them.
 *
 * @param pages - as they were built
 * @param docs - of all docs versions, whose front matter is read
 * @throws with the source and the id where a page has no such heading, or the list is no text
 */
export function withSectionKeywords<P extends Page>(pages: P[], docs: DocsPage[]): P[] {
  const sources = new Map(docs.map((doc) => [withSlash(doc.permalink), doc]));
  return pages.map((page) => {
    const doc = sources.get(withSlash(page.path));
    const keywords = (doc?.frontMatter.section_keywords ?? {}) as SectionKeywords;
    const { error } = SCHEMA.validate(keywords);
    const anchors = page.sections.map(anchorOf);
    const unknown = Object.keys(keywords).find((id) => !anchors.includes(id));
    if (error ?? unknown) {
      throw new Error(
        `${doc?.source}: "section_keywords" ${error ? `is wrong: ${error.message}` : `names "${unknown}", and no heading of the page has that id`}. Write "id-of-the-heading: words, more words" on a line each.`,
      );
    }
    const sections = page.sections.map((section) => ({
      ...section,
      keywords: keywords[anchorOf(section) ?? '']
        ?.split(',')
        .map((phrase) => withoutStopWords(phrase.trim().split(' ')).join(' '))
        .filter(Boolean),
    }));
    return { ...page, sections };
  });
}

/** The address of the first page of a version has a slash at its end, which the option `trailingSlash` takes away. */
const withSlash = (address: string) => normalizeUrl([address, '/']);
