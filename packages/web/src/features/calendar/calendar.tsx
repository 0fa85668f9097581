import type { CalendarEntry, DayRange } from '@cadence/domain/program/calendar/day-entries';
import { addDays } from '@cadence/domain/program/calendar/days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { firstDayOf } from '../../platform/dates/first-day-of-week.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { Agenda } from './agenda.tsx';
import { type CalendarView, shownView, views } from './calendar-view.ts';
import { dayLabel, monthName, rangeName } from './calendar-words.ts';
import { DayDrag } from './day-drag.tsx';
import { shiftMonth, weekOf, weeksOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { isMovable, isNotHere } from './open-entries.ts';
import { useDayMove } from './use-day-move.ts';
import { WeekList } from './week-list.tsx';

type Entries = ReadonlyMap<string, readonly CalendarEntry[]>;

interface CalendarProps {
  today: string;
  entriesIn: (range: DayRange) => Entries;
  /** The program is what this device has kept of it. */
  isKeptCopy: boolean;
  onMove: (entry: CalendarEntry, day: string) => void;
  onOpenDay: (day: string) => void;
}

function rangeOf(view: CalendarView, shown: string): DayRange {
  const firstDay = firstDayOf(navigator.language);
  const days =
    view === 'week'
      ? weekOf(shown, firstDay)
      : weeksOf(shown, firstDay)
          .flat()
          .map(({ key }) => key);
  return { from: days[0] ?? shown, to: days.at(-1) ?? shown };
}

/** The days of the shown month; of this one what is still to come. */
function agendaDays({ from, to }: DayRange, shown: string, today: string): string[] {
  const month = shown.slice(0, 7);
  const isNow = today.slice(0, 7) === month;
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (day.slice(0, 7) === month && (!isNow || day >= today)) days.push(day);
  }
  return days;
}

const shift = (view: CalendarView, shown: string, by: number) =>
  view === 'week' ? addDays(shown, 7 * by) : shiftMonth(shown, by);

export const Calendar = memo(function Calendar(given: CalendarProps) {
  const { today, entriesIn, isKeptCopy, onMove, onOpenDay } = given;
  const view = useSyncExternalStore(shownView.subscribe, shownView.read);
  const isNarrow = useIsNarrow();
  const [shown, setShown] = useState(today);
  const range = rangeOf(view, shown);
  const { from, to } = range;
  const entries = useMemo(() => entriesIn({ from, to }), [entriesIn, from, to]);
  const describe = useCallback(
    (day: string) => dayLabel(day, entriesIn({ from: day, to: day }).get(day) ?? []),
    [entriesIn],
  );
  const move = useDayMove({ onMove, onAim: setShown, describe });
  const name = view === 'week' ? rangeName(from, to) : monthName(shown);
  const isNow = rangeOf(view, today).from === from;
  const shownEntries = [...entries.values()].flat();
  const hasOpen = shownEntries.some(isMovable);
  const firstDay = firstDayOf(navigator.language);
  const grid = { shown, today, firstDay, entries, move, onOpenDay };

  return (
    <section aria-label="Calendar">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2
          aria-live="polite"
          className="display mr-auto text-xl sm:text-2xl first-letter:uppercase"
        >
          {name}
        </h2>
        {/* On a phone beside the views: above them it would push what turns the month away. */}
        {!isNow && (
          <Button className="max-sm:order-last max-sm:self-stretch" onClick={() => setShown(today)}>
            Today
          </Button>
        )}
        <Button
          aria-label={`Previous ${view}`}
          className="px-0"
          onClick={() => setShown(shift(view, shown, -1))}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          aria-label={`Next ${view}`}
          className="px-0"
          onClick={() => setShown(shift(view, shown, 1))}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        <div className="max-sm:grow max-sm:basis-2/3">
          <Segmented
            label="View"
            labelHidden
            options={views}
            value={view}
            onChange={(next) => shownView.write(next)}
          />
        </div>
      </div>
      <DayDrag move={move}>
        {view === 'week' ? <WeekList {...grid} /> : <MonthGrid {...grid} onShow={setShown} />}
      </DayDrag>
      {view === 'month' && isNarrow && (
        <Agenda
          name={name}
          days={agendaDays(range, shown, today)}
          entries={entries}
          today={today}
          onOpenDay={onOpenDay}
        />
      )}
      {isKeptCopy && shownEntries.some(isNotHere) && <NotHereHelp />}
      {hasOpen && <MovingHelp />}
      <p role="status" className="sr-only">
        {move.said}
      </p>
    </section>
  );
});

function NotHereHelp() {
  return (
    <p className="mt-3 text-ink-2 text-sm">
      Sessions in plain grey are not on this device. They come by themselves once you are connected;
      until then you can move or skip them.
    </p>
  );
}

function MovingHelp() {
  return (
    <p id="calendar-help" className="mt-3 text-ink-2 text-sm">
      Drag an open session to another day; by touch, hold it first.
      <span className="max-lg:sr-only">
        {' '}
        With the keyboard: the arrow keys go from day to day; M picks up the session of a day, the
        arrow keys carry it, Enter puts it down.
      </span>
    </p>
  );
}
