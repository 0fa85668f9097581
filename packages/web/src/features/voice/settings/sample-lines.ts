import { announceExercise } from '@cadence/domain/voice/announcements';
import { linesByStyle } from '@cadence/domain/voice/lines/by-style';
import type { Moment } from '@cadence/domain/voice/lines/moments';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { fill, sayName } from '@cadence/domain/voice/wording';

const moments = [
  'motivation',
  'halfway',
  'rest',
  'form',
  'ten',
  'lastRound',
  'complete',
] as const satisfies readonly Moment[];

const exercise = { name: 'goblet squat', reps: 12 };

/** What needs nothing filled in but a name. */
function textsOf(line: string, names: readonly string[]): string[] {
  if (!line.includes('{')) return [line];
  const texts = names.map((name) => fill(line, { name: sayName(name) }));
  return /\{(?!name\})/.test(line) ? [] : texts;
}

/** The coach's real lines, as they stand in a workout; neighbours belong to different moments. */
export function sampleLines(style: VoiceStyle, names: readonly string[]): string[] {
  const announced = announceExercise(exercise, style);
  const columns = [
    announced === null ? [] : [announced],
    ...moments.map((moment) => linesByStyle[style][moment].flatMap((line) => textsOf(line, names))),
  ];
  const longest = Math.max(...columns.map(({ length }) => length));
  const lines = Array.from({ length: longest }, (_, row) =>
    columns.flatMap((column) => column[row] ?? []),
  ).flat();
  return [...new Set(lines)];
}

/** Another one each time, until all have been heard. */
export function lineAfter(lines: readonly string[], said: string | null): string {
  const next = said === null ? 0 : lines.indexOf(said) + 1;
  return lines[next] ?? lines[0] ?? '';
}
