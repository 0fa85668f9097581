import type { LibraryExercise, Muscle } from '../../../exercise/types.ts';
import type { PlanContext } from '../../context.ts';
import { wantedMuscles } from '../../dose/targets.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isSenior, levelCaps } from '../../legal/caps.ts';
import { type FlowManner, type FlowPart, flowParts, salutation, stationsOf } from './data.ts';

/** How near a pose is to the part that was named: for it, next to it, for another. */
export type Nearness = 'own' | 'next' | 'other';

/** What pulls on a part, or is short where it is. */
const nextTo: Partial<Record<Muscle, readonly Muscle[]>> = {
  calves: ['hams'],
  hams: ['glutes', 'calves', 'spinal_erectors'],
  quads: ['hip_flexors', 'glutes'],
  adductors: ['hip_flexors', 'glutes', 'hams'],
  abductors: ['glutes', 'hip_flexors'],
  glutes: ['hams', 'hip_flexors', 'abductors'],
  hip_flexors: ['quads', 'glutes', 'adductors'],
  chest: ['front_delt', 'lats', 'biceps'],
  front_delt: ['chest'],
  side_delt: ['traps', 'rear_delt', 'front_delt'],
  rear_delt: ['upper_back', 'traps'],
  rotator_cuff: ['rear_delt', 'chest'],
  lats: ['upper_back', 'obliques', 'triceps'],
  upper_back: ['traps', 'rear_delt', 'chest'],
  traps: ['upper_back', 'side_delt'],
  biceps: ['forearms', 'chest', 'front_delt'],
  triceps: ['lats', 'front_delt', 'rear_delt'],
  forearms: ['biceps', 'triceps', 'front_delt'],
  abs: ['obliques', 'hip_flexors'],
  obliques: ['abs', 'lats', 'spinal_erectors'],
  spinal_erectors: ['glutes', 'hams', 'hip_flexors'],
};

/** Told by the muscles of a pose; `around` is taken along with the part. */
export function nearnessFor(
  { request }: PlanContext,
  around: readonly Muscle[],
): (exercise: LibraryExercise) => Nearness {
  const wanted = wantedMuscles(request);
  const next = new Set([...around, ...[...wanted].flatMap((muscle) => nextTo[muscle] ?? [])]);
  return ({ primary, secondary }) => {
    if ([...primary, ...secondary].some((muscle) => wanted.has(muscle))) return 'own';
    return primary.some((muscle) => next.has(muscle)) ? 'next' : 'other';
  };
}

const lyingDown: readonly LibraryExercise['position'][] = ['supine', 'prone', 'side', 'seated'];

/** What trains the part mainly comes before what only takes it along. */
export function mainlyFirst<P extends Candidate>(
  { request }: PlanContext,
  poses: readonly P[],
): P[] {
  const wanted = wantedMuscles(request);
  const place = ({ exercise }: P) => Number(!exercise.primary.some((one) => wanted.has(one)));
  return poses.toSorted((a, b) => place(a) - place(b));
}

/** Poses of the library beside the stations: for the part itself, or next to it. */
export function posesOfPart(
  { request, pool }: PlanContext,
  manner: FlowManner,
  nearness: (exercise: LibraryExercise) => Nearness,
  taken: ReadonlySet<string>,
): (Candidate & { part: FlowPart; nearness: Nearness })[] {
  const most = manner === 'full' ? levelCaps[request.level.value].complexity : 1;
  const wanted = wantedMuscles(request);
  // What a station has as well is much like what was taken of it.
  const known = new Set(flowParts.flatMap((part) => stationsOf(part, manner).flat()));
  const isNew = ({ id, primary }: LibraryExercise) =>
    !taken.has(id) && (!known.has(id) || primary.some((muscle) => wanted.has(muscle)));
  const mayStand = ({ id, complexity, floor, position, patterns }: LibraryExercise) =>
    id !== salutation &&
    complexity <= most &&
    (patterns[0] === 'stretch' || patterns[0] === 'mobility') &&
    (!floor || !isSenior(request)) &&
    (manner !== 'late' || lyingDown.includes(position));
  return pool.body
    .filter(
      ({ exercise }) => isNew(exercise) && mayStand(exercise) && nearness(exercise) !== 'other',
    )
    .map((one) => ({
      ...one,
      part: one.exercise.patterns[0] === 'stretch' ? 'held' : 'active',
      nearness: nearness(one.exercise),
    }));
}

interface Near {
  part: FlowPart;
  nearness: Nearness;
}

/** So often each pose of a part may come before others join it. */
const often = 3;
const leastNext = 2;

/**
 * What a flow for a part is made of: the poses for it, fewer of those next to it, and only as many
 * others as the time still needs.
 */
export function poolForPart<P extends Near>(
  all: readonly P[],
  seconds: number,
  lasts: (poses: readonly P[]) => number,
): P[] {
  const of = (wish: Nearness) => all.filter(({ nearness }) => nearness === wish);
  const [own, next, others] = [of('own'), of('next'), of('other')];
  const count = Math.max(leastNext, own.length - 1);
  const chosen = [...own, ...next.slice(0, count)];
  for (const one of [...next.slice(count), ...others]) {
    if (lasts(chosen) * often >= seconds) break;
    chosen.push(one);
  }
  return chosen;
}

const ownShare = 0.6;

/** So many of them: more than half for the part, as far as there are. */
export function chooseForPart<P extends Near>(pool: readonly P[], count: number): P[] {
  const own = pool.filter(({ nearness }) => nearness === 'own');
  const rest = pool.filter(({ nearness }) => nearness !== 'own');
  const taken = Math.min(own.length, Math.max(Math.ceil(count * ownShare), count - rest.length));
  return [...own.slice(0, taken), ...rest.slice(0, Math.max(0, count - taken))];
}
