import { expect, test } from 'vitest';
import { createResampler } from './resample.ts';

const tone = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rate),
  );

/** In pieces, as a microphone gives them. */
function inPieces(samples: Float32Array, rate: number, length: number): Float32Array {
  const resample = createResampler(rate);
  const made: number[] = [];
  for (let at = 0; at < samples.length; at += length) {
    made.push(...resample(samples.slice(at, at + length)));
  }
  return Float32Array.from(made);
}

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

test.each([48_000, 44_100, 96_000])(
  'a voice at %i Hz is the same at the rate of the model',
  (rate) => {
    const made = inPieces(tone(1000, rate), rate, 2048);
    const expected = tone(1000, 16_000);
    expect(made.length).toBeGreaterThan(7900);
    const off = made.slice(200).map((one, index) => one - (expected[index + 200] ?? 0));
    expect(loudness(off)).toBeLessThan(0.02);
  },
);

test('what lies above a voice does not fold into it', () => {
  const made = inPieces(tone(11_000, 48_000), 48_000, 2048);
  expect(loudness(made.slice(200))).toBeLessThan(0.01);
});

test('the length of the pieces makes no difference', () => {
  const sound = tone(440, 44_100);
  const [short, long] = [inPieces(sound, 44_100, 128), inPieces(sound, 44_100, 5000)];
  expect(short.length).toBe(long.length);
  expect(Math.max(...short.map((one, index) => Math.abs(one - (long[index] ?? 0))))).toBeLessThan(
    0.001,
  );
});
