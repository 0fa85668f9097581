import type { PlanContext } from '../../context.ts';
import { hardDaysRunning } from '../../legal/recovery.ts';
import type { FilledSlot, Wrap } from '../types.ts';

/** After a break and in an easy week there is less of everything. */
const wrapShare: Record<Wrap, number> = { return: 0.7, deload: 0.55 };

/** Tired people do less: the third hard day running, or a bad night. */
function isWornOut({ request, nowMs }: PlanContext): boolean {
  const { sleepHours = 8, tiredness = 0 } = request.readiness.value;
  return sleepHours < 5 || tiredness >= 0.8 || hardDaysRunning(request.history, nowMs) >= 3;
}

export function setsToday(context: PlanContext, slot: FilledSlot, wrap?: Wrap): number {
  // The usual list of somebody who has an easy week: half of it.
  if (wrap === 'deload' && slot.row.asked?.kilograms !== undefined) {
    return Math.max(2, Math.round(slot.sets * wrapShare.deload));
  }
  if (slot.isStated || slot.row.planned) return slot.sets;
  const { difficulty } = context.request;
  const share = wrap
    ? wrapShare[wrap]
    : isWornOut(context)
      ? 0.7
      : difficulty.value === 'easy'
        ? 0.8
        : 1;
  const isMain = slot.row.role === 'primary';
  const least = Math.min(slot.sets, isMain && wrap === 'return' ? 3 : 2);
  return Math.max(least, Math.round(slot.sets * share));
}
