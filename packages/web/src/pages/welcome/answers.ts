import type { EquipmentId, Prop } from '@cadence/domain/exercise/types';
import { impliedProps } from '@cadence/domain/profile/equipment';
import { addDays, weekdayOfDate } from '@cadence/domain/program/calendar/days';
import type { Goal } from '@cadence/domain/reading/vocabulary';

/** What a new athlete has tapped; all of it may be left open. */
export interface Answers {
  goal: GoalId | null;
  /** Sunday is 0. */
  days: readonly number[];
  kit: readonly KitId[];
  spare: readonly SpareId[];
  /** What else to spare, in own words. */
  said: string;
}

export const noAnswers: Answers = { goal: null, days: [], kit: [], spare: [], said: '' };

export const goalChoices = {
  stronger: { label: 'Get stronger', goal: 'strength', words: 'Get stronger' },
  muscle: { label: 'Build muscle', goal: 'hypertrophy', words: 'Build muscle' },
  fat: { label: 'Lose fat', goal: 'general', words: 'Lose fat' },
  run: { label: 'Run further', goal: 'endurance', words: 'Run further' },
  better: { label: 'Feel better', goal: 'general', words: 'Feel better, move well and stay fit' },
} as const satisfies Record<string, { label: string; goal: Goal; words: string }>;
export type GoalId = keyof typeof goalChoices;

const gym: EquipmentId[] = [
  'bodyweight',
  'yoga_mat',
  'dumbbells',
  'kettlebells',
  'barbells',
  'resistance_bands',
  'pull_up_bar',
  'machines',
  'cable',
  'smith_machine',
  'rower',
  'bike',
  'treadmill',
];

export const kitChoices = {
  nothing: { label: 'Nothing', equipment: ['bodyweight', 'yoga_mat'], props: [] },
  dumbbells: { label: 'Dumbbells', equipment: ['bodyweight', 'yoga_mat', 'dumbbells'], props: [] },
  kettlebell: {
    label: 'Kettlebell',
    equipment: ['bodyweight', 'yoga_mat', 'kettlebells'],
    props: [],
  },
  gym: { label: 'Full gym', equipment: gym, props: ['bench', 'rack', 'box', 'step'] },
  bands: { label: 'Bands', equipment: ['bodyweight', 'yoga_mat', 'resistance_bands'], props: [] },
  bar: { label: 'Pull-up bar', equipment: ['bodyweight', 'yoga_mat', 'pull_up_bar'], props: [] },
  barbell: {
    label: 'Barbell, rack and bench',
    equipment: ['bodyweight', 'yoga_mat', 'barbells'],
    props: ['bench', 'rack'],
  },
  rings: { label: 'Rings', equipment: ['bodyweight', 'yoga_mat', 'rings'], props: [] },
} as const satisfies Record<
  string,
  { label: string; equipment: readonly EquipmentId[]; props: readonly Prop[] }
>;
export type KitId = keyof typeof kitChoices;
export const usualKit = ['nothing', 'dumbbells', 'kettlebell', 'gym'] as const;
/** Behind 'Other…'. */
export const otherKit = ['bands', 'bar', 'barbell', 'rings'] as const;

export const spareChoices = {
  knee: 'Knee',
  back: 'Lower back',
  shoulder: 'Shoulder',
} as const;
export type SpareId = keyof typeof spareChoices;

/** Mondays first, as weeks are read. */
export const weekDays = [1, 2, 3, 4, 5, 6, 0] as const;

/** Some day that falls on it, for its name; 2024 began on a Monday. */
export const weekdaySample = (day: number): string => addDays('2023-12-31', day);

const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

export const toggleDay = (days: readonly number[], day: number) => toggled(days, day);
export const toggleSpare = (spare: readonly SpareId[], one: SpareId) => toggled(spare, one);

/** Nothing is nothing, and a gym has all: only the kinds between them add up. */
export function toggleKit(kit: readonly KitId[], one: KitId): KitId[] {
  const isAlone = (id: KitId) => id === 'nothing' || id === 'gym';
  const next = toggled(kit, one);
  if (isAlone(one)) return next.includes(one) ? [one] : [];
  return next.filter((id) => !isAlone(id));
}

export interface Kit {
  name: string;
  equipment: EquipmentId[];
  props: Prop[];
}

/** Null where nothing was tapped: then the profile stays as it is. */
export function kitOf({ kit }: Answers): Kit | null {
  if (kit.length === 0) return null;
  const chosen = kit.map((id) => kitChoices[id]);
  const equipment = [...new Set<EquipmentId>(chosen.flatMap((one) => [...one.equipment]))];
  const props = [
    ...new Set<Prop>([...impliedProps(equipment), ...chosen.flatMap((one) => [...one.props])]),
  ];
  return { name: chosen.map(({ label }) => label).join(', '), equipment, props };
}

/** In words that the planner reads as it reads everybody's. */
export function wishOf({ goal, spare, said }: Answers): string {
  const aim = goal === null ? 'Get fit' : goalChoices[goal].words;
  const care = spare.map((id) => `Spare my ${spareChoices[id].toLowerCase()}.`);
  return [`${aim}.`, ...care, said.trim()].filter(Boolean).join(' ');
}

const usualSessions = 3;
export const minutesEach = 45;
export const firstWeeks = 8;

export const sessionsOf = ({ days }: Answers) => (days.length > 0 ? days.length : usualSessions);

/** Today where that is one of the days, else the next of them. */
export function firstDayOf({ days }: Answers, today: string): string {
  const ahead = Array.from({ length: 7 }, (_, after) => addDays(today, after));
  return ahead.find((day) => days.includes(weekdayOfDate(day))) ?? today;
}
