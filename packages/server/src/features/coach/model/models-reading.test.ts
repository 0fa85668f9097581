import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeModels } from '../../../platform/models/test-support/models.ts';
import { openaiWire } from '../../../platform/models/test-support/vendor-openai.ts';
import { type Answer, startVendor } from '../../../platform/models/test-support/vendor-server.ts';
import { type Account, createAccount, startTestApp } from '../../../test-support/app.ts';
import { say, startTalk } from '../test-support/talk.ts';

const script: Answer[] = [];
const nothingRead: Answer = { kind: 'text', text: '{"claims":[]}' };
const apart: { reading: Answer } = { reading: nothingRead };
const vendor = await startVendor(openaiWire, script, apart);
const { models } = makeModels('openai', vendor.baseUrl);
const ctx = startTestApp({ models, coachProvider: 'openai-mini' });
afterAll(vendor.close);

function answer(words: string) {
  vendor.calls.length = 0;
  vendor.readings.length = 0;
  script.splice(0, script.length, { kind: 'stream', pieces: [words] });
}
beforeEach(() => {
  apart.reading = nothingRead;
  answer('Never asked.');
});

const flat = 'I feel a bit flat this week';

async function talk(text: string, account?: Account) {
  const user = account ?? (await createAccount(ctx.app));
  const response = await say(ctx, user, await startTalk(ctx, user), text);
  const { message, workout_id } = response.json();
  return { user, message, workout_id };
}

describe('what a model reads', () => {
  const claiming = (claim: object): Answer => ({
    kind: 'text',
    text: JSON.stringify({ claims: [{ numbers: [], whose: 'me', when: 'now', ...claim }] }),
  });
  const oddly = 'That odd purple patch showed up again, feeling flat';
  const quote = 'That odd purple patch';

  it('is asked once for each message, which is given as data', async () => {
    answer('I hear you. ');
    await talk(flat);
    const asked = vendor.readings.map((call) => openaiWire.promptOf(call).user);
    expect(asked).toEqual([`Today is 2026-03-01.\n<message>\n"${flat}"\n</message>`]);
  });

  it('may be a danger: it is answered as one, and stands in every other talk', async () => {
    apart.reading = claiming({ slot: 'danger', value: 'clot stop', polarity: 'has', quote });
    const { user, message } = await talk(oddly);
    expect(message.stop).toMatchObject({ id: 'leg-clot' });
    expect(vendor.calls).toEqual([]);
    apart.reading = nothingRead;
    const next = await talk('Make me a 20 minute kettlebell workout', user);
    expect(next.workout_id).toBeUndefined();
  });

  it.each<[string, Answer]>([
    ['fails', { kind: 'error', status: 400 }],
    ['is no JSON', { kind: 'text', text: 'Nothing to see.' }],
  ])('that %s changes nothing', async (_, reading) => {
    apart.reading = reading;
    answer('You feel a bit flat this week. ');
    const { message } = await talk(flat);
    expect(message.content).toMatch(/^You feel a bit flat this week\./);
  });
});
