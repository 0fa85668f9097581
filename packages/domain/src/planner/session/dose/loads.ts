import { exerciseById } from '../../../exercise/library.ts';
import type { EquipmentId, LibraryExercise } from '../../../exercise/types.ts';
import type { Condition, LastLift } from '../../../reading/vocabulary.ts';
import type { TrainingFacts } from '../../../training/facts.ts';
import { type Load, type LoadWish, loadFor, type PlannedLoad } from '../../../training/load.ts';
import { strengthKeyOf } from '../../../training/load-class.ts';
import { shareOf } from '../../../training/percent.ts';
import { rackFactsOf, rackFor, toRack } from '../../../training/rack.ts';
import { type RampSet, rampSets } from '../../../training/ramp.ts';
import { stateFor } from '../../../training/strength/convert.ts';
import { exposuresByLift, type TrainedDay } from '../../../training/strength/exposures.ts';
import { usualLeft } from '../../../training/strength/observe.ts';
import { firstWeight, isOfLegs } from '../../../training/strength/seeds.ts';
import { statedFrom, strengthStates } from '../../../training/strength/states.ts';
import { timeOff } from '../../../training/strength/time-off.ts';
import { dayMs } from '../../../workout/durations.ts';
import type { PlanContext } from '../../context.ts';
import { hasCondition, isHeldBack, isMinor, isSenior, percentCap } from '../../legal/caps.ts';
import type { Request } from '../../request.ts';
import { isOneArmed } from '../../settle/held-still.ts';

export interface LoadAsk {
  reps: number;
  repsTo?: number;
  rir: number;
  planned?: PlannedLoad;
}

/** What this athlete lifts, asked for each line of a session. */
export interface SessionLoads {
  /** The nearest weight that is there. */
  round: (exercise: LibraryExercise, kilograms: number) => number | undefined;
  of: (exercise: LibraryExercise, ask: LoadAsk) => Load;
  /** Of a single, with the body's own weight where that is lifted too; null where none is known. */
  maximum: (exercise: LibraryExercise) => number | null;
  /** The heaviest weight at hand is far below what this athlete would begin with. */
  isLight: (exercise: LibraryExercise) => boolean;
  rampTo: (
    exercise: LibraryExercise,
    workKg: number,
    ask: LoadAsk,
    more: { isSecond: boolean; most: number },
  ) => RampSet[];
}

const fixedKit: readonly EquipmentId[] = ['sandbag', 'plyometric_equipment', 'weight_vest', 'ruck'];
const reserve = (rir: number): string => `stop when you could do ${Math.ceil(rir)} more`;

/** With these one starts as a beginner does. */
const carefully: readonly Condition[] = [
  'pregnancy',
  'postpartum',
  'osteoporosis',
  'heart',
  'surgery',
  'gentle',
  'vertigo',
];

const motherhood: readonly Condition[] = ['pregnancy', 'postpartum'];

/** More reps than these tell nothing of a maximum. */
const mostReps = 12;

/** When 'last time' was, where nothing else is said. */
const lastTimeDays = 7;

/** What was told of the last training, as a day of the log. */
function toldSession({ request, nowMs }: PlanContext): TrainedDay[] {
  const written = (request.written?.value.items ?? []).flatMap(
    ({ exerciseId, kilograms, sets, reps }) =>
      kilograms === undefined || (reps ?? 99) > mostReps
        ? []
        : [{ lift: exerciseId, kilograms, ...(sets && { sets }), ...(reps && { reps }), rpe: 8 }],
  );
  const told: readonly LastLift[] = [...(request.lastLifts?.value ?? []), ...written];
  if (told.length === 0) return [];
  const exercises = told.map(({ lift, kilograms, sets = 1, reps = 5, rpe }) => ({
    name: exerciseById(lift)?.name ?? lift,
    exerciseId: lift,
    planned: { sets, reps, seconds: 0 },
    actual: {
      sets: Array.from({ length: sets }, () => ({
        weight: kilograms,
        reps,
        ...(rpe !== undefined && { rpe }),
      })),
    },
    completed: true,
    personalRecord: false,
  }));
  const date = new Date(nowMs - lastTimeDays * dayMs).toISOString();
  return [{ date, exercises }];
}

/** Below this share of the wished weight, reps and slowness make up for it. */
const lightShare = 0.7;

/** No plan of weeks goes beyond what this body may lift. */
function heldBack({ growth, percent = 100 }: PlannedLoad, request: Request): PlannedLoad {
  return { growth, percent: Math.min(percent, percentCap(request)) };
}

/** A first weight leaves about four of eight reps. */
const seedShare = shareOf(8, 4);
const bounds = { least: 0.7, most: 2.2 } as const;
/** One lift tells most of the others of its half, and a part of the other half. */
const nearly = 0.8;
const elsewhere = 0.5;

type Halves = Record<'upper' | 'lower', number[]>;

const inHand: readonly LibraryExercise['loadClass'][] = ['dumbbell', 'kettlebell'];
/** Light bells may be all there were. */
const leastInHand = 0.85;

/** What was lifted with dumbbells and bells lately, beside what the level would begin with. */
function halvesInHand(
  exposures: ReturnType<typeof exposuresByLift>,
  level: Request['level']['value'],
  facts: TrainingFacts,
): Halves {
  const halves: Halves = { upper: [], lower: [] };
  for (const [lift, days] of exposures) {
    const exercise = exerciseById(lift);
    const isHeld = exercise && inHand.includes(exercise.loadClass);
    const seed = isHeld ? firstWeight(exercise, level, facts) : null;
    const sets = days.at(-1)?.sets.filter(({ reps }) => reps <= mostReps) ?? [];
    if (!exercise || seed === null || seed <= 0 || sets.length === 0) continue;
    const shown = Math.max(
      ...sets.map(({ kilograms, reps, rir }) => kilograms / shareOf(reps, rir ?? usualLeft)),
    );
    const ratio = Math.max(leastInHand, (shown * seedShare) / seed);
    halves[isOfLegs(exercise) ? 'lower' : 'upper'].push(ratio);
  }
  return halves;
}

/** A fast lift begins with little more than the bar: it is no measure of the others as it is. */
const isFast = ({ patterns }: LibraryExercise): boolean => patterns.includes('ballistic');

/** What legs that clean so much begin a squat with, beside what their level would. */
function legsByFastLifts(
  states: ReturnType<typeof strengthStates>,
  level: Request['level']['value'],
  facts: TrainingFacts,
): number | null {
  const squat = exerciseById('back-squat');
  const seed = squat ? firstWeight(squat, level, facts) : null;
  const state = squat ? stateFor(squat, states) : null;
  return state && seed ? (state.e1RM * seedShare) / seed : null;
}

/** How the lifts that are known stand to what the level would begin with; bars tell the most. */
function relativeStrength(
  states: ReturnType<typeof strengthStates>,
  exposures: ReturnType<typeof exposuresByLift>,
  level: Request['level']['value'],
  facts: TrainingFacts,
): NonNullable<TrainingFacts['relative']> {
  const halves: Halves = { upper: [], lower: [] };
  for (const [lift, { e1RM }] of states) {
    const exercise = exerciseById(lift);
    const seed = exercise?.loadClass === 'barbell' ? firstWeight(exercise, level, facts) : null;
    if (!exercise || isFast(exercise) || seed === null || seed <= 0) continue;
    halves[isOfLegs(exercise) ? 'lower' : 'upper'].push((e1RM * seedShare) / seed);
  }
  const legs = halves.lower.length === 0 ? legsByFastLifts(states, level, facts) : null;
  if (legs !== null) halves.lower.push(legs);
  const bells = halvesInHand(exposures, level, facts);
  if (halves.upper.length === 0) halves.upper.push(...bells.upper);
  if (halves.lower.length === 0) halves.lower.push(...bells.lower);
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const held = (value: number) => Math.min(bounds.most, Math.max(bounds.least, value));
  const own = (half: 'upper' | 'lower'): number | undefined => {
    const other = half === 'upper' ? halves.lower : halves.upper;
    if (halves[half].length > 0) return held(mean(halves[half]) ** nearly);
    return other.length > 0 ? held(mean(other) ** elsewhere) : undefined;
  };
  const [upper, lower] = [own('upper'), own('lower')];
  return { ...(upper !== undefined && { upper }), ...(lower !== undefined && { lower }) };
}

/** What the request tells of the body that lifts, and of what there is to lift. */
export const trainingFacts = (request: Request): TrainingFacts => ({
  ...(request.bodyMassKg && { bodyMassKg: request.bodyMassKg.value }),
  ...(request.sex && { sex: request.sex.value }),
  ...(hasCondition(request, motherhood) && { sex: 'female' as const }),
  ...(request.age && { age: request.age.value }),
  isUnknown: request.level.source === 'default',
  ...(request.breakDays && { breakShare: timeOff(request.breakDays.value).factor }),
  rack: rackFactsOf(request.loads.value, request.rack?.value),
});

/** Who trained before she was expecting keeps what she owns, with more in reserve. */
const isExpectingLifter = (request: Request): boolean =>
  hasCondition(request, ['pregnancy']) &&
  request.level.source !== 'default' &&
  !hasCondition(
    request,
    carefully.filter((one) => one !== 'pregnancy'),
  );

/** Where nothing is known, older and expecting athletes begin as beginners do. */
export const loadLevel = (request: Request): Request['level']['value'] =>
  isSenior(request) ||
  isMinor(request) ||
  (hasCondition(request, carefully) && !isExpectingLifter(request)) ||
  request.session?.value.includes('first_time')
    ? 'beginner'
    : request.level.value;

/** A pair is told by one of the two. */
function inHands(exercise: LibraryExercise, load: Load): Load {
  const isPair =
    exercise.loadCount === 2 && ['dumbbell', 'kettlebell'].includes(exercise.loadClass);
  if (!isPair || load.kilograms === undefined) return load;
  return { ...load, note: load.note.replace(/\d+(?:\.\d+)? (?:kg|lb)/, '$& in each hand') };
}

export function makeLoads(context: PlanContext): SessionLoads {
  const { request, nowMs } = context;
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const facts = trainingFacts(request);
  const sessions = [...request.history.sessions, ...toldSession(context)];
  const breakDays = request.breakDays?.value ?? 0;
  const stated = (request.maxima?.value ?? []).map((max) => statedFrom(max, today, breakDays));
  const level = loadLevel(request);
  const exposures = exposuresByLift(sessions);
  const states = strengthStates(sessions, stated, { ...facts, level }, today);
  facts.relative = relativeStrength(states, exposures, level, facts);
  const rackOf = (exercise: LibraryExercise) => rackFor(exercise, facts.rack, request.unit?.value);

  /** By the maximum where other reps are done than those that were told of. */
  const schemeOf = (id: string, reps: number): Pick<LoadWish, 'scheme'> => {
    const told = request.lastLifts?.value.find(({ lift }) => lift === id);
    if (!told) return {};
    const isOther = told.reps !== undefined && Math.abs(told.reps - reps) > 1;
    return { scheme: isOther ? 'percent' : 'linear' };
  };

  const of = (exercise: LibraryExercise, { reps, repsTo, rir, planned }: LoadAsk): Load =>
    loadFor({
      exercise,
      reps,
      ...(repsTo === undefined ? {} : { repsTo }),
      ...(planned && { planned: isHeldBack(request) ? heldBack(planned, request) : planned }),
      rir: isHeldBack(request) ? Math.max(rir, 3) : rir,
      level,
      state: stateFor(exercise, states),
      rack: rackOf(exercise),
      exposures: exposures.get(strengthKeyOf(exercise.id)) ?? [],
      facts,
      readiness: request.readiness.value,
      // A lift that was told of grows by what was told of it.
      ...schemeOf(exercise.id, reps),
      today,
    });

  /** A bag or a ball weighs what it weighs. */
  const fixedKg = ({ equipment }: LibraryExercise): number | undefined => {
    const own = fixedKit.find((id) => equipment.includes(id));
    return own && request.loads.value[own]?.kilograms?.at(-1);
  };
  const weighed = (exercise: LibraryExercise, ask: LoadAsk): Load => {
    const kilograms = fixedKg(exercise);
    const load = of(exercise, ask);
    if (kilograms === undefined && exercise.equipment.includes('sandbag')) {
      const { kilograms: _guess, ...rest } = load;
      return { ...rest, note: `The bag you have: ${reserve(ask.rir)}` };
    }
    return kilograms === undefined
      ? load
      : { ...load, kilograms, note: `${kilograms} kg, what you have: ${reserve(ask.rir)}` };
  };

  /** Of what both arms move, one moves half; of a pair of dumbbells there is one. */
  const oneArmed = (exercise: LibraryExercise, load: Load): Load => {
    if (load.kilograms === undefined) return load;
    const share = exercise.loadClass === 'stack' ? 0.5 : 1;
    const kilograms = toRack(rackOf(exercise), load.kilograms * share, 'down') ?? load.kilograms;
    return { ...load, kilograms, note: `About ${kilograms} kg with one arm: ${reserve(load.rir)}` };
  };

  const isLight = (exercise: LibraryExercise): boolean => {
    const heaviest = toRack(rackOf(exercise), Number.MAX_SAFE_INTEGER, 'down');
    const known = stateFor(exercise, states)?.e1RM;
    const wished = known === undefined ? firstWeight(exercise, level, facts) : known * lightShare;
    return heaviest !== undefined && wished !== null && heaviest < wished * lightShare;
  };

  return {
    of: (exercise, ask) =>
      isOneArmed(exercise, request)
        ? oneArmed(exercise, weighed(exercise, ask))
        : inHands(exercise, weighed(exercise, ask)),
    maximum: (exercise) => stateFor(exercise, states)?.e1RM ?? null,
    isLight,
    round: (exercise, kilograms) => toRack(rackOf(exercise), kilograms),
    rampTo: (exercise, workKg, { reps, rir }, { isSecond, most }) =>
      exercise.loadClass === 'bodyweight' || fixedKg(exercise) !== undefined
        ? []
        : rampSets({
            exercise,
            workKg,
            percent: 100 * shareOf(reps, rir),
            rack: rackOf(exercise),
            isSecond,
            most,
          }),
  };
}
