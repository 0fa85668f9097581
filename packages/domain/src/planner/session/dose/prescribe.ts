import type { LibraryExercise, LoadClass, Pattern } from '../../../exercise/types.ts';
import type { Condition } from '../../../reading/vocabulary.ts';
import type { Load } from '../../../training/load.ts';
import { isFloorDeadlift } from '../../../training/load-class.ts';
import { reserveWords } from '../../../training/load-words.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import type { PlanContext } from '../../context.ts';
import { effortCap } from '../../dose/dose.ts';
import { hasCondition, isMinor } from '../../legal/caps.ts';
import { easierWay } from '../data/scaling.ts';
import type { FilledSlot, Range, RowDose, Wrap } from '../types.ts';
import type { Line } from './line.ts';
import type { SessionLoads } from './loads.ts';
import { orderLoad } from './order-load.ts';

const shareByLevel: Record<FitnessLevel, number> = { beginner: 1, intermediate: 0.5, advanced: 0 };

/** Beginners do more and lighter reps, the advanced fewer and heavier ones. */
const within = ([min, max]: Range, level: FitnessLevel): number =>
  Math.round(min + (max - min) * shareByLevel[level]);

/** Nobody can tell six from seven. */
const mostLeft = 5;

/** Reps in reserve that the day, the wish and the athlete's limits ask for. */
function reserveFor(
  { request }: PlanContext,
  { dose: { rir }, row }: FilledSlot,
  wrap?: Wrap,
): number {
  const { difficulty, rpe, level } = request;
  const usual = within(rir, level.value);
  // A hard day is felt in the small moves: the heavy ones have their reserve for a reason.
  const harder = row.role === 'accessory' || row.role === 'trunk' ? -1 : 0;
  const shift = { easy: 1.5, moderate: 0, hard: harder }[difficulty.value];
  const wished = rpe === undefined ? usual + shift : 10 - rpe.value;
  // A test goes as far as the best may, where nothing but the level speaks against it.
  const tested = row.planned?.isTest
    ? { ...request, level: { ...level, value: 'advanced' as const } }
    : request;
  const least = 10 - effortCap(tested);
  // The young learn to move well: three reps stay in reserve.
  const wrapped = wrap === undefined ? (isMinor(request) ? 3 : 0) : 4;
  const most = rpe === undefined ? mostLeft : 10;
  return Math.round(Math.min(most, Math.max(0, least, wished, wrapped)) * 2) / 2;
}

/** Of what many cannot do yet, few. */
const skilled = 3;
const skilledReps: Range = [4, 8];
const bodyReps: Range = [8, 12];
const bandReps: Range = [12, 15];
const heldKinds: readonly LoadClass[] = ['dumbbell', 'kettlebell', 'stack'];
const heldReps: Range = [6, 8];
const hardHold = 4;
const shortHold: Range = [8, 15];
const holdSeconds: Range = [20, 40];
const carrySeconds: Range = [30, 40];
const sprintSeconds: Range = [8, 10];

const clampRange = ([min, max]: Range, [low, high]: Range): Range => {
  const from = Math.min(high, Math.max(min, low));
  return [from, Math.max(from, Math.min(max, high))];
};

/** Held by nature, or counted by time where the row does not count reps. */
function isHeld({ isometric, holdRange }: LibraryExercise, { reps }: RowDose): boolean {
  return isometric || (holdRange !== undefined && holdRange[1] <= 90 && reps === undefined);
}

/** Slower down at first, then a pause below; nobody lowers themselves for seven seconds. */
const slower: readonly string[] = ['3-0-1-0', '3-1-1-0', '4-1-1-0', '4-2-1-0'];
/** Beyond that only more of them is more. */
const mostOver = 10;

const isOnAWay = ({ patterns, space, distanceUnit, equipment }: LibraryExercise): boolean =>
  patterns.includes('carry') ||
  patterns[0] === 'lunge' ||
  space === 'lane' ||
  distanceUnit !== undefined ||
  equipment.includes('sandbag');

/** Reps to the top of what the move is for, then slower, then more of them. */
function bodyDose(dose: RowDose, reps: number, { repRange }: LibraryExercise): RowDose {
  const over = Math.max(0, reps - repRange[1]);
  const tempo = slower[Math.min(over, slower.length) - 1];
  const more = Math.min(mostOver, Math.max(0, over - slower.length));
  const [least, most] = repRange;
  const count = Math.max(least, Math.min(reps, most)) + more;
  return { ...dose, reps: [count, count], ...(tempo && { tempo }) };
}

/** The dose as this move can hold it: a band and one's own weight ask for other reps than a bar. */
function doseFor({ candidate: { exercise }, dose, row, isStated }: FilledSlot): RowDose {
  const { seconds, reps, ...rest } = dose;
  if (isHeld(exercise, dose) && !isStated) {
    const [low, high] = exercise.holdRange ?? holdSeconds;
    // What is hard to hold at all is held short.
    if (exercise.complexity >= hardHold) return { ...rest, seconds: shortHold };
    return { ...rest, seconds: clampRange(seconds ?? holdSeconds, [low, high]) };
  }
  if (exercise.patterns[0] === 'carry' && !isStated && !dose.metres) {
    return { ...rest, seconds: seconds ?? carrySeconds };
  }
  // What stands in for a carry is not done for a way.
  if (dose.metres && !isOnAWay(exercise) && !isStated) {
    const { metres: _way, ...own } = rest;
    return { ...own, reps: clampRange([8, 12], exercise.repRange) };
  }
  // Steps on the spot are not counted, and of a way nobody does four in a set.
  if (exercise.patterns[0] === 'sprint' && reps && !isStated && !row.planned) {
    return exercise.holdRange ? { ...rest, seconds: sprintSeconds } : { ...rest, reps: [1, 1] };
  }
  if (seconds && !isStated && exercise.holdRange === undefined) {
    return { ...rest, reps: clampRange([8, 10], exercise.repRange) };
  }
  // Up and down again once is a set.
  if (exercise.id.includes('get-up') && !isStated && !row.planned) return { ...rest, reps: [1, 2] };
  const isByReps = row.role === 'skill' || row.keepsReps === true;
  if (!reps || isStated || isByReps) return dose;
  const kind = exercise.loadClass;
  const isHeavy = reps[1] <= 8;
  const isUnloaded = kind === 'bodyweight' || exercise.equipment.includes('resistance_bands');
  const own = row.planned?.bodyReps;
  if (own !== undefined && isUnloaded) return bodyDose(dose, own, exercise);
  if (row.planned && !isUnloaded) return dose;
  if (exercise.equipment.includes('resistance_bands'))
    return { ...dose, reps: clampRange(bandReps, exercise.repRange) };
  if (kind === 'bodyweight' && easierWay(exercise.id) && exercise.complexity >= skilled)
    return { ...dose, reps: clampRange(skilledReps, [1, exercise.repRange[1]]) };
  if (kind === 'bodyweight')
    return {
      ...dose,
      reps: clampRange(
        isHeavy ? bodyReps : [Math.max(8, reps[0]), Math.max(12, reps[1])],
        exercise.repRange,
      ),
    };
  // Triples are for a bar: what is held in the hands is done for more.
  if (row.role === 'primary' && reps[1] <= 5 && heldKinds.includes(kind)) {
    return { ...dose, reps: clampRange(heldReps, exercise.repRange) };
  }
  // Singles and doubles are for lifts that are done for more as well.
  const least = isHeavy ? Math.min(reps[0], exercise.repRange[0]) : exercise.repRange[0];
  return { ...dose, reps: clampRange(reps, [least, exercise.repRange[1]]) };
}

/** A range stays a range where the athlete goes by feel; a percentage needs one number. */
const rangeText = ([min, max]: Range): string | undefined =>
  max > min ? `${min}–${max}` : undefined;

/** A range that the athlete wrote stays one. */
const isOwnRange = ({ row: { asked } }: FilledSlot): boolean =>
  asked !== undefined && (asked.repsTo !== undefined || asked.reps === undefined);

/** '1 + 1': of each move in turn. */
const complexText = ({ row: { asked } }: FilledSlot): Pick<Line, 'repsText'> =>
  asked?.complex ? { repsText: asked.complex.join(' + ') } : {};

const shortMinutes = 15;
const shortRest: Range = [25, 45];
const lightestRest: Range = [60, 90];
const barRest = 90;
const fives = 5;
const fivesRest = 210;

/** Full rests are for weights; one's own weight and bands recover sooner. */
function restFor(
  { candidate: { exercise }, dose, row, isStated, isRestStated }: FilledSlot,
  minutes: number,
): Range {
  const { rest } = dose;
  const kind = exercise.loadClass;
  // A loaded bar for the big muscles is never hurried.
  const isBar = kind === 'barbell' && exercise.patterns[0] !== 'isolation';
  // Fives are not triples: three minutes and a half are enough.
  const isOfFives = !isRestStated && (dose.reps?.[0] ?? 0) >= fives && row.role === 'primary';
  const longest = isOfFives ? Math.min(rest[1], fivesRest) : rest[1];
  const shortest = Math.min(rest[0], isOfFives && longest < rest[1] ? longest - 60 : rest[0]);
  if (isBar && !isRestStated) return [Math.max(shortest, barRest), Math.max(longest, barRest)];
  const isLight = exercise.equipment.includes('resistance_bands') || kind === 'bodyweight';
  if (
    !isLight ||
    isStated ||
    isRestStated ||
    row.role === 'skill' ||
    exercise.patterns[0] === 'pull_v'
  )
    return rest;
  const [least, most] = minutes <= shortMinutes ? shortRest : lightestRest;
  return [Math.min(rest[0], least), Math.min(rest[1], most)];
}

/** In an easy week the bar is a little lighter and the sets are short. */
const deloadReps = 3;
const deloadShare = 0.885;

function deloaded({ request }: PlanContext, line: Line, loads: SessionLoads): Line {
  const { slot, reps } = line;
  const { exercise } = slot.candidate;
  const isMain = slot.row.role === 'primary';
  if ((!isMain && exercise.loadClass !== 'barbell') || reps === undefined) return line;
  const count = isMain ? deloadReps : reps;
  const usual = loads.of(exercise, { reps: Math.max(5, reps), rir: 2 });
  // Nothing is said of a weight that nobody told of.
  if (usual.kind === 'find') return { ...line, rir: 4 };
  const wasDone =
    request.lastLifts?.value.some(({ lift }) => lift === exercise.id) ||
    request.history.sessions.length > 0;
  const kilograms =
    usual.kilograms === undefined
      ? undefined
      : loads.round(exercise, usual.kilograms * deloadShare);
  const note =
    kilograms === undefined
      ? 'Light and fast.'
      : wasDone
        ? `${kilograms} kg: about 88 % of your last working weight, fast.`
        : `${kilograms} kg: light on purpose, and fast.`;
  const load: Load = {
    kind: 'known',
    reps: count,
    rir: 4,
    note,
    ...(kilograms !== undefined && { kilograms }),
  };
  const { repsText: _range, ...rest } = line;
  return { ...rest, reps: count, rir: 4, load };
}

const pulls = ['pull-up', 'chin-up', 'neutral-grip-pull-up'];

/** Several sets take about so much of what one can do at once. */
const workShare = 0.6;
const mostAble = 20;
const ableSpan = 0.8;
/** Of what was asked for in sets without a number of reps. */
const askedShare: Range = [0.55, 0.62];

/** Nobody is asked for more reps than they say they can do. */
function withinAbility(
  { request }: PlanContext,
  { candidate: { exercise }, isStated, row }: FilledSlot,
  [min, max]: Range,
  rir: number,
): Range {
  const told = request.abilities?.value ?? [];
  const own = told.find((one) => one.exercise === exercise.id);
  const near = pulls.includes(exercise.id)
    ? told.find((one) => pulls.includes(one.exercise))
    : undefined;
  const able = (own ?? near)?.reps;
  const isSaid = row.asked ? row.asked.reps !== undefined : isStated;
  if (able === undefined || isSaid || row.planned) return [min, max];
  if (row.asked)
    return [Math.max(1, Math.round(able * askedShare[0])), Math.round(able * askedShare[1])];
  const most = Math.max(1, Math.min(Math.floor(able - rir), Math.round(able * workShare)));
  // Who can do far more than the row has does more: eight of twenty-five train nobody.
  if (own && most > max && exercise.loadClass === 'bodyweight') {
    const top = Math.min(most, mostAble);
    return [Math.max(min, Math.round(top * ableSpan)), Math.max(max, top)];
  }
  return [Math.min(min, most), Math.min(max, most)];
}

const lightReps: Range = [10, 15];
/** A swing is never slow, and small muscles have many reps already. */
const quickOrSmall: readonly Pattern[] = ['isolation', 'ballistic', 'jump', 'throw', 'carry'];
const lightRest: Range = [45, 75];
const lightWords = 'three seconds down';

/** With little to lift the reps are many and slow, and stop close to the limit. */
function forLight(
  dose: RowDose,
  { candidate, isStated, row }: FilledSlot,
  loads: SessionLoads,
): RowDose {
  const { exercise } = candidate;
  const isFixed = isStated || row.planned || row.role === 'skill' || !dose.reps;
  const [pattern] = exercise.patterns;
  if (isFixed || quickOrSmall.includes(pattern) || !loads.isLight(exercise)) return dose;
  const reps = clampRange(lightReps, [exercise.repRange[0], Math.max(20, exercise.repRange[1])]);
  return { ...dose, reps, rir: [1, 2], rest: lightRest, tempo: '3-1-1-0', isLight: true };
}

const pressed: readonly Condition[] = ['hypertension', 'heart', 'glaucoma', 'hernia', 'gentle'];
const pressedReps = 8;
/** More in one set is no strength training. */
const mostReps = 50;

/** Heavy and few is what raises the pressure: those who must not have it do more and lighter. */
function easedReps({ request }: PlanContext, { isStated }: FilledSlot, [min, max]: Range): Range {
  if (!isStated && hasCondition(request, pressed)) {
    return [Math.max(min, pressedReps), Math.max(max, pressedReps + 4)];
  }
  return [Math.min(min, mostReps), Math.min(max, mostReps)];
}

const finishes: Partial<Record<string, string>> = {
  drop_set: 'Last set: at the end take off a fifth and go on, twice, without a rest.',
  rest_pause: 'Last set: at the end rest 15 s and go on, twice.',
};

/** What was asked to end the sets with, on the moves that bear it. */
function withFinish({ request: { format } }: PlanContext, line: Line): Line {
  const { exercise } = line.slot.candidate;
  const words = format.source === 'text' ? finishes[format.value] : undefined;
  if (!words || line.load?.kilograms === undefined || exercise.patterns[0] !== 'isolation')
    return line;
  return {
    ...line,
    load: { ...line.load, note: `${line.load.note.replace(/\.?$/, '.')} ${words}` },
  };
}

/** Reps, effort, rest and load of one slot for this athlete today. */
export function prescribe(
  context: PlanContext,
  slot: FilledSlot,
  loads: SessionLoads,
  wrap?: Wrap,
): Line {
  const { level } = context.request;
  const dose = forLight(doseFor(slot), slot, loads);
  const usualRir = reserveFor(context, { ...slot, dose }, wrap);
  // A part that hurts is given a rep more to spare.
  const isSpared = slot.candidate.modifications.length > 0;
  const rir = isSpared ? Math.max(3, usualRir) : usualRir;
  const base = {
    slot,
    rir,
    rest: restFor({ ...slot, dose }, context.request.minutes.value),
    // Nobody lowers a deadlift slowly to the floor.
    ...(dose.tempo && !isFloorDeadlift(slot.candidate.exercise) && { tempo: dose.tempo }),
  };
  if (dose.seconds) {
    const seconds = within(dose.seconds, level.value);
    const { exercise } = slot.candidate;
    if (exercise.patterns[0] !== 'carry' || exercise.loadCount === 0) return { ...base, seconds };
    return { ...base, seconds, load: loads.of(exercise, { reps: 12, rir }) };
  }
  if (dose.metres) {
    const metres = within(dose.metres, level.value);
    const load = loads.of(slot.candidate.exercise, { reps: 12, rir });
    return { ...base, seconds: metres, repsText: `${metres} m`, load };
  }
  const range = withinAbility(context, slot, easedReps(context, slot, dose.reps ?? [8, 12]), rir);
  const asked = slot.candidate.asked?.kilograms;
  const ofOrder = orderLoad(context, slot, loads, { range, rir });
  const reps = within(range, level.value);
  const text = rangeText(range);
  const { planned } = slot.row;
  const load = loads.of(slot.candidate.exercise, {
    reps,
    repsTo: Math.max(reps, range[1]),
    rir,
    ...(planned && { planned }),
  });
  const hasPercent = load.percent !== undefined || slot.isStated;
  const line: Line = {
    ...base,
    reps: load.reps,
    rir: load.rir,
    load:
      asked === undefined
        ? dose.isLight
          ? {
              ...load,
              note: `${load.kilograms ?? ''} kg is light for this: ${lightWords}, ${reserveWords(load.rir)}`,
            }
          : load
        : { ...load, kilograms: asked, note: `${asked} kg, as you wrote.` },
    ...(text && (!hasPercent || isOwnRange(slot)) && load.reps === reps && { repsText: text }),
    ...complexText(slot),
  };
  if (wrap === 'deload') return deloaded(context, line, loads);
  return ofOrder && asked === undefined ? { ...line, ...ofOrder } : withFinish(context, line);
}
