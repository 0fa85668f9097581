import { type ChildProcess, fork } from 'node:child_process';
import type { FromChild, OpenMessage, ToChild } from './messages.ts';

/** How the child is started: beside the source and beside the bundle it is another file. */
export interface ChildEntry {
  file: string;
  /** Node's own options, for a loader. */
  execArgv?: string[];
}

export interface SpeechChild {
  pid: number | undefined;
  send(message: ToChild): void;
  /** At once, without a last word. */
  kill(): void;
  ended: Promise<void>;
}

/** No key of a vendor and no address of a database is any of its business. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

function environment(): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

export function startChild(
  { file, execArgv = process.execArgv }: ChildEntry,
  opening: OpenMessage,
  onMessage: (message: FromChild) => void,
): SpeechChild {
  const child = fork(file, [], {
    execArgv,
    env: environment(),
    // Bytes stay bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', onMessage);
  // Between lines it must not keep a server from ending.
  child.unref();
  child.channel?.unref();
  const send = (message: ToChild) => {
    // A child that has just died is noticed by its end.
    if (child.connected) child.send(message, () => {});
  };
  send(opening);
  const kill = () => {
    // Whoever waits for its end must live to see it.
    child.ref();
    child.kill('SIGKILL');
  };
  return { pid: child.pid, send, kill, ended: endOf(child) };
}
