import { oneRepMax } from '../../../analytics/lifts/strength.ts';
import { numberOf, rounded, type Sum, toStep } from '../sums/figures.ts';
import { factsOf, spanIn } from './facts.ts';
import { isYoung } from './guards.ts';
import { type LiftTold, liftsTold, type ToldLift } from './lifts-told.ts';
import { standards, usualRatios } from './standards.ts';

const stepOf = (unit: 'kg' | 'lb', weight: number): number =>
  unit === 'lb' ? 5 : weight < 30 ? 1 : 2.5;
const loadText = (weight: number, unit: 'kg' | 'lb'): string =>
  `${rounded(toStep(weight, stepOf(unit, weight)))} ${unit}`;
const bestOf = ({ weight, reps }: LiftTold): number =>
  reps === 1 ? weight : oneRepMax(weight, reps);
const setText = ({ weight, unit, reps }: LiftTold): string =>
  `${rounded(weight)} ${unit}${reps > 1 ? ` for ${reps}` : ''}`;

const asksLoad = /\b(?:what|how much|how heavy|which)\b/i;
const scheme =
  /\b(\d{1,2})\s?[x×]\s?(\d{1,2})\b|\b(\d)\s*sets? of (\d{1,2})\b|\bsets? of (\d{1,2})\b/i;
const inReserve = 2;
/** Heavier than this is not for who still grows. */
const fewReps = 5;

/** 'Squat 80 for 8, what do I put on for 5x5?' */
export const loadForScheme: Sum = (turn) => {
  const { text } = turn;
  const told = liftsTold(text);
  const [lift] = told;
  if (!lift || told.length > 1 || lift.reps < 2 || !asksLoad.test(text)) return null;
  const rest = text.replace(new RegExp(String.raw`${lift.weight}\D{0,8}${lift.reps}\b`), ' ');
  const asked = scheme.exec(rest);
  if (!asked) return null;
  const sets = Number(asked[1] ?? asked[3] ?? 3);
  const reps = Number(asked[2] ?? asked[4] ?? asked[5]);
  if (!(reps >= 1 && reps <= 20) || (reps === lift.reps && sets === lift.sets)) return null;
  if (reps < fewReps && isYoung(turn)) return null;
  const best = bestOf(lift);
  const load = best / (1 + (reps + inReserve) / 30);
  return {
    say: [
      `About ${loadText(load, lift.unit)} for ${sets} × ${reps}.`,
      `Your ${setText(lift)} puts one rep near ${Math.round(best)}, and this leaves two in the tank on the first set.`,
      `If all ${sets} sets go clean, add ${stepOf(lift.unit, load)} ${lift.unit} next time.`,
    ],
  };
};

const asksIfGood =
  /\b(?:any good|good enough|is (?:that|it|this) (?:good|ok|okay|decent|strong|weak|bad|respectable|impressive)|how good|decent|strong for|weak for|good for|average)\b/i;

/** 'Deadlift 140x3 at 82 kg, any good?' */
export const strongEnough: Sum = (turn) => {
  const { kg, sex, age } = factsOf(turn);
  const [lift] = liftsTold(turn.text).filter(({ weight }) => weight !== kg);
  const marks = lift?.lift ? standards[lift.lift] : undefined;
  if (!lift || !marks || kg === undefined || !asksIfGood.test(turn.text)) return null;
  const best = bestOf(lift) * (lift.unit === 'lb' ? 0.4536 : 1);
  const share = best / kg;
  const [first, second, third] = marks[sex ?? 'male'];
  const words =
    share >= third
      ? 'That is properly strong'
      : share >= second
        ? 'That is solid'
        : share >= first
          ? 'That is a decent start'
          : 'It is early days, and nothing to be shy about';
  const next = [first, second, third].find((mark) => mark > share + 0.02);
  const who = age !== undefined && age >= 50 ? `, and at ${age} it counts for more` : '';
  return {
    say: [
      `${words}: ${setText(lift)} ${lift.reps > 1 ? `is about ${Math.round(bestOf(lift))} for one rep, ` : 'is '}${rounded(share, 1)} times your ${rounded(kg)} kg${who}.`,
      `People who lift steadily get to about ${rounded(first, 2)} times their weight within the first year, ${rounded(second, 2)} after two or three, ${rounded(third, 2)} after many.`,
      ...(next === undefined
        ? ['Keep it, and see to what has not kept up.']
        : [`Your next mark is about ${rounded(toStep(next * kg, 2.5))} kg.`]),
    ],
    sources: [{ kind: 'card', label: 'coaching practice', id: 'strength-standards' }],
  };
};

const asksGap =
  /\b(?:gap|ratio|imbalanc\w*|weird|normal|behind|lags?|lagging|balanced|too (?:low|weak|small)|out of line|compared|match|uneven|off)\b/i;

const told = (lifts: readonly LiftTold[], lift: ToldLift) => lifts.find((one) => one.lift === lift);

/** 'Bench 70x6, overhead press 32.5x5: is that gap weird?' */
export const gapBetween: Sum = ({ text }) => {
  const lifts = liftsTold(text);
  if (lifts.length < 2 || !asksGap.test(text)) return null;
  const known = usualRatios.find(({ lift, of }) => told(lifts, lift) && told(lifts, of));
  const [one, other] = known ? [told(lifts, known.lift), told(lifts, known.of)] : [];
  if (!known || !one || !other) return null;
  const [least, most] = known.range;
  const share = bestOf(one) / bestOf(other);
  const percent = (value: number) => Math.round(value * 100);
  const facts = `your ${one.name} is about ${percent(share)} % of your ${other.name} (${Math.round(bestOf(one))} to ${Math.round(bestOf(other))} for one rep), and ${percent(least)} to ${percent(most)} % is usual`;
  if (share >= least - 0.02 && share <= most + 0.02)
    return {
      say: [`No, that is normal: ${facts}.`, 'Train both as you do, and let them rise together.'],
    };
  const weak = share < least ? one : other;
  return {
    say: [
      `A bit, though nothing to worry about: ${facts}.`,
      `Put the ${weak.name} first on two days a week, once for fives and once for eights, in steps of ${weak.weight < 50 ? '1' : '2.5'} kg.`,
      'Two to three months usually close most of it.',
    ],
  };
};

const stuckWords =
  /\b(?:stuck|plateau\w*|stall(?:ed|ing)?|not moving|won'?t (?:budge|move)|hasn'?t moved|has not moved|can'?t get past|cannot get past|no progress|same weight)\b/i;

/** 'Bench stuck at 85 for two months, four days a week.' */
const series =
  /\b(\d{2,3}(?:[.,]\d)?)(?:(?:\s*(?:,|->|→|-|then|\/)\s*|\s+)(\d{2,3}(?:[.,]\d)?)){3,9}\b/i;

/** '100 110 115 115 115 over five weeks': a row of weights that stands still at its end. */
function rowIn(text: string): { peak: number; still: number; risen: number } | null {
  const row = (series.exec(text)?.[0].match(/\d+(?:[.,]\d)?/g) ?? []).map((one) => numberOf(one));
  const peak = Math.max(...row);
  const still = row.length - row.indexOf(peak);
  const [first = 0] = row;
  const isRow = row.length >= 4 && first >= 20 && peak / first < 2;
  return isRow && still >= 2 ? { peak, still, risen: peak - first } : null;
}

export const stoodStill: Sum = ({ text }) => {
  const row = rowIn(text);
  if (!row || /\b(?:for|x)\s*\d{1,2}[\s,/]+\d/i.test(text)) return null;
  const down = rounded(toStep(row.peak * 0.9, 2.5));
  const next = rounded(row.peak + 2.5);
  return {
    say: [
      `Nothing is broken: it rose by ${rounded(row.risen)} and has stood at ${rounded(row.peak)} for ${row.still} sessions, which is how a quick rise ends.`,
      `Take a week at about ${down} for easy sets, then climb in steps of 2.5 and go for ${next} in three to four weeks.`,
      'If sleep, food or stress changed in those weeks, mend that first.',
    ],
    topic: { kind: 'card', id: 'plateau', words: 'plateau progress' },
  };
};

export const stuckAt: Sum = (turn) => {
  const { text } = turn;
  const lifts = liftsTold(text);
  const [lift] = lifts;
  if (!lift || lifts.length > 1 || !stuckWords.test(text)) return null;
  const span = spanIn(text);
  const { perWeek } = factsOf(turn);
  const isLong = (span?.weeks ?? 0) >= 3;
  const down = loadText(lift.weight * 0.87, lift.unit);
  const back = loadText(lift.weight * 0.93, lift.unit);
  const step = lift.unit === 'lb' ? '2.5 lb' : lift.weight < 60 ? '0.5 to 1 kg' : '1.25 to 2.5 kg';
  const often =
    perWeek !== undefined && perWeek >= 4 && !scheme.test(text)
      ? ` With ${perWeek} days a week, ${lift.name} hard on two of them is enough.`
      : '';
  return {
    say: [
      `${span && isLong ? `${span.words.charAt(0).toUpperCase()}${span.words.slice(1)} at ${rounded(lift.weight)} ${lift.unit} means it is time to change something, not to push harder.` : `A few weeks at ${rounded(lift.weight)} ${lift.unit} are normal, so no panic yet.`}`,
      `Take one easy week around ${down}, then build from about ${back} with sets of 6 to 8, adding ${step} a week: that puts you past ${rounded(lift.weight)} in roughly six weeks.${often}`,
      'If sleep or food has been short, mend that first; it is the usual reason.',
    ],
    topic: { kind: 'card', id: 'plateau', words: `${lift.name} plateau progress` },
  };
};

const failedWords =
  /\b(?:failed|fail|missed|couldn'?t (?:finish|get|complete|do)|only (?:got|managed|made)|didn'?t (?:get|make)|short of)\b/i;
const asksNext =
  /\b(?:repeat|drop|lower|again|deload|next time|next session|what now|reduce|stay|keep|go down|go up|same weight)\b/i;

/** '5x5 at 92.5 and failed the last reps: repeat or drop?' */
export const afterFailing: Sum = ({ text }) => {
  const [lift] = liftsTold(text);
  if (!lift || lift.weight < 15 || !failedWords.test(text) || !asksNext.test(text)) return null;
  const isAgain =
    /\b(?:twice|second time|again and again|third time|two sessions|3 times|three times|in a row)\b/i.test(
      text,
    );
  const lighter = loadText(lift.weight * 0.9, lift.unit);
  return {
    say: isAgain
      ? [
          `Drop to about ${lighter} now and build back up in small steps; twice in a row is a pattern.`,
          'Rest three to four minutes between the sets, and stop each one a rep before it gets ugly.',
        ]
      : [
          `Repeat ${rounded(lift.weight)} ${lift.unit} once more: a few missed reps at the end are a near miss, not a wall.`,
          'Rest three to four minutes between the sets this time.',
          `If it fails again, go to about ${lighter} and work back up over two or three weeks.`,
        ],
  };
};

const lightWords =
  /\b(?:too light|too easy|light enough|heavy enough|go up|go heavier|heavier|increase|move up|next weight|bigger (?:dumbbells|bell|kettlebell))\b/i;
const asksWhen =
  /\bwhen\b[^.?!]*\b(?:go up|go heavier|increase|move up|heavier|add|next weight)\b/i;
const canDo = /\b(\d{1,2})\s*(?:reps?|of them|easily|easy|in a row|times|$|[.,!?])/i;

/** '12 kg dumbbells for rows, I can do 18: too light?' */
export const tooLight: Sum = ({ text }) => {
  const weight = Number(
    /\b(\d{1,2}(?:[.,]\d)?)\s?(?:kg|kilos?)\b/i.exec(text)?.[1]?.replace(',', '.'),
  );
  const rest = text.replace(/\b\d{1,2}(?:[.,]\d)?\s?(?:kg|kilos?)\b/gi, ' ');
  const [lift] = liftsTold(text);
  const reps = lift && lift.reps > 1 ? lift.reps : Number(canDo.exec(rest)?.[1]);
  if (!lightWords.test(text) || !(weight >= 2) || !(reps >= 5 && reps <= 30)) return null;
  const best = weight * (1 + reps / 30);
  const [low, high] = [best / (1 + 12 / 30), best / (1 + 8 / 30)];
  const step = weight < 30 ? 1 : 2.5;
  if (reps < 13 && asksWhen.test(text))
    return {
      say: [
        `As soon as every set gets to ${reps + 2} clean reps, take ${weight < 30 ? 'the next size up' : `${rounded(weight + step)} kg`} and start again at ${reps}.`,
        `Until then add a rep wherever you can; if ${rounded(weight)} kg for ${reps} leaves more than three in you, go up today.`,
      ],
    };
  if (reps < 13)
    return {
      say: [
        `Not yet: ${rounded(weight)} kg for ${reps} sits right where muscle and strength are built.`,
        `Go up by the smallest step once you get ${reps < 10 ? 12 : 15} clean reps in every set.`,
      ],
    };
  return {
    say: [
      `Yes, a bit light: ${reps} reps with ${rounded(weight)} kg means about ${rounded(toStep(low, step))} to ${rounded(toStep(high, step))} kg would put you at 8 to 12.`,
      'It still builds muscle if the last reps are truly hard, so until you have heavier ones lower for three seconds and pause where it is hardest.',
    ],
  };
};

const feltEasy =
  /\b(?:easy|light|no problem|comfortabl\w*|flew|breeze|plenty left|could have done more)\b/i;
const asksToAdd = /\b(?:add|go up|increase|how much more|next weight|when do i|heavier)\b/i;
const lower: ReadonlySet<string> = new Set([
  'squat',
  'front squat',
  'deadlift',
  'leg press',
  'hip thrust',
]);

/** '5x5 at 90 felt easy, when do I add and how much?' */
export const addAfterEasy: Sum = ({ text }) => {
  const scheme5 = /\b(\d{1,2})\s?[x×]\s?(\d{1,2})\b/.exec(text);
  const [lift] = liftsTold(text);
  const apart = Number(/\b(?:at|with|@)\s*(\d{2,3}(?:[.,]\d)?)\b/i.exec(text)?.[1]);
  const weight = lift && lift.weight >= 15 ? lift.weight : apart;
  if (!lift && !scheme5) return null;
  if (!(weight >= 15) || !feltEasy.test(text) || !asksToAdd.test(text)) return null;
  const name = lift?.name ?? /\bsquats?\b/i.exec(text)?.[0] ?? '';
  const isLower = lower.has(name.toLowerCase().replace(/s$/, ''));
  const step = isLower ? 5 : 2.5;
  return {
    say: [
      `Now: take ${rounded(weight + (isLower && weight >= 120 ? 2.5 : step))} kg next time, since ${rounded(weight)} felt easy${scheme5 ? ` for all ${scheme5[1]} × ${scheme5[2]}` : ''}.`,
      `Go on adding ${isLower ? '2.5 to 5' : '1.25 to 2.5'} kg each session as long as the last set still has one or two clean reps in it, then half of that.`,
      'When a set fails twice, take off a tenth and build up again.',
    ],
  };
};
