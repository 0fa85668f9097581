import { grant } from '../../planner/at-hand.ts';
import { plan } from '../../planner/plan.ts';
import type { Request } from '../../planner/request.ts';
import { hashText } from '../../planner/seeded.ts';
import { raceKit, raceProps } from '../../planner/session/endurance/hyrox-data.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { AskedSession, DayPlan } from '../templates/types.ts';
import { byProgram, requestFor, type SessionFrame } from './frame.ts';
import type { BuiltSession } from './lift.ts';

/** On the day itself nothing is held back for tomorrow. */
const raceEffort = 8.5;

function asRace(workout: Workout): Workout {
  const hard = (item: Exercise): Exercise =>
    item.role === 'work' ? { ...item, rpe: raceEffort } : item;
  return {
    ...workout,
    workout: workout.workout.map(hard),
    ...(workout.play && {
      play: {
        ...workout.play,
        blocks: workout.play.blocks.map((block) => ({ ...block, items: block.items.map(hard) })),
      },
    }),
  };
}

/** A session that one of the planner's own archetypes makes. */
export function buildAsked(
  frame: SessionFrame,
  day: DayPlan,
  { kinds, sport, goal, format, focus, minutes, easy, isRace }: AskedSession,
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
      events: byProgram([{ what: 'hyrox', inDays: 30 }]),
    }),
  };
  const ready = isRace
    ? grant(request, { equipment: [...raceKit], props: [...raceProps] })
    : request;
  const planned = plan(ready, frame.madeAt, hashText(`${frame.seed}|${day.id}|${week}`));
  return { workout: isRace ? asRace(planned) : planned, request: ready };
}
