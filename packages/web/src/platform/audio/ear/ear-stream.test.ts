import type { HeardChoice } from '@cadence/domain/commands/hearing/choose';
import { framesAround, samplesPerFrame } from '@cadence/domain/commands/hearing/speech-parts';
import { expect, test } from 'vitest';
import { createEarStream } from './ear-stream.ts';

/** Takes what is loud for speech, and remembers what it was asked to understand. */
function openStream() {
  const asked: Float32Array[] = [];
  const stream = createEarStream({
    createDetector: () => async (frame) => ((frame[0] ?? 0) > 0.5 ? 0.9 : 0.1),
    choose: async (samples): Promise<HeardChoice> => {
      asked.push(samples);
      const commands = [{ kind: 'done' as const }];
      return {
        candidates: [{ commands, text: 'Done.', score: 0 }],
        free: { text: 'Done.', score: 0 },
      };
    },
  });
  return { stream, asked };
}

const sound = (frames: number, level: number) =>
  new Float32Array(frames * samplesPerFrame).fill(level);

function joined(...parts: Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

test('of a stream in pieces, exactly what was said is understood', async () => {
  const { stream, asked } = openStream();
  const all = joined(sound(40, 0), sound(20, 1), sound(30, 0), sound(25, 1), sound(30, 0));
  const heard: string[] = [];
  for (let at = 0; at < all.length; at += 700) {
    for (const { sure } of await stream.hear(all.slice(at, at + 700))) heard.push(sure?.text ?? '');
  }
  expect(heard).toEqual(['Done.', 'Done.']);
  const loud = asked.map((samples) => samples.filter((one) => one === 1).length / samplesPerFrame);
  expect(loud).toEqual([20, 25]);
  expect(asked[0]?.length).toBe((20 + 2 * framesAround) * samplesPerFrame);
});

test('what was heard before our own voice spoke does not count', async () => {
  const { stream, asked } = openStream();
  await stream.hear(joined(sound(20, 0), sound(10, 1)));
  stream.forget();
  expect(await stream.hear(sound(40, 0))).toEqual([]);
  expect(asked).toEqual([]);
});

test('whoever closes the microphone has said what was said up to then', async () => {
  const { stream } = openStream();
  await stream.hear(joined(sound(20, 0), sound(10, 1)));
  expect((await stream.finish())?.sure?.text).toBe('Done.');
});
