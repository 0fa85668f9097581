import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { addDays } from '@cadence/domain/program/calendar/days';
import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { longDayName } from './calendar-words.ts';
import { isMovable } from './open-entries.ts';

export interface Moving {
  entry: CalendarEntry;
  /** The day it would be put on. */
  to: string;
  /** By a pointer, not by the keys. */
  isDragged: boolean;
}

interface DayMoveOptions {
  onMove: (entry: CalendarEntry, day: string) => void;
  /** A day that the keys have come to, so that it is shown. */
  onAim: (day: string) => void;
  /** What stands on a day, in words. */
  describe: (day: string) => string;
}

export const entryDomId = (id: string): string => `entry-${id}`;

const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** What an element needs by which an entry is dragged; each of them has a name of its own. */
export function useGrip(name: string, entry: CalendarEntry | undefined) {
  const disabled = !entry || !isMovable(entry);
  const { listeners, setNodeRef } = useDraggable({ id: name, data: { entry }, disabled });
  return { ref: setNodeRef, ...listeners };
}

const entryOf = ({ active }: Pick<DragStartEvent, 'active'>) =>
  active.data.current?.entry as CalendarEntry;

/**
 * Entries that are put on another day: dragged with a pointer, or picked up with M, carried with
 * the arrow keys and put down with Enter. `said` is for the live region.
 */
export function useDayMove({ onMove, onAim, describe }: DayMoveOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [said, setSaid] = useState('');
  const focusAfter = useRef<string>(null);

  const putDown = useCallback(
    (entry: CalendarEntry, day: string) => {
      setMoving(null);
      focusAfter.current = entryDomId(entry.id);
      if (day === entry.day) return setSaid(`${entry.title} stays where it is.`);
      setSaid(`${entry.title} put on ${longDayName(day)}.`);
      onMove(entry, day);
    },
    [onMove],
  );

  useEffect(() => {
    if (!moving || moving.isDragged) return;
    const { entry, to } = moving;
    function key(event: globalThis.KeyboardEvent) {
      const step = keySteps[event.key];
      if (step !== undefined) {
        const day = addDays(to, step);
        setMoving({ entry, to: day, isDragged: false });
        setSaid(describe(day));
        onAim(day);
      } else if (event.key === 'Enter') putDown(entry, to);
      else if (event.key === 'Escape' || event.key === 'Tab') putDown(entry, entry.day);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [moving, describe, onAim, putDown]);

  // On its new day it is another element.
  useEffect(() => {
    const element = focusAfter.current && document.getElementById(focusAfter.current);
    if (!element || moving) return;
    focusAfter.current = null;
    if (document.activeElement === document.body) element.focus();
  });

  function pickUp(event: KeyboardEvent, entry: CalendarEntry) {
    if (event.key.toLowerCase() !== 'm' || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    setMoving({ entry, to: entry.day, isDragged: false });
    setSaid(
      `${entry.title} picked up from ${longDayName(entry.day)}. Arrow keys choose a day, Enter puts it there, Escape leaves it.`,
    );
  }

  const aim = (event: DragStartEvent | DragOverEvent) => {
    const entry = entryOf(event);
    const over = 'over' in event ? event.over : null;
    setMoving({ entry, to: over ? String(over.id) : entry.day, isDragged: true });
  };

  return {
    moving,
    said,
    drag: {
      onDragStart: aim,
      onDragOver: aim,
      // On the day that was marked: where the finger is when it leaves is no longer seen.
      onDragEnd: (event: DragEndEvent) => {
        const entry = entryOf(event);
        putDown(entry, moving?.isDragged ? moving.to : entry.day);
      },
      onDragCancel: (event: DragEndEvent) => putDown(entryOf(event), entryOf(event).day),
    },
    keys: (entry: CalendarEntry) =>
      isMovable(entry)
        ? {
            'aria-keyshortcuts': 'M',
            onKeyDown: (event: KeyboardEvent) => pickUp(event, entry),
          }
        : {},
  };
}

export type DayMove = ReturnType<typeof useDayMove>;
