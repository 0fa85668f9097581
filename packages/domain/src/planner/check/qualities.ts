import type { LibraryExercise } from '../../exercise/types.ts';
import { levelCaps } from '../caps.ts';
import { topMuscles } from '../cooldown.ts';
import { bandsFor } from '../dose.ts';
import { explainedConstraints } from '../explain.ts';
import { groupOf, groups, shareSeats } from '../groups.ts';
import { heavierThan } from '../load.ts';
import { expectedMoves } from '../moves.ts';
import { orderRank } from '../order.ts';
import { readingGrade } from '../reading-grade.ts';
import { fatigueAt, lastTimeOf, recentExerciseIds } from '../recovery.ts';
import { repsFor } from '../reps.ts';
import type { Request } from '../request.ts';
import { hasFocus, sharesAround, wantedMuscles } from '../targets.ts';
import { stageOf, stages } from '../warmup.ts';
import { rateDose, rateRest } from './dose-quality.ts';
import { focusShare, wantedFocusShare } from './focus-share.ts';
import type { Qualities } from './report.ts';
import type { Subject } from './subject.ts';

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

interface Weighted {
  exercise: LibraryExercise;
  /** Steps of work. */
  weight: number;
}

function weigh({ body }: Subject): Weighted[] {
  return body.flatMap(({ exercise, steps }) =>
    exercise ? [{ exercise, weight: Math.max(1, steps.length) }] : [],
  );
}

function uniqueExercises(subject: Subject): LibraryExercise[] {
  return [...new Set(weigh(subject).map(({ exercise }) => exercise))];
}

function rateBalance(subject: Subject): number {
  if (hasFocus(subject.request)) return Math.min(1, focusShare(subject) / wantedFocusShare);
  const work = weigh(subject);
  const total = work.reduce((sum, { weight }) => sum + weight, 0) || 1;
  // A short session has too few moves for all kinds: the target is what that many can cover.
  const seats = shareSeats(sharesAround(subject.request), uniqueExercises(subject).length);
  const shares = new Map<string, number>();
  for (const { exercise, weight } of work) {
    const group = groupOf(exercise);
    shares.set(group, (shares.get(group) ?? 0) + weight / total);
  }
  const target = (group: string) =>
    seats.filter((seat) => seat === group).length / (seats.length || 1);
  const miss = groups.reduce(
    (sum, group) => sum + Math.abs((shares.get(group) ?? 0) - target(group)),
    0,
  );
  const push = shares.get('push') ?? 0;
  const pull = shares.get('pull') ?? 0;
  const bothWanted = seats.includes('push') && seats.includes('pull');
  const clip = bothWanted && push > 0 ? Math.min(1, Math.max(0.5, pull / push)) : 1;
  return Math.max(0, 1 - miss / 2) * clip;
}

function rateLevel(subject: Subject): number {
  const cap = levelCaps[subject.request.level.value].complexity;
  return Math.max(
    0,
    1 - mean(weigh(subject).map(({ exercise }) => Math.max(0, exercise.complexity - cap))),
  );
}

function rateOrder(subject: Subject): number {
  const ranks = uniqueExercises(subject).map(orderRank);
  let right = 0;
  let wrong = 0;
  ranks.forEach((rank, i) => {
    for (const later of ranks.slice(i + 1)) {
      if (rank < later) right += 1;
      else if (rank > later) wrong += 1;
    }
  });
  return right + wrong === 0 ? 1 : (1 + (right - wrong) / (right + wrong)) / 2;
}

const noCooldownMinutes = 8;

function rateWarmup(subject: Subject): number {
  const body = uniqueExercises(subject);
  const bodyIds = new Set(body.map(({ id }) => id));
  const warm = subject.items
    .filter(({ item }) => item.type === 'warmup')
    .flatMap(({ exercise }) => exercise ?? []);
  const cool = subject.items
    .filter(({ item }) => item.type === 'cooldown')
    .flatMap(({ exercise }) => exercise ?? []);
  const needed = new Set(body.flatMap(({ joints }) => joints));
  const moved = new Set(warm.flatMap(({ joints }) => joints));
  const jointShare = [...needed].filter((joint) => moved.has(joint)).length / (needed.size || 1);
  const stageShare = new Set(warm.map((one) => stageOf(one, bodyIds))).size / stages.length;
  const top = topMuscles(body, 2);
  const eased = new Set(cool.flatMap(({ primary, secondary }) => [...primary, ...secondary]));
  const coolShare =
    subject.request.minutes.value < noCooldownMinutes
      ? 1
      : top.filter((muscle) => eased.has(muscle)).length / (top.length || 1);
  return 0.7 * jointShare * stageShare + 0.3 * coolShare;
}

function rateVariety(subject: Subject): number {
  const body = uniqueExercises(subject);
  const expected = expectedMoves(subject.request);
  const spread = Math.max(0, 1 - Math.abs(body.length - expected) / expected);
  if (wantedMuscles(subject.request).size > 0) return spread;
  const repeats = body.filter((one, i) => {
    const before = body[i - 1];
    return before !== undefined && before.primary[0] === one.primary[0];
  }).length;
  return spread * (1 - 0.5 * (repeats / Math.max(1, body.length - 1)));
}

function rateRecovery(subject: Subject): number {
  const fatigue = fatigueAt(subject.request.history, subject.nowMs);
  const work = weigh(subject);
  const total =
    work.reduce((sum, { exercise, weight }) => sum + weight * exercise.primary.length, 0) || 1;
  const cost = work.reduce(
    (sum, { exercise, weight }) =>
      sum +
      exercise.primary.reduce((part, muscle) => part + Math.min(1, (fatigue[muscle] ?? 0) / 6), 0) *
        weight,
    0,
  );
  return 1 - cost / total;
}

/** Against the last time the same exercise was loaded: up to a tenth more, or less after a break. */
function rateProgression(subject: Subject): number {
  const rates = subject.body.flatMap(({ item, exercise }) => {
    if (!exercise || typeof item.weight !== 'number') return [];
    const last = lastTimeOf(exercise.id, subject.request.history, subject.nowMs);
    const before = Math.max(0, ...(last?.sets.map(({ weight }) => weight ?? 0) ?? []));
    if (!last || before === 0) return [];
    const change = item.weight / before - 1;
    if (change >= 0 && change <= 0.1) return [1];
    if (isEarned(item.weight, before, exercise, last.sets, subject.request)) return [1];
    const isBackOff = change < 0 && change >= -0.2 && (last.daysAgo > 8 || failed(last));
    if (isBackOff) return [1];
    const beyond = change < 0 ? -change : change - 0.1;
    return [Math.max(0, 1 - beyond / 0.25)];
  });
  return mean(rates);
}

/** The next weight that exists, after all the reps that the goal asks for with the one before. */
function isEarned(
  weight: number,
  before: number,
  exercise: LibraryExercise,
  sets: readonly { reps?: number }[],
  request: Request,
): boolean {
  const most = Math.max(0, ...sets.map(({ reps = 0 }) => reps));
  const top = repsFor(exercise, bandsFor(request).reps.max);
  return weight === heavierThan(before, exercise, request) && most >= top;
}

function failed({
  sets,
  plannedReps = 0,
}: {
  sets: { reps?: number }[];
  plannedReps?: number;
}): boolean {
  return sets.some(({ reps }) => reps !== undefined && reps < plannedReps - 2);
}

/** Neither the same again nor all new; main lifts are meant to come back. */
function rateNovelty(subject: Subject): number {
  const recent = recentExerciseIds(subject.request.history, subject.nowMs);
  const own = uniqueExercises(subject).filter(({ lift }) => !lift);
  if (recent.length === 0 || own.length === 0) return 1;
  const ids = new Set(own.map(({ id }) => id));
  return mean(
    recent.map((before) => {
      const both = [...ids].filter((id) => before.has(id)).length;
      const likeness = both / (ids.size + before.size - both || 1);
      if (likeness < 0.2) return likeness / 0.2;
      return likeness > 0.6 ? Math.max(0, (1 - likeness) / 0.4) : 1;
    }),
  );
}

const easyGrade = 8;

function rateText(subject: Subject): number {
  const { workout, items, request } = subject;
  const told = mean(
    items.map(({ item, exercise }) => {
      const hasCue = (item.cues?.length ?? 0) > 0;
      const hasBreath =
        exercise !== undefined && (item.instructions ?? '').includes(exercise.breathing);
      return (Number(hasCue) + Number(hasBreath)) / 2;
    }),
  );
  const prose = [workout.workoutReasoning, workout.coachingNotes].join(' ');
  const named = Math.min(1, explainedConstraints(prose, request) / 3);
  const grade = readingGrade(prose);
  const ease = grade <= easyGrade ? 1 : Math.max(0, 1 - (grade - easyGrade) / 6);
  return mean([told, named, ease]);
}

export function rateQualities(subject: Subject): Qualities {
  return {
    dose: rateDose(subject),
    balance: rateBalance(subject),
    level: rateLevel(subject),
    rest: rateRest(subject),
    order: rateOrder(subject),
    warmup: rateWarmup(subject),
    variety: rateVariety(subject),
    recovery: rateRecovery(subject),
    progression: rateProgression(subject),
    novelty: rateNovelty(subject),
    text: rateText(subject),
  };
}
