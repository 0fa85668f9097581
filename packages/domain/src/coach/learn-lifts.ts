import type { LearnedFact } from './types.ts';

const lift =
  '(deadlift|back squat|front squat|squat|bench press|bench|overhead press|shoulder press|press|clean and jerk|clean|snatch|row|hip thrust|pull-?ups?|chin-?ups?|push-?ups?|dips?|swing|goblet squat)';
const load = '(\\d+(?:[.,]\\d+)?) ?(kg|kgs|kilos?|lb|lbs|pounds)';
const times = '(?: ?(?:x|for) ?(\\d{1,2}))?';

const named = new RegExp(
  `\\b(?:my )?(?:best |max |current |1rm )*${lift}(?: ?(?:max|pr|pb|1rm|best))?(?: is| was|:| of| at| =)? (?:about |around |now |at )?${load}${times}`,
);
const done =
  /\bi (?:can |just |finally |now )?(deadlift|squat|bench|press|clean|snatch|row|pull)(?:ed|ted|d)? (?:about |around )?(\d+(?:[.,]\d+)?) ?(kg|kgs|kilos?|lb|lbs|pounds)(?: ?(?:x|for) ?(\d{1,2}))?/;
const counted =
  /\bi (?:can |just |finally )?(?:do|did|managed|get|got) (\d{1,3}) (?:strict |full )?(pull-?ups?|chin-?ups?|push-?ups?|dips|burpees|squats|sit-?ups)/;

const unit = (word: string) => (/^k/.test(word) ? 'kg' : 'lb');
const wanted =
  /\b(?:want|goal|aim|target|hope|trying|would|like to|working towards|need|by (?:june|july|summer|christmas|next))\b/;

/** Lifts with numbers, as done; what is only wanted is no lift yet. */
export function readLifts(words: string): Omit<LearnedFact, 'source'>[] {
  if (wanted.test(words)) return [];
  const count = counted.exec(words);
  if (count) return [{ slot: 'lift', value: `${count[2]} x ${count[1]}`, confidence: 0.85 }];
  const [, name, kilograms, kind = 'kg', reps] = done.exec(words) ?? named.exec(words) ?? [];
  if (!name || !kilograms) return [];
  const value = `${name === 'pull' ? 'deadlift' : name} ${kilograms} ${unit(kind)}`;
  return [{ slot: 'lift', value: reps ? `${value} x ${reps}` : value, confidence: 0.9 }];
}
