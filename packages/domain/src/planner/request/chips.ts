import type { EquipmentId } from '../../exercise/types.ts';
import { equipmentCatalogue } from '../../profile/equipment.ts';
import type {
  Attribute,
  Condition,
  Goal,
  InjuryRegion,
  Loads,
  Place,
} from '../../reading/vocabulary.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { Chip, Injury } from '../request.ts';

export interface ChipBoard {
  chips: Chip[];
  /** Shows a reading as a chip; false where the user has tapped it away, so it must not be used. */
  take(kind: Chip['kind'], id: string, label: string): boolean;
}

export function openChipBoard(dismissed: readonly string[] = []): ChipBoard {
  const gone = new Set(dismissed);
  const chips: Chip[] = [];
  return {
    chips,
    take(kind, id, label) {
      if (gone.has(id)) return false;
      if (!chips.some((chip) => chip.id === id)) chips.push({ id, label, kind });
      return true;
    },
  };
}

export const goalLabels: Record<Goal, string> = {
  strength: 'Strength',
  hypertrophy: 'Build muscle',
  power: 'Power',
  endurance: 'Endurance',
  hiit: 'HIIT',
  mobility: 'Mobility',
  general: 'Just move',
};

export const regionLabels: Record<InjuryRegion, string> = {
  knee: 'Knee',
  low_back: 'Lower back',
  shoulder: 'Shoulder',
  neck: 'Neck',
  wrist: 'Wrist',
  elbow: 'Elbow',
  hip: 'Hip',
  ankle: 'Ankle',
  hamstring: 'Hamstring',
  calf: 'Calf',
  pelvic_floor: 'Pelvic floor',
};

export const conditionLabels: Record<Condition, string> = {
  hypertension: 'High blood pressure',
  pregnancy: 'Pregnant',
  postpartum: 'After birth',
  surgery: 'After surgery',
  osteoporosis: 'Osteoporosis',
  insulin: 'Diabetes',
  asthma: 'Asthma',
  vertigo: 'Dizziness',
  epilepsy: 'Epilepsy',
  hernia: 'Hernia',
  glaucoma: 'Eye pressure',
  heart: 'Heart condition',
  gentle: 'Go gently',
};

export const attributeLabels: Record<Attribute, string> = {
  jumping: 'No jumping',
  running: 'No running',
  floor: 'Nothing on the floor',
  kneeling: 'No kneeling',
  overhead: 'Nothing overhead',
  planks: 'No planks',
  hanging: 'No hanging',
  twisting: 'No twisting',
  lying_down: 'No lying down',
  crunches: 'No crunches',
  lying_back: 'Not on your back',
  lying_front: 'Not face down',
  weight_on_hands: 'No weight on your hands',
  gripping: 'Nothing to grip',
  head_down: 'Head stays up',
  up_and_down: 'No getting down and up',
  upright: 'Lying down',
  sitting: 'No sitting',
  standing: 'Seated',
};

export const placeLabels: Record<Place, string> = {
  gym: 'At the gym',
  home_gym: 'Home gym',
  hotel_gym: 'Hotel gym',
  hotel: 'Hotel room',
  travel: 'Travelling',
  office: 'At the office',
  outdoors: 'Outside',
};

export const levelLabels: Record<FitnessLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** Sore parts as people name them. */
export const soreLabels: Record<string, string> = { hams: 'hamstrings', core: 'abs' };

export function injuryChip({ region, side }: Pick<Injury, 'region' | 'side'>) {
  const name = regionLabels[region];
  const sided = side === 'left' || side === 'right';
  return {
    id: side ? `injury:${region}:${side}` : `injury:${region}`,
    label: sided ? `${side === 'left' ? 'Left' : 'Right'} ${name.toLowerCase()}` : name,
  };
}

/** Where nobody says how light they begin. */
const upToFrom = 2;

/** '2 kettlebells, 16 kg', 'Dumbbells, up to 22 kg'. */
export function kitLabel(id: EquipmentId, loads: Loads | undefined): string {
  const plural = equipmentCatalogue[id].label;
  const single = plural.replace(/s$/, '');
  const named =
    loads?.count === 1
      ? `1 ${single.toLowerCase()}`
      : loads?.count
        ? `${loads.count} ${plural.toLowerCase()}`
        : plural;
  const weights = loads?.kilograms;
  if (!weights?.length) return named;
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const isRange = loads?.isRange === true && most > least;
  const said = isRange
    ? least <= upToFrom
      ? `up to ${most}`
      : `${least}–${most}`
    : weights.join(' and ');
  return `${named}, ${said} kg`;
}
