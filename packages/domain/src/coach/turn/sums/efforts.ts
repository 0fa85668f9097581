import { oneRepMax } from '../../../analytics/lifts/strength.ts';
import { latest } from '../../../reading/claims.ts';
import { clockText } from '../../../training/pace/words.ts';
import type { Turn } from '../turn.ts';
import { amountsInText, hoursText, secondsOf, type TextAmount } from './amounts.ts';
import { numberTopic, rounded, type Sum } from './figures.ts';

const kilometresOf = ({ value, unit }: TextAmount): number | null =>
  ({ kilometres: value, metres: value / 1000, miles: value * 1.609344 })[unit as string] ?? null;

/** 'Ran 4.8k in 29:40, then 6.2k in 41:10: which was faster?' */
export const fasterFrom: Sum = ({ text, cues }) => {
  if (!cues.has('sum', 'faster')) return null;
  const amounts = amountsInText(text);
  const runs = amounts.flatMap((one, at) => {
    const km = kilometresOf(one);
    const next = amounts[at + 1];
    const seconds = next && km !== null ? secondsOf(next, km > 15) : null;
    return km !== null && seconds
      ? [{ km, pace: seconds / km, name: `${rounded(km)} km in ${clockText(seconds)}` }]
      : [];
  });
  const [one, other] = runs;
  if (!one || !other) return null;
  const [fast, slow] = one.pace <= other.pace ? [one, other] : [other, one];
  return {
    say: [
      `${fast.name} was the faster: ${clockText(fast.pace)} per km against ${clockText(slow.pace)}, ${Math.round(slow.pace - fast.pace)} seconds a kilometre.`,
      ...(slow.km > fast.km * 1.15 ? ['The longer one may well be the better run, though.'] : []),
    ],
    topic: numberTopic(`${rounded(fast.km)} km`, 'running pace', {
      kind: 'pace',
      value: fast.pace,
      km: fast.km,
    }),
  };
};

/** '3 rounds of 40s work, 20s rest, 8 exercises', '8x400 at 1:45 with 90s rest': how long in all. */
export const intervalsFrom: Sum = ({ text, cues }) => {
  if (!cues.has('sum', 'whole')) return null;
  const amounts = amountsInText(text);
  const isRest = ({ before, after }: TextAmount): boolean =>
    [...after.slice(0, 2), ...before.slice(-1)].some((word) =>
      /^(?:rest|off|pause|break|recovery|between|easy)$/.test(word),
    );
  const times = amounts.filter((one) => secondsOf(one) !== null && one.per === null);
  const rest = times.find(isRest);
  const work = times.find((one) => one !== rest);
  const rounds = amounts.find(({ unit }) => unit === 'rounds')?.value ?? 1;
  const product = amounts.find(({ times: count }) => count > 1);
  const moves =
    amounts.find(
      ({ unit, after }) =>
        unit === null && /^(?:exercises?|moves?|stations?|übungen)$/.test(after[0] ?? ''),
    )?.value ?? 1;
  const count = rounds * moves * (product?.times ?? 1);
  const [on, off] = [work ? (secondsOf(work) ?? 0) : 0, rest ? (secondsOf(rest) ?? 0) : 0];
  if (!(count > 1) || !(on > 0) || !rest) return null;
  const full = count * (on + off);
  const whole = full - off;
  return {
    say: [
      `${clockText(whole)} in all: ${count} times ${clockText(on)} of work with ${clockText(off)} of rest between${off > 0 ? `, ${clockText(full)} if you count the last rest` : ''}.`,
    ],
    topic: numberTopic(`${Math.round(whole / 60)} min`, 'interval length'),
  };
};

/** '45 minutes, four times a week: how many hours a month?' */
export const hoursOver: Sum = ({ text }) => {
  const span = /\b(?:in|a|per)\s+(?:a\s+)?(month|year|week)\b(?!.*\b(?:month|year)\b)/i
    .exec(text)?.[1]
    ?.toLowerCase();
  const weekly = amountsInText(text).find(
    ({ per, unit }) => per === 'week' && (unit === 'minutes' || unit === 'hours'),
  );
  if (!span || !weekly || !/\bhow (?:many|much)\b/i.test(text)) return null;
  const seconds = (secondsOf(weekly) ?? 0) * weekly.times;
  const named = amountsInText(text).find(({ unit }) => unit === 'weeks' || unit === 'months');
  if (named) {
    const count = named.value * (named.unit === 'months' ? 52 / 12 : 1);
    return {
      say: [
        `${hoursText(seconds * count)} in all: ${hoursText(seconds)} a week over ${Math.round(count)} weeks.`,
      ],
    };
  }
  const weeks = { week: 1, month: 52 / 12, year: 52 }[span] ?? 1;
  return {
    say: [
      `${hoursText(seconds * weeks)} a ${span}: ${hoursText(seconds)} a week, ${weekly.times} times ${hoursText(secondsOf(weekly) ?? 0)}.`,
    ],
  };
};

const rowPace = /(\d):(\d{2})\s*(?:\/|per|a)\s*500/i;

/** 'The rower says 2:05/500: how long for 5k?' */
export const rowTime: Sum = ({ text }) => {
  const pace = rowPace.exec(text);
  if (!pace) return null;
  const seconds = Number(pace[1]) * 60 + Number(pace[2]);
  const way = amountsInText(text.replace(pace[0], ' '))
    .map(kilometresOf)
    .find((km) => km !== null);
  if (!way) return null;
  return {
    say: [
      `${clockText(seconds * way * 2)}: ${rounded(way)} km at ${pace[1]}:${pace[2]} per 500 m.`,
    ],
  };
};

const ageFactor = 0.7;
const fromAge = (age: number): number => 208 - ageFactor * age;
const share = (value: number, [low, high]: readonly [number, number]): string =>
  `${Math.round(value * low)} to ${Math.round(value * high)}`;
const zones: Readonly<Record<string, readonly [number, number]>> = {
  1: [0.5, 0.6],
  2: [0.6, 0.7],
  3: [0.7, 0.8],
  4: [0.8, 0.9],
  5: [0.9, 1],
};
const ofPulse = /\b(?:hr|heart rate|pulse|bpm|mhr|puls|pulso)\b/i;
const named = (text: string, words: string): number | null => {
  const found = new RegExp(String.raw`\b(?:${words})\b[^\d.,]{0,16}(\d{2,3})\b`, 'i').exec(text);
  return found ? Number(found[1]) : null;
};
const likelyAge = (text: string): number | null => {
  const found =
    /\b(?:i'?m|im|i am|age|aged|at)\s+(\d{2})\b|\b(\d{2})\s*(?:yo|yrs?|years?)\b|220\s*-\s*(\d{2})\b|^\s*(\d{2})[fm]?\b,/i.exec(
      text,
    );
  const age = found?.slice(1).find(Boolean);
  return age === undefined ? null : Number(age);
};

/** 'What is 70–80 % of my max at 38?', 'zone 2 by Karvonen, rest 58, max 165', '220 - 54 = 166, and the watch said 174?' */
export const pulseSum: Sum = (turn: Turn) => {
  const { text, reading } = turn;
  if (!ofPulse.test(text) && !/\bkarvonen\b|220\s*-/i.test(text)) return null;
  const age = likelyAge(text) ?? latest(reading.told.claims, 'age')?.value ?? null;
  const most =
    named(text.replace(/220\s*-\s*\d{2}\s*=?\s*(?:\d{3})?/, ' '), 'max(?:imum)?') ??
    (age === null ? null : fromAge(age));
  const rest = named(text, 'rest(?:ing)?');
  const zone = /\bzone\s*([1-5])\b|\bz([1-5])\b/i.exec(text);
  const percent = amountsInText(text).find(({ unit }) => unit === 'percent');
  if (most === null || most < 100) return null;
  const topic = numberTopic(`${Math.round(most)} bpm`, 'heart rate zones', {
    kind: 'pulse',
    value: most,
  });
  const range: readonly [number, number] | undefined = percent
    ? [percent.value / 100, (percent.upTo ?? percent.value) / 100]
    : zones[zone?.[1] ?? zone?.[2] ?? ''];
  if (range && rest !== null && /\bkarvonen\b|\breserve\b/i.test(text)) {
    const reserve = most - rest;
    return {
      say: [
        `${Math.round(rest + reserve * range[0])} to ${Math.round(rest + reserve * range[1])} beats: your resting ${rest} and ${Math.round(range[0] * 100)} to ${Math.round(range[1] * 100)} % of the ${Math.round(reserve)} above it.`,
      ],
      topic,
    };
  }
  if (percent && range) {
    const beats = range[0] === range[1] ? `${Math.round(most * range[0])}` : share(most, range);
    const from = age === null ? '' : ` (208 less 0.7 times ${age})`;
    return {
      say: [
        `${beats} beats a minute, from a maximum near ${Math.round(most)}${from}.`,
        'People differ by ten beats either way, so let breath and talk decide.',
      ],
      topic,
    };
  }
  const seen =
    /\b(?:watch|strap|garmin|monitor|fitbit)\b[^\d]{0,24}(\d{3})|\b(?:hit|saw|got to|reached|went to|of)\s+(\d{3})\b/i.exec(
      text,
    );
  const beats = Number(seen?.[1] ?? seen?.[2]);
  if (age === null || !(beats > 100)) return null;
  const plain = 220 - age;
  const over = beats - most;
  return {
    say: [
      over > 25
        ? `${beats} is far above the average for ${age}, about ${Math.round(most)}, so first suspect the sensor: count your pulse by hand or wear a strap.`
        : `By itself that is no alarm: 220 less ${age} is ${plain}, another formula gives ${Math.round(most)}, and single people sit ten or more beats above or below. ${beats} on a hard stretch may simply be nearer your own maximum, or the watch misread.`,
      'If you were only out of breath and came down fast, all is well; chest pain, dizziness or a jumping heartbeat means stop and see a doctor.',
    ],
    topic,
  };
};

/** 'Squatted 100x5 in January and 115x5 now: how much in percent?' */
export const gainFrom: Sum = ({ text, cues }) => {
  const isAsked =
    cues.has('sum', 'percent') || /\bhow much\b.*\b(?:gain|stronger|progress|improve)/i.test(text);
  if (!isAsked || /%\s*of\b/i.test(text)) return null;
  const sets = amountsInText(text).filter(
    ({ times, unit, clock }) => !clock && times > 1 && (unit === null || unit === 'kilograms'),
  );
  const [first, second] = sets;
  if (!first || !second) return null;
  // '100x5' is so much weight for so many reps.
  const [from, to] = [first, second].map(
    ({ value, times }) => [Math.max(value, times), Math.min(value, times)] as const,
  );
  if (!from || !to || from[1] > 20 || to[1] > 20) return null;
  const [before, now] = [oneRepMax(from[0], from[1]), oneRepMax(to[0], to[1])];
  const change = ((now - before) / before) * 100;
  return {
    say: [
      `${rounded(Math.abs(change))} % ${change >= 0 ? 'up' : 'down'}: from ${rounded(from[0])} for ${from[1]} to ${rounded(to[0])} for ${to[1]}, in one-rep terms about ${Math.round(before)} to ${Math.round(now)}.`,
    ],
  };
};
