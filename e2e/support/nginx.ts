import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/ports.mjs';

const configuration = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const readySeconds = 20;

interface NginxOptions {
  program: string;
  /** The address of the name server. */
  names: string;
  /** The port of every instance. */
  appPort: number;
}

/** What Docker gives it: its port, its name server and the port of the instances. */
function configured({ names, appPort }: NginxOptions, port: number): string {
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['resolver 127.0.0.11', `resolver ${names} ipv6=off`],
    ['http://app:3000', `http://app:${appPort}`],
  ] as const;
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`);
      return text.replace(from, to);
    },
    readFileSync(configuration, 'utf8'),
  );
}

/** The proxy of the deployment with its own settings, on the loopback. */
export async function startNginx(options: NginxOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'cadence.conf'), configured(options, port));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\nhttp {\n${paths}\ninclude ${folder}/cadence.conf;\n}\n`,
  );
  // A file, for nginx opens what it writes to by name, which a pipe of Node's does not have.
  const output = join(folder, 'output');
  const file = openSync(output, 'a');
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(options.program, args, { stdio: ['ignore', file, file] });
  closeSync(file);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);

  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + readySeconds * 1000;
  const answers = () =>
    fetch(`${origin}/health/live`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`nginx did not start:\n${readFileSync(output, 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    log: () => readFileSync(output, 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
