import type { Request } from '../request.ts';

/** Said of the heart, whatever part is named beside it. */
const ofHeart = /cardio|k?condition|kondition/i;

/** 'Arms, stamina': the part is to last longer, and nobody asked for running. */
export function withStaminaOfPart(request: Request): Request {
  const { goal, focus } = request;
  const parts = focus.value.filter((area) => area !== 'cardio');
  const isWord =
    goal.value === 'endurance' &&
    goal.quote !== undefined &&
    !ofHeart.test(goal.quote) &&
    (focus.quote?.includes(goal.quote) ?? false);
  const isOfPart = parts.some((area) => area !== 'full_body');
  // Without the legs there is no running either.
  const isWithoutLegs = request.avoidFocus.value.some((area) =>
    ['legs', 'lower_body'].includes(area),
  );
  const isPlain = !request.cardio && !request.distances && !request.machines && !request.parts;
  if (!isWord || !isPlain || !focus.value.includes('cardio') || parts.length === 0) return request;
  return isOfPart || isWithoutLegs ? { ...request, focus: { ...focus, value: parts } } : request;
}
