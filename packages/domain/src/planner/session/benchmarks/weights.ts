import type { LibraryExercise } from '../../../exercise/types.ts';
import type { Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { hasTrait } from '../../legal/traits.ts';
import type { Strength } from '../conditioning/strength.ts';
import type { Weight } from './types.ts';

interface Ask {
  context: PlanContext;
  strength: Strength;
  exercise: LibraryExercise;
  /** The move as it is written, which the weight is of. */
  original: LibraryExercise | undefined;
  weight: Weight;
  /** Of the largest set. */
  reps: number;
}

export interface Weighed extends Pick<Exercise, 'weight' | 'loadNote'> {
  /** Another weight than as written, in words. */
  scaled?: string;
}

/** Reps for time stay light: less than half of a maximum for many, more for few. */
function mostShare(reps: number): number {
  if (reps >= 20) return 0.45;
  return reps <= 10 ? 0.6 : 0.5;
}

/** With dumbbells or bells: eight tenths of the bar, in both hands together. */
const inHandShare = 0.8;
const beginnerShare = 0.6;
const bodyMass = { men: 80, women: 65 } as const;

const isBar = ({ loadClass }: LibraryExercise): boolean => loadClass === 'barbell';

/** Of one hand where the bar is swapped for what is held in two. */
function handed(kilograms: number, { exercise, original }: Ask): number {
  if (!original || !isBar(original) || isBar(exercise)) return kilograms;
  return (kilograms * inHandShare) / Math.max(1, exercise.loadCount);
}

const stated = ({ weight, context }: Ask): { men: number; women: number } => {
  if ('men' in weight) return weight;
  const mass = context.request.bodyMassKg?.value;
  return {
    men: weight.bodyShare.men * (mass ?? bodyMass.men),
    women: weight.bodyShare.women * (mass ?? bodyMass.women),
  };
};

function capOf({ weight, strength, exercise, reps }: Ask): number | undefined {
  const max = strength.maxOf(exercise);
  if (max === undefined) return undefined;
  return max * ('men' in weight ? mostShare(reps) : weight.maxShare);
}

/** The weight as written for this athlete, or the one that their strength and kit allow. */
export function weigh(ask: Ask): Weighed {
  const { context, strength, exercise, original } = ask;
  if (exercise.loadCount === 0 && exercise.loadClass === 'bodyweight') return {};
  const { request } = context;
  const isNew = request.level.value === 'beginner' || hasTrait(request, 'untried');
  const both = stated(ask);
  const isOriginal = exercise.id === original?.id;
  const hasOwnRack = Object.keys(request.loads.value).length > 0;
  const men = handed(both.men, ask);
  const women = handed(both.women, ask);
  const cap = capOf(ask);
  const sex = request.sex?.value;
  const rx = sex === 'female' ? women : men;
  if (sex === undefined && cap === undefined && !isNew && !hasOwnRack) {
    const shown = (kilograms: number) =>
      isOriginal ? Math.round(kilograms) : (strength.nearest(exercise, kilograms) ?? kilograms);
    const weight = `${shown(men)}/${shown(women)} kg`;
    return { weight, loadNote: 'For men and women; lighter if the first set is not smooth.' };
  }
  // Of whom nothing is known the lighter of the two is the start.
  const base = sex === undefined && cap === undefined ? women : rx;
  const start = isNew ? (strength.start(exercise, 1) ?? base * beginnerShare) : base;
  const wished = Math.min(base, start);
  const most = cap === undefined ? wished : Math.min(wished, cap);
  if (most === rx && isOriginal && !hasOwnRack) return { weight: rx, loadNote: 'As written.' };
  const round = most < base ? strength.notAbove : strength.nearest;
  const weight = round(exercise, most) ?? Math.round(most);
  const isAsWritten = Math.abs(weight - rx) <= Math.max(2, rx * 0.05);
  const why = reasonFor(most < wished, isNew);
  if (isAsWritten) return { weight, loadNote: 'As written, on your weights.' };
  return { weight, loadNote: `${weight} kg: ${why}.`, scaled: `${weight} kg` };
}

function reasonFor(isCapped: boolean, isNew: boolean): string {
  if (isCapped) return 'what your maximum allows for so many reps';
  return isNew ? 'a lighter start' : 'what is at hand';
}
