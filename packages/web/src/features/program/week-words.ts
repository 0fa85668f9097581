import type { Program, ProgramWeek } from '@cadence/domain/program/types';
import { capitalise } from '@cadence/domain/workout/words';
import { dateFormat } from '../../platform/dates/formats.ts';
import { dateOf } from '../../platform/dates/local-day.ts';
import { variationNames } from './program-words.ts';

/** What a week is for, as its template says; by its kind where it has none. */
export const weekLabel = ({ plan, variation }: ProgramWeek): string =>
  plan?.label ?? `${variationNames[variation.type]} week`;

/** 'Build · Long run 20.5 km, about 45 km in all.' */
export function weekWords({ phases }: Program, week: ProgramWeek): string {
  const phase = phases.find(({ id }) => id === week.phaseId)?.name;
  const label = weekLabel(week);
  const names = phase === undefined || label.startsWith(phase) ? [label] : [phase, label];
  const note = week.plan?.note;
  return [...names, ...(note && note !== label ? [note] : [])].join(' · ');
}

const signed = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** 'Loads +5 points, effort +1.'; nothing where neither moves. */
export function shiftText({ percentPoints, effortPoints }: Shift): string {
  const parts = [
    percentPoints !== 0 ? `loads ${signed(percentPoints)} points` : '',
    effortPoints !== 0 ? `effort ${signed(effortPoints)}` : '',
  ].filter(Boolean);
  const text = parts.join(', ');
  return text && `${capitalise(text)}.`;
}

interface Shift {
  percentPoints: number;
  effortPoints: number;
}

const monthDay = dateFormat({ day: 'numeric', month: 'long' });

/** '16–22 November', as the language writes it, from its first session to its last. */
export function weekDatesText({ sessions }: ProgramWeek): string {
  const days = sessions.map(({ date }) => date).toSorted();
  const [from = ''] = days;
  const to = days.at(-1) ?? from;
  if (from === '') return '';
  return monthDay().formatRange(dateOf(from), dateOf(to));
}
