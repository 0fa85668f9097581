import { describe, expect, it } from 'vitest';
import { startS3 } from '../../test-support/s3-server.ts';
import { createS3Blobs } from '../blobs/blobs-s3.ts';
import { createSpeech } from './speech.ts';
import { scriptedEngine } from './test-support/engines.ts';

const wish = { userId: 'ana', style: 'instructional', voiceId: null, rate: 1, pitch: 1 } as const;

describe('clips in a bucket', () => {
  const openAt = (config: Awaited<ReturnType<typeof startS3>>['config'], lines: string[] = []) => {
    const engine = scriptedEngine();
    const write = (fields: { err?: Error }, message: string) =>
      lines.push(`${message} ${fields.err?.stack} ${JSON.stringify(fields)}`);
    const speech = createSpeech(
      { folder: '/no/such/folder', cacheBytes: 1_000_000 },
      {
        engines: [engine],
        blobs: createS3Blobs(config, { now: Date.now }),
        secret: Buffer.from('kept'),
        now: Date.now,
        log: { warn: write },
      },
    );
    return { engine, speech };
  };

  it('are shared by all who use it', async () => {
    const s3 = await startS3();
    const [one, other] = [openAt(s3.config), openAt(s3.config)];
    const said = await one.speech.say({ ...wish, text: 'Go' });
    if (said.kind !== 'ok') throw new Error(said.kind);
    expect(await other.speech.clip(said.clip.name)).toEqual(Buffer.from(said.clip.bytes));
    expect(await other.speech.say({ ...wish, text: 'Go' })).toMatchObject({ clip: { hit: true } });
    expect(other.engine.spoken).toEqual([]);
    await s3.close();
  });

  it('that is out of reach keep nobody from being heard, and no key is logged', async () => {
    const s3 = await startS3();
    await s3.close();
    const lines: string[] = [];
    const { engine, speech } = openAt(s3.config, lines);
    const said = await speech.say({ ...wish, text: 'Go' });
    if (said.kind !== 'ok') throw new Error(said.kind);
    expect(said.clip.hit).toBe(false);
    expect(await speech.clip(said.clip.name)).toEqual(said.clip.bytes);
    expect(engine.spoken).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/could not be read.*\n.*could not be stored/s);
    expect(lines.join('\n')).not.toContain(s3.config.secretAccessKey);
    expect(lines.join('\n')).not.toContain(s3.config.accessKeyId);
  });
});
