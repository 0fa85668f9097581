import type { Chip, Request } from '../../planner/request.ts';
import { understandClaims } from '../../planner/understand.ts';
import type { CoachWish } from '../message/told.ts';
import type { CoachKnowledge } from '../types.ts';

/** What the server makes of a wish of the coach, before it plans. */
export function builtFrom(
  { text, claims }: CoachWish,
  { athlete, sessions, now }: CoachKnowledge,
): { request: Request; chips: Chip[] } {
  const form = { today: now.slice(0, 10) };
  return understandClaims(text, claims, form, athlete, { sessions });
}

/** What is shown of it above the workout. */
export const labelsOf = (wish: CoachWish, knowledge: CoachKnowledge): string[] =>
  builtFrom(wish, knowledge).chips.map(({ label }) => label);
