import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';
import { type Command, install, isMadeForTests } from './install';

/** Debian's path */
const NGINX = '/usr/sbin/nginx';
const PACKAGE = 'nginx-light';

/** Why nginx cannot be tested here, with the command that installs it. */
export function whyNoNginx(): string | undefined {
  return existsSync(NGINX) ? undefined : `There is no ${NGINX}: sudo apt-get install ${PACKAGE}`;
}

/** Installs nginx in CI and containers, and prints the result. */
function ensureNginx() {
  if (whyNoNginx() && isMadeForTests()) {
    const update: Command = ['apt-get', 'update'];
    const add: Command = ['apt-get', 'install', '--yes', '--no-install-recommends', PACKAGE];
    install('nginx', [update, add], () => !whyNoNginx());
  }
  console.log(whyNoNginx() ?? `Site tests use ${NGINX}.`);
}

/** A running nginx. */
export interface Nginx {
  /** Its origin, such as `http://localhost:3210` */
  url: string;
  /** Serves a folder from now on, and keeps the one before it as the previous release */
  deploy: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts nginx with the configuration of a build.
 *
 * @param configuration - its text; the port and the folder of the releases are replaced
 * @param folder - the first release
 * @throws if nginx does not start, with its output
 */
export async function startNginx(configuration: string, folder: string): Promise<Nginx> {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = configuration
    .replaceAll('/srv/site', home)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  await fs.writeFile(path.join(home, 'site.conf'), site);
  await fs.writeFile(path.join(home, 'nginx.conf'), MAIN_CONFIGURATION);
  const link = (name: string, target: string) => pointTo(path.join(home, name), target);
  await link('current', path.resolve(folder));

  const nginx = spawn(NGINX, ['-p', home, '-c', 'nginx.conf', '-e', 'stderr']);
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await listening(nginx, port).catch(() => {
    throw new Error(`nginx does not start: ${output}`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: async (next) => {
      await link('previous', await fs.realpath(path.join(home, 'current')));
      await link('current', path.resolve(next));
    },
    close: async () => {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      await fs.rm(home, { recursive: true });
    },
  };
}

/** Like Debian's, but in the foreground, for any user, and with all files in one folder. */
const MAIN_CONFIGURATION = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join('\n  ')}
  include site.conf;
}
`;

/** Replaces a link atomically. */
async function pointTo(link: string, target: string) {
  await fs.symlink(target, `${link}.next`);
  await fs.rename(`${link}.next`, link);
}

async function listening(nginx: ChildProcess, port: number) {
  while (nginx.exitCode === null) {
    const socket = net.connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await wait(20);
    } finally {
      socket.destroy();
    }
  }
  throw new Error('It has ended.');
}

if (require.main === module) {
  ensureNginx();
}
