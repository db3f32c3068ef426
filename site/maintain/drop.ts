import fs from 'node:fs';
import path from 'node:path';
import { docsFolder, readVersionPages } from './docs-pages';
import { afterDrop, DOCS_VERSIONS_FILE, type DocsVersions } from './docs-versions';
import { editFile, filesBelow, readJson, writeDocsVersions, writeJson } from './files';
import { INSTALL } from './in-copy';
import { hasSamplesOf } from './mark-samples';
import { wordsOn } from './mentions';
import {
  addRedirects,
  leaveOutTwins,
  moveLinks,
  nearestPage,
  type VersionPages,
} from './nearest-pages';
import type { Plan } from './plan';
import { Refusal } from './refusal';

const REDIRECTS_FILE = 'site/ledger/redirects.json';
/** What has links to docs, beside the docs themselves. */
const WITH_LINKS = ['docs', 'versioned_docs', 'blog', 'src'];
const CONFIGURATION = 'docusaurus.config.ts';

/**
 * Plans to take a released version from the site. Its pages lead to the nearest of the latest version.
 *
 * @throws Refusal where there is no such version, or it is the latest one, or no other one is released
 */
export async function planDrop(siteDir: string, name: string): Promise<Plan> {
  const versions = readJson<DocsVersions>(path.join(siteDir, DOCS_VERSIONS_FILE));
  refuse(versions, name);

  const from = await readVersionPages(siteDir, versions, name);
  const to = await readVersionPages(siteDir, versions, versions.lastVersion);
  const moves = Object.fromEntries(
    from.pages.map((page) => [page.path, nearestPage(page, from, to)]),
  );
  const folder = `version-${name}`;
  const removed = [
    docsFolder(name),
    `versioned_sidebars/${folder}-sidebars.json`,
    `site/reference/words/${folder}.ts`,
    ...(usesSamplesOf(siteDir, name) ? [] : [`libraries/${folder}`]),
  ].filter((file) => fs.existsSync(path.join(siteDir, file)));
  const kept = removed.includes(`libraries/${folder}`)
    ? []
    : [`keep libraries/${folder}: other pages have samples with version=${name}`];
  const twins = await findTwins(siteDir, versions, name, moves, to);
  return {
    title: `Drop ${name}: its ${from.pages.length} pages lead to those of ${versions.lastVersion}.`,
    steps: [
      'build the site as it is',
      ...removed.map((file) => `remove ${file}`),
      ...kept,
      `versions.json, ${DOCS_VERSIONS_FILE}: leave ${name} out`,
      `redirect its pages to those at the same path below ${to.path}`,
      ...Object.entries(moves)
        .filter(([page, nearest]) => to.path + page.slice(from.path.length) !== nearest)
        .map(([page, nearest]) => `redirect ${page} to ${nearest}`),
      `links to those pages in ${[...WITH_LINKS, CONFIGURATION].join(', ')} become links to the nearest ones; where a page only refers to itself in ${name}, as in "See [Router in ${name}](…).", that is left out`,
      'npm install and npm run check:samples, in the copy',
      'move all of that into the site, staged',
      'npm install',
    ],
    words: [wordsOn([name])],
    async change(copy, run) {
      for (const file of removed) {
        fs.rmSync(path.join(copy, file), { recursive: true });
      }
      const names = readJson<string[]>(path.join(copy, 'versions.json'));
      const left = names.filter((version) => version !== name);
      await writeJson(path.join(copy, 'versions.json'), left);
      await writeDocsVersions(copy, afterDrop(versions, name));
      const redirects = path.join(copy, REDIRECTS_FILE);
      await writeJson(redirects, addRedirects(readJson(redirects), moves));
      const linking = filesBelow(copy, WITH_LINKS).filter((file) => /\.(mdx?|tsx?)$/.test(file));
      const relinked: string[] = [];
      for (const file of [...linking, CONFIGURATION]) {
        editFile(path.join(copy, file), (text) => {
          const before = leaveOutTwins(text, twins.get(file) ?? []);
          const after = moveLinks(before, from.path, moves, to.pages);
          const lines = changedLines(before, after);
          relinked.push(...(lines.length > 0 ? [`${file}:${lines.join(',')}`] : []));
          return after;
        });
      }
      await run('npm', INSTALL, copy);
      await run('npm', ['run', '--silent', 'check:samples'], copy);
      return { relinked };
    },
  };
}

/** For each file of the versions that stay: the pages of the one that goes which lead to its page. */
async function findTwins(
  siteDir: string,
  versions: DocsVersions,
  name: string,
  moves: Record<string, string>,
  to: VersionPages,
) {
  const others = Object.keys(versions.versions).filter((version) => version !== name);
  const read = await Promise.all(
    others.map((version) => readVersionPages(siteDir, versions, version)),
  );
  return new Map(
    read.flatMap(({ path: root, pages }) =>
      pages.map((page) => {
        const target = to.path + page.path.slice(root.length);
        const twins = Object.keys(moves).filter((path) => moves[path] === target);
        return [page.file, twins] as const;
      }),
    ),
  );
}

/** Of two texts with as many lines, the numbers of those that differ. */
function changedLines(before: string, after: string) {
  const lines = after.split('\n');
  return before.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [index + 1]));
}

function refuse({ lastVersion, versions }: DocsVersions, name: string) {
  const released = Object.keys(versions).filter((version) => version !== 'current');
  if (!released.includes(name)) {
    throw new Refusal(
      `There is no released version "${name}"; there are ${released.join(', ')}. What is unreleased is in docs/.`,
    );
  }
  const others = released.filter((version) => version !== name);
  const next = versions.current!.label;
  const mend = `release ${next} first, with "npm run version:cut -- ${next}"`;
  if (others.length === 0) {
    throw new Refusal(`${name} is the only released version; ${mend}.`);
  }
  if (name === lastVersion) {
    throw new Refusal(
      `${name} is the version that readers get; ${mend}, or make ${others.join(' or ')} the "lastVersion" in ${DOCS_VERSIONS_FILE}.`,
    );
  }
}

/** Looks outside the version itself: posts, and pages about the way from it. */
function usesSamplesOf(siteDir: string, name: string) {
  return filesBelow(siteDir, WITH_LINKS)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${docsFolder(name)}/`))
    .some((file) => hasSamplesOf(fs.readFileSync(path.join(siteDir, file), 'utf8'), name));
}
