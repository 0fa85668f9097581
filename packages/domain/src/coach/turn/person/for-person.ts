import { exerciseLibrary } from '../../../exercise/library.ts';
import type { EquipmentId, LibraryExercise, Muscle } from '../../../exercise/types.ts';
import { claimsOf } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import type { Card } from '../../cards/card.ts';
import { rounded, toStep } from '../sums/figures.ts';
import type { Turn } from '../turn.ts';
import { type Diet, type Person, personOf } from './person.ts';

interface Line {
  /** Topics or ids of cards. */
  of: ReadonlySet<string>;
  says(person: Person, card: Card): string | null;
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
   resistance-bands bodyweight-only`,
);

const eating = of(`food protein fasting everyday-food weight-gain weight-loss`);
const runs = of(`running races running-technique running-body`);
const loading = of(
  `squat hinge pressing pulling muscle-groups sets-and-reps set-methods core-and-skills cardio effort
   starting-out volume-and-frequency progress planning`,
);

const instead: Readonly<Record<Diet, string>> = {
  vegetarian: 'eggs, skyr, cottage cheese, tofu, lentils and beans',
  vegan: 'tofu, tempeh, seitan, lentils, beans and soya or pea powder',
};

/** The muscles that a card is about, by how it is asked for. */
const musclesOf = ({ questions }: Card): ReadonlySet<Muscle> =>
  new Set(
    questions.flatMap((one) =>
      claimsOf(read(one).claims, 'focus').flatMap(({ value }) => value.muscles ?? []),
    ),
  );

const mostNamed = 3;
const plainest = 3;

/** What there is to do for these muscles with this kit alone, the plainest first. */
function movesWith(kit: readonly EquipmentId[], muscles: ReadonlySet<Muscle>): LibraryExercise[] {
  const fitting = exerciseLibrary.filter(
    ({ equipment, primary, roles, complexity, props, isometric }) =>
      equipment.some((id) => kit.includes(id)) &&
      equipment.every((id) => id === 'bodyweight' || kit.includes(id)) &&
      props.length === 0 &&
      !isometric &&
      complexity <= plainest &&
      roles.includes('main') &&
      primary.some((muscle) => muscles.has(muscle)),
  );
  const seen = new Set<string>();
  return fitting
    .filter(({ patterns: [first] }) => !seen.has(first) && seen.add(first))
    .slice(0, mostNamed);
}

const hoursBetween = { older: 55, young: 18 };
const litresPerKilogram = 0.033;
/** What an hour of lifting uses for each kilogram: about five times rest. */
const liftingPerKilogramHour = 5;

/** The first that fits are said: what was told last changes the most. */
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
    says: ({ age }, { answer }) =>
      age !== undefined && age < hoursBetween.young && !/\bmaximum\b/.test(answer)
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
    says: ({ only }, { answer }) =>
      only === 'bands'
        ? 'With bands alone take each set to where one or two more reps would fail, and step further on the band when 20 are easy.'
        : only === 'light' && !/three seconds/.test(answer)
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
  {
    of: eating,
    says: ({ diet, without }, { answer }) => {
      const isNamed =
        diet !== null &&
        new RegExp(diet === 'vegan' ? 'vegan|tofu' : 'vegetarian|tofu|eggs', 'i').test(answer);
      if (diet !== null && !isNamed)
        return `As you eat ${diet}, let ${instead[diet]} bring the protein.`;
      return without === null ? null : `Leave out whatever has ${without} in it.`;
    },
  },
  {
    of: runs,
    says: ({ weeksAhead: weeks }, { answer }) =>
      weeks === null || weeks < 1 || weeks > 40 || /\bweeks?\b/.test(answer)
        ? null
        : weeks <= 2
          ? 'With the day that near keep it short and easy; nothing new makes you fitter now.'
          : `You have ${weeks} weeks: build for ${Math.max(1, weeks - 2)}, and let the last two be shorter.`,
  },
  {
    of: loading,
    says: ({ kit, only }, card) => {
      if (kit.length === 0 || kit.length > 2 || only === 'none') return null;
      const muscles = musclesOf(card);
      const names = movesWith(kit, muscles).map(({ name }) => name.toLowerCase());
      return names.length < 2 || names.some((name) => card.answer.toLowerCase().includes(name))
        ? null
        : `With what you have: ${names.join(', ')}.`;
    },
  },
  {
    of: loading,
    says: ({ hurts }, { answer }) =>
      hurts === null || /\bpain\w*|\bhurts?\b|\baches?\b/.test(answer)
        ? null
        : `Mind your ${hurts}: keep to the range that is free of pain, and swap what sets it off.`,
  },
];

const mostLines = 2;

/** What a card comes to for who asks; null where nothing that was told changes it. */
export function forPerson(turn: Turn, card: Card): string | null {
  if (turn.language !== 'en') return null;
  const fitting = lines.filter(({ of: ids }) => ids.has(card.id) || ids.has(card.topic));
  if (fitting.length === 0) return null;
  const person = personOf(turn);
  const said = fitting.flatMap(({ says }) => says(person, card) ?? []);
  return said.length === 0 ? null : said.slice(0, mostLines).join(' ');
}
