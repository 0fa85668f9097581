import { exerciseById } from '../exercise/library.ts';
import { type EquipmentId, equipmentIds } from '../exercise/types.ts';
import type { Workout } from '../workout/types.ts';

/** What the exercises of a workout use, in the catalogue's order. */
export function equipmentOf({ workout }: Workout): EquipmentId[] {
  const used = new Set(
    workout.flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '')?.equipment ?? []),
  );
  return equipmentIds.filter((id) => used.has(id));
}
