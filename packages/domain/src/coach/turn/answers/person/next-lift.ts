import { stemsIn } from '../../lookup/retrieve.ts';
import type { Answer, Turn } from '../../turn.ts';

const asksNext =
  /\b(?:go for|do|take|try|aim for|lift|use|put)\b[^.?!]{0,12}\bnext (?:time|session|week|workout)\b|\bnext (?:time|session|week|workout)\b[^.?!]*\?|\bwhat(?:['’]?s| is| do i| should i)[^.?!]*\bnext\b/i;
/** 'So what do I put on the bar Friday': of the lift that was told last. */
const asksForBar =
  /\bwhat(?:['’]?s| do i| should i| shall i| weight do i| would you)\b[^.?!]*\b(?:put|load|go|stick|have|goes|start)\b[^.?!]*\b(?:on the bar|on it|up the bar|the bar with)\b/i;
const ofPast = /\b(?:did i|i did|i do last|last time|remind me|again|was it)\b/i;
const setsTold = /(\d{1,2})\s*[x×]\s*(\d{1,2})\b/i;
const repsTold = /\b(\d{1,2})((?:\s?\/\s?\d{1,2}){2,})\b/;
const loadTold = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)\b/i;
const [fewestReps, mostReps] = [8, 12];
const heavyReps = 6;
const steps = { kg: 2.5, lb: 5 };

/** The next weight that can be put on a bar. */
function plusStep(load: string, unit: string): string {
  const isPounds = /^(?:lb|pound)/i.test(unit);
  const next = Number(load.replace(',', '.')) + (isPounds ? steps.lb : steps.kg);
  return `${next} ${isPounds ? 'lb' : 'kg'}`;
}

/** '3x5', or '5/5/5' with the fewest reps of a set. */
function setsIn(text: string): [string, string] | null {
  const [, sets, reps] = setsTold.exec(text) ?? [];
  if (sets !== undefined && reps !== undefined) return [sets, reps];
  const [, first, others = ''] = repsTold.exec(text) ?? [];
  if (first === undefined) return null;
  const all = [first, ...others.split('/').map((one) => one.trim())].filter(Boolean).map(Number);
  return [String(all.length), String(Math.min(...all))];
}

/** 'What did I do on the goblets, and what do I go for next time?': from the sets that the talk told. */
export function answerNextLift({ text, language, previous }: Turn): Answer | null {
  const isOfBar = asksForBar.test(text);
  if (language !== 'en' || !(isOfBar || (asksNext.test(text) && ofPast.test(text)))) return null;
  const asked = new Set(stemsIn(text));
  const told = previous.findLast(
    ({ type, content }) =>
      type === 'user' &&
      setsIn(content) !== null &&
      (isOfBar ? loadTold.test(content) : stemsIn(content).some((stem) => asked.has(stem))),
  )?.content;
  const [sets, reps] = setsIn(told ?? '') ?? [];
  if (sets === undefined || reps === undefined) return null;
  const [, load, unit = 'kg'] = loadTold.exec(told ?? '') ?? [];
  const weight =
    load === undefined ? '' : ` at ${load} ${/^(?:lb|pound)/i.test(unit) ? 'lb' : 'kg'}`;
  const isHeavy = load !== undefined && Number(reps) <= heavyReps;
  const step = isHeavy
    ? `If that went well, put ${plusStep(load, unit)} on for ${sets} × ${reps}; if a set was a grind, stay at ${load} until all of them are clean.`
    : Number(reps) < mostReps
      ? `Next time go for ${sets} × ${Number(reps) + 1}${weight}; when every set reaches ${mostReps}, take the next weight up and start at ${fewestReps} again.`
      : `Next time take the next weight up and do ${sets} × ${fewestReps}, then add a rep each session.`;
  return {
    say: [`You did ${sets} × ${reps}${weight}.`, step],
    topic: { kind: 'memory', id: 'recall', words: text },
  };
}
