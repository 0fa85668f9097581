import type { EquipmentId, Prop, Space } from '../exercise/types.ts';
import type { FitnessLevel } from '../workout/limits.ts';

export type CostTier = 'free' | 'low' | 'medium' | 'high';

/** Spec §3, equipment catalogue. */
export interface Equipment {
  id: EquipmentId;
  name: string;
  description: string;
  spaceRequired: Space;
  costTier: CostTier;
  /** What it takes to use it well. */
  skillLevel: FitnessLevel;
}

export const equipmentCatalogue: Record<EquipmentId, Equipment> = {
  bodyweight: {
    id: 'bodyweight',
    name: 'Bodyweight',
    description: 'Just you: squats, push-ups, planks and more.',
    spaceRequired: 'mat',
    costTier: 'free',
    skillLevel: 'beginner',
  },
  yoga_mat: {
    id: 'yoga_mat',
    name: 'Yoga mat',
    description: 'A soft floor for core work, mobility and stretching.',
    spaceRequired: 'mat',
    costTier: 'low',
    skillLevel: 'beginner',
  },
  resistance_bands: {
    id: 'resistance_bands',
    name: 'Resistance bands',
    description: 'Loops or tubes that fit in a drawer and load every pull.',
    spaceRequired: 'mat',
    costTier: 'low',
    skillLevel: 'beginner',
  },
  dumbbells: {
    id: 'dumbbells',
    name: 'Dumbbells',
    description: 'One or two hand weights for the whole body.',
    spaceRequired: 'mat',
    costTier: 'medium',
    skillLevel: 'beginner',
  },
  kettlebells: {
    id: 'kettlebells',
    name: 'Kettlebells',
    description: 'Bells with a handle for swings, presses and carries.',
    spaceRequired: 'square',
    costTier: 'medium',
    skillLevel: 'intermediate',
  },
  barbells: {
    id: 'barbells',
    name: 'Barbell',
    description: 'A long bar and plates for the heavy lifts. Rack and bench count apart.',
    spaceRequired: 'square',
    costTier: 'high',
    skillLevel: 'intermediate',
  },
  suspension: {
    id: 'suspension',
    name: 'Suspension trainer',
    description: 'Two straps on a door or beam: you lean, they load.',
    spaceRequired: 'square',
    costTier: 'medium',
    skillLevel: 'beginner',
  },
  pull_up_bar: {
    id: 'pull_up_bar',
    name: 'Pull-up bar',
    description: 'A bar to hang from, in a door frame or outside.',
    spaceRequired: 'mat',
    costTier: 'low',
    skillLevel: 'intermediate',
  },
  plyometric_equipment: {
    id: 'plyometric_equipment',
    name: 'Plyometric kit',
    description: 'Box, rope, hurdles and a medicine ball for jumps and throws.',
    spaceRequired: 'square',
    costTier: 'medium',
    skillLevel: 'intermediate',
  },
  turf_space: {
    id: 'turf_space',
    name: 'Turf or field',
    description: 'A lane to sprint, shuffle and bound along.',
    spaceRequired: 'lane',
    costTier: 'high',
    skillLevel: 'intermediate',
  },
};

/** Every home has them. */
const homeProps: readonly Prop[] = ['wall', 'chair', 'towel'];

/**
 * What comes with a kind of equipment without being said. A barbell brings
 * neither bench nor rack, and a field no sled: those are said.
 */
const propsWith: Partial<Record<EquipmentId, readonly Prop[]>> = {
  suspension: ['anchor'],
  plyometric_equipment: ['box', 'medicine_ball', 'rope', 'hurdles'],
  turf_space: ['ladder'],
};

export function impliedProps(equipment: readonly EquipmentId[]): Prop[] {
  return [...new Set([...homeProps, ...equipment.flatMap((id) => propsWith[id] ?? [])])];
}
