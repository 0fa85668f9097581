import {
  type Activity,
  type ActivityExercise,
  type ActivitySport,
  lapsOf,
} from '@cadence/domain/analytics/activity/activity';
import { makeTrace, type TraceRow } from '@cadence/domain/analytics/activity/trace';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { defined } from '@cadence/domain/workout/defined';
import FitParser from 'fit-file-parser';

/** The profile's words for what we tell apart. */
const sports: Record<string, ActivitySport> = {
  running: 'run',
  walking: 'walk',
  hiking: 'walk',
  cycling: 'ride',
  e_biking: 'ride',
  rowing: 'row',
  swimming: 'swim',
  cross_country_skiing: 'ski',
};

/** Machines and lifting come as kinds of training. */
const subSports: Record<string, ActivitySport> = {
  strength_training: 'strength',
  elliptical: 'elliptical',
  stair_climbing: 'stairs',
  indoor_rowing: 'row',
};

type Parsed = Awaited<ReturnType<FitParser['parseAsync']>>;
type One<K extends 'sessions' | 'records' | 'sets' | 'laps'> = NonNullable<Parsed[K]>[number];

const plainWords = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const setFrom = ({ duration, repetitions, weight }: One<'sets'>): LoggedSet =>
  defined({
    reps: repetitions,
    weight: weight || undefined,
    seconds: duration || undefined,
  });

/** Sets in a row of the same exercise; its name is in the step of the workout that it was of. */
function exercisesFrom(sets: readonly One<'sets'>[], steps: readonly (string | undefined)[]) {
  const exercises: ActivityExercise[] = [];
  for (const set of sets) {
    if (set.set_type === 'rest') continue;
    const [category] = set.category ?? [];
    const name =
      steps[set.wkt_step_index?.value ?? -1] ?? plainWords(String(category ?? 'exercise'));
    const known = exercises.find((exercise) => exercise.name === name);
    if (known) known.sets.push(setFrom(set));
    else exercises.push({ name, sets: [setFrom(set)] });
  }
  return exercises;
}

const lapFrom = (lap: One<'laps'>): LoggedSet =>
  defined({
    seconds: lap.total_timer_time ?? lap.total_elapsed_time,
    distanceMeters: lap.total_distance || undefined,
    calories: lap.total_calories || undefined,
  });

const msOf = (time: Date | string | undefined): number => new Date(time ?? Number.NaN).getTime();

const rowFrom = (record: One<'records'>, startedMs: number): TraceRow =>
  defined({
    seconds: (msOf(record.timestamp) - startedMs) / 1000,
    heartRate: record.heart_rate,
    meters: record.distance,
    latitude: record.position_lat,
    longitude: record.position_long,
    altitude: record.altitude,
  });

/** One activity for each session of the file: a triathlon has several. */
export async function readFit(content: ArrayBuffer): Promise<Activity[]> {
  // Without force its checksums are heeded: half a file is none.
  const parser = new FitParser({ force: false, mode: 'list', lengthUnit: 'm', speedUnit: 'm/s' });
  const parsed = await parser.parseAsync(content);
  const steps = (parsed.messages?.workout_step ?? []).map((step) => step.wkt_step_name);
  return (parsed.sessions ?? []).flatMap((session) => {
    const startedMs = msOf(session.start_time);
    if (Number.isNaN(startedMs)) return [];
    const elapsed = session.total_elapsed_time ?? session.total_timer_time ?? 0;
    const isIn = ({ timestamp }: { timestamp?: Date }) =>
      msOf(timestamp) >= startedMs && msOf(timestamp) <= startedMs + elapsed * 1000 + 999;
    const sport =
      subSports[String(session.sub_sport)] ?? sports[String(session.sport)] ?? ('other' as const);
    const lifted = exercisesFrom((parsed.sets ?? []).filter(isIn), steps);
    const laps = lapsOf(sport, (parsed.laps ?? []).filter(isIn).map(lapFrom));
    const records = (parsed.records ?? []).filter(isIn);
    return [
      defined({
        sport,
        title: parsed.workout?.wkt_name,
        startedMs,
        seconds: elapsed,
        exercises: lifted.length > 0 ? lifted : laps,
        trace: makeTrace(records.map((record) => rowFrom(record, startedMs))),
      }),
    ];
  });
}
