import type { CalendarEntry } from '@cadence/domain/program/day-entries';
import { addDays } from '@cadence/domain/program/days';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { longDayName } from './calendar-words.ts';
import { followPress } from './drag-press.ts';
import { isMovable } from './open-entries.ts';

export interface Moving {
  entry: CalendarEntry;
  /** The day it would be put on. */
  to: string;
  /** Where the pointer is; null while keys choose the day. */
  at: { x: number; y: number } | null;
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

function dayAt(x: number, y: number): string | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  return place?.dataset.day;
}

/**
 * Entries that are put on another day: dragged with a pointer, or picked up with M, carried with
 * the arrow keys and put down with Enter. `said` is for the live region.
 */
export function useDayMove({ onMove, onAim, describe }: DayMoveOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [said, setSaid] = useState('');
  const isDragging = useRef(false);
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
    if (!moving || moving.at) return;
    const { entry, to } = moving;
    function key(event: globalThis.KeyboardEvent) {
      const step = keySteps[event.key];
      if (step !== undefined) {
        const day = addDays(to, step);
        setMoving({ entry, to: day, at: null });
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

  /** While something is dragged the page must not scroll along; React's own listeners cannot say so. */
  const holdStill = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const stop = (event: TouchEvent) => {
      if (isDragging.current) event.preventDefault();
    };
    element.addEventListener('touchmove', stop, { passive: false });
    return () => element.removeEventListener('touchmove', stop);
  }, []);

  function press(event: PointerEvent, entry: CalendarEntry, isHandle: boolean) {
    if (event.button !== 0) return;
    let to = entry.day;
    followPress(event, isHandle, {
      onStart: () => {
        isDragging.current = true;
      },
      onFollow: (x, y) => {
        to = dayAt(x, y) ?? entry.day;
        setMoving({ entry, to, at: { x, y } });
      },
      onEnd: (isKept) => {
        putDown(entry, isKept ? to : entry.day);
        // The click that ends the press comes after it.
        setTimeout(() => {
          isDragging.current = false;
        });
      },
    });
  }

  function pickUp(event: KeyboardEvent, entry: CalendarEntry) {
    if (event.key.toLowerCase() !== 'm' || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    setMoving({ entry, to: entry.day, at: null });
    setSaid(
      `${entry.title} picked up from ${longDayName(entry.day)}. Arrow keys choose a day, Enter puts it there, Escape leaves it.`,
    );
  }

  return {
    moving,
    said,
    /** For a press that ends a drag is no click. */
    isDragging: () => isDragging.current,
    /** What an element needs by which an entry is dragged. */
    grip: (entry: CalendarEntry | undefined, isHandle = false) =>
      entry && isMovable(entry)
        ? {
            ref: holdStill,
            onPointerDown: (event: PointerEvent) => press(event, entry, isHandle),
            onContextMenu: (event: { preventDefault: () => void }) => {
              if (isDragging.current) event.preventDefault();
            },
          }
        : {},
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
