import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { beside } from './around.ts';

interface Meant {
  hit: Hit;
  meant: 'wanted' | 'refused' | 'trained';
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
