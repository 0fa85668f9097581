import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  offsetPx: number;
  heightPx: number;
}

interface Start {
  middles: number[];
  pointerY: number;
  scroller: Element | null;
  scrollTop: number;
}

/** This near the edge of what scrolls, dragging scrolls it. */
const edgePx = 56;
const scrollStepPx = 10;

/**
 * Rows that are dragged by a handle. They only slide while the pointer is down;
 * the list itself changes once, at the end. The arrow keys do the same.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<Start>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const scroller = event.currentTarget.closest('dialog');
    event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = {
      middles: rows.map(({ top, height }) => top + height / 2),
      pointerY: event.clientY,
      scroller,
      scrollTop: scroller?.scrollTop ?? 0,
    };
    setDrag({ from, to: from, offsetPx: 0, heightPx: rows[from]?.height ?? 0 });
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const began = start.current;
    if (!drag || !began) return;
    const box = began.scroller?.getBoundingClientRect();
    if (began.scroller && box && event.clientY > box.bottom - edgePx) {
      began.scroller.scrollTop += scrollStepPx;
    } else if (began.scroller && box && event.clientY < box.top + edgePx) {
      began.scroller.scrollTop -= scrollStepPx;
    }
    const scrolled = (began.scroller?.scrollTop ?? 0) - began.scrollTop;
    const offsetPx = event.clientY - began.pointerY + scrolled;
    const middle = (began.middles[drag.from] ?? 0) + offsetPx;
    const to = began.middles.filter((other, row) => row !== drag.from && other < middle).length;
    setDrag({ ...drag, to, offsetPx });
  }

  function finish(isKept: boolean) {
    start.current = null;
    setDrag(null);
    if (drag && isKept && drag.to !== drag.from) onMove(drag.from, drag.to);
  }

  function handleFor(row: number) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, row),
      onPointerMove: follow,
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onMove(row, row + step);
      },
    };
  }

  function offsetOf(row: number): number {
    if (!drag) return 0;
    if (row === drag.from) return drag.offsetPx;
    if (row > drag.from && row <= drag.to) return -drag.heightPx;
    return row < drag.from && row >= drag.to ? drag.heightPx : 0;
  }

  return { list, dragged: drag?.from, handleFor, offsetOf };
}
