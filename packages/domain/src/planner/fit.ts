import { introduction } from '../timer/constants.ts';
import type { PlanContext } from './context.ts';
import type { Body, Chooser, Draft, LayOut } from './formats/draft.ts';
import { type Frame, splitFrame, wishedFrame } from './frame.ts';

export interface Fitted {
  body: Body;
  frame: Frame;
}

interface Scored {
  draft: Draft;
  frame: Frame;
  cost: number;
}

function scoreDraft(draft: Draft, context: PlanContext, wish: Frame): Scored | null {
  // Where the block is stated, the frame is what it leaves.
  const weight = context.body.minutes === undefined ? 1 : 0.2;
  const left = context.totalSeconds - introduction.seconds - draft.bodySeconds;
  const frame = splitFrame(wish, left);
  if (!frame) return null;
  const wished = wish.warmupSeconds + wish.cooldownSeconds;
  // Too much around the body wastes the session; a little less warm-up is worse than a little more.
  const miss = (left - wished) / wished;
  return { draft, frame, cost: draft.cost + weight * (miss < 0 ? -2 * miss : miss) };
}

/** The layout that costs least and leaves room for a warm-up; the rest of the time is its frame. */
export function fitBody(context: PlanContext, choose: Chooser, layOut: LayOut): Fitted | null {
  const usual = wishedFrame(context);
  const available = context.totalSeconds - introduction.seconds;
  const frameSeconds = usual.warmupSeconds + usual.cooldownSeconds;
  const { minutes } = context.body;
  const target = minutes === undefined ? available - frameSeconds : minutes * 60;
  // A block of a stated length is kept; the frame takes what it leaves.
  const wish = (minutes !== undefined && splitFrame(usual, available - target)) || usual;
  let best: Scored | null = null;
  for (const draft of layOut(context, choose, Math.max(60, target))) {
    const scored = scoreDraft(draft, context, wish);
    if (scored && (!best || scored.cost < best.cost)) best = scored;
  }
  return best && { body: best.draft.build(), frame: best.frame };
}
