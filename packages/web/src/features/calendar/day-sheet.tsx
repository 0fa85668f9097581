import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { addDays } from '@cadence/domain/program/calendar/days';
import { Moon, Play, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { entryFacts, longDayName, startText } from './calendar-words.ts';
import { EntryIcon, EntryStrip } from './entry-chip.tsx';
import { isMovable, isNotHere } from './open-entries.ts';

export interface EntryActions {
  onStart: (entry: CalendarEntry) => void;
  /** Goes on with what is under way. */
  onResume: (entry: CalendarEntry) => void;
  onMove: (entry: CalendarEntry, day: string) => void;
  onSkip: (entry: CalendarEntry) => void;
  /** Planned again. */
  onReopen: (entry: CalendarEntry) => void;
  /** What was trained, from the log. */
  onSeeRecord: (entry: CalendarEntry) => void;
  onRemove: (entry: CalendarEntry) => void;
}

interface DaySheetProps extends EntryActions {
  /** Undefined while none is open. */
  day: string | undefined;
  today: string;
  entries: readonly CalendarEntry[];
  onClose: () => void;
  onRest: (day: string) => void;
  /** Workouts to choose from, for this day. */
  picker: (day: string) => ReactNode;
}

export function DaySheet(props: DaySheetProps) {
  const { day, today, entries, onClose, onRest, picker, ...actions } = props;
  return (
    <Sheet open={day !== undefined} onClose={onClose} title={day && longDayName(day)}>
      {day !== undefined && (
        <>
          {entries.length === 0 && <p className="text-ink-2">Nothing is on this day.</p>}
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} today={today} {...actions} />
            ))}
          </ul>
          <AddToDay
            key={day}
            canRest={!entries.some(({ kind }) => kind === 'rest')}
            onRest={() => onRest(day)}
            picker={() => picker(day)}
          />
        </>
      )}
    </Sheet>
  );
}

interface EntryRowProps extends EntryActions {
  entry: CalendarEntry;
  today: string;
}

function EntryRow({ entry, ...actions }: EntryRowProps) {
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0">
      <EntryStrip entry={entry} />
      <div>
        <h3 className="flex items-center gap-2 font-[650]">
          <EntryIcon entry={entry} />
          {entry.title}
        </h3>
        <p className="text-ink-2 text-sm">
          {[startText(entry), entryFacts(entry)].filter(Boolean).join(' · ')}
        </p>
        {isNotHere(entry) && (
          <p className="mt-1 text-ink-2 text-sm">
            It comes by itself once you are connected. Then you can start it.
          </p>
        )}
      </div>
      <RowButtons entry={entry} {...actions} />
    </li>
  );
}

const weekDays = 7;

function RowButtons({ entry, today, onStart, onMove, onSkip, ...on }: EntryRowProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { source, kind, title } = entry;
  if (isChoosing) {
    return <MoveForm entry={entry} onMove={onMove} onCancel={() => setIsChoosing(false)} />;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isMovable(entry) && (
        <>
          {!isNotHere(entry) && (
            <Button variant="primary" onClick={() => onStart(entry)}>
              <Play aria-hidden="true" className="size-4" />
              Start<span className="sr-only"> {title}</span>
            </Button>
          )}
          <Button onClick={() => setIsChoosing(true)}>
            Move<span className="sr-only"> {title}</span>
          </Button>
        </>
      )}
      {kind === 'missed' && (
        <>
          <Button onClick={() => onMove(entry, today)}>
            Do it today<span className="sr-only">: {title}</span>
          </Button>
          <Button onClick={() => onMove(entry, addDays(entry.day, weekDays))}>
            A week later<span className="sr-only">: {title}</span>
          </Button>
        </>
      )}
      {source === 'program' && isMovable(entry) && (
        <Button onClick={() => onSkip(entry)}>
          Skip<span className="sr-only"> {title}</span>
        </Button>
      )}
      {source === 'program' && (kind === 'skipped' || kind === 'done') && (
        <Button onClick={() => on.onReopen(entry)}>
          Plan it again<span className="sr-only">: {title}</span>
        </Button>
      )}
      {kind === 'underWay' && (
        <Button variant="primary" onClick={() => on.onResume(entry)}>
          <Play aria-hidden="true" className="size-4" />
          Resume<span className="sr-only"> {title}</span>
        </Button>
      )}
      {source === 'log' && kind !== 'underWay' && (
        <Button onClick={() => on.onSeeRecord(entry)}>
          See the record
          <span className="sr-only">
            {' '}
            of {title}, {startText(entry)}
          </span>
        </Button>
      )}
      {source === 'mark' && (
        <Button onClick={() => on.onRemove(entry)}>
          Remove<span className="sr-only"> {title}</span>
        </Button>
      )}
    </div>
  );
}

interface MoveFormProps extends Pick<EntryActions, 'onMove'> {
  entry: CalendarEntry;
  onCancel: () => void;
}

function MoveForm({ entry, onMove, onCancel }: MoveFormProps) {
  const [day, setDay] = useState(entry.day);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (day && day !== entry.day) onMove(entry, day);
        else onCancel();
      }}
    >
      <TextField
        label={`New day for ${entry.title}`}
        type="date"
        required
        autoFocus
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className="w-full sm:w-auto"
      />
      <Button type="submit" variant="primary" className="h-13">
        Move
      </Button>
      <Button onClick={onCancel} className="h-13">
        Cancel
      </Button>
    </form>
  );
}

interface AddToDayProps {
  canRest: boolean;
  onRest: () => void;
  picker: () => ReactNode;
}

function AddToDay({ canRest, onRest, picker }: AddToDayProps) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={isPicking} onClick={() => setIsPicking(!isPicking)}>
          <Plus aria-hidden="true" className="size-4" />
          Add a workout
        </Button>
        {canRest && (
          <Button onClick={onRest}>
            <Moon aria-hidden="true" className="size-4" />
            Make it a rest day
          </Button>
        )}
      </div>
      {isPicking && picker()}
    </div>
  );
}
