import { latest } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import { countText } from '../../../workout/words.ts';
import { numberOf, rounded, type Sum, toStep } from '../sums/figures.ts';
import type { Answer, Turn } from '../turn.ts';
import { type Facts, factsOf, weeksAhead } from './facts.ts';
import { liftsTold } from './lifts-told.ts';

const kcalPerKilogram = 7700;
/** Less than this a day is for a doctor or a dietitian to plan. */
const leastEnergy = { anyone: 1500, woman: 1200 };
const mostDeficit = 500;
/** Too small to be worth a plan. */
const leastDeficit = 200;
const underweight = 18.5;
/** Who is lighter than this has nothing to lose. */
const lowestBmi = 20;

const planner = 'a doctor or dietitian should plan it with you';

/** A woman who said so may eat a little less than the rest. */
function floorFor({ text, reading }: Turn): number {
  const said = latest(read(text).claims, 'sex') ?? latest(reading.told.claims, 'sex');
  return said?.whose === 'me' && said.value === 'female' ? leastEnergy.woman : leastEnergy.anyone;
}

const bmiOf = (kg: number, cm: number): number => kg / (cm / 100) ** 2;

/** What may be left out a day without eating too little. */
const deficitFor = (need: number, floor: number): number => Math.min(mostDeficit, need - floor);

const askHeight: Answer = {
  say: [
    'I need your height and your weight for that: whether there is weight to lose at all hangs on both.',
    `Write them with your question. If you are light for your height, ${planner}.`,
  ],
};

const tooLight = (first: string): Answer => ({
  say: [
    first,
    `Eat enough and lift two or three times a week. If you still want to weigh less, ${planner}; and if the number on the scale weighs on you, talk it over with a doctor.`,
  ],
});

/** What a body at rest uses a day: Mifflin and St Jeor, or by weight alone. */
function restingOf({ kg, cm, age, sex }: Facts): number | null {
  if (kg === undefined) return null;
  if (cm === undefined || age === undefined) return 22 * kg;
  const base = 10 * kg + 6.25 * cm - 5 * age;
  return sex === undefined ? base - 78 : base + (sex === 'male' ? 5 : -161);
}

/** How much more a day uses, by what was told of it. */
function activityOf({ perWeek = 0, steps = 0, isSeated }: Facts): number {
  const training = perWeek >= 4 ? 0.2 : perWeek >= 2 ? 0.12 : 0;
  const walking = steps >= 10_000 ? 0.12 : steps >= 7000 ? 0.06 : 0;
  return 1.35 + training + walking + (isSeated || perWeek + steps > 0 ? 0 : 0.05);
}

const toFifty = (value: number): number => toStep(value, 50);
const upToFifty = (value: number): number => Math.ceil(value / 50) * 50;

function needOf(facts: Facts): { low: number; high: number; middle: number } | null {
  const resting = restingOf(facts);
  if (resting === null) return null;
  const middle = resting * activityOf(facts);
  return { middle, low: toFifty(middle * 0.95), high: toFifty(middle * 1.06) };
}

const eaten = /\b(\d{1,2}[.,]?\d{2,3})\s*(?:kcals?|calories|cals?)\b/i;
const thousands = (value: number): string => value.toLocaleString('en-GB');

function intakeIn(text: string): number | null {
  const said = eaten.exec(text)?.[1]?.replace(/[.,](?=\d{3})/, '');
  const value = numberOf(said);
  return value >= 600 && value <= 6000 && !/\bburn\w*|\bdeficit of\b|\bkcal deficit\b/i.test(text)
    ? value
    : null;
}

const asksEnough =
  /\b(?:too (?:low|little|few|much|many|high)|enough|ok|okay|right|safe|healthy|should i eat|low)\b|\?/i;
const asksLoss =
  /\bhow (?:much|fast|quick\w*|long)\b.*\b(?:lose|loss|drop|weight)\b|\blose\b.*\b(?:a|per) week\b/i;

/** 'Is 1400 kcal too low? 29f, 71 kg', 'how much do I lose a week on 1800?' */
export const energyFor: Sum = (turn) => {
  const { text } = turn;
  const intake = intakeIn(text);
  const facts = factsOf(turn);
  const need = needOf(facts);
  if (intake === null || !need || facts.kg === undefined) return null;
  const isOfLoss = asksLoss.test(text);
  if (!(asksEnough.test(text) || isOfLoss)) return null;
  const range = `${thousands(need.low)} to ${thousands(need.high)}`;
  const share = intake / need.middle;
  const protein = toStep(facts.kg * 1.6, 5);
  const floor = floorFor(turn);
  const bmi = facts.cm === undefined ? null : bmiOf(facts.kg, facts.cm);
  const isLess = share < 0.9;
  if (bmi !== null && (bmi < underweight || (bmi < lowestBmi && isLess)))
    return tooLight('You are light for your height, so this is no amount to lose weight on.');
  if (intake < floor || share < 0.7 || need.middle - intake > mostDeficit) {
    const spare = deficitFor(need.middle, floor);
    const easy = `${thousands(upToFifty(need.middle - spare))} to ${thousands(upToFifty(need.middle - spare * 0.7))}`;
    const isWell = bmi !== null && spare >= leastDeficit;
    return {
      say: [
        `That is too low: you use roughly ${range} kcal a day.`,
        ...(isWell
          ? [
              `${easy} with about ${protein} g of protein still takes weight off, and you can train on it.`,
            ]
          : []),
        `To eat less than that, ${planner}. If you are often cold, tired or dizzy, or periods change, eat more and tell your doctor.`,
      ],
    };
  }
  if (bmi === null && (isLess || isOfLoss)) return askHeight;
  if (isOfLoss) {
    const weekly = ((need.middle - intake) * 7) / kcalPerKilogram;
    return weekly < 0.05
      ? { say: [`Next to nothing: you use roughly ${range} kcal a day, about what you eat.`] }
      : {
          say: [
            `About ${rounded(weekly)} kg a week: you use roughly ${range} kcal a day and eat ${thousands(intake)}.`,
            `Weigh yourself a few mornings a week and look at the average after three weeks. For more than that, ${planner}.`,
            `Lift twice a week and eat about ${protein} g of protein, so that what goes is fat.`,
          ],
        };
  }
  const verdict = isLess
    ? `That is a sensible amount for losing slowly`
    : share <= 1.08
      ? `It is about what you use`
      : `It is a bit more than you use`;
  return {
    say: [
      `${verdict}: with your numbers I come to roughly ${range} kcal a day.`,
      `Keep about ${protein} g of protein in it, and let the average on the scale over three weeks have the last word.`,
    ],
  };
};

const amountToLose =
  /\b(?:lose|losing|drop|shed|cut|get rid of)\s+(?:about |around |some |another |the last )?(\d{1,2}(?:[.,]\d)?)\s*(kg|kilos?|lbs?|pounds?)/i;
const poundsNow = /\b(\d{2,3})\s*(?:lbs?|pounds?)\b/i;
const bodyNow =
  /\b(?:i'?m|im|i am|at|now|currently|weigh|from)\s*(?:at\s*)?(\d{2,3}(?:[.,]\d)?)\s*(?:kg|kilos?)?(?:\s*now)?/i;
/** 'At half a kilo a week': a sum with a rate of its own. */
const hasRate =
  /\b(?:kg|kilos?|kilo|lbs?|pounds?|grams?)\s*(?:a|per|each|every)\s*(?:week|month)\b/i;

const goalMass =
  /\b(?:get|be|down|go|drop|lose|back)\s*(?:down\s*)?to\s*(\d{2,3}(?:[.,]\d)?)\s*(kg|kilos?)?\b(?!\s*(?:min|k\b|km|reps|%|weeks))/i;

/** 'From 84 to 78': as what is to go. */
function downTo(text: string, kg: number | undefined): readonly string[] | null {
  const found = goalMass.exec(text);
  const goal = numberOf(found?.[1]);
  return found && kg !== undefined && goal < kg && goal > kg * 0.6 && liftsTold(text).length === 0
    ? [found[0], rounded(kg - goal), 'kg']
    : null;
}

/** 'Lose 6 kg before the wedding in April, I am 81 now: doable?' */
export const weightByDate: Sum = (turn) => {
  const { text, cues } = turn;
  const facts = factsOf(turn);
  const found = amountToLose.exec(text) ?? downTo(text, facts.kg);
  if (!found) return null;
  const isAsked = cues.has('sum', 'reach') || /\bhow long\b|\bhow fast\b|\?/i.test(text);
  if (!isAsked || hasRate.test(text)) return null;
  const lost = numberOf(found[1]) * (/^(?:lb|pound)/i.test(found[2] ?? '') ? 0.4536 : 1);
  const rest = text.replace(found[0] ?? '', ' ');
  const pounds = numberOf(poundsNow.exec(rest)?.[1]);
  const said = pounds >= 90 ? pounds * 0.4536 : numberOf(bodyNow.exec(rest)?.[1]);
  const now = said >= 40 && said <= 250 ? said : facts.kg !== lost ? facts.kg : undefined;
  if (now === undefined || facts.cm === undefined) return askHeight;
  if (bmiOf(now - lost, facts.cm) < lowestBmi)
    return tooLight(
      `I would not: ${rounded(now - lost)} kg is on the light side for your height, and there is little left to gain from it.`,
    );
  const need = needOf({ ...facts, kg: now })?.middle ?? 0;
  const deficit = deficitFor(need, floorFor(turn));
  if (deficit < leastDeficit)
    return tooLight('You use little as it is, so there is not much to take off a day.');
  const mostDaily = Math.floor(deficit / 50) * 50;
  const fastest = (deficit * 7) / kcalPerKilogram;
  const [low, high] = [Math.min(now * 0.005, fastest * 0.8), Math.min(now * 0.0075, fastest)];
  const isPounds = /^(?:lb|pound)/i.test(found[2] ?? '');
  const shown = (kilos: number): string => rounded(isPounds ? kilos / 0.4536 : kilos, 1);
  const unit = isPounds ? 'lb' : 'kg';
  const massText = (kilos: number): string => `${shown(kilos)} ${unit}`;
  const pace = `${shown(low)} to ${shown(high)} ${unit} a week`;
  const weeks = weeksAhead(turn);
  const howMuch = massText(lost);
  if (weeks === null || weeks < 1)
    return {
      say: [
        `About ${Math.ceil(lost / high)} to ${Math.ceil(lost / low)} weeks for ${howMuch}, at a sensible ${pace}.`,
        `Take up to ${thousands(mostDaily)} kcal off a day, keep lifting twice a week and eat protein with each meal.`,
      ],
    };
  const each = lost / weeks;
  const daily = Math.min(mostDaily, toFifty((each * kcalPerKilogram) / 7));
  const isSlow = each <= high;
  const verdict =
    each <= low ? `Yes, easily` : isSlow ? `Yes, with some discipline` : `Not all of it, honestly`;
  const within = countText(Math.floor(weeks), 'week');
  return {
    say: isSlow
      ? [
          `${verdict}: ${howMuch} in ${within} is about ${massText(each)} a week, and ${pace} is a sensible rate at ${massText(now)}.`,
          `That takes some ${thousands(daily)} kcal less a day: smaller portions, a daily walk, protein with each meal.`,
          'Lift twice a week, so that it is fat that goes.',
        ]
      : [
          `${verdict}: ${within} are good for about ${shown(low * weeks)} to ${massText(high * weeks)} at ${pace}.`,
          `Faster costs muscle and mostly comes back, and ${planner}. Take what the time gives, with a daily walk, protein at each meal and lifting twice a week.`,
        ],
  };
};

const absWords = /\b(?:abs|six[- ]?pack|sixpack)\b/i;
const fatShare = /\b(\d{1,2}(?:[.,]\d)?)\s?%/;

/** 'How long till I see abs, 84 kg at 22 %?' */
export const absFrom: Sum = (turn) => {
  const { text } = turn;
  const facts = factsOf(turn);
  const share = numberOf(fatShare.exec(text)?.[1]);
  if (!absWords.test(text) || facts.kg === undefined || !(share > 8 && share < 50)) return null;
  const target = facts.sex === 'female' ? [19, 21] : [12, 14];
  const [, easier = 14] = target;
  if (share <= easier) return null;
  const lean = facts.kg * (1 - share / 100);
  const [most = 0, least = 0] = target.map((one) => (facts.kg ?? 0) - lean / (1 - one / 100));
  if (facts.cm === undefined) return askHeight;
  if (bmiOf(facts.kg - most, facts.cm) < lowestBmi)
    return tooLight(
      'There is little to lose at your height, so I would not go after them by eating less.',
    );
  const weeks = [least / 0.45, most / 0.35].map((one) => Math.round(one));
  return {
    say: [
      `Roughly ${Math.round((weeks[0] ?? 0) / 4.35)} to ${Math.round((weeks[1] ?? 0) / 4.35)} months: most ${facts.sex === 'female' ? 'women' : 'men'} see them around ${target[0]} to ${target[1]} %, and from ${rounded(share)} % that is ${Math.round(least)} to ${Math.round(most)} kg of fat at about 0.4 kg a week.`,
      `Lift three times a week and eat about ${toStep(facts.kg * 1.8, 5)} g of protein, so that the muscle stays.`,
      'Scales that show body fat are often several points off, so go by your waist and the mirror.',
    ],
  };
};
