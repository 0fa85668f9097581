import type { TimerStep } from '@cadence/domain/timer/types';
import { join } from '../step-words.ts';

/** 'Set 3 of 5', 'A1 · Set 2 of 3', 'Warm-up set' */
export function setPlace(step: TimerStep | undefined): string {
  if (!step) return '';
  const { setInfo, group, role } = step;
  const set = setInfo && `Set ${setInfo.currentSet} of ${setInfo.totalSets}`;
  const kinds = { ramp: 'Warm-up set', drop: 'Drop set', failure: 'To failure', top: 'Top set' };
  const kind = role !== undefined && role in kinds ? kinds[role as keyof typeof kinds] : undefined;
  return join([group, set, kind]) || 'One set';
}
