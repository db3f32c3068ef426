import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { libraryFingerprints } from '../../build/site-store';
import { openPrinted } from '../../doctests/printed-store';
import type { Site } from '../../page/site';
import { openPrograms } from '../../testing';
import { programOf, SITE } from '../site';

const LIBRARIES = { current: 'packages' };
const PRINTED = [{ txt: '7' }];
const code = (text: string) => `\`\`\`ts run\nconsole.log(${text});\n\`\`\`\n`;
const output = (text: string) => `\n\`\`\`txt output\n${text}\n\`\`\`\n`;
const program = programOf(code('7') + output('7'));

const { at } = temporaryFolder();
let site: Site;
beforeEach(() => {
  site = { ...SITE, dir: at() };
});

it.each([
  ['other code', programOf(code('8') + output('7')), LIBRARIES],
  ['another output to wait for', programOf(code('7') + output('8')), LIBRARIES],
  ['other packages', program, { current: 'others' }],
])('knows nothing of %s', async (_, other, libraries) => {
  (await openPrinted(site, LIBRARIES)).write(program, PRINTED);
  expect((await openPrinted(site, libraries)).read(other)).toBeUndefined();
});

it('forgets what was not written again', async () => {
  (await openPrinted(site, LIBRARIES)).write(program, PRINTED);
  (await openPrinted(site, LIBRARIES)).prune();
  expect((await openPrinted(site, LIBRARIES)).read(program)).toBeUndefined();
});

it('spares the tests of a site the run of a program whose output is known', async () => {
  for (const name of ['libraries', 'versions.json']) {
    fs.symlinkSync(path.join(SITE.dir, name), path.join(site.dir, name));
  }
  const programs = openPrograms(site.dir, site.options);
  const known = programs.read(code('7'));
  const printed = [{ txt: 'as it was found' }];
  (await openPrinted(site, libraryFingerprints(site))).write(known, printed);
  expect(await programs.printedInNode(known)).toEqual(printed);
});
