import { secondsText } from '@cadence/domain/timer/dose-text';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { showWeight } from '../../platform/items/show-weight.ts';

export interface LiftLine {
  item: Exercise;
  /** '5 × 5', '8 × 400 m'. */
  dose: string;
  /** '95 kg', 'RPE 8'; nothing where no load is meant. */
  load: string;
}

const shownLifts = 3;

/** A lift by its sets and reps, beside what it is done with; all else in the words of its part. */
export function lineOf(item: Exercise, dose: string): LiftLine {
  const { weight, reps, repsText, sets, rpe, rir, side, duration } = item;
  const count = repsText ?? reps;
  const sides = side === 'both' ? ' a side' : '';
  const times = sets ?? 1;
  const amount = count === undefined ? undefined : `${count}${sides}`;
  const held = duration === undefined ? undefined : secondsText(duration);
  const own = amount ?? (sets === undefined ? undefined : held);
  const effort = rpe ?? (rir === undefined ? undefined : 10 - rir);
  return {
    item,
    dose: own === undefined ? dose : `${times} × ${own}`,
    load:
      typeof weight === 'number' && weight > 0
        ? showWeight(weight)
        : typeof weight === 'string'
          ? weight
          : own !== undefined && effort !== undefined
            ? `RPE ${effort}`
            : '',
  };
}

const isMain = ({ role }: Exercise) => role !== 'ramp' && role !== 'skill' && role !== 'easy';

/** What the session is about: its first three lifts, each once. */
export function mainLifts({ workout }: Workout): Exercise[] {
  const body = workout.filter(({ type }) => type === 'exercise');
  const meant = body.some(isMain) ? body.filter(isMain) : body;
  const each = new Map(meant.toReversed().map((item) => [item.name, item]));
  return [...each.values()].toReversed().slice(0, shownLifts);
}
