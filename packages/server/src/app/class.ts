import type { CoachEvent } from '@cadence/contract/coach/events';
import type { ClassDeps } from '../features/class/deps.ts';
import type { ClassSocketDeps } from '../features/class/socket.ts';
import type { ClassStore } from '../features/class/store.ts';
import type { ProgramDeps } from '../features/program/deps.ts';
import type { Bus } from '../platform/bus/bus.ts';

/** No user has it as an id. */
const keyOf = (classId: string): string => `class ${classId}`;

/** Over the bus that tells all instances: what has changed is stored, and read again by who listens. */
export function classDeps(
  store: ClassStore,
  { planner, sessionsSince, athleteOf, standingSign, now }: ProgramDeps,
  bus: Bus<CoachEvent>,
): ClassDeps & ClassSocketDeps {
  return {
    store,
    planner,
    sessionsSince,
    athleteOf,
    standingSign,
    onChanged: (classId) => bus.tellMissed(keyOf(classId)),
    follow: (classId, onChanged) => {
      const stop = bus.subscribe(keyOf(classId), () => {}, onChanged);
      // What is read from then on is told again when it changes.
      void bus.whenListening(keyOf(classId)).then(onChanged);
      return stop;
    },
    now,
  };
}
