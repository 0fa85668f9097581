import { amountsInText } from '../sums/amounts.ts';
import { rounded, type Sum, toStep } from '../sums/figures.ts';
import { spanIn } from './facts.ts';
import { liftsTold } from './lifts-told.ts';

const away =
  /\b(?:off|away|break|out|holiday|layoff|haven'?t (?:trained|lifted|been|done|run)|have not|without|no gym|not trained|stopped|missed|injured|gap|pause|since i last)\b/i;
const asksWhere =
  /\b(?:what (?:percent\w*|weight|load)|how (?:heavy|much)|which weight|where (?:do|should) i (?:start|begin|pick)|start (?:at|with|again|back)|same weights?|pick up where|straight back|come back|get back|back in(?:to)?|ease|lost (?:all|everything|much|my)|from scratch|return)\b|%/i;
const running = /\b(?:run|running|runs|jog\w*|5k|10k|km|marathon)\b/i;
const wasIll = /\b(?:covid|flu|ill|sick|illness|virus|pneumonia|infection)\b/i;

/** What is left of the weights after so many weeks, and how the sets begin. */
const shares: readonly (readonly [weeks: number, low: number, high: number, sets: string])[] = [
  [1.5, 95, 100, 'a set less than usual in the first session'],
  [2.6, 85, 90, 'a set less on everything in the first week'],
  [4.6, 75, 85, 'two thirds of your sets in the first week'],
  [9, 65, 75, 'half your sets in the first week'],
  [18, 55, 65, 'half your sets in the first two weeks'],
  [Number.POSITIVE_INFINITY, 45, 55, 'two or three sets of each lift for the first three weeks'],
];

/** 'Three weeks off, was lifting four times a week: what percent do I come back at?' */
export const afterBreak: Sum = ({ text }) => {
  const span = spanIn(text);
  if (!span || span.weeks < 1 || !away.test(text) || !asksWhere.test(text)) return null;
  if (amountsInText(text).some(({ clock }) => clock)) return null;
  const [, low, high, sets] = shares.find(([weeks]) => span.weeks <= weeks) ?? [];
  if (low === undefined || high === undefined || sets === undefined) return null;
  const back = Math.max(1, Math.round(span.weeks / 2));
  const [lift] = liftsTold(text);
  const care = wasIll.test(text)
    ? [
        'Start only when daily life is back to normal, and stop for chest pain, a racing heart or a day after that flattens you: then see a doctor.',
      ]
    : [];
  if (running.test(text) && !lift)
    return {
      say: [
        `After ${span.words} run about ${span.weeks <= 2.6 ? 'three quarters' : span.weeks <= 9 ? 'half' : 'a third'} of what you did before in the first week, all of it easy, and add a tenth to a fifth each week.`,
        span.weeks > 4
          ? 'Walk breaks in the first runs are clever, not weak: tendons come back later than lungs.'
          : 'Your legs will remember within a week or two.',
        ...care,
      ],
    };
  const kilos = lift
    ? ` For your ${rounded(lift.weight)} ${lift.unit} ${lift.name} that is ${rounded(toStep((lift.weight * low) / 100, 2.5))} to ${rounded(toStep((lift.weight * high) / 100, 2.5))} ${lift.unit}.`
    : '';
  return {
    say: [
      `Start at about ${low} to ${high} % of your weights after ${span.words}, with ${sets}.${kilos}`,
      `It comes back much faster than it came: expect to be level again in about ${back === 1 ? 'a week or two' : `${back} to ${Math.min(back * 2, Math.ceil(span.weeks))} weeks`}.`,
      ...(care.length > 0
        ? care
        : ['The first sessions make you sore, so leave three reps in every set.']),
    ],
    topic: { kind: 'card', id: 'return-after-break', words: 'return after break weights' },
  };
};

const ofSets = /\bsets?\b/i;
const warmUp = 7;

/** 'Three sets or four? 50 minutes, 6 exercises.' */
export const setsInTime: Sum = ({ text, cues }) => {
  const minutes = Number(/\b(\d{2,3})\s?(?:min\w*|')/i.exec(text)?.[1]);
  const exercises = Number(/\b(\d{1,2})\s?(?:exercises|lifts|movements|moves)\b/i.exec(text)?.[1]);
  const isAsked = cues.has('ask') || text.includes('?');
  if (!ofSets.test(text) || !isAsked || !(minutes >= 15 && minutes <= 150)) return null;
  if (!(exercises >= 2 && exercises <= 12)) return null;
  const perSet = 2.3;
  const fits = Math.max(1, Math.floor((minutes - warmUp) / (exercises * perSet)));
  const sets = Math.min(5, fits);
  const each = (minutes - warmUp) / (exercises * sets);
  return {
    say: [
      `${['One', 'Two', 'Three', 'Four', 'Five'][sets - 1]} on everything: ${exercises} exercises of ${sets} are ${exercises * sets} sets, and after a warm-up ${minutes} minutes leave ${Math.floor(each)}:${String(Math.round((each % 1) * 60)).padStart(2, '0')} for each with its rest.`,
      `If one muscle matters most to you, give only the first two exercises another set and drop the last one.`,
    ],
  };
};
