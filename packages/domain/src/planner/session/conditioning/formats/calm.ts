import type { DistanceWish } from '../../../../reading/vocabulary.ts';
import type { Exercise } from '../../../../workout/types.ts';
import type { PlanContext } from '../../../context.ts';
import { distanceItem, quoteOfDistance, restAfterDistance } from '../../../dose/distance.ts';
import { makeCooldown } from '../../../layout/cooldown.ts';
import { makeItem } from '../../../layout/make-item.ts';
import type { Candidate } from '../../../layout/pool.ts';
import type { Request } from '../../../request.ts';
import { isOnNamedMachine } from '../../../settle/named-machine.ts';
import { legalMove } from '../../legal-move.ts';
import type { BlockOrder, BuiltBlock } from '../block.ts';
import { effortFor, isByDistance } from '../doses.ts';
import { nearestMove } from '../select.ts';

/** Calm stretches for what was done before. */
export function makeStretch(
  context: PlanContext,
  before: readonly BuiltBlock[],
  minutes: number,
): BuiltBlock | null {
  const moves = before.flatMap((one) => one.moves);
  const word = before.length === 0 ? 'Mobility' : 'Stretch';
  const items = makeCooldown(context, moves, minutes * 60).map(
    (item): Exercise => ({ ...item, type: 'exercise', rpe: 2 }),
  );
  if (items.length === 0) return null;
  return {
    block: { kind: 'steady', title: `${word} ${minutes} min`, items, minutes, score: 'done' },
    moves: [],
    honesty: [],
    coaching: [],
  };
}

const easyWays = [
  'rowing-machine',
  'stationary-bike',
  'elliptical-trainer',
  'run',
  'tempo-run',
  'treadmill-run',
  'treadmill-walk',
  'brisk-walk',
  'step-touch',
  'march-in-place',
  'seated-march',
];

/** However hard the rest of the session is meant. */
const easyRpe = 4;
const steadyRpe = 6;

/** One effort that lasts, on what is there. */
export function makeSteady(order: BlockOrder, minutes: number): BuiltBlock | null {
  const { context } = order;
  const ids = [...order.named, ...easyWays];
  const legal = ids.flatMap((id) => legalMove(id, context.request) ?? []);
  // On the machine that was named, where there is one.
  const move =
    legal.find(({ exercise }) => isOnNamedMachine(exercise, context.request)) ?? legal[0];
  if (!move) return null;
  const { session } = context.request;
  const most = session?.value.includes('steady') ? easyRpe : steadyRpe;
  const rpe = Math.min(most, effortFor(context.request, 0, 5));
  const item = makeItem(move, { duration: minutes * 60, rpe });
  return {
    block: {
      kind: 'steady',
      title: `${move.exercise.name} ${minutes} min`,
      items: [item],
      minutes,
      score: 'distance',
    },
    moves: [move],
    honesty: [],
    coaching: [],
  };
}

const ruck = 'ruck-march';

/** What is in the pack that is walked with. */
function packOf({ exercise }: Candidate, { loads }: Request): Partial<Exercise> {
  const [weight] = loads.value.ruck?.kilograms ?? [];
  return exercise.id === ruck && weight !== undefined
    ? { weight, loadNote: `${weight} kg in the pack.` }
    : {};
}

/** A way to cover, once or several times. */
export function makeWay({ context }: BlockOrder, way: DistanceWish): BuiltBlock | null {
  const { request } = context;
  const asked = distanceItem(way, request);
  const isPacked = request.mustInclude.value.includes(ruck) && way.by !== 'run';
  const move = (isPacked ? legalMove(ruck, request) : null) ?? nearestMove(asked, context);
  if (!move) return null;
  const { repeats = 1, metres } = way;
  const rpe = effortFor(request, 0, repeats > 1 ? 7 : 5);
  const amount = isByDistance(move.exercise)
    ? { distanceMeters: metres, ...(asked.seconds !== undefined && { duration: asked.seconds }) }
    : { duration: asked.seconds ?? 300 };
  return {
    block: {
      kind: 'distance_reps',
      title: quoteOfDistance(way),
      items: [makeItem(move, { ...amount, ...packOf(move, request), rpe })],
      rounds: repeats,
      restSeconds: restAfterDistance(way, request),
      score: 'pace',
    },
    moves: [move],
    honesty: [],
    coaching: [],
  };
}
