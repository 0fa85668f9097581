import { amountsInText, isPlain, type TextAmount } from './amounts.ts';
import { numberTopic, rounded, type Sum } from './figures.ts';

const usualBar = 20;
const isOfBar = ({ before, after }: TextAmount): boolean =>
  /^(?:bar|barbell)$/.test(after[0] ?? '') ||
  /\b(?:bar|barbell)(?: (?:is|weighs|of))?$/.test(before.join(' '));
const unitOf = (amounts: readonly TextAmount[]): string =>
  amounts.some(({ unit }) => unit === 'pounds') ? 'lb' : 'kg';

const onBar = (total: number, unit: string) =>
  numberTopic(`${rounded(total)} ${unit}`, 'weight on the bar', {
    kind: 'bar',
    value: total,
    unit,
  });

/** What somebody takes it for: 'told my mate it is 52.5'. */
const claimed =
  /\b(?:its|it's|it is|thats|that's|makes|think|say|said|says)\s+(?:about\s+)?(\d{2,3}(?:[.,]\d{1,2})?)/i;

/** Football. */
export const fiveASide = /\b(?:\d+|five|six|seven|eight)[- ]a[- ]side\b/i;

/** 'Bar 20 plus 2x15 plus 2x2.5', 'a 15 bar, two tens and two fives: the most I can load?' */
export const plateTotal: Sum = ({ text, cues }) => {
  if (!/\bbar(?:bell)?\b|\bplates?\b/i.test(text) || cues.has('give')) return null;
  if (fiveASide.test(text)) return null;
  const said = claimed.exec(text);
  const guess = said ? Number(said[1]?.replace(',', '.')) : null;
  const amounts = amountsInText(said ? text.replace(said[0], ' ') : text).filter(isPlain);
  const bar = amounts.find(isOfBar);
  const plates = amounts.filter((one) => one !== bar && one.value <= 50);
  const isSided = /\b(?:each|per|a|either|both)\s+(?:side|end)s?\b/i.test(text);
  const isPaired = plates.length > 0 && plates.every(({ times }) => times > 1);
  const isAsked =
    cues.has('sum', 'most', 'total', 'right') || /\bhow (?:much|heavy)\b|\bwhat\b/i.test(text);
  const isAdded = /\bplus\b|\+/i.test(text);
  if (plates.length === 0 || !(isSided || isPaired) || !(isAsked || isAdded)) return null;
  if (/\b(?:for|to get|to make|to load|load|want|need|get)\s*\d/i.test(text)) return null;
  const share = isSided ? 2 : 1;
  const onIt = plates.reduce((sum, { value, times }) => sum + value * times, 0) * share;
  const barWeight = bar?.value ?? usualBar;
  const sum = barWeight + onIt;
  const unit = unitOf(amounts);
  const parts = [barWeight, ...plates.map(({ value, times }) => value * times * share)]
    .map((one) => rounded(one, 2))
    .join(' + ');
  const verdict =
    guess === null
      ? ''
      : Math.abs(guess - sum) < 0.05
        ? 'You are right: '
        : /\b(?:he|she|mate|friend) says no\b/i.test(text)
          ? 'The other one is right, I am afraid: '
          : 'Not quite: ';
  const why =
    guess !== null && Math.abs(guess - sum) >= 0.05
      ? [missedPlate(guess, sum, plates, unit)].filter(Boolean)
      : [];
  return {
    say: [`${verdict}${rounded(sum, 2)} ${unit} in all, ${parts}.`, ...why],
    topic: onBar(sum, unit),
  };
};

/** One plate was counted once instead of twice. */
function missedPlate(
  guess: number,
  sum: number,
  plates: readonly TextAmount[],
  unit: string,
): string {
  const missed = plates.find(({ value }) => Math.abs(sum - guess - value) < 0.05);
  if (missed) return `One of the ${rounded(missed.value, 2)}s was probably counted once.`;
  return `That is ${rounded(Math.abs(sum - guess), 2)} ${unit} ${sum > guess ? 'more' : 'less'} than you thought.`;
}
