import type { Dashboard } from '@cadence/domain/analytics/dashboard';
import { countText } from '@cadence/domain/workout/words';
import { Fragment } from 'react';
import { Card } from '../../../ui/card.tsx';
import { minutesText } from '../../../ui/minutes-text.ts';
import { changeText, lastWeeksText } from '../words.ts';

/** Spec §9, achievements. */
const prMachineLifts = 5;

interface TilesProps {
  dashboard: Dashboard;
  /** How many of them the numbers are from. */
  weeks: number;
}

export function Tiles({ dashboard, weeks }: TilesProps) {
  const { streakDays, weekly, range, lifts } = dashboard;
  const tiles = [
    [
      'Streak',
      weekly ? countText(weekly.weeks, 'week') : countText(streakDays, 'day'),
      streakNote(dashboard),
    ],
    ['Completion', rateText(dashboard), `${range.done} of ${countText(range.sessions, 'session')}`],
    ['Time trained', <TimeSpan key="time" seconds={range.seconds} />, timeNote(dashboard, weeks)],
    ['Records', countText(lifts.length, 'lift'), recordsNote(lifts.length)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {tiles.map(([name, value, note]) => (
        <Card key={name} className="p-4 sm:p-5">
          <dt className="eyebrow">{name}</dt>
          <dd className="mt-1">
            <span className="display num block text-[1.5rem] sm:text-[2.25rem]">{value}</span>
            {/* What the program adds to it comes later. */}
            <span className="mt-1.5 block min-h-[2lh] text-ink-2">{note}</span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}

interface TimeSpanProps {
  seconds: number;
}

/** Smaller units leave hours and minutes room beside each other on a phone. */
function TimeSpan({ seconds }: TimeSpanProps) {
  const parts = [...minutesText(seconds).matchAll(/(\S+) (\S+)/g)];
  return parts.map(([, amount, unit], place) => (
    <Fragment key={unit}>
      {place > 0 && ' '}
      <span className="whitespace-nowrap">
        {amount}
        <span className="text-[0.55em]"> {unit}</span>
      </span>
    </Fragment>
  ));
}

function rateText({ range }: Dashboard): string {
  return range.sessions === 0 ? '–' : `${Math.round((range.done / range.sessions) * 100)} %`;
}

function streakNote(dashboard: Dashboard): string {
  const { longestStreakDays, plannedStreakDays, streakDays, weekly } = dashboard;
  if (weekly) {
    return `Of ${countText(weekly.daysPlanned, 'day')} each. In a row: ${countText(streakDays, 'day')}`;
  }
  const best = `Best: ${countText(longestStreakDays, 'day')}`;
  return plannedStreakDays === null ? best : `${best}. ${plannedStreakDays} with planned rest`;
}

function timeNote({ range, before }: Dashboard, weeks: number): string {
  if (before.seconds === 0) return `In ${lastWeeksText(weeks)}`;
  return `${changeText(range.seconds - before.seconds)} vs the ${weeks} weeks before`;
}

function recordsNote(lifts: number): string {
  const missing = prMachineLifts - lifts;
  return missing > 0 ? `${missing} more for PR Machine` : 'Each with its best estimate';
}
