import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../packages/server/dist', import.meta.url));

export interface Run {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

export type Env = Record<string, string>;

/** The built programs, as processes on a data folder; none outlives `endAll`. */
export function createRuns(folder: string) {
  const children = new Set<ChildProcess>();

  function run(file: string, args: string[] = [], env: Env = {}): Run {
    const child = spawn(process.execPath, [join(built, file), ...args], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        CADENCE_DATA: folder,
        VOICE_WARM_UP: 'false',
        // A developer's own database is not for tests.
        DATABASE_URL: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
      });
    }
    const ended = new Promise<number | null>((resolve) => {
      child.on('close', (code) => {
        children.delete(child);
        resolve(code);
      });
    });
    return { child, output: () => text, ended };
  }

  async function startServer(env?: Env): Promise<Run & { url: string }> {
    const started = run('main.js', [], env);
    for (;;) {
      const url = /ready at (http:\S+)/.exec(started.output())?.[1];
      if (url) return { ...started, url };
      if (started.child.exitCode !== null) {
        throw new Error(`The server did not start: ${started.output()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    run,
    startServer,
    endAll: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

export interface Athlete {
  id: string;
  token: string;
}

export async function registerAt(url: string, email: string): Promise<Response> {
  return fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
}

export async function createAthlete(url: string, email: string): Promise<Athlete> {
  const { user, token } = (await (await registerAt(url, email)).json()) as {
    user: { id: string };
    token: string;
  };
  return { id: user.id, token };
}

/** Any call of the API. */
export function callApi(
  url: string,
  path: string,
  { token }: Pick<Athlete, 'token'>,
  options: { method?: string; body?: object; headers?: Env } = {},
): Promise<Response> {
  const { method = 'GET', body, headers = {} } = options;
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
