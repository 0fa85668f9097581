import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { layoutOf } from './layout.ts';

const paced = ['treadmill', 'bike', 'elliptical', 'stair_climber', 'ski_erg', 'rower'];
const gaits = ['run', 'row', 'bike', 'ski', 'swim'];
const leastSeconds = 60;

/** '6 x 3 min hard, 2 min easy' and nothing but one machine or one way to go: what they are done on. */
export function boutsOn(scan: Scan): Hit | undefined {
  const { rounds = 0, workSeconds = 0 } = layoutOf(scan).body;
  const isPlain = (hit: Hit) => hit.typo === 0 && scan.polarity(hit) === 'plain';
  const machines = scan.of('machine').filter(isPlain);
  const ways = scan.of('way').filter((hit) => isPlain(hit) && gaits.includes(hit.value));
  const hasWork = ['move', 'focus', 'equipment'].some((kind) =>
    scan.of(kind).some((hit) => isPlain(hit) && hit.value !== 'cardio'),
  );
  const kinds = new Set(
    [...machines, ...ways].map(({ value }) => (value === 'rower' ? 'row' : value)),
  );
  // 'Run' on a treadmill is one way to go.
  if (kinds.has('treadmill')) kinds.delete('run');
  const [first] = [...machines.filter(({ value }) => paced.includes(value)), ...ways];
  const isBouts = rounds > 1 && workSeconds >= leastSeconds;
  return isBouts && !hasWork && kinds.size === 1 ? first : undefined;
}
