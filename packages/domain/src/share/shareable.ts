import { doneSetsOf } from '../analytics/session-exercises.ts';
import type { SessionScore, WorkoutSession } from '../analytics/types.ts';
import { daysBetween } from '../program/calendar/days.ts';
import type { Program } from '../program/types.ts';
import type { CustomTimer } from '../timer/custom.ts';
import { defined } from '../workout/defined.ts';
import type { Block, Exercise, Workout } from '../workout/types.ts';
import type { SharedContent, SharedProgram, SharedSession, SharedTimer } from './types.ts';

/**
 * What of an exercise says nothing about whose it was. Instructions, cues and changes name an
 * injury where there is one; weights, paces and heart rates tell what somebody can do.
 */
function bareItem(item: Exercise): Exercise {
  const { name, type, exerciseId, duration, reps, repsText, sets, secondsPerRep } = item;
  const { restAfter, restBetweenSets, phase, side, rpe, tempo, role, rir, group } = item;
  const { distanceMeters, calories, stepMode, setScheme } = item;
  const scheme =
    setScheme &&
    defined({
      sets: setScheme.sets,
      reps: setScheme.reps,
      weightPercentage: setScheme.weightPercentage,
      restBetweenSets: setScheme.restBetweenSets,
    });
  return {
    name,
    type,
    ...defined({ exerciseId, duration, reps, repsText, sets, secondsPerRep }),
    ...defined({ restAfter, restBetweenSets, phase, side, rpe, tempo, role, rir, group }),
    ...defined({ distanceMeters, calories, stepMode, setScheme: scheme }),
  };
}

type Cut = (item: Exercise) => Exercise;

/** With what somebody can do: for whom they allow to see it. */
const withNumbers: Cut = (item) => {
  const { weight, pace, heartRate } = item;
  return { ...bareItem(item), ...defined({ weight, pace, heartRate }) };
};

function bareBlock(block: Block, cut: Cut): Block {
  const { kind, title, items, score, minutes, capSeconds, rounds, everySeconds } = block;
  const { workSeconds, restSeconds, ladder, restBetween, restAfter } = block;
  return {
    kind,
    title,
    score,
    items: items.map(cut),
    ...defined({ minutes, capSeconds, rounds, everySeconds, workSeconds, restSeconds }),
    ...defined({ ladder, restBetween, restAfter }),
  };
}

/** Chosen by who somebody is, not by what they asked for: nobody else is told. */
const personalArchetypes: ReadonlySet<string> = new Set([
  'prenatal',
  'postpartum',
  'senior',
  'youth',
]);

const isPersonal = ({ archetype }: Workout): boolean =>
  archetype !== undefined && personalArchetypes.has(archetype);

function cutDown(workout: Workout, cut: Cut): Workout {
  const { workoutType, referencePattern, totalRounds, restBetweenRounds } = workout;
  const { workoutStructure, estimatedDuration, isStructured, benchmark } = workout;
  const archetype = isPersonal(workout) ? undefined : workout.archetype;
  const { phases, play } = workout;
  return {
    source: 'shared',
    workout: workout.workout.map(cut),
    ...defined({ workoutType, referencePattern, totalRounds, restBetweenRounds }),
    ...defined({ workoutStructure, estimatedDuration, isStructured, archetype }),
    ...(benchmark && { benchmark: { id: benchmark.id } }),
    ...(phases && {
      phases: phases.map(({ name, exercises }) => ({ name, exercises: exercises.map(cut) })),
    }),
    ...(play && { play: { blocks: play.blocks.map((block) => bareBlock(block, cut)) } }),
  };
}

const shareWorkout = (workout: Workout): Workout => cutDown(workout, bareItem);

/** As the athlete's coach reads it: line for line the same, without what names an injury. */
export const coachedWorkout = (workout: Workout): Workout => cutDown(workout, withNumbers);

function shareTimer(timer: Omit<CustomTimer, 'id' | 'name'>): SharedTimer {
  const { kind, intervals, rounds, restBetween, leadInSeconds, minutes } = timer;
  return { kind, intervals, rounds, restBetween, leadInSeconds, minutes };
}

/** What was done, without loads, ratings, notes and the day. */
function shareSession(session: WorkoutSession): SharedSession {
  const { workoutType, duration, exercises, segments, scores = [] } = session;
  return {
    workoutType,
    duration,
    segments,
    lines: exercises.map((one) => ({
      name: one.name,
      sets: one.planned.sets,
      done: one.completed ? one.planned.sets : doneSetsOf(one),
      seconds: one.planned.seconds,
      ...defined({ exerciseId: one.exerciseId, reps: one.planned.reps }),
    })),
    scores: bareScores(scores),
  };
}

/** Without what was lifted, and how it was made easier. */
const bareScores = (scores: readonly SessionScore[]): SessionScore[] =>
  scores
    .filter(({ kind }) => kind !== 'load')
    .map(({ loads: _loads, scaled: _scaled, ...score }) => score);

/** Without the goal's words, the days and what was done of it. */
function shareProgram({ goalKind, weeks, startDate }: Program): SharedProgram {
  const isTelling = weeks.some(({ sessions }) => sessions.some((one) => isPersonal(one.workout)));
  return {
    goalKind,
    weeks: weeks.map(({ plan, variation, sessions }) => ({
      label: isTelling ? '' : (plan?.label ?? ''),
      variation,
      sessions: sessions.map(({ date, title, focus, workout }) => ({
        day: Math.max(0, daysBetween(startDate, date)),
        ...(isTelling ? { title: 'Strength', focus: 'Strength' } : { title, focus }),
        workout: shareWorkout(workout),
      })),
    })),
  };
}

export type Sharable =
  | { kind: 'workout'; workout: Workout }
  | { kind: 'timer'; timer: CustomTimer }
  | { kind: 'program'; program: Program }
  | { kind: 'session'; session: WorkoutSession };

/** What a link will show of it: the page shows just this before there is one. */
export function contentOf(given: Sharable): SharedContent {
  switch (given.kind) {
    case 'workout':
      return { kind: 'workout', workout: shareWorkout(given.workout) };
    case 'timer':
      return { kind: 'timer', timer: shareTimer(given.timer) };
    case 'program':
      return { kind: 'program', program: shareProgram(given.program) };
    case 'session':
      return { kind: 'session', session: shareSession(given.session) };
  }
}

/** What a caller has sent, cut down once more: a page of another version may send more. */
export function bareContent(content: SharedContent): SharedContent {
  switch (content.kind) {
    case 'workout':
      return { kind: 'workout', workout: shareWorkout(content.workout) };
    case 'timer':
      return { kind: 'timer', timer: shareTimer(content.timer) };
    case 'session': {
      const { session } = content;
      return { kind: 'session', session: { ...session, scores: bareScores(session.scores) } };
    }
    case 'program': {
      const { goalKind, weeks } = content.program;
      const bare = weeks.map((week) => ({
        ...week,
        sessions: week.sessions.map((one) => ({ ...one, workout: shareWorkout(one.workout) })),
      }));
      return { kind: 'program', program: { goalKind, weeks: bare } };
    }
  }
}
