import { type ChildProcess, spawn } from 'node:child_process';

const startSeconds = 60;
const stopSeconds = 10;

interface Command {
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  program?: string;
  /** Signals then reach what the program has started, too. */
  group?: boolean;
}

interface Running {
  child: ChildProcess;
  group: boolean;
}

export interface Started {
  pid: number;
  match: RegExpExecArray;
  /** From the spawn to the awaited line. */
  ms: number;
  output: () => string;
  stop: () => Promise<void>;
}

const running = new Set<Running>();

function send({ child, group }: Running, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(group ? -child.pid : child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Whichever way a bench ends, its children end with it. */
export function endChildrenOnExit(): void {
  process.once('exit', () => {
    for (const entry of running) send(entry, 'SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

function launch({ args, env = {}, cwd, program = process.execPath, group = false }: Command) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    ...(cwd ? { cwd } : {}),
    detached: group,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const entry = { child, group };
  let text = '';
  const listeners = new Set<() => void>();
  running.add(entry);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      text += error.message;
      running.delete(entry);
      resolve(null);
    });
    child.once('close', (code) => {
      running.delete(entry);
      resolve(code);
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
      for (const listener of listeners) listener();
    });
  }
  return { entry, ended, output: () => text, listeners };
}

/** Starts a program and waits for the line that it prints when it is ready. */
export async function startUntil(command: Command, awaited: RegExp): Promise<Started> {
  const startedAt = performance.now();
  const { entry, ended, output, listeners } = launch(command);
  let late: NodeJS.Timeout | undefined;
  const match = await Promise.race([
    new Promise<RegExpExecArray>((resolve) => {
      listeners.add(() => {
        const found = awaited.exec(output());
        if (found) resolve(found);
      });
    }),
    ended.then(() => null),
    new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), startSeconds * 1000);
    }),
  ]);
  const ms = performance.now() - startedAt;
  clearTimeout(late);
  listeners.clear();
  if (!match || entry.child.pid === undefined) {
    send(entry, 'SIGKILL');
    throw new Error(`It did not start: ${command.args.join(' ')}\n${output()}`);
  }

  const stop = async () => {
    send(entry, 'SIGTERM');
    const force = setTimeout(() => send(entry, 'SIGKILL'), stopSeconds * 1000);
    await ended;
    clearTimeout(force);
  };
  return { pid: entry.child.pid, match, ms, output, stop };
}

/** Runs a program to its end and gives what it printed. */
export async function runToEnd(command: Command): Promise<string> {
  const { ended, output } = launch(command);
  const code = await ended;
  if (code !== 0) throw new Error(`Ended with ${code}: ${command.args[0]}\n${output()}`);
  return output();
}
