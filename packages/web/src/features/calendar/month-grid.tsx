import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { useDroppable } from '@dnd-kit/core';
import { dayLabel, monthName, shortWeekdayName, weekdayName } from './calendar-words.ts';
import { EntryChip, EntryStrip } from './entry-chip.tsx';
import { type Day, weekOf, weeksOf } from './month.ts';
import { isMovable } from './open-entries.ts';
import { dayDomId, useDayKeys } from './use-day-keys.ts';
import { type DayMove, useGrip } from './use-day-move.ts';

export interface GridProps {
  /** A day of what is shown. */
  shown: string;
  today: string;
  firstDay: number;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  move: DayMove;
  onOpenDay: (day: string) => void;
  /** A day that the keys have come to. */
  onShow: (day: string) => void;
}

/** More would not fit; the day's sheet has them all. */
const mostChips = 3;

export function MonthGrid({ shown, firstDay, onShow, ...rest }: GridProps) {
  const isNow = rest.today.slice(0, 7) === shown.slice(0, 7);
  const keys = useDayKeys({ start: isNow ? rest.today : shown, firstDay, onShow });
  const weeks = weeksOf(shown, firstDay);
  const isThere = weeks.some((week) => week.some(({ key }) => key === keys.stop));
  const stop = isThere ? keys.stop : shown;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{monthName(shown)}</caption>
        <thead>
          <tr>
            {weekOf(shown, firstDay).map((day) => (
              <th
                key={weekdayName(day)}
                scope="col"
                abbr={weekdayName(day)}
                className="eyebrow px-1 py-3 text-center lg:px-3 lg:text-left"
              >
                {shortWeekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.key} className="border-line border-t">
              {week.map((day) => (
                <DayCell key={day.key} day={day} isStop={day.key === stop} keys={keys} {...rest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Omit<GridProps, 'shown' | 'firstDay' | 'onShow'> {
  day: Day;
  /** The one day that the Tab key stops at. */
  isStop: boolean;
  keys: ReturnType<typeof useDayKeys>;
}

const noEntries: readonly CalendarEntry[] = [];

function DayCell({ day: one, today, isStop, keys, entries, move, onOpenDay }: DayCellProps) {
  const { key, day, inMonth } = one;
  const own = entries.get(key) ?? noEntries;
  const strips = own.length > mostChips ? mostChips - 1 : mostChips;
  const isToday = key === today;
  const isAim = move.moving?.to === key;
  const { setNodeRef } = useDroppable({ id: key });
  const first = own.find(isMovable);
  const grip = useGrip(`day ${key}`, first);
  const carried = first ? move.keys(first) : {};
  return (
    <td
      ref={setNodeRef}
      data-day={key}
      {...(isToday && { 'aria-current': 'date' })}
      className={`relative h-18 border-line p-1 align-top not-first:border-l lg:h-28 lg:p-1.5 ${inMonth ? '' : 'bg-paper text-ink-3'} ${isAim ? 'outline-3 outline-focus -outline-offset-3' : ''}`}
    >
      {/* The whole day is one target; on a phone its first open session is dragged by it. */}
      <button
        type="button"
        id={dayDomId(key)}
        tabIndex={isStop ? 0 : -1}
        aria-label={dayLabel(key, own)}
        {...grip}
        {...carried}
        onFocus={() => keys.onFocus(key)}
        onKeyDown={(event) => {
          carried.onKeyDown?.(event);
          keys.onKeyDown(event, key);
        }}
        onClick={() => onOpenDay(key)}
        className="absolute inset-0 flex touch-manipulation select-none flex-col items-center gap-1 p-1 -outline-offset-3 hover:bg-ink/3 lg:items-start lg:p-1.5"
      >
        <DayNumber day={day} today={isToday} />
        <span aria-hidden="true" className="flex w-full flex-col gap-0.5 lg:hidden">
          {own.slice(0, strips).map((entry) => (
            <EntryStrip key={entry.id} entry={entry} size="xs" />
          ))}
          {own.length > strips && (
            <span className="num text-[0.6875rem] text-ink-2 leading-none">
              +{own.length - strips}
            </span>
          )}
        </span>
      </button>
      <div className="mt-8 hidden flex-col lg:flex">
        {own.slice(0, mostChips).map((entry) => (
          <EntryChip
            key={entry.id}
            entry={entry}
            move={move}
            onOpen={() => onOpenDay(key)}
            isInDay
          />
        ))}
        {own.length > mostChips && (
          <span aria-hidden="true" className="px-1 text-ink-2 text-xs">
            {own.length - mostChips} more
          </span>
        )}
      </div>
    </td>
  );
}

interface DayNumberProps {
  day: number;
  today: boolean;
}

function DayNumber({ day, today }: DayNumberProps) {
  if (!today) return <span className="num size-7 text-center leading-7">{day}</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <span className="num size-7 rounded-full bg-ink text-center font-[750] text-paper leading-7">
        {day}
      </span>
      <span className="font-[650] text-ink max-lg:sr-only">Today</span>
    </span>
  );
}
