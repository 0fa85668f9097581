import type { LibraryExercise, Pattern } from '../../exercise/types.ts';
import type { Request } from '../request.ts';
import { hasTrait } from './traits.ts';

/** From here on everybody has something to hold beside them. */
const holdAge = 75;

/** One hand holds on, or may have to at any moment. */
const holdsOn = (request: Request): boolean =>
  hasTrait(request, 'hand_support') || (request.age?.value ?? 0) >= holdAge;

const onFeet: readonly Pattern[] = [
  'squat',
  'lunge',
  'hinge',
  'carry',
  'ballistic',
  'pull_h',
  'throw',
];
const offBalance: readonly Pattern[] = ['jump', 'sprint', 'ballistic', 'throw'];
/** The load is in one hand and the other is free. */
const oneHanded: readonly string[] = [
  'dumbbell-single-leg-rdl',
  'kettlebell-single-leg-rdl',
  'one-arm-dumbbell-row',
  'kettlebell-one-arm-row',
];
/** Steps and turns that leave every support behind. */
const unheld: readonly string[] = [
  'walking-lunge',
  'curtsy-lunge',
  'lateral-lunge',
  'skater-step',
  'cossack-squat',
  'clock-reach',
  'rear-foot-elevated-split-squat',
  'single-leg-stand',
  'tree-pose',
];

const isOnFeet = ({ position }: LibraryExercise): boolean => position === 'standing';

const takesHands = ({ loadCount, equipment }: LibraryExercise): boolean =>
  loadCount > 0 || equipment.includes('resistance_bands');

/** Why somebody who holds on may not do it; null where they may. */
export function leavesNoHand(exercise: LibraryExercise, request: Request): string | null {
  if (!holdsOn(request)) return null;
  const [pattern = 'mobility'] = exercise.patterns;
  if (offBalance.includes(pattern) || unheld.includes(exercise.id)) return 'no hold for it';
  const isLoaded = takesHands(exercise) && !oneHanded.includes(exercise.id);
  const isMachine = exercise.equipment.some((id) => id === 'machines' || id === 'smith_machine');
  const isStanding = isOnFeet(exercise) && onFeet.includes(pattern) && !isMachine;
  return isLoaded && isStanding ? 'no hand free to hold on' : null;
}

const held: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'balance', 'isolation', 'hip_ext'];

/** How it is done with one hand on something firm. */
export function holdWords(exercise: LibraryExercise, request: Request): string | null {
  const hasHand = !takesHands(exercise) || oneHanded.includes(exercise.id);
  const isHeld = hasHand && held.includes(exercise.patterns[0] ?? 'breath') && isOnFeet(exercise);
  return holdsOn(request) && isHeld ? 'One hand on a worktop, a rail or a firm chair.' : null;
}
