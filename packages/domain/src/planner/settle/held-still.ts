import type { LibraryExercise, Pattern } from '../../exercise/types.ts';
import type { InjuryRegion } from '../../reading/vocabulary.ts';
import type { Injury, Request } from '../request.ts';

const isStill = ({ status, isStill: isKept }: Injury): boolean =>
  status === 'active' && isKept === true;

const ofArm: readonly InjuryRegion[] = ['wrist', 'elbow', 'shoulder'];
const ofLeg: readonly InjuryRegion[] = ['ankle', 'knee', 'calf', 'hamstring', 'hip'];

const byHands: readonly Pattern[] = [
  'push_h',
  'push_v',
  'pull_h',
  'pull_v',
  'carry',
  'ballistic',
  'throw',
  'crawl',
];
const byFeet: readonly Pattern[] = [
  'squat',
  'lunge',
  'hinge',
  'jump',
  'sprint',
  'carry',
  'ballistic',
  'balance',
  'throw',
  'crawl',
];
const handTraits = ['palm_load', 'hang', 'heavy_grip', 'front_rack', 'dip'] as const;
const gripped = ['rower', 'ski_erg', 'air_bike', 'battle_rope', 'climbing_rope'] as const;
const upperMuscles = [
  'biceps',
  'triceps',
  'forearms',
  'chest',
  'lats',
  'upper_back',
  'front_delt',
  'side_delt',
  'rear_delt',
] as const;

/** Held in the hands, or pushed and pulled with both of them. */
function takesBothHands(exercise: LibraryExercise): boolean {
  const { patterns, traits, unilateral, loadCount, equipment, primary } = exercise;
  if (handTraits.some((trait) => traits.includes(trait))) return true;
  if (gripped.some((id) => equipment.includes(id))) return true;
  if (unilateral && loadCount <= 1) return false;
  const isOfArms = patterns[0] === 'isolation' && upperMuscles.some((one) => primary.includes(one));
  return loadCount > 0 || byHands.includes(patterns[0]) || isOfArms;
}

const standsLoaded = ({ patterns, position }: LibraryExercise): boolean =>
  byFeet.includes(patterns[0]) || (patterns[0] === 'cyclic' && position === 'standing');

const otherSide = { left: 'right', right: 'left' } as const;

/** A pin, a cable or a dumbbell is moved by one arm as well as by two. */
function worksOneArmed({ loadClass, traits, patterns }: LibraryExercise): boolean {
  const isFree = !handTraits.some((trait) => traits.includes(trait));
  const isPlain = patterns[0].startsWith('pu') || patterns[0] === 'isolation';
  return (loadClass === 'stack' || loadClass === 'dumbbell') && isFree && isPlain;
}

/** Done with one arm that is usually done with two. */
export function isOneArmed(exercise: LibraryExercise, { injuries }: Request): boolean {
  const still = injuries.find(isStill);
  const isArm = still?.side !== undefined && still.side !== 'both' && ofArm.includes(still.region);
  return isArm && !exercise.unilateral && takesBothHands(exercise) && worksOneArmed(exercise);
}

export interface Stillness {
  reason?: string;
  modification?: string;
}

/** What a limb that is held still takes away, and with which side the rest is done. */
export function heldStill(exercise: LibraryExercise, request: Request): Stillness | null {
  const still = request.injuries.find(isStill);
  if (!still) return null;
  if (isOneArmed(exercise, request) && still.side && still.side !== 'both') {
    return { modification: `Only with the ${otherSide[still.side]} arm.` };
  }
  const isArm = ofArm.includes(still.region);
  const isTaken = isArm
    ? takesBothHands(exercise)
    : ofLeg.includes(still.region) && standsLoaded(exercise);
  if (isTaken)
    return {
      reason: `Nothing is loaded through ${isArm ? 'an arm' : 'a leg'} that is held still.`,
    };
  const { side } = still;
  if (!exercise.unilateral || !side || side === 'both') return null;
  const limb = isArm ? 'arm' : 'leg';
  const isOfLimb = isArm ? !standsLoaded(exercise) : standsLoaded(exercise);
  return isOfLimb ? { modification: `Only with the ${otherSide[side]} ${limb}.` } : null;
}
