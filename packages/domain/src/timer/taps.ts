import { isRecord } from '../workout/read-value.ts';

/**
 * 'count': a round, a rung or a good try. 'item': a line of a list that is worked off.
 * 'work': the work of a window is done. 'finish' and 'missed' end what they are said of.
 */
export const tapKinds = ['count', 'item', 'work', 'finish', 'missed'] as const;
export type TapKind = (typeof tapKinds)[number];

/** What the user has told the timer, with the time into the step. */
export interface Tap {
  step: number;
  kind: TapKind;
  atMs: number;
  /** Which line. */
  item?: number;
  /** The step was begun anew since: it counts only until something is tapped there again. */
  stale?: true;
}

/** Far more than a session has; keeps a stuck key from filling the memory. */
export const maxTaps = 1000;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isTap(value: unknown): value is Tap {
  if (!isRecord(value)) return false;
  const { step, kind, atMs, item, stale } = value;
  return (
    isWhole(step) &&
    tapKinds.some((one) => one === kind) &&
    Number.isFinite(atMs) &&
    Number(atMs) >= 0 &&
    (item === undefined || isWhole(item)) &&
    (stale === undefined || stale === true)
  );
}

/** As they were stored; a state of an earlier version has none. */
export function areTaps(value: unknown): value is Tap[] | undefined {
  if (value === undefined) return true;
  return Array.isArray(value) && value.length <= maxTaps && value.every(isTap);
}

/** Those that count for a step, in order of time. */
export function tapsOf(taps: readonly Tap[] | undefined, step: number, kind?: TapKind): Tap[] {
  return (taps ?? []).filter(
    (tap) => tap.step === step && (kind === undefined || tap.kind === kind),
  );
}

/** A leap back by a second or two, as after an undone skip, is none. */
const toleranceMs = 2000;

interface Target {
  stepIndex: number;
  offsetMs: number;
}

/** After a leap: what lies ahead of it again is stale. */
export function staleAfter(taps: readonly Tap[], { stepIndex, offsetMs }: Target): Tap[] {
  return taps.map((tap) => {
    const isAhead =
      tap.step > stepIndex || (tap.step === stepIndex && tap.atMs > offsetMs + toleranceMs);
    return isAhead ? { ...tap, stale: true } : tap;
  });
}
