import { understand } from '../planner/understand.ts';

const swaps =
  /\b(?:swap|replace|switch|trade|change|take out|get rid of|lose)(?: out)? (?:the |those |these |my |all )?([a-z][a-z -]{2,30}?)(?: out)?(?: (?:for|with|by) (?:some |a |an |the )?([a-z][a-z -]{2,30}?))?(?=[,.!?]|$| please)/i;

/** 'Swap the lunges for squats' wants no lunges; as it stands it would read as a wish for both. */
export function swapsAsExclusions(text: string): string {
  const [all = '', out = '', instead] = swaps.exec(text) ?? [];
  if (out === '') return text;
  const read = understand(`No ${out}.`, {}, {}, { sessions: [] });
  const isMove = read.kind === 'request' && read.request.excludedExercises.value.length > 0;
  if (!isMove) return text;
  return text.replace(all, instead === undefined ? `No ${out}` : `No ${out}. Include ${instead}`);
}
