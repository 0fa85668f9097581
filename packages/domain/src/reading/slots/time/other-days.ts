import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { beside } from '../around.ts';
import { isDayOf } from '../moves/short-names.ts';

interface Meant {
  hit: Hit;
  meant: 'wanted' | 'refused' | 'trained';
}

/** 'Off my arse … full body': where the whole body is asked for, another sentence's part is talk. */
export function wholeAlone<One extends Meant>(scan: Scan, mentions: readonly One[]): One[] {
  const wanted = mentions.filter(({ meant }) => meant === 'wanted');
  const whole = wanted.findLast(({ hit }) => hit.value === 'full_body');
  if (!whole) return [...mentions];
  const sentenceOf = ({ hit }: One) => scan.tokens[hit.from]?.sentence;
  const isTalk = (one: One) =>
    one.meant === 'wanted' &&
    one.hit.value !== 'full_body' &&
    one.hit.to <= whole.hit.from &&
    sentenceOf(one) !== sentenceOf(whole);
  return mentions.filter((one) => !isTalk(one));
}

const splits: readonly string[] = ['upper_body', 'lower_body', 'push', 'pull', 'legs'];

/** 'Upper/lower split, lower day': of the parts of a split, the day's is trained. */
export function dayOfSplit<One extends Meant>(scan: Scan, mentions: readonly One[]): One[] {
  const isOfSplit = ({ hit, meant }: One) => meant === 'wanted' && splits.includes(hit.value);
  const days = mentions.filter((one) => isOfSplit(one) && isDayOf(scan, one.hit));
  const [day] = days;
  if (!day || days.some(({ hit }) => hit.value !== day.hit.value)) return [...mentions];
  return mentions.filter((one) => !isOfSplit(one) || one.hit.value === day.hit.value);
}

const stiffReach = 4;

/** 'Calves like stone. Arms today': how a part is, where another is asked for. */
export function withoutStiff<One extends Meant>(scan: Scan, mentions: readonly One[]): One[] {
  const isStiff = ({ hit, meant }: One) =>
    meant === 'wanted' &&
    scan.of('stiff').some(({ from }) => from >= hit.to && from - hit.to <= stiffReach) &&
    !scan.of('goal').some(({ value }) => value === 'mobility');
  const isAsked = mentions.some((one) => one.meant === 'wanted' && !isStiff(one));
  return isAsked ? mentions.filter((one) => !isStiff(one)) : [...mentions];
}

/** 'Mon chest, tues back, today shoulders': the parts of other days are not today's. */
export function onOtherDays<One extends Meant>(scan: Scan, mentions: readonly One[]): One[] {
  const isToday = scan.of('day').some(({ value }) => value === '0');
  const ofDay = new Set(
    mentions.filter(({ hit, meant }) => {
      const isNamed = beside(scan, 'weekday', hit, 1, 'weekday').length > 0;
      return meant === 'wanted' && isNamed && beside(scan, 'day', hit, 3, '0').length === 0;
    }),
  );
  const isOther = mentions.some((one) => one.meant === 'wanted' && !ofDay.has(one));
  if (!isToday || ofDay.size < 2 || !isOther) return [...mentions];
  return mentions.map((one) => (ofDay.has(one) ? { ...one, meant: 'trained' as const } : one));
}

const todaysReach = 6;

/** 'Today back and biceps, since yesterday was chest': what stands behind today is today's. */
export function ofToday<One extends Meant & { daysAgo?: number | undefined }>(
  scan: Scan,
  mentions: readonly One[],
): One[] {
  const days = scan.of('day');
  return mentions.map((one) => {
    if (one.meant !== 'trained' || !one.daysAgo) return one;
    const before = days.findLast(({ to }) => to <= one.hit.from);
    const isNear =
      before?.value === '0' &&
      one.hit.from - before.to <= todaysReach &&
      !scan.of('pastDay').some(({ from }) => from >= before.to && from < one.hit.from) &&
      !/[,.;:!?\n]/.test(scan.quote(before.from, one.hit.to));
    if (!isNear) return one;
    const { daysAgo: _, ...now } = one;
    return { ...(now as One), meant: 'wanted' as const };
  });
}
