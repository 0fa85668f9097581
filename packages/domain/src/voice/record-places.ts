import type { TimerStep } from '../timer/types.ts';
import { isShortRest } from './rests.ts';

/** Where the timer stood when a record was logged. */
export interface RecordPlace {
  stepIndex: number;
  atSeconds: number;
}

/** Where records are told, none before it was logged. */
export interface RecordMoments {
  /** In the rest in which it was logged; one for each. */
  inRests: readonly RecordPlace[];
  /** The rests that begin with it. */
  startsOf: ReadonlySet<number>;
  atEnd: boolean;
}

/** With less of the rest left, the countdown has all the room. */
const leastRoomSeconds = 12;

/** In the rest that runs, if there is time left; else in the next that has some, or at the end. */
export function findRecordMoments(
  steps: readonly TimerStep[],
  records: readonly RecordPlace[],
): RecordMoments {
  const inRests = new Map<number, RecordPlace>();
  const startsOf = new Set<number>();
  let atEnd = false;
  const hasTime = (step: TimerStep) => step.type === 'rest' && !isShortRest(step);
  for (const record of records) {
    const { stepIndex, atSeconds } = record;
    const step = steps[stepIndex];
    const known = inRests.get(stepIndex);
    if (step && hasTime(step) && step.duration - atSeconds >= leastRoomSeconds) {
      if (!known || atSeconds < known.atSeconds) inRests.set(stepIndex, record);
      continue;
    }
    const next = steps.findIndex((later, i) => i > stepIndex && hasTime(later));
    if (next < 0) atEnd = true;
    else startsOf.add(next);
  }
  return { inRests: [...inRests.values()], startsOf, atEnd };
}
