import type { LibraryExercise } from '../../exercise/types.ts';
import { type Claim, latest } from '../../reading/claims.ts';
import type { BodyWish, FocusArea, Format, Goal } from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import { formatNames } from '../receipts/words.ts';
import type { AthleteFacts, Slot } from '../request.ts';
import { type ChipBoard, goalLabels } from './chips.ts';
import type { KitOnHand } from './kit.ts';
import { fromClaim, slot } from './slot.ts';

export function saidGoal(claims: readonly Claim[], board: ChipBoard): Slot<Goal> | null {
  const said = latest(claims, 'goal');
  if (!said || !board.take('wish', `goal:${said.value}`, goalLabels[said.value])) return null;
  return fromClaim(said.value, said);
}

export function saidFormat(
  claims: readonly Claim[],
  isPaired: boolean,
  board: ChipBoard,
): Slot<Format> | null {
  // The chip of the supersets is theirs too.
  if (isPaired) return slot('superset', 'text', 0.9);
  const said = latest(claims, 'format');
  if (!said || !board.take('wish', `format:${said.value}`, formatNames[said.value])) return null;
  return fromClaim(said.value, said);
}

/** What somebody is after who does not say so: by the profile, or by what else is asked for. */
export function goalFor(
  athlete: AthleteFacts,
  {
    format,
    body,
    focus,
    isOnFoot,
    isBarbellDay,
  }: {
    format: Format | undefined;
    body: BodyWish;
    focus: readonly FocusArea[];
    isOnFoot: boolean;
    isBarbellDay: boolean;
  },
): Slot<Goal> {
  if (isOnFoot) return slot('endurance', 'default', 0.5);
  if (athlete.goal) return slot(athlete.goal, 'profile', 0.8);
  const ofFormat = format && formatDefinitions[format].usualGoal;
  if (ofFormat) return slot(ofFormat, 'default', 0.5);
  if (focus.includes('cardio')) return slot('endurance', 'default', 0.5);
  // '5x5' is heavy by its numbers.
  const isHeavy = body.sets !== undefined && body.reps !== undefined && body.reps <= 6;
  const isStrength = isHeavy || (isBarbellDay && format === undefined);
  return slot(isStrength ? 'strength' : 'general', 'default', 0.5);
}

const splitParts: readonly FocusArea[] = [
  'upper_body',
  'lower_body',
  'push',
  'pull',
  'legs',
  'chest',
  'back',
  'shoulders',
  'arms',
];

/** At the gym, or with weights and a part of the body to train, people lift in sets. */
function isLifting({ place, equipment }: KitOnHand, focus: readonly FocusArea[]): boolean {
  if (place?.value.endsWith('gym')) return true;
  const hasWeights = equipment.value.some((id) => id === 'dumbbells' || id === 'barbells');
  const isSplit = focus.some((area) => splitParts.includes(area));
  return isSplit && hasWeights && equipment.source === 'text';
}

function layoutFormat({ levels, workSeconds, sets, restSeconds }: BodyWish): Format | null {
  if (levels) return 'pyramid';
  if (sets !== undefined) return 'sets';
  return workSeconds !== undefined || restSeconds === 0 ? 'intervals' : null;
}

function defaultFormat(goal: Goal, minutes: number): Format {
  if (goal === 'mobility') return 'rounds';
  if (minutes < 10) return 'circuit';
  const isHeavy = goal === 'strength' || goal === 'hypertrophy' || goal === 'power';
  // Straight sets with full rests leave a short session two moves; rounds hold four.
  if (isHeavy) return minutes < (goal === 'power' ? 25 : 20) ? 'rounds' : 'sets';
  if (goal === 'hiit') return minutes < 15 ? 'tabata' : 'intervals';
  if (goal === 'endurance') return minutes < 20 ? 'circuit' : 'emom';
  return 'circuit';
}

/** The layout that fits what is asked for, where none is named. */
export function formatByGoal(
  kit: KitOnHand,
  {
    body,
    goal,
    minutes,
    focus,
    isOnFoot,
  }: {
    body: BodyWish;
    goal: Goal;
    minutes: number;
    focus: readonly FocusArea[];
    isOnFoot: boolean;
  },
): Slot<Format> {
  const shape = layoutFormat(body);
  if (shape) return slot(shape, 'text', 0.85);
  const isCardio = focus.includes('cardio') && minutes >= 10;
  if (isOnFoot || isCardio) return slot('intervals', 'default', 0.5);
  if (body.moves === 1 || body.rounds !== undefined) return slot('rounds', 'default', 0.5);
  const isLift = isLifting(kit, focus) && goal === 'general' && minutes >= 20;
  return slot(isLift ? 'sets' : defaultFormat(goal, minutes), 'default', 0.5);
}

/** Nobody takes a bar from the rack against the clock, or hangs from one for a minute. */
export function formatByMoves(
  moves: readonly LibraryExercise[],
  usual: Slot<Format>,
): Slot<Format> {
  if (usual.source !== 'default') return usual;
  if (moves.some(({ lift }) => lift)) return { ...usual, value: 'sets' };
  const hangs = moves.some(({ traits }) => traits.includes('hang'));
  return hangs ? { ...usual, value: 'rounds' } : usual;
}

/** Lifts in sets are for strength where nothing says otherwise. */
export function goalByMoves(
  moves: readonly LibraryExercise[],
  format: Format,
  usual: Slot<Goal>,
): Slot<Goal> {
  const isOpen = usual.value === 'general' && usual.source === 'default';
  const isLifting = format === 'sets' && moves.some(({ lift }) => lift);
  return isOpen && isLifting ? { ...usual, value: 'strength' } : usual;
}
