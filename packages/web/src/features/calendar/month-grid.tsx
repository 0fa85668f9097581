import type { TimerStep } from '@cadence/domain/timer/types';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { firstDayOf } from '../../platform/first-day-of-week.ts';
import { Button } from '../../ui/button.tsx';
import { Strip } from '../../ui/strip.tsx';
import { dayKey, monthOf, shiftMonth, weeksOf } from './month.ts';

const language = navigator.language;
const firstDay = firstDayOf(language);

// 1 January 2023 was a Sunday.
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(2023, 0, 1 + firstDay + index));
const weekdayName = (style: 'long' | 'short') =>
  new Intl.DateTimeFormat(language, { weekday: style });
const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });

/** What was done on a day, as its strip. */
export interface DayStrip {
  id: string;
  title: string;
  steps: readonly TimerStep[];
}

interface MonthGridProps {
  today: Date;
  /** By the day's key. */
  strips: ReadonlyMap<string, readonly DayStrip[]>;
}

export function MonthGrid({ today, strips }: MonthGridProps) {
  const [shown, setShown] = useState(() => monthOf(today));
  const name = monthName.format(new Date(shown.year, shown.month, 1));
  const todayKey = dayKey(today);
  const isThisMonth = shown.year === today.getFullYear() && shown.month === today.getMonth();

  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2
          aria-live="polite"
          className="display mr-auto text-xl sm:text-2xl first-letter:uppercase"
        >
          {name}
        </h2>
        {!isThisMonth && <Button onClick={() => setShown(monthOf(today))}>Today</Button>}
        <Button
          aria-label="Previous month"
          className="px-0"
          onClick={() => setShown(shiftMonth(shown, -1))}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          aria-label="Next month"
          className="px-0"
          onClick={() => setShown(shiftMonth(shown, 1))}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              {weekdays.map((date) => (
                <th
                  key={date.getDay()}
                  scope="col"
                  abbr={weekdayName('long').format(date)}
                  className="eyebrow px-1 py-3 text-center lg:px-3 lg:text-left"
                >
                  {weekdayName('short').format(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(shown, firstDay).map((week) => (
              <tr key={week[0]?.key} className="border-line border-t">
                {week.map(({ key, day, inMonth }) => (
                  <td
                    key={key}
                    {...(key === todayKey && { 'aria-current': 'date' })}
                    className={`h-13 border-line p-1 text-center align-top not-first:border-l lg:h-24 lg:p-2 lg:text-left ${inMonth ? '' : 'bg-paper text-ink-3'}`}
                  >
                    <DayNumber day={day} today={key === todayKey} />
                    {strips.get(key)?.map((strip) => (
                      <DoneStrip key={strip.id} {...strip} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function DoneStrip({ title, steps }: DayStrip) {
  return (
    <div className="mt-1">
      <Strip steps={steps} size="sm" decorative />
      <span className="block truncate text-ink-2 text-xs max-lg:sr-only">{title}</span>
    </div>
  );
}

interface DayNumberProps {
  day: number;
  today: boolean;
}

function DayNumber({ day, today }: DayNumberProps) {
  if (!today) return <span className="num inline-grid size-8 place-items-center">{day}</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <span className="num inline-grid size-8 place-items-center rounded-full bg-ink font-[750] text-paper">
        {day}
      </span>
      <span className="font-[650] max-lg:sr-only">Today</span>
    </span>
  );
}
