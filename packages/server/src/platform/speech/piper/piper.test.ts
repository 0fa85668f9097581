import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNight } from '@cadence/domain/test-support/by-night';
import { voiceStyles } from '@cadence/domain/voice/styles';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../../test-support/database.ts';
import { mp3DurationMs } from '../mp3-duration.ts';
import { silentLog } from '../test-support/engines.ts';
import { createPiper } from './piper.ts';
import { missingPackage } from './voice-files.ts';

const missing = missingPackage(null);
const { folder, remove } = createTestFolder();

function open(voiceFolder: string | null = null) {
  return createPiper({
    child: {
      file: fileURLToPath(new URL('./child.ts', import.meta.url)),
      execArgv: ['--import', 'tsx'],
    },
    storeFolder: folder,
    voiceFolder,
    lineLimitMs: 25_000,
    idleMs: 60_000,
    log: silentLog,
  });
}

const line = { text: 'Ten seconds left.', rate: 1, pitch: 1 } as const;

// Where the platform has no such package, the embedded voice says so itself: see below.
describe.skipIf(missing !== null)(`the embedded voice${missing ? ` (${missing})` : ''}`, () => {
  const piper = open();
  afterAll(async () => {
    await piper.close();
    remove();
  });

  it('speaks a line as an MP3 of a sensible length', { timeout: 120_000 }, async () => {
    const leftover = join(folder, 'draft-of-a-killed-process');
    mkdirSync(leftover);
    utimesSync(leftover, 1_700_000_000, 1_700_000_000);
    const spoken = await piper.speak({ ...line, style: 'instructional', voiceId: 'piper-258' });
    if (spoken.kind !== 'ok') throw new Error(spoken.reason);
    const ms = mp3DurationMs(spoken.bytes);
    expect(ms).toBeGreaterThan(500);
    expect(ms).toBeLessThan(5000);
    // 48 kbit/s.
    expect(spoken.bytes.length / (ms / 1000)).toBeCloseTo(6000, -3);
    expect(readdirSync(folder)).toEqual(['libritts_r-medium-0.0.5']);
  });

  // By day with a child that does not speak: line-queue.test.ts.
  it.runIf(isNight)('answers although its process is killed', { timeout: 120_000 }, async () => {
    const reply = piper.speak({ ...line, style: 'sergeant', voiceId: 'piper-738' });
    process.kill(piper.childPid() ?? 0, 'SIGKILL');
    expect((await reply).kind).toBe('ok');
  });

  it('has a voice for each style', () => {
    const styles = piper.voices.flatMap((voice) => voice.styles);
    expect(styles.sort()).toEqual([...voiceStyles].sort());
  });
});

it('a voice folder that is not there is named as what is missing', async () => {
  const piper = open('/no/such/folder');
  expect(piper.state().available).toBe(false);
  const utterance = { ...line, style: 'sergeant', voiceId: 'piper-0' } as const;
  expect((await piper.speak(utterance)).kind).toBe('failed');
  expect(piper.childPid()).toBeUndefined();
});
