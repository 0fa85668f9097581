import type { Request } from '../../planner/request.ts';
import { assemble } from '../../planner/session/assemble.ts';
import { buildRows } from '../../planner/session/lifting.ts';
import type { SessionParts } from '../../planner/session/parts.ts';
import type { Goal } from '../../reading/vocabulary.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { DayPlan, LineWords, Work } from '../templates/types.ts';
import { contextFor, requestFor, type SessionFrame } from './frame.ts';

type LiftWork = Extract<Work, { kind: 'lift' }>;

export interface BuiltSession {
  workout: Workout;
  /** What it was built for, for the check. */
  request: Request;
}

/** Easy minutes on the spot only fill the time, and so do many of them anywhere. */
const onTheSpot = ['march-in-place', 'seated-march'];
const mostEasy = 300;

/** What the plan leaves of the time is given back. */
function withoutFilling(parts: SessionParts): SessionParts {
  const last = parts.blocks.at(-1);
  const [item] = last?.items ?? [];
  if (last?.kind !== 'steady' || !item) return parts;
  const isMimed = onTheSpot.includes(item.exerciseId ?? '');
  if (!isMimed && (item.duration ?? 0) <= mostEasy) return parts;
  const short = isMimed ? [] : [{ ...last, items: [{ ...item, duration: mostEasy }] }];
  const said = parts.honesty.filter((line) => !/^Ends \d+ min early/.test(line));
  return {
    ...parts,
    blocks: [...parts.blocks.slice(0, -1), ...short],
    honesty: [...said, 'Ends early on purpose: more sets would not help this week.'],
    takesItsTime: true,
  };
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
): BuiltSession | null {
  const goal = goalOf[archetype] ?? 'strength';
  const request = requestFor(frame, goal, minutes, 'sets');
  const context = contextFor(frame, request, day.id, 'sets');
  const parts = buildRows(context, archetype, rows);
  if (!parts) return null;
  const workout = withLineWords(assemble(context, withoutFilling(parts)), day.lines ?? []);
  const value = workout.estimatedDuration ?? minutes;
  return { workout, request: { ...request, minutes: { ...request.minutes, value } } };
}
