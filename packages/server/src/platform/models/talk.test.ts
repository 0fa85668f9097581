import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeModels, secretKey } from './test-support/models.ts';
import { type Answer, startVendor } from './test-support/vendor-server.ts';
import { wires } from './test-support/wires.ts';

const prompt = { system: 'You are a coach.', user: 'my secret diary' };
const good: Answer = { kind: 'stream', pieces: ['Good to ', 'hear ', 'from you.'] };
const asking: Answer = { kind: 'stream', pieces: [], tool: { name: 'look', input: { days: 7 } } };

describe.each(wires)("words of $provider's model", (wire) => {
  async function ask(
    script: readonly Answer[],
    { signal = new AbortController().signal, seconds = 20, toolMs = 0 } = {},
  ) {
    const vendor = await startVendor(wire, script);
    const { models, logged } = makeModels(wire.provider, vendor.baseUrl, seconds);
    const heard: string[] = [];
    const used: unknown[] = [];
    const look = {
      name: 'look',
      description: 'Looks.',
      input: z.object({ days: z.number() }),
      run: async (input: unknown) => {
        used.push(input);
        await new Promise((resolve) => setTimeout(resolve, toolMs));
        return { found: 'eleven sessions' };
      },
    };
    const reply = await models.talk({
      provider: wire.provider,
      tier: 'light',
      prompt,
      tools: [look],
      onText: (text) => heard.push(text),
      signal,
    });
    await vendor.close();
    expect(logged() + JSON.stringify(reply)).not.toContain(secretKey);
    expect(logged()).not.toContain('diary');
    expect(logged()).not.toContain('from you');
    return { reply, vendor, heard, used };
  }

  it('come piece by piece, asked for with the prompt as it is', async () => {
    const { reply, vendor, heard } = await ask([good]);
    expect(reply).toEqual({ kind: 'ok' });
    expect(heard).toEqual(['Good to ', 'hear ', 'from you.']);
    const [call] = vendor.calls;
    expect(call && wire.promptOf(call).system).toContain(prompt.system);
    expect(call && wire.promptOf(call).user).toContain(prompt.user);
  });

  it('may ask a tool first, and are told what it gave', async () => {
    const { reply, vendor, heard, used } = await ask([asking, good]);
    expect(reply).toEqual({ kind: 'ok' });
    expect(used).toEqual([{ days: 7 }]);
    expect(vendor.calls).toHaveLength(2);
    expect(JSON.stringify(vendor.calls[1]?.body)).toContain('eleven sessions');
    expect(heard.join('')).toBe('Good to hear from you.');
  });

  it('that only ask and never answer are a failure after a few steps', async () => {
    const { reply, vendor } = await ask([asking]);
    expect(reply.kind).toBe('failed');
    expect(vendor.calls).toHaveLength(4);
  });

  it('are asked for again when the vendor has trouble before the first of them', async () => {
    const { reply, vendor, heard } = await ask([{ kind: 'error', status: 500 }, good]);
    expect(reply.kind).toBe('ok');
    expect(vendor.calls).toHaveLength(2);
    expect(heard.join('')).toBe('Good to hear from you.');
  });

  it.each<[string, Answer]>([
    ['that break off', { ...good, breakAfter: 3 }],
    ['that stop coming', { ...good, hangAfter: 3 }],
  ])('%s are a failure, and are not asked for again', async (_, answer) => {
    const { reply, vendor, heard } = await ask([answer], { seconds: 1 });
    expect(reply.kind).toBe('failed');
    expect(vendor.calls).toHaveLength(1);
    expect('Good to hear from you.').toContain(heard.join(''));
  });

  it.each<[string, Answer]>([
    ['nothing', { kind: 'stream', pieces: [] }],
    ['a wrong key', { kind: 'wrong-key' }],
    ['a page of a hotel', { kind: 'not-json' }],
    ['a broken connection', { kind: 'drop' }],
  ])('with %s are a failure, as a value', async (_, answer) => {
    const { reply } = await ask([answer]);
    expect(reply.kind).toBe('failed');
  });

  it.runIf(wire.provider === 'local')('wait for a tool as long as it takes', async () => {
    const { reply } = await ask([asking, good], { seconds: 6, toolMs: 3300 });
    expect(reply).toEqual({ kind: 'ok' });
  });

  it('end when nobody wants them any more', async () => {
    const ending = new AbortController();
    const asked = ask([{ ...good, hangAfter: 3 }], { signal: ending.signal });
    setTimeout(() => ending.abort(), 100);
    expect((await asked).reply).toEqual({ kind: 'failed', reason: 'The request was cancelled.' });
  });
});
