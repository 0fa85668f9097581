/** What is left of a maximum after days without a hard set, and how much surer one was before. */
interface TimeOff {
  factor: number;
  /** Taken off the confidence. */
  doubt: number;
}

const table: readonly { upTo: number; factor: number; doubt: number }[] = [
  { upTo: 14, factor: 1, doubt: 0 },
  { upTo: 28, factor: 0.97, doubt: 0.1 },
  { upTo: 56, factor: 0.93, doubt: 0.2 },
  { upTo: 112, factor: 0.88, doubt: 0.3 },
  { upTo: 182, factor: 0.83, doubt: 0.4 },
  { upTo: 364, factor: 0.77, doubt: 0.5 },
];
const afterAYear: TimeOff = { factor: 0.7, doubt: 1 };

export function timeOff(days: number): TimeOff {
  return table.find(({ upTo }) => days <= upTo) ?? afterAYear;
}

/** Whatever the log is like, an old number is worth a little. */
const leastConfidence = 0.2;

/** How sure the number still is: whole for four weeks, then a tenth less every four. */
export function confidenceAfter(fresh: number, days: number): number {
  const weeksLate = Math.max(0, Math.ceil((days - 28) / 28));
  const kept = fresh * Math.max(leastConfidence, 1 - 0.1 * weeksLate) - timeOff(days).doubt;
  return Math.max(Math.min(fresh, leastConfidence), kept);
}
