import type { LoggedSet } from '../types.ts';

/** What people call a set. Nothing more is stored: it follows from its role and from what it is counted in. */
export const setTypes = ['warmup', 'working', 'drop', 'failure', 'hold', 'distance'] as const;
export type SetType = (typeof setTypes)[number];

export const setTypeNames: Readonly<Record<SetType, string>> = {
  warmup: 'Warm-up',
  working: 'Working',
  drop: 'Drop',
  failure: 'To failure',
  hold: 'Timed hold',
  distance: 'Distance',
};

type Typed = Pick<LoggedSet, 'role' | 'reps' | 'seconds' | 'distanceMeters'>;

/** No number of ours is about those: no volume, no record, no set of a muscle. */
export const isWarmUp = ({ role }: Typed): boolean => role === 'ramp';

export function setTypeOf({ role, reps, seconds, distanceMeters }: Typed): SetType {
  if (role === 'ramp') return 'warmup';
  if (role === 'drop' || role === 'failure') return role;
  if (distanceMeters !== undefined) return 'distance';
  return seconds !== undefined && reps === undefined ? 'hold' : 'working';
}

const roleOf = { warmup: 'ramp', drop: 'drop', failure: 'failure' } as const;

/** The set as one of that type; what it was counted in stays as far as the type has it. */
export function asSetType(set: LoggedSet, type: SetType): LoggedSet {
  const { role, ...plain } = set;
  if (type === 'warmup' || type === 'drop' || type === 'failure') {
    return { ...plain, role: roleOf[type] };
  }
  const isMarked = role === 'ramp' || role === 'drop' || role === 'failure';
  const kept: LoggedSet = role === undefined || isMarked ? plain : { ...plain, role };
  const { reps, distanceMeters, seconds, ...load } = kept;
  if (type === 'hold') return { ...load, seconds: seconds ?? 0 };
  if (type === 'distance') {
    return {
      ...load,
      ...(seconds !== undefined && { seconds }),
      distanceMeters: distanceMeters ?? 0,
    };
  }
  return { ...load, reps: reps ?? 0 };
}
