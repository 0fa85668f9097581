import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { fromKilograms, toKilograms, type WeightUnit } from '@cadence/domain/profile/units';
import type { RackFacts } from '@cadence/domain/training/facts';
import { barKilograms, barStep } from '@cadence/domain/training/plates';
import { heavier, isOnRack, lighter, rackByName, rackFor } from '@cadence/domain/training/rack';
import { pageLanguage } from '../../../platform/dates/formats.ts';
import type { EffortScale } from '../timer-settings.ts';
import { effortIn, withEffort } from './shown-set.ts';

export interface Kit {
  exercise: LibraryExercise | undefined;
  name: string;
  rack: RackFacts;
  unit: WeightUnit;
}

export type StepField = 'weight' | 'reps' | 'effort' | 'seconds';

const most = { weight: 1000, reps: 200, effort: 10, seconds: 3600 } as const;

/** The next weight that is there, up or down. */
function nextWeight(kilograms: number | undefined, up: boolean, kit: Kit): number {
  const { exercise, rack: facts, unit, name } = kit;
  const isBar = exercise?.loadClass === 'barbell';
  if (kilograms === undefined) return isBar ? barKilograms(facts, unit) : toKilograms(10, unit);
  if (isBar) {
    const shown = fromKilograms(kilograms, unit) + (up ? 1 : -1) * barStep(facts, unit);
    return Math.max(0, toKilograms(Math.round(shown * 100) / 100, unit));
  }
  const rack = exercise ? rackFor(exercise, facts, unit) : rackByName(name, unit);
  const step = toKilograms(unit === 'lb' ? 5 : 2.5, unit);
  const found = up ? heavier(rack, kilograms) : lighter(rack, kilograms);
  const isNear = isOnRack(rack, kilograms) && found !== undefined;
  return Math.max(0, isNear ? found : kilograms + (up ? step : -step));
}

/** The set after a press on − or +. */
export function stepped(
  set: LoggedSet,
  field: StepField,
  up: boolean,
  kit: Kit,
  scale: EffortScale,
): LoggedSet {
  const by = up ? 1 : -1;
  if (field === 'weight') {
    const weight = Math.min(most.weight, nextWeight(set.weight, up, kit));
    return { ...set, weight: Math.round(weight * 1e5) / 1e5 };
  }
  if (field === 'effort') {
    const least = scale === 'rpe' ? 1 : 0;
    const value = (effortIn(set, scale) ?? (scale === 'rpe' ? 7.5 : 2.5)) + by * 0.5;
    return withEffort(set, scale, Math.min(most.effort, Math.max(least, value)));
  }
  const value = (set[field] ?? 0) + by * (field === 'seconds' ? 5 : 1);
  return { ...set, [field]: Math.min(most[field], Math.max(0, value)) };
}

/** '95 kg', '5', '8' */
export function fieldValue(
  set: LoggedSet,
  field: StepField,
  unit: WeightUnit,
  scale: EffortScale,
): string | undefined {
  const number = (value: number | undefined, digits = 2) =>
    value?.toLocaleString(pageLanguage(), { maximumFractionDigits: digits });
  if (field === 'effort') return number(effortIn(set, scale));
  if (field !== 'weight') return number(set[field]);
  if (set.weight === undefined) return undefined;
  return `${number(fromKilograms(set.weight, unit), unit === 'lb' ? 1 : 2)} ${unit}`;
}

export const fieldLabels: Readonly<Record<StepField, string>> = {
  weight: 'Weight',
  reps: 'Reps',
  effort: 'RPE',
  seconds: 'Seconds',
};

/** What can be said of a set of this exercise. */
export function fieldsOfSet(
  set: LoggedSet,
  { exercise }: Pick<Kit, 'exercise'>,
  isRamp: boolean,
): StepField[] {
  const isBody = exercise?.loadClass === 'bodyweight' || exercise?.loadClass === 'none';
  const isLoaded = set.weight !== undefined || (exercise !== undefined && !isBody);
  const isHeld = set.seconds !== undefined && set.reps === undefined;
  return [
    ...(isLoaded ? (['weight'] as const) : []),
    isHeld ? ('seconds' as const) : ('reps' as const),
    ...(isRamp ? [] : (['effort'] as const)),
  ];
}
