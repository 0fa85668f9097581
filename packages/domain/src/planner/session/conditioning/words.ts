import type { LibraryExercise } from '../../../exercise/types.ts';

const shortNames: readonly [RegExp, string][] = [
  [/rowing machine/i, 'row erg'],
  [/ski erg/i, 'ski erg'],
  [/bike/i, 'bike'],
  [/run\b|treadmill/i, 'run'],
  [/thruster/i, 'thruster'],
  [/wall ball/i, 'wall ball'],
  [/burpee/i, 'burpee'],
  [/pull-up|chin-up/i, 'pull-up'],
  [/push-up/i, 'push-up'],
  [/sit-up/i, 'sit-up'],
  [/swing/i, 'swing'],
  [/carry|farmer|suitcase/i, 'carry'],
  [/sled/i, 'sled'],
  [/lunge/i, 'lunge'],
  [/step-up/i, 'step-up'],
  [/step-over/i, 'step-over'],
  [/sit-to-stand/i, 'sit-to-stand'],
  [/squat/i, 'squat'],
  [/deadlift|hinge|good morning|pull-through|rdl/i, 'hinge'],
  [/bridge|thrust/i, 'bridge'],
  [/\brow\b/i, 'row'],
  [/press/i, 'press'],
];

/** 'squat', 'row', 'carry': enough for a title. */
export function wordFor({ name }: Pick<LibraryExercise, 'name'>): string {
  return shortNames.find(([words]) => words.test(name))?.[1] ?? name.toLowerCase();
}

/** 'squat, hinge, row, press, carry'. */
export const shortList = (moves: readonly Pick<LibraryExercise, 'name'>[]): string =>
  [...new Set(moves.map(wordFor))].join(', ');

/** '12–15', or one number where both are the same. */
export const rangeText = (low: number, high: number): string =>
  low === high ? String(low) : `${low}–${high}`;

/** 'about 9–12 min, cap 15'. */
export function aboutMinutes(seconds: number, capSeconds?: number): string {
  if (seconds < 100) return `about ${Math.round(seconds / 5) * 5} s`;
  const low = Math.max(1, Math.round((seconds * 0.9) / 60));
  const high = Math.max(low + 1, Math.round((seconds * 1.15) / 60));
  const cap = capSeconds === undefined ? '' : `, cap ${Math.round(capSeconds / 60)}`;
  return `about ${low}–${high} min${cap}`;
}

/** As many words as a coach has in a minute. */
export function sentencesWithin(words: number, sentences: readonly string[]): string[] {
  const kept: string[] = [];
  let left = words;
  for (const sentence of sentences) {
    const count = sentence.split(/\s+/).length;
    if (count > left) continue;
    kept.push(sentence);
    left -= count;
  }
  return kept;
}
