import type { EditDose } from '../../planner/edit/dose-limits.ts';
import { doseOf, roundsOf } from '../../planner/edit/edit-dose.ts';
import { leadOf, type Run, readRuns } from '../../planner/edit/edit-runs.ts';
import { secondsText } from '../../timer/dose-text.ts';
import { formatClock } from '../../timer/format-clock.ts';
import type { Workout } from '../../workout/types.ts';
import { countText } from '../../workout/words.ts';

/** One line of what a coach would change. */
export interface SessionDifference {
  what: string;
  from: string;
  to: string;
}

type Field = keyof EditDose;

const fieldTexts: Record<Field, (value: number) => string> = {
  sets: (count) => countText(count, 'set'),
  reps: (count) => countText(count, 'rep'),
  seconds: secondsText,
  kilograms: (weight) => `${weight} kg`,
  setRestSeconds: (seconds) => `${formatClock(seconds)} rest between sets`,
  restSeconds: (seconds) => `${formatClock(seconds)} rest after`,
};
const fields = Object.keys(fieldTexts) as Field[];

const fieldText = (name: Field, { [name]: value }: EditDose): string =>
  value === undefined ? '' : fieldTexts[name](value);

const textOf = (dose: EditDose, names: readonly Field[]): string =>
  names
    .map((name) => fieldText(name, dose))
    .filter(Boolean)
    .join(', ');

const rampText = ({ items }: Run): string =>
  items
    .filter(({ role, weight }) => role === 'ramp' && typeof weight === 'number')
    .map(({ weight }) => `${weight} kg`)
    .join(', ');

function runDifferences(
  [before, after]: [Workout, Workout],
  [old, next]: [Run, Run],
): SessionDifference[] {
  const [item, other] = [leadOf(old), leadOf(next)];
  const [what, name] = [item?.name ?? '', other?.name ?? ''];
  const [was, is] = [doseOf(before, old.index), doseOf(after, next.index)];
  const changed = fields.filter((field) => was[field] !== is[field]);
  if (what !== name) {
    const to = [name, textOf(is, changed)].filter(Boolean).join(', ');
    return [{ what, from: textOf(was, changed), to }];
  }
  const own = changed.map((field) => ({
    what,
    from: fieldText(field, was),
    to: fieldText(field, is),
  }));
  const [led, leads] = [rampText(old), rampText(next)];
  const ramp = led === leads ? [] : [{ what: `Before ${what}`, from: led, to: leads }];
  const eased =
    item?.rpe === other?.rpe
      ? []
      : [{ what, from: `effort ${item?.rpe ?? '–'}`, to: `effort ${other?.rpe ?? '–'}` }];
  return [...own, ...ramp, ...eased];
}

function roundDifferences(before: Workout, after: Workout): SessionDifference[] {
  const [was, is] = [roundsOf(before), roundsOf(after)];
  if (was.roundRestSeconds === is.roundRestSeconds) return [];
  const [from, to] = [was.roundRestSeconds ?? 0, is.roundRestSeconds ?? 0];
  return [{ what: 'Rest between rounds', from: formatClock(from), to: formatClock(to) }];
}

/** Every line that would be another, in the order of the session; the same words stand once. */
export function sessionDifferences(before: Workout, after: Workout): SessionDifference[] {
  const next = readRuns(after);
  const all = readRuns(before).flatMap((old, place) => {
    const now = next[place];
    return now ? runDifferences([before, after], [old, now]) : [];
  });
  const lines = [...all, ...roundDifferences(before, after)];
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}
