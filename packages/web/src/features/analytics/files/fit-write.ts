import {
  type Activity,
  type ActivitySport,
  metersOf,
} from '@cadence/domain/analytics/activity/activity';
import { heartOf, traceRows } from '@cadence/domain/analytics/activity/trace';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { defined } from '@cadence/domain/workout/defined';
import { FitWriter } from '@markw65/fit-file-writer';

const sports = {
  run: { sport: 'running' },
  walk: { sport: 'walking' },
  ride: { sport: 'cycling' },
  row: { sport: 'rowing' },
  swim: { sport: 'swimming' },
  ski: { sport: 'cross_country_skiing' },
  elliptical: { sport: 'fitness_equipment', sub_sport: 'elliptical' },
  stairs: { sport: 'fitness_equipment', sub_sport: 'stair_climbing' },
  strength: { sport: 'training', sub_sport: 'strength_training' },
  other: { sport: 'training' },
} as const satisfies Record<ActivitySport, object>;

/** The writer takes a byte a character, the format wants UTF-8. */
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

const radians = (degrees: number | undefined) =>
  degrees === undefined ? undefined : (degrees * Math.PI) / 180;

interface Timed {
  set: LoggedSet;
  step: number;
  startedAt: number;
  endedAt: number;
}

/** Sets have no time of day: one after the other, spread over what they do not fill. */
function timedSets({ exercises, seconds }: Activity): Timed[] {
  const all = exercises.flatMap(({ sets }, step) => sets.map((set) => ({ set, step })));
  const worked = all.reduce((sum, { set }) => sum + (set.seconds ?? 0), 0);
  const between = all.length === 0 ? 0 : Math.max(0, seconds - worked) / all.length;
  let at = 0;
  return all.map(({ set, step }) => {
    const startedAt = at;
    const endedAt = startedAt + (set.seconds ?? 0);
    at = endedAt + between;
    return { set, step, startedAt, endedAt };
  });
}

/** An activity file as watches write it, for whatever reads those. */
export function writeFit(activity: Activity): Uint8Array<ArrayBuffer> {
  const { sport, title = '', exercises, seconds, trace } = activity;
  const writer = new FitWriter();
  const start = writer.time(new Date(activity.startedMs));
  const at = (offset: number) => start + Math.round(offset);
  const timed = timedSets(activity);
  const isByLaps = sport !== 'strength' && sport !== 'other';
  const heart = trace && heartOf(trace);

  writer.writeMessage('file_id', {
    type: 'activity',
    manufacturer: 'development',
    product: 0,
    time_created: start,
  });
  writer.writeMessage('workout', {
    wkt_name: utf8(title),
    num_valid_steps: isByLaps ? 0 : exercises.length,
  });
  for (const row of trace ? traceRows(trace) : []) {
    writer.writeMessage(
      'record',
      defined({
        timestamp: at(row.seconds),
        heart_rate: row.heartRate,
        distance: row.meters,
        position_lat: writer.latlng(radians(row.latitude)),
        position_long: writer.latlng(radians(row.longitude)),
        altitude: row.altitude,
      }),
    );
  }
  if (!isByLaps) {
    for (const [index, { name }] of exercises.entries()) {
      writer.writeMessage('workout_step', {
        message_index: { value: index },
        wkt_step_name: utf8(name),
        duration_type: 'open',
        intensity: 'active',
      });
    }
    for (const [index, { set, step, startedAt, endedAt }] of timed.entries()) {
      writer.writeMessage(
        'set',
        defined({
          message_index: { value: index },
          wkt_step_index: { value: step },
          timestamp: at(endedAt),
          start_time: at(startedAt),
          duration: set.seconds ?? 0,
          repetitions: set.reps,
          weight: set.weight,
          set_type: 'active' as const,
        }),
      );
    }
  }
  const whole = {
    set: { seconds, distanceMeters: metersOf(activity) },
    startedAt: 0,
    endedAt: seconds,
  };
  const laps = isByLaps && timed.length > 0 ? timed : [whole];
  for (const [index, { set, startedAt, endedAt }] of laps.entries()) {
    writer.writeMessage(
      'lap',
      defined({
        message_index: { value: index },
        timestamp: at(endedAt),
        start_time: at(startedAt),
        total_timer_time: set.seconds ?? 0,
        total_elapsed_time: set.seconds ?? 0,
        total_distance: set.distanceMeters,
        total_calories: 'calories' in set ? set.calories : undefined,
      }),
    );
  }
  writer.writeMessage(
    'session',
    defined({
      ...sports[sport],
      timestamp: at(seconds),
      start_time: start,
      total_timer_time: seconds,
      total_elapsed_time: seconds,
      total_distance: metersOf(activity) || undefined,
      avg_heart_rate: heart?.average,
      max_heart_rate: heart?.max,
      first_lap_index: 0,
      num_laps: laps.length,
    }),
  );
  writer.writeMessage('activity', {
    timestamp: at(seconds),
    total_timer_time: seconds,
    num_sessions: 1,
    type: 'manual',
  });
  const view = writer.finish();
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength).slice();
}
