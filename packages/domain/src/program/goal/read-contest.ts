import type { Request } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import type { EngineBy, PlanFacts } from '../templates/types.ts';
import { says } from './says.ts';
import { contestWords, meetWords } from './words/goal-words.ts';

/** What is lifted there is judged on a day. */
export function isMeet(choiceId: string, goalText: string): boolean {
  const { text } = fold(goalText);
  if (choiceId === 'olympic') return says(text, contestWords);
  return choiceId === 'block-strength' && says(text, meetWords);
}

/** '165 total', 'to total 165': both lifts together. */
export function totalIn(goalText: string): number | undefined {
  const found = /\btotal(?: of| is| at)? (\d{2,3})\b|\b(\d{2,3})(?: ?kg)? total\b/.exec(
    fold(goalText).text,
  );
  return found ? Number(found[1] ?? found[2]) : undefined;
}

/** What the way of the goal takes now, where somebody has told of it. */
export function secondsNow(
  { races }: Request,
  by: EngineBy,
  metres?: number,
): Pick<PlanFacts, 'engineSeconds'> {
  const own = by === 'ride' ? 'bike' : by;
  const race = races?.value.find((one) => one.by === own && one.metres === metres);
  return race ? { engineSeconds: race.seconds } : {};
}
