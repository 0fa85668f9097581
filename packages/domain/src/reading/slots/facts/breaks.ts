import { claim } from '../../claims.ts';
import {
  hitsBetween,
  quantitiesIn,
  type Span,
  sentenceAround,
  textAt,
  whose,
} from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Quantity } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import type { Fact } from './fact.ts';

const daysOf: Record<string, number> = { days: 1, weeks: 7, months: 30, years: 365 };
/** A few days without training are no break. */
const leastDays = 5;
const mostDays = 365 * 30;

const gap = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from >= other.to ? one.from - other.to : other.from - one.to;

function isOfOther(scan: Scan, at: number): boolean {
  const [word, next] = [textAt(scan, at), textAt(scan, at + 1)];
  return terms.notOfTraining.has(word) || (terms.from.has(word) && terms.notOfTraining.has(next));
}

/** Whether a phrase on time off belongs to a length. */
function belongs(scan: Scan, length: Quantity, hit: Hit): boolean {
  if (hit.typo > 0 || gap(hit, length) < 0) return false;
  if (hit.value === 'idle') return gap(hit, length) <= 5;
  if (hit.value === 'off') {
    if (isOfOther(scan, hit.to)) return false;
    if (hit.from >= length.to) {
      // 'In 3 weeks off' is yet to come.
      if (terms.aheadOf.has(textAt(scan, length.from - 1))) return false;
      const between = scan.tokens.slice(length.to, hit.from);
      return (
        between.length <= 2 &&
        between.every(({ text, kind }) => kind !== 'number' && terms.of.has(text))
      );
    }
    // 'A break of 3 months', 'off for 6 weeks', 'pausa di 2 mesi'.
    const between = scan.tokens.slice(hit.to, length.from).map(({ text }) => text);
    return (
      between.length <= 2 &&
      between.length > 0 &&
      between.every((word) => terms.sinceLinks.has(word))
    );
  }
  return false;
}

/** 'Back after 6 weeks' says it all; 'nach 6 Wochen' alone needs a pause beside it. */
function isReturn(scan: Scan, length: Quantity, hit: Hit): boolean {
  if (hit.value !== 'return' || hit.typo > 0 || hit.to > length.from) return false;
  const isWhole = hit.to - hit.from >= 2 && !terms.despues.has(textAt(scan, hit.from));
  return isWhole && length.from - hit.to <= 2 && !isOfOther(scan, length.to);
}

/** 'The surgeon said six weeks no lifting' is yet to come. */
function isOrdered(scan: Scan, { from }: Span): boolean {
  const sentence = sentenceAround(scan, from);
  const isDoctor = hitsBetween(scan, 'clearance', sentence.from, sentence.to).some(
    ({ value }) => value === 'who',
  );
  const before = scan.tokens.slice(Math.max(sentence.from, from - 4), from);
  return isDoctor || before.some(({ text }) => terms.ordered.has(text));
}

/** 'Back after 6 weeks off', 'no entreno desde hace 2 meses': days without training. */
export function readBreaks(scan: Scan): Fact[] {
  const cues = scan.of('layoff');
  if (cues.length === 0) return [];
  for (const length of quantitiesIn(scan)) {
    const perUnit = daysOf[length.unit ?? ''];
    if (perUnit === undefined) continue;
    const days = Math.round((length.upTo ?? length.value) * perUnit);
    if (days < leastDays || days > mostDays) continue;
    const sentence = sentenceAround(scan, length.from);
    const own = cues.filter(
      (hit) =>
        hit.from >= sentence.from &&
        hit.to <= sentence.to &&
        (belongs(scan, length, hit) || isReturn(scan, length, hit)),
    );
    if (own.length === 0) continue;
    const lead = cues.find(
      (hit) => hit.value === 'return' && hit.to <= length.from && length.from - hit.to <= 2,
    );
    const all = [...own, ...(lead ? [lead] : []), length];
    const from = Math.min(...all.map((one) => one.from));
    const to = Math.max(...all.map((one) => one.to));
    const isAhead = scan
      .of('time')
      .some((hit) => hit.value === 'ahead' && hit.from >= sentence.from && hit.to <= sentence.to);
    if (isAhead || isOrdered(scan, { from, to })) continue;
    const features = {
      polarity: 'has' as const,
      whose: whose(scan, { from, to }),
      quote: scan.quote(from, to),
      certainty: 0.85,
    };
    return [{ claim: claim('breakDays', days, `break.${own[0]?.value}`, features), from, to }];
  }
  return [];
}
