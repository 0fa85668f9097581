import { claimsInScan } from '../../reading/danger/claims.ts';
import { type Alarm, alarmOf, decide } from '../../reading/danger/decide.ts';
import { type DangerScan, scanDanger } from '../../reading/danger/scan.ts';
import type { AthleteFacts } from '../request.ts';

export type { Alarm };

function claimsFor(scan: DangerScan, { conditions = [] }: AthleteFacts) {
  const isPregnant = conditions.some(({ condition }) => condition === 'pregnancy');
  return claimsInScan(scan, null, { isPregnant });
}

/**
 * Signs that come before any plan: 'stop' for those that need help, 'hold' for
 * those that need a green light first. A clearance lifts a hold, never a stop.
 */
export function readSafety(
  text: string,
  athlete: AthleteFacts,
  cleared: readonly string[] = [],
  today: string | null = null,
): Alarm | null {
  const scan = scanDanger(text, today);
  const decided = decide(claimsFor(scan, athlete), athlete, cleared, scan.language);
  if (decided?.kind !== 'care') return decided;
  // Alarming in its kind, though not understood: nothing is planned before it is answered.
  return decided.id === 'unclear' ? alarmOf('hold', 'unclear', scan.language) : null;
}
