import type { RecordPlace } from '@cadence/domain/voice/record-places';

/** Which records were logged where. What was there before the voice came is no news. */
export function createRecords() {
  let known: ReadonlySet<number> | null = null;
  const places = new Map<number, RecordPlace>();

  return {
    places: (): RecordPlace[] => [...places.values()],

    /** Whether there is something to tell, or to take back. */
    note(recordSteps: readonly number[], place: RecordPlace | null): boolean {
      const before = known;
      known = new Set(recordSteps);
      if (before === null) return false;
      const fresh = recordSteps.filter((step) => !before.has(step));
      const gone = [...places.keys()].filter((step) => !known?.has(step));
      for (const step of gone) places.delete(step);
      for (const step of fresh) if (place) places.set(step, place);
      return fresh.length + gone.length > 0;
    },
  };
}
