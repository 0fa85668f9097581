import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId } from '../../exercise/types.ts';
import type {
  FocusArea,
  Format,
  InjuryRegion,
  SessionKind,
  Sport,
} from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import { hasCondition, isMinor, isSenior } from '../legal/caps.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { isBare, isBareKit } from '../settle/bare-kit.ts';
import { isBeforeEvent } from '../settle/situation.ts';
import { skillLineOf } from './data/skills.ts';
import type { LiftingArchetype, Wrap } from './types.ts';

/** From here on a break asks for a way back in. */
const breakDays = 15;
/** With full rests a heavy day needs this long. */
const heavyMinutes = 20;
const topSetMinutes = 40;
const travelMinutes = 30;

const isBySets = (format: Format): boolean => formatDefinitions[format].traits.family === 'sets';

/** The sport that is named, or that an event ahead is one of. */
export function sportOf({ sport, events, machines, goal }: Request): Sport | undefined {
  const isWalk = events?.value.some(({ kinds }) => kinds?.includes('hills')) ?? false;
  // Nobody lifts in a pool: strength is for what one does there.
  const isForPool = goal.value === 'strength' && machines?.value.includes('pool');
  const isSki =
    events?.value.some(({ what }) => /\b(?:ski|snowboard|esqui|sci)/i.test(what)) ?? false;
  if (!sport && isSki) return 'skiing';
  return sport?.value ?? (isWalk ? 'hiking' : isForPool ? 'swimming' : undefined);
}

const isForLegs = ({ focus }: Request): boolean =>
  focus.value.every((area) => area === 'legs' || area === 'lower_body' || area === 'full_body');

/** Nothing is done on one's feet. */
export const trainsSeated = ({ excludedAttributes }: Request): boolean =>
  excludedAttributes.value.includes('standing');

/** Who sits and leaves the legs out has nothing that moves them, not even to get warm. */
export const sparesLegs = ({ excludedAttributes, avoidFocus }: Request): boolean =>
  excludedAttributes.value.includes('standing') &&
  avoidFocus.value.some((area) => area === 'legs' || area === 'lower_body');

const names = ({ session }: Request, kind: SessionKind): boolean =>
  session?.value.includes(kind) ?? false;

const has = ({ equipment }: Request, ...ids: EquipmentId[]): boolean =>
  ids.some((id) => equipment.value.includes(id));

/** Supersets are asked for by a layout of their own. */
const isLiftFormat = ({ format, body }: Request): boolean =>
  format.source !== 'text' || isBySets(format.value) || body.value.isPaired === true;

/** Work and rest by the clock, rounds, levels: not sets. */
function isClocked({ body, exerciseCount: _count }: Request): boolean {
  const { workSeconds, levels, rounds, isPaired } = body.value;
  return workSeconds !== undefined || levels !== undefined || (rounds !== undefined && !isPaired);
}

/** A list of lifts in sets, to be kept as it was written. */
function isLiftList({ written, format }: Request): boolean {
  const list = written?.value;
  if (!list?.only || list.levels || list.rounds !== undefined) return false;
  if (format.source === 'text' && !isBySets(format.value)) return false;
  return list.items.every(
    ({ exerciseId, metres, seconds, sets }) =>
      metres === undefined &&
      (seconds === undefined || (sets ?? 1) > 1) &&
      !['cyclic', 'sprint', 'mobility', 'stretch'].includes(
        exerciseById(exerciseId)?.patterns[0] ?? 'cyclic',
      ),
  );
}

/** Whether this request is for lifting in sets, and not for work against the clock. */
function isForLifting(request: Request): boolean {
  const { goal, cardio, distances, parts, written, focus } = request;
  if (parts || cardio || distances) return false;
  if (written?.value.only) return isLiftList(request);
  if (!isLiftFormat(request) || isClocked(request)) return false;
  if (focus.value.includes('cardio')) return false;
  if (request.format.source === 'text') return true;
  return !['mobility', 'endurance', 'hiit'].includes(goal.value) && !names(request, 'recovery');
}

const isLifter = ({ history }: Request): boolean =>
  history.sessions.some(({ exercises }) =>
    exercises.some(
      ({ exerciseId, actual }) =>
        exerciseById(exerciseId ?? '')?.lift !== undefined &&
        actual.sets.some(({ weight = 0 }) => weight >= 40),
    ),
  );

/** Groups whose body asks for a session of its own. */
function byPerson(request: Request): LiftingArchetype | null {
  if (hasCondition(request, ['pregnancy'])) return 'prenatal';
  if (hasCondition(request, ['postpartum'])) return 'postpartum';
  if (names(request, 'get_up') || (isSenior(request) && !isLifter(request))) return 'senior';
  const isOpen =
    request.goal.value !== 'power' && !request.skillGoals && !sportOf(request) && !bySplit(request);
  return isMinor(request) && isOpen ? 'youth' : null;
}

const heavyDays: readonly LiftingArchetype[] = ['five_by_five', 'heavy_singles', 'top_set_backoff'];

/** Kinds of session that words name, in the order in which they decide. */
const byKind: readonly [SessionKind, LiftingArchetype][] = [
  ['sport', 'sport'],
  ['olympic', 'olympic'],
  ['power', 'power'],
  ['kettlebell', 'kettlebell'],
  ['five_by_five', 'five_by_five'],
  ['heavy_singles', 'heavy_singles'],
  ['top_set', 'top_set_backoff'],
];

const olympicLifts: readonly string[] = [
  'snatch',
  'power-snatch',
  'hang-power-snatch',
  'clean',
  'power-clean',
  'hang-clean',
  'hang-power-clean',
  'clean-and-jerk',
  'split-jerk',
];

function hasOnlyBells(request: Request): boolean {
  const loads = request.equipment.value.filter((id) => !isBareKit(id));
  return loads.length === 1 && loads[0] === 'kettlebells';
}

/** 'Squats 5 × 5': that lift, and what goes with it. */
const isOneNamed = ({ mustInclude }: Request): boolean =>
  mustInclude.source === 'text' && mustInclude.value.length === 1;

const isFiveByFive = (request: Request): boolean => {
  const { body, written } = request;
  const { sets, reps } = body.value;
  return !isOneNamed(request) && sets === 5 && reps === 5 && !written?.value.only;
};

/**
 * The skill that is the aim: named as one, or the only move that is asked for by somebody who tells
 * how many of it they can do.
 */
export function skillOf({ skillGoals, mustInclude, abilities }: Request): string | undefined {
  const goal = skillGoals?.value.find(skillLineOf);
  if (goal) return goal;
  const [only, ...others] = mustInclude.value;
  const isTold = abilities?.value.some(({ exercise }) => exercise === only) ?? false;
  if (!only || others.length > 0 || !skillLineOf(only)) return undefined;
  return isTold ? only : undefined;
}

function byWords(request: Request): LiftingArchetype | null {
  if (isBeforeEvent(request)) return 'power';
  if (isOneLift(request)) return knowsMax(request) ? 'top_set_backoff' : 'max_strength';
  const named = byKind.find(
    ([kind]) => names(request, kind) && (kind !== 'five_by_five' || !isOneNamed(request)),
  );
  // No top set of what only stands in for the lift that hurts.
  const isSpared = isHurt(request) && request.mustInclude.value.length === 0;
  const isHeavy = named !== undefined && heavyDays.includes(named[1]);
  const isMeant = named && !(isHeavy && isSpared);
  if (isMeant && (named[1] !== 'sport' || sportOf(request))) return named[1];
  const sport = sportOf(request);
  const isTrip = sport === 'hiking' || (sport === 'skiing' && !request.sport);
  if (sport === 'swimming' || (isTrip && isForLegs(request))) return 'sport';
  if (skillOf(request)) return 'skill';
  const [first] = request.mustInclude.value;
  if (first && olympicLifts.includes(first) && has(request, 'barbells')) return 'olympic';
  if (request.goal.value === 'power') return 'power';
  return isFiveByFive(request) && has(request, 'barbells') ? 'five_by_five' : null;
}

/** 'Bench only': nothing but that lift. */
export const isOneLift = (request: Request): boolean => {
  const { soleLift, mustInclude, written } = request;
  return soleLift !== undefined && mustInclude.value.includes(soleLift.value) && !written;
};

const splitOf: Partial<Record<FocusArea, LiftingArchetype>> = {
  upper_body: 'upper',
  lower_body: 'lower',
  push: 'push',
  pull: 'pull',
  legs: 'legs',
};

const partsOf: Partial<Record<FocusArea, readonly FocusArea[]>> = {
  push: ['chest', 'shoulders', 'arms'],
  pull: ['back', 'arms'],
  legs: ['glutes', 'hips', 'lower_body'],
  upper_body: ['push', 'pull', 'chest', 'back', 'shoulders', 'arms'],
};

/** 'Push, chest, shoulders, triceps': the other words only say what the first one is. */
function coversAll(area: FocusArea, { focus }: Request): boolean {
  const others = focus.value.filter((one) => one !== area && one !== 'full_body');
  return others.length > 0 && others.every((one) => partsOf[area]?.includes(one));
}

function bySplit(request: Request): LiftingArchetype | null {
  const parts = request.focus.value.filter((area) => area !== 'full_body' && area !== 'cardio');
  const isFine = (request.focusMuscles?.value.length ?? 0) > 0;
  const [only, ...more] = parts;
  if (only === undefined && !isFine) return null;
  // 'Upper push' is a push day.
  const half = parts.filter((area) => area === 'push' || area === 'pull');
  if (!isFine && half.length === 1 && parts.length === 2 && parts.includes('upper_body')) {
    return half[0] === 'push' ? 'push' : 'pull';
  }
  const wide = parts.find((area) => splitOf[area] && coversAll(area, request));
  // 'Glutes and hamstrings' is no whole leg day.
  if (wide && !(isFine && wide === 'legs')) return splitOf[wide] ?? null;
  const whole = !isFine && more.length === 0 && only !== undefined ? splitOf[only] : undefined;
  return whole ?? 'specialise';
}

const isExperienced = ({ level }: Request): boolean => level.value !== 'beginner';

const knowsMax = ({ maxima, lastLifts, history }: Request): boolean =>
  (maxima?.value.length ?? 0) > 0 ||
  (lastLifts?.value.length ?? 0) > 0 ||
  history.sessions.some(({ exercises }) =>
    exercises.some(({ actual }) => actual.sets.some(({ weight = 0 }) => weight > 0)),
  );

/** 'Bench day', 'heavy deadlifts': one lift of the bar, and nothing else said of the session. */
function isDayOfOneLift({ mustInclude, focus, goal }: Request): boolean {
  const [first, ...others] = mustInclude.value.map(exerciseById);
  const isBar = first?.lift !== undefined && first.equipment.includes('barbells');
  const isOpen =
    focus.source === 'default' && (goal.value === 'general' || goal.value === 'strength');
  return isBar && others.length === 0 && isOpen;
}

const heavyParts: readonly InjuryRegion[] = [
  'low_back',
  'hip',
  'knee',
  'shoulder',
  'neck',
  'hamstring',
];

const isHurt = ({ injuries }: Request): boolean =>
  injuries.some(({ region, status }) => status === 'active' && heavyParts.includes(region));

/** 'Glutes and hamstrings, hip thrust 80 × 8': the muscles are the session, the best a fact. */
const isOfMuscle = ({ goal, focusMuscles }: Request): boolean =>
  goal.source === 'default' && focusMuscles?.source === 'text' && focusMuscles.value.length > 0;

/** 'Push day, bench 100': the part is the session, the best a fact. */
const isOfPart = ({ goal, focus }: Request): boolean =>
  goal.source === 'default' && focus.source === 'text' && focus.value.length > 0;

function byStrength(request: Request): LiftingArchetype | null {
  const { goal, minutes } = request;
  // 'Whole body' is a session of its own, however strong one wants to get.
  const isWhole = request.focus.source === 'text' && request.focus.value.includes('full_body');
  const wantsHeavy =
    names(request, 'max_strength') ||
    (goal.value === 'strength' && !isWhole && !isOfMuscle(request) && !isOfPart(request)) ||
    isDayOfOneLift(request);
  const hasBar = has(request, 'barbells') && request.props.value.includes('rack');
  // What hurts gets strong by sets of eight and more.
  if (isHurt(request) && !names(request, 'max_strength') && !isDayOfOneLift(request)) return null;
  // A heavy day that is named is built for everybody; the dose is what the level decides.
  const isNamed = names(request, 'max_strength') || isDayOfOneLift(request);
  const isFit = isExperienced(request) || isNamed;
  if (!wantsHeavy || !hasBar || !isFit || minutes.value < heavyMinutes) return null;
  return knowsMax(request) && minutes.value >= topSetMinutes ? 'top_set_backoff' : 'max_strength';
}

function byDefault(request: Request): LiftingArchetype {
  const isFirst =
    names(request, 'first_time') || (hasTrait(request, 'untried') && !isExperienced(request));
  if (isFirst && has(request, 'machines')) return 'beginner_machines';
  if (names(request, 'machines') && has(request, 'machines')) {
    return isExperienced(request) ? 'machines' : 'beginner_machines';
  }
  const isAway = ['hotel', 'travel', 'office', 'outdoors'].includes(request.place?.value ?? '');
  const isShort = request.minutes.value <= travelMinutes;
  if (isBare(request.equipment.value) && (isAway || isShort)) return 'travel';
  return 'full_body';
}

/** A lift with its sets and rests takes about so long. */
const liftMinutes = 15;
const leastNamed = 2;

/** 'Squats, bench and rows': so many lifts are the session, as far as its time is theirs. */
function isNamedList(request: Request): boolean {
  const { mustInclude, focus, goal, minutes, written, body } = request;
  const count = mustInclude.value.length;
  const isOpen = focus.source === 'default' && !request.session && !written && !request.sport;
  const isFull = minutes.source === 'default' || minutes.value <= count * liftMinutes;
  // 'And then I am done': nothing joins what was named.
  if (hasTrait(request, 'closed') && count > 0 && !written && byPerson(request) === null)
    return true;
  return (
    mustInclude.source === 'text' &&
    // What is only kept from a workout before, nobody has named.
    mustInclude.quote !== undefined &&
    count >= leastNamed &&
    isOpen &&
    isFull &&
    !request.skillGoals &&
    goal.value !== 'power' &&
    body.value.isPaired === undefined &&
    byPerson(request) === null
  );
}

/** The skeleton of a session of sets, by the first thing that decides; null: not for sets. */
export function decideLifting(request: Request): LiftingArchetype | null {
  if (!isForLifting(request)) return null;
  if (request.written?.value.only || isNamedList(request)) return 'list';
  return (
    byPerson(request) ??
    byWords(request) ??
    byStrength(request) ??
    bySplit(request) ??
    (hasOnlyBells(request) ? 'kettlebell' : null) ??
    byDefault(request)
  );
}

/** What changes the dose: the way back after a break, or an easy week. */
export function wrapOf(request: Request): Wrap | undefined {
  if ((request.breakDays?.value ?? 0) >= breakDays) return 'return';
  return names(request, 'deload') ? 'deload' : undefined;
}
