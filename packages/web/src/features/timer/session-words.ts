import type { StrengthRecord } from '@cadence/domain/analytics/records';
import { volumeOf } from '@cadence/domain/analytics/strength';
import type { WorkoutSession } from '@cadence/domain/analytics/types';

const whole = { maximumFractionDigits: 0 };
const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** '2.9 t', '840 kg', or a dash where nothing with a weight was logged. */
export function volumeText({ exercises }: WorkoutSession): string {
  const kg = volumeOf(exercises.flatMap(({ actual }) => actual.sets));
  if (kg === 0) return '–';
  return kg < 1000
    ? `${kg.toLocaleString(undefined, whole)} kg`
    : `${(kg / 1000).toLocaleString(undefined, tenth)} t`;
}

/** 'up 6 %', or that there was none before. */
export function gainText({ improvement, lowConfidence }: StrengthRecord): string {
  const gain =
    improvement === null
      ? 'your first'
      : `up ${improvement.toLocaleString(undefined, improvement < 1 ? tenth : whole)} %`;
  return lowConfidence ? `${gain}, a rough estimate` : gain;
}

export function maxText({ oneRepMax }: StrengthRecord): string {
  return `${oneRepMax.toLocaleString(undefined, tenth)} kg`;
}

export function dayText(date: string): string {
  return new Date(date).toLocaleDateString(undefined, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}
