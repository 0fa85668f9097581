import { latest } from '../../../reading/claims.ts';
import { dayMs } from '../../../workout/durations.ts';
import { countText } from '../../../workout/words.ts';
import { readHorizonWeeks } from '../../goal/horizon.ts';
import type { Turn } from '../turn.ts';
import {
  countedInFigures,
  figureSource,
  numberOf,
  numberTopic,
  rounded,
  type Sum,
  unitIn,
} from './figures.ts';

const asksSpan =
  /\bhow (?:many|much) (?:weeks?|days?|months?|time|longer)\b|\bhow long\b|\bweeks? (?:until|till|til|to|away|left)\b|\bwie viele wochen\b|\bcu[aá]ntas semanas\b|\bcombien de semaines\b|\bquante settimane\b|\bquantas semanas\b/i;
const ofDate =
  /\b(?:until|till|til|to|before|left|away|got|is that|have|bis|hasta|jusqu|fino|at[eé])\b/i;

/** Weeks to the event that was told, or to a date that a message named. */
function weeksTold({ reading, previous, knowledge }: Turn): { weeks: number; what: string } | null {
  const event = latest(reading.told.claims, 'event')?.value;
  const date = event && 'date' in event && typeof event.date === 'string' ? event.date : null;
  if (event && date) {
    const days = (Date.parse(date) - Date.parse(knowledge.now.slice(0, 10))) / dayMs;
    if (days > 0) return { weeks: days / 7, what: event.what };
  }
  for (const { type, content } of [...previous].reverse()) {
    const weeks = type === 'user' ? readHorizonWeeks(content, knowledge.now) : null;
    if (weeks !== null && weeks > 0) return { weeks, what: 'it' };
  }
  return null;
}

/** 'How many weeks until 1 May?', 'how long have I got?' */
export const weeksFrom: Sum = (turn) => {
  const { text, knowledge, cues } = turn;
  const isTold = /\b\d{1,2}\s*(?:weeks?|wks?|days?|months?)\b/i.test(text);
  if (isTold || !asksSpan.test(text) || !ofDate.test(text)) return null;
  const dated = readHorizonWeeks(
    text.replace(/\b(?:until|till|til|to|is it to|bis|hasta)\b/i, 'by'),
    knowledge.now,
  );
  const isOwn =
    dated !== null &&
    dated >= 0 &&
    /\d|\b(?:by|christmas|summer|january|february|march|april|may|june|july|august|september|october|november|december)\b/i.test(
      text,
    );
  if (isOwn)
    return {
      say: [`${countText(dated, 'week')} from today.`],
      topic: numberTopic(`${dated} weeks`, 'weeks plan'),
    };
  if (
    cues.wordCount > 9 ||
    !/\b(?:is that|got|left|have i|until then|away|till then)\b/i.test(text)
  )
    return null;
  const told = weeksTold(turn);
  if (!told) return null;
  const weeks = Math.floor(told.weeks);
  const what = told.what === 'it' ? '' : ` to the ${told.what.replace(/^(?:a|an|the|my)\s+/i, '')}`;
  return {
    say: [
      weeks >= 1
        ? `About ${countText(weeks, 'week')}${what}, counted from today.`
        : `Less than a week${what}.`,
    ],
    topic: numberTopic(`${weeks} weeks`, 'weeks plan'),
  };
};

const perSpan = new RegExp(
  String.raw`(${figureSource})\s*(kg|kgs|kilos?|lbs?|pounds?|reps?|minutes?|min|km|k|g|grams?)?\s*(?:of\s*\w+\s*)?(?:a|per|every|each|pro|por|par)\s*(week|session|month|workout|time|day)`,
  'i',
);
const fromTo = new RegExp(
  String.raw`\bfrom\s*(${figureSource})\b.*?\b(?:to|hit|reach|at|get)\s*(${figureSource})|\b(?:at|squat|bench|deadlift|lift)\s*(${figureSource})\b.*?\b(?:to|hit|reach|get to|until)\s*(${figureSource})`,
  'i',
);
const toLose = new RegExp(
  String.raw`\b(?:lose|drop|shed|gain|put on|add)\s*(?:another\s*)?(${figureSource})\s*(kg|kgs|kilos?|lbs?|pounds?|stone)`,
  'i',
);

/** 'Adding 2.5 a week from 60, when do I hit 100?', 'lose 6 kg at half a kilo a week?' */
export const rateFrom: Sum = (turn) => {
  const text = countedInFigures(turn.text);
  const rate = perSpan.exec(text);
  const isGrams = /^g/i.test(rate?.[2] ?? '');
  const step = numberOf(rate?.[1]) / (isGrams ? 1000 : 1);
  if (!rate || !(step > 0) || !/\bhow (?:long|many|soon)\b|\bwhen\b|\bby when\b/i.test(text))
    return null;
  const rest = text.replace(rate[0], ' ');
  const way = fromTo.exec(rest);
  const lost = toLose.exec(rest);
  const [from, to] = [numberOf(way?.[1] ?? way?.[3]), numberOf(way?.[2] ?? way?.[4])];
  const amount = way ? Math.abs(to - from) : numberOf(lost?.[1]);
  if (!(amount > 0)) return null;
  const spans = Math.ceil(amount / step - 0.001);
  const unit = (isGrams ? 'kg' : rate[2]) ?? lost?.[2] ?? unitIn(text);
  const isLifted = way !== null;
  return {
    say: [
      `${countText(spans, rate[3]?.toLowerCase() ?? 'week')}: ${rounded(amount)} ${unit} at ${rounded(step, 2)} a ${rate[3]?.toLowerCase()}.`,
      isLifted
        ? 'Nobody climbs in a straight line for that long, so allow about half as much again.'
        : 'Expect flat weeks on the way, so allow a few more.',
    ],
    topic: numberTopic(`${spans} weeks`, 'progress weeks'),
  };
};

const rounds = /\b(\d{1,3})\s*(?:full\s*)?rounds?\b/i;
const moves =
  /\b(\d{1,3})\s+(?!rounds?\b|min|sec|hours?|weeks?|days?|kg|kilos?|lbs?|sets?|m\b|k\b|km\b|x\b)([a-z][a-z-]+)/gi;

/** 'Seven rounds of 5 pull-ups, 10 push-ups, 15 squats: how many reps?' */
export const repsTotal: Sum = ({ text }) => {
  const count = Number(rounds.exec(text)?.[1]);
  if (!(count > 0) || !/\bhow many\b|\btotal\b|\bin all\b/i.test(text)) return null;
  const list = [...text.replace(rounds, ' ').matchAll(moves)].map(([, reps]) => Number(reps));
  if (list.length === 0) return null;
  const each = list.reduce((sum, one) => sum + one, 0);
  return {
    say: [`${count * each} reps: ${count} rounds of ${each}.`],
  };
};

const daily =
  /\b(\d{1,4}(?:[.,]\d)?)\s*([a-z][a-z -]{1,20}?)?\s*(?:a|per|every|each)\s*(day|week)\b/i;
const spans: Record<string, number> = { week: 7, month: 30.4, year: 365 };

/** 'Twenty push-ups a day, how many in a year?' */
export const overTime: Sum = (turn) => {
  const text = countedInFigures(turn.text);
  const found = daily.exec(text);
  const span = /\b(?:in|a|per|over|after|for)\s*(?:a|one|1|the|whole)?\s*(week|month|year)\b/i.exec(
    found ? text.replace(found[0], ' ') : text,
  )?.[1];
  if (!found || !span || !/\bhow (?:many|much)\b|\bin total\b|\bthat in\b/i.test(text)) return null;
  const times = (spans[span.toLowerCase()] ?? 7) / (found[3]?.toLowerCase() === 'week' ? 7 : 1);
  if (times <= 1) return null;
  const total = Math.round(numberOf(found[1]) * times);
  return {
    say: [
      `${total.toLocaleString('en')} ${found[2]?.trim() ?? ''} in a ${span.toLowerCase()}.`.replace(
        '  ',
        ' ',
      ),
    ],
  };
};

const ofLength = /\bhow (?:long|many min\w*|much time)\b/i;

/** 'How long is that in all?', of what was just set. */
export const wholeLength: Sum = ({ text, place }) => {
  const { topic } = place.memory;
  const [value, unit] = topic?.kind === 'number' ? topic.id.split(' ') : [];
  if (unit !== 'min' || !ofLength.test(text)) return null;
  return { say: [`${value} minutes in all.`], ...(topic && { topic }) };
};
