import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exerciseLibrary } from '../../../packages/domain/src/exercise/library.ts';
import { announceExercise } from '../../../packages/domain/src/voice/announcements.ts';
import { speakable } from '../../../packages/domain/src/voice/speakable.ts';
import type { VoiceStyle } from '../../../packages/domain/src/voice/styles.ts';
import { stockLines } from '../../../packages/domain/src/voice/warm-up.ts';
import { piperVoices } from '../../../packages/server/src/platform/speech/data/piper-voices.ts';
import type { PiperEngine } from '../../../packages/server/src/platform/speech/piper/piper.ts';
import { sum } from '../numbers.ts';
import { tempFolder } from '../temp-folder.ts';
import { decodeClips } from './decode.ts';
import { readDictionary, recognise, recogniserRate } from './recogniser.ts';

export interface Understood {
  voice: string;
  lines: number;
  words: number;
  /** One less the share of words that were missed, put in or taken for another. */
  accuracy: number;
  /** Of what was heard, measured against other lines: what chance alone would give. */
  chance: number;
}

const announcements = 40;

type IsKnown = (text: string) => boolean;

/** From all over the library, with reps, a time or a weight. */
function announcementsOf(style: VoiceStyle, isKnown: IsKnown): string[] {
  const names = exerciseLibrary.map(({ name }) => speakable(name)).filter(isKnown);
  const every = Math.max(1, Math.floor(names.length / announcements));
  return Array.from({ length: Math.min(announcements, names.length) }, (_, i) => {
    const name = names[i * every] ?? '';
    const amounts = [{ reps: 5 + (i % 11) }, { duration: 20 + 5 * (i % 9) }];
    const weight = i % 3 === 0 ? { weight: 8 + 2 * (i % 13) } : {};
    return announceExercise({ name, ...amounts[i % 2], ...weight }, style) ?? '';
  });
}

function linesOf(style: VoiceStyle, isKnown: IsKnown): string[] {
  const stock = stockLines(style).map(({ text }) => text);
  return [...stock, ...announcementsOf(style, isKnown)].map(speakable).filter(isKnown);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[^a-z']+/)
    .filter(Boolean);

/** How many words have to be changed, put in or left out to make one of the other. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => index + 1);
  one.forEach((word, i) => {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === other[j] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? one.length;
}

function accuracyOf(said: readonly string[][], heard: readonly string[][]): number {
  const wrong = sum(said.map((words, index) => distance(words, heard[index] ?? [])));
  // Words put in count as well, of which there may be more than were said.
  return Math.max(0, 1 - wrong / sum(said.map(({ length }) => length)));
}

function speakPlainly(texts: readonly string[]): Uint8Array[] | null {
  const file = join(tempFolder(), 'line.wav');
  const clips: Uint8Array[] = [];
  for (const text of texts) {
    const { status, error } = spawnSync('espeak-ng', ['-w', file, text], { stdio: 'ignore' });
    if (error || status !== 0) return null;
    clips.push(readFileSync(file));
  }
  return clips;
}

/**
 * By a recogniser that may choose from all words of all lines, in any order. Lines with a word that
 * its dictionary lacks say nothing of the voice and are left out. Null where there is none here.
 */
export async function measureIntelligibility(piper: PiperEngine): Promise<Understood[] | null> {
  const dictionary = readDictionary();
  if (!dictionary) return null;
  const isKnown = (text: string) => wordsOf(text).every((word) => dictionary.has(word));
  const all = piperVoices.flatMap(({ style }) => linesOf(style, isKnown));
  const vocabulary = [...new Set(all.flatMap(wordsOf))].sort();

  async function measure(voice: string, texts: readonly string[], clips: readonly Uint8Array[]) {
    const heard = recognise(await decodeClips(clips, recogniserRate), vocabulary);
    const said = texts.map(wordsOf);
    const others = [...said.slice(1), ...said.slice(0, 1)];
    const words = sum(said.map(({ length }) => length));
    const [accuracy, chance] = [accuracyOf(said, heard), accuracyOf(others, heard)];
    return { voice, lines: texts.length, words, accuracy, chance };
  }

  const figures: Understood[] = [];
  for (const { style, speaker } of piperVoices) {
    const texts = linesOf(style, isKnown);
    const voice = { style, voiceId: `piper-${speaker}`, rate: 1, pitch: 1 };
    const spoken = await Promise.all(texts.map((text) => piper.speak({ text, ...voice })));
    const clips = spoken.map((one) => {
      if (one.kind === 'failed') throw new Error(one.reason);
      return one.bytes;
    });
    figures.push(await measure(style, texts, clips));
  }
  const texts = linesOf('instructional', isKnown);
  const plain = speakPlainly(texts);
  if (plain) figures.push(await measure('espeak-ng, to compare', texts, plain));
  return figures;
}
