import { hasCondition, isMinor } from '../planner/caps.ts';
import type { Request } from '../planner/request.ts';
import type { Goal } from '../reading/vocabulary.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import type { Slot, SlotKind } from './split.ts';
import type { Variation, VariationType } from './weeks.ts';

const weekWords: Record<VariationType, string> = {
  build: 'A week to build: the most sets, at a steady effort.',
  peak: 'A peak week: fewer sets, each a little harder.',
  deload: 'An easy week: less of all, so that your body can catch up.',
  test: 'A test week: see how far you have come.',
};

function effortWords(rpe: number): string {
  const left = Math.max(1, Math.round(10 - rpe));
  const reps = left === 1 ? 'one good rep' : `about ${left} good reps`;
  return `Aim for ${rpe} of 10: stop with ${reps} left.`;
}

/** Nobody is pushed to a maximum here; these are not even tested for one. */
export function mayTest(request: Request): boolean {
  return (
    !isMinor(request) &&
    request.level.value !== 'beginner' &&
    !hasCondition(request, ['hypertension', 'pregnancy', 'postpartum', 'heart', 'surgery'])
  );
}

const checkWords = 'Check-in: use the load of week one and note how hard it feels now.';

function testWords({ rpe = 7, reps, weight }: Exercise, goal: Goal): string {
  const left = Math.max(1, Math.round(10 - rpe));
  const kept = left === 1 ? 'one good rep' : `${left} good reps`;
  if (reps === undefined) return `Test: hold your last set as long as your form is good. Log it.`;
  const load = typeof weight === 'number' ? ` Start near ${weight} kg.` : '';
  if (goal === 'strength') {
    return `Test: work up to a heavy last set of ${reps} with ${kept} left. Log it.${load}`;
  }
  if (goal === 'power') return 'Test: make your last set as fast as you can. Log the best rep.';
  return `Test: in your last set do all the good reps you can, with ${kept} left. Log it.${load}`;
}

/** What the test week looks at, written on the lifts that it is about. */
export function markTests(
  workout: Workout,
  { kind }: Slot,
  request: Request,
  isTested: (item: Exercise) => boolean,
): (item: Exercise) => Exercise {
  const { value: goal } = request.goal;
  return (item) => {
    if (item.type !== 'exercise' || !isTested(item)) return item;
    const isTest = mayTest(request);
    const byClock = isTest ? clockTest(kind) : clockCheckWords;
    const inSets = isTest ? testWords(item, goal) : checkWords;
    return { ...item, description: workout.isStructured ? inSets : byClock };
  };
}

const clockCheckWords = 'Check-in: keep the pace of week one and note how hard it feels now.';

function clockTest(kind: SlotKind): string {
  return kind === 'run' || kind === 'walk'
    ? 'Test: note how far you get in the whole session. Log it.'
    : 'Test: count your reps in the first round and in the last. Log both.';
}

export interface SessionWords {
  title: string;
  variation: Variation;
  week: number;
  totalWeeks: number;
  phaseName: string;
}

/** What a program's session says about itself. */
export function withWords(workout: Workout, words: SessionWords): Workout {
  const { title, variation, week, totalWeeks, phaseName } = words;
  const first = workout.workout.find(({ type }) => type === 'exercise');
  const isCalm = (first?.rpe ?? 0) <= 4;
  const effort = isCalm
    ? 'Stay where it feels good. Nothing should hurt.'
    : effortWords(first?.rpe ?? 7);
  const notes = isCalm ? [effort] : [weekWords[variation.type], effort];
  return {
    ...workout,
    title,
    periodizationPhase: phaseName,
    coachingNotes: notes.join(' '),
    workoutReasoning: `Week ${week} of ${totalWeeks}. ${workout.workoutReasoning ?? ''}`.trim(),
  };
}
