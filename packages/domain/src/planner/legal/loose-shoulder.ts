import type { LibraryExercise } from '../../exercise/types.ts';
import type { Request } from '../request.ts';
import { hasTrait } from './traits.ts';

/** The arm out to the side and turned back: where a shoulder leaves its socket. */
const openArm: readonly string[] = [
  'prone-y-t-w-raise',
  'open-book',
  'worlds-greatest-stretch',
  'wall-slide',
  'wall-chest-stretch',
  'chest-opener',
  'seated-chest-opener',
  'band-chest-stretch',
  'suspension-chest-stretch',
  'band-pass-through',
  'skin-the-cat',
  'puppy-pose',
  'arm-circle',
  'seated-arm-circle',
  'crab-walk',
  'bent-over-reverse-fly',
  'dumbbell-reverse-fly',
  'seated-reverse-fly',
  'reverse-pec-deck',
  'cable-rear-delt-fly',
  'suspension-power-pull',
  'warrior-ii',
  'dumbbell-bench-press',
  'dumbbell-incline-press',
];

/** Thrown or jerked, the arm ends where nothing but the joint stops it. */
const flung: readonly string[] = [
  'shadow-boxing',
  'heavy-bag-round',
  'rotational-punch',
  'seated-punches',
  'seated-uppercuts',
  'battle-rope-wave',
  'one-arm-swing',
  'rope-side-swing-step',
];

function isFlung({ id, patterns, traits }: LibraryExercise): boolean {
  const isFast =
    patterns[0] === 'throw' || (patterns[0] === 'ballistic' && traits.includes('swing'));
  return isFast || flung.includes(id);
}

const isHigh = ({ traits, position }: LibraryExercise): boolean =>
  position === 'inverted' ||
  traits.some((trait) =>
    ['overhead', 'snatch', 'dip', 'wide_press', 'hang', 'upright_row'].includes(trait),
  );

/** Why a shoulder that has been out once does not do this, healed or not. */
export function opensLooseShoulder(exercise: LibraryExercise, request: Request): string | null {
  if (!hasTrait(request, 'loose_shoulder')) return null;
  if (openArm.includes(exercise.id)) return 'The open arm is where a loose shoulder slips.';
  if (isFlung(exercise)) return 'A flung arm pulls on a loose shoulder.';
  return isHigh(exercise) ? 'A loose shoulder has no hold at the end of its range.' : null;
}
