import { describe, expect, test } from 'vitest';
import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { Exercise } from '../../workout/types.ts';
import type { TemplateId } from '../templates/types.ts';
import { makeProgram } from '../test-support/make-program.ts';
import type { ProgramSession } from '../types.ts';
import { linesIn } from './notes.ts';

type Named = readonly [words: RegExp, part: (line: Exercise) => boolean];

const moves =
  (name: RegExp) =>
  ({ exerciseId = '' }: Exercise): boolean =>
    name.test(exerciseId);

/** What a title may name, and the lines that bear it out. */
const named: readonly Named[] = [
  [/balance/i, moves(/stand$|heel-to-toe|clock-reach|calf-raise-hold/)],
  [/get-ups/, moves(/get-up/)],
  [
    /\bladders\b/,
    ({ reps = 0, exerciseId = '' }) => reps <= 3 && /press|pull|chin|push/.test(exerciseId),
  ],
  [/[Ss]wings/, moves(/swing/)],
  [/first landings|Impact test/, moves(/pogo-hop|jog-in-place/)],
  [/\d min run\b|^Run \d/, ({ name }) => /run\b|distance/i.test(name)],
  [/test: one set, every clean rep/, ({ repsText = '' }) => repsText.endsWith('+')],
];

const home: EquipmentId[] = ['bodyweight', 'yoga_mat', 'dumbbells', 'kettlebells', 'pull_up_bar'];
const bare: EquipmentId[] = ['bodyweight', 'yoga_mat', 'pull_up_bar', 'resistance_bands'];
const kits: Record<string, { equipment: EquipmentId[]; props: Prop[] }> = {
  home: { equipment: home, props: ['chair', 'wall'] },
  bare: { equipment: bare, props: ['chair', 'wall'] },
};

const goals: readonly (readonly [TemplateId, string, readonly string[]])[] = [
  ['senior', 'I am 72, fell last winter, want stronger legs', ['home', 'bare']],
  ['kettlebell', 'kettlebell strength', ['home']],
  ['pull-up-ladder', 'I can do 4 pull-ups and want 10', ['home', 'bare']],
  ['push-up', 'I can do 12 push-ups and want 30', ['home', 'bare']],
  ['postpartum', 'had my baby five months ago, cleared, want to run again', ['home', 'bare']],
  ['couch-to-5k', 'couch to 5k, knee grumbles on stairs', ['home', 'bare']],
];
const levels: readonly FitnessLevel[] = ['beginner', 'advanced'];

function missingIn({ title, workout }: ProgramSession): string[] {
  const lines = linesIn(workout);
  return named.flatMap(([words, part]) =>
    words.test(title) && !lines.some(part) ? [`${title}: nothing for ${words}`] : [],
  );
}

describe.each(goals)('%s', (template, goalText, kitNames) => {
  const cases = kitNames.flatMap((kit) =>
    levels.flatMap((level) => [2, 3].map((days) => [kit, level, days] as const)),
  );
  test.each(cases)('has what its titles name: %s, %s, %d days', (kit, level, days) => {
    const { weeks } = makeProgram({
      goalText,
      template,
      weeks: 12,
      sessionsPerWeek: days,
      minutesPerSession: days === 2 ? 20 : 30,
      preferredDays: [],
      fitnessLevel: level,
      cleared: ['postpartum'],
      ...kits[kit],
    });
    expect(weeks.flatMap(({ sessions }) => sessions.flatMap(missingIn))).toEqual([]);
  });
});
