import { latest } from '../../../reading/claims.ts';
import type { Turn } from '../turn.ts';
import {
  basisOf,
  figureSource,
  numberOf,
  numberTopic,
  rounded,
  type Sum,
  toStep,
} from './figures.ts';

const poundsPerKilogram = 2.20462;
const saidMass = new RegExp(
  String.raw`\b(?:i\s?a?'?m|i weigh|weigh(?:ing)?|at|for|with|body\s?weight(?: of)?|bei|mit|peso|pese)\s*(?:about\s*|a\s*)?(${figureSource})\s*(kgs?|kilos?|kilograms?|lbs?|pounds?)\b|(${figureSource})\s*(kgs?|kilos?|lbs?|pounds?)\b`,
  'i',
);
const bareMass = /\bweigh(?:ing)?(?: about)? (\d{2,3})\b/i;

/** The body's own weight in kilograms: as it is said, told before, or noted. */
export function bodyIn({ text, reading, knowledge }: Turn, isSaidOnly = false): number | null {
  const found = saidMass.exec(text);
  const said = numberOf(found?.[1] ?? found?.[3] ?? bareMass.exec(text)?.[1]);
  const isPounds = /^(?:lb|pound)/i.test(found?.[2] ?? found?.[4] ?? '');
  const own = isPounds ? said / poundsPerKilogram : said;
  if (own >= 30 && own <= 250) return own;
  if (isSaidOnly) return null;
  return latest(reading.told.claims, 'bodyMass')?.value ?? knowledge.bodyWeightKg ?? null;
}

const perKilogram = { low: 1.2, usual: 1.6, high: 2.2 };
const ofProtein = /\bprotein|\bproteina|\beiwei(?:ss|ß)|\bproteines?\b/i;
const rate = new RegExp(
  String.raw`(${figureSource})\s*(?:g|grams?)\s*(?:of protein\s*)?(?:\/|per|a|por|pro|par)\s*(?:kg|kilo)`,
  'i',
);
const asksAmount =
  /\bhow (?:much|many)\b|\bwhat(?:'?s|s)?\b|\bgrams?\b|\bwie ?viel\b|\bcu[aá]nt|\bcombien\b|\bquant[oa]\b|\benough\b/i;

const proteinTopic = (grams: number) =>
  numberTopic(`${grams} g`, 'protein a day', { kind: 'protein', value: grams });

/** Grams of protein for a body: by the rate that is named, or by the usual one. */
export const proteinFrom: Sum = (turn) => {
  const { text } = turn;
  const named = numberOf(rate.exec(text)?.[1]);
  const isAsked = asksAmount.test(text) && (ofProtein.test(text) || named > 0);
  const body = isAsked ? bodyIn({ ...turn, text: text.replace(rate, ' ') }) : null;
  if (body === null) return null;
  if (named > 0) {
    const grams = Math.round(body * named);
    return {
      say: [`${grams} g a day: ${rounded(named)} g times ${rounded(body)} kg.`],
      topic: proteinTopic(grams),
    };
  }
  if (bodyIn(turn, true) === null && !/\b(?:i|me|my)\b/i.test(text)) return null;
  const { low, usual, high } = perKilogram;
  const eaten = numberOf(/\b(\d{2,3})\s*g(?:rams?)?\b/i.exec(text)?.[1]);
  const least = toStep(body * low, 5);
  if (/\benough\b/i.test(text) && eaten > 0) {
    const verdict =
      eaten >= body * usual * 0.95 ? 'Yes' : eaten >= least ? 'It is in the range' : 'Not quite';
    return {
      say: [
        `${verdict}: ${eaten} g is ${rounded(eaten / body)} g per kg at ${rounded(body)} kg. About ${toStep(body * usual, 5)} g is a good mark, ${least} the least that makes sense when you lift.`,
      ],
      topic: proteinTopic(toStep(body * usual, 5)),
    };
  }
  const grams = toStep(body * usual, 5);
  return {
    say: [
      `About ${grams} g a day at ${rounded(body)} kg; ${least} to ${toStep(body * high, 5)} g is the useful range. Spread it over three or four meals of ${toStep(grams / 4, 5)} to ${toStep(grams / 3, 5)} g.`,
      ...(asksForFood.test(text) ? [inFood(grams)] : []),
    ],
    topic: proteinTopic(grams),
  };
};

const asksForFood =
  /\b(?:actual|real|proper|normal) (?:food|meals?)\b|\bin (?:food|meals|eggs|chicken)\b|\bnot (?:in )?grams\b|\bas food\b|\bon a plate\b|\bwhat (?:does|would|do) (?:that|it|i)\b[^.?!]*\b(?:look|eat|food)\b/i;
/** About 25 g each, in the order in which a day brings them. */
const portions = [
  'a big bowl of Greek yoghurt or three to four eggs',
  'a tin of tuna or a block of tofu',
  'a palm of chicken, fish or meat, or a large bowl of lentils',
  'a bowl of cottage cheese or quark',
  'two glasses of milk and a handful of nuts',
  'a second palm of meat, fish or tofu',
];
const perPortion = 25;

/** '100 g': what that is on plates. */
const inFood = (grams: number): string =>
  `As food, a day of that is ${portions.slice(0, Math.min(portions.length, Math.max(2, Math.round(grams / perPortion)))).join('; ')}.`;

const perMeal = /\b(?:per|a|each|every)\s*meal\b|\b(\d)\s*(?:x|times|meals)\b|\bspread\b/i;

/** 'Per meal if I eat four times?' */
export const mealsFrom: Sum = (turn) => {
  const basis = basisOf(turn);
  if (!perMeal.test(turn.text)) return null;
  const meals = Number(
    /\b(\d)\s*(?:x|times|meals)\b/i.exec(turn.text)?.[1] ??
      /\b(\d)\b/.exec(turn.text.replace(rate, ' '))?.[1] ??
      4,
  );
  const named = numberOf(rate.exec(turn.text)?.[1]);
  const body = named > 0 ? bodyIn({ ...turn, text: turn.text.replace(rate, ' ') }) : null;
  if (body !== null) {
    const grams = Math.round(body * named);
    return {
      say: [
        `About ${Math.round(grams / meals)} g at each of ${meals} meals: ${rounded(named)} g times ${rounded(body)} kg is ${grams} g a day.`,
      ],
      topic: proteinTopic(grams),
    };
  }
  if (basis?.kind !== 'protein') return null;
  const { topic } = turn.place.memory;
  return {
    say: [`About ${Math.round(basis.value / meals)} g at each of ${meals} meals.`],
    ...(topic && { topic }),
  };
};

/** Kilocalories an hour for each kilogram. */
const energy: readonly (readonly [RegExp, string, number])[] = [
  [/\brow(?:ing|ed|er)?\b/i, 'rowing', 7],
  [/\b(?:cycl\w+|bik\w+|spin\w*)\b/i, 'cycling', 7],
  [/\bsw[ia]m\w*/i, 'swimming', 7],
  [/\b(?:skipping|jump(?:ing)? rope)\b/i, 'skipping', 10],
  [/\bwalk\w*/i, 'walking', 3.8],
  [/\bhik\w+/i, 'hiking', 6],
  [/\b(?:lift\w*|weights|strength|gym)\b/i, 'lifting', 4.5],
  [/\b(?:hiit|crossfit|intervals?|burpees?)\b/i, 'hard intervals', 9],
  [/\byoga|pilates\b/i, 'yoga', 3],
  [/\b(?:boxing|kickboxing)\b/i, 'boxing', 8],
  [/\b(?:football|soccer|basketball|tennis)\b/i, 'that game', 7.5],
  [/\b(?:run\w*|ran|jog\w*|treadmill)\b/i, 'running', 9.5],
];
const ofCalories = /\b(?:calories|kcals?|cals?|kalorien|calor[ií]as)\b/i;
const burnt =
  /\b(?:burn\w*|burnt|use[ds]?|spend|verbrenn\w*|quem\w+|brule\w*|does|is|in|for|many)\b/i;
/** What is eaten in a day, not what a session uses. */
const eatenADay =
  /\b(?:too (?:low|little|few|much|many)|enough|eat\w*|intake|deficit|surplus|maintenance|cut(?:ting)?|bulk\w*|diet\w*|lose|gain)\b/i;
const usualBody = 75;
const spread = 0.15;

/** Roughly what a session burns, as a range; 'and running?' after it too. */
export const caloriesFrom: Sum = (turn) => {
  const { text, cues } = turn;
  const basis = basisOf(turn);
  const isAgain = basis?.kind === 'energy' && cues.wordCount <= 6;
  if (!isAgain && !(ofCalories.test(text) && burnt.test(text))) return null;
  if (eatenADay.test(text) && !/\bburn/i.test(text)) return null;
  const sport =
    energy.find(([pattern]) => pattern.test(text)) ??
    (/\b\d{1,2}\s?km?\b|\bmarathon\b/i.test(text) ? energy.at(-1) : undefined);
  if (!sport || /\bprotein|\bfat\b|\bcarb/i.test(text)) return null;
  const body = bodyIn(turn) ?? usualBody;
  const km = numberOf(/\b(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:k|km)\b/i.exec(text)?.[1]);
  const minutes = numberOf(/\b(\d{1,3})\s?(?:min\w*)\b/i.exec(text)?.[1]);
  const hours = numberOf(/\b(\d(?:[.,]\d)?)\s?(?:h|hours?)\b/i.exec(text)?.[1]);
  const length = minutes > 0 ? minutes / 60 : hours > 0 ? hours : isAgain ? basis.value : 1;
  const isWay = km > 0 && (sport[1] === 'running' || sport[1] === 'walking');
  const middle = isWay ? km * body * (sport[1] === 'running' ? 1 : 0.75) : sport[2] * body * length;
  const [low, high] = [toStep(middle * (1 - spread), 10), toStep(middle * (1 + spread), 10)];
  const what = isWay
    ? `${rounded(km)} km of ${sport[1]}`
    : `${length === 1 ? 'an hour' : `${Math.round(length * 60)} minutes`} of ${sport[1]}`;
  return {
    say: [
      `Roughly ${low} to ${high} kcal for ${what} at ${rounded(body)} kg. Watches are often a fifth off, so do not eat by that number.`,
    ],
    topic: numberTopic(`${Math.round(middle)} kcal`, `calories ${sport[1]}`, {
      kind: 'energy',
      value: isWay ? 1 : length,
    }),
  };
};

const inGrams: readonly (readonly [RegExp, string, number])[] = [
  [ofProtein, 'protein', 4],
  [/\bcarb\w*|\bsugar\b/i, 'carbs', 4],
  [/\bfat\b/i, 'fat', 9],
  [/\balcohol\b/i, 'alcohol', 7],
];
const kcalPerKilogram = 7700;

/** 'How many kcal is 150 g of protein?', 'how much fat is 1500 kcal?' */
export const foodFrom: Sum = ({ text }) => {
  const grams = numberOf(/\b(\d{1,4})\s*(?:g|grams?)\b/i.exec(text)?.[1]);
  const kind = inGrams.find(([pattern]) => pattern.test(text));
  if (ofCalories.test(text) && grams > 0 && kind)
    return {
      say: [
        `${Math.round(grams * kind[2])} kcal: ${grams} g of ${kind[1]} at ${kind[2]} kcal a gram.`,
      ],
    };
  const kcal = numberOf(
    /\b(\d{1,2}[.,]?\d{2,3})\s*(?:kcals?|calories|cals?)\b/i
      .exec(text)?.[1]
      ?.replace(/[.,](?=\d{3})/, ''),
  );
  if (
    !(kcal > 0) ||
    !/\b(?:deficit|fat|lose|weight)\b/i.test(text) ||
    !/\bhow (?:much|many|long)\b|\bwhat\b/i.test(text)
  )
    return null;
  const isDaily = /\b(?:a|per|each|every)\s*day\b|\bdaily\b/i.test(text);
  const weekly = isDaily ? kcal * 7 : kcal;
  return {
    say: [
      `About ${rounded(weekly / kcalPerKilogram, 2)} kg of fat a week on paper: a kilo holds some 7,700 kcal. The scale shows it only over three or four weeks, as water swings more than that.`,
    ],
  };
};

const ofPulse = /\b(?:max(?:imum)? (?:heart rate|hr|pulse)|mhr|max hr|hr max|maximalpuls)\b/i;
const ageIn =
  /\b(?:at|age|aged|i'?m|im|i am|being|with)\s*(\d{2})\b|\b(\d{2})\s*(?:years?|yo|y\/o|jahre)\b/i;
const zones: Record<string, readonly [number, number]> = {
  1: [0.5, 0.6],
  2: [0.6, 0.7],
  3: [0.7, 0.8],
  4: [0.8, 0.9],
  5: [0.9, 1],
};

/** 'My max heart rate at 41?', 'and zone 2?' */
export const pulseFrom: Sum = (turn) => {
  const { text } = turn;
  const basis = basisOf(turn);
  const found = ageIn.exec(text);
  const told = Number(found?.[1] ?? found?.[2]) || latest(turn.reading.told.claims, 'age')?.value;
  const zone = /\bzone\s*([1-5])\b|\bz([1-5])\b/i.exec(text);
  const which = zone?.[1] ?? zone?.[2];
  const isAsked =
    ofPulse.test(text) || (which !== undefined && (found !== null || basis?.kind === 'pulse'));
  const most = basis?.kind === 'pulse' && !found ? basis.value : 208 - 0.7 * Number(told);
  if (!isAsked || !(most > 120 && most < 215)) return null;
  const topic = numberTopic(`${Math.round(most)} bpm`, 'heart rate zones', {
    kind: 'pulse',
    value: most,
  });
  const range = which === undefined ? undefined : zones[which];
  if (range)
    return {
      say: [
        `About ${Math.round(most * range[0])} to ${Math.round(most * range[1])} beats for zone ${which}, from a maximum near ${Math.round(most)}. People differ by ten beats either way, so let the talk test decide.`,
      ],
      topic,
    };
  return {
    say: [
      `About ${Math.round(most)} beats a minute, from 208 less 0.7 times your age. It is a guess: people differ by ten or more either way, and a hard 3-minute hill tells you better.`,
    ],
    topic,
  };
};

const metresPerFoot = 0.3048;

/** 5'11, 6 ft 2: as metres. */
function feetIn(text: string): number {
  const [, feet, inches = '0'] = /\b([4-7])\s?(?:'|’|ft|feet|foot)\s?(\d{1,2})?/i.exec(text) ?? [];
  return feet === undefined ? Number.NaN : (Number(feet) + Number(inches) / 12) * metresPerFoot;
}

/** Body mass index, with what it is worth. */
export const bmiFrom: Sum = (turn) => {
  const { text } = turn;
  const height =
    numberOf(/\b(1[.,]\d{2})\s?(?:m|metres?)?\b/i.exec(text)?.[1]) ||
    Number(/\b(1[4-9]\d|2[0-2]\d)\s?cm\b/i.exec(text)?.[1]) / 100 ||
    feetIn(text);
  const body = bodyIn(turn);
  if (!/\bbmi\b/i.test(text) || !(height > 1.2) || body === null) return null;
  return {
    say: [
      `${rounded(body / height ** 2)}: ${rounded(body)} kg at ${rounded(height, 2)} m. It says little about someone who lifts; the waist tells more.`,
    ],
  };
};
