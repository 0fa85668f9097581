import { type Day, weekdayOf } from '@cadence/domain/analytics/days';
import { type HeatDay, heatDays } from '@cadence/domain/analytics/lifts/heat';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { countText } from '@cadence/domain/workout/words';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { firstDayOf } from '../../../platform/dates/first-day-of-week.ts';
import { dateFormat } from '../../../platform/dates/formats.ts';
import { minutesText } from '../../../ui/minutes-text.ts';
import { dateOfDay, localTime } from '../local-time.ts';
import { datedText } from '../words.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartExplorer } from './chart-explorer.tsx';

const fills = ['bg-sunken', 'bg-work/30', 'bg-work/55', 'bg-work/78', 'bg-work'] as const;
const shortMonth = dateFormat({ month: 'short' });
const month = dateFormat({ month: 'long', year: 'numeric' });

interface HeatCardProps {
  sessions: readonly WorkoutSession[];
  today: Day;
  now: Date;
}

/** A column for each week. */
export const HeatCard = memo(function HeatCard({ sessions, today, now }: HeatCardProps) {
  const daysShown = useIsWide() ? 364 : 182;
  const days = useMemo(() => daysTo(today, daysShown, sessions), [today, daysShown, sessions]);
  const active = days.filter(({ seconds }) => seconds > 0);
  const textAt = (index: number) => {
    const day = days[index];
    return day ? `${datedText(dateOfDay(day.day), now)}: ${minutesText(day.seconds)}` : '';
  };
  const weeks = Math.ceil(days.length / 7);
  return (
    <ChartCard
      title={daysShown === 364 ? 'Every day of a year' : 'Every day of half a year'}
      note={`${countText(active.length, 'day')} of training.`}
      rows={[['Month', 'Days', 'Time'], ...monthRows(days)]}
    >
      <div aria-hidden="true" className={`mt-4 h-4 ${columns}`} style={columnsOf(weeks)}>
        {monthStarts(days).map(({ week, day }) => (
          <span
            key={day}
            className="num row-start-1 whitespace-nowrap text-[0.6875rem] text-ink-2 leading-none"
            style={{ gridColumn: `${week + 1} / span ${weekRoom}` }}
          >
            {shortMonth().format(dateOfDay(day))}
          </span>
        ))}
      </div>
      <ChartExplorer
        label="Every day"
        count={days.length}
        textAt={textAt}
        steps={{ across: 7, down: 1 }}
        indexAt={(across, down) => Math.floor(across * weeks) * 7 + Math.floor(down * 7)}
      >
        {(shown) => (
          <div
            aria-hidden="true"
            className={`grid-flow-col grid-rows-7 ${columns}`}
            style={columnsOf(weeks)}
          >
            {days.map(({ day, level }, index) => (
              <span
                key={day}
                className={`aspect-square rounded-[2px] sm:rounded-[3px] ${fills[level]} ${index === shown ? 'outline-2 outline-ink' : ''}`}
              />
            ))}
          </div>
        )}
      </ChartExplorer>
      <p aria-hidden="true" className="flex items-center gap-1.5 text-ink-2 text-sm">
        Less
        {fills.map((fill) => (
          <span key={fill} className={`size-3 rounded-[3px] ${fill}`} />
        ))}
        More
      </p>
    </ChartCard>
  );
});

const columns = 'grid gap-px sm:gap-[3px]';
const columnsOf = (weeks: number) => ({ gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))` });

const wide = window.matchMedia('(min-width: 640px)');

function followWidth(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** A phone has room for half a year of squares that can be told apart. */
const useIsWide = () => useSyncExternalStore(followWidth, () => wide.matches);

/** From the first day of that week, so that the rows are weekdays. */
function daysTo(today: Day, count: number, sessions: readonly WorkoutSession[]): HeatDay[] {
  const first = today - count;
  const from = first - ((weekdayOf(first) - firstDayOf(navigator.language) + 7) % 7);
  return heatDays(sessions, { from, to: today, dayOf: localTime.dayOf });
}

/** Columns that the name of a month takes. */
const weekRoom = 3;

/** The columns in which a month begins, as far as there is room for its name. */
function monthStarts(days: readonly HeatDay[]): { week: number; day: Day }[] {
  const firsts = days.flatMap(({ day }, index) =>
    dateOfDay(day).getDate() === 1 ? { week: Math.floor(index / 7), day } : [],
  );
  return firsts.filter(({ week }) => week + weekRoom <= Math.ceil(days.length / 7));
}

/** The latest first. */
function monthRows(days: readonly HeatDay[]) {
  const months = new Map<string, { days: number; seconds: number }>();
  for (const { day, seconds } of days) {
    const name = month().format(dateOfDay(day));
    const known = months.get(name) ?? { days: 0, seconds: 0 };
    months.set(name, {
      days: known.days + Number(seconds > 0),
      seconds: known.seconds + seconds,
    });
  }
  return [...months]
    .reverse()
    .map(([name, sums]) => [name, String(sums.days), minutesText(sums.seconds)] as const);
}
