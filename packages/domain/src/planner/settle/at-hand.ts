import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId, Prop } from '../../exercise/types.ts';
import { stationsWith } from '../../profile/stations.ts';
import type { Request, Slot } from '../request.ts';

/** A slot of the planner's own, as sure as the one that it follows from. */
export const told = <T>(value: T, like?: Slot<unknown>): Slot<T> => ({
  value,
  source: 'text',
  confidence: like?.confidence ?? 1,
  ...(like?.quote === undefined ? {} : { quote: like.quote }),
});

/** The same request with more at hand. */
export function grant(
  request: Request,
  more: { equipment?: EquipmentId[]; props?: Prop[] },
): Request {
  const join = <T>(slot: Slot<T[]>, added: T[] = []): Slot<T[]> =>
    added.every((one) => slot.value.includes(one))
      ? slot
      : { ...slot, value: [...new Set([...slot.value, ...added])] };
  return {
    ...request,
    equipment: join(request.equipment, more.equipment),
    props: join(request.props, [...stationsWith(more.equipment ?? []), ...(more.props ?? [])]),
  };
}

const indoors = ['hotel', 'office', 'gym', 'home_gym', 'hotel_gym'];

/** Who is to run or walk a way has a street for it, unless they say where they are. */
export function withRoad(request: Request): Request {
  const isShutIn =
    indoors.includes(request.place?.value ?? '') ||
    (request.space.source === 'text' && request.space.value !== 'lane');
  if (isShutIn) return request;
  const { maxImpact, maxNoise } = request;
  const open = <T extends number>(slot: Slot<T>): Slot<T> =>
    slot.source === 'default' ? { ...slot, value: Math.max(2, slot.value) as T } : slot;
  return {
    ...grant(request, { equipment: ['turf_space', 'road'] }),
    space: { ...request.space, value: 'lane' },
    maxImpact: open(maxImpact),
    maxNoise: open(maxNoise),
  };
}

export const isOfRoad = (id: string): boolean => {
  const exercise = exerciseById(id);
  const isOnGround = exercise?.equipment.some((one) => one === 'turf_space' || one === 'road');
  return isOnGround === true && exercise?.props.length === 0;
};
