import { exerciseById } from '../../exercise/library.ts';
import { equipmentCatalogue } from '../../profile/equipment.ts';
import type { Workout } from '../../workout/types.ts';
import { isDistanceExercise, isRacePace, statedPace } from '../dose/distance.ts';
import { blockTimes } from '../layout/block-times.ts';
import { isCardioMove } from '../layout/cardio.ts';
import { expectedSeconds } from '../layout/expected.ts';
import type { Request } from '../request.ts';
import { isTimeAsked } from '../settle/time-asked.ts';
import type { Departure } from './departure.ts';
import { listWords } from './words.ts';

const said = (id: string, label: string, words: string): Departure => ({
  id,
  label,
  note: words,
  words,
});

function unusedMachines({ machines }: Request, workout: Workout): Departure[] {
  const used = new Set(
    workout.workout.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '')?.equipment ?? []),
  );
  const left = (machines?.value ?? []).filter(
    (machine) => machine !== 'track' && !used.has(machine),
  );
  if (left.length === 0) return [];
  const names = listWords(left.map((machine) => equipmentCatalogue[machine].words));
  return [said('machines', 'Without your machine', `Not used today: ${names}.`)];
}

function beatWords({ heartRate }: Request, hasCardio: boolean): Departure[] {
  if (!heartRate) return [];
  const words = hasCardio
    ? `I cannot read your heart rate: keep it near ${heartRate.value} by your own watch.`
    : `There is no cardio in this to hold ${heartRate.value} beats at: ask for steady cardio to get it.`;
  return [said('heart-rate', 'Heart rate by your watch', words)];
}

function paceWords(request: Request, hasWay: boolean): Departure[] {
  const { pace } = request;
  if (!pace) return [];
  if (statedPace(request) === null && isRacePace(pace.value)) {
    const words = `Run it at your ${pace.value} pace: tell me a race time and I work out the splits.`;
    return [said('pace', 'Pace by a race', words)];
  }
  if (statedPace(request) === null) {
    const words = `I could not read the pace "${pace.value}": write it like 5:30/km.`;
    return [said('pace', 'Pace not read', words)];
  }
  if (hasWay) return [];
  return [
    said(
      'pace',
      'Pace not used',
      `The pace ${pace.value} is for running or rowing, and there is none of it today.`,
    ),
  ];
}

/** A best that was told and that no set of today is measured by. */
function unusedMaxima({ maxima }: Request, workout: Workout): Departure[] {
  const present = new Set(workout.workout.map(({ exerciseId }) => exerciseId));
  const notes = workout.workout.map(({ loadNote = '' }) => loadNote).join(' ');
  // What another weight was worked out from is used.
  const isSource = (lift: string) =>
    notes.includes(`estimated from your ${lift.split('-').at(-1)}`) ||
    notes.includes(`estimated from your ${lift.split('-')[0]}`);
  const left = (maxima?.value ?? []).filter(({ lift }) => !present.has(lift) && !isSource(lift));
  if (left.length === 0) return [];
  const names = left.map(
    ({ lift, kilograms }) => `${exerciseById(lift)?.name ?? lift} ${kilograms} kg`,
  );
  return [
    said('maxima', 'Best lifts not used', `Not in this workout, so not used: ${listWords(names)}.`),
  ];
}

/** 'A half marathon' as it was told, 'your race' where only the word was. */
const isNamedWhole = (what: string): boolean => what.includes(' ');

/** Nobody builds up to something in so few days. */
const soon = 6;

function eventWords({ events }: Request): Departure[] {
  const far = (events?.value ?? []).filter(({ inDays = soon + 1 }) => inDays > soon);
  return far
    .slice(0, 1)
    .map(({ what }) =>
      said(
        'event',
        'One workout only',
        `This is one workout: ask for a program to build up to ${isNamedWhole(what) ? what : `your ${what}`}.`,
      ),
    );
}

/** What was asked for and cannot be done here yet, each with the nearest thing. */
export function beyondReach(request: Request, workout: Workout): Departure[] {
  const main = workout.workout
    .filter(({ type }) => type === 'exercise')
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  return [
    ...unusedMachines(request, workout),
    ...beatWords(request, main.some(isCardioMove)),
    ...paceWords(
      request,
      main.some(({ id, distanceUnit }) => isDistanceExercise(id) || distanceUnit !== undefined),
    ),
    ...unusedMaxima(request, workout),
    ...eventWords(request),
  ];
}

/** Parts that together take longer or shorter than the session was to take. */
export function otherBlockTime(request: Request, workout: Workout): Departure[] {
  const { minutes } = request;
  const total = Math.round(expectedSeconds(workout) / 60);
  if (!isTimeAsked(request) || Math.abs(total - minutes.value) < 1) return [];
  const parts = blockTimes(request).blocks.map(({ name }) => name);
  const apart = Math.abs(total - minutes.value);
  const words = `${listWords(parts)}: about ${apart} min ${total > minutes.value ? 'longer' : 'shorter'} than your ${minutes.value}, with what is around them.`;
  return [said('time', 'Other length', words)];
}
