import { exerciseById } from '../../../exercise/library.ts';
import { rankSwaps } from '../../../exercise/swaps.ts';
import type { EquipmentId, LibraryExercise } from '../../../exercise/types.ts';
import type { WrittenItem } from '../../../reading/vocabulary.ts';
import type { PlanContext } from '../../context.ts';
import { hasFocus, isNearRequest, servesRequest, trainsAvoided } from '../../dose/targets.ts';
import { isForBreath, isLivelyLift } from '../../layout/cardio.ts';
import { isCountable } from '../../layout/choose.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isSenior, levelCaps } from '../../legal/caps.ts';
import { isForTheTrained } from '../../legal/first-steps.ts';
import { isLanding } from '../../legal/landing.ts';
import { isWithinLevel, judge } from '../../legal/legal.ts';
import { diceFor } from '../../seeded.ts';
import { isBare } from '../../settle/bare-kit.ts';
import { namedKit, owesKit, usesKit } from '../../settle/named-kit.ts';
import { isOnNamedMachine } from '../../settle/named-machine.ts';
import { legalMove } from '../legal-move.ts';
import { barSeats, mostMoves, movesFor, pulseSeats, type Seat, seatsFor } from './data/moves.ts';
import { inGoodOrder } from './order.ts';

export interface Wanted {
  count: number;
  /** Ids of other blocks of this session: each has its own. */
  used?: ReadonlySet<string>;
  /** Ids that were named for this block. */
  named?: readonly string[];
  /** Only what can be counted in reps or metres. */
  isCounted?: boolean;
  isWithoutLandings?: boolean;
  /** Short and hard: each move gets the pulse up, where there is nothing to lift. */
  isForPulse?: boolean;
  /** So many were asked for. */
  isExact?: boolean;
  /** Where a part has only one move, that move is enough. */
  mayBeOne?: boolean;
  suits?: (exercise: LibraryExercise) => boolean;
}

const enoughMoves = 2;
/** In a long session two moves are too few. */
const enoughLong = 4;
const shortMinutes = 30;

type IsFine = (exercise: LibraryExercise) => boolean;

/** The move itself where it may stand, else its nearest relative that may. */
export function nearestMove(
  item: WrittenItem,
  context: PlanContext,
  isFine: IsFine = () => true,
): Candidate | null {
  const own = legalMove(item.exerciseId, context.request, isFine);
  if (own) return { ...own, asked: item };
  const exercise = exerciseById(item.exerciseId);
  const mayStand = (one: LibraryExercise) =>
    isFine(one) &&
    isWithinLevel(one, context.request) &&
    !trainsAvoided(one, context.request) &&
    judge(one, context.request).offence === null;
  const next = exercise && rankSwaps(exercise, mayStand)[0];
  if (!next) return null;
  return { exercise: next, modifications: judge(next, context.request).modifications, asked: item };
}

function fineFor(context: PlanContext, wanted: Wanted): IsFine {
  const { request } = context;
  const isOld = isSenior(request);
  const most = Math.min(isOld ? 2 : 5, levelCaps[request.level.value].complexity);
  return (exercise) =>
    exercise.complexity <= most &&
    !(isOld && exercise.floor) &&
    !wanted.used?.has(exercise.id) &&
    !isForTheTrained(exercise, request) &&
    !(wanted.isWithoutLandings && isLanding(exercise)) &&
    !(wanted.isCounted && !isCountable(exercise) && exercise.patterns[0] !== 'carry') &&
    !trainsAvoided(exercise, request) &&
    (wanted.suits?.(exercise) ?? true);
}

/** Machines that were named first, then what was not done lately, then the dice. */
function rank({ exercise, modifications }: Candidate, context: PlanContext): number {
  const wasRecent = context.recent.some((ids) => ids.has(exercise.id));
  return (
    (isOnNamedMachine(exercise, context.request) ? -2 : 0) +
    modifications.length * 0.5 +
    (wasRecent ? 0.5 : 0) +
    diceFor(context.seed, exercise.id)
  );
}

/** The same movement with another handle is no second move. */
const isTwin = (one: LibraryExercise, other: LibraryExercise): boolean =>
  one.id === other.id || (one.patterns[0] === other.patterns[0] && one.patterns[0] !== 'cyclic');

/** How much a change that the athlete needs weighs against a move of the next tier. */
const changeWeight = 1.5;
/** And how much it is that a move leaves the kit that was named lying about. */
const idleWeight = 3;
/** Where more than half of the moves would: as much as no list is long. */
const owedWeight = 12;

function take(seat: Seat, context: PlanContext, chosen: readonly Candidate[], isFine: IsFine) {
  let best: { move: Candidate; tier: number; rank: number } | null = null;
  const kit = namedKit(context.request);
  const owes = owesKit(
    kit,
    chosen.map(({ exercise }) => exercise),
  );
  const isIdle = (exercise: LibraryExercise) => kit.length > 0 && !usesKit(exercise, kit);
  for (const [place, ids] of movesFor(seat).entries()) {
    for (const move of ids.flatMap((id) => legalMove(id, context.request, isFine) ?? [])) {
      if (chosen.some((one) => isTwin(one.exercise, move.exercise))) continue;
      const tier =
        place +
        changeWeight * Math.min(1, move.modifications.length) +
        (isIdle(move.exercise) ? (owes ? owedWeight : idleWeight) : 0);
      const own = rank(move, context);
      if (best && (tier > best.tier || (tier === best.tier && own >= best.rank))) continue;
      best = { move, tier, rank: own };
    }
  }
  return best?.move ?? null;
}

const seats: readonly Seat[] = ['leg', 'hinge', 'push', 'pull', 'trunk', 'engine', 'carry'];

/** Four kinds of push-up are one move. */
const mostAlike = 2;
const isAlike = (one: LibraryExercise, other: LibraryExercise): boolean =>
  one.patterns[0] === other.patterns[0] && one.primary[0] === other.primary[0];

/** Of the part that was asked for, as far as there is enough for it; with the kit that was named first. */
function takeFocused(context: PlanContext, count: number, isFine: IsFine): Candidate[] {
  const { request, pool } = context;
  const kit = namedKit(request);
  const serves: IsFine = (exercise) => isFine(exercise) && servesRequest(exercise, request);
  const chosen: Candidate[] = [];
  const fromSeats = (isRight: IsFine, most: number): void => {
    for (const seat of seats) {
      if (chosen.length >= most) return;
      const own = take(seat, context, chosen, isRight);
      if (own) chosen.push(own);
    }
  };
  const fromPool = (isRight: IsFine, most: number, mayMime = false): void => {
    const more = pool.body
      .filter(({ exercise }) => isRight(exercise) && (mayMime || !exercise.lastResort))
      .toSorted((a, b) => rank(a, context) - rank(b, context));
    for (const one of more) {
      if (chosen.length >= most) return;
      const alike = chosen.filter(({ exercise }) => isAlike(exercise, one.exercise)).length;
      const isThere = chosen.some(({ exercise }) => exercise.id === one.exercise.id);
      if (!isThere && alike < mostAlike) chosen.push(one);
    }
  };
  if (kit.length > 0) {
    // The breath has no muscles: with a bell it is got by swings.
    const isForIt: IsFine = isForBreath(request)
      ? (exercise) => isFine(exercise) && isLivelyLift(exercise)
      : serves;
    const isOfKit: IsFine = (exercise) => usesKit(exercise, kit) && isForIt(exercise);
    const half = Math.ceil(count / 2);
    fromSeats(isOfKit, isForBreath(request) ? half : count);
    fromPool(isOfKit, half);
  }
  fromSeats(serves, count);
  fromPool(serves, count);
  // Rather a move that mimes a load, and then the neighbours, than the other half of the body.
  if (chosen.length < enoughMoves) fromPool(serves, count, true);
  const isOfKind = request.focus.value.some((area) => area === 'cardio' || area === 'balance');
  const own = chosen.length;
  if (own < enoughMoves && !isOfKind) {
    const least = request.minutes.value > shortMinutes ? enoughLong : enoughMoves;
    const isNear: IsFine = (exercise) => isFine(exercise) && isNearRequest(exercise, request);
    fromPool(isNear, Math.min(count, Math.max(least, own * 2)));
  }
  return chosen;
}

/** Where the lists end, whatever else may stand: on a chair, or for many stations. */
function others(
  context: PlanContext,
  count: number,
  chosen: readonly Candidate[],
  isFine: IsFine,
): Candidate[] {
  return context.pool.body
    .filter(
      ({ exercise }) =>
        isFine(exercise) &&
        !exercise.lastResort &&
        !chosen.some((one) => one.exercise.id === exercise.id),
    )
    .toSorted((a, b) => rank(a, context) - rank(b, context))
    .slice(0, count - chosen.length);
}

/** With these in hand the bar stays on the floor. */
const besideBars: readonly EquipmentId[] = ['dumbbells', 'kettlebells', 'sandbag', 'machines'];

/** The seat that a named move takes. */
function seatOf({ id, patterns }: LibraryExercise): Seat | undefined {
  const listed = seats.find((seat) => movesFor(seat).some((tier) => tier.includes(id)));
  if (listed) return listed;
  const [first] = patterns;
  if (first === 'squat' || first === 'lunge' || first === 'jump') return 'leg';
  if (first === 'hinge' || first === 'hip_ext' || first === 'ballistic') return 'hinge';
  if (first.startsWith('push')) return 'push';
  if (first.startsWith('pull')) return 'pull';
  return first === 'cyclic' || first === 'sprint' ? 'engine' : undefined;
}

/**
 * Moves of different patterns for one block: what was named, then a seat for legs, push or hinge,
 * pull or trunk and the pulse, in an order that lets grip and shoulders recover.
 */
export function selectMoves(context: PlanContext, wanted: Wanted): Candidate[] {
  const isFine = fineFor(context, wanted);
  const named = (wanted.named ?? []).flatMap((id) => {
    const own = nearestMove({ exerciseId: id, quote: id }, context);
    return own ? [{ exercise: own.exercise, modifications: own.modifications }] : [];
  });
  const count = Math.max(named.length, wanted.count);
  const chosen: Candidate[] = named.slice(0, count);
  if (hasFocus(context.request)) {
    chosen.push(...takeFocused(context, count - chosen.length, isFine));
    // Few moves for the part are better than others beside them.
    const enough = wanted.mayBeOne ? 1 : enoughMoves;
    if (chosen.length >= enough && !wanted.isExact) return inGoodOrder(chosen);
  }
  const taken = new Set(chosen.map(({ exercise }) => seatOf(exercise)));
  const isBarePulse = wanted.isForPulse === true && isBare(context.request.equipment.value);
  const kit = namedKit(context.request);
  const isOfBar = kit.includes('barbells') && !kit.some((id) => besideBars.includes(id));
  const rows = isBarePulse ? pulseSeats : isOfBar ? barSeats : seatsFor;
  const open = [...(rows[Math.min(count, mostMoves)] ?? []), ...seats];
  for (const seat of open) {
    if (chosen.length >= count) break;
    if (taken.has(seat)) continue;
    const own = take(seat, context, chosen, isFine);
    taken.add(seat);
    if (own) chosen.push(own);
  }
  if (chosen.length < count) chosen.push(...others(context, count, chosen, isFine));
  return inGoodOrder(chosen.slice(0, count));
}
