import { canRemove } from '@cadence/domain/planner/edit/edit';
import type { Workout } from '@cadence/domain/workout/types';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EditRowItem, type RowActions } from './edit-row-item.tsx';
import { type EditPart, peersOf } from './edit-rows.ts';

interface EditPartListProps {
  workout: Workout;
  part: EditPart;
  parts: readonly EditPart[];
  openKey: string | undefined;
  actions: RowActions;
  /** Where each part is added to by itself. */
  onAdd?: () => void;
}

/** One part of the workout, such as the warm-up; its rows can be dragged into another order. */
export function EditPartList(props: EditPartListProps) {
  const { workout, part, parts, openKey, actions, onAdd } = props;
  const titleId = useId();
  const { rows } = part;
  const sensors = useSensors(useSensor(PointerSensor));
  const keys = rows.map(({ key }) => key);
  function drop({ active, over }: DragEndEvent) {
    const from = keys.indexOf(String(active.id));
    const to = keys.indexOf(String(over?.id));
    const row = rows[from];
    if (row && to >= 0 && to !== from) actions.onMove(row, to - from);
  }
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="eyebrow mb-1">
        {part.title}
      </h3>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="border-line border-t">
            {rows.map((row) => {
              const peers = peersOf(parts, row);
              return (
                <EditRowItem
                  {...actions}
                  key={row.key}
                  row={row}
                  isOpen={row.key === openKey}
                  canMoveUp={peers[0] !== row}
                  canMoveDown={peers.at(-1) !== row}
                  canRemove={canRemove(workout, row.index)}
                />
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      {onAdd && (
        <Button variant="ghost" onClick={onAdd} className="mt-1">
          <Plus aria-hidden="true" className="size-4" />
          Add exercise
          <span className="sr-only"> to {part.title}</span>
        </Button>
      )}
    </section>
  );
}
