import { maxTaps, type Tap, type TapKind } from '../taps.ts';
import type { TimerState } from '../timer-state.ts';

export const canTap = ({ status }: TimerState): boolean =>
  status === 'running' || status === 'paused';

/** To a timer that is settled. The first tap after a step was begun anew is the first of all. */
export function addTap(state: TimerState, kind: TapKind, item?: number): TimerState {
  const { stepIndex: step, offsetMs: atMs, taps = [] } = state;
  const kept = taps.filter((tap) => tap.step !== step || !tap.stale);
  if (kept.length >= maxTaps) return state;
  const tap: Tap = item === undefined ? { step, kind, atMs } : { step, kind, atMs, item };
  return { ...state, taps: [...kept, tap] };
}
