import { claimsOf } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import type { Card } from '../../cards/card.ts';
import { type Facts, factsOf, spanIn } from '../advice/facts.ts';
import { rounded, toStep } from '../sums/figures.ts';
import type { Turn } from '../turn.ts';

/** What of a person changes the answer of a card. */
interface Person extends Facts {
  minutes?: number;
  isNew: boolean;
  /** Only this to train with. */
  only: 'bands' | 'light' | 'none' | null;
  weeks: number | null;
  text: string;
}

interface Line {
  /** Topics or ids of cards. */
  of: ReadonlySet<string>;
  says(person: Person): string | null;
}

const of = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const layouts: readonly string[] = [
  '',
  'With one day a week make it full body, every set close to its end.',
  'With two days a week train the whole body on both, with two or three days between.',
  'With three days a week train the whole body each time, or give the third to what lags.',
  'With four days a week go upper, lower, rest, upper, lower.',
  'With five days a week keep two of them easy.',
  'With six days a week keep three of them easy.',
  'With seven days a week at least three have to be easy, or it turns against you.',
];

const planning = of(
  `volume-and-frequency starting-out planning muscle-groups full-body-or-split how-many-sets
   weekly-sets how-often-train muscle-frequency minimum-dose two-days-a-week-enough how-long-workout`,
);
const strength = of(
  `squat hinge pressing pulling sets-and-reps volume-and-frequency starting-out results progress effort
   pick-starting-weight older-start-results`,
);
const building = of(
  `equipment muscle-groups pressing pulling squat results weight-gain volume-and-frequency
   resistance-bands bodyweight-only legs-with-light-weights`,
);

const hoursBetween = { older: 55, young: 18 };
const litresPerKilogram = 0.033;
/** What an hour of lifting uses for each kilogram: about five times rest. */
const liftingPerKilogramHour = 5;

/** The first line that fits is said: what was told last changes the most. */
const lines: readonly Line[] = [
  {
    of: of('calories-burned'),
    says: ({ kg, minutes }) =>
      kg !== undefined && minutes !== undefined
        ? `For your ${rounded(kg)} kg, ${minutes} minutes of lifting or kettlebells come to about ${toStep((kg * liftingPerKilogramHour * minutes) / 60, 10)} to ${toStep((kg * (liftingPerKilogramHour + 3) * minutes) / 60, 10)} kcal.`
        : null,
  },
  {
    of: of('water-per-day'),
    says: ({ kg }) =>
      kg === undefined
        ? null
        : `At ${rounded(kg)} kg that is about ${rounded(kg * litresPerKilogram)} litres in all, food included.`,
  },
  {
    of: strength,
    says: ({ age, isNew }) =>
      age !== undefined && age >= hoursBetween.older
        ? `At ${age} ${isNew ? 'start with two days a week and' : 'give hard sets two full days between and'} add weight every second week rather than every session.`
        : null,
  },
  {
    of: of('youth'),
    says: ({ age }) =>
      age !== undefined && age < hoursBetween.young
        ? `At ${age} keep three reps in reserve, leave out tries for a maximum, and have somebody who knows watch you.`
        : null,
  },
  {
    of: planning,
    says: ({ perWeek, minutes }) => {
      const layout = perWeek === undefined ? '' : (layouts[Math.round(perWeek)] ?? '');
      const short =
        minutes !== undefined && minutes <= 45
          ? `In ${minutes} minutes ${minutes <= 25 ? 'three' : minutes <= 35 ? 'four' : 'five'} exercises fit, three sets each, two of them in turn.`
          : '';
      return [layout, short].filter(Boolean).join(' ') || null;
    },
  },
  {
    of: building,
    says: ({ only }) =>
      only === 'bands'
        ? 'With bands alone take each set to where one or two more reps would fail, and step further on the band when 20 are easy.'
        : only === 'light'
          ? 'With weights that light go slow and one-sided, three seconds down, until one or two reps are left.'
          : only === 'none'
            ? 'With no kit make the lever harder instead of adding reps: feet up, one leg, slow lowering.'
            : null,
  },
  {
    of: of('starting-out results squat hinge pressing pulling pick-starting-weight'),
    says: ({ isNew, sex, kg }) =>
      isNew && kg !== undefined
        ? `To begin with, about ${toStep(kg * (sex === 'female' ? 0.2 : 0.25), 2.5)} kg for presses and rows and ${toStep(kg * (sex === 'female' ? 0.35 : 0.45), 2.5)} kg for squats and hinges is a fair first try at ${rounded(kg)} kg; go by how it feels.`
        : null,
  },
];

const newWords =
  /\b(?:never (?:lifted|trained|been|done|run)|beginner|newbie|noob|new to|just start(?:ed|ing)|start(?:ing)? (?:out|with|to|lifting)|first time|from (?:zero|nothing|scratch))\b/i;
const minutesIn = /\b(\d{2,3})\s?-?\s?(?:min|mins|minutes?)\b/i;
const onlyBands =
  /\b(?:only|just|nothing but)\b[^.?!]{0,20}\bbands?\b|\bbands?\b[^.?!]{0,14}\b(?:only|nothing else)\b/i;
const onlyLight =
  /\b(?:only|just|two|pair of)\b[^.?!]{0,16}\b[1-7](?:\.5)?\s?(?:kg|kilos?)\b[^.?!]{0,14}\b(?:dumbbells?|weights?)\b/i;
const noKit =
  /\b(?:no (?:kit|equipment|weights|gym)|bodyweight only|without (?:kit|equipment|weights))\b/i;

function personOf(turn: Turn): Person {
  const { text, previous } = turn;
  const own = previous
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content)
    .slice(-4);
  const near = [text, ...own.reverse()];
  const told = (pattern: RegExp) => near.find((one) => pattern.test(one));
  const minutes = Number(minutesIn.exec(told(minutesIn) ?? '')?.[1]);
  const facts = factsOf(turn);
  const known = claimsOf(read(text).claims, 'level')[0]?.value;
  return {
    ...facts,
    ...(minutes > 0 && { minutes }),
    isNew: known === 'beginner' || told(newWords) !== undefined,
    only: told(onlyBands) ? 'bands' : told(onlyLight) ? 'light' : told(noKit) ? 'none' : null,
    weeks: spanIn(text)?.weeks ?? null,
    text,
  };
}

/** What a card comes to for who asks; null where nothing that was told changes it. */
export function forPerson(turn: Turn, card: Card): string | null {
  if (turn.language !== 'en') return null;
  const fitting = lines.filter(({ of: ids }) => ids.has(card.id) || ids.has(card.topic));
  if (fitting.length === 0) return null;
  const person = personOf(turn);
  for (const { says } of fitting) {
    const line = says(person);
    if (line) return line;
  }
  return null;
}
