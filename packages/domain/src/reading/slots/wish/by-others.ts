import { exerciseById } from '../../../exercise/library.ts';
import type { Muscle } from '../../../exercise/types.ts';
import { type Claim, claim, claimsOf } from '../../claims.ts';
import { segmentAround, textAt } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/wish/by-others.ts';
import type { FocusArea } from '../../vocabulary.ts';
import { areaLabel } from './named-parts.ts';

const areas: readonly (readonly [FocusArea, readonly Muscle[]])[] = [
  ['legs', ['quads', 'hams', 'adductors', 'calves']],
  ['glutes', ['glutes', 'abductors']],
  ['chest', ['chest']],
  ['back', ['lats', 'upper_back', 'traps', 'rear_delt', 'spinal_erectors']],
  ['shoulders', ['front_delt', 'side_delt', 'rotator_cuff']],
  ['arms', ['biceps', 'triceps', 'forearms']],
  ['core', ['abs', 'obliques']],
];

const focusOn = (area: FocusArea, rule: string, quote: string): Claim =>
  claim('focus', { area, label: areaLabel(area) }, rule, { certainty: 0.75, quote });

/** 'Squats and stuff', 'Liegestütze und so': more of the kind that the move is of. */
export function likeMoves(scan: Scan): Claim[] {
  return scan.of('move').flatMap((hit) => {
    if (scan.polarity(hit) !== 'plain' || !terms.and.has(textAt(scan, hit.to))) return [];
    const { to } = segmentAround(scan, hit.from);
    const words = scan.tokens.slice(hit.to + 1, Math.min(to, hit.to + 4));
    if (!words.some(({ text }) => terms.stuff.has(text))) return [];
    const [first] = exerciseById(hit.value)?.primary ?? [];
    const area = areas.find(([, muscles]) => first !== undefined && muscles.includes(first))?.[0];
    return area ? [focusOn(area, 'focus.like-move', scan.quote(hit.from, hit.to + 2))] : [];
  });
}

const pulling: readonly FocusArea[] = ['back', 'pull'];
const pushing: readonly FocusArea[] = ['chest', 'push', 'shoulders'];

/** 'Forearms are cooked from climbing, the opposite muscles please'. */
export function oppositeClaims(scan: Scan, others: readonly Claim[]): Claim[] {
  const at = scan.tokens.findIndex(({ text }) => terms.opposites.has(text));
  if (at < 0) return [];
  const used = claimsOf(others, 'trained').map(({ value }) => value.area);
  const isOfMuscles =
    // 'Yesterday chest, today the opposite'.
    (used.length > 0 && terms.articles.has(textAt(scan, at - 1))) ||
    terms.alone.has(textAt(scan, at)) ||
    [at - 1, at + 1, at + 2].some((near) => terms.muscles.has(textAt(scan, near)));
  if (!isOfMuscles) return [];
  const isClimbed = scan.tokens.some(({ text }) => terms.pulled.has(text));
  const area = oppositeOf(used, isClimbed);
  return area ? [focusOn(area, 'focus.opposite', scan.quote(at, at + 2))] : [];
}

function oppositeOf(used: readonly FocusArea[], isClimbed: boolean): FocusArea | null {
  if (isClimbed || used.some((area) => pulling.includes(area))) return 'push';
  if (used.some((area) => pushing.includes(area))) return 'pull';
  // Beside the chest they were its triceps.
  if (used.includes('arms')) return 'push';
  if (used.some((area) => ['legs', 'glutes', 'lower_body'].includes(area))) return 'upper_body';
  return used.includes('upper_body') ? 'lower_body' : null;
}
