import type { WorkoutSession } from '../../analytics/types.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import type { Program } from '../types.ts';
import { doneSessions } from './history.ts';
import { loadChanges } from './loads.ts';
import { missedChanges } from './missed.ts';
import { newsChange } from './news.ts';
import { deloadChanges, paceChanges, repeatChanges, stepChanges } from './steps.ts';
import type { Change, News } from './types.ts';

/**
 * What log and calendar suggest for the coming weeks, each with its reason and its differences.
 * Nothing is changed; what was accepted or refused before is not proposed again.
 */
export function suggestChanges(
  program: Program,
  log: readonly WorkoutSession[],
  today: string,
  news: readonly News[] = [],
  athlete: AthleteFacts = {},
): Change[] {
  const done = doneSessions(program, log);
  const decided = new Set((program.changes ?? []).map(({ id }) => id));
  const missed = missedChanges(program, log, today);
  const all = [
    ...news.flatMap((one) => newsChange(program, one, athlete, log) ?? []),
    ...missed,
    ...stepChanges(program, done),
    ...repeatChanges(program, done),
    ...paceChanges(program, done),
    ...deloadChanges(program, done, today),
    ...loadChanges(program, done, log),
  ].filter(({ id, edits }) => !decided.has(id) && edits.length > 0);
  // After a break loads come from the break; a deload has its own.
  const isReset = all.some(({ kind }) => kind === 'return' || kind === 'deload');
  return isReset
    ? all.filter(({ kind, reason }) => kind !== 'load' || reason.includes('less'))
    : all;
}
