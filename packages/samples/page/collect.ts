import type { Code, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFileMessage } from 'vfile-message';
import { readCodeMarks } from './code-marks';
import { parseMeta } from './meta';
import { languageOf, languagesOf, type Languages } from './languages';
import { metaProblems, UNKNOWN_RULES } from './meta-problems';
import { notCheckedOn } from './not-checked';
import type { SamplesOptions } from './options';
import type { Fence, FenceBase, Page } from './page';
import { pageId, type PageFile } from './pages';
import { parsePage } from './parse-mdx';
import type { Problem } from './problem';
import { createPrograms, type Programs } from './programs';
import { createReporter, type Reporter } from './reporter';
import type { Site } from './site';
import { docsVersions } from './versions';

type ReadOptions = { languages: Languages } & Pick<Required<SamplesOptions>, 'highlights'>;

const BYTE_ORDER_MARK = /^\uFEFF/;
/** What ends a fence; one in a quote has its mark before it. */
const END_OF_FENCE = /^[\s>]*(?:`{3,}|~{3,})\s*$/;

/**
 * Reads a page as a program: which files its fences are, which of them run, and what they print.
 *
 * @param written - the page's MDX, with line ends and first bytes as editors leave them
 * @param pageFile - where the page is, and the version that it documents
 * @returns the page; what is wrong with it is in `problems`, never thrown
 */
export function collect(written: string, { file, version }: PageFile, site: Site): Page {
  const text = written.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
  const reporter = createReporter(file, text);
  const programs = createPrograms(version, docsVersions(site), reporter);
  const { highlights } = site.options;
  const readOptions = { languages: languagesOf(site.options), highlights };
  const isNotChecked = notCheckedOn(file, site.options.notChecked);
  const fences = codeNodes(text, file, reporter).map((found) =>
    readFence(
      found,
      !isNotChecked(found.heading, found.node.value),
      readOptions,
      programs,
      reporter,
    ),
  );
  const reported = reporter.problems.sort((a, b) => a.place.line - b.place.line);
  const isWarning = ({ rule }: Problem) =>
    site.options.onUnknownMarks === 'warn' && UNKNOWN_RULES.includes(rule);
  return {
    file,
    id: pageId(file),
    version,
    fences,
    problems: reported.filter((problem) => !isWarning(problem)),
    warnings: reported.filter(isWarning),
  };
}

/** A fence as it is written, with the heading above it, '' where there is none. */
type FoundFence = Pick<FenceBase, 'isAlternative'> & { node: Code; heading: string };

/** What stands for what another shows, the components of one at a time. */
const TAB = /(?:^|\.)Tab(?:Item|Panel|Content)?$/;
const isTab = (node: Nodes) => 'name' in node && TAB.test(node.name ?? '');

/** What was found in each page last: several ask for it, and to parse it takes longer than all the rest. */
const lastFound = new Map<string, { text: string; fences: FoundFence[] }>();

/**
 * Finds the fences of a page.
 *
 * @param file - the page's path
 * @throws where the page is no MDX
 */
export function fencesIn(text: string, file: string): FoundFence[] {
  const known = lastFound.get(file);
  if (known?.text === text) {
    return known.fences;
  }
  const fences: FoundFence[] = [];
  let heading = '';
  const walk = (node: Nodes, isAlternative: boolean) => {
    if (node.type === 'heading') {
      heading = toString(node);
    } else if (node.type === 'code') {
      fences.push({ node, heading, isAlternative });
    } else if ('children' in node) {
      const first = node.children.find(isTab);
      node.children.forEach((it) => walk(it, isAlternative || (isTab(it) && it !== first)));
    }
  };
  walk(parsePage(text, file), false);
  lastFound.set(file, { text, fences });
  return fences;
}

function codeNodes(text: string, file: string, { report }: Reporter) {
  try {
    const fences = fencesIn(text, file);
    const lines = text.split('\n');
    fences.forEach(({ node }) => reportMissingEnd(node, lines, report));
    return fences;
  } catch (error) {
    const { reason, line } = error as VFileMessage;
    report('mdx-syntax', reason, line ?? lineIn(reason));
    return [];
  }
}

/** Without an end, a fence takes in all that is below, or the next fence with it. */
function reportMissingEnd({ position }: Code, lines: string[], report: Reporter['report']) {
  const { start, end } = position!;
  const marker = /^(?:`+|~+)/.exec(lines[start.line - 1]!.slice(start.column - 1))?.[0];
  if (!marker) {
    return;
  }
  const isNext = (line: string) => line.trim().startsWith(marker) && /^\W+\w/.test(line);
  const next = lines.slice(start.line, end.line - 1).findIndex(isNext);
  if (next >= 0) {
    const line = start.line + next + 1;
    const message = `This fence has no end before another begins in line ${line}; write ${marker} above that line, or one more character in the marks around both.`;
    report('unclosed-fence', message, start.line);
  } else if (start.line === end.line || !END_OF_FENCE.test(lines[end.line - 1]!)) {
    const message = `This fence has no end, so that what is below it is code, too; write ${marker} in a line of its own below its code.`;
    report('unclosed-fence', message, start.line);
  }
}

/** Some of the parser's messages hold their place in the text alone: "… for `<Tabs>` (3:1-3:7)". */
function lineIn(reason: string) {
  return Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1);
}

function readFence(
  { node, isAlternative }: FoundFence,
  isChecked: boolean,
  { languages, highlights }: ReadOptions,
  programs: Programs,
  reporter: Reporter,
): Fence {
  const written = languageOf(node.lang);
  const lang = Object.hasOwn(languages, written) ? written : 'text';
  const meta = parseMeta(node.meta ?? '');
  const start = node.position!.start;
  const values = new Map(meta.marks.map(({ name, value }) => [name, value]));
  const isSample = isChecked && (lang === 'ts' || lang === 'tsx') && !values.has('nocheck');
  const marks = readCodeMarks(node.value, isSample, values.has('diff'));
  const base = {
    lang,
    code: node.value,
    line: start.line + 1,
    indent: start.column - 1,
    title: values.get('title'),
    showLineNumbers: firstLineNumber(values),
    folded: values.get('folded'),
    isAlternative,
    highlighted: meta.highlighted,
    marks,
  };
  const isOwn = values.has('output') || values.has('folded') || /^tsx?$/.test(lang);
  const isForeign = highlights === 'samples' && !isOwn;
  if (!isChecked || isForeign) {
    return { ...base, kind: 'plain', isForeign };
  }
  const problems = metaProblems(written, meta.marks, languages);
  problems.forEach(({ rule, message, text }) => reporter.report(rule, message, start.line, text));
  for (const { rule, message, line } of marks.problems) {
    reporter.report(rule, message, base.line + line);
  }
  if (isSample) {
    return programs.addSample(base, values);
  }
  if (values.has('output') && (lang === 'txt' || lang === 'html')) {
    return programs.addOutput({ ...base, lang });
  }
  return { ...base, kind: 'plain', isForeign, nocheck: values.get('nocheck') };
}

/** As Docusaurus has it: `showLineNumbers`, or `showLineNumbers=5`. */
function firstLineNumber(values: Map<string, string | undefined>): number | undefined {
  const value = values.get('showLineNumbers') ?? '1';
  return values.has('showLineNumbers') && value !== 'false' ? parseInt(value, 10) || 1 : undefined;
}
