import { type Contra, contraOf } from '../../exercise/contra/contra.ts';
import { isSeated } from '../../exercise/seated.ts';
import type { EquipmentId, LibraryExercise, MoveTrait, Pattern } from '../../exercise/types.ts';
import { equipmentCatalogue } from '../../profile/equipment.ts';
import type { Attribute, SafetyTag } from '../../reading/vocabulary.ts';
import type { AthleteFacts, Request } from '../request.ts';
import { heldStill } from '../settle/held-still.ts';
import { isSenior, levelCaps } from './caps.ts';
import { isBeyondFirstSteps } from './first-steps.ts';
import { holdWords, leavesNoHand } from './hand-hold.ts';
import { opensLooseShoulder } from './loose-shoulder.ts';

export type Offence = 'equipment' | 'excluded' | 'unsafe' | 'limits';

export interface Verdict {
  offence: Offence | null;
  /** In plain words, for a receipt or a log. */
  reason?: string;
  /** Sentences that the exercise must carry to be safe here. */
  modifications: string[];
}

const attributeTraits: Record<Attribute, readonly MoveTrait[]> = {
  jumping: ['jump', 'hop'],
  running: ['sprint'],
  floor: [],
  kneeling: ['kneel'],
  overhead: ['overhead', 'snatch'],
  planks: [],
  hanging: ['hang'],
  twisting: ['twist'],
  lying_down: [],
  crunches: ['spinal_flexion'],
  standing: [],
  lying_back: [],
  lying_front: [],
  weight_on_hands: ['palm_load'],
  gripping: ['heavy_grip', 'hang'],
  head_down: ['head_down'],
  up_and_down: ['fast_floor'],
  upright: [],
  sitting: [],
};

/** With fists, or palm against palm: as hard on a hand as something to hold. */
const clenches: readonly string[] = [
  'palm-press-march',
  'seated-palm-press',
  'seated-punches',
  'seated-uppercuts',
  'rotational-punch',
  'shadow-boxing',
  'fist-squeeze',
  'inverted-row',
];

/** Machines whose handle is held for minutes. */
const handles: readonly EquipmentId[] = [
  'rower',
  'ski_erg',
  'air_bike',
  'battle_rope',
  'climbing_rope',
  'cable',
  'rings',
  'suspension',
];
const ofLegs: readonly Pattern[] = ['isolation', 'hip_ext'];

/** A band round the legs or the feet leaves the hands alone. */
const isRoundLegs = ({ patterns, joints }: LibraryExercise): boolean =>
  ofLegs.includes(patterns[0]) &&
  !joints.some((joint) => joint === 'shoulder' || joint === 'elbow' || joint === 'wrist');

/** Something is held in the hands, or they are clenched. */
function isHeld(exercise: LibraryExercise): boolean {
  const { loadCount, props, equipment, id, patterns } = exercise;
  if (loadCount > 0 || props.includes('towel') || clenches.includes(id)) return true;
  if (equipment.includes('resistance_bands') && !isRoundLegs(exercise)) return true;
  const isPull = patterns[0].startsWith('pull');
  const isOnBar = isPull && props.some((prop) => prop !== 'wall' && prop !== 'chair');
  return (
    isOnBar || equipment.some((one) => handles.includes(one) || (isPull && one === 'machines'))
  );
}

/** Face down on the floor, and not on the hands. */
const isProneAtRest = ({ position, traits }: LibraryExercise): boolean =>
  position === 'prone' && !traits.includes('palm_load');

function hasAttribute(exercise: LibraryExercise, attribute: Attribute): boolean {
  if (attributeTraits[attribute].some((trait) => exercise.traits.includes(trait))) return true;
  switch (attribute) {
    case 'jumping':
      return exercise.patterns[0] === 'jump';
    case 'running':
      return exercise.patterns.includes('sprint');
    case 'floor':
      return exercise.floor;
    case 'kneeling':
      return exercise.position === 'kneeling' || exercise.position === 'quadruped';
    case 'planks':
      return /plank/i.test(exercise.name);
    case 'standing':
      return !isSeated(exercise);
    case 'lying_down':
      return ['supine', 'prone', 'side'].includes(exercise.position);
    case 'lying_back':
      return exercise.position === 'supine';
    case 'lying_front':
      return exercise.position === 'prone' && !exercise.traits.includes('palm_load');
    case 'weight_on_hands':
      return exercise.position === 'quadruped';
    case 'gripping':
      return isHeld(exercise);
    case 'crunches':
      return exercise.patterns.includes('trunk_flex');
    case 'upright':
      return !['supine', 'side'].includes(exercise.position) && !isProneAtRest(exercise);
    case 'sitting':
      return exercise.position === 'seated';
    default:
      return false;
  }
}

const spaceRank = { mat: 0, square: 1, lane: 2 } as const;

/** Everything that filters or changes exercises: active injuries and all conditions. */
export function safetyTags({
  injuries,
  conditions,
}: Pick<Request, 'injuries' | 'conditions'>): SafetyTag[] {
  const regions = injuries.filter(({ status }) => status === 'active').map(({ region }) => region);
  return [...new Set([...regions, ...conditions.map(({ condition }) => condition)])];
}

/** How many of the same weight are at hand: bells are bought one by one, dumbbells in pairs. */
function mostAlike(id: EquipmentId, { loads }: Request): number {
  const { count, kilograms = [], isRange } = loads.value[id] ?? {};
  if (isRange) return Number.POSITIVE_INFINITY;
  const weights = new Set(kilograms).size;
  if (count !== undefined) return weights > 1 ? Math.floor(count / weights) : count;
  return id === 'kettlebells' && weights > 1 ? 1 : Number.POSITIVE_INFINITY;
}

/** What is added to the body's weight hangs from a belt as well as from a dumbbell. */
function isThere(id: EquipmentId, { loadClass }: LibraryExercise, { equipment }: Request): boolean {
  const hangs = loadClass === 'added' && id === 'dumbbells' && equipment.value.includes('dip_belt');
  return hangs || equipment.value.includes(id);
}

function lacksEquipment(exercise: LibraryExercise, request: Request): string | null {
  const missing = exercise.equipment.find((id) => !isThere(id, exercise, request));
  if (missing) return `needs ${equipmentCatalogue[missing].words}`;
  const prop = exercise.props.find((name) => !request.props.value.includes(name));
  if (prop) return `needs a ${prop.replaceAll('_', ' ')}`;
  const isShort = exercise.equipment.some((id) => mostAlike(id, request) < exercise.loadCount);
  return isShort ? `needs ${exercise.loadCount} of them` : null;
}

function isExcluded(exercise: LibraryExercise, request: Request): string | null {
  const isOf = (id: string) => exercise.id === id || exercise.id.endsWith(`-${id}`);
  if (request.excludedExercises.value.some(isOf)) return 'you ruled it out';
  if (exercise.patterns.some((pattern) => request.excludedPatterns.value.includes(pattern))) {
    return 'you ruled that kind out';
  }
  const attribute = request.excludedAttributes.value.find((name) => hasAttribute(exercise, name));
  return attribute ? `no ${attribute.replaceAll('_', ' ')}` : null;
}

function isBeyondLimits(exercise: LibraryExercise, request: Request): string | null {
  if (exercise.impact > request.maxImpact.value) return 'lands too hard';
  if (exercise.noise > request.maxNoise.value) return 'too loud here';
  if (spaceRank[exercise.space] > spaceRank[request.space.value]) return 'takes more room';
  if (isSenior(request) && (exercise.impact > 1 || exercise.fallRisk > 1)) return 'a fall risk';
  return isBeyondFirstSteps(exercise, request) ? 'too much for a first step' : null;
}

function findContras(
  exercise: LibraryExercise,
  athlete: Pick<Request, 'injuries' | 'conditions'>,
): Contra[] {
  return safetyTags(athlete)
    .map((tag) => contraOf(exercise, tag))
    .filter((contra) => contra !== null);
}

/** Whether what this athlete has told about themselves speaks against it, or changes it. */
export function asksForCare(
  exercise: LibraryExercise,
  { injuries = [], conditions = [] }: AthleteFacts,
): boolean {
  return findContras(exercise, { injuries, conditions }).length > 0;
}

/** Whether this exercise may stand in this athlete's plan, and on what terms. */
export function judge(exercise: LibraryExercise, request: Request): Verdict {
  const contras = findContras(exercise, request);
  const avoided = contras.find(({ severity }) => severity === 'avoid');
  if (avoided) return { offence: 'unsafe', reason: avoided.reason, modifications: [] };
  const still = heldStill(exercise, request);
  if (still?.reason) return { offence: 'unsafe', reason: still.reason, modifications: [] };
  const unheld = leavesNoHand(exercise, request) ?? opensLooseShoulder(exercise, request);
  if (unheld) return { offence: 'unsafe', reason: unheld, modifications: [] };
  const missing = lacksEquipment(exercise, request);
  if (missing) return { offence: 'equipment', reason: missing, modifications: [] };
  const excluded = isExcluded(exercise, request);
  if (excluded) return { offence: 'excluded', reason: excluded, modifications: [] };
  const beyond = isBeyondLimits(exercise, request);
  if (beyond) return { offence: 'limits', reason: beyond, modifications: [] };
  const modifications = contras
    .map(({ modification }) => modification)
    .filter((m) => m !== undefined);
  const hold = holdWords(exercise, request);
  const first = [still?.modification, hold].filter((one) => one !== undefined && one !== null);
  const all = [...first, ...modifications];
  return { offence: null, modifications: [...new Set(all)] };
}

export function isWithinLevel(exercise: LibraryExercise, request: Request): boolean {
  return exercise.complexity <= levelCaps[request.level.value].complexity;
}

/** Who names a workout knows its moves: one step beyond the level stands, but not for beginners. */
export function isWithinNamed(exercise: LibraryExercise, request: Request): boolean {
  const { complexity } = levelCaps[request.level.value];
  return exercise.complexity <= complexity + (request.level.value === 'beginner' ? 0 : 1);
}
