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
/** The closing line of a fence: ` ``` `, or `> ~~~` in a quote. */
const CLOSING_LINE = /^[\s>]*(?:`{3,}|~{3,})\s*$/;

/**
 * Reads the fences of a page, and groups the TypeScript ones into programs.
 *
 * @param written - the page's MDX, with any line ends, with or without a byte-order mark
 * @param pageFile - the page's path and docs version
 * @param found - its fences, if they are known: parsing is slow
 * @returns the page; faults are in its `problems`, and never thrown
 */
export function collect(
  written: string,
  { file, version }: PageFile,
  site: Site,
  found?: FoundFence[],
): Page {
  const text = written.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
  const reporter = createReporter(file, text);
  const programs = createPrograms(version, docsVersions(site), reporter);
  const { highlights } = site.options;
  const readOptions = { languages: languagesOf(site.options), highlights };
  const isNotChecked = notCheckedOn(file, site.options.notChecked);
  const known = text === written ? found : undefined;
  const fences = codeNodes(text, file, reporter, known).map((fence) =>
    readFence(
      fence,
      !isNotChecked(fence.heading, fence.node.value),
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

/** A fence's node, and the text of the heading above it; '' if there is none. */
export type FoundFence = Pick<FenceBase, 'isAlternative'> & { node: Code; heading: string };

/** The name of a tab component: `TabItem`, `Tab`, `Tabs.Panel`. */
const TAB = /(?:^|\.)Tab(?:Item|Panel|Content)?$/;
const isTab = (node: Nodes) => 'name' in node && TAB.test(node.name ?? '');

/** By file, the last result of `fencesIn`: a page is read several times, and parsing is slow. */
const cache = new Map<string, { text: string; fences: FoundFence[] }>();

/**
 * Finds the fences of a page.
 *
 * @param file - the page's path
 * @throws VFileMessage if the page is not MDX
 */
export function fencesIn(text: string, file: string): FoundFence[] {
  const cached = cache.get(file);
  if (cached?.text === text) {
    return cached.fences;
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
  cache.set(file, { text, fences });
  return fences;
}

function codeNodes(text: string, file: string, { report }: Reporter, found?: FoundFence[]) {
  try {
    const fences = found ?? fencesIn(text, file);
    const lines = text.split('\n');
    fences.forEach(({ node }) => reportMissingEnd(node, lines, report));
    return fences;
  } catch (error) {
    const { reason, line } = error as VFileMessage;
    report('mdx-syntax', reason, line ?? lineIn(reason));
    return [];
  }
}

/** A fence without a closing line contains everything up to the next closing line, or the rest of the page. */
function reportMissingEnd({ position }: Code, lines: string[], report: Reporter['report']) {
  const { start, end } = position!;
  const marker = /^(?:`+|~+)/.exec(lines[start.line - 1]!.slice(start.column - 1))?.[0];
  if (!marker) {
    return;
  }
  const isOpening = (line: string) => line.trim().startsWith(marker) && /^\W+\w/.test(line);
  const next = lines.slice(start.line, end.line - 1).findIndex(isOpening);
  if (next >= 0) {
    const line = start.line + next + 1;
    const message = `This fence has no end before another begins in line ${line}; write ${marker} above that line, or one more character in the marks around both.`;
    report('unclosed-fence', message, start.line);
  } else if (start.line === end.line || !CLOSING_LINE.test(lines[end.line - 1]!)) {
    const message = `This fence has no end, so that what is below it is code, too; write ${marker} in a line of its own below its code.`;
    report('unclosed-fence', message, start.line);
  }
}

/** Some of the parser's errors have their position only in the message: "… for `<Tabs>` (3:1-3:7)". */
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
  const language = languageOf(node.lang);
  const lang = Object.hasOwn(languages, language) ? language : 'text';
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
  const problems = metaProblems(language, meta.marks, languages);
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

/** Docusaurus's `showLineNumbers`, or `showLineNumbers=5`. */
function firstLineNumber(values: Map<string, string | undefined>): number | undefined {
  const value = values.get('showLineNumbers') ?? '1';
  return values.has('showLineNumbers') && value !== 'false' ? parseInt(value, 10) || 1 : undefined;
}
