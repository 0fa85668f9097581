import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { useDroppable } from '@dnd-kit/core';
import { GripVertical, Plus } from 'lucide-react';
import { longDayName, shortDayName } from './calendar-words.ts';
import { EntryChip } from './entry-chip.tsx';
import { weekOf } from './month.ts';
import type { GridProps } from './month-grid.tsx';
import { isMovable } from './open-entries.ts';
import { useGrip } from './use-day-move.ts';

/** A list on a phone, columns where there is room. */
export function WeekList({ shown, firstDay, entries, ...rest }: Omit<GridProps, 'onShow'>) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface lg:grid lg:grid-cols-7 lg:divide-x lg:divide-y-0">
      {weekOf(shown, firstDay).map((day) => (
        <WeekDay key={day} day={day} entries={entries.get(day) ?? []} {...rest} />
      ))}
    </ol>
  );
}

interface WeekDayProps extends Pick<GridProps, 'today' | 'move' | 'onOpenDay'> {
  day: string;
  entries: readonly CalendarEntry[];
}

function WeekDay({ day, entries, today, move, onOpenDay }: WeekDayProps) {
  const { setNodeRef } = useDroppable({ id: day });
  return (
    <li
      ref={setNodeRef}
      data-day={day}
      {...(day === today && { 'aria-current': 'date' })}
      className={`min-w-0 p-2 lg:min-h-64 ${move.moving?.to === day ? 'outline-3 outline-focus -outline-offset-3' : ''}`}
    >
      <button
        type="button"
        aria-label={`${longDayName(day)}, open`}
        onClick={() => onOpenDay(day)}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-lg px-2 text-left hover:bg-ink/5"
      >
        <span className={day === today ? 'font-[750]' : 'text-ink-2'}>
          {shortDayName(day)}
          {day === today && <span className="sr-only">, today</span>}
        </span>
        <Plus aria-hidden="true" className="size-4 text-ink-2" />
      </button>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="flex min-w-0 items-center">
            <EntryChip entry={entry} move={move} onOpen={() => onOpenDay(day)} isWide />
            {isMovable(entry) && <Handle entry={entry} />}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface HandleProps {
  entry: CalendarEntry;
}

/** By touch the page scrolls, but not from here. The keys have the entry itself. */
function Handle({ entry }: HandleProps) {
  const grip = useGrip(`handle ${entry.id}`, entry);
  return (
    <span
      aria-hidden="true"
      {...grip}
      className="grid h-11 w-9 shrink-0 cursor-grab touch-none select-none place-items-center text-ink-2 lg:hidden"
    >
      <GripVertical className="size-5" />
    </span>
  );
}
