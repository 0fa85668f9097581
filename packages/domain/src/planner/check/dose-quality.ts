import type { Format } from '../../reading/vocabulary.ts';
import { restNames } from '../../timer/constants.ts';
import type { TimerStep } from '../../timer/types.ts';
import { clamp } from '../../workout/read-value.ts';
import { isSteady } from '../cardio.ts';
import { type Band, bandsFor, restBandFor, timedWork } from '../dose.ts';
import { formatFor } from '../format-for.ts';
import type { Subject, SubjectItem } from './subject.ts';

const isIn = (value: number, { min, max }: Band): boolean => value >= min && value <= max;

/** Formats that set the reps by their own clock or ladder; there the goal's band only widens it. */
const ownReps: Partial<Record<Format, Band>> = {
  emom: { min: 4, max: 40 },
  pyramid: { min: 1, max: 20 },
  compound: { min: 4, max: 12 },
  rounds: { min: 4, max: 25 },
};

function isDosed({ item, exercise, steps }: SubjectItem, subject: Subject): boolean {
  const { request } = subject;
  const bands = bandsFor(request);
  const { format } = formatFor(request);
  const step = steps[0];
  const isWritten = request.written?.value.items.some((one) => one.exerciseId === exercise?.id);
  if (isWritten) return true;
  // Beyond the cap of hard minutes an interval session goes on at a steady effort.
  const rpe = request.goal.value === 'hiit' ? { ...bands.rpe, min: 5.5 } : bands.rpe;
  if (item.rpe !== undefined && !isIn(item.rpe, rpe)) return false;
  if (step === undefined) return false;
  const { reps: stated, sets, workSeconds } = request.body.value;
  const isSetsKept = sets === undefined ? isIn(steps.length, bands.sets) : steps.length === sets;
  if (format === 'sets' && !isSetsKept) return false;
  const reps = step.reps;
  if (reps === undefined) {
    if (step.openEnded || format === 'tabata' || isSteady(request)) return true;
    if (step.duration === workSeconds) return true;
    const [low, high] = exercise?.holdRange ?? [20, 60];
    const band = timedWork[request.goal.value];
    return isIn(step.duration, { min: Math.min(low, band.min), max: Math.max(high, band.max) });
  }
  if (stated !== undefined) return reps === stated;
  const own = exercise ? { min: exercise.repRange[0], max: exercise.repRange[1] } : bands.reps;
  // Where the exercise does not allow the goal's reps, its own range is the dose.
  const overlaps = own.min <= bands.reps.max && own.max >= bands.reps.min;
  return isIn(reps, ownReps[format] ?? (overlaps ? bands.reps : own));
}

/** Share of the working sets that lie in the goal's bands. */
export function rateDose(subject: Subject): number {
  let all = 0;
  let dosed = 0;
  for (const item of subject.body) {
    const weight = Math.max(1, item.steps.length);
    all += weight;
    if (isDosed(item, subject)) dosed += weight;
  }
  return all === 0 ? 0 : dosed / all;
}

const roundRest: Band = { min: 30, max: 120 };
const betweenRounds: Partial<Record<Format, Band>> = {
  compound: { min: 60, max: 180 },
  pyramid: { min: 15, max: 150 },
};

function restBand(step: TimerStep, subject: Subject, before: SubjectItem | undefined): Band {
  const { format } = formatFor(subject.request);
  if (isSteady(subject.request)) return { min: 0, max: 60 };
  const goal = restBandFor(before?.exercise, subject.request);
  if (subject.request.goal.value === 'mobility') return { min: 10, max: 30 };
  if (format === 'sets') return goal;
  if (step.name === restNames.round || step.name === restNames.level) {
    return betweenRounds[format] ?? roundRest;
  }
  // Circuit, Tabata and Pyramid have rests of their own that no plan can change.
  if (step.name === restNames.plain) return { min: 0, max: 120 };
  const { restSeconds } = subject.request.body.value;
  if (restSeconds !== undefined) return { min: restSeconds, max: restSeconds };
  return { min: 10, max: 60 };
}

/** Each rest against the nearest one that its goal or format calls for. */
export function rateRest(subject: Subject): number {
  const byIndex = new Map(subject.items.map((item) => [item.index, item]));
  const rates: number[] = [];
  let before: SubjectItem | undefined;
  for (const step of subject.steps) {
    if (step.exerciseIndex !== undefined) before = byIndex.get(step.exerciseIndex);
    if (step.type !== 'rest') continue;
    const target = clamp(step.duration, restBand(step, subject, before));
    rates.push(Math.min(step.duration / target, target / step.duration));
  }
  if (rates.length === 0) return 1;
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
