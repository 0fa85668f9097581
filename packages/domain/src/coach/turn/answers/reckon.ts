import { oneRepMax } from '../../../analytics/strength.ts';
import { clockText } from '../../../training/pace/words.ts';
import type { Answer, Turn } from '../turn.ts';

/*
 * Sums with numbers that the message itself names: a set, a pace, plates on a bar. What is in the
 * log is counted by the statistics.
 */

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const numberOf = (text: string): number => Number(text.replace(',', '.'));
const rounded = (value: number): string => String(Math.round(value * 10) / 10);

const isOfMax = /\b(?:1\s?rm|one[- ]rep max|rep max|e1rm|my max|max(?:imum)?)\b/i;
const weightThenReps = new RegExp(
  String.raw`(${number})\s*(kg|kilos?|lbs?|pounds?)?\b[^.\d]{0,14}?(?:x|×|for)\s*(\d{1,2})\b`,
  'i',
);
const repsAtWeight = new RegExp(
  String.raw`\b(\d{1,2})\s*(?:reps?|times)?\s*(?:@|at|with|of)\s*(${number})\s*(kg|kilos?|lbs?|pounds?)`,
  'i',
);
const mostReps = 20;

const unitOf = (said: string | undefined): string =>
  /^(?:lb|pound)/i.test(said ?? '') ? 'lb' : 'kg';

function maxFrom({ text }: Turn): Answer | null {
  if (!isOfMax.test(text)) return null;
  const forward = weightThenReps.exec(text);
  const backward = forward ? null : repsAtWeight.exec(text);
  const [weight, reps, unit] = forward
    ? [forward[1], forward[3], forward[2]]
    : [backward?.[2], backward?.[1], backward?.[3]];
  if (weight === undefined || reps === undefined || Number(reps) > mostReps) return null;
  const kind = unitOf(unit);
  const most = Math.round(oneRepMax(numberOf(weight), Number(reps)));
  const loose = Number(reps) > 10 ? ' That many reps make it a loose guess.' : '';
  return {
    say: [
      `${weight} ${kind} for ${reps} comes to about ${most} ${kind} for one rep.${loose} Plan from nine tenths of it, about ${Math.round(most * 0.9)} ${kind}.`,
    ],
    topic: { kind: 'number', id: `${most} ${kind}`, words: 'one rep max percent' },
  };
}

const percent = /\b(\d{1,3})\s*(?:%|percent|per cent)/i;
const percentOf = new RegExp(
  String.raw`(?:%|percent|per cent)\s*of\s*(?:my\s*)?(${number})\s*(kg|lbs?)?`,
  'i',
);

/** 'So 80 % of that is?' */
function shareFrom({ text, place }: Turn): Answer | null {
  const share = percent.exec(text)?.[1];
  if (share === undefined) return null;
  const named = percentOf.exec(text);
  const { topic } = place.memory;
  const [value, unit = 'kg'] = named
    ? [named[1], named[2]]
    : topic?.kind === 'number'
      ? topic.id.split(' ')
      : [];
  if (value === undefined || !Number.isFinite(numberOf(value))) return null;
  const part = (numberOf(value) * Number(share)) / 100;
  return {
    say: [
      `${share} % of ${value} ${unit} is ${rounded(part)} ${unit}; load the nearest you can, ${Math.round(part / 2.5) * 2.5} ${unit}.`,
    ],
    ...(topic && { topic }),
  };
}

const distances: readonly (readonly [RegExp, number, string])[] = [
  [/\bhalf(?:[- ]marathon)?\b|\bhm\b/i, 21.0975, 'half marathon'],
  [/\bmarathon\b|\bfull\b/i, 42.195, 'marathon'],
  [/\b10\s?k(?:m)?\b/i, 10, '10 km'],
  [/\b5\s?k(?:m)?\b|\bparkrun\b/i, 5, '5 km'],
];
const kilometres = /\b(\d{1,2}(?:[.,]\d)?)\s?(?:k|km|kilomet\w+)\b/i;
const kilometresPerMile = 1.609344;

interface Way {
  km: number;
  name: string;
}

function wayIn(text: string): Way | null {
  const known = distances.find(([pattern]) => pattern.test(text));
  if (known) return { km: known[1], name: known[2] };
  const said = kilometres.exec(text)?.[1];
  return said === undefined ? null : { km: numberOf(said), name: `${said} km` };
}

const paceWords =
  /\b(\d{1,2}):(\d{2})\s?(?:min)?\s?(?:\/|per|a|an)?\s?(km|k\b|kilomet\w+|mile|mi\b)/i;
const timeWords =
  /\b(?:sub|under|in|below|for|of|a)\s*(\d{1,2}):(\d{2})(?::(\d{2}))?|\b(?:(?:sub|under|below)[\s-]*(\d{1,3})(?!\s?k)\s*(min\w*|hours?|h\b)?|(\d{1,3})[\s-]?(min\w*|hours?|h\b))/i;

/** How long a distance takes at a pace. */
function timeFrom({ text }: Turn): Answer | null {
  const pace = paceWords.exec(text);
  const way = wayIn(text.replace(paceWords, ' '));
  if (!pace || !way) return null;
  const isMile = /^mi/i.test(pace[3] ?? '');
  const perKm = (Number(pace[1]) * 60 + Number(pace[2])) / (isMile ? kilometresPerMile : 1);
  return {
    say: [
      `At ${pace[1]}:${pace[2]} a ${isMile ? 'mile' : 'kilometre'} the ${way.name} takes ${clockText(perKm * way.km)}.`,
    ],
    topic: { kind: 'number', id: `${way.km} km`, words: `${way.name} race pace` },
  };
}

const shortestRaceMinutes = 4;

/** Which pace a time asks for. */
function paceFrom({ text, place }: Turn): Answer | null {
  const time = /\bpace\b|\bhow fast\b/i.test(text) ? timeWords.exec(text) : null;
  if (!time) return null;
  const { topic } = place.memory;
  const [before, unit] = topic?.kind === 'number' ? topic.id.split(' ') : [];
  const way =
    wayIn(text.replace(timeWords, ' ')) ??
    (unit === 'km' && before !== undefined ? { km: Number(before), name: `${before} km` } : null);
  if (!way) return null;
  const isLong = way.km > 15;
  const [first, second, third] = [Number(time[1]), Number(time[2]), time[3]];
  const lone = time[4] ?? time[6];
  const alone = Number(lone) * (/^h/i.test(time[5] ?? time[7] ?? '') ? 60 : 1);
  const minutes =
    lone !== undefined
      ? alone
      : third !== undefined || isLong
        ? first * 60 + second + Number(third ?? 0) / 60
        : first + second / 60;
  if (!(minutes > shortestRaceMinutes)) return null;
  const perKm = (minutes * 60) / way.km;
  const perMile = perKm * kilometresPerMile;
  return {
    say: [
      `For the ${way.name} in ${clockText(minutes * 60)} you need ${clockText(perKm)} per kilometre, ${clockText(perMile)} per mile. Start the first tenth a little slower.`,
    ],
    topic: { kind: 'number', id: `${way.km} km`, words: `${way.name} race pace` },
  };
}

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const plateWords = new RegExp(
  String.raw`(?:\b(a|one|two|three|four|five|\d)\s*(?:x|×)?\s*)?\b(${number})\s*(?:s\b|kg|kilos?|lbs?)?[^.,;]{0,18}?\b(?:each|per|a|either)\s+(?:side|end)`,
  'gi',
);
const barWords = new RegExp(
  String.raw`(${number})\s*(?:kg|kilos?|lbs?|pounds?)?\s*(?:olympic\s*)?bar\b`,
  'i',
);
const usualBar = 20;

/** Plates on both sides and the bar. */
function barFrom({ text }: Turn): Answer | null {
  if (!/\b(?:bar|plates?)\b/i.test(text)) return null;
  const bar = barWords.exec(text)?.[1];
  const rest = bar === undefined ? text : text.replace(barWords, ' ');
  const sides = [...rest.matchAll(plateWords)].map(([, count = 'a', plate = '0']) => ({
    count: counts[count.toLowerCase()] ?? Number(count),
    plate: numberOf(plate),
  }));
  if (sides.length === 0) return null;
  const side = sides.reduce((sum, { count, plate }) => sum + count * plate, 0);
  const weight = bar === undefined ? usualBar : numberOf(bar);
  return {
    say: [
      `${rounded(weight + 2 * side)} in all: the bar ${rounded(weight)}, and ${rounded(side)} on each side.`,
    ],
    topic: { kind: 'number', id: `${rounded(weight + 2 * side)} kg`, words: 'weight on the bar' },
  };
}

const unitIn = (text: string): 'kg' | 'lb' => (/\d\s*(?:lbs?|pounds?)\b/i.test(text) ? 'lb' : 'kg');
/** Of each unit, the bar that stands in every gym. */
const usualBars = { kg: usualBar, lb: 45 };

const wantedOnBar = new RegExp(
  String.raw`\b(?:each|per|either|a)\s+side\b[^.\d]{0,20}(${number})|(${number})\s*(?:kg|kilos?)?[^.\d]{0,30}\b(?:each|per|either)\s+side`,
  'i',
);

/** 'What goes on each side for 100?' */
function sideFrom({ text }: Turn): Answer | null {
  if (!/\b(?:what|how much|how many|which)\b/i.test(text)) return null;
  const bar =
    barWords.exec(text)?.[1] ?? /\bbar(?:bell)?\s*(?:is|weighs)\s*(\d{1,2})/i.exec(text)?.[1];
  const rest = text
    .replace(/\bbar(?:bell)?\s*(?:is|weighs)\s*\d{1,2}/i, ' ')
    .replace(barWords, ' ');
  const found = wantedOnBar.exec(rest);
  const total = numberOf(found?.[1] ?? found?.[2] ?? '');
  const unit = unitIn(text);
  const weight = bar === undefined ? usualBars[unit] : numberOf(bar);
  if (!(total > weight)) return null;
  return {
    say: [
      `${rounded((total - weight) / 2)} on each side: ${rounded(total)} less the bar of ${rounded(weight)}, halved.`,
    ],
    topic: { kind: 'number', id: `${rounded(total)} ${unit}`, words: 'weight on the bar' },
  };
}

const setsOfWeight = new RegExp(
  String.raw`(\d{1,2})\s*(?:x|×|sets? of|s[eé]ries? de|serie da|s[aä]tze (?:mit|zu)|s[eé]ries? com)\s*(\d{1,3})\s*(?:reps?)?\s*(?:@|at|with|à|a|con|mit|com|avec|por)\s*(${number})`,
  'i',
);
const ofTotal =
  /\b(?:total|totale|gesamt|insgesamt|altogether|in all|volume|tonnage|combien|how much|cuanto|cuánto|quanto)\b/i;

/** 'Four sets of 8 at 60, how much is that in all?' */
function volumeFrom({ text }: Turn): Answer | null {
  const found = ofTotal.test(text) ? setsOfWeight.exec(text) : null;
  if (!found) return null;
  const [sets, reps, weight] = [Number(found[1]), Number(found[2]), numberOf(found[3] ?? '0')];
  return {
    say: [
      `${rounded(sets * reps * weight)} ${unitIn(text)} in all: ${sets} × ${reps} × ${rounded(weight)}.`,
    ],
  };
}

const toPounds = new RegExp(
  String.raw`(${number})\s*(?:kg|kilos?)\b.*\b(?:in|to)\s*(?:lbs?|pounds)`,
  'i',
);
const toKilograms = new RegExp(
  String.raw`(${number})\s*(?:lbs?|pounds)\b.*\b(?:in|to)\s*(?:kg|kilos?)`,
  'i',
);
const poundsPerKilogram = 2.20462;

function unitsFrom({ text }: Turn): Answer | null {
  const kilograms = toPounds.exec(text)?.[1];
  if (kilograms)
    return { say: [`${kilograms} kg is ${rounded(numberOf(kilograms) * poundsPerKilogram)} lb.`] };
  const pounds = toKilograms.exec(text)?.[1];
  return pounds
    ? { say: [`${pounds} lb is ${rounded(numberOf(pounds) / poundsPerKilogram)} kg.`] }
    : null;
}

const ofLength = /\bhow (?:long|many min\w*|much time)\b/i;

/** 'How long is that in all?', of what was just set. */
function lengthOf({ text, place }: Turn): Answer | null {
  const { topic } = place.memory;
  const [value, unit] = topic?.kind === 'number' ? topic.id.split(' ') : [];
  if (unit !== 'min' || !ofLength.test(text)) return null;
  return { say: [`${value} minutes in all.`], ...(topic && { topic }) };
}

/** The result of a sum that the message asks for; null where it asks for none. */
export const answerSum = (turn: Turn): Answer | null =>
  lengthOf(turn) ??
  maxFrom(turn) ??
  shareFrom(turn) ??
  timeFrom(turn) ??
  paceFrom(turn) ??
  sideFrom(turn) ??
  barFrom(turn) ??
  volumeFrom(turn) ??
  unitsFrom(turn);
