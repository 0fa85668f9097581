import { levelCaps } from '@cadence/domain/planner/caps';
import type { PlanContext } from '@cadence/domain/planner/context';
import { bandsFor } from '@cadence/domain/planner/dose';
import type { Format } from '@cadence/domain/reading/vocabulary';

type Rules = (context: PlanContext) => string[];

const countedLength =
  'An item of reps lasts reps × its s/rep + 3 s, at least 20 s; one marked "per side" lasts 2 × reps × its s/rep + 6 s.';

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? `${min}` : `${min}–${max}`;

/** How the timer plays each format (Spec §4), so that a model can do the sum itself. */
const rules: Record<Format, Rules> = {
  emom: ({ request }) => [
    'EMOM: a new minute, a new item, in turn. Give each exercise reps; sets, duration and restAfter are null.',
    `reps × s/rep of an item (twice that when "per side") must be 20–${levelCaps[request.level.value].emomWorkSeconds} s.`,
    'estimatedDuration is the number of minutes of the main part: main part = 60 × estimatedDuration s.',
  ],
  tabata: () => [
    'Tabata: the timer plays every exercise 8 times, 20 s work and 10 s rest, with 60 s between exercises.',
    'List each exercise once; reps, sets, duration and restAfter are null.',
    'Main part for n exercises = 230 × n + 60 × (n − 1) s.',
  ],
  pyramid: () => [
    'Pyramid: levels lists the reps of each level; every level plays all exercises at that number of reps.',
    'reps, sets, duration and restAfter of the exercises are null. restBetweenRounds is the rest between levels.',
    'Main part = for each level: sum over exercises of (level × s/rep + 5) + 15 × (exercises − 1); plus restBetweenRounds × (levels − 1).',
  ],
  compound: () => [
    'Flow: one round plays all exercises without a pause. Give each exercise 4–12 reps; sets, duration and restAfter are null.',
    'Main part = totalRounds × sum of (reps × s/rep + 4) + restBetweenRounds × (totalRounds − 1).',
  ],
  circuit: () => [
    'Circuit: give each exercise a duration of 20–60 s; reps, sets and restAfter are null. The timer itself puts 30 s between exercises.',
    'Main part = totalRounds × (sum of durations + 30 × (exercises − 1)) + restBetweenRounds × (totalRounds − 1).',
  ],
  rounds: () => [
    'Rounds: give each exercise reps (or a duration when it is marked "hold") and restAfter; sets is null: the rounds are the sets.',
    countedLength,
    'Main part = totalRounds × (sum of items + restAfter of all but the last) + restBetweenRounds × (totalRounds − 1).',
  ],
  intervals: () => [
    'Intervals: give each exercise a duration and restAfter, the same for all; reps and sets are null.',
    'Main part = totalRounds × (sum of durations + restAfter of all but the last) + restBetweenRounds × (totalRounds − 1).',
  ],
  sets: ({ request }) => [
    'Sets: give each exercise sets, reps (or a duration when it is marked "hold"), restBetweenSets and restAfter.',
    `Sets ${range(bandsFor(request).sets)} each. totalRounds and restBetweenRounds are null.`,
    countedLength,
    'Main part = sum over exercises of (sets × item + restBetweenSets × (sets − 1)) + restAfter of all but the last + 10 s.',
  ],
};

export function formatRules(context: PlanContext): string[] {
  return rules[context.format](context);
}

/** Lengths, reps, rests and effort that suit this goal and level. */
export function doseRules({ request, dose, format }: PlanContext): string[] {
  const bands = bandsFor(request);
  const isTimed = format === 'circuit' || format === 'intervals' || format === 'tabata';
  return [
    isTimed ? `Work about ${dose.workSeconds} s at a time.` : `Reps ${range(bands.reps)}.`,
    format === 'sets' ? `Rest ${range(bands.restSeconds)} s between sets.` : '',
    `rpe ${range(bands.rpe)}, never above ${bands.rpe.max}.`,
  ].filter(Boolean);
}
