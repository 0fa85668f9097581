import type { Request } from '../../planner/request.ts';
import type { Goal } from '../../reading/vocabulary.ts';
import { isCarriedOn } from './run-wish.ts';

/** Races are named by their length. */
export const race =
  /\b(?:half[ -]?|ultra)?marath?on\w*|\bhalbmarathon\b|\bmarat(?:\u00f3|o)na?\b|\b(?:5|10) ?k\b|\bparkruns?\b/i;
const run = /\b(?:run|runs|running|jog|jogging|laufen|joggen|correr|courir|correre)\b/gi;
/** 'I run a lot' and 'I like to run' tell of somebody, 'in the long run' of no run. */
const told = /\b(?:i|already|the long|(?:like|love) to) $/i;
const wished = /(?:\bwould|'d) (?:like|love) to $/i;

function isAskedFor(text: string, found: RegExpExecArray): boolean {
  const before = text.slice(0, found.index);
  return (!told.test(before) || wished.test(before)) && !isCarriedOn(text, found);
}

const findRun = (text: string) => [...text.matchAll(run)].find((found) => isAskedFor(text, found));

const lifting =
  /\b(?:strength|strong|stronger|lift|lifts|lifting|weights|muscles?|kraft|muskeln|fuerza|m\u00fasculos?|musculation|forza|muscoli|for\u00e7a)\b/i;
/** 'Marathon plus strength' asks for two things, 'strength for the marathon' for one. */
const adds =
  /[+&,]|\b(?:and|plus|with|while|also|alongside|besides|und|mit|y|con|et|avec|e|com)\b/i;

const isLifting = (goal: Goal) => !['endurance', 'hiit', 'mobility', 'general'].includes(goal);

function areJoined(text: string, one: RegExpExecArray, other: RegExpExecArray): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  const end = first.index + first[0].length;
  const isOfRunners = /^\s*runners?\b/i.test(text.slice(one.index + one[0].length));
  return !isOfRunners && end <= second.index && adds.test(text.slice(end, second.index));
}

/** What the lifts are for in a goal that asks for them beside the running; null in any other. */
export function liftsBesideRuns({ goal }: Request, text: string): Goal | null {
  const onFoot = race.exec(text) ?? findRun(text);
  const lifts = lifting.exec(text);
  if (!onFoot || !lifts || !areJoined(text, onFoot, lifts)) return null;
  if (isLifting(goal.value)) return goal.value;
  return /^mus/i.test(lifts[0]) ? 'hypertrophy' : 'strength';
}
