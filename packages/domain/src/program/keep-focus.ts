import { exerciseById } from '../exercise/library.ts';
import { wantedFocusShare } from '../planner/check/focus-share.ts';
import type { Request } from '../planner/request.ts';
import { hasFocus, servesRequest } from '../planner/targets.ts';
import type { Exercise } from '../workout/types.ts';
import { setsOf } from './body-time.ts';

export function serves({ exerciseId = '' }: Exercise, request: Request): boolean {
  const exercise = exerciseById(exerciseId);
  return exercise !== undefined && servesRequest(exercise, request);
}

/** Whether enough of the sets are for what the day is about, with so many more that are not. */
export function isInFocus(items: readonly Exercise[], request: Request, others = 0): boolean {
  if (!hasFocus(request)) return true;
  let all = others;
  let serving = 0;
  for (const item of items) {
    all += setsOf(item);
    if (serves(item, request)) serving += setsOf(item);
  }
  return serving >= all * wantedFocusShare;
}

/** What the day is not about gives up sets from the back until it is about its own. */
export function keepFocus(items: readonly Exercise[], request: Request): Exercise[] {
  let kept = [...items];
  while (!isInFocus(kept, request)) {
    const place = kept.findLastIndex((item) => !serves(item, request));
    const item = kept[place];
    if (!item || kept.length === 1) return kept;
    const sets = setsOf(item) - 1;
    kept = sets > 0 ? kept.with(place, { ...item, sets }) : kept.toSpliced(place, 1);
  }
  return kept;
}
