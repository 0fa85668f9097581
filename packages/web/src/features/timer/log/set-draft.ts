import type { RunLog } from '@cadence/domain/analytics/session';
import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet, WorkoutSession } from '@cadence/domain/analytics/types';
import { byTimeKind } from '@cadence/domain/exercise/by-time';
import { fromKilograms, toKilograms, type WeightUnit } from '@cadence/domain/profile/units';
import type { TimerStep } from '@cadence/domain/timer/types';
import { type NextSet, nextSet } from '@cadence/domain/training/progression';
import { rackByName } from '@cadence/domain/training/rack';
import { rirOf } from '@cadence/domain/training/rir';
import { pageLanguage } from '../../../platform/dates/formats.ts';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { currentUnit } from '../../../platform/items/use-unit.ts';
import { plainName } from '../step-words.ts';

export const setFields = ['reps', 'weight', 'rpe'] as const satisfies readonly (keyof LoggedSet)[];

/** Of what a set can hold, what is asked for after each. */
export type SetField = (typeof setFields)[number];

interface FieldLimits {
  label: string;
  unit: string;
  min: number;
  max: number;
  /** What a press adds; anything between can be typed. */
  step: number;
  decimals: number;
  first: number;
}

const fieldLimits: Record<SetField, FieldLimits> = {
  reps: { label: 'Reps', unit: 'reps', min: 0, max: 200, step: 1, decimals: 0, first: 10 },
  // The smallest pair of plates on most bars.
  weight: {
    label: 'Weight in kg',
    unit: 'kg',
    min: 0,
    max: 500,
    step: 2.5,
    decimals: 2,
    first: 10,
  },
  rpe: { label: 'RPE', unit: 'RPE', min: 1, max: 10, step: 0.5, decimals: 1, first: 7 },
};

const inPounds: FieldLimits = {
  label: 'Weight in lb',
  unit: 'lb',
  min: 0,
  max: 1100,
  step: 5,
  decimals: 1,
  first: 25,
};

const isInPounds = (field: SetField, unit: WeightUnit) => field === 'weight' && unit === 'lb';

export function limitsOf(field: SetField, unit: WeightUnit): FieldLimits {
  return isInPounds(field, unit) ? inPounds : fieldLimits[field];
}

/** Weights are kept in kilograms, and set in what the user counts in. */
export function toShown(field: SetField, unit: WeightUnit, stored: number): number {
  if (!isInPounds(field, unit)) return stored;
  return Number(fromKilograms(stored, unit).toFixed(inPounds.decimals));
}

export function toStored(field: SetField, unit: WeightUnit, shown: number): number {
  return isInPounds(field, unit) ? toKilograms(shown, unit) : shown;
}

/** The run as far as it has come, and what was done before it. */
export interface RunSoFar {
  steps: readonly TimerStep[];
  log: RunLog | null;
  earlierSessions: readonly WorkoutSession[];
}

export interface PlannedSet {
  key: string;
  name: string;
  exerciseId: string | undefined;
  plan: LoggedSet;
  /** Reps that should be left; none where nobody says. */
  targetRir: number | undefined;
  isWork: boolean;
}

type Dose = Pick<TimerStep, 'reps' | 'weight' | 'rpe'>;

const planOf = ({ reps, weight, rpe }: Dose): LoggedSet => ({
  ...(reps === undefined ? {} : { reps }),
  ...(typeof weight === 'number' ? { weight } : {}),
  ...(rpe === undefined ? {} : { rpe }),
});

/** A flow is a set of each of its exercises. */
function setsOf(step: TimerStep, stepIndex: number): PlannedSet[] {
  if (step.flow) {
    return step.flow.map((part, position) => ({
      key: setKey(stepIndex, position),
      name: part.name,
      exerciseId: part.exerciseId,
      plan: planOf(part),
      targetRir: undefined,
      isWork: true,
    }));
  }
  const { exerciseId, role, rpe } = step;
  return [
    {
      key: setKey(stepIndex),
      name: plainName(step),
      exerciseId,
      plan: planOf(step),
      targetRir: step.rir ?? (rpe === undefined ? undefined : 10 - rpe),
      isWork: role === undefined || role === 'work' || role === 'backoff',
    },
  ];
}

interface Named {
  name: string;
  exerciseId?: string | undefined;
}

const isSame = (one: Named, other: Named) =>
  one.exerciseId !== undefined && other.exerciseId !== undefined
    ? one.exerciseId === other.exerciseId
    : one.name === other.name;

/** All sets of this exercise in this run. */
function setsAlike({ steps }: RunSoFar, set: PlannedSet): PlannedSet[] {
  return steps
    .flatMap((step, index) => (step.type === 'exercise' ? setsOf(step, index) : []))
    .filter((other) => isSame(other, set));
}

/** The set of this exercise that was logged last in this run. */
export function setLoggedBefore(run: RunSoFar, set: PlannedSet): PlannedSet | undefined {
  const sets = setsAlike(run, set);
  const place = sets.findIndex(({ key }) => key === set.key);
  return sets.slice(0, Math.max(0, place)).findLast(({ key }) => run.log?.sets[key] !== undefined);
}

/** How often the weight of this exercise has gone down in this run. */
function downsBefore({ log }: RunSoFar, sets: readonly PlannedSet[]): number {
  const weights = sets.flatMap(({ key }) => log?.sets[key]?.weight ?? []);
  return weights.filter((weight, at) => weight < (weights[at - 1] ?? 0)).length;
}

/** What the next set of this exercise should weigh, by what was left in this one; null where nobody says. */
export function nextAfter(run: RunSoFar, key: string): NextSet | null {
  const set = plannedSet(run, key);
  const done = run.log?.sets[key];
  if (!set?.isWork || set.targetRir === undefined || !done?.weight) return null;
  const rir = rirOf(done);
  const sets = setsAlike(run, set);
  const place = sets.findIndex((other) => other.key === key);
  const next = sets[place + 1];
  const isAlike = next?.isWork && next.plan.reps === set.plan.reps;
  if (!isAlike || next.plan.weight !== set.plan.weight || rir === null) return null;
  const reps = set.plan.reps ?? done.reps;
  if (reps === undefined || done.reps === undefined) return null;
  return nextSet(
    {
      kilograms: done.weight,
      reps,
      targetRir: set.targetRir,
      rack: rackByName(`${set.exerciseId ?? ''} ${set.name}`, currentUnit()),
      downs: downsBefore(run, sets.slice(0, place + 1)),
    },
    { reps: done.reps, rir },
  );
}

/** 'Next 82.5 kg: 80 had 3 left'; nothing where it stays. */
export function nextText(next: NextSet | null): string | undefined {
  if (!next || next.move === 'hold') return undefined;
  const last = next.isLast ? ', then the next exercise' : '';
  return `Next ${showWeight(next.kilograms)}${last}: ${next.why.replace(/: [^:]*$/, '')}`;
}

function loggedBefore(run: RunSoFar, set: PlannedSet): LoggedSet {
  const before = setLoggedBefore(run, set);
  const { reps, ...load } = (before && run.log?.sets[before.key]) ?? {};
  // A pyramid's levels have reps of their own.
  const isAlike = before?.plan.reps === set.plan.reps;
  return isAlike && reps !== undefined ? { ...load, reps } : load;
}

/** Reps and weight of the last session that had this exercise; how it felt is of that day only. */
function loggedEarlier({ log, earlierSessions }: RunSoFar, set: PlannedSet): LoggedSet {
  let latest: { date: string; sets: readonly LoggedSet[] } | undefined;
  for (const { id, date, exercises } of earlierSessions) {
    if (id === log?.sessionId || (latest && date <= latest.date)) continue;
    const sets = exercises.filter((done) => isSame(done, set)).flatMap(({ actual }) => actual.sets);
    if (sets.length > 0) latest = { date, sets };
  }
  const { rpe: _, ...done } = latest?.sets.at(-1) ?? {};
  return done;
}

export function plannedSet({ steps }: RunSoFar, key: string): PlannedSet | undefined {
  const [stepIndex = 0, position = 0] = key.split('.').map(Number);
  const step = steps[stepIndex];
  return step && setsOf(step, stepIndex)[position];
}

/** What can be said of a set: a plank has no reps, and no load unless the plan gives it one. */
function fieldsOf({ exerciseId, plan }: PlannedSet): readonly SetField[] {
  const kind = plan.reps === undefined ? byTimeKind(exerciseId) : null;
  if (kind === null) return setFields;
  return kind === 'loaded' || plan.weight !== undefined ? ['weight', 'rpe'] : ['rpe'];
}

export function fieldsFor(run: RunSoFar, key: string): readonly SetField[] {
  const set = plannedSet(run, key);
  return set ? fieldsOf(set) : setFields;
}

/** As the set before it went, else as planned, else as it went last time. */
export function draftFor(run: RunSoFar, key: string): LoggedSet {
  const set = plannedSet(run, key);
  if (!set) return {};
  const draft = { ...loggedEarlier(run, set), ...set.plan, ...loggedBefore(run, set) };
  const fields = fieldsOf(set);
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => fields.includes(field as SetField)),
  );
}

/** '12 reps', '16 kg', 'RPE 7', or only the name of what has not been said. */
export function fieldText(field: SetField, value: number | undefined): string {
  if (value === undefined) return field === 'weight' ? currentUnit() : fieldLimits[field].label;
  if (field === 'weight') return showWeight(value);
  const number = value.toLocaleString(pageLanguage());
  return field === 'reps' ? `${number} ${value === 1 ? 'rep' : 'reps'}` : `RPE ${number}`;
}

export function setText(set: LoggedSet): string {
  const parts = setFields.filter((field) => set[field] !== undefined);
  return parts.map((field) => fieldText(field, set[field])).join(' · ') || 'Done';
}

/** The index of the set, or the round of a flow, that a rest follows, if there is one to log. */
export function setBefore(
  steps: readonly TimerStep[],
  index: number,
  skipped: readonly number[],
): number | null {
  for (let i = index - 1; i >= 0; i--) {
    const step = steps[i];
    if (step?.type === 'rest' || step?.type === 'phase_transition') continue;
    // Taps have told it already.
    const isOpen = (step?.openEnded && !step.flow && !step.untilDone) || step?.count !== undefined;
    const isSet = step?.type === 'exercise' || step?.untilDone;
    return isSet && !isOpen && !skipped.includes(i) ? i : null;
  }
  return null;
}
