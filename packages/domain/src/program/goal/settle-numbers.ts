import type { Request } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import { vdotOf } from '../../training/pace/running.ts';
import { liftsNow, repsOf } from './read-target.ts';

const told = <T>(value: T) => ({ value, source: 'text' as const, confidence: 0.75 });

const relation =
  '(?:dad|father|mum|mom|mother|grandad|grandpa|grandfather|gran|grandma|granny|grandmother|parents?|wife|husband|partner|uncle|aunt|son|daughter|boy|girl|client|friend|vater|mutter|oma|opa|padre|madre|abuel[ao]|pere|mere|nonn[ao]|pai|mae|av[oó])';
const yearsOld = '(\\d{1,2})[ -]?(?:years?|yrs?|yo)?(?:[ -]?olds?)?';
/** 'My dad, 72', '70 year old mother wants', 'for a 15 year old': who is to train. */
const ofWho = [
  new RegExp(`\\b${relation}(?:,| is| who is| aged| \\()? ?(?:aged )?${yearsOld}\\b`),
  new RegExp(`\\b${yearsOld} ${relation}\\b`),
  new RegExp(
    `\\bfor (?:my |an? |our )?(\\d{1,2})[ -]?(?:years?|yrs?)[ -]?olds?(?: ${relation})?\\b`,
  ),
];
const wants =
  /\b(?:wants?|needs?|would like|has to|is to|should|can(?:not|t)?|to get|program|plan)\b/;
const ages = { least: 10, most: 99 } as const;

/** Whoever writes for somebody else tells that one's age: the plan is for them. */
export function withAge(request: Request, goalText: string): Request {
  const { text } = fold(goalText);
  if (request.age || !wants.test(text)) return request;
  const age = Number(ofWho.map((one) => one.exec(text)?.[1]).find(Boolean) ?? 0);
  return age >= ages.least && age <= ages.most ? { ...request, age: told(age) } : request;
}

/** The best of the world are at about 85. */
const fastest = 82;
const halfWords =
  /\b(?:halfs?|halves|half[ -]?marathons?|hms?|halbmarathon\w*|medi[ao]s?|semis?)\b/;
const marathon = 42_195;

/** A time that nobody runs over a marathon was run over half of it, or over nothing that is known. */
export function withBelievable(request: Request, goalText: string): Request {
  const { races, ...rest } = request;
  if (!races) return request;
  const hasHalf = halfWords.test(fold(goalText).text);
  const value = races.value.flatMap((race) => {
    if (race.by !== 'run' || vdotOf(race.metres, race.seconds) <= fastest) return [race];
    const half = { ...race, metres: race.metres / 2 };
    const isHalf = hasHalf && race.metres === marathon;
    return isHalf && vdotOf(half.metres, half.seconds) <= fastest ? [half] : [];
  });
  return value.length === 0 ? rest : { ...rest, races: { ...races, value } };
}

/** 'Long run' makes no easy program, 'hurts when I grip hard' no hard one. */
export function withoutOneDay({ rpe: _effort, ...request }: Request): Request {
  const { difficulty, injuries, session, cardio } = request;
  const { quote } = difficulty;
  const others = [
    session?.quote,
    cardio?.quote,
    ...injuries.flatMap((one) => [one.quote, one.trigger]),
  ];
  const isOfOther = quote !== undefined && others.some((words) => words?.includes(quote));
  if (!isOfOther) return request;
  return { ...request, difficulty: { ...difficulty, value: 'moderate', source: 'default' } };
}

/** 'Squat 180, deadlift 220, now 160/200': what is lifted now is the maximum, not the wish. */
export function withLiftsNow(request: Request, goalText: string): Request {
  const now = liftsNow(goalText);
  if (now.length === 0) return request;
  const { maxima } = request;
  const others = (maxima?.value ?? []).filter(({ lift }) => !now.some(({ move }) => move === lift));
  const own = now.map(({ move, kilograms }) => ({
    lift: move,
    kilograms,
    reps: repsOf(goalText, kilograms),
  }));
  return {
    ...request,
    maxima: { ...told([...others, ...own]), ...maxima, value: [...others, ...own] },
  };
}
