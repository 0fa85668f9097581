import { expectedSeconds } from '../../planner/layout/expected.ts';
import { plan } from '../../planner/plan.ts';
import type { Request } from '../../planner/request.ts';
import { raceKit, raceProps } from '../../planner/session/endurance/kinds/hyrox-data.ts';
import { grant } from '../../planner/settle/at-hand.ts';
import { hashText } from '../../workout/hash-text.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { AskedSession, DayPlan } from '../templates/types.ts';
import { type BuiltSession, byProgram, requestFor, type SessionFrame } from './frame.ts';

function withItems(workout: Workout, change: (item: Exercise) => Exercise): Workout {
  const { play } = workout;
  return {
    ...workout,
    workout: workout.workout.map(change),
    ...(play && {
      play: {
        ...play,
        blocks: play.blocks.map((block) => ({ ...block, items: block.items.map(change) })),
      },
    }),
  };
}

/** On the day itself nothing is held back for tomorrow. */
const raceEffort = 8.5;

const asRace = (item: Exercise): Exercise =>
  item.role === 'work' ? { ...item, rpe: raceEffort } : item;

/** A race is over at its end, not when the clock says so. */
const mostSlower = 1.5;

function withoutClock({ honesty = [], play, ...workout }: Workout): Workout {
  return {
    ...workout,
    honesty: honesty.map((words) => words.replace(/; the clock ends it after [^.]*/, '')),
    ...(play && {
      play: {
        ...play,
        blocks: play.blocks.map((block) => ({
          ...block,
          ...(block.capSeconds !== undefined && {
            capSeconds: Math.round(block.capSeconds * mostSlower),
          }),
        })),
      },
    }),
  };
}

const atEffort =
  (rpe: number) =>
  (item: Exercise): Exercise =>
    item.role === 'work' ? { ...item, rpe } : item;

/** In an easy week the stations are practised, and no pace is held. */
export const easyEffort = 5;

function asPractice({ pace: _pace, ...item }: Exercise): Exercise {
  return item.role === 'work'
    ? { ...item, rpe: Math.min(easyEffort, item.rpe ?? easyEffort) }
    : item;
}

const wayStep = 10;
const timeStep = 5;

/** So much of every run and station; the clock goes with it. */
function withShare(workout: Workout, share: number): Workout {
  const of = (count: number, step: number) =>
    Math.max(step, Math.round((count * share) / step) * step);
  const changed = withItems(workout, (item) =>
    item.role === 'work'
      ? {
          ...item,
          ...(item.distanceMeters !== undefined && {
            distanceMeters: of(item.distanceMeters, wayStep),
          }),
          ...(item.reps !== undefined && { reps: of(item.reps, 1) }),
          ...(item.duration !== undefined && { duration: of(item.duration, timeStep) }),
        }
      : item,
  );
  return { ...changed, estimatedDuration: Math.round(expectedSeconds(changed) / 60) };
}

/** A session that one of the planner's own archetypes makes. */
export function buildAsked(
  frame: SessionFrame,
  day: DayPlan,
  { kinds, sport, goal, format, focus, minutes, easy, effort, share, isRace }: AskedSession,
  week: number,
): BuiltSession {
  const usual = requestFor(
    frame,
    goal ?? 'general',
    minutes,
    goal === 'mobility' ? 'rounds' : 'sets',
  );
  const request: Request = {
    ...usual,
    ...(kinds && { session: { ...byProgram(kinds), source: 'text' as const } }),
    ...(sport && { sport: { ...byProgram(sport), source: 'text' as const } }),
    ...(format && { format: { ...byProgram(format), source: 'text' as const } }),
    ...(easy && { difficulty: byProgram('easy' as const) }),
    ...(goal === 'mobility' && { format: byProgram('rounds' as const) }),
    ...(focus && { focus: byProgram([focus]) }),
    // Of the race itself nothing is left out.
    ...(isRace && {
      level: byProgram('advanced' as const),
      events: byProgram([{ what: 'hyrox', inDays: 30, kinds: ['hyrox'] }]),
    }),
  };
  const ready = isRace
    ? grant(request, { equipment: [...raceKit], props: [...raceProps] })
    : request;
  const planned = plan(ready, frame.madeAt, hashText(`${frame.seed}|${day.id}|${week}`));
  const isPractice = easy === true && kinds?.includes('hyrox') === true;
  const change = isRace
    ? asRace
    : isPractice
      ? asPractice
      : effort === undefined
        ? null
        : atEffort(effort);
  const held = change ? withItems(planned, change) : planned;
  const changed = share === undefined ? held : withShare(held, share);
  return { workout: isRace ? withoutClock(changed) : changed, request: ready };
}
