import type { EquipmentId, LibraryExercise } from '../../exercise/types.ts';
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

export const usesKit = (
  { equipment }: Pick<LibraryExercise, 'equipment'>,
  kit: readonly EquipmentId[],
): boolean => equipment.some((id) => kit.includes(id));

/** Half of the moves are done with what was named: whether that takes the next one too. */
export const owesKit = (
  kit: readonly EquipmentId[],
  taken: readonly Pick<LibraryExercise, 'equipment'>[],
): boolean => kit.length > 0 && taken.filter((one) => usesKit(one, kit)).length * 2 <= taken.length;
