import { countText } from '../../../workout/words.ts';
import type { Turn } from '../turn.ts';
import { amountsInText, hoursText, isPlain, secondsOf, type TextAmount, total } from './amounts.ts';
import { numberTopic, rounded, type Sum } from './figures.ts';

const isWeekly = ({ before, after }: TextAmount): boolean =>
  [...before.slice(-2), ...after.slice(0, 2)].some((word) =>
    /^(?:week|wk|month|time)$/.test(word),
  ) && [...before, ...after].some((word) => /^(?:last|before|previous|prior)$/.test(word));
const isUpFrom = ({ before }: TextAmount): boolean => /\b(?:up|down) from$/.test(before.join(' '));

/** What a number is set beside: 'last week 28', 'up from 20'. */
const isBefore = (one: TextAmount): boolean => isWeekly(one) || isUpFrom(one);

const goodNight = 7 * 3600;

/** How much sleep a night, with what it is worth. */
function sayNights(seconds: readonly TextAmount[], mean: number, count: number): string[] {
  const all = seconds.reduce((sum, one) => sum + (secondsOf(one) ?? 0) * one.times, 0);
  const verdict =
    mean >= goodNight - 60
      ? 'That is in the good range of 7 to 9 hours.'
      : mean >= goodNight - 3600
        ? 'A little short: most adults do best on 7 or more, so half an hour earlier to bed is worth a try.'
        : 'That is short: 7 hours or more is what most adults need, and hard sessions can wait for a better night.';
  return [
    `${hoursText(mean)} a night: ${hoursText(all)} over ${countText(count, 'night')}.`,
    verdict,
  ];
}

/** 'What does 3x8 mean?' asks for the word. */
const asksMeaning = /\b(?:do(?:es)?|did)\b[^.?!]*\bmean\b/i;

/** 'Slept 7h, 6h and 5h30, average?', 'average of 12, 10 and 9?' */
export const averageFrom: Sum = ({ text, cues }) => {
  if (!cues.has('sum', 'average') || asksMeaning.test(text)) return null;
  const amounts = amountsInText(text);
  const times = amounts.filter((one) => secondsOf(one) !== null);
  const listed = times.length > 1 ? times : amounts.filter(isPlain);
  const count = listed.reduce((sum, one) => sum + one.times, 0);
  if (count < 2) return null;
  if (times.length > 1) {
    const isSleep = /\bsle(?:ep|pt)\b|\bnights?\b|\bbed\b/i.test(text);
    const all = times.reduce((sum, one) => sum + (secondsOf(one) ?? 0) * one.times, 0);
    const mean = all / count;
    return isSleep
      ? { say: sayNights(times, mean, count), topic: numberTopic(hoursText(mean), 'sleep hours') }
      : { say: [`${hoursText(mean)} on average: ${hoursText(all)} over ${count}.`] };
  }
  return {
    say: [`${rounded(total(listed) / count)} on average: ${rounded(total(listed))} over ${count}.`],
  };
};

/** How the total stands to the one before. */
function comparedWith(sum: number, before: number, unit: string, isAsked: boolean): string[] {
  const change = ((sum - before) / before) * 100;
  if (Math.abs(change) < 0.5) return ['As much as before.'];
  const way = change > 0 ? 'more' : 'less';
  const line = `That is ${rounded(Math.abs(sum - before))}${unit} ${way} than ${rounded(before)}, ${Math.round(Math.abs(change))} % ${change > 0 ? 'up' : 'down'}.`;
  if (!isAsked) return [line];
  const verdict =
    change > 25
      ? 'A big jump for one week: about 10 to 15 % at a time is kinder, with the extra in easy work.'
      : change > 0
        ? 'That is a step a body can take.'
        : 'A lighter week does no harm.';
  return [line, verdict];
}

const ways: Readonly<Record<string, string>> = { kilometres: ' km', miles: ' miles', metres: ' m' };

/** '5k 3x a week and 12k on Sunday, weekly total?', '4 sets Mon, 5 Thu, how many is that?' */
export const totalFrom: Sum = ({ text, cues }) => {
  if (!cues.has('sum', 'total') && !/\bhow (?:many|far)\b/i.test(text)) return null;
  const read = amountsInText(text);
  const rounds = read.find(({ unit }) => unit === 'rounds');
  const all = read.filter((one) => one !== rounds);
  const isWay = all.some(({ unit }) => ways[unit ?? ''] !== undefined);
  if (rounds && !(isWay && all.length === 1)) return null;
  const earlier = all.find(isBefore);
  const own = all.filter((one) => one !== earlier && !one.clock);
  const [first] = own;
  if (!first) return null;
  const unit = own.find((one) => one.unit !== null)?.unit ?? null;
  // Numbers of no kind are added up only where that was asked for.
  if (unit === null && !cues.has('sum', 'total')) return null;
  const isAlike = own.every((one) => one.unit === unit || one.unit === null);
  const isList = rounds !== undefined || own.length > 1 || own.some(({ times }) => times > 1);
  if (!isAlike || !isList || /\b(?:plates?|bar|max|protein|side)\b/i.test(text)) return null;
  if (unit !== null && !ways[unit] && unit !== 'sets' && unit !== 'reps') return null;
  const sum = total(own) * (rounds?.value ?? 1);
  const name = unit === null ? '' : (ways[unit] ?? ` ${unit}`);
  const parts = (rounds ? [{ ...first, times: rounds.value }] : own)
    .map(({ value, times }) => (times > 1 ? `${times} × ${rounded(value)}` : rounded(value)))
    .join(' + ');
  const isAsked = cues.has('sum', 'more');
  return {
    say: [
      `${rounded(sum)}${name} in all: ${parts}.`,
      ...(earlier ? comparedWith(sum, earlier.value, name, isAsked) : []),
      ...(unit === 'sets' ? [setsVerdict(sum)] : []),
    ],
    topic: numberTopic(`${rounded(sum)}${name}`, `weekly total${name}`),
  };
};

function setsVerdict(sets: number): string {
  if (sets > 20) return 'That is above the useful range of about 10 to 20 a week for one muscle.';
  return sets >= 10
    ? 'That is in the useful range of about 10 to 20 a week for one muscle.'
    : 'For one muscle 10 to 20 a week is the usual range, so there is room for more.';
}

const shareWords = /\b(\d{1,2})\s*(sets?|meals?|days?|sessions?)\b/i;

/** '100 push-ups, 3 sets, how many per set?' */
export const shareEach: Sum = ({ text, cues }) => {
  if (!cues.has('sum', 'each') || !/\bhow (?:many|much)\b/i.test(text)) return null;
  const parts = shareWords.exec(text);
  const count = Number(parts?.[1]);
  const whole = amountsInText(text).find(
    ({ value, unit }) => (unit === null || unit === 'reps') && value > count,
  );
  if (!parts || !whole || !(count > 1)) return null;
  const least = Math.floor(whole.value / count);
  const over = Math.round(whole.value - least * count);
  const shares = over === 0 ? `${least}` : `${least + 1}`;
  const rest = over === 0 ? '' : `, and ${least} in the other${count - over > 1 ? 's' : ''}`;
  const first = over === 0 ? `in each of ${count}` : `in ${over} of them`;
  return { say: [`${shares} ${first}${rest}: ${rounded(whole.value)} over ${count}.`] };
};

const grams = /^(?:g|gr|gram|grams)$/;
const usualRate = 1.6;
const likelyRate = 4;

/** 'At 68 kg and 1.6 g per kg; had 18, 20 and 35: how much is left?' */
export const proteinLeft =
  (bodyOf: (turn: Turn) => number | null): Sum =>
  (turn) => {
    const { text, cues } = turn;
    if (!cues.has('sum', 'left') || !/\bprotein|\beiwei|\bprot[eé]in/i.test(text)) return null;
    const amounts = amountsInText(text).filter(({ unit, clock }) => unit === null && !clock);
    const rate = amounts.find(
      ({ value, after }) => value <= likelyRate && grams.test(after[0] ?? ''),
    );
    const body = bodyOf(turn);
    if (body === null) return null;
    const eaten = amounts.filter(
      (one) => one !== rate && Math.abs(one.value - body) > 0.05 && one.value > likelyRate,
    );
    if (eaten.length === 0) return null;
    const goal = Math.round(body * (rate?.value ?? usualRate));
    const had = Math.round(total(eaten));
    const left = goal - had;
    const basis = `${goal} g is the mark at ${rounded(body)} kg (${rounded(rate?.value ?? usualRate)} g per kg), and you have had ${had}`;
    if (left <= 0) return { say: [`Nothing is missing: ${basis}.`] };
    return {
      say: [
        `About ${left} g to go: ${basis}.`,
        left > 60
          ? 'Two portions do it, such as 150 g of chicken, fish or tofu and a bowl of skyr.'
          : left > 20
            ? 'One good portion does it: 150 g of fish, chicken or tofu, or a big bowl of lentils with cheese.'
            : 'A bowl of skyr or two eggs closes it.',
      ],
      topic: numberTopic(`${goal} g`, 'protein a day', { kind: 'protein', value: goal }),
    };
  };
