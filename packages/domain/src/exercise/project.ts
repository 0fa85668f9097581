import type { SafetyTag } from '../reading/vocabulary.ts';
import { conditions, injuryRegions } from '../reading/vocabulary.ts';
import { contraOf } from './contra/contra.ts';
import { progressionsOf, regressionsOf } from './graph.ts';
import type { EquipmentId, LibraryExercise, Pattern } from './types.ts';

type EnergySystem = keyof LibraryExercise['energy'];

/** Spec §3, library exercise: what programs and pages show of the library. */
export interface LibraryExerciseView {
  id: string;
  name: string;
  movement_patterns: Pattern[];
  complexity_level: LibraryExercise['complexity'];
  equipment_required: EquipmentId[];
  /** Those that carry a real share, the greatest first. */
  energy_systems: EnergySystem[];
  /** The injuries and conditions it is left out for. */
  contraindications: SafetyTag[];
  coaching_cues: string[];
  variations: { id: string; name: string; kind: 'easier' | 'harder' }[];
}

const realShare = 0.3;
const energySystems: readonly EnergySystem[] = ['alactic', 'glycolytic', 'aerobic'];
const safetyTags: readonly SafetyTag[] = [...injuryRegions, ...conditions];

export function projectExercise(exercise: LibraryExercise): LibraryExerciseView {
  const { energy } = exercise;
  const vary = (kind: 'easier' | 'harder') => (other: LibraryExercise) => ({
    id: other.id,
    name: other.name,
    kind,
  });
  return {
    id: exercise.id,
    name: exercise.name,
    movement_patterns: [...exercise.patterns],
    complexity_level: exercise.complexity,
    equipment_required: [...exercise.equipment],
    energy_systems: energySystems
      .filter((system) => energy[system] >= realShare)
      .toSorted((a, b) => energy[b] - energy[a]),
    contraindications: safetyTags.filter((tag) => contraOf(exercise, tag)?.severity === 'avoid'),
    coaching_cues: [...exercise.cues],
    variations: [
      ...regressionsOf(exercise.id).map(vary('easier')),
      ...progressionsOf(exercise.id).map(vary('harder')),
    ],
  };
}
