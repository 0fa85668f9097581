import { canRemove } from '@cadence/domain/planner/edit';
import type { Workout } from '@cadence/domain/workout/types';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EditRowItem, type RowActions } from './edit-row-item.tsx';
import { type EditPart, peersOf } from './edit-rows.ts';
import { useDragOrder } from './use-drag-order.ts';

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
  const order = useDragOrder((from, to) => {
    const row = rows[from];
    if (row) actions.onMove(row, to - from);
  });
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="eyebrow mb-1">
        {part.title}
      </h3>
      <ol ref={order.list} className="border-line border-t">
        {rows.map((row, place) => {
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
              isDragged={order.dragged === place}
              offsetPx={order.offsetOf(place)}
              handle={order.handleFor(place)}
            />
          );
        })}
      </ol>
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
