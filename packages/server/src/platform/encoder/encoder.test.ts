import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createEncoder, type Encoder } from './encoder.ts';

const opened: Encoder[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const fileOf = (name: string) =>
  fileURLToPath(new URL(`./test-support/${name}.mjs`, import.meta.url));

function open(
  more: { file?: string; limitMs?: number; maxWaiting?: number; stuckMs?: number } = {},
) {
  const offs: string[] = [];
  const onOff = (detail: string) => offs.push(detail);
  const limits = { file: fileOf('fake-thread'), limitMs: 60_000, maxWaiting: 50 };
  const encoder = createEncoder({ ...limits, onOff, ...more });
  opened.push(encoder);
  return { encoder, offs };
}

const textsOf = async (encoder: Encoder, message: string) =>
  (await encoder.hear(message)).map(({ text }) => text);

describe('the learned reader beside the requests', () => {
  it('hears a message, and apart from it the sentence that asks', async () => {
    const { encoder } = open();
    for (const whole of ['one word', 'What now?', 'a. b. c. d. e. f. g. h.']) {
      expect(await textsOf(encoder, whole)).toEqual([whole]);
    }
    expect(await textsOf(encoder, 'My knee. What now?')).toEqual([
      'My knee. What now?',
      'What now?',
    ]);
  });

  it('says once that it cannot be had, and messages go on without it', async () => {
    const { encoder, offs } = open({ file: fileOf('thread-without-model') });
    expect(await encoder.hear('one')).toEqual([]);
    expect(await encoder.hear('two')).toEqual([]);
    expect(offs).toEqual(['The optional package is not installed.']);
  });

  it('lets a message go on without it where it takes too long', async () => {
    const { encoder, offs } = open({ limitMs: 50 });
    encoder.prepare();
    expect(await encoder.hear('hang')).toEqual([]);
    expect(offs).toEqual([]);
  });

  it('hears nothing where it fails, and goes on with the next', async () => {
    const { encoder } = open();
    expect(await encoder.hear('fail')).toEqual([]);
    expect(await textsOf(encoder, 'one')).toEqual(['one']);
  });

  it('starts anew where its thread has ended, and stays off after some ends', async () => {
    const { encoder, offs } = open();
    for (const _ of [1, 2]) {
      expect(await encoder.hear('die')).toEqual([]);
      expect(await textsOf(encoder, 'one')).toEqual(['one']);
    }
    expect(await encoder.hear('die')).toEqual([]);
    expect(await encoder.hear('one')).toEqual([]);
    expect(offs).toHaveLength(1);
  });

  it('ends a thread that is stuck', async () => {
    const { encoder } = open({ stuckMs: 100 });
    expect(await encoder.hear('hang')).toEqual([]);
    expect(await textsOf(encoder, 'one')).toEqual(['one']);
  });

  it('turns away more than can wait, and everything once it is closed', async () => {
    const { encoder } = open({ maxWaiting: 2 });
    const heard = await Promise.all(['a', 'b', 'c', 'd'].map((text) => textsOf(encoder, text)));
    expect(heard.filter(({ length }) => length > 0)).toHaveLength(2);
    await encoder.close();
    expect(await encoder.hear('one')).toEqual([]);
  });
});
