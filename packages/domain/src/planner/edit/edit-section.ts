import type { LibraryExercise, Pattern } from '../../exercise/types.ts';
import type { Request } from '../request.ts';
import type { EditSection } from './edit-runs.ts';

const calm: readonly Pattern[] = ['mobility', 'stretch', 'breath', 'balance'];
const easing: readonly Pattern[] = ['stretch', 'breath'];

/** The part of the workout that an exercise is for, as the planner would use it. */
export function sectionFor({ patterns, roles }: LibraryExercise, request: Request): EditSection {
  const isCalm = calm.includes(patterns[0]);
  const isWork = roles.some((role) => ['main', 'accessory', 'finisher'].includes(role));
  if (request.goal.value === 'mobility' ? isCalm : isWork && !isCalm) return 'body';
  const isEasing = easing.includes(patterns[0]);
  if (roles.includes('warmup') && !(isEasing && roles.includes('cooldown'))) return 'warmup';
  return roles.includes('cooldown') ? 'cooldown' : 'body';
}
