import { numberOf } from '../sums/figures.ts';

/** The lifts whose weights people set beside each other. */
export type ToldLift =
  | 'squat'
  | 'front squat'
  | 'bench'
  | 'incline press'
  | 'deadlift'
  | 'press'
  | 'row';

export interface LiftTold {
  /** As it is called in an answer. */
  name: string;
  lift: ToldLift | null;
  weight: number;
  unit: 'kg' | 'lb';
  reps: number;
  /** How many sets, where that was told. */
  sets: number;
}

/** Longer names first. */
const names: readonly (readonly [RegExp, string, ToldLift | null])[] = [
  [/\bfront squats?\b/i, 'front squat', 'front squat'],
  [/\bgoblet squats?\b/i, 'goblet squat', null],
  [/\bleg press\b/i, 'leg press', null],
  [/\b(?:back )?squat(?:s|ting|ted)?\b/i, 'squat', 'squat'],
  [/\bincline (?:bench|press|db press|dumbbell press)\b/i, 'incline press', 'incline press'],
  [/\bbench(?: press)?(?:es|ing|ed)?\b/i, 'bench', 'bench'],
  [/\b(?:rdls?|romanian deadlifts?)\b/i, 'Romanian deadlift', null],
  [/\b(?:deadlift(?:s|ing|ed)?|dl)\b/i, 'deadlift', 'deadlift'],
  [/\b(?:ohp|(?:overhead|military|strict|shoulder) press)\b/i, 'overhead press', 'press'],
  [/\bhip thrusts?\b/i, 'hip thrust', null],
  [/\b(?:barbell |bent[- ]over |pendlay |dumbbell |db |cable )?rows?\b/i, 'row', 'row'],
  [/\b(?:lat )?pull ?downs?\b/i, 'pulldown', null],
  [/\b(?:biceps? )?curls?\b/i, 'curl', null],
  [/\bpress\b/i, 'press', 'press'],
  [/\b(?:kettlebell )?swings?\b/i, 'swing', null],
  [/\blunges?\b/i, 'lunge', null],
];

const mass = '(kg|kgs|kilos?|lbs?|pounds?)';
const setsAtWeight = new RegExp(
  String.raw`(\d{1,2})\s?[x×]\s?(\d{1,2})\s*(?:@|at|with|of|on)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*${mass}?`,
  'i',
);
const weightForReps = new RegExp(
  String.raw`(\d{1,3}(?:[.,]\d{1,2})?)\s*${mass}?\s*(?:x|×|for|\*)\s*(\d{1,2})\b(?!\s*(?:weeks?|months?|days?|years?|min|[x×]|times a))`,
  'i',
);
const repsAtWeight = new RegExp(
  String.raw`\b(\d{1,2})\s*(?:reps?|times)?\s*(?:@|at|with)\s*(\d{2,3}(?:[.,]\d{1,2})?)\s*${mass}?`,
  'i',
);
const weightAlone = new RegExp(
  String.raw`(?<![\d.:x×])(\d{2,3}(?:[.,]\d{1,2})?)\s*${mass}?(?![\d:%])(?!\s*(?:weeks?|months?|days?|years?|min|sets?|reps?|times|yo|years|cm|km|k\b|[x×]))`,
  'i',
);
const lightest = 4;
const heaviest = 400;

function setIn(text: string): Omit<LiftTold, 'name' | 'lift'> | null {
  const unitOf = (said: string | undefined) => (/^(?:lb|pound)/i.test(said ?? '') ? 'lb' : 'kg');
  const written = setsAtWeight.exec(text);
  if (written)
    return {
      weight: numberOf(written[3]),
      unit: unitOf(written[4]),
      reps: Number(written[2]),
      sets: Number(written[1]),
    };
  const forward = weightForReps.exec(text);
  if (forward && (forward[2] !== undefined || numberOf(forward[1]) >= 10))
    return {
      weight: numberOf(forward[1]),
      unit: unitOf(forward[2]),
      reps: Number(forward[3]),
      sets: 1,
    };
  const backward = repsAtWeight.exec(text);
  if (backward)
    return {
      weight: numberOf(backward[2]),
      unit: unitOf(backward[3]),
      reps: Number(backward[1]),
      sets: 1,
    };
  const alone = weightAlone.exec(text);
  return alone ? { weight: numberOf(alone[1]), unit: unitOf(alone[2]), reps: 1, sets: 1 } : null;
}

/** The lifts of a message with the weight that stands right after or before each. */
export function liftsTold(text: string): LiftTold[] {
  let rest = text;
  const found = names
    .flatMap(([pattern, name, lift]) => {
      const hit = pattern.exec(rest);
      if (!hit) return [];
      rest = `${rest.slice(0, hit.index)}${' '.repeat(hit[0].length)}${rest.slice(hit.index + hit[0].length)}`;
      return [{ at: hit.index, end: hit.index + hit[0].length, name, lift }];
    })
    .sort((a, b) => a.at - b.at);
  return found.flatMap(({ end, name, lift }, at) => {
    const until = found[at + 1]?.at ?? rest.length;
    const after = setIn(rest.slice(end, until));
    const before = at === 0 ? setIn(rest.slice(0, found[0]?.at ?? 0)) : null;
    const set = after ?? before;
    return set && set.weight >= lightest && set.weight <= heaviest && set.reps <= 30
      ? [{ ...set, name, lift }]
      : [];
  });
}
