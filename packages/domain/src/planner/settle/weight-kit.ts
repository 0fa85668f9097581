import type { EquipmentId } from '../../exercise/types.ts';

/** What one does not train the heart with. */
export const liftingKit: readonly EquipmentId[] = [
  'kettlebells',
  'dumbbells',
  'barbells',
  'machines',
  'cable',
  'smith_machine',
  'suspension',
  'resistance_bands',
  'rings',
];
