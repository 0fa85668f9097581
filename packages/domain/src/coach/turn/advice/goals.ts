import { countText } from '../../../workout/words.ts';
import { readHorizonWeeks } from '../../goal/horizon.ts';
import { numberOf, rounded, type Sum, toStep } from '../sums/figures.ts';
import { factsOf, spanIn } from './facts.ts';
import { isYoung } from './guards.ts';
import { liftsTold } from './lifts-told.ts';

const repNames =
  /\b(push[- ]?ups?|press[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|dips?|sit[- ]?ups?|burpees?)\b/i;
const repsOf =
  /\b(\d{1,3})\s*(?:push[- ]?ups?|press[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|dips?|sit[- ]?ups?|burpees?)\b/i;
const nowAt =
  /\b(?:now|currently|at|can do|i do|do about|manage|only|from|stuck at|best is|max is)\s*(?:at\s*|about\s*|only\s*|like\s*)?(\d{1,3})\b(?!\s?(?:kg|kilos?|weeks?|months?|days?|years?|min|x\b|times|yo\b))/i;
/** As much more a week, as a rule and where all goes well. */
const repGain = { usual: 0.04, best: 0.08 };

/** 'Forty push-ups for the test, now 22, eight weeks.' */
export const repsByDate: Sum = ({ text, knowledge }) => {
  const wanted = Number(repsOf.exec(text)?.[1]);
  const rest = text.replace(repsOf, ' ');
  const now = Number(nowAt.exec(rest)?.[1]);
  const weeks = spanIn(rest)?.weeks ?? readHorizonWeeks(text, knowledge.now);
  if (!(wanted > now && now >= 1) || weeks === null || !(weeks >= 2)) return null;
  const name = repNames.exec(text)?.[1]?.toLowerCase() ?? 'reps';
  const after = (gain: number): number =>
    Math.max(now + Math.floor(weeks / 3), Math.round(now * (1 + gain) ** Math.min(weeks, 16)));
  const [usual, best] = [after(repGain.usual), after(repGain.best)];
  const within = countText(Math.floor(weeks), 'week');
  const verdict =
    wanted <= usual
      ? `Yes, ${wanted} in ${within} is realistic from ${now}`
      : wanted <= best
        ? `It is ambitious, but ${wanted} in ${within} is possible from ${now}`
        : `${wanted} is a lot to ask of ${within} from ${now}; ${usual} to ${best} is likelier`;
  const each = Math.max(1, Math.round(now * 0.6));
  return {
    say: [
      `${verdict}.`,
      `Three days a week: five sets of ${each} to ${Math.max(each + 1, Math.round(now * 0.7))} with two minutes between, one more rep in total each time; on the third day one set to a rep short of your best, then three easy ones.`,
      `Test your ${name} every second week, fresh, and take the last three days before it easy.`,
    ],
  };
};

const ofGoal =
  /\b(?:goal|aim|target|want|reach|hit|get to|by|this year|realistic|dumb|stupid|possible|doable|crazy|can i)\b/i;
/** By the month, for people past their first gains. */
const monthlyGain = { slow: 0.012, quick: 0.025 };
const weeksPerMonth = 4.35;

/** 'A 140 kg deadlift this year, at 115 now: is that dumb?' */
export const liftByDate: Sum = (turn) => {
  const { text, knowledge } = turn;
  const [lift] = liftsTold(text);
  if (isYoung(turn)) return null;
  if (!lift || !ofGoal.test(text) || !/\?|\b(?:dumb|realistic|possible|doable)\b/i.test(text))
    return null;
  const weights = [
    ...text.matchAll(
      /(?<![\d.:x×])\b(\d{2,3}(?:[.,]\d)?)\s*(?:kg|kilos?)?(?:\s*(?:x|×|for)\s*(\d{1,2}))?\b(?!\s*(?:weeks?|months?|days?|years?|yo|min|%))/gi,
    ),
  ]
    .map(([, weight, reps]) => ({ kilos: numberOf(weight), reps: Number(reps ?? 1) }))
    .filter(({ kilos }) => kilos >= 20);
  const [one, other, third] = weights;
  if (!one || !other || third) return null;
  const bests = [one, other].map(({ kilos, reps }) => (reps > 1 ? kilos * (1 + reps / 30) : kilos));
  const [now, goal] = [Math.min(...bests), Math.max(...bests)];
  const share = goal / now - 1;
  if (!(share > 0 && share < 0.8)) return null;
  const months = [monthlyGain.quick, monthlyGain.slow].map(
    (gain) => Math.log(1 + share) / Math.log(1 + gain),
  );
  const [quick = 0, slow = 0] = months;
  const weeks = spanIn(text)?.weeks ?? readHorizonWeeks(text, knowledge.now);
  const takes = `${Math.max(1, Math.round(quick))} to ${Math.max(2, Math.round(slow))} months`;
  const verdict =
    weeks === null
      ? 'Not at all, it is a good goal'
      : weeks / weeksPerMonth >= slow
        ? 'Yes, you have the time for it'
        : weeks / weeksPerMonth >= quick
          ? 'Yes, if you stay healthy and eat well'
          : `Not in ${countText(Math.floor(weeks), 'week')}, but it is a good goal`;
  return {
    say: [
      `${verdict}: from about ${rounded(toStep(now, 0.5))} to ${rounded(toStep(goal, 0.5))} is ${Math.round(share * 100)} %, and past the first year that takes most people ${takes}.`,
      `Lift it twice a week, once heavy for 3 to 5 reps and once lighter for 6 to 8, with a lighter week in every four or five.`,
      `${rounded(toStep(now + (goal - now) / 3, 2.5))} is the first mark to go for.`,
    ],
    sources: [{ kind: 'card', label: 'coaching practice', id: 'strength-gain-rate' }],
  };
};

const gramsSaid = /\b(\d{2,3})\s?(?:g|grams?)\b/i;
const asksIfTrue = /\b(?:right|true|too much|too little|correct|really|enough|need)\b|\?/i;

/** 'My brother says 200 g of protein at 70 kg: is he right?' */
export const proteinSaid: Sum = (turn) => {
  const { text } = turn;
  const { kg } = factsOf(turn);
  const grams = Number(gramsSaid.exec(text)?.[1]);
  if (!/\bprotein\b/i.test(text) || kg === undefined || !(grams >= 20) || !asksIfTrue.test(text))
    return null;
  if (!/\b(?:says?|said|told|claims?|reckons|thinks|heard|read)\b/i.test(text)) return null;
  const share = grams / kg;
  const [low, high] = [toStep(kg * 1.6, 5), toStep(kg * 2.2, 5)];
  const verdict =
    share > 2.3
      ? `No, that is more than you need: ${grams} g is ${rounded(share)} g per kg`
      : share >= 1.5
        ? `Yes, that is a sound number: ${grams} g is ${rounded(share)} g per kg`
        : `It is on the low side: ${grams} g is ${rounded(share)} g per kg`;
  return {
    say: [
      `${verdict}, and ${low} to ${high} g a day covers muscle at ${rounded(kg)} kg.`,
      share > 2.3
        ? 'More does no harm to healthy kidneys, it only costs money and room on the plate.'
        : 'Spread it over three or four meals.',
    ],
    sources: [
      { kind: 'card', label: 'Morton et al. 2018 review of protein', id: 'protein-how-much' },
    ],
  };
};
