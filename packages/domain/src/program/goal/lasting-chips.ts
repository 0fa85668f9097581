import type { Chip } from '../../planner/request.ts';

/** What is read out of a goal and holds for weeks; the length and the layout of a day do not. */
const lasting = new Set([
  'injury',
  'condition',
  'not-understood',
  'goal',
  'level',
  'focus',
  'no-focus',
  'include',
  'skill',
  'exclude',
  'limit',
  'impact',
  'quiet',
  'space',
  'place',
  'kit',
  'no-kit',
]);

export function lastingChips(chips: readonly Chip[]): Chip[] {
  return chips.filter(({ id }) => lasting.has(id.split(':')[0] ?? ''));
}
