import { voiceStyles } from '@cadence/domain/voice/styles';
import { stockLines } from '@cadence/domain/voice/warm-up';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../test-support/database.ts';
import { createSpeech } from './speech.ts';
import { makeStock } from './stock.ts';
import { scriptedEngine, silentLog } from './test-support/engines.ts';
import { createMemoryBlobs } from './test-support/memory-blobs.ts';

const stock = voiceStyles.flatMap((style) => stockLines(style));

function open(engine = scriptedEngine(), blobs = createMemoryBlobs()) {
  const { folder, remove } = createTestFolder();
  const speech = createSpeech(
    { folder, cacheBytes: 10_000_000 },
    { engines: [engine], blobs, secret: Buffer.from('kept'), now: Date.now, log: silentLog },
  );
  remove();
  return { engine, blobs, speech };
}

const wish = { userId: 'ana', style: 'instructional', voiceId: null, rate: 1, pitch: 1 } as const;

describe('the stock of lines', () => {
  it('is made once, in all styles, and is no hit and no miss', async () => {
    const { engine, blobs, speech } = open();
    await speech.prepare();
    expect(engine.spoken).toHaveLength(stock.length);
    expect((await speech.health()).cache).toMatchObject({
      entries: stock.length,
      hits: 0,
      misses: 0,
      charactersSaved: 0,
    });
    const again = open(scriptedEngine(), blobs);
    await again.speech.prepare();
    expect(again.engine.spoken).toEqual([]);
  });

  it('is there for whoever says it then, which is a hit', async () => {
    const { speech } = open();
    await speech.prepare();
    for (const { text, style } of stock) {
      expect(await speech.say({ ...wish, text, style })).toMatchObject({ clip: { hit: true } });
    }
    expect((await speech.health()).cache).toMatchObject({ hits: stock.length, misses: 0 });
  });

  it('stops where the engine cannot speak, and at the end of the server', async () => {
    const failing = scriptedEngine(() => ({ kind: 'failed', reason: 'No.' }));
    const broken = open(failing);
    await broken.speech.prepare();
    expect(failing.spoken).toHaveLength(1);
    expect(await broken.speech.health()).toMatchObject({ isWell: false });
    const closed = open();
    await closed.speech.close();
    await closed.speech.prepare();
    expect(closed.engine.spoken).toEqual([]);
  });

  it('is not bought from a vendor', async () => {
    const hosted = scriptedEngine(undefined, { id: 'openai' });
    await open(hosted).speech.prepare();
    expect(hosted.spoken).toEqual([]);
  });

  it('waits while somebody else wishes to hear something', async () => {
    let isQuiet = false;
    const made: string[] = [];
    const making = makeStock({
      isQuiet: () => isQuiet,
      make: async ({ text }) => {
        made.push(text);
        isQuiet = false;
        return made.length < 2;
      },
      lookAgainMs: 1,
    });
    expect(made).toEqual([]);
    isQuiet = true;
    await expect.poll(() => made.length).toBe(1);
    expect(made).toEqual([stockLines('instructional')[0]?.text]);
    isQuiet = true;
    await making;
    expect(made).toHaveLength(2);
  });

  it('is not begun while a wish is under way', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const engine = scriptedEngine(async () => {
      await held;
      return { kind: 'failed', reason: 'No.' };
    });
    const { speech } = open(engine);
    const said = speech.say({ ...wish, text: 'First of all.' });
    await expect.poll(() => engine.spoken.length).toBe(1);
    void speech.prepare();
    answer();
    await said;
    expect(engine.spoken.map(({ text }) => text)).toEqual(['First of all.']);
    await speech.close();
  });
});
