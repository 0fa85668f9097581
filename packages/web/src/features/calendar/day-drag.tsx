import {
  type Announcements,
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { PointerEvent, ReactNode, TouchEvent } from 'react';
import { EntryStrip } from './entry-chip.tsx';
import type { DayMove } from './use-day-move.ts';

const isOnHandle = ({ target }: Event) =>
  target instanceof Element && target.closest('.touch-none') !== null;

/** A mouse, and a finger on a handle, drag at once. */
class AtOnceSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: PointerEvent) =>
        nativeEvent.button === 0 &&
        (nativeEvent.pointerType === 'mouse' || isOnHandle(nativeEvent)),
    },
  ];
}

/** Elsewhere a finger scrolls the page, and drags after a moment's hold. */
class HoldSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: TouchEvent) =>
        nativeEvent.touches.length === 1 && !isOnHandle(nativeEvent),
    },
  ];
}

/** A tap trembles this much. */
const slackPx = 6;
const holdMs = 350;

// The calendar has a live region of its own, in its own words.
const nothing = () => undefined;
const silent: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

interface DayDragProps {
  move: DayMove;
  children: ReactNode;
}

/** Lets the entries inside be dragged from day to day, with a picture under the pointer. */
export function DayDrag({ move: { moving, drag }, children }: DayDragProps) {
  const sensors = useSensors(
    useSensor(AtOnceSensor, { activationConstraint: { distance: slackPx } }),
    useSensor(HoldSensor, { activationConstraint: { delay: holdMs, tolerance: slackPx } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent }}
      {...drag}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {moving?.isDragged && (
          <div className="w-40 rounded-lg border border-line bg-surface p-2 shadow-lg">
            <EntryStrip entry={moving.entry} />
            <p className="mt-1 truncate font-[650] text-xs">{moving.entry.title}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
