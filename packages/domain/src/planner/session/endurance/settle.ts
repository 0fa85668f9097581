import { isHilly } from '../../dose/distance.ts';
import type { Request } from '../../request.ts';
import { grant, told } from '../../settle/at-hand.ts';
import type { EnduranceArchetype } from '../types.ts';
import { isEnduranceRequest } from './kind.ts';
import { pairOf } from './kinds/brick.ts';
import { withRaceKit } from './kinds/hyrox.ts';
import { isMixed, mixedWays } from './kinds/mixed.ts';
import { firstKnown, isRunning, type Mode, modeFacts } from './modes.ts';
import { chooseWay, namedModes } from './way.ts';

/** What the session is mainly covered with, as asked. */
export function wantedMode(kind: EnduranceArchetype, request: Request): Mode {
  const named = namedModes(request);
  // In the race the machines are stations.
  return (kind === 'hyrox' ? named.find(isRunning) : named[0]) ?? 'run';
}

/** With all that the session is done on. */
function equipped(kind: EnduranceArchetype, request: Request): Request | null {
  if (kind === 'brick') {
    const pair = pairOf(request);
    if (!pair) return null;
    const { equipment, props } = pair.first.request;
    return grant(pair.second.request, { equipment: equipment.value, props: props.value });
  }
  const ways = isMixed(request) ? mixedWays(request) : [];
  const mixed = ways.flatMap((one) => one.request.equipment.value);
  const way = chooseWay(grant(request, { equipment: mixed }), wantedMode(kind, request));
  if (!way) return null;
  if (kind === 'hyrox') return withRaceKit(way.request).request;
  const isUphill = way.mode === 'run' && isHilly(request);
  return isUphill ? grant(way.request, { equipment: ['hill'] }) : way.request;
}

/** '2 × 20' on a bike are minutes: nobody counts reps there. */
const leastMinutes = 2;

function withPieces(request: Request): Request {
  const { body, format } = request;
  const { sets, reps, ...rest } = body.value;
  const isPieces = sets !== undefined && reps !== undefined && reps >= leastMinutes;
  if (!isPieces || rest.workSeconds !== undefined) return request;
  return {
    ...request,
    format: { ...format, value: 'intervals' },
    body: { ...body, value: { ...rest, rounds: sets, workSeconds: reps * 60 } },
  };
}

/** A run, a ride or a row with what it is done on, the same when settled again; null where it is none. */
export function settleWay(asked: Request): Request | null {
  const request = isEnduranceRequest(asked) ? withPieces(asked) : asked;
  const kind = isEnduranceRequest(request);
  const ready = kind && equipped(kind, request);
  if (!ready) return null;
  const mixed = kind === 'steady' && isMixed(request);
  const count = mixed ? mixedWays(request).length : kind === 'brick' ? 2 : 1;
  const hasStrides =
    request.session?.value.includes('strides') || request.mustInclude.value.includes('stride');
  const ends = hasStrides ? (['strides'] as const) : [];
  // Asked for by the entry that stands for it: 'walk' means neither march nor stroll.
  const ids = namedModes(request)
    .slice(0, count)
    .flatMap((mode) => firstKnown(modeFacts[mode].exercises)?.id ?? []);
  return {
    ...ready,
    session: told([kind, ...(mixed ? ['mixed_machines' as const] : []), ...ends], request.session),
    mustInclude: { ...ready.mustInclude, value: ids, source: 'text' },
  };
}
