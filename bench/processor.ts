import type { Browser, Page } from '@playwright/test';
import { saveData } from '../tests/support/network';
import { median } from './figures';

/** What a page's main thread does until the page is idle, in milliseconds of the processor. */
export interface ProcessorTime {
  all: number;
  /** Lighthouse's "total blocking time": of each task on a processor four times slower, what is over 50 ms. */
  blocking: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor, which what else the machine does leaves as they are. */
  tdur?: number;
  args: { name?: string };
}

const RUNS = 5;
const SLOWDOWN = 4;
const UNNOTICED_MS = 50;
const TASK = 'RunTask';
const MAIN_THREAD = 'CrRendererMain';

/**
 * Measures a first visit on a phone, some times, and takes the medians.
 *
 * @param hasScripts - without them it is the floor: what the browser needs for the text and its rules
 */
export async function processorTime(browser: Browser, url: string, hasScripts: boolean) {
  const runs: ProcessorTime[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await visit(browser, url, hasScripts));
  }
  return { all: median(runs.map(({ all }) => all)), blocking: median(runs.map((r) => r.blocking)) };
}

async function visit(browser: Browser, url: string, hasScripts: boolean): Promise<ProcessorTime> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, javaScriptEnabled: hasScripts });
  const page = await context.newPage();
  await saveData(page);
  const tasks = await tasksWhile(browser, page, () => page.goto(url, { waitUntil: 'networkidle' }));
  await context.close();
  return {
    all: sum(tasks),
    blocking: sum(tasks.map((task) => Math.max(0, task * SLOWDOWN - UNNOTICED_MS))),
  };
}

/**
 * Traces a page in Chromium.
 *
 * @returns what each task of its main thread takes meanwhile, in milliseconds of the processor
 * @throws when the trace has none, as where Chromium calls them otherwise
 */
export async function tasksWhile(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threads = trace.traceEvents
    .filter(({ args }) => args.name === MAIN_THREAD)
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = trace.traceEvents
    .filter(({ name, pid, tid }) => name === TASK && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (tasks.length === 0) {
    throw new Error(
      `The trace of ${page.url()} has no "${TASK}" of a "${MAIN_THREAD}": see what Chromium calls them now.`,
    );
  }
  return tasks;
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
