import type { LibraryExercise } from '../../../exercise/types.ts';
import { rackFor, toRack } from '../../../training/rack.ts';
import { stateFor } from '../../../training/strength/convert.ts';
import { firstWeight } from '../../../training/strength/seeds.ts';
import { statedFrom, strengthStates } from '../../../training/strength/states.ts';
import type { PlanContext } from '../../context.ts';
import { loadLevel, trainingFacts } from '../dose/loads.ts';

/** What this athlete's maxima and weights at hand allow, for work against the clock. */
export interface Strength {
  /** The maximum of one repetition in kilograms; undefined where nothing tells it. */
  maxOf: (exercise: LibraryExercise) => number | undefined;
  /** The heaviest weight at hand that is not above; undefined without any weight. */
  notAbove: (exercise: LibraryExercise, kilograms: number) => number | undefined;
  nearest: (exercise: LibraryExercise, kilograms: number) => number | undefined;
  /** What the athlete says is on the bar. */
  told: (exercise: LibraryExercise) => number | undefined;
  /** There is one weight for it and no other. */
  isOnly: (exercise: LibraryExercise) => boolean;
  /** This share of the weight that one would begin sets with, where nothing is known. */
  start: (exercise: LibraryExercise, share: number) => number | undefined;
}

export function makeStrength({ request, nowMs }: PlanContext): Strength {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const level = loadLevel(request);
  const facts = trainingFacts(request);
  const breakDays = request.breakDays?.value ?? 0;
  const stated = (request.maxima?.value ?? []).map((max) => statedFrom(max, today, breakDays));
  const states = strengthStates(request.history.sessions, stated, { ...facts, level }, today);
  const rack = (exercise: LibraryExercise) => rackFor(exercise, facts.rack, request.unit?.value);
  const notAbove = (exercise: LibraryExercise, kilograms: number) =>
    toRack(rack(exercise), kilograms, 'down');
  const { kilograms: bar = [], isRange = false } = request.loads.value.barbells ?? {};
  const barKg = bar.length === 1 && !isRange ? bar[0] : undefined;
  return {
    maxOf: (exercise) => stateFor(exercise, states)?.e1RM,
    notAbove,
    told: ({ loadClass }) => (loadClass === 'barbell' ? barKg : undefined),
    isOnly: (exercise) => rack(exercise).weights.length === 1,
    nearest: (exercise, kilograms) => toRack(rack(exercise), kilograms, 'nearest'),
    start: (exercise, share) => {
      const seed = exercise.loadCount === 0 ? null : firstWeight(exercise, level, facts);
      return seed === null ? undefined : notAbove(exercise, seed * share);
    },
  };
}
