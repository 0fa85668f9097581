import type { StrengthRecord } from '@cadence/domain/analytics/lifts/records';
import { volumeOf } from '@cadence/domain/analytics/lifts/strength';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { dateFormat, pageLanguage } from '../../../platform/dates/formats.ts';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { currentUnit } from '../../../platform/items/use-unit.ts';

const whole = { maximumFractionDigits: 0 };
const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** '2.9 t', '840 kg', '6,400 lb', where anything with a weight was logged. */
export function volumeText({ exercises }: WorkoutSession): string | undefined {
  const kilograms = volumeOf(exercises.flatMap(({ actual }) => actual.sets));
  if (kilograms === 0) return undefined;
  return kilograms < 1000 || currentUnit() === 'lb'
    ? showWeight(kilograms, whole)
    : `${(kilograms / 1000).toLocaleString(pageLanguage(), tenth)} t`;
}

/** 'up 6 %', or that there was none before. */
export function gainText({ improvement, lowConfidence }: StrengthRecord): string {
  const gain =
    improvement === null
      ? 'your first'
      : `up ${improvement.toLocaleString(pageLanguage(), improvement < 1 ? tenth : whole)} %`;
  return lowConfidence ? `${gain}, a rough estimate` : gain;
}

export function maxText({ oneRepMax }: StrengthRecord): string {
  return showWeight(oneRepMax, tenth);
}

const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

export function dayText(date: string): string {
  return longDay().format(new Date(date));
}
