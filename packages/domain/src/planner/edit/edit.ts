import type { LibraryExercise } from '../../exercise/types.ts';
import { type Style, styleOf } from '../../timer/detect-style.ts';
import { defined } from '../../workout/defined.ts';
import { maxItems } from '../../workout/limits.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { makeContext, type PlanContext } from '../context.ts';
import { workFields } from '../formats/work-fields.ts';
import { formatFor } from '../layout/format-for.ts';
import { makeItem, makeWorkItem } from '../layout/make-item.ts';
import type { Candidate } from '../layout/pool.ts';
import { easyWords } from '../layout/warmup.ts';
import { rpeCap } from '../legal/caps.ts';
import { limitHardWork } from '../legal/effort.ts';
import { judge } from '../legal/legal.ts';
import type { Request } from '../request.ts';
import { makeLoads } from '../session/dose/loads.ts';
import { amountLike } from './edit-amount.ts';
import { holdTime } from './edit-hold.ts';
import {
  type EditSection,
  isRest,
  isSameExercise,
  leadOf,
  type Run,
  readRuns,
  reorderRuns,
  runAt,
  writeRuns,
} from './edit-runs.ts';
import { sectionFor } from './edit-section.ts';
import { keepWordsTrue } from './edit-words.ts';

export function contextOf(workout: Workout, request: Request): PlanContext {
  const stamped = Date.parse(workout.generatedAt ?? '');
  const newest = Date.parse(request.history.sessions[0]?.date ?? '');
  const nowMs = Number.isFinite(stamped) ? stamped : Number.isFinite(newest) ? newest : 0;
  return makeContext(request, formatFor(request).format, nowMs, 0);
}

/** How it stands in the plan, whichever exercise it is. */
function placeOf(item: Exercise, request: Request) {
  return defined({
    type: item.type,
    phase: item.phase,
    sets: item.sets ?? item.setScheme?.sets,
    restBetweenSets: item.restBetweenSets ?? item.setScheme?.restBetweenSets,
    restAfter: item.restAfter,
    rpe: item.rpe === undefined ? undefined : Math.min(item.rpe, rpeCap(request)),
    rir: item.rir,
    role: item.role,
    group: item.group,
  });
}

/** The new exercise with the library's words, this athlete's changes and the old one's time. */
function replaceItem(
  item: Exercise,
  candidate: Candidate,
  context: PlanContext,
  style: Style,
): Exercise {
  const place = placeOf(item, context.request);
  if (item.type !== 'exercise') {
    const isEasy = item.instructions?.includes(easyWords);
    const modifications = isEasy
      ? [...candidate.modifications, easyWords]
      : candidate.modifications;
    const fields = { ...place, ...defined({ duration: item.duration }) };
    return makeItem({ ...candidate, modifications }, fields);
  }
  return makeWorkItem(candidate, context, {
    ...place,
    ...amountLike(item, candidate.exercise, style),
  });
}

/** A set that leads up to the new weight as the old one did to the old. */
function replaceRamp(
  ramp: Exercise,
  [old, work]: [Exercise, Exercise],
  candidate: Candidate,
  context: PlanContext,
): Exercise {
  const { exercise } = candidate;
  const share = Number(ramp.weight) / Number(old.weight);
  const weight =
    typeof work.weight === 'number' && Number.isFinite(share)
      ? makeLoads(context).round(exercise, work.weight * share)
      : undefined;
  return makeItem(candidate, {
    ...placeOf(ramp, context.request),
    ...amountLike(ramp, exercise, 'blocks'),
    ...defined({ weight, description: ramp.description }),
  });
}

function replaceRun(run: Run, candidate: Candidate, context: PlanContext, style: Style): Run {
  const old = leadOf(run);
  const work = old && replaceItem(old, candidate, context, style);
  const items = run.items.map((item) => {
    if (isRest(item) || !old || !work) return item;
    return item.role === 'ramp'
      ? replaceRamp(item, [old, work], candidate, context)
      : replaceItem(item, candidate, context, style);
  });
  return { ...run, items };
}

/** Every time it is played; the warm-up rehearses what the body now has, if that can be rehearsed. */
function isSwapped(one: Run, run: Run, exercise: LibraryExercise): boolean {
  const own = leadOf(one);
  const old = leadOf(run);
  if (isSameExercise(own, old)) return true;
  const isRehearsal = own?.type === 'warmup' && own.name === old?.name && old.type === 'exercise';
  return isRehearsal && exercise.impact <= 1 && !exercise.isometric;
}

/**
 * Another exercise in the place of this item, wherever it is played in its part of
 * the workout, for as long. One that the athlete may not do changes nothing.
 */
export function swapItem(
  workout: Workout,
  index: number,
  exercise: LibraryExercise,
  request: Request,
): Workout {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  const { offence, modifications } = judge(exercise, request);
  if (!run || offence !== null) return workout;
  const candidate = { exercise, modifications };
  const context = contextOf(workout, request);
  const style = styleOf(workout);
  const swapped = runs.map((one) =>
    isSwapped(one, run, exercise) ? replaceRun(one, candidate, context, style) : one,
  );
  const limited = limitHardWork(writeRuns(workout, swapped), request);
  return keepWordsTrue(workout, holdTime(workout, limited), modifications);
}

/** To the place of another item; beyond its own part or block it stops at the end of that. */
export function moveItem(workout: Workout, index: number, toIndex: number): Workout {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  if (!run) return workout;
  const isOfBlocks = workout.play !== undefined;
  const peers = runs.filter(
    ({ section, phase }) => section === run.section && (!isOfBlocks || phase === run.phase),
  );
  const aim =
    toIndex > index
      ? peers.findLast((peer) => peer.index <= toIndex)
      : peers.find((peer) => peer.lastIndex >= toIndex);
  if (!aim || aim === run) return workout;
  const order = runs.toSpliced(runs.indexOf(run), 1);
  order.splice(runs.indexOf(aim), 0, run);
  return writeRuns(workout, reorderRuns(runs, order));
}

/** The last exercise of the body stays: without it nothing could be played. */
export function canRemove(workout: Workout, index: number): boolean {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  if (!run) return false;
  return run.section !== 'body' || runs.filter(({ section }) => section === 'body').length > 1;
}

export function removeItem(workout: Workout, index: number): Workout {
  const runs = readRuns(workout);
  const run = runAt(runs, index);
  if (!run || !canRemove(workout, index)) return workout;
  const peers = runs.filter(({ section }) => section === run.section);
  const before = run === peers.at(-1) ? peers.at(-2) : undefined;
  const kept = runs
    .filter((one) => one !== run)
    // What follows the part is rested for as before.
    .map((one) => (one === before ? { ...one, gap: run.gap } : one));
  return keepWordsTrue(workout, writeRuns(workout, kept));
}

const frameTypes = { warmup: 'warmup', cooldown: 'cooldown', body: 'exercise' } as const;
const frameWords = { warmup: 'Warm-up', cooldown: 'Cool-down', body: 'Main' } as const;
const frameSeconds = 40;

function firstOfPart(candidate: Candidate, section: EditSection, context: PlanContext): Exercise {
  const type = frameTypes[section];
  if (section !== 'body') {
    const rpe = section === 'warmup' ? 4 : 2;
    return makeItem(candidate, { type, duration: frameSeconds, rpe, phase: frameWords[section] });
  }
  return makeWorkItem(candidate, context, workFields(candidate, context));
}

/** A part that the plan did not have yet gets a phase of its own where there are phases. */
function openPhase(workout: Workout, runs: Run[], section: EditSection) {
  if (!workout.phases || workout.play) return { workout, runs, phase: 0 };
  const phase = { name: frameWords[section], exercises: [] };
  if (section === 'warmup') {
    const shifted = runs.map((run) => ({ ...run, phase: run.phase + 1 }));
    return { workout: { ...workout, phases: [phase, ...workout.phases] }, runs: shifted, phase: 0 };
  }
  const phases = [...workout.phases, phase];
  return { workout: { ...workout, phases }, runs, phase: phases.length - 1 };
}

/** One more in the superset of what it stands behind. */
function joinGroup(run: Run, peers: readonly Run[]): Run {
  const letter = leadOf(run)?.group?.replace(/\d+$/, '');
  if (letter === undefined) return run;
  const mates = peers.filter((peer) => leadOf(peer)?.group?.replace(/\d+$/, '') === letter);
  const group = `${letter}${mates.length + 1}`;
  return { ...run, items: run.items.map((item) => (isRest(item) ? item : { ...item, group })) };
}

/** At the end of the part it belongs to, or of the given block, dosed like what stands there. */
export function addItem(
  workout: Workout,
  exercise: LibraryExercise,
  request: Request,
  block?: number,
): Workout {
  const { offence, modifications } = judge(exercise, request);
  if (offence !== null) return workout;
  const candidate = { exercise, modifications };
  const context = contextOf(workout, request);
  const section = block === undefined ? sectionFor(exercise, request) : 'body';
  const read = readRuns(workout);
  const peers = read.filter(
    (run) => run.section === section && (block === undefined || run.phase === block),
  );
  const model = peers.at(-1);
  const opened = model
    ? { workout, runs: read, phase: model.phase }
    : openPhase(workout, read, section);
  const style = styleOf(workout);
  const items = model
    ? replaceRun(model, candidate, context, style).items
    : [firstOfPart(candidate, section, context)];
  const added: Run = {
    items,
    gap: model?.gap ?? [],
    section,
    phase: opened.phase,
    index: -1,
    lastIndex: -1,
  };
  // Between it and the one before stands what stands between the others.
  const between = peers.length > 1 ? (peers[0]?.gap ?? []) : (model?.gap ?? []);
  const runs = opened.runs.flatMap((run) =>
    run === model ? [{ ...run, gap: between }, joinGroup(added, peers)] : [run],
  );
  if (!model) runs.splice(section === 'warmup' ? 0 : runs.length, 0, added);
  const after = writeRuns(opened.workout, runs);
  if (after.workout.length > maxItems) return workout;
  return keepWordsTrue(workout, limitHardWork(after, request), modifications);
}
