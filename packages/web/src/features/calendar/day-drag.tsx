import {
  type Announcements,
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  type SensorProps,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { PointerEvent, ReactNode, TouchEvent } from 'react';
import { EntryStrip } from './entry-chip.tsx';
import type { DayMove } from './use-day-move.ts';

const isOnHandle = ({ target }: Event) =>
  target instanceof Element && target.closest('.touch-none') !== null;

/** What a sensor has laid on the page, to keep the click that ends a drag from it. */
interface Laid {
  documentListeners: { removeAll: () => void };
}

type Told = Pick<SensorProps<object>, 'onMove' | 'onEnd'>;

/**
 * The click that ends a mouse's drag is kept from the page for some time. A finger that has moved
 * makes none, so nothing is kept back there: the tap right behind a drag counts.
 */
function freedAfterTouch<Props extends Told>(
  props: Props,
  isTouch: boolean,
  laid: () => Laid,
): Props {
  let hasMoved = false;
  return {
    ...props,
    onMove: (at) => {
      hasMoved = true;
      props.onMove(at);
    },
    onEnd: () => {
      props.onEnd();
      if (isTouch && hasMoved) laid().documentListeners.removeAll();
    },
  };
}

/** A mouse, and a finger on a handle, drag at once. */
class AtOnceSensor extends PointerSensor {
  constructor(props: ConstructorParameters<typeof PointerSensor>[0]) {
    const { event } = props;
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    super(freedAfterTouch(props, isTouch, () => this as unknown as Laid));
  }

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
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(freedAfterTouch(props, true, () => this as unknown as Laid));
  }

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
