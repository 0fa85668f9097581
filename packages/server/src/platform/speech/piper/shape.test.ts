import { describe, expect, it } from 'vitest';
import { piperVoices } from '../data/piper-voices.ts';
import { repitched, shaped } from './shape.ts';

const rate = 22_050;

/** Bursts of a voice-like sound with pauses between them. */
function makeSpeech(hertz: number, level: number): Float32Array {
  return Float32Array.from({ length: rate }, (_, index) => {
    const seconds = index / rate;
    const isPause = seconds % 0.4 > 0.25;
    const tone = [1, 2, 3, 5, 9, 14].map((n) => Math.sin(2 * Math.PI * hertz * n * seconds) / n);
    return isPause ? 0 : level * tone.reduce((sum, part) => sum + part, 0);
  });
}

/** Decibels, of what is not a pause. */
function levelOf(samples: Float32Array): number {
  const loud = [...samples].filter((sample) => Math.abs(sample) > 1e-4);
  return 10 * Math.log10(loud.reduce((sum, x) => sum + x * x, 0) / loud.length);
}

describe('a shaped sound', () => {
  it.each(piperVoices)('of the $style style is as loud however loud it was spoken', (voice) => {
    const levels = [0.01, 0.1, 0.5].map((level) =>
      levelOf(shaped(makeSpeech(150, level), rate, voice)),
    );
    for (const level of levels) expect(level).toBeCloseTo(levels[0] ?? 0, 1);
  });

  it('is about as loud in every style', () => {
    const levels = piperVoices.map((voice) => levelOf(shaped(makeSpeech(150, 0.1), rate, voice)));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
  });

  it.each(piperVoices)('of the $style style stays within full scale', (voice) => {
    const click = makeSpeech(150, 0.05);
    click[5000] = 30;
    const sound = shaped(click, rate, voice);
    expect(sound.every((sample) => Math.abs(sample) <= 0.95)).toBe(true);
  });

  it('of silence is silence', () => {
    const sound = shaped(new Float32Array(1000), rate, { filters: [], drive: 0.5 });
    expect(sound.every((sample) => sample === 0)).toBe(true);
  });
});

it.each([0.5, 0.88, 1.04, 2])('a pitch of %d moves every tone by as much', (pitch) => {
  const tone = Float32Array.from({ length: rate }, (_, i) =>
    Math.sin((2 * Math.PI * 200 * i) / rate),
  );
  const moved = repitched(tone, pitch);
  const crossings = moved.filter((x, i) => x >= 0 && (moved[i - 1] ?? 0) < 0).length;
  expect(moved.length).toBe(Math.floor(rate / pitch));
  expect((crossings / moved.length) * rate).toBeCloseTo(200 * pitch, -1);
});
