import type { BodyWish, FocusArea, Format, Goal } from '../request.ts';
import type { ResolvedKit } from './resolve-kit.ts';
import type { FormatHint } from './resolve-time.ts';

/** A format or the lifts that are named may tell what somebody is after. */
export function unsaidGoal(
  format: Format | undefined,
  body: BodyWish,
  focus: readonly FocusArea[],
  isBarbellDay: boolean,
): Goal {
  if (format === 'tabata') return 'hiit';
  if (focus.includes('cardio')) return 'endurance';
  // '5x5' is heavy by its numbers.
  if (body.sets !== undefined && body.reps !== undefined && body.reps <= 6) return 'strength';
  return isBarbellDay && format === undefined ? 'strength' : 'general';
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
function isLifting({ place, equipment }: ResolvedKit, focus: readonly FocusArea[]): boolean {
  if (place?.value.endsWith('gym')) return true;
  const hasWeights = equipment.value.some((id) => id === 'dumbbells' || id === 'barbells');
  const isSplit = focus.some((area) => splitParts.includes(area));
  return isSplit && hasWeights && equipment.source === 'text';
}

export function hintOf(
  isOnFoot: boolean,
  kit: ResolvedKit,
  focus: readonly FocusArea[],
): FormatHint {
  if (isOnFoot) return 'foot';
  if (focus.includes('cardio')) return 'cardio';
  return isLifting(kit, focus) ? 'lifting' : null;
}
