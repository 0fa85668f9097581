import { describe, expect, it } from 'vitest';
import { makeModels, secretKey } from './test-support/models.ts';
import { type Answer, startVendor } from './test-support/vendor-server.ts';
import { wires } from './test-support/wires.ts';

const good = JSON.stringify({ answer: 'Good to hear from you.' });
const prompt = { system: 'You are a coach.', user: 'my secret diary' };

describe.each(wires)("words of $provider's model", (wire) => {
  async function ask(script: readonly Answer[]) {
    const vendor = await startVendor(wire, script);
    const { models, logged } = makeModels(wire.provider, vendor.baseUrl);
    const { signal } = new AbortController();
    const call = { provider: wire.provider, tier: 'light', prompt, signal } as const;
    const reply = await models.wordAnswer(call);
    await vendor.close();
    expect(logged() + JSON.stringify(reply)).not.toContain(secretKey);
    expect(logged()).not.toContain('diary');
    expect(logged()).not.toContain('hear from you');
    return { reply, vendor };
  }

  it('are asked for with the prompt as it is, and handed on', async () => {
    const { reply, vendor } = await ask([{ kind: 'text', text: good }]);
    expect(reply).toEqual({ kind: 'ok', answer: 'Good to hear from you.' });
    const [call] = vendor.calls;
    expect(call && wire.promptOf(call).system).toContain(prompt.system);
    expect(call && wire.promptOf(call).user).toContain(prompt.user);
  });

  it('are asked for again when the vendor has trouble', async () => {
    const { reply, vendor } = await ask([
      { kind: 'error', status: 500 },
      { kind: 'text', text: good },
    ]);
    expect(reply.kind).toBe('ok');
    expect(vendor.calls).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['prose instead', { kind: 'text', text: 'Good to hear from you.' }],
    ['another shape', { kind: 'text', text: '{"words":1}' }],
    ['nothing', { kind: 'text', text: '' }],
    ['a refusal', { kind: 'refusal' }],
    ['a wrong key', { kind: 'wrong-key' }],
  ])('with %s are a failure, as a value', async (_, answer) => {
    const { reply } = await ask([answer]);
    expect(reply.kind).toBe('failed');
  });
});
