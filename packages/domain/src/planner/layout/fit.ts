import { introduction } from '../../timer/constants.ts';
import type { PlanContext } from '../context.ts';
import type { Body, Chooser, FormatDraft, LayOut } from '../formats/draft.ts';
import { type LayoutFrame, splitFrame, wishedFrame } from './frame.ts';

export interface Fitted {
  body: Body;
  frame: LayoutFrame;
}

interface Scored {
  draft: FormatDraft;
  frame: LayoutFrame;
  cost: number;
}

function scoreDraft(draft: FormatDraft, context: PlanContext, wish: LayoutFrame): Scored | null {
  // Where the block is stated, the frame is what it leaves.
  const weight = context.body.minutes === undefined ? 1 : 0.2;
  const left = context.totalSeconds - introduction.seconds - draft.bodySeconds;
  const frame = splitFrame(wish, left);
  if (!frame) return null;
  const wished = Math.max(60, wish.warmupSeconds + wish.cooldownSeconds);
  // Too much around the body wastes the session; a little less warm-up is worse than a little more.
  const miss = (left - (wish.warmupSeconds + wish.cooldownSeconds)) / wished;
  return { draft, frame, cost: draft.cost + weight * (miss < 0 ? -2 * miss : miss) };
}

/** Beyond this the frame is no warm-up and cool-down any more. */
const longestFrameShare = 0.45;

/** A list sets its own time where the minutes do not hold it, or hold far more than it. */
export function fitList(
  context: PlanContext,
  choose: Chooser,
  layOut: LayOut,
): { fitted: Fitted; totalSeconds: number } | null {
  const { totalSeconds } = context;
  const fitted = fitBody(context, choose, layOut);
  const frameSeconds = fitted ? fitted.frame.warmupSeconds + fitted.frame.cooldownSeconds : 0;
  const { warmupSeconds, cooldownSeconds } = wishedFrame(context);
  // Where nobody gave a time, a list is not squeezed into the usual one.
  const isSqueezed =
    context.request.minutes.source === 'default' &&
    frameSeconds < (warmupSeconds + cooldownSeconds) * 0.75;
  const isLong = frameSeconds > totalSeconds * longestFrameShare;
  if (fitted && !isLong && !isSqueezed) return { fitted, totalSeconds };
  const { minutes } = context.body;
  const open = totalSeconds - introduction.seconds - warmupSeconds - cooldownSeconds;
  const target = minutes === undefined ? open : minutes * 60;
  const [draft] = layOut(context, choose, Math.max(60, target));
  if (!draft) return null;
  const around = { ...context, totalSeconds: introduction.seconds + draft.bodySeconds };
  const own = wishedFrame({ ...around, totalSeconds: around.totalSeconds * 1.25 });
  const least = around.totalSeconds + own.warmupSeconds + own.cooldownSeconds;
  const whole = Math.ceil(least / 60) * 60;
  const frame = splitFrame(own, whole - around.totalSeconds);
  return frame && { fitted: { body: draft.build(), frame }, totalSeconds: whole };
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
