import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { docsFolder } from './docs-pages';
import {
  afterCut,
  DOCS_VERSIONS_FILE,
  nameProblem,
  nextName,
  type DocsVersions,
} from './docs-versions';
import { editFile, filesBelow, readJson, writeDocsVersions, writeJson } from './files';
import { INSTALL } from './in-copy';
import { markSamples } from './mark-samples';
import { wordsOn } from './mentions';
import type { Plan } from './plan';
import { Refusal } from './refusal';

/** Where pages outside the docs have their samples. */
const OUTSIDE = ['blog', 'src/pages'];
const MDX = /\.mdx?$/;

/** What the pages of a version that is released say no more. */
const UNRELEASED = /pre-?release|unreleased/i;

/** What the pages "Reference" and "Error messages" import. */
const REFERENCE_DATA = '@generated/reference/default/';

/**
 * Plans to release the docs that are unreleased.
 *
 * @param name - the version to cut, which is the label of the unreleased docs
 * @param next - the label of what is written from now on
 * @throws Refusal where the name is malformed, exists, or is another one than that of the unreleased docs
 */
export function planCut(siteDir: string, name: string, next = nextName(name)): Plan {
  const versions = readJson<DocsVersions>(path.join(siteDir, DOCS_VERSIONS_FILE));
  const latest = readJson<string[]>(path.join(siteDir, 'versions.json')).at(0);
  refuse(versions, name, next);

  const { current, ...released } = afterCut(versions, name, next).versions;
  const copies = perVersionFiles(siteDir).map(({ file, copy }) => `copy ${file} to ${copy(name)}`);
  const outside = latest ? pagesToMark(siteDir, latest) : [];
  return {
    title: `Cut ${name}: docs/ becomes the latest released version, and ${next} is written there from now on.`,
    steps: [
      'build the site as it is',
      `docusaurus docs:version ${name}: copy docs/ to versioned_docs/version-${name}, and the sidebar`,
      ...copies,
      `${DOCS_VERSIONS_FILE}: ${name} is the last version, at ${released[name]!.path}, without a banner`,
      `${DOCS_VERSIONS_FILE}: docs/ is ${next}, at ${current!.path}, unreleased`,
      ...Object.keys(released)
        .filter((version) => version !== name)
        .map((version) => `${DOCS_VERSIONS_FILE}: ${version} has the banner of an old version`),
      ...outside.map((file) => `${file}: mark its samples with version=${latest}`),
      'npm install, in the copy: the lock file knows the new workspace',
      'npm run check:samples, in the copy',
      'move all of that into the site, staged',
      'npm install',
    ],
    words: [
      wordsOn([name, ...(latest ? [latest] : [])]),
      { pattern: UNRELEASED, places: [docsFolder(name)] },
    ],
    async change(copy, run) {
      for (const file of perVersionFiles(copy)) {
        fs.cpSync(path.join(copy, file.file), path.join(copy, file.copy(name)), {
          recursive: true,
        });
      }
      await rename(copy, 'libraries/current', name, next);
      await rename(copy, `libraries/version-${name}`, name, name);
      await run('npm', INSTALL, copy);

      await run(process.execPath, [docusaurus(copy), 'docs:version', name], copy);
      await format(copy, name);
      for (const file of filesBelow(copy, [`versioned_docs/version-${name}`]).filter(isMdx)) {
        editFile(path.join(copy, file), (text) =>
          text.replaceAll(`${REFERENCE_DATA}current-`, `${REFERENCE_DATA}version-${name}-`),
        );
      }
      await writeDocsVersions(copy, afterCut(versions, name, next));
      for (const file of outside) {
        editFile(path.join(copy, file), (text) => markSamples(text, latest!));
      }
      await run('npm', ['run', '--silent', 'check:samples'], copy);
    },
  };
}

function refuse({ versions }: DocsVersions, name: string, next: string) {
  const problem = nameProblem(name) ?? nameProblem(next);
  if (problem) {
    throw new Refusal(problem);
  }
  const { current, ...released } = versions;
  for (const version of [name, next]) {
    if (version in released) {
      throw new Refusal(
        `${version} exists already. The released versions are ${Object.keys(released).join(', ')}.`,
      );
    }
  }
  if (name !== current!.label) {
    throw new Refusal(
      `docs/ has the docs of ${current!.label}, whose addresses stay as they are: write "npm run version:cut -- ${current!.label}", or change the label and the path of "current" in ${DOCS_VERSIONS_FILE} first.`,
    );
  }
  if (next === name) {
    throw new Refusal(
      `What comes after ${name} needs another name; write --next ${nextName(name)}.`,
    );
  }
}

/** What a docs version has beside its pages. */
function perVersionFiles(siteDir: string) {
  return [
    { file: 'libraries/current', copy: (name: string) => `libraries/version-${name}` },
    {
      file: 'site/reference/words/current.ts',
      copy: (name: string) => `site/reference/words/version-${name}.ts`,
    },
  ].filter(({ file }) => fs.existsSync(path.join(siteDir, file)));
}

function pagesToMark(siteDir: string, version: string) {
  return filesBelow(siteDir, OUTSIDE)
    .filter(isMdx)
    .filter((file) => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return markSamples(text, version) !== text;
    });
}

function isMdx(file: string) {
  return MDX.test(file);
}

/** Gives a library the name of its folder, and its description the label of its version. */
async function rename(copy: string, library: string, from: string, to: string) {
  const file = path.join(copy, library, 'package.json');
  const manifest = readJson<{ name: string; description?: string }>(file);
  const description = manifest.description?.replaceAll(from, to);
  const name = manifest.name.replace(/current$/, path.basename(library));
  await writeJson(file, { ...manifest, name, ...(description && { description }) });
}

/** Docusaurus writes these in a form of its own. */
async function format(copy: string, name: string) {
  for (const file of [`versioned_sidebars/version-${name}-sidebars.json`, 'versions.json']) {
    const written = path.join(copy, file);
    await writeJson(written, readJson(written));
  }
}

function docusaurus(copy: string) {
  const manifest = createRequire(path.join(copy, 'package.json')).resolve(
    '@docusaurus/core/package.json',
  );
  return path.join(path.dirname(manifest), 'bin/docusaurus.mjs');
}
