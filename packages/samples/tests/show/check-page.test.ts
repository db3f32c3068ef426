import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPage, type CheckedPage } from '../../show/check-page';
import { languagesOf } from '../../page/languages';
import { createEngine, type Engine } from '../../check/engine';
import type { FenceView } from '../../show/fence-view';
import { createHighlight, type Highlight } from '../../show/highlight';
import { formatProblems } from '../../page/problem';
import { libraryDir } from '../../page/site';
import { docsVersions } from '../../page/versions';
import { pageOf, SITE } from '../site';

const FIXTURES = path.join(__dirname, 'fixtures/check');

const versions = docsVersions(SITE);
const languages = languagesOf(SITE.options);
let engines: Map<string, Engine>;
let highlight: Highlight;

beforeAll(async () => {
  engines = new Map(
    versions.map(({ library }) => [library, createEngine(libraryDir(SITE, library), library)]),
  );
  highlight = await createHighlight(Object.keys(languages));
});

describe('checkPage', () => {
  const files = fs.readdirSync(FIXTURES).filter((file) => file.endsWith('.mdx'));
  it.each(files)('%s', async (file) => {
    const checked = check(fs.readFileSync(path.join(FIXTURES, file), 'utf8'), file);
    await expect(describeChecked(checked)).toMatchFileSnapshot(
      path.join(FIXTURES, file.replace('.mdx', '.txt')),
    );
  });
});

function check(text: string, file: string): CheckedPage {
  const page = pageOf(text, 'current', `docs/${file}`);
  expect(page.problems).toEqual([]);
  engines.forEach((engine) => engine.setPage(page));
  return checkPage(page, (version) => engines.get(version)!, highlight, languages);
}

function describeChecked({ problems, fences, types }: CheckedPage) {
  const sections = [
    formatProblems(problems),
    ...fences.map(describeFence),
    types.map((entry, number) => `${number}: ${entry.join(' | ')}`).join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function describeFence(fence: FenceView) {
  if (fence.kind === 'hidden' || fence.kind === 'foreign') {
    return `line ${fence.line}: hidden`;
  }
  const { html, ...code } = fence.code;
  const about = { ...code, ...(fence.kind === 'output' && fence.of) };
  return `line ${fence.line}: ${fence.kind} ${JSON.stringify(about)}\n${html}`;
}
