import {
  conditionLabels,
  goalLabels,
  levelLabels,
  regionLabels,
} from '@cadence/domain/planner/request/chips';
import type { InjuryEntry, ToldSex } from '@cadence/domain/profile/facts';
import { type Condition, goals, injuryRegions } from '@cadence/domain/reading/vocabulary';
import { fitnessLevels } from '@cadence/domain/workout/limits';
import { dateFormat } from '../../platform/dates/formats.ts';

export const levelOptions = fitnessLevels.map((value) => ({ value, label: levelLabels[value] }));
export const goalOptions = goals.map((value) => ({ value, label: goalLabels[value] }));

export const sexOptions: readonly { value: ToldSex; label: string }[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'unsaid', label: 'Rather not say' },
];

export const regionOptions = injuryRegions.map((value) => ({ value, label: regionLabels[value] }));

type Side = NonNullable<InjuryEntry['side']>;

export const sideOptions: readonly { value: Side; label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'both', label: 'Both' },
];

/** There is only one of these. */
export const hasSides = (region: InjuryEntry['region']) =>
  !['low_back', 'neck', 'pelvic_floor'].includes(region);

export const statusOptions: readonly { value: InjuryEntry['status']; label: string }[] = [
  { value: 'active', label: 'Train around it' },
  { value: 'resolved', label: 'Healed' },
];

/** 'Left knee', 'Knees', 'Lower back'. */
export function injuryName({ region, side }: Pick<InjuryEntry, 'region' | 'side'>): string {
  const name = regionLabels[region];
  if (side === 'both') return `Both: ${name.toLowerCase()}`;
  return side ? `${side === 'left' ? 'Left' : 'Right'} ${name.toLowerCase()}` : name;
}

/** Those that people know of themselves; the others are read from what they write. */
const askedConditions: readonly Condition[] = [
  'hypertension',
  'heart',
  'asthma',
  'insulin',
  'pregnancy',
  'postpartum',
  'osteoporosis',
  'hernia',
  'vertigo',
  'epilepsy',
  'glaucoma',
];

export const conditionOptions = askedConditions.map((value) => ({
  value,
  label: conditionLabels[value],
}));

export const conditionName = (condition: Condition): string => conditionLabels[condition];

const mediumDay = dateFormat({ dateStyle: 'medium' });

export function dayWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return mediumDay().format(new Date(year, month - 1, date));
}
