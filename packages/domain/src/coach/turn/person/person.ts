import type { EquipmentId } from '../../../exercise/types.ts';
import { equipmentIds } from '../../../exercise/types.ts';
import { type Claim, claimsOf } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import { type Facts, factsOf, spanIn, weeksAhead } from '../advice/facts.ts';
import { allTold } from '../recall/recollect.ts';
import type { Turn } from '../turn.ts';

export type Diet = 'vegan' | 'vegetarian';

/** What of a person changes an answer: as the message tells it, else as it was told before. */
export interface Person extends Facts {
  minutes?: number;
  isNew: boolean;
  /** Only this to train with. */
  only: 'bands' | 'light' | 'none' | null;
  /** All that there is to train with, where that is not a whole gym. */
  kit: readonly EquipmentId[];
  weeks: number | null;
  /** Weeks until what is trained for. */
  weeksAhead: number | null;
  diet: Diet | null;
  /** What must not be eaten, as it was said. */
  without: string | null;
  /** Where it hurts, as it is called. */
  hurts: string | null;
  text: string;
}

const newWords =
  /\b(?:never (?:lifted|trained|been|done|run)|beginner|newbie|noob|new to|just start(?:ed|ing)|start(?:ing)? (?:out|with|to|lifting)|first time|from (?:zero|nothing|scratch))\b/i;
const minutesIn = /\b(\d{2,3})\s?-?\s?(?:min|mins|minutes?)\b/i;
const mostDays = 7;
const numbers = 'no one two three four five six seven 0 1 2 3 4 5 6 7'.split(' ');
/** 'I have two days': of each week, where nothing says that they are over. */
const daysIn =
  /\b(?:have|got|manage|free|only|do|train)\s+(?:only\s+)?([1-7]|one|two|three|four|five|six|seven) days?\b(?!\s+(?:ago|off|later|in a row|straight|after|before|left|rest))/i;
const onlyBands =
  /\b(?:only|just|nothing but)\b[^.?!]{0,20}\bbands?\b|\bbands?\b[^.?!]{0,14}\b(?:only|nothing else)\b/i;
const onlyLight =
  /\b(?:only|just|two|pair of)\b[^.?!]{0,16}\b[1-7](?:\.5)?\s?(?:kg|kilos?)\b[^.?!]{0,14}\b(?:dumbbells?|weights?)\b/i;
const noKit =
  /\b(?:no (?:kit|equipment|weights|gym)|bodyweight only|without (?:kit|equipment|weights))\b/i;
const diets: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /\b(?:i'?m|i am|as a|being|eat|gone|went) (?:\w+ )?vegan\b|\bvegan here\b/i],
  [
    'vegetarian',
    /\b(?:i'?m|i am|as a|being|eat|gone|went) (?:\w+ )?(?:vegetarian|veggie)\b|\b(?:don'?t|do not|no longer|never) eat meat\b/i,
  ],
];
const avoided =
  /\b(?:allergic to|allergy to|intolerant to|can'?t (?:eat|have|digest)|cannot (?:eat|have)|don'?t (?:eat|tolerate))\s+((?:\w+ ){0,2}?\w+)(?=\s*(?:$|[.,;!?]|and\b|so\b|but\b|btw\b))|\b(lactose|gluten|dairy|nut|egg|soy|fish|shellfish)[- ](?:intolerant|allergy|free)\b/i;
const stationary = new Set<string>(equipmentIds);

const wholeGym = /\bgym\b/i;

/** What is named to train with; nothing where a gym stands behind it. */
function kitIn(texts: readonly string[], told: readonly Claim[]): EquipmentId[] {
  const now = texts.flatMap((text) => claimsOf(read(text).claims, 'kit'));
  const all = [...now, ...claimsOf(told, 'kit')].filter(
    ({ whose, polarity }) => whose === 'me' && polarity === 'has',
  );
  if (texts.some((text) => wholeGym.test(text))) return [];
  const ids = all
    .map(({ value }) => value.id)
    .filter((id): id is EquipmentId => stationary.has(id));
  return [...new Set(ids)].filter((id) => id !== 'bodyweight');
}

const lately = 4;

export function personOf(turn: Turn): Person {
  const { text, previous, reading, request } = turn;
  const own = previous
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content)
    .slice(-lately);
  const near = [text, ...own.reverse()];
  const told = (pattern: RegExp) => near.find((one) => pattern.test(one));
  const minutes = Number(minutesIn.exec(told(minutesIn) ?? '')?.[1]);
  const known = claimsOf(read(text).claims, 'level')[0]?.value;
  const facts = factsOf(turn);
  const days = numbers.indexOf(daysIn.exec(text)?.[1]?.toLowerCase() ?? '') % (mostDays + 1);
  const kept = [
    ...near,
    ...allTold(turn)
      .map(({ clause }) => clause)
      .reverse(),
  ];
  const eaten = kept.map((one) => avoided.exec(one)).find((found) => found !== null);
  const injury = request?.injuries.find(
    ({ status, source }) => status === 'active' && source === 'text',
  );
  return {
    ...facts,
    ...(facts.perWeek === undefined && days > 0 && { perWeek: days }),
    ...(minutes > 0 && { minutes }),
    isNew: known === 'beginner' || told(newWords) !== undefined,
    only: told(onlyBands) ? 'bands' : told(onlyLight) ? 'light' : told(noKit) ? 'none' : null,
    kit: kitIn([text], reading.told.claims),
    weeks: spanIn(text)?.weeks ?? null,
    weeksAhead: weeksAhead(turn),
    diet: diets.find(([, said]) => kept.some((one) => said.test(one)))?.[0] ?? null,
    without: (eaten?.[1] ?? eaten?.[2])?.toLowerCase() ?? null,
    hurts: injury ? injury.region.replaceAll('_', ' ') : null,
    text,
  };
}
