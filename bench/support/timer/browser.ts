import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';
import { tempFolder } from '../temp-folder.ts';

const replySeconds = 60;

type Reply = { result?: unknown; error?: { message: string } };
type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

export interface Tab {
  targetId: string;
  send: (method: string, params?: object) => Promise<unknown>;
  evaluate: <T>(expression: string) => Promise<T>;
  click: (x: number, y: number) => Promise<void>;
}

export interface Browser {
  open: (url: string) => Promise<Tab>;
  /** Puts another tab in front of it, as a person does. */
  hide: () => Promise<void>;
  show: (tab: Tab) => Promise<void>;
  /** To every process of the browser. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  stop: () => Promise<void>;
}

/** The protocol over a pipe: messages of JSON, each ended by a zero byte. */
function talk(input: Writable, output: Readable): Send {
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  let text = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (text + part).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const reply = JSON.parse(message) as Reply & { id?: number };
      if (reply.id === undefined) continue;
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    }
  });
  input.on('error', () => {});
  return (method, params = {}, sessionId) => {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`${method} got no reply in ${replySeconds} s`)),
        replySeconds * 1000,
      );
      waiting.set(id, ({ result, error }) => {
        clearTimeout(late);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  };
}

async function attach(send: Send, targetId: string): Promise<Tab> {
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  const sendHere = (method: string, params?: object) => send(method, params, sessionId);
  return {
    targetId,
    send: sendHere,
    async evaluate<T>(expression: string) {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const reply = (await sendHere('Runtime.evaluate', options)) as {
        result: { value: T };
        exceptionDetails?: { text: string; exception?: { description?: string } };
      };
      const { exceptionDetails: thrown } = reply;
      if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
      return reply.result.value;
    },
    async click(x, y) {
      const at = { x, y, button: 'left', clickCount: 1 };
      await sendHere('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await sendHere('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    },
  };
}

/**
 * A browser as a person has it. Test runners start theirs with flags that switch
 * the throttling of hidden pages off, and make every page believe that it is in front.
 */
export async function startBrowser(): Promise<Browser> {
  const child = spawn(
    findChromium(),
    [
      ...chromiumArguments,
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${tempFolder()}`,
      '--window-size=900,700',
      'about:blank',
    ],
    // A group of its own, so that signals reach all of its processes.
    { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const kill = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  const end = () => kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const send = talk(child.stdio[3] as Writable, child.stdio[4] as Readable);

  return {
    async open(url) {
      const { targetId } = (await send('Target.createTarget', { url })) as { targetId: string };
      await send('Target.activateTarget', { targetId });
      return attach(send, targetId);
    },
    async hide() {
      const { targetId } = (await send('Target.createTarget', { url: 'about:blank' })) as {
        targetId: string;
      };
      await send('Target.activateTarget', { targetId });
    },
    async show({ targetId }) {
      await send('Target.activateTarget', { targetId });
    },
    signal: kill,
    async stop() {
      end();
      await ended;
      process.off('exit', end);
    },
  };
}
