import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Site } from '../page/site';
import { readBaseline } from './baseline';
import { checkSite } from './check-site';
import { openChecker } from './checker';
import { nextSteps, OPTIONS_FILE, setUp } from './init';
import { REPORT_FORMATS } from './report-formats';
import { libraryFingerprints, openSiteStore } from './site-store';
import { validateSamplesOptions } from './validate-options';

const TASKS: Record<string, (dir: string, args: string[]) => Promise<void>> = {
  init,
  check: async (dir, args) => check(await openSite(dir), args),
  // Loaded only for this task: it takes longer than a check without changes.
  test: async (dir, args) => {
    const { testSamples } = await import('../doctests/command');
    await testSamples(await openSite(dir), args);
  },
};

const USAGE = `Write one of:
  checked-samples init
  checked-samples check [part of a page's path…] [--all] [--update-baseline] [--format=text|json|github]
  checked-samples test [part of a page's path…] [--update]`;

/**
 * `checked-samples init`, `checked-samples check`, `checked-samples test`
 *
 * @param dir - the site's root
 */
export async function runCommand(dir: string, [task, ...rest]: string[]): Promise<void> {
  try {
    const run = task && Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
    if (!run) {
      throw new Error(USAGE);
    }
    await run(dir, rest);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.replaceAll(dir + path.sep, ''));
    process.exitCode = 1;
  }
}

async function openSite(dir: string): Promise<Site> {
  const file = path.join(dir, OPTIONS_FILE);
  try {
    return { dir, options: validateSamplesOptions(fs.existsSync(file) ? await read(file) : {}) };
  } catch (error) {
    throw new Error(`${OPTIONS_FILE}: ${(error as Error).message}`, { cause: error });
  }
}

async function read(file: string): Promise<unknown> {
  const { require: requireTypeScript } = await import('tsx/cjs/api');
  return (requireTypeScript(file, file) as { default: unknown }).default;
}

async function init(dir: string) {
  const done = setUp(dir);
  const site = await openSite(dir);
  await check(site, readBaseline(site) ? [] : ['--update-baseline']);
  console.log(nextSteps(done, readBaseline(site) !== undefined));
}

async function check(site: Site, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: {
      all: { type: 'boolean' },
      'update-baseline': { type: 'boolean' },
      format: { type: 'string', default: 'text' },
    },
    allowPositionals: true,
  });
  const print = REPORT_FORMATS.get(values.format);
  if (!print) {
    throw new Error(
      `There is no format "${values.format}"; there are ${Array.from(REPORT_FORMATS.keys()).join(', ')}.`,
    );
  }
  const store = openSiteStore(site);
  const checker = await openChecker(site, store, libraryFingerprints(site), false);
  const report = await checkSite(site, checker, {
    parts: positionals,
    updatesBaseline: values['update-baseline'],
    writesAll: values.all,
  });
  await checker.close();
  print(report, site);
  if (report.faults) {
    process.exitCode = 1;
  }
}
