import { exerciseById } from '../../exercise/library.ts';
import { matchLift } from '../../training/match-lift.ts';
import { metersPer, paceText } from '../../training/pace/words.ts';
import { defined } from '../../workout/defined.ts';
import type { PaceUnit } from '../../workout/types.ts';
import { fitExercise, fitInstant, fitText, fitWhole } from '../fit.ts';
import { sessionLimits } from '../limits.ts';
import { importedId } from '../transfer/imported-id.ts';
import type { LoggedSet, SessionExercise, SessionTrace, WorkoutSession } from '../types.ts';

/** What watches tell apart and we have an exercise or a title for. */
export const activitySports = [
  'run',
  'walk',
  'ride',
  'row',
  'swim',
  'ski',
  'elliptical',
  'stairs',
  'strength',
  'other',
] as const;
export type ActivitySport = (typeof activitySports)[number];

interface SportFacts {
  title: string;
  /** What its distance is logged as; none where a distance says nothing. */
  exerciseId?: string;
  /** What people of that sport tell their speed by. */
  speed?: Exclude<PaceUnit, 'watts'> | 'km/h';
}

export const sportFacts: Record<ActivitySport, SportFacts> = {
  run: { title: 'Run', exerciseId: 'run', speed: 's/km' },
  walk: { title: 'Walk', exerciseId: 'brisk-walk', speed: 's/km' },
  ride: { title: 'Ride', exerciseId: 'outdoor-ride', speed: 'km/h' },
  row: { title: 'Row', exerciseId: 'rowing-machine', speed: 's/500m' },
  swim: { title: 'Swim', exerciseId: 'freestyle-swim', speed: 's/100m' },
  ski: { title: 'Ski', exerciseId: 'ski-erg', speed: 's/500m' },
  elliptical: { title: 'Elliptical', exerciseId: 'elliptical-trainer' },
  stairs: { title: 'Stairs', exerciseId: 'stair-climber' },
  strength: { title: 'Strength' },
  other: { title: 'Workout' },
};

export interface ActivityExercise {
  name: string;
  sets: LoggedSet[];
}

/** A session as watches and their files have it. */
export interface Activity {
  sport: ActivitySport;
  /** None where the file gives none: the sport names it. */
  title?: string;
  startedMs: number;
  seconds: number;
  exercises: ActivityExercise[];
  notes?: string;
  trace?: SessionTrace;
}

/** Laps of a run become its sets; a lap of nothing is left out. */
export const lapsOf = (sport: ActivitySport, laps: readonly LoggedSet[]): ActivityExercise[] => {
  const sets = laps.filter(
    ({ seconds, distanceMeters }) => (seconds ?? 0) + (distanceMeters ?? 0) > 0,
  );
  return sets.length === 0 ? [] : [{ name: sportFacts[sport].title, sets }];
};

function exerciseFrom({ name, sets }: ActivityExercise, sport: ActivitySport): SessionExercise {
  const { title, exerciseId } = sportFacts[sport];
  const isLoaded = sets.some(({ weight }) => weight !== undefined);
  const ownId = name === title ? exerciseId : undefined;
  const id = ownId ?? matchLift(name, isLoaded) ?? undefined;
  const seconds = sets.reduce((sum, set) => sum + (set.seconds ?? 0), 0);
  return fitExercise(
    defined({
      name: (ownId && exerciseById(ownId)?.name) || name,
      exerciseId: id,
      planned: { sets: sets.length, seconds },
      actual: { sets },
      completed: true,
      personalRecord: false,
    }),
  );
}

/** `source`: whose file it is. */
export function sessionFromActivity(activity: Activity, source: string): WorkoutSession {
  const { sport, startedMs, trace, notes = '' } = activity;
  const title = fitText(activity.title || sportFacts[sport].title);
  const seconds = fitWhole(activity.seconds, sessionLimits.sessionSeconds);
  const exercises = activity.exercises
    .slice(0, sessionLimits.exercises)
    .map((exercise) => exerciseFrom(exercise, sport));
  const date = fitInstant(startedMs);
  return defined({
    id: importedId(source, Math.floor(startedMs / 1000) * 1000, ''),
    date,
    updatedAt: date,
    title,
    workoutType: sportFacts[sport].title,
    provider: source.toLowerCase(),
    duration: { planned: seconds, actual: seconds },
    completion: {
      status: 'completed' as const,
      percentage: 100,
      completedExercises: exercises.length,
      totalExercises: exercises.length,
    },
    exercises,
    segments: [],
    trace,
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: fitText(notes, sessionLimits.notesLength),
  });
}

const sportByExercise = new Map(
  activitySports.flatMap((sport) => {
    const { exerciseId } = sportFacts[sport];
    return exerciseId === undefined ? [] : [[exerciseId, sport] as const];
  }),
);

/** '5:33/km', '28.4 km/h'; none of what nobody measures so. */
export function averageSpeedText(
  exerciseId: string | undefined,
  { seconds = 0, distanceMeters = 0 }: LoggedSet,
): string | undefined {
  const sport = sportByExercise.get(exerciseId ?? '');
  const speed = sport && sportFacts[sport].speed;
  if (!speed || seconds <= 0 || distanceMeters <= 0) return undefined;
  if (speed === 'km/h') return `${((3.6 * distanceMeters) / seconds).toFixed(1)} km/h`;
  const each = (seconds * metersPer[speed]) / distanceMeters;
  return paceText({ unit: speed, lo: each, hi: each });
}

/** The one way that the whole session went, by its distance; strength where something was lifted. */
function sportOf({ exercises }: WorkoutSession): ActivitySport {
  const sports = new Set(exercises.map(({ exerciseId = '' }) => sportByExercise.get(exerciseId)));
  const [only] = sports;
  if (sports.size === 1 && only) return only;
  const isLifted = exercises.some(({ actual }) =>
    actual.sets.some((set) => set.reps !== undefined),
  );
  return isLifted ? 'strength' : 'other';
}

export function activityFromSession(session: WorkoutSession): Activity {
  const { title, date, duration, exercises, notes, trace } = session;
  return defined({
    sport: sportOf(session),
    title,
    startedMs: Date.parse(date),
    seconds: duration.actual,
    exercises: exercises.map(({ name, actual }) => ({ name, sets: actual.sets })),
    notes: notes || undefined,
    trace,
  });
}

/** Covered in all, over every set. */
export const metersOf = ({ exercises }: Activity): number =>
  exercises
    .flatMap(({ sets }) => sets)
    .reduce((sum, { distanceMeters = 0 }) => sum + distanceMeters, 0);
