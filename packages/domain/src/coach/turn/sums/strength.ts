import { oneRepMax } from '../../../analytics/lifts/strength.ts';
import {
  basisOf,
  figureSource,
  mass,
  numberOf,
  numberTopic,
  rounded,
  type Sum,
  toStep,
  unitIn,
  unitOf,
} from './figures.ts';
import { fiveASide } from './plates.ts';

const isOfMax = /\b(?:1\s?rm|one[- ]rep max|rep max|e1rm|my max|max(?:imum)?)\b/i;
const weightThenReps = new RegExp(
  String.raw`(${figureSource})\s*(${mass})?\b[^.\d]{0,14}?(?:x|×|for)\s*(\d{1,2})\b(?!\s*(?:weeks?|days?|months?|min))`,
  'i',
);
const repsAtWeight = new RegExp(
  String.raw`\b(\d{1,2})\s*(?:reps?|times)?\s*(?:@|at|with|of)\s*(${figureSource})\s*(${mass})`,
  'i',
);
const mostReps = 20;
const looseFrom = 10;

interface ToldSet {
  weight: number;
  reps: number;
  unit: 'kg' | 'lb';
}

function setIn(text: string): ToldSet | null {
  const forward = weightThenReps.exec(text);
  const backward = forward ? null : repsAtWeight.exec(text);
  const [weight, reps, unit] = forward
    ? [forward[1], forward[3], forward[2]]
    : [backward?.[2], backward?.[1], backward?.[3]];
  if (weight === undefined || reps === undefined || Number(reps) > mostReps) return null;
  return { weight: numberOf(weight), reps: Number(reps), unit: unitOf(unit) };
}

export const maxTopic = (most: number, unit: string) =>
  numberTopic(`${most} ${unit}`, 'one rep max percent', { kind: 'max', value: most, unit });

/** '85 for 6, what is my max?' */
export const maxFrom: Sum = ({ text }) => {
  const set = isOfMax.test(text) ? setIn(text) : null;
  if (!set) return null;
  const { weight, reps, unit } = set;
  const most = Math.round(oneRepMax(weight, reps));
  const loose = reps > looseFrom ? ' That many reps make it a loose guess.' : '';
  return {
    say: [
      `About ${most} ${unit} for one rep, from ${rounded(weight)} ${unit} for ${reps}.${loose} Plan from nine tenths of it, about ${Math.round(most * 0.9)} ${unit}.`,
    ],
    topic: maxTopic(most, unit),
  };
};

const forReps = /\b(?:for|in|at)?\s*(?:a\s*)?(\d{1,2})(?:\s*reps?|\s*times|s\b|\s*rm\b|\s*\?|$)/i;

/** 'And for 5 reps?', of the best that was just worked out. */
export const repsFrom: Sum = (turn) => {
  const basis = basisOf(turn);
  const reps = Number(forReps.exec(turn.text)?.[1]);
  if (basis?.kind !== 'max' || !(reps >= 2 && reps <= mostReps)) return null;
  const unit = basis.unit ?? 'kg';
  const weight = basis.value / (1 + reps / 30);
  return {
    say: [
      `About ${rounded(toStep(weight, 0.5))} ${unit} for ${reps}, all out. For work sets of ${reps} take some 5 % less, ${rounded(toStep(weight * 0.95, 2.5))} ${unit}.`,
    ],
    topic: maxTopic(basis.value, unit),
  };
};

/** '60 for 12 or 80 for 3?': by what both come to for one rep. */
export const betterSet: Sum = ({ text }) => {
  if (!/\b(?:or|vs|versus|than|better|more|impressive|stronger)\b/i.test(text)) return null;
  // Both sides of one body: asked is how they are evened out.
  if (/\bleft\b/i.test(text) && /\bright\b/i.test(text)) return null;
  const first = weightThenReps.exec(text);
  const rest = first ? text.slice(first.index + first[0].length) : '';
  const [one, other] = [first ? setIn(first[0]) : null, setIn(rest)];
  if (!one || !other || /\bsets?\b|\d\s*[x×]\s*\d/i.test(text)) return null;
  const [a, b] = [oneRepMax(one.weight, one.reps), oneRepMax(other.weight, other.reps)];
  const name = ({ weight, reps, unit }: ToldSet) => `${rounded(weight)} ${unit} for ${reps}`;
  const best = a >= b ? one : other;
  return {
    say: [
      `${name(best)} is the stronger set: ${name(one)} comes to about ${Math.round(a)} ${one.unit} for one rep, ${name(other)} to about ${Math.round(b)}.`,
      ...(Math.abs(a - b) / Math.max(a, b) < 0.04 ? ['They are nearly level, though.'] : []),
    ],
    topic: maxTopic(Math.round(Math.max(a, b)), best.unit),
  };
};

const percent = /\b(\d{1,3}(?:[.,]\d)?)\s*(?:%|percent|per cent|prozent|por ciento|pour cent)/i;
const percentOf = new RegExp(
  String.raw`(?:%|percent|per cent|prozent)\s*(?:of|von|de)\s*(?:my\s*|meinen?\s*|mi\s*)?(?:1rm\s*(?:of)?\s*|max\s*(?:of)?\s*)?(${figureSource})\s*(${mass})?`,
  'i',
);
const whole = new RegExp(
  String.raw`(?:max|1rm|best|pr|pb)\D{0,12}(${figureSource})\s*(${mass})?`,
  'i',
);

/** '72 % of 165', 'so 80 % of that is?' */
export const shareFrom: Sum = (turn) => {
  const { text, place } = turn;
  const share = percent.exec(text)?.[1];
  if (share === undefined) return null;
  const named = percentOf.exec(text) ?? whole.exec(text);
  const { topic } = place.memory;
  const basis = basisOf(turn);
  const [value, unit = 'kg'] = named
    ? [named[1], unitOf(named[2])]
    : topic?.kind === 'number'
      ? topic.id.split(' ')
      : basis?.kind === 'max'
        ? [String(basis.value), basis.unit]
        : [];
  const all = numberOf(value);
  if (!Number.isFinite(all) || (unit !== 'kg' && unit !== 'lb')) return null;
  const part = (all * numberOf(share)) / 100;
  const step = unit === 'lb' ? 5 : 2.5;
  const nearest = toStep(part, step);
  const load =
    Math.abs(nearest - part) < 0.05
      ? ''
      : `; load the nearest you can, ${rounded(nearest, 2)} ${unit}`;
  return {
    say: [`${share} % of ${rounded(all)} ${unit} is ${rounded(part)} ${unit}${load}.`],
    topic: topic?.basis ? topic : maxTopic(all, unit),
  };
};

const ratioOfTwo = new RegExp(
  String.raw`\b(?:what|which)\s*(?:%|percent\w*|per cent)\s*(?:is|of|are)?\D{0,10}(${figureSource})\s*(?:${mass})?\s*(?:of|out of|from)\s*(?:my\s*)?(${figureSource})`,
  'i',
);
const fromTo = new RegExp(
  String.raw`\bfrom\s*(${figureSource})\s*(?:${mass})?\s*to\s*(${figureSource})\b.*(?:%|percent|per cent)|(?:%|percent|per cent)\b.*\bfrom\s*(${figureSource})\s*(?:${mass})?\s*to\s*(${figureSource})`,
  'i',
);

/** 'What percentage is 90 of 120?', 'from 80 to 92 in percent?' */
export const percentFrom: Sum = ({ text }) => {
  const two = ratioOfTwo.exec(text);
  if (two) {
    const [part, all] = [numberOf(two[1]), numberOf(two[2])];
    return { say: [`${rounded((part / all) * 100)} %: ${rounded(part)} of ${rounded(all)}.`] };
  }
  const change = fromTo.exec(text);
  if (!change) return null;
  const [from, to] = [numberOf(change[1] ?? change[3]), numberOf(change[2] ?? change[4])];
  return {
    say: [
      `${rounded(Math.abs((to - from) / from) * 100)} % ${to >= from ? 'up' : 'down'}, from ${rounded(from)} to ${rounded(to)}.`,
    ],
  };
};

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const plateWords = new RegExp(
  String.raw`(?:\b(a|one|two|three|four|five|\d)\s*(?:x|×)?\s*)?\b(${figureSource})\s*(?:s\b|kg|kilos?|lbs?)?[^.,;\d]{0,18}?\b(?:each|per|a|either)\s+(?:side|end)`,
  'gi',
);
/** 'Two 20s and a 5 each side': those named before the last one. */
const besidePlates =
  /\b(a|one|two|three|four|five|\d)\s*(?:x|×)?\s*(\d{1,2}(?:[.,]\d{1,2})?)s?\s*(?:and|\+|,)/gi;
const barWords = new RegExp(
  String.raw`(${figureSource})\s*(?:${mass})?\s*(?:olympic\s*)?bar\b`,
  'i',
);
const barIs = /\bbar(?:bell)?\s*(?:is|weighs|of)\s*(\d{1,2})/i;
const usualBars = { kg: 20, lb: 45 };

const barIn = (text: string): number =>
  numberOf(barWords.exec(text)?.[1] ?? barIs.exec(text)?.[1]) || usualBars[unitIn(text)];
const withoutBar = (text: string): string => text.replace(barWords, ' ').replace(barIs, ' ');

const onBar = (total: number, unit: string) =>
  numberTopic(`${rounded(total)} ${unit}`, 'weight on the bar', {
    kind: 'bar',
    value: total,
    unit,
  });

/** Plates on both sides and the bar. */
export const barFrom: Sum = ({ text }) => {
  if (!/\b(?:bar|plates?|side|end)\b/i.test(text) || isFor.test(text) || fiveASide.test(text))
    return null;
  const rest = withoutBar(text);
  const sides = [...rest.matchAll(plateWords), ...rest.matchAll(besidePlates)].map(
    ([, count = 'a', plate = '0']) => ({
      count: counts[count.toLowerCase()] ?? Number(count),
      plate: numberOf(plate),
    }),
  );
  if (sides.length === 0 || !/\b(?:side|end)\b/i.test(rest)) return null;
  const side = sides.reduce((sum, { count, plate }) => sum + count * plate, 0);
  const [bar, unit] = [barIn(text), unitIn(text)];
  const total = bar + 2 * side;
  return {
    say: [
      `${rounded(total)} ${unit} in all: the bar ${rounded(bar)}, and ${rounded(side)} on each side.`,
    ],
    topic: onBar(total, unit),
  };
};
const isFor = /\b(?:for|to get|to make|to load|load)\s*\d/i;

const wantedOnBar = new RegExp(
  String.raw`\b(?:each|per|either|a)\s+side\b[^.\d]{0,20}(${figureSource})|(${figureSource})\s*(?:kg|kilos?)?[^.\d]{0,30}\b(?:each|per|either)\s+side`,
  'i',
);

const totalWanted = new RegExp(
  String.raw`\b(?:want|need|for|load|get to|get)\s*(${figureSource})|(${figureSource})\s*(?:kg|kilos?)?\s*(?:in\s*)?(?:total|all)`,
  'i',
);

const smallest = /\b(?:smallest|lightest)\D{0,20}(\d(?:[.,]\d{1,2})?)/i;

/** 'The smallest plate here is 2.5': what can be loaded next to what was wanted. */
export const nearestLoad: Sum = (turn) => {
  const basis = basisOf(turn);
  const plate = numberOf(smallest.exec(turn.text)?.[1]);
  if (basis?.kind !== 'bar' || !(plate > 0)) return null;
  const unit = basis.unit === 'lb' ? 'lb' : 'kg';
  const bar = usualBars[unit];
  const below = bar + 2 * plate * Math.floor((basis.value - bar) / 2 / plate + 0.001);
  const above = below + 2 * plate;
  if (Math.abs(below - basis.value) < 0.01)
    return { say: [`Then ${rounded(basis.value)} ${unit} works as it is.`] };
  return {
    say: [
      `Then take ${rounded(below)} or ${rounded(above)} ${unit}: ${rounded((below - bar) / 2, 2)} or ${rounded((above - bar) / 2, 2)} on each side. The lower one, unless the last set was easy.`,
    ],
  };
};

/** 'What goes on each side for 100?' */
export const sideFrom: Sum = ({ text }) => {
  if (!/\b(?:what|how much|how many|which)\b/i.test(text)) return null;
  const rest = withoutBar(text);
  const found = wantedOnBar.exec(rest);
  const inAll = /\bside\b/i.test(rest) ? totalWanted.exec(rest) : null;
  const total = numberOf(found?.[1] ?? found?.[2] ?? inAll?.[1] ?? inAll?.[2]);
  const [bar, unit] = [barIn(text), unitIn(text)];
  if (!(total > bar)) return null;
  return {
    say: [
      `${rounded((total - bar) / 2, 2)} ${unit} on each side: ${rounded(total)} less the bar of ${rounded(bar)}, halved.`,
    ],
    topic: onBar(total, unit),
  };
};

const ofPlates = /\bplates?\b|\b(?:discs?|scheiben)\b/i;
const gymPlates = [25, 20, 15, 10, 5, 2.5, 1.25];
const target = new RegExp(
  String.raw`\b(?:get|make|load|reach|build|up|hit|for|put)\D{0,12}(${figureSource})\s*(?:${mass})?`,
  'i',
);
const smallestPlate = 0.25;

/** The fewest plates for a side; null where they do not add up. */
function platesFor(side: number, plates: readonly number[]): number[] | null {
  let left = side;
  const used: number[] = [];
  for (const plate of [...plates].sort((a, b) => b - a)) {
    while (left - plate > -0.001) {
      used.push(plate);
      left -= plate;
    }
  }
  return left < 0.001 ? used : null;
}

/** 'Can I get 97.5 with 20, 10, 5 and 1.25 plates?': yes or no first. */
export const platesFrom: Sum = ({ text }) => {
  if (!ofPlates.test(text)) return null;
  const rest = withoutBar(text);
  const wanted = target.exec(rest);
  const total = numberOf(wanted?.[1]);
  const [bar, unit] = [barIn(text), unitIn(text)];
  if (!wanted || !(total > bar)) return null;
  const listed = [
    ...rest.slice(wanted.index + wanted[0].length).matchAll(/\d{1,2}(?:[.,]\d{1,2})?/g),
  ]
    .map(([one]) => numberOf(one))
    .filter((one) => one >= smallestPlate && one <= 45);
  const plates = listed.length > 0 ? [...new Set(listed)] : gymPlates;
  const side = (total - bar) / 2;
  const used = platesFor(side, plates);
  if (!used) {
    const smallest = Math.min(...plates);
    const nearest = bar + 2 * Math.floor(side / smallest) * smallest;
    return {
      say: [
        `No: ${rounded(side, 2)} ${unit} a side does not come out of those plates. The nearest below is ${rounded(nearest, 2)} ${unit}.`,
      ],
      topic: onBar(total, unit),
    };
  }
  return {
    say: [
      `${listed.length > 0 ? 'Yes: ' : ''}${used.map((one) => rounded(one, 2)).join(' + ')} on each side, ${rounded(side, 2)} ${unit}, on the bar of ${rounded(bar)}.`,
    ],
    topic: onBar(total, unit),
  };
};

const setsOfWeight = new RegExp(
  String.raw`(\d{1,2})\s*(?:x|×|sets? of|s[eé]ries? de|serie da|s[aä]tze (?:mit|zu)|s[eé]ries? com)\s*(\d{1,3})\s*(?:reps?)?\s*(?:@|at|with|à|a|con|mit|com|avec|por)\s*(?:(two|2)\b\s*(?:x\s*)?)?(${figureSource})`,
  'gi',
);
const ofTotal =
  /\b(?:total|totale|gesamt|insgesamt|altogether|in all|volume|tonnage|combien|how much|cuanto|cuánto|quanto|more|vs|versus)\b/i;

/** 'Four sets of 8 at 60, how much is that in all?' Of two, which is more. */
export const volumeFrom: Sum = ({ text }) => {
  if (!ofTotal.test(text)) return null;
  const unit = unitIn(text);
  const found = [...text.matchAll(setsOfWeight)].map(([, sets, reps, pair, weight]) => {
    const each = numberOf(weight) * (pair ? 2 : 1);
    return {
      total: Number(sets) * Number(reps) * each,
      words: `${sets} × ${reps} × ${rounded(each)}`,
    };
  });
  const [one, other] = found;
  if (!one) return null;
  if (!other) return { say: [`${rounded(one.total)} ${unit} in all: ${one.words}.`] };
  const [more, less] = one.total >= other.total ? [one, other] : [other, one];
  return {
    say: [
      `${more.words} is more: ${rounded(more.total)} ${unit} against ${rounded(less.total)} for ${less.words}.`,
      'Tonnage alone decides little, though: hard sets near failure count about alike.',
    ],
  };
};

const liftAndBody = new RegExp(
  String.raw`(${figureSource})\s*(?:${mass})?\D{0,24}?\b(?:at|with|for|weigh(?:ing)?)\s*(?:a\s*)?(?:body\s?weight\s*(?:of)?\s*)?(${figureSource})\s*(?:${mass})?\s*(?:body\s?weight|bw)?`,
  'i',
);
const lifts: readonly (readonly [RegExp, string, readonly [number, number, number]])[] = [
  [/\bsquat/i, 'squat', [0.9, 1.3, 1.8]],
  [/\bdead\s?lift|\bdead\b|\bpull\b(?!\s?-?\s?ups?)/i, 'deadlift', [1.1, 1.6, 2.2]],
  [/\bbench/i, 'bench press', [0.6, 0.95, 1.35]],
  [/\bpress|\bohp\b/i, 'overhead press', [0.35, 0.6, 0.85]],
];
const standing = ['where people start', 'solid', 'good', 'strong'] as const;
const ofBody =
  /\bbody\s?weight|\bbw\b|\bweigh\b|\bgood\b|\bdecent\b|\bstrong\b|\bratio\b|\btimes\b/i;

/** 'Is a 100 squat good at 80 kg?': how many times one's own weight that is. */
export const ratioFrom: Sum = ({ text }) => {
  const lift = lifts.find(([pattern]) => pattern.test(text));
  if (!lift || !ofBody.test(text)) return null;
  const said = liftAndBody.exec(
    text.replace(/\b\d(?:[.,]\d{1,2})?\s?(?:x|times)\s*(?:my\s*)?(?:body\s?weight|bw)\b/i, ' '),
  );
  const [load, body] = [numberOf(said?.[1]), numberOf(said?.[2])];
  if (!(load > 0) || !(body >= 35 && body <= 250)) return null;
  const times = load / body;
  const asked = numberOf(
    /\b(\d(?:[.,]\d{1,2})?)\s?(?:x|times)\s*(?:my\s*)?(?:body\s?weight|bw)\b/i.exec(text)?.[1],
  );
  const rank = lift[2].filter((least) => times >= least).length;
  const place = standing[rank];
  const next = lift[2][rank];
  const opening =
    asked > 0
      ? times >= asked - 0.005
        ? 'Yes: '
        : `Not yet, ${rounded(asked)} times would be ${rounded(asked * body)} ${unitIn(text)}: `
      : /\b(?:good|decent|strong)\b/i.test(text)
        ? `${rank >= 1 ? 'Yes' : 'It is a start'}, ${place === 'where people start' ? 'everybody starts there' : `that is ${place}`}: `
        : '';
  const step =
    next === undefined
      ? ''
      : ` The next mark is about ${rounded(toStep(next * body, 2.5))} ${unitIn(text)}.`;
  const sum = `${rounded(times, 2)} times your body weight on the ${lift[1]}.${step}`;
  return {
    say: [`${opening}${sum}`],
    topic: { kind: 'number', id: `${rounded(load)} ${unitIn(text)}`, words: `${lift[1]} strength` },
  };
};
