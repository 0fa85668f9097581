import { assemble } from '../../planner/session/assemble.ts';
import { buildRows } from '../../planner/session/lifting.ts';
import type { SessionParts } from '../../planner/session/parts.ts';
import type { Goal } from '../../reading/vocabulary.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { DayPlan, LineWords, WeekKind, Work } from '../templates/types.ts';
import {
  type BuiltSession,
  byProgram,
  contextFor,
  requestFor,
  type SessionFrame,
} from './frame.ts';
import { type Brisk, briskMinutes } from './run.ts';

type LiftWork = Extract<Work, { kind: 'lift' }>;

/** Easy minutes on the spot only fill the time, and so do many of them anywhere. */
const onTheSpot = ['march-in-place', 'seated-march'];
const mostEasy = 600;
/** Nobody gets stronger by stretching for a quarter of an hour: so many seconds end a session. */
const mostStretching = 300;

/** Weeks that are short by intent. */
const shortWeeks: Partial<Record<WeekKind, string>> = {
  deload: 'Short on purpose: this is an easy week.',
  return: 'Short on purpose: sets come back week by week.',
  test: 'Short on purpose: a test wants fresh legs and arms, not more sets.',
  taper: 'Short on purpose: you are to arrive fresh.',
  event: 'Short on purpose: you are to arrive fresh.',
};

/** The easy minutes at the end, as long as they serve. */
function withoutFilling(parts: SessionParts, kind: WeekKind, goal: Goal): SessionParts {
  const last = parts.blocks.at(-1);
  const [item] = last?.items ?? [];
  if (last?.kind !== 'steady' || !item) return parts;
  const isMimed = onTheSpot.includes(item.exerciseId ?? '');
  // Who wants to grow does not row off at the end what was eaten for it.
  const isLeft = isMimed || goal === 'hypertrophy';
  if (!isLeft && (item.duration ?? 0) <= mostEasy) return parts;
  const short = isLeft ? [] : [{ ...last, items: [{ ...item, duration: mostEasy }] }];
  const said = parts.honesty.filter((line) => !/^Ends \d+ min early/.test(line));
  const why = shortWeeks[kind];
  return {
    ...parts,
    blocks: [...parts.blocks.slice(0, -1), ...short],
    honesty: why === undefined ? said : [...said, why],
    takesItsTime: true,
  };
}

/** A brisk minute and an easy one. */
const briskTurn = 120;
const briskTimes = { least: 3, most: 5 } as const;

/** The easy minutes that a plan may leave at the end. */
function tailOf({ blocks }: SessionParts): number {
  const last = blocks.at(-1);
  return last?.kind === 'steady' ? (last.items[0]?.duration ?? 0) : 0;
}

const secondsOf = (items: readonly Exercise[]): number =>
  items.reduce((sum, { duration = 0, side }) => sum + duration * (side === 'both' ? 2 : 1), 0);

/** Stretches as long as they serve: the first ones are for what was trained. */
function withShortEnd(parts: SessionParts): SessionParts {
  if (secondsOf(parts.cooldown) <= mostStretching) return parts;
  const cooldown = parts.cooldown.filter(
    (_, i) => secondsOf(parts.cooldown.slice(0, i + 1)) <= mostStretching,
  );
  return { ...parts, cooldown, takesItsTime: true };
}

/** The minutes that filling and stretches gave back, brisk. */
function briskIn(parts: SessionParts, before: SessionParts, frame: SessionFrame): Brisk | null {
  const free =
    tailOf(before) - tailOf(parts) + secondsOf(before.cooldown) - secondsOf(parts.cooldown);
  const times = Math.min(briskTimes.most, Math.floor(free / briskTurn));
  return times < briskTimes.least ? null : briskMinutes(frame, times);
}

/** A try is told as one: no reps stay in reserve there. */
function withLineWords(workout: Workout, lines: readonly LineWords[]): Workout {
  const told = (item: Exercise): Exercise => {
    const words = lines.find(({ moves }) => moves.includes(item.exerciseId ?? ''));
    if (!words || item.type !== 'exercise' || item.role === 'ramp') return item;
    const { rir: _rir, ...rest } = item;
    return { ...rest, rpe: words.rpe, loadNote: words.note };
  };
  if (lines.length === 0) return workout;
  return {
    ...workout,
    workout: workout.workout.map(told),
    ...(workout.play && {
      play: {
        ...workout.play,
        blocks: workout.play.blocks.map((block) => ({ ...block, items: block.items.map(told) })),
      },
    }),
  };
}

const goalOf: Partial<Record<LiftWork['archetype'], Goal>> = {
  full_body: 'general',
  upper: 'hypertrophy',
  lower: 'hypertrophy',
  push: 'hypertrophy',
  pull: 'hypertrophy',
  legs: 'hypertrophy',
};

/** Lifts as the week has them, from the rows of the day. */
export function buildLift(
  frame: SessionFrame,
  day: DayPlan,
  { archetype, rows }: LiftWork,
  minutes: number,
  kind: WeekKind,
): BuiltSession | null {
  const goal = goalOf[archetype] ?? 'strength';
  const usual = requestFor(frame, goal, minutes, 'sets');
  const request = day.ledUpTo ? { ...usual, mustInclude: byProgram([...day.ledUpTo]) } : usual;
  const context = contextFor(frame, request, day.id, 'sets');
  const parts = buildRows(context, archetype, rows);
  if (!parts) return null;
  const short = withShortEnd(withoutFilling(parts, kind, goal));
  const brisk = day.isBrisk ? briskIn(short, parts, frame) : null;
  const ended = brisk ? { ...short, blocks: [...short.blocks, ...brisk.blocks] } : short;
  const workout = withLineWords(assemble(context, ended), day.lines ?? []);
  const value = workout.estimatedDuration ?? minutes;
  return {
    workout,
    request: {
      ...request,
      ...brisk?.place,
      minutes: { ...request.minutes, value },
    },
    coaching: parts.coaching,
  };
}
