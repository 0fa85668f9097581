import { understand } from '../planner/understand.ts';
import { plain } from './message-words.ts';
import { swapsAsExclusions } from './swap-words.ts';

const wantsOthers =
  /\b(?:different|another|others?|else|swap|replace|switch|mix|change (?:the|some|all)|surprise|boring|bored|new (?:one|exercises|moves|ones))\b/;

const most = 8;

/**
 * The text of a changed workout that asks for the same exercises first: what is said after it wins,
 * so that a change takes away no more than it has to. Null where others are wanted.
 */
export function keepingExercises(
  workoutRequest: string,
  change: string,
  names: readonly string[],
): string | null {
  const isNamedSwap = swapsAsExclusions(change) !== change;
  const isFree = wantsOthers.test(plain(change)) && !isNamedSwap;
  if (names.length === 0 || isFree) return null;
  const understanding = understand(change, {}, {}, { sessions: [] });
  if (understanding.kind !== 'request') return null;
  const { equipment, focus, format, goal, injuries, conditions } = understanding.request;
  const isOtherwise = [equipment, focus, format, goal].some(({ source }) => source === 'text');
  if (isOtherwise || injuries.length + conditions.length > 0) return null;
  return `Include ${names.slice(0, most).join(', ')}. ${workoutRequest}`;
}
