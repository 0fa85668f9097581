import type { FitnessLevel } from '../../../workout/limits.ts';
import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn, sentenceAround, whose } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/body/practice-years.ts';

const yearsOfPractice = 3;
const yearsOfMastery = 6;

/** 'Been lifting for 12 years', 'llevo 10 años entrenando'. */
export function levelByYears(scan: Scan): Claim[] {
  for (const { unit, value, from, to } of quantitiesIn(scan)) {
    if (unit !== 'years' || value < yearsOfPractice || value > 60) continue;
    const sentence = sentenceAround(scan, from);
    const start = Math.max(sentence.from, from - 5);
    const around = scan.tokens.slice(start, Math.min(sentence.to, to + 5));
    const isPractice = around.some(({ text }) => terms.practice.has(text));
    const isPause = scan.tokens
      .slice(Math.max(sentence.from, from - 7), Math.min(sentence.to, to + 4))
      .some(({ text }) => terms.pauses.has(text));
    const isChild = scan
      .of('person')
      .some((one) => one.value === 'child' && one.from >= sentence.from && one.to <= sentence.to);
    if (!isPractice || isPause || isChild || whose(scan, { from, to }) === 'other') continue;
    const level: FitnessLevel = value >= yearsOfMastery ? 'advanced' : 'intermediate';
    const quote = scan.quote(from, to);
    return [claim('level', level, 'level.years', { polarity: 'has', certainty: 0.7, quote })];
  }
  return [];
}
