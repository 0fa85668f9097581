import { exerciseById } from '../../exercise/library.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import type { Request } from '../request.ts';
import { choicesOf, type MoveKind } from './data/choices.ts';
import {
  backIn,
  heavySingles,
  maxStrength,
  oneLift,
  toldLifts,
  topSetBackoff,
} from './data/strength.ts';
import { isOneLift, wrapOf } from './decide.ts';
import { lastMainPattern } from './history.ts';
import type { LiftingArchetype, SlotRow } from './types.ts';

type Main = 'squat' | 'hinge' | 'bench' | 'press_overhead' | 'row' | 'pull_vertical';

/** Around each main lift: what repairs it, and what it leaves out. */
const around: Record<
  Main,
  {
    variation: MoveKind[];
    helpers: [MoveKind[], MoveKind[], MoveKind[], MoveKind[]];
    other: MoveKind[];
  }
> = {
  squat: {
    variation: ['hinge_light', 'squat_variation'],
    helpers: [['single_leg'], ['leg_curl'], ['calf'], ['trunk_flex', 'anti_ext']],
    other: ['bench'],
  },
  hinge: {
    variation: ['hinge_variation', 'squat_variation'],
    helpers: [['single_leg'], ['row_supported'], ['leg_curl'], ['trunk_flex', 'anti_ext']],
    other: ['press_overhead'],
  },
  bench: {
    variation: ['bench_variation', 'press_incline'],
    helpers: [['row_supported'], ['pulldown'], ['triceps'], ['rear_delt']],
    other: ['squat'],
  },
  press_overhead: {
    variation: ['press_variation', 'press_incline'],
    helpers: [['pulldown'], ['bench'], ['lateral_raise'], ['triceps']],
    other: ['hinge'],
  },
  row: {
    variation: ['pulldown', 'row_one_arm'],
    helpers: [['bench'], ['rear_delt'], ['curl'], ['anti_ext']],
    other: ['squat'],
  },
  pull_vertical: {
    variation: ['row', 'pulldown'],
    helpers: [['press_dumbbell'], ['row_one_arm'], ['curl'], ['trunk_flex', 'anti_ext']],
    other: ['squat'],
  },
};

const mains = Object.keys(around) as Main[];

export const isOfKind = (id: string, kind: MoveKind): boolean =>
  choicesOf(kind).some((tier) => tier.includes(id));

/** The kind of main lift that a move is, by its place in the lists and by its pattern. */
export function mainOf(id: string): Main | undefined {
  const [pattern] = exerciseById(id)?.patterns ?? [];
  const byPattern: Partial<Record<string, Main>> = {
    squat: 'squat',
    hinge: 'hinge',
    push_h: 'bench',
    push_v: 'press_overhead',
    pull_h: 'row',
    pull_v: 'pull_vertical',
  };
  return (pattern && byPattern[pattern]) ?? mains.find((kind) => isOfKind(id, kind));
}

/** The kinds of main lift that are done with a bar in the log: a heavy day goes on with one of them. */
function loggedMains({ history }: Request): Set<Main> {
  const ids = history.sessions.flatMap(({ exercises }) =>
    exercises.map(({ exerciseId = '' }) => exerciseId),
  );
  const bars = ids.filter((id) => exerciseById(id)?.loadClass === 'barbell');
  return new Set(bars.flatMap((id) => mainOf(id) ?? []));
}

/** A heavy set of the day is for a lift of which something is known. */
function isKnown(main: Main, request: Request): boolean {
  const told = [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])];
  const isTold = told.some(({ lift }) => mainOf(lift) === main);
  return isTold || loggedMains(request).has(main);
}

/** First the lift that was named, then what the day is about, then whose turn it is. */
function mainLift({ request, nowMs }: PlanContext): Main {
  const named = request.mustInclude.value.map(mainOf).find((one) => one !== undefined);
  if (named) return named;
  const told = [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])]
    .map(({ lift }) => mainOf(lift))
    .filter((one) => one !== undefined);
  const { value: focus } = request.focus;
  const fits = (kind: Main): boolean => {
    const isLegs = kind === 'squat' || kind === 'hinge';
    if (focus.includes('lower_body') || focus.includes('legs')) return isLegs;
    if (focus.includes('upper_body')) return !isLegs;
    if (focus.includes('push') || focus.includes('chest')) return kind === 'bench';
    if (focus.includes('pull') || focus.includes('back'))
      return kind === 'row' || kind === 'pull_vertical';
    return true;
  };
  const ofTold = told.find(fits);
  if (ofTold) return ofTold;
  const turn: readonly Main[] = ['squat', 'bench', 'hinge', 'press_overhead'];
  const open = turn.filter(fits);
  const last = lastMainPattern(request.history, nowMs);
  const place = open.indexOf(last as Main) + 1;
  const inTurn = [...open.slice(place), ...open.slice(0, place)];
  const logged = loggedMains(request);
  return inTurn.find((kind) => logged.has(kind)) ?? inTurn[0] ?? mains.find(fits) ?? 'squat';
}

/** 'Heavy push day', 'heavy upper body': what stands around the lift is of the same part. */
function ofHalf(
  { focus }: Request,
  main: Main,
): Pick<(typeof around)[Main], 'variation' | 'helpers'> {
  const isOf = (area: FocusArea) => focus.source === 'text' && focus.value.includes(area);
  if (main === 'bench' && isOf('push')) {
    return {
      variation: ['press_variation', 'press_incline'],
      helpers: [['press_incline'], ['lateral_raise'], ['triceps_overhead'], ['rear_delt']],
    };
  }
  if (main === 'bench' && isOf('upper_body')) {
    return {
      variation: ['press_overhead', 'bench_variation'],
      helpers: [['row_supported'], ['pull_vertical'], ['curl'], ['triceps']],
    };
  }
  return around[main];
}

const severalLifts = 3;

/** The kinds of main lift that bests are told of, where nothing says which of them is for today. */
function toldMains({ maxima, lastLifts, focus, mustInclude }: Request): Main[] {
  if (focus.value.length > 0 || mustInclude.value.length > 0) return [];
  const told = [...(maxima?.value ?? []), ...(lastLifts?.value ?? [])];
  return [...new Set(told.flatMap(({ lift }) => mainOf(lift) ?? []))];
}

/** Legs and press first, then what pulls. */
function inDayOrder(all: readonly Main[]): [[Main], [Main], [Main]] {
  const order: readonly Main[] = [
    'squat',
    'bench',
    'press_overhead',
    'hinge',
    'row',
    'pull_vertical',
  ];
  const [first = 'squat', second = 'bench', third = 'hinge'] = order.filter((kind) =>
    all.includes(kind),
  );
  return [[first], [second], [third]];
}

export function strengthRows(context: PlanContext, archetype: LiftingArchetype): SlotRow[] {
  const main = mainLift(context);
  if (isOneLift(context.request)) return oneLift([main]);
  const { other } = around[main];
  const { variation, helpers } = ofHalf(context.request, main);
  const [first, second, third, fourth] = helpers;
  // After a break a lift has sets of five, and no heaviest one.
  if (archetype === 'top_set_backoff' && wrapOf(context.request) === 'return') {
    return backIn([main], other, [first, second]);
  }
  const all = toldMains(context.request);
  if (all.length >= severalLifts) return toldLifts(...inDayOrder(all));
  const isTopDay = archetype === 'top_set_backoff' && isKnown(main, context.request);
  if (archetype === 'max_strength' || (archetype === 'top_set_backoff' && !isTopDay))
    return maxStrength([main], other, variation, [first, second]);
  if (archetype === 'heavy_singles') return heavySingles([main], variation, [first, second]);
  return topSetBackoff([main], variation, [first, second, third, fourth]);
}
