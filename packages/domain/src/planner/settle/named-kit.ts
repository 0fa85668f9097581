import type { EquipmentId } from '../../exercise/types.ts';
import type { Request } from '../request.ts';
import { isBareKit } from './bare-kit.ts';

/** A whole gym is a place, not a wish for one thing in it. */
const mostNamed = 4;

/** Kit that the text names to be used; who only says where they are names none. */
export function namedKit({ equipment, namedOfGym }: Request): EquipmentId[] {
  if (namedOfGym) return namedOfGym.filter((id) => equipment.value.includes(id));
  if (equipment.source !== 'text') return [];
  const named = equipment.value.filter((id) => !isBareKit(id));
  return named.length <= mostNamed ? named : [];
}
