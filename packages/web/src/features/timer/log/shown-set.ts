import type { LoggedSet } from '@cadence/domain/analytics/types';
import { effortText } from '@cadence/domain/timer/dose-text';
import type { TimerStep } from '@cadence/domain/timer/types';
import { showWeight } from '../../../platform/items/show-weight.ts';
import type { TimerActions } from '../engine/use-timer.ts';
import type { EffortScale } from '../timer-settings.ts';
import { draftFor, nextAfter, plannedSet, type RunSoFar, setLoggedBefore } from './set-draft.ts';

/** What is left of an effort, whichever way it was said. */
function effortOf({ rpe, rir }: LoggedSet, scale: EffortScale): number | undefined {
  if (scale === 'rpe') return rpe ?? (rir === undefined ? undefined : 10 - rir);
  return rir ?? (rpe === undefined ? undefined : 10 - rpe);
}

export { effortOf as effortIn };

/** The set with an effort said the user's way. */
export function withEffort(set: LoggedSet, scale: EffortScale, value: number): LoggedSet {
  const { rpe: _, rir: __, ...rest } = set;
  return { ...rest, [scale]: value };
}

/** 'RPE 8', '2 left' */
export function effortWords(set: LoggedSet, scale: EffortScale): string | undefined {
  const value = effortOf(set, scale);
  if (value === undefined) return undefined;
  return scale === 'rpe' ? `RPE ${value}` : effortText(value);
}

/** '2 left in you', which says what the number means. */
export function effortMeaning(set: LoggedSet, scale: EffortScale): string | undefined {
  const left = effortOf(set, 'rir');
  if (left === undefined) return undefined;
  if (scale === 'rir') return `RPE ${10 - left}`;
  return left <= 0 ? 'nothing left in you' : `${left} left in you`;
}

type Effort = Pick<LoggedSet, 'rpe' | 'rir'>;

const plannedEffort = ({ role, rpe, rir }: TimerStep): Effort => {
  if (role === 'ramp') return {};
  if (rir !== undefined) return { rir };
  return rpe === undefined ? {} : { rpe };
};

/** As planned, with the weight that the sets before it ask for. */
function plannedTarget(run: RunSoFar, key: string): LoggedSet {
  const step = run.steps[Number.parseInt(key, 10)];
  const set = plannedSet(run, key);
  if (!step || !set) return {};
  const { plan } = set;
  const effort = plannedEffort(step);
  if (step.role === 'ramp') return { ...plan, ...effort };
  const before = setLoggedBefore(run, set);
  const done = before && run.log?.sets[before.key];
  const draft = draftFor(run, key);
  const reps = plan.reps ?? draft.reps;
  const isAlike = before !== undefined && before.plan.weight === plan.weight;
  const moved = before && isAlike ? nextAfter(run, before.key)?.kilograms : undefined;
  const weight = (isAlike ? (moved ?? done?.weight) : undefined) ?? plan.weight ?? draft.weight;
  return {
    ...(reps !== undefined && { reps }),
    ...(weight !== undefined && { weight }),
    ...effort,
  };
}

/** What the screen shows of a set, and what Done logs: as logged, as the user set it, as planned. */
export function shownSet(run: RunSoFar, key: string): LoggedSet {
  return run.log?.sets[key] ?? run.log?.targets?.[key] ?? plannedTarget(run, key);
}

/** A change is kept at once: of a set that is logged in the log, of one ahead as its target. */
export function changeShown(
  run: RunSoFar,
  key: string,
  set: LoggedSet,
  actions: Pick<TimerActions, 'logSet' | 'setTarget'>,
): void {
  if (run.log?.sets[key]) actions.logSet(key, set);
  else actions.setTarget(key, set);
}

/** Why the next set weighs what it does; nothing where nobody has said how the last one was. */
export function whyNext(run: RunSoFar, doneKey: string, scale: EffortScale): string | undefined {
  const next = nextAfter(run, doneKey);
  const done = run.log?.sets[doneKey];
  if (!next || !done) return undefined;
  const told = effortWords(done, scale);
  if (next.move === 'hold') return told && `${told} was the target. The weight stays.`;
  const said = next.why.replace(/: [^:]*$/, '');
  const last = next.isLast ? ' Then the next exercise.' : '';
  return `${said}. Now ${showWeight(next.kilograms)}.${last}`;
}
