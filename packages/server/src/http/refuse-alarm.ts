import type { Alarm } from '@cadence/domain/planner/legal/safety';
import { ApiError } from './errors.ts';

/** A sign of danger comes before whatever was asked for, in the words that it was read with. */
export function refuseAlarm({ kind, id, message, suggestion }: Alarm): never {
  const code = kind === 'stop' ? 'SAFETY_STOP' : 'SAFETY_HOLD';
  throw new ApiError(code, { words: { message, suggestion }, details: { reason: id } });
}
