import { claim } from '../../claims.ts';
import { quantitiesIn, sentenceAround, textAt, whose } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Quantity } from '../../engine/units.ts';
import { type Fact, wordSet } from './fact.ts';

const daysOf: Record<string, number> = { days: 1, weeks: 7, months: 30, years: 365 };
/** A few days without training are no break. */
const leastDays = 5;
const mostDays = 365 * 30;

/** 'Off work', 'a break from school', 'after 6 weeks of training' are no breaks. */
const otherwise = wordSet(
  'work school uni university sick duty travel of postpartum pregnant pregnancy arbeit urlaub schule trabajo escuela travail ecole lavoro scuola trabalho escola ago away until',
);
/** After these the length is of training or of something else. */
const ofWhat = wordSet('of de di von d');

const gap = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from >= other.to ? one.from - other.to : other.from - one.to;

function isOfOther(scan: Scan, at: number): boolean {
  const word = textAt(scan, at);
  const next = textAt(scan, at + 1);
  return otherwise.has(word) || (/^(?:from|vom|del|du|dal|do)$/.test(word) && otherwise.has(next));
}

/** Whether a phrase on time off belongs to a length. */
function belongs(scan: Scan, length: Quantity, hit: Hit): boolean {
  if (hit.typo > 0 || gap(hit, length) < 0) return false;
  if (hit.value === 'idle') return gap(hit, length) <= 5;
  if (hit.value === 'off') {
    if (isOfOther(scan, hit.to)) return false;
    if (hit.from >= length.to) {
      // 'In 3 weeks off' is yet to come.
      if (/^(?:in|dans|en|tra|fra|em)$/.test(textAt(scan, length.from - 1))) return false;
      const between = scan.tokens.slice(length.to, hit.from);
      return (
        between.length <= 2 &&
        between.every(({ text, kind }) => kind !== 'number' && ofWhat.has(text))
      );
    }
    // 'A break of 3 months', 'off for 6 weeks', 'pausa di 2 mesi'.
    const between = scan.tokens.slice(hit.to, length.from).map(({ text }) => text);
    return (
      between.length <= 2 &&
      between.length > 0 &&
      between.every((word) =>
        /^(?:of|for|the|last|von|seit|de|d|desde|hace|depuis|di|da|ha|ya|gut|about)$/.test(word),
      )
    );
  }
  return false;
}

/** 'Back after 6 weeks' says it all; 'nach 6 Wochen' alone needs a pause beside it. */
function isReturn(scan: Scan, length: Quantity, hit: Hit): boolean {
  if (hit.value !== 'return' || hit.typo > 0 || hit.to > length.from) return false;
  const isWhole = hit.to - hit.from >= 2 && !/^(?:despues|depois)$/.test(textAt(scan, hit.from));
  return isWhole && length.from - hit.to <= 2 && !isOfOther(scan, length.to);
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
    if (isAhead) continue;
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
