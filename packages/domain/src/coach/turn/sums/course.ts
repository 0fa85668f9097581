import { latest } from '../../../reading/claims.ts';
import { raceSeconds, vdotOf } from '../../../training/pace/running.ts';
import { clockText } from '../../../training/pace/words.ts';
import { countText } from '../../../workout/words.ts';
import { readHorizonWeeks } from '../../goal/horizon.ts';
import type { Answer, Turn } from '../turn.ts';
import { amountsInText, secondsOf, type TextAmount } from './amounts.ts';
import { numberTopic, rounded, type Sum } from './figures.ts';

const weeksPerMonth = 4.35;
const weeksIn = ({ value, unit }: TextAmount): number | null => {
  if (unit === 'weeks') return value;
  if (unit === 'months') return value * weeksPerMonth;
  return unit === 'days' ? value / 7 : null;
};

const weight = new Set(['kilograms', 'pounds']);
const way = new Set(['kilometres', 'miles']);
const names: Readonly<Record<string, string>> = {
  kilograms: ' kg',
  pounds: ' lb',
  kilometres: ' km',
  miles: ' miles',
  reps: ' reps',
};

interface Course {
  from: number;
  to: number | null;
  weeks: number | null;
  /** For each week. */
  step: number | null;
  unit: string;
}

const wanted = /^(?:want|wanna|to|goal|target|hit|reach|until|till|for|is|at|of|by|get|need)$/;
const perWeek: Readonly<Record<string, number>> = { day: 7, week: 1, month: 1 / weeksPerMonth };
/** The long run that carries over a race. */
const longRuns: readonly (readonly [RegExp, number])[] = [
  [/\bhalf(?:[- ]marathon)?\b|\bhm\b/i, 17],
  [/\bmarathon\b/i, 30],
  [/\b10 ?k\b/i, 9],
];

/** Where somebody stands, where they want to be, by when and by how much a week. */
function courseIn({ text, knowledge, reading }: Turn): Course | null {
  const amounts = amountsInText(text);
  const step = amounts.find(({ per, isMinus }) => per !== null || isMinus);
  const span = amounts.find((one) => weeksIn(one) !== null && one.per === null && one !== step);
  const rest = amounts.filter(
    (one) =>
      one !== step &&
      one !== span &&
      weeksIn(one) === null &&
      !isRace(one) &&
      !one.clock &&
      one.unit !== 'percent',
  );
  const unit =
    [...rest, ...(step ? [step] : [])].find((one) => names[one.unit ?? ''])?.unit ?? null;
  const alike = rest.filter((one) => one.unit === null || one.unit === unit);
  const [first, second] = alike;
  if (!first) return null;
  const isBackwards = second === undefined ? false : isWanted(first) && !isWanted(second);
  const [start, end] = isBackwards ? [second, first] : [first, second];
  const event = latest(reading.told.claims, 'event');
  const isRun = way.has(unit ?? '') || event !== undefined;
  const longRun = isRun ? longRuns.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  const weeks = span ? weeksIn(span) : readHorizonWeeks(text, knowledge.now);
  const sign = step && (step.isMinus || /\b(?:losing|lose|down|drop\w*)\b/i.test(text)) ? -1 : 1;
  return {
    from: start?.value ?? first.value,
    to: first.upTo ?? end?.value ?? longRun ?? null,
    weeks,
    step: step
      ? sign * step.value * (perWeek[step.per ?? 'week'] ?? 1) * unitShare(step, unit)
      : null,
    unit: names[unit ?? ''] ?? (isRun ? ' km' : ''),
  };
}

/** '400 g a week' beside kilograms. */
const unitShare = ({ after, unit }: TextAmount, other: string | null): number =>
  unit === null && /^(?:g|gr|grams?)$/.test(after[0] ?? '') && weight.has(other ?? 'kilograms')
    ? 1 / 1000
    : 1;

/** '10k race': a distance that is only the name of a day. */
const isRace = ({ unit, after }: TextAmount): boolean =>
  way.has(unit ?? '') && /^(?:race|event|trail|lauf|carrera|course|gara)$/.test(after[0] ?? '');

const isWanted = ({ before }: TextAmount): boolean =>
  before.slice(-2).some((word) => wanted.test(word) && word !== 'at' && word !== 'is');

const easyShare = 0.75;
const easyEvery = 4;

/** The weeks of a build, each fourth one easier, the last one before the race short. */
function weekByWeek(from: number, to: number, weeks: number): number[] {
  const building = Math.max(1, weeks - 2);
  const steps = Array.from({ length: building }, (_, at) => (at + 1) % easyEvery !== 0);
  const rise = (to - from) / Math.max(1, steps.filter(Boolean).length);
  let reached = from;
  return steps.map((isUp) => {
    if (isUp) reached += rise;
    return Math.round(isUp ? reached : reached * easyShare);
  });
}

const gentleRise = 0.12;
const steepRise = 0.2;

/** Whether a rise of so much a week is within reach. */
function reachText(rise: number, weeks: number): string {
  if (Math.abs(rise) <= gentleRise) return `You can do it: ${countText(weeks, 'week')} are enough.`;
  return Math.abs(rise) <= steepRise
    ? `It is doable in ${countText(weeks, 'week')}, with little room for missed ones.`
    : `That is tight for ${countText(weeks, 'week')}; walk parts of it, or take a later day.`;
}

/** Weeks of training that a point on the scale of running fitness takes, at the quickest and as a rule: coaching practice. */
const weeksPerPoint = { quick: 4, usual: 6 };
const mostPoints = 6;
const shortestRace = 1.5;

const under = /\b(?:sub|under|below)[\s-]*(\d{2,3})\b(?!\s?(?::|min|kg|k\b|km|%|kcal|h\b|hours?))/i;

/** 'Sub 30': so many minutes. */
function underIn(text: string): number[] {
  const minutes = Number(under.exec(text)?.[1]);
  return minutes > 0 ? [minutes * 60] : [];
}

/** '10k goal of 50 minutes, now 56:20, 11 weeks': a time that is to come down, and no distance that grows. */
function finishFrom({ text, cues, knowledge }: Turn): Answer | null {
  if (!cues.has('sum', 'reach', 'must')) return null;
  const amounts = amountsInText(text);
  const far = amounts.find(({ unit }) => way.has(unit ?? '') || unit === 'metres');
  const span = amounts.find((one) => weeksIn(one) !== null && one.per === null);
  const weeks = span ? weeksIn(span) : readHorizonWeeks(text, knowledge.now);
  const times = [
    ...amounts.flatMap((one) => (one.per === null ? (secondsOf(one) ?? []) : [])),
    ...underIn(text),
  ];
  const [one, other, third] = times;
  if (!far || weeks === null || weeks < 1 || third !== undefined) return null;
  if (one === undefined || other === undefined || one === other) return null;
  const [goal, now] = [Math.min(one, other), Math.max(one, other)];
  const km = far.value * (far.unit === 'miles' ? 1.609344 : far.unit === 'metres' ? 0.001 : 1);
  if (km < shortestRace) return null;
  const fitness = vdotOf(km * 1000, now);
  const after = (perPoint: number): number =>
    raceSeconds(fitness + Math.min(mostPoints, weeks / perPoint), km * 1000);
  const [best, usual] = [after(weeksPerPoint.quick), after(weeksPerPoint.usual)];
  const off = Math.round((now - goal) / km);
  const within = countText(Math.floor(weeks), 'week');
  const verdict =
    goal >= usual
      ? `Yes, that is realistic: ${off} seconds a kilometre in ${within}.`
      : goal >= best
        ? `Yes, if the training goes well: ${off} seconds a kilometre in ${within} is ambitious but fair.`
        : `That is a lot for ${within}: ${off} seconds a kilometre.`;
  return {
    say: [
      verdict,
      `From ${clockText(now)}, ${clockText(best)} to ${clockText(usual)} is what steady training usually gives in that time${goal < best ? `, and ${clockText(goal)} makes a good goal after that` : ''}.`,
      `Run one session a week at the pace you want, about ${clockText(goal / km)} a kilometre in pieces of 3 to 5 minutes, one longer easy run, and the rest easy.`,
    ],
    sources: [{ kind: 'card', label: 'coaching practice', id: 'race-goal' }],
    topic: numberTopic(`${rounded(km, 4)} km`, `${rounded(km)} km race pace`, {
      kind: 'pace',
      value: goal / km,
      km,
    }),
  };
}

/** 'Half in 11 weeks, longest run 9k, plus 1 km a week: do I make it?', '90 to 120 by June at 2.5 a week?' */
export const buildFrom: Sum = (turn) => {
  const { cues } = turn;
  const finish = finishFrom(turn);
  if (finish) return finish;
  // A time that is to come down is no distance that grows.
  if (amountsInText(turn.text).some(({ clock }) => clock)) return null;
  if (!cues.has('sum', 'reach', 'rise')) return null;
  const course = courseIn(turn);
  if (!course || course.to === null || course.weeks === null || course.weeks < 1) return null;
  const { from, to, step, unit } = course;
  const weeks = Math.floor(course.weeks);
  const need = to - from;
  if (need === 0 || from === 0) return null;
  const isRun = unit === ' km' || unit === ' miles';
  const each = need / weeks;
  const topic = numberTopic(`${weeks} weeks`, isRun ? 'long run race plan' : 'progress weeks');
  const plan =
    isRun && weeks >= 5 && weeks <= 24 && need > 0
      ? [
          `The long run, week by week: ${weekByWeek(from, to, weeks).join(', ')}, then two shorter weeks before the day.`,
        ]
      : [];
  if (step === null)
    return {
      say: [
        ...(cues.has('sum', 'reach') ? [reachText(each / from, weeks)] : []),
        ...(plan.length > 0
          ? [
              ...plan,
              'Keep the other runs short and easy, and walk a minute whenever the long one gets hard.',
            ]
          : [
              `${rounded(Math.abs(each))}${unit} a week: ${rounded(Math.abs(need))}${unit} over ${countText(weeks, 'week')}.`,
              'Allow for an easier week in every four, so the steps between are a little larger.',
            ]),
      ],
      topic,
    };
  const gain = step * weeks;
  const end = from + gain;
  const isThere = need > 0 ? end >= to : end <= to;
  const spare = Math.floor(weeks - need / step);
  const verdict = isThere
    ? spare >= weeks / 4
      ? `Yes, with room to spare: ${rounded(step, 2)}${unit} a week brings you to ${rounded(end)}${unit} in ${countText(weeks, 'week')}, and ${rounded(to)} is reached after ${Math.ceil(need / step - 0.001)}.`
      : `Yes, just: ${rounded(step, 2)}${unit} a week for ${countText(weeks, 'week')} brings you from ${rounded(from)} to ${rounded(end)}${unit}.`
    : `Not at that rate: ${rounded(step, 2)}${unit} a week for ${countText(weeks, 'week')} ends at ${rounded(end)}${unit}. ${rounded(to)} would take ${rounded(Math.abs(each), 2)} a week, or ${Math.ceil(need / step - 0.001)} weeks.`;
  const caution = isRun
    ? plan
    : isThere
      ? ['Nobody climbs in a straight line, so plan an easier week in every four.']
      : [];
  return { say: [verdict, ...caution], topic };
};

/** 'It went from 120 to 135 in 10 weeks, when do I hit 180?' */
export const trendFrom: Sum = (turn) => {
  const { text, cues } = turn;
  if (!cues.has('sum', 'hit') && !/\bwhen\b|\bhow long\b/i.test(text)) return null;
  const amounts = amountsInText(text);
  const span = amounts.find((one) => weeksIn(one) !== null && one.per === null);
  const weeks = span ? weeksIn(span) : null;
  const rest = amounts.filter((one) => one !== span && !one.clock && one.per === null);
  const [first, second, third] = rest.flatMap(({ value, upTo }) =>
    upTo === undefined ? [value] : [value, upTo],
  );
  if (weeks === null || first === undefined || second === undefined || third === undefined)
    return null;
  const rate = (second - first) / weeks;
  const left = (third - second) / rate;
  if (!(left > 0) || !Number.isFinite(left)) return null;
  return {
    say: [
      `About ${Math.ceil(left)} weeks if it went on like that: ${rounded(Math.abs(rate), 2)} a week so far, and ${rounded(Math.abs(third - second))} to go.`,
      `It slows down as you go, so ${Math.ceil(left * 1.5)} weeks or more is the honest guess.`,
    ],
    topic: numberTopic(`${Math.ceil(left)} weeks`, 'progress weeks'),
  };
};

const gains = /^(?:added|add|gained|gain|plus|up|put|won)$/;
const losses = /^(?:lost|lose|losing|minus|down|dropped|drop|less|off)$/;

/** 'Twelve weeks at half a kilo less, from 90: where do I end?', 'up 5, then down 7, started at 80' */
export const endFrom: Sum = (turn) => {
  const { text, cues } = turn;
  if (cues.has('story', 'goal') || cues.has('sum', 'reach', 'hit')) return null;
  const amounts = amountsInText(text).filter(({ clock, unit }) => !clock && unit !== 'percent');
  const signed = amounts.flatMap((one) => {
    const near = one.before.slice(-2);
    if (near.some((word) => losses.test(word)) || one.isMinus) return [{ one, sign: -1 }];
    return near.some((word) => gains.test(word)) ? [{ one, sign: 1 }] : [];
  });
  const span = amounts.find((one) => weeksIn(one) !== null);
  const start = amounts.find(
    (one) =>
      one !== span &&
      !signed.some((other) => other.one === one) &&
      one.before.slice(-2).some((word) => /^(?:from|started|start|at|was|weighed)$/.test(word)),
  );
  if (!start || signed.length === 0) return null;
  const isAsked = cues.has('sum', 'end') || signed.length > 1;
  if (!isAsked) return null;
  const [only] = signed;
  const weeks = span ? weeksIn(span) : null;
  const isRate = signed.length === 1 && weeks !== null && only !== undefined;
  const change = isRate
    ? only.sign * only.one.value * weeks
    : signed.reduce((sum, { one, sign }) => sum + sign * one.value * one.times, 0);
  const unit =
    names[[...signed.map(({ one }) => one), start].find(({ unit: u }) => u)?.unit ?? ''] ?? '';
  const signText =
    change < 0 ? `${rounded(Math.abs(change))}${unit} down` : `${rounded(change)}${unit} up`;
  return {
    say: [
      `${rounded(start.value + change)}${unit}: ${rounded(start.value)} and ${signText}${isRate && weeks !== null ? ` over ${countText(Math.round(weeks), 'week')}` : ' in all'}.`,
    ],
  };
};

const isOfScale =
  /\b(?:was|weighed|scale|down|up|lost|gained|from|now)\b[^?]*\b(?:was|weighed|is|now|to|last|this|today|yesterday)\b/i;

/** 'It was 84.2 last Monday and 83.6 this one: how much is that a month?' */
export const changeRate: Sum = ({ text }) => {
  const span = /\bhow much\b.*\b(?:a|per|in a)\s+(week|month|year)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  const amounts = amountsInText(text).filter(
    ({ clock, unit }) => !clock && (unit === null || weight.has(unit)),
  );
  const [first, second, third] = amounts;
  if (
    !span ||
    !first ||
    !second ||
    third ||
    /\b(?:protein|eat|drink|sets|water|calories|carbs|fibre)\b/i.test(text) ||
    isOfScale.test(text)
  )
    return null;
  const weekly = second.value - first.value;
  const share = { week: 1, month: weeksPerMonth, year: 52 }[span] ?? 1;
  if (Math.abs(weekly) > first.value / 10 || weekly === 0) return null;
  return {
    say: [
      `${rounded(Math.abs(weekly))} ${weekly < 0 ? 'down' : 'up'} in the week, so about ${rounded(Math.abs(weekly * share))} a ${span} if it went on.`,
      'One week is mostly water; the average over three or four says more.',
    ],
  };
};
