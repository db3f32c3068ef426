import { spawn } from 'node:child_process';
import { freePort } from './free-port';

/** A dev server of a copy of the site. */
export type DevServer = {
  /** Its origin, such as `http://localhost:3210`. */
  url: string;
  /** What it has written to the terminal so far, without colors. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts `docusaurus start` in a copy of the site; what asks it for a page waits until it is up. */
export async function startDevServer(copy: string): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', `${port}`],
    { cwd: copy, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => void server.on('close', resolve));
  const isUp = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('compiled')) {
        resolve();
      }
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', () => reject(new Error(`The dev server ended.\n${output}`)));
  });
  await isUp;
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
