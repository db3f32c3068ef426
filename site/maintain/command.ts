import { parseArgs } from 'node:util';
import { changeInCopy, refuseDirtyTree, runUntil, INSTALL } from './in-copy';
import { findWords } from './mentions';
import { formatPlan, type Changed, type Plan } from './plan';
import { Refusal } from './refusal';

const USAGE = `Write one of:
  npm run version:cut -- 10.x [--next 11.x] [--dry-run]
  npm run version:drop -- 9.x [--dry-run]
  npm run new -- page server/rate-limits "Rate limits" [--in 9.x] [--category Server] [--dry-run]
  npm run new -- post "Title" [--dry-run]`;

type Options = { 'dry-run'?: boolean; next?: string; in?: string; category?: string };
type Task = {
  options: (keyof Options)[];
  words: number;
  run: (words: string[], options: Options) => Promise<void>;
};

const SITE = process.cwd();

/** Each loads what it needs by itself: together they take seconds to load. */
const TASKS: Record<string, Task> = {
  cut: {
    options: ['next'],
    words: 1,
    run: async ([name = ''], options) => {
      const { planCut } = await import('./cut');
      await change(planCut(SITE, name, options.next), options);
    },
  },
  drop: {
    options: [],
    words: 1,
    run: async ([name = ''], options) => {
      const { planDrop } = await import('./drop');
      await change(await planDrop(SITE, name), options);
    },
  },
  page: {
    options: ['in', 'category'],
    words: 2,
    run: async ([id = '', title = ''], { 'dry-run': isDryRun = false, ...options }) => {
      const { newPage } = await import('./new-page');
      console.log(await newPage(SITE, { ...options, id, title }, isDryRun));
    },
  },
  post: {
    options: [],
    words: 1,
    run: async ([title = ''], { 'dry-run': isDryRun = false }) => {
      const { newPost } = await import('./new-post');
      console.log(await newPost(SITE, title, new Date(), isDryRun));
    },
  },
};

/** Prints the plan, and follows it unless asked not to. */
async function change(plan: Plan, options: Options) {
  console.log(formatPlan(plan));
  refuseDirtyTree(SITE);
  if (options['dry-run']) {
    return;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new Refusal(`Stopped by ${signal}.`)));
  }
  const run = runUntil(stopping.signal);
  let changed: Changed | void;
  try {
    await run('npm', ['run', 'build'], SITE);
    changed = await changeInCopy(SITE, (copy) => plan.change(copy, run), stopping.signal);
  } catch (error) {
    console.error('\nNothing has changed.');
    throw error;
  }
  await run('npm', INSTALL, SITE);
  const words = plan.words.flatMap((left) => findWords(SITE, left));
  const relinked = changed?.relinked.length
    ? `
The links of these lines lead to the nearest pages now, maybe to the page itself. Correct the sentences:
${listed(changed.relinked)}
`
    : '';
  console.log(`
Done, and staged for you to read: "git diff --cached --stat". "git reset --hard && npm install" takes it back.

These lines speak of versions. Readers see them, and they are yours to change:
${listed(words)}
${relinked}
Then "npm test" says which tests expect what readers saw before. Commit when it passes.`);
}

function listed(places: string[]) {
  return places.map((place) => `  ${place}`).join('\n');
}

async function main([name = '', ...args]: string[]) {
  try {
    const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    if (!task) {
      throw new Refusal(USAGE);
    }
    const { positionals, options } = readArguments(task, args);
    if (positionals.length !== task.words) {
      throw new Refusal(USAGE);
    }
    await task.run(positionals, options);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}

function readArguments(task: Task, args: string[]) {
  const known = ['dry-run' as const, ...task.options].map(
    (option) => [option, { type: option === 'dry-run' ? 'boolean' : 'string' }] as const,
  );
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(known),
    });
    return { positionals, options: values as Options };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

void main(process.argv.slice(2));
