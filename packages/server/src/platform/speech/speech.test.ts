import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../test-support/database.ts';
import type { SpeechEngine } from './engine.ts';
import { createSpeech, type Wish } from './speech.ts';
import { stockTexts } from './stock.ts';
import { makeMp3, scriptedEngine, silentLog } from './test-support/engines.ts';
import { createMemoryBlobs } from './test-support/memory-blobs.ts';

const wish: Wish = {
  userId: 'ana',
  text: 'Go',
  style: 'sergeant',
  voiceId: null,
  rate: 1,
  pitch: 1,
};

function open(engines: SpeechEngine[], now = () => 0) {
  const { folder, remove } = createTestFolder();
  const blobs = createMemoryBlobs();
  const speech = createSpeech(
    { folder, cacheBytes: 1_000_000 },
    { engines, blobs, now, log: silentLog },
  );
  return { speech, blobs, remove };
}

const clipOf = async (speech: ReturnType<typeof open>['speech'], changes: Partial<Wish> = {}) => {
  const said = await speech.say({ ...wish, ...changes });
  if (said.kind !== 'ok') throw new Error(said.kind);
  return said.clip;
};

describe('what is said', () => {
  it('is spoken in words, in the voice of the style', async () => {
    const engine = scriptedEngine();
    const { speech, remove } = open([engine]);
    const { durationMs, hit } = await clipOf(speech, { text: '  12 kg × 3 ' });
    expect(engine.spoken[0]).toMatchObject({ voiceId: 'piper-sergeant', style: 'sergeant' });
    expect(engine.spoken[0]?.text).toMatch(/^twelve kilograms/);
    expect(durationMs).toBe(1045);
    expect(hit).toBe(false);
    remove();
  });

  it('is the same clip for the same words, and another for another voice, style or pace', async () => {
    const { speech, remove } = open([scriptedEngine()]);
    const first = await clipOf(speech);
    expect(await clipOf(speech, { text: ' Go ' })).toMatchObject({ name: first.name, hit: true });
    const others: Partial<Wish>[] = [
      { text: 'Stop' },
      { style: 'encouraging' },
      { voiceId: 'piper-encouraging' },
      { rate: 1.2 },
      { pitch: 0.9 },
    ];
    const names = await Promise.all(others.map(async (one) => (await clipOf(speech, one)).name));
    expect(new Set([first.name, ...names]).size).toBe(others.length + 1);
    remove();
  });

  it('has a name that another server does not give it', async () => {
    const [one, other] = [open([scriptedEngine()]), open([scriptedEngine()])];
    expect((await clipOf(one.speech)).name).not.toBe((await clipOf(other.speech)).name);
    one.remove();
    other.remove();
  });

  it('is made for each user anew, but for what every workout says', async () => {
    const { speech, remove } = open([scriptedEngine()]);
    const stock = [...stockTexts()][0] ?? '';
    const nameFor = async (userId: string, text: string) =>
      (await clipOf(speech, { userId, text })).name;
    expect(await nameFor('ana', stock)).toBe(await nameFor('ben', stock));
    expect(await nameFor('ana', 'My knee hurts')).not.toBe(await nameFor('ben', 'My knee hurts'));
    remove();
  });

  it('goes with its user, and nothing of the others', async () => {
    const { speech, blobs, remove } = open([scriptedEngine()]);
    const stock = [...stockTexts()][0] ?? '';
    const hers = await clipOf(speech, { text: 'My knee hurts' });
    const shared = await clipOf(speech, { text: stock });
    const his = await clipOf(speech, { userId: 'ben', text: 'My knee hurts' });
    await speech.forget('ana');
    expect(await speech.clip(hers.name)).toBeNull();
    expect([...blobs.kept.keys()].sort()).toEqual([shared.name, his.name].sort());
    remove();
  });

  it.each(['!!!', '😀', ' … '])('%j is nothing to speak', async (text) => {
    const { speech, remove } = open([scriptedEngine()]);
    expect((await speech.say({ ...wish, text })).kind).toBe('unspeakable');
    remove();
  });

  it('that would take minutes to read is refused', async () => {
    const { speech, remove } = open([scriptedEngine()]);
    // Within what may be sent; read aloud each digit is a word.
    const said = await speech.say({ ...wish, text: '7 '.repeat(300) });
    expect(said.kind).toBe('unspeakable');
    remove();
  });
});

describe('several engines', () => {
  const failing = () =>
    scriptedEngine(() => ({ kind: 'failed', reason: 'OpenAI is busy right now.' }), {
      id: 'openai',
    });

  it('stand in for each other, and the one that failed comes last for a while', async () => {
    let nowMs = 0;
    const [hosted, own] = [failing(), scriptedEngine()];
    const { speech, remove } = open([hosted, own], () => nowMs);
    await clipOf(speech, { text: 'one' });
    await clipOf(speech, { text: 'two' });
    expect(hosted.spoken).toHaveLength(1);
    expect(own.spoken.map(({ voiceId }) => voiceId)).toEqual(['piper-sergeant', 'piper-sergeant']);
    expect(await speech.health()).toMatchObject({
      isWell: false,
      engine: 'piper',
      engines: [
        { id: 'openai', available: false, reason: 'OpenAI is busy right now.' },
        { id: 'piper', available: true, reason: null },
      ],
    });
    nowMs = 60_000;
    await clipOf(speech, { text: 'three' });
    expect(hosted.spoken).toHaveLength(2);
    remove();
  });

  it('one text that is refused does not take the voice from the others', async () => {
    const refused = { kind: 'failed', reason: 'Not accepted.', isOfText: true } as const;
    const sound = { kind: 'ok', bytes: makeMp3() } as const;
    const hosted = scriptedEngine(({ text }) => (text === 'good' ? sound : refused), {
      id: 'openai',
    });
    const { speech, remove } = open([hosted, scriptedEngine()]);
    expect((await clipOf(speech, { text: 'bad' })).voiceId).toBe('piper-sergeant');
    expect((await clipOf(speech, { text: 'good' })).voiceId).toBe('openai-sergeant');
    expect((await speech.health()).engine).toBe('openai');
    for (const text of ['worse', 'worst', 'no good']) await clipOf(speech, { text });
    expect((await speech.health()).engine).toBe('openai');
    // Not the texts of one, but those of several: then it is the voice.
    for (const userId of ['ben', 'cem', 'dora']) await clipOf(speech, { userId, text: 'bad' });
    expect((await speech.health()).engine).toBe('piper');
    remove();
  });

  it('are asked by the voice that was chosen', async () => {
    const hosted = scriptedEngine(undefined, { id: 'openai' });
    const own = scriptedEngine();
    const { speech, remove } = open([hosted, own]);
    await clipOf(speech, { voiceId: 'piper-encouraging' });
    expect(own.spoken[0]?.voiceId).toBe('piper-encouraging');
    expect(hosted.spoken).toEqual([]);
    remove();
  });

  it('that can all not speak give the reason', async () => {
    const { speech, remove } = open([scriptedEngine(undefined, { missing: 'Not installed.' })]);
    expect(await speech.say(wish)).toEqual({ kind: 'unavailable', reason: 'Not installed.' });
    expect(await speech.health()).toMatchObject({ isWell: false, engine: null });
    expect(speech.voices()).toEqual([]);
    remove();
  });
});

it('what a hosted voice would have cost is saved by a hit', async () => {
  const bytes = makeMp3();
  const hosted = scriptedEngine(() => ({ kind: 'ok', bytes }), { id: 'openai', usd: 10 });
  const { speech, remove } = open([hosted]);
  expect((await clipOf(speech)).savedUsd).toBe(0);
  expect((await clipOf(speech)).savedUsd).toBeCloseTo(0.02);
  remove();
});
