import { speakable } from '../../../packages/domain/src/voice/speakable.ts';
import { piperVoices } from '../../../packages/server/src/platform/speech/data/piper-voices.ts';
import type { PiperEngine } from '../../../packages/server/src/platform/speech/piper/piper.ts';
import { median, sum } from '../numbers.ts';
import { decodeClips } from './decode.ts';
import { coachingLines } from './lines.ts';
import { measureSound, type SoundFigures } from './sound.ts';

export interface StyleFigures extends Omit<SoundFigures, 'speechSeconds'> {
  style: string;
  lettersPerSecond: number;
}

/** Each style says the same lines; its figures are the medians over them. */
export async function measureStyles(piper: PiperEngine): Promise<StyleFigures[]> {
  const texts = coachingLines.map(speakable);
  const letters = texts.join('').match(/\p{L}/gu)?.length ?? 0;
  const figures: StyleFigures[] = [];
  for (const { style, speaker } of piperVoices) {
    const voice = { style, voiceId: `piper-${speaker}`, rate: 1, pitch: 1 };
    const spoken = await Promise.all(texts.map((text) => piper.speak({ text, ...voice })));
    const clips = spoken.map((one) => {
      if (one.kind === 'failed') throw new Error(one.reason);
      return one.bytes;
    });
    const sounds = (await decodeClips(clips)).map(measureSound);
    const middle = (key: keyof SoundFigures) => median(sounds.map((sound) => sound[key]));
    figures.push({
      style,
      pitchHertz: middle('pitchHertz'),
      pitchRangeSemitones: middle('pitchRangeSemitones'),
      centroidHertz: middle('centroidHertz'),
      loudnessLufs: middle('loudnessLufs'),
      lettersPerSecond: letters / sum(sounds.map(({ speechSeconds }) => speechSeconds)),
    });
  }
  return figures;
}

export interface Distance {
  pair: string;
  semitones: number;
  pacePercent: number;
  brightnessPercent: number;
  /** In steps that an untrained listener notices at once, all three taken together. */
  steps: number;
}

/** Two semitones, an eighth in pace or in brightness are one step each. */
const stepSizes = { semitones: 2, percent: 12 };

function distanceOf(one: StyleFigures, other: StyleFigures): Distance {
  const percent = (a: number, b: number) => 100 * Math.abs(a / b - 1);
  const semitones = 12 * Math.abs(Math.log2(one.pitchHertz / other.pitchHertz));
  const pacePercent = percent(one.lettersPerSecond, other.lettersPerSecond);
  const brightnessPercent = percent(one.centroidHertz, other.centroidHertz);
  const steps = Math.hypot(
    semitones / stepSizes.semitones,
    pacePercent / stepSizes.percent,
    brightnessPercent / stepSizes.percent,
  );
  return {
    pair: `${one.style} and ${other.style}`,
    semitones,
    pacePercent,
    brightnessPercent,
    steps,
  };
}

export function nearestStyles(styles: readonly StyleFigures[]): Distance {
  const pairs = styles.flatMap((one, index) =>
    styles.slice(index + 1).map((other) => distanceOf(one, other)),
  );
  const [nearest] = pairs.sort((a, b) => a.steps - b.steps);
  if (!nearest) throw new Error('There is nothing to compare.');
  return nearest;
}
