import { liftHistories } from '../analytics/lifts.ts';
import { readHorizonWeeks } from './horizon.ts';
import { plain } from './message-words.ts';
import type { CoachKnowledge } from './types.ts';

const kilogramsPerPound = 0.45359237;

/** What people call a lift, and what the log may call it. */
const liftNames: readonly { name: string; said: RegExp; logged: RegExp; isLower: boolean }[] = [
  {
    name: 'deadlift',
    said: /\bdead ?lift\w*|\bpull (?=\d|twice|double)/,
    logged: /deadlift/i,
    isLower: true,
  },
  { name: 'squat', said: /\bsquat\w*/, logged: /^(?:barbell )?(?:back )?squat/i, isLower: true },
  { name: 'bench press', said: /\bbench\w*/, logged: /bench press/i, isLower: false },
  {
    name: 'overhead press',
    said: /\b(?:overhead|shoulder|military) press|\bohp\b/,
    logged: /overhead press|strict press|shoulder press/i,
    isLower: false,
  },
];

const toKilograms = (amount: number, unit: string) =>
  /^(?:lb|pound)/.test(unit) ? amount * kilogramsPerPound : amount;

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** 'I weigh 78 kg', 'at 78 kg body weight'. */
function readBodyWeightKg(text: string): number | null {
  const said =
    /\b(?:i weigh|my weight is|i(?:'m| am)|at|body ?weight(?: is| of)?|weighing) (?:about |around )?(\d{2,3}(?:[.,]\d)?) ?(kg|kgs|kilos?|lbs?|pounds)\b/.exec(
      plain(text),
    );
  if (!said?.[1]) return null;
  const kilograms = toKilograms(numberOf(said[1]), said[2] ?? 'kg');
  return kilograms >= 30 && kilograms <= 250 ? kilograms : null;
}

const multiples: readonly [RegExp, number][] = [
  [/\b(?:twice|double|two times|2x|2 x) (?:my |your )?body ?-?weight\b/, 2],
  [/\b(?:one and a half times|1[.,]5 ?x|1[.,]5 times) (?:my )?body ?-?weight\b/, 1.5],
  [/\b(?:triple|three times|3x) (?:my )?body ?-?weight\b/, 3],
  [/\bmy (?:own )?body ?-?weight\b/, 1],
];

export interface LiftGoal {
  lift: string;
  isLower: boolean;
  /** Null when it hangs on a body weight that is not known. */
  targetKg: number | null;
  currentKg: number | null;
  gapKg: number | null;
  weeks: number | null;
}

/** The heaviest single, done or worked out from a set (spec §9). */
function bestSingleKg(logged: RegExp, { sessions, learned }: CoachKnowledge): number | null {
  const points = liftHistories(sessions)
    .filter(({ lift }) => logged.test(lift))
    .flatMap((history) => history.points);
  const done = points.flatMap(({ estimatedFrom: { weight, reps } }) =>
    reps === 1 ? [weight] : [],
  );
  const estimated = points.flatMap(({ oneRepMax, estimatedFrom: { reps } }) =>
    reps === 1 ? [] : [oneRepMax],
  );
  // One that was done is worth more than one that was worked out, unless it is old news.
  const isOutgrown = Math.max(0, ...estimated) > Math.max(0, ...done) * 1.03;
  const singles = isOutgrown ? estimated : done;
  const told = learned
    .filter(({ slot, value }) => slot === 'lift' && logged.test(value))
    .flatMap(({ value }) => {
      const [, amount, unit = 'kg', reps] =
        /(\d+(?:[.,]\d+)?) (kg|lb)(?: x (\d+))?/.exec(value) ?? [];
      if (!amount) return [];
      const kilograms = toKilograms(numberOf(amount), unit);
      return [reps && Number(reps) > 1 ? kilograms * (1 + Number(reps) / 30) : kilograms];
    });
  const all = [...singles, ...told];
  return all.length > 0 ? Math.round(Math.max(...all)) : null;
}

/** A lift and a load to reach, with how far it is; null where the text names none. */
export function readLiftGoal(text: string, knowledge: CoachKnowledge): LiftGoal | null {
  const words = plain(text);
  const found = liftNames.find(({ said }) => said.test(words));
  if (!found) return null;
  const after = words.slice(found.said.exec(words)?.index ?? 0);
  const withUnit = /(\d{2,3}(?:[.,]\d)?) ?(kg|kgs|kilos?|lbs?|pounds)\b/;
  const bare =
    /^\w+(?: press)?(?: of| at)? (\d{2,3})\b(?! ?(?:reps?|times|x|%|min|sec|days|weeks))/;
  const load = withUnit.exec(after) ?? bare.exec(after) ?? withUnit.exec(words);
  const times = multiples.find(([pattern]) => pattern.test(words))?.[1];
  const bodyWeight = readBodyWeightKg(text) ?? knowledge.bodyWeightKg ?? null;
  if (!load && times === undefined) return null;
  const targetKg =
    times !== undefined
      ? bodyWeight && Math.round(times * bodyWeight)
      : Math.round(toKilograms(numberOf(load?.[1] ?? '0'), load?.[2] ?? 'kg'));
  const currentKg = bestSingleKg(found.logged, knowledge);
  return {
    lift: found.name,
    isLower: found.isLower,
    targetKg,
    currentKg,
    gapKg: targetKg !== null && currentKg !== null ? targetKg - currentKg : null,
    weeks: readHorizonWeeks(text, knowledge.now),
  };
}

function pace(gapKg: number, weeks: number): string {
  const each = Math.round((gapKg / weeks) * 10) / 10;
  if (each === 0.5) return 'about half a kilo a week';
  return each < 0.1 ? 'a little each week' : `about ${each} kg a week`;
}

/** 'Your deadlift stands at 142 kg, so the gap is 14 kg in 28 weeks: half a kilo a week.' */
export function gapWords(goal: LiftGoal): string | null {
  const { lift, currentKg, targetKg, gapKg, weeks } = goal;
  if (currentKg === null || targetKg === null || gapKg === null) return null;
  const stands = `Your best ${lift} comes to ${currentKg} kg for a single`;
  if (gapKg <= 0) return `${stands}, so ${targetKg} kg is already yours.`;
  const gap = `${stands}, so the gap to ${targetKg} kg is ${gapKg} kg`;
  return weeks === null || weeks < 1
    ? `${gap}.`
    : `${gap} in ${weeks} weeks: ${pace(gapKg, weeks)}.`;
}
