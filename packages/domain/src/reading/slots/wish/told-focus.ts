import { type Claim, claim } from '../../claims.ts';
import { type Span, textAt } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/wish/told-focus.ts';
import type { FocusArea } from '../../vocabulary.ts';
import { outfitsIn } from '../body/outfits.ts';
import { isUntried, isWeakPoint } from '../moves/skill-aims.ts';
import { areaLabel } from './named-parts.ts';

const skills: Record<string, FocusArea> = {
  'pull-up': 'pull',
  'chin-up': 'pull',
  'muscle-up': 'pull',
  'front lever': 'pull',
  'push-up': 'push',
  dip: 'push',
};

/** 'My first pull-up by summer': a skill that is to be learned says what to train. */
export function skillClaims(scan: Scan): Claim[] {
  const hit = scan
    .of('move')
    .find(
      (one) =>
        one.typo === 0 &&
        skills[one.value] !== undefined &&
        (isStuck(scan, one) ||
          isUntried(scan, one) ||
          isWeakPoint(scan, one) ||
          isFirstOne(scan, one)),
    );
  const area = hit && skills[hit.value];
  if (!hit || !area) return [];
  if (scan.polarity(hit) !== 'plain' && !isUntried(scan, hit)) return [];
  const quote = scan.quote(Math.max(0, hit.from - 1), hit.to);
  return [
    claim('focus', { area, label: areaLabel(area) }, 'focus.skill', { certainty: 0.7, quote }),
  ];
}

/** 'Push-ups stuck on 31', 'stuck at eight pull-ups': what does not get on is to be trained. */
const isStuck = (scan: Scan, { from, to }: Span): boolean =>
  [to, to + 1, to + 2, from - 3, from - 4].some((at) => terms.stuckWords.has(textAt(scan, at)));

const isFirstOne = (scan: Scan, { from }: Hit): boolean =>
  [from - 1, from - 2].some((at) => terms.firstOnes.has(textAt(scan, at))) &&
  !hasCountBefore(scan, from);

const hasCountBefore = (scan: Scan, at: number) => scan.tokens[at - 1]?.kind === 'number';

/** '💪 day': the arm as a wish stands first or with its day; elsewhere it cheers. */
export function emojiClaims(scan: Scan): Claim[] {
  const at = scan.tokens.findIndex(({ text }) => text === '💪');
  if (at < 0) return [];
  const next = scan.tokens[at + 1];
  const isDay = next !== undefined && terms.dayWords.has(next.text);
  const isFirst = at === 0 && next?.kind === 'number';
  if (!isDay && !isFirst) return [];
  const quote = scan.quote(at, at + 1);
  return [claim('focus', { area: 'arms', label: areaLabel('arms') }, 'focus.emoji', { quote })];
}

/** What a dress shows, and the legs of a dialect in which they are called 'Bei'. */
export function pictureClaims(scan: Scan): Claim[] {
  const worn = outfitsIn(scan).flatMap(({ areas, from, to }) =>
    areas.map((area) => ({ area, quote: scan.quote(from, to) })),
  );
  const isPart = (at: number) => scan.of('focus').some((hit) => hit.from <= at && at < hit.to);
  const bei = scan.tokens.findIndex(
    ({ text }, at) =>
      text === 'bei' &&
      ((terms.joins.has(textAt(scan, at + 1)) && isPart(at + 2)) ||
        (terms.joins.has(textAt(scan, at - 1)) &&
          isPart(at - 2) &&
          scan.tokens[at + 1]?.kind !== 'word')),
  );
  const dialect = bei < 0 ? [] : [{ area: 'legs' as const, quote: scan.quote(bei, bei + 1) }];
  return [...worn, ...dialect].map(({ area, quote }) =>
    claim('focus', { area, label: areaLabel(area) }, 'focus.picture', { certainty: 0.75, quote }),
  );
}
