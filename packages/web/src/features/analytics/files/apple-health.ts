import { type Activity, lapsOf } from '@cadence/domain/analytics/activity/activity';
import { makeTrace, type TraceRow } from '@cadence/domain/analytics/activity/trace';
import { defined } from '@cadence/domain/workout/defined';
import { sportFrom } from './track-read.ts';
import { readXml, type XmlElement } from './xml.ts';

const metersIn: Record<string, number> = { m: 1, km: 1000, mi: 1609.344, yd: 0.9144 };
const kcalIn: Record<string, number> = { kcal: 1, Cal: 1, kJ: 1 / 4.184 };
const secondsIn: Record<string, number> = { s: 1, min: 60, hr: 3600 };

interface Workout {
  word: string;
  startedMs: number;
  endedMs: number;
  seconds: number;
  meters: number;
  kcal: number;
  heart: TraceRow[];
}

/** '2024-05-01 18:03:11 +0200' is no date to every browser. */
const msOf = (text = ''): number =>
  Date.parse(text.trim().replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4'));

const amount = (value: string | undefined, unit: string | undefined, of: Record<string, number>) =>
  (Number.parseFloat(value ?? '') || 0) * (of[unit ?? ''] ?? 0);

function workoutFrom({ attributes }: XmlElement): Workout | null {
  const startedMs = msOf(attributes.startDate);
  const endedMs = msOf(attributes.endDate);
  if (Number.isNaN(startedMs) || Number.isNaN(endedMs)) return null;
  const told = amount(attributes.duration, attributes.durationUnit, secondsIn);
  return {
    word: (attributes.workoutActivityType ?? '').replace('HKWorkoutActivityType', ''),
    startedMs,
    endedMs,
    seconds: told || (endedMs - startedMs) / 1000,
    meters: amount(attributes.totalDistance, attributes.totalDistanceUnit, metersIn),
    kcal: amount(attributes.totalEnergyBurned, attributes.totalEnergyBurnedUnit, kcalIn),
    heart: [],
  };
}

/** Later versions of the export tell distance and energy in elements of their own. */
function readStatistic(workout: Workout, { attributes }: XmlElement): void {
  const { type = '', sum, unit } = attributes;
  if (type.includes('Distance')) workout.meters = amount(sum, unit, metersIn);
  if (type.includes('ActiveEnergy')) workout.kcal = amount(sum, unit, kcalIn);
}

async function readWorkouts(file: Blob): Promise<Workout[]> {
  const found: Workout[] = [];
  let own: Workout | null = null;
  await readXml(file, {
    onOpen: (element) => {
      if (element.name === 'Workout') own = workoutFrom(element);
      else if (element.name === 'WorkoutStatistics' && own) readStatistic(own, element);
    },
    onClose: ({ name }) => {
      if (name !== 'Workout') return;
      if (own) found.push(own);
      own = null;
    },
  });
  return found.toSorted((a, b) => a.startedMs - b.startedMs);
}

/** The last one that began by then, if it was still going on. */
function workoutAt(workouts: readonly Workout[], ms: number): Workout | undefined {
  let low = 0;
  let high = workouts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((workouts[middle]?.startedMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  const found = workouts[low - 1];
  return found && ms <= found.endedMs ? found : undefined;
}

/** Beats stand before the workouts in the file, so it is read a second time for them. */
async function readBeats(file: Blob, workouts: readonly Workout[]): Promise<void> {
  await readXml(file, {
    onOpen: ({ name, attributes }) => {
      if (name !== 'Record' || attributes.type !== 'HKQuantityTypeIdentifierHeartRate') return;
      const ms = msOf(attributes.startDate);
      const workout = workoutAt(workouts, ms);
      const seconds = (ms - (workout?.startedMs ?? 0)) / 1000;
      workout?.heart.push({ seconds, heartRate: Number.parseFloat(attributes.value ?? '') });
    },
  });
}

const titleOf = (word: string): string => word.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

function activityFrom({ word, startedMs, seconds, meters, kcal, heart }: Workout): Activity {
  const sport = sportFrom(word);
  const lap = { seconds, distanceMeters: Math.round(meters), calories: Math.round(kcal) };
  const measured = Object.fromEntries(Object.entries(lap).filter(([, value]) => value > 0));
  return defined({
    sport,
    title: sport === 'other' ? titleOf(word) : undefined,
    startedMs,
    seconds,
    exercises: lapsOf(sport, [measured]),
    trace: makeTrace(heart.toSorted((a, b) => a.seconds - b.seconds)),
  });
}

/** The export.xml of Apple's Health app: its workouts, with the beats of their time. */
export async function readAppleHealth(file: Blob): Promise<Activity[]> {
  const workouts = await readWorkouts(file);
  await readBeats(file, workouts);
  return workouts.map(activityFrom);
}
