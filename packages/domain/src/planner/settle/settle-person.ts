import type { FocusArea, Loads } from '../../reading/vocabulary.ts';
import { isSenior } from '../legal/caps.ts';
import type { Request } from '../request.ts';
import { jointMuscles, withSoreJoints } from './sore-joints.ts';

/** Who has given birth is not asked to train for it: of the two, what was told with its weeks is meant. */
function afterBirth(request: Request): Request {
  const told = (name: string) => request.conditions.find(({ condition }) => condition === name);
  const [birth, pregnancy] = [told('postpartum'), told('pregnancy')];
  if (!birth || !pregnancy || pregnancy.confidence >= birth.confidence) return request;
  return { ...request, conditions: request.conditions.filter((one) => one !== pregnancy) };
}

/** A part of a session that is called by what hurts is no wish to train it. */
function withoutHurtParts(request: Request): Request {
  const { parts, injuries, avoidFocus } = request;
  const isHurt = injuries.some(
    ({ region, status }) => region === 'shoulder' && status === 'active',
  );
  if (!parts || (!isHurt && avoidFocus.value.length === 0)) return request;
  const isSpared = (area: FocusArea) =>
    (isHurt && area === 'shoulders') || avoidFocus.value.includes(area);
  const value = parts.value.map((part) => {
    const { focus, ...rest } = part;
    const others = focus?.filter((area) => !isSpared(area));
    return others && others.length < (focus?.length ?? 0)
      ? { ...rest, ...(others.length > 0 && { focus: others }) }
      : part;
  });
  return { ...request, parts: { ...parts, value } };
}

const longestFinisher = 15;

/** 'Upper body 40 minutes and a finisher': the minutes are those of what comes before it. */
function withShortFinisher(request: Request): Request {
  const { parts, session } = request;
  const [before, last, ...more] = parts?.value.slice(-2) ?? [];
  const isEnd = session?.value.includes('finisher') === true && more.length === 0;
  if (!parts || !before || !last?.minutes || !isEnd || before.minutes !== undefined) return request;
  if (last.minutes <= longestFinisher || last.exercises?.length || last.format) return request;
  const { minutes, ...rest } = last;
  const value = [...parts.value.slice(0, -2), { ...before, minutes }, rest];
  return { ...request, parts: { ...parts, value } };
}

/** Nothing was said of what is to be trained. */
const isOpen = (request: Request): boolean => {
  const { focus, mustInclude, goal, skillGoals, session, sport } = request;
  const isSaid = [request.written, request.parts, request.named, request.distances, request.cardio];
  const isCalm = goal.value === 'mobility' || goal.value === 'endurance' || session !== undefined;
  return (
    isSaid.every((one) => one === undefined) &&
    focus.source === 'default' &&
    mustInclude.value.length === 0 &&
    !isCalm &&
    !skillGoals &&
    !sport
  );
};

/** What yesterday left sore has its day off where nobody asked for it; the rest is trained. */
function withoutSoreMuscles(request: Request): Request {
  const sore = (request.readiness.value.soreMuscles ?? []).filter(
    (muscle) => !jointMuscles.has(muscle),
  );
  // A body with rules of its own has its own session, and aches there are no day after training.
  const isOfBody = request.conditions.length > 0 || isSenior(request);
  if (sore.length === 0 || isOfBody || !isOpen(request)) return request;
  const { source, confidence } = request.readiness;
  const value = [...new Set([...(request.avoidMuscles?.value ?? []), ...sore])];
  return { ...request, avoidMuscles: { value, source, confidence } };
}

/** In a full gym a weight that is told is one that was lifted, not the only one there. */
function withFullRack(request: Request): Request {
  const { loads, place } = request;
  if (place?.value !== 'gym' || loads.source !== 'text') return request;
  const isOne = ({ kilograms = [], count, isRange }: Loads) =>
    kilograms.length === 1 && count === undefined && !isRange;
  const value = Object.fromEntries(Object.entries(loads.value).filter(([, own]) => !isOne(own)));
  return { ...request, loads: { ...loads, value } };
}

const mostTempo = 9;
const tempoParts = 3;
const longEnough = 30;

/** '4-1-1', 'last time 9-8-7': in a session of strength three small numbers are no ladder. */
function withoutTempoLevels(request: Request): Request {
  const { body, format, minutes, written } = request;
  const { levels = [], ...rest } = body.value;
  const isSmall = levels.length === tempoParts && levels.every((level) => level <= mostTempo);
  const isEven = levels.every(
    (level, i) =>
      i === 0 ||
      Math.abs(level - (levels[i - 1] ?? 0)) === Math.abs((levels[1] ?? 0) - (levels[0] ?? 0)),
  );
  const isStep =
    isEven && levels[0] !== levels[1] && Math.abs((levels[1] ?? 0) - (levels[0] ?? 0)) > 1;
  const isLong = minutes.source !== 'default' && minutes.value >= longEnough;
  const isLadder = format.source === 'text' && !['pyramid', 'ladder'].includes(format.value);
  if (!isSmall || isStep || !isLong || isLadder || written?.value.only) return request;
  const { written: _list, ...open } = request;
  return {
    ...open,
    body: { ...body, value: rest },
    format: { ...format, value: 'sets', source: 'default' },
  };
}

/** What is known of the body, as the session takes it. */
export const settlePerson = (asked: Request): Request => {
  const request = withFullRack(withoutTempoLevels(asked));
  return withShortFinisher(
    withoutSoreMuscles(withoutHurtParts(withSoreJoints(afterBirth(request)))),
  );
};
