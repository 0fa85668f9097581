import { undoneIn } from '@cadence/domain/analytics/lasting/undone';
import type { CalendarEntry, EntryKind } from '@cadence/domain/program/calendar/day-entries';
import {
  Check,
  CircleDashed,
  type LucideIcon,
  Moon,
  SkipForward,
  Timer,
  TriangleAlert,
} from 'lucide-react';
import { useMemo } from 'react';
import { Strip } from '../../ui/strip/strip.tsx';
import { entryFacts, entryTitle, kindWords } from './calendar-words.ts';
import { isMovable } from './open-entries.ts';
import { type DayMove, entryDomId, useGrip } from './use-day-move.ts';

const icons: Record<EntryKind, LucideIcon> = {
  underWay: Timer,
  rest: Moon,
  planned: CircleDashed,
  missed: TriangleAlert,
  done: Check,
  free: Check,
  skipped: SkipForward,
};

interface EntryProps {
  entry: CalendarEntry;
}

interface EntryStripProps extends EntryProps {
  size?: 'xs' | 'sm' | 'md' | undefined;
}

/** What lies ahead is faded, as in the timer; on dark it takes more to be seen at all. */
const fading: Record<EntryKind, string> = {
  underWay: '',
  rest: '',
  planned: 'opacity-45 dark:opacity-65',
  missed: 'opacity-45 dark:opacity-65',
  done: '',
  free: '',
  skipped: 'opacity-25 dark:opacity-40',
};

export function EntryStrip({ entry, size = 'sm' }: EntryStripProps) {
  const { segments, title, kind } = entry;
  const steps = useMemo(
    () => segments.map(({ type, seconds }) => ({ name: title, type, duration: seconds })),
    [segments, title],
  );
  const undone = useMemo(() => undoneIn(segments), [segments]);
  if (kind === 'rest')
    return <span className="block h-2 rounded-[3px] border border-line border-dashed" />;
  return (
    <span className={`block ${fading[kind]}`}>
      <Strip steps={steps} undone={undone} size={size} decorative />
    </span>
  );
}

export function EntryIcon({ entry: { kind, isUnfinished } }: EntryProps) {
  const Icon = isUnfinished ? CircleDashed : icons[kind];
  const isFull = (kind === 'done' || kind === 'free') && !isUnfinished;
  const colour = isFull ? 'text-ok' : 'text-ink-2';
  return <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${colour}`} />;
}

interface EntryChipProps {
  entry: CalendarEntry;
  move: DayMove;
  onOpen: () => void;
  /** Two more lines where there is room for them. */
  isWide?: boolean | undefined;
  /** Its day is the stop of the Tab key. */
  isInDay?: boolean | undefined;
}

/** Opens its day; what is still open can be dragged, or carried with the keys. */
export function EntryChip(props: EntryChipProps) {
  const { entry, move, onOpen, isWide = false, isInDay = false } = props;
  const { kind } = entry;
  const grip = useGrip(`chip ${entry.id}`, entry);
  const isMoving = move.moving?.entry.id === entry.id;
  return (
    <button
      type="button"
      id={entryDomId(entry.id)}
      {...(isInDay && { tabIndex: -1 })}
      {...grip}
      {...move.keys(entry)}
      {...(isMovable(entry) && { 'aria-describedby': 'calendar-help' })}
      onClick={onOpen}
      className={`relative z-1 flex w-full min-w-0 touch-manipulation select-none flex-col gap-1 rounded-lg text-left hover:bg-ink/5 ${isWide ? 'min-h-11 p-2' : 'p-1'} ${isMovable(entry) ? 'cursor-grab' : ''} ${isMoving ? 'opacity-40' : ''}`}
    >
      <EntryStrip entry={entry} size={isWide ? 'md' : 'xs'} />
      <span className="flex w-full min-w-0 items-center gap-1">
        <EntryIcon entry={entry} />
        <span
          className={`min-w-0 ${isWide ? 'font-[650]' : 'truncate text-xs'} ${kind === 'skipped' ? 'text-ink-2 line-through' : 'text-ink'}`}
        >
          {isWide ? entry.title : entryTitle(entry)}
        </span>
        {!isWide && !entry.isUnfinished && (
          <span className="sr-only">, {kindWords[kind].toLowerCase()}</span>
        )}
      </span>
      {isWide && <span className="text-ink-2 text-xs">{entryFacts(entry)}</span>}
    </button>
  );
}
