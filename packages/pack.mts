import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/*
 * `npm run build` in a package's folder writes what others install into `dist`: each module as JavaScript,
 * with its types, under the name that it has here. This site uses the sources.
 */

const SOURCES = process.cwd();
const DIST = path.join(SOURCES, 'dist');
const NOT_SHIPPED = /^(?:tests|dist|node_modules)\b/;
/** What needs no compiler. */
const COPIED = /\.(?:css|mjs|md|dts|d\.ts)$/;

fs.rmSync(DIST, { recursive: true, force: true });
const files = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => !NOT_SHIPPED.test(file));
await compile(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)));
execFileSync('tsc', ['--project', 'tsconfig.pack.json'], { cwd: SOURCES, stdio: 'inherit' });
for (const file of files.filter((name) => COPIED.test(name))) {
  fs.cpSync(path.join(SOURCES, file), path.join(DIST, file));
}
fs.copyFileSync(path.join(SOURCES, '../../LICENSE'), path.join(DIST, 'LICENSE'));
fs.writeFileSync(path.join(DIST, 'package.json'), manifest());

/** Compiles modules one by one: bundlers of sites leave out what they do not need. */
async function compile(modules: string[]) {
  const bundle = await rolldown({
    cwd: SOURCES,
    input: modules,
    // None: where the code will run says what `process.env` is.
    platform: 'neutral',
    external: /^[^./]|\.css$/,
    treeshake: false,
    plugins: [{ name: 'own-paths', transform: withOwnPaths }],
  });
  await bundle.write({ dir: DIST, preserveModules: true, preserveModulesRoot: SOURCES });
}

/** Modules have no `__dirname`, which the sources use: Playwright reads them as scripts. Workers are JavaScript, too. */
function withOwnPaths(code: string) {
  const own = "import { fileURLToPath } from 'node:url';\n";
  const compiled = code.replace(/(new URL\('[^']+)\.ts'/g, "$1.js'");
  return compiled.includes('path.join(__dirname')
    ? own + compiled.replaceAll('__dirname', "fileURLToPath(new URL('.', import.meta.url))")
    : compiled;
}

/** The same doors lead to what was compiled. */
function manifest() {
  const text = fs.readFileSync(path.join(SOURCES, 'package.json'), 'utf8');
  const own = JSON.parse(text.replaceAll(/\.tsx?"/g, '.js"')) as object;
  return JSON.stringify(
    { ...own, type: 'module', private: undefined, scripts: undefined },
    null,
    2,
  );
}
