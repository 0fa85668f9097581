import { isFurther, type LibraryExercise, type Muscle } from '../../exercise/types.ts';
import type { InjuryRegion } from '../../reading/vocabulary.ts';
import type { Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { warmsAvoided } from '../dose/targets.ts';
import { makeCooldown } from '../layout/cooldown.ts';
import { makeItem } from '../layout/make-item.ts';
import type { Candidate } from '../layout/pool.ts';
import { hasCondition } from '../legal/caps.ts';
import type { Request } from '../request.ts';
import { choicesOf } from './data/choices.ts';
import { longWarmUpSeconds, type WarmUpKind, warmUpPlans, warmUpSeconds } from './data/warmups.ts';
import { sparesLegs } from './decide.ts';
import { legalMove, unchangedFirst } from './legal-move.ts';
import { columnOf } from './place.ts';
import { raiseFor } from './raise.ts';
import type { LiftingArchetype } from './types.ts';

const legal = (id: string, { request }: PlanContext): Candidate | null =>
  legalMove(
    id,
    request,
    (exercise) =>
      !warmsAvoided(exercise, request) &&
      !isGuessedKit(exercise, request) &&
      !(request.level.value === 'beginner' && forTrained.includes(exercise.id)),
  );

/** Drills that are work for who is new to all of it. */
const forTrained: readonly string[] = [
  'inchworm',
  'worlds-greatest-stretch',
  'prying-goblet-squat',
  'deep-squat-hold',
  '90-90-hip-switch',
  'hollow-hold',
  'bodyweight-single-leg-rdl',
];

/** A warm-up asks for nothing that nobody said is there. */
const isGuessedKit = ({ equipment }: LibraryExercise, { equipment: kit }: Request): boolean =>
  kit.source === 'default' && equipment.includes('resistance_bands');

/** What a hurt part takes as it is comes before what has to be changed for it. */
const ofList = (ids: string, context: PlanContext): Candidate[] =>
  unchangedFirst(ids.split(/\s+/).flatMap((id) => legal(id, context) ?? []));

const byPattern: Partial<Record<string, WarmUpKind>> = {
  squat: 'squat',
  lunge: 'squat',
  jump: 'power',
  throw: 'power',
  sprint: 'power',
  hinge: 'hinge',
  hip_ext: 'hinge',
  push_h: 'bench',
  push_v: 'overhead',
  pull_h: 'pull',
  pull_v: 'pull',
};

/** Small moves are warmed up for by the joint that they bend. */
const byMuscle: Partial<Record<Muscle, WarmUpKind>> = {
  biceps: 'pull',
  triceps: 'bench',
  forearms: 'pull',
  chest: 'bench',
  front_delt: 'overhead',
  side_delt: 'overhead',
  rear_delt: 'pull',
  quads: 'squat',
  hams: 'hinge',
  glutes: 'hinge',
  calves: 'squat',
};

const kindOf = ({ patterns, primary }: LibraryExercise): WarmUpKind[] => {
  const own =
    byPattern[patterns[0]] ??
    (patterns[0] === 'isolation' ? byMuscle[primary[0] ?? 'abs'] : undefined);
  return own ? [own] : [];
};

/** What a back or a shoulder that hurts is woken up with. */
const hurtKind: Partial<Record<InjuryRegion, WarmUpKind>> = {
  low_back: 'low_back',
  hip: 'low_back',
  shoulder: 'shoulder',
};

const byArchetype: Partial<Record<LiftingArchetype, WarmUpKind>> = {
  full_body: 'full',
  travel: 'full',
  youth: 'full',
  beginner_machines: 'machines',
  machines: 'machines',
  power: 'power',
  olympic: 'olympic',
  kettlebell: 'kettlebell',
  skill: 'skill',
  senior: 'senior',
  prenatal: 'senior',
  postpartum: 'senior',
};

/** The usual drills of a lift are not for the part of it that hurts. */
const hurtByKind = (kind: WarmUpKind, region: InjuryRegion | undefined): boolean =>
  region === 'shoulder'
    ? kind !== 'squat' && kind !== 'hinge'
    : kind === 'squat' || kind === 'hinge';

const upperKinds: readonly WarmUpKind[] = ['bench', 'overhead', 'pull'];

/** The lift that a drill is for, in a word. */
function kindsFor(
  { request }: PlanContext,
  archetype: LiftingArchetype,
  mains: readonly LibraryExercise[],
): WarmUpKind[] {
  if (request.excludedAttributes.value.includes('standing')) return ['seated'];
  const hurt = request.injuries.find(
    ({ region, status }) => status === 'active' && hurtKind[region],
  );
  const spared = hurt && hurtKind[hurt.region];
  const ofLift = mains.flatMap(kindOf).filter((kind) => !hurtByKind(kind, hurt?.region));
  if (spared) return [...new Set([spared, ...ofLift.slice(0, 1)])];
  const own = byArchetype[archetype];
  const [first] = mains.flatMap(kindOf);
  const isUpper = first !== undefined && upperKinds.includes(first);
  const isOfLegs = first === 'squat' || first === 'hinge';
  if (own === 'skill' && isOfLegs) return [first];
  if (own) return own === 'full' && isUpper ? [first, own] : [own];
  const found = mains.flatMap(kindOf);
  return found.length > 0 ? [...new Set(found)] : ['full'];
}

const longWarmUps: readonly LiftingArchetype[] = [
  'power',
  'sport',
  'olympic',
  'senior',
  'prenatal',
  'postpartum',
];

/** General part of the warm-up: how long, by the session and the athlete's wish. */
export function warmSeconds({ request }: PlanContext, archetype: LiftingArchetype): number {
  const table = longWarmUps.includes(archetype) ? longWarmUpSeconds : warmUpSeconds;
  const usual = table[columnOf(request.minutes.value)] ?? 240;
  const short = Math.round((usual * Math.min(1, request.minutes.value / 20)) / 5) * 5;
  const wish = request.warmUp?.value;
  if (!wish) return short;
  if (wish.minutes !== undefined) return wish.minutes * 60;
  return { none: 0, short: Math.round((short * 0.6) / 5) * 5, long: Math.min(600, short * 2) }[
    wish.length
  ];
}

const drillSeconds = 35;
/** Both ways, one side after the other. */
const sidedSeconds = 50;
const leastRaise = 45;
const mostRaise = 150;
const mostOnFoot = 90;
const mostDrills = 6;

const secondsOf = ({ exercise }: Candidate): number =>
  exercise.unilateral ? sidedSeconds : drillSeconds;

/** Raise the pulse, then drills for today's lifts; each says what it is for. It may take less time than it is given. */
export function warmUp(
  context: PlanContext,
  archetype: LiftingArchetype,
  mains: readonly LibraryExercise[],
  seconds: number,
): Exercise[] {
  if (seconds <= 0) return [];
  const kinds = kindsFor(context, archetype, mains);
  const [first = 'full'] = kinds;
  const raising = raiseFor(context, warmUpPlans[first].raise.split(' '));
  const lists = kinds.map((kind) => ofList(warmUpPlans[kind].drills, context));
  const onMachine = raising?.exercise.equipment.some(isFurther) ?? false;
  const longestRaise = onMachine ? mostRaise : mostOnFoot;
  const isMain = ({ exercise }: Candidate) => mains.some(({ id }) => id === exercise.id);
  const drills: Candidate[] = [];
  const budget = seconds - (raising ? leastRaise : 0);
  let used = 0;
  for (let i = 0; i < 8 && used < budget; i += 1) {
    for (const list of lists) {
      const next = list[i];
      const isThere = [raising, ...drills].some((one) => one?.exercise.id === next?.exercise.id);
      const isNew = next && !isThere && !isMain(next);
      if (!isNew || used + secondsOf(next) > budget || drills.length >= mostDrills) continue;
      drills.push(next);
      used += secondsOf(next);
    }
    const isEnough = drills.length >= 3 && seconds - used <= longestRaise;
    if (isEnough) break;
  }
  const lift = mains[0]?.name;
  const items = drills.map((drill) =>
    makeItem(drill, {
      type: 'warmup',
      duration: secondsOf(drill),
      ...(lift && { description: `Gets you ready for: ${lift}.` }),
    }),
  );
  const rest = seconds - used;
  if (!raising) return stretch(items, rest);
  // Whoever says how long they warm up does so for as long.
  const isAsked = context.request.warmUp !== undefined;
  return [
    makeItem(raising, {
      type: 'warmup',
      duration: isAsked ? rest : Math.min(rest, longestRaise),
      rpe: 3,
      description: 'Easy: get warm, no more.',
    }),
    ...items,
  ];
}

/** Without anything to raise the pulse the drills take the time. */
function stretch(items: Exercise[], more: number): Exercise[] {
  if (items.length === 0) return items;
  const each = Math.floor(more / items.length);
  return items.map((item, i) => ({
    ...item,
    duration: (item.duration ?? 0) + (i === 0 ? more - each * (items.length - 1) : each),
  }));
}

/** Seconds to come down, at least. */
export function coolSeconds({ request }: PlanContext): { least: number } {
  const wish = request.coolDown?.value;
  if (wish?.minutes !== undefined) return { least: wish.minutes * 60 };
  if (wish?.length === 'none') return { least: 0 };
  const isLong = hasCondition(request, ['hypertension', 'heart']) && request.minutes.value >= 20;
  if (isLong || wish?.length === 'long') return { least: 300 };
  const least = request.minutes.value < 25 ? 45 : 90;
  return { least: wish?.length === 'short' ? 30 : least };
}

const walkIds = choicesOf('easy_cardio').flat();
/** From here on it is a piece of easy work, and on a machine where there is one. */
export const tailFrom = 240;

export function easyMove(context: PlanContext): Candidate | null {
  for (const id of walkIds) {
    const own = legal(id, context);
    if (own) return own;
  }
  return null;
}

const walking = 'treadmill-walk brisk-walk march-in-place seated-march';
/** Without legs one comes down by the arms. */
const seatedEnd = 'seated-arm-circle seated-shoulder-roll seated-chest-opener';

const breathSeconds = (seconds: number): number => {
  if (seconds >= 75) return 30;
  return seconds >= 45 ? 20 : 0;
};

const walkSeconds = 30;
const shortWalk = 60;
const mostWalk = 180;
const mostStretches = 150;
const leastWithStretch = 75;

/** Some steps, then stretches for what worked most. */
function stretchesAfter(
  context: PlanContext,
  seconds: number,
  moves: readonly Candidate[],
): Exercise[] {
  const { goal } = context.request;
  const calm = { ...context.request, goal: { ...goal, value: 'general' as const } };
  const [walk] = ofList(walking, context);
  // A long way down is walked or ridden first: nobody stretches for five minutes.
  const onWay = walk && walk.exercise.id !== 'march-in-place' ? mostWalk : shortWalk;
  const steps = walk ? Math.min(onWay, Math.max(walkSeconds, seconds - mostStretches)) : 0;
  const stretches = makeCooldown({ ...context, request: calm }, moves, seconds - steps);
  if (stretches.length === 0 || !walk) return stretches;
  const name = walk.exercise.id === 'march-in-place' ? 'Easy Walk in Place' : walk.exercise.name;
  return [makeItem(walk, { type: 'cooldown', name, duration: steps, rpe: 2 }), ...stretches];
}

/** A walk and slow breaths; with time for it stretches for what was trained. */
export function coolDown(
  context: PlanContext,
  seconds: number,
  moves: readonly Candidate[] = [],
): Exercise[] {
  if (seconds <= 0) return [];
  const isLong = seconds >= leastWithStretch && moves.length > 0 && !sparesLegs(context.request);
  const stretched = isLong ? stretchesAfter(context, seconds, moves) : [];
  if (stretched.length > 0) return stretched;
  const walk = ofList(sparesLegs(context.request) ? seatedEnd : walking, context)[0];
  const breath = legal('long-exhale-breathing', context) ?? legal('box-breathing', context);
  const breathing = breath ? breathSeconds(seconds) : 0;
  const items: Exercise[] = [];
  if (walk) {
    const name = walk.exercise.id === 'march-in-place' ? 'Easy Walk in Place' : walk.exercise.name;
    items.push(makeItem(walk, { type: 'cooldown', name, duration: seconds - breathing, rpe: 2 }));
  }
  if (breath && (breathing > 0 || !walk)) {
    items.push(makeItem(breath, { type: 'cooldown', duration: walk ? breathing : seconds }));
  }
  return items;
}
