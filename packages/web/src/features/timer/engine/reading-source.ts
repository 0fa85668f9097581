import type { TimerReading } from '@cadence/domain/timer/timer';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** The timer's readings, of which there is a new one each second and at every change. */
export interface ReadingSource {
  read(): TimerReading;
  subscribe(listener: () => void): () => void;
}

/** What a component needs of them. It renders only when that is another value. */
export function useReading<T>(
  { read, subscribe }: ReadingSource,
  select: (now: TimerReading) => T,
) {
  return useSyncExternalStore(subscribe, () => select(read()));
}

/**
 * Writes each reading onto the page, the first one before it is painted. For what every
 * second changes: to render it would cost more than everything else in that second.
 */
export function useWriting(
  { read, subscribe }: ReadingSource,
  write: (now: TimerReading) => void,
): void {
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
    write(read());
  });
  useLayoutEffect(() => subscribe(() => latest.current(read())), [read, subscribe]);
}

/** Keeps the element's one text node: a new one would have to be laid out from nothing. */
export function writeText(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}
