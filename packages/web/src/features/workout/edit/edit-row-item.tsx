import { setTypeNames } from '@cadence/domain/analytics/lifts/set-type';
import type { EditDose } from '@cadence/domain/planner/edit/dose-limits';
import { type PlannedType, plannedTypes } from '@cadence/domain/planner/edit/edit-sets';
import { useSortable } from '@dnd-kit/sortable';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  GripVertical,
  Link2,
  Trash2,
  Unlink2,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ExerciseStill } from '../../../ui/figure/exercise-still.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { phaseFills } from '../../../ui/strip/phase-fills.ts';
import { DoseSteppers } from './dose-steppers.tsx';
import type { EditRow } from './edit-rows.ts';

const fills = {
  warmup: phaseFills.warm,
  body: phaseFills.work,
  cooldown: phaseFills.cool,
} as const;

export interface RowActions {
  onToggle: (row: EditRow) => void;
  onDose: (row: EditRow, name: keyof EditDose, value: number) => void;
  /** By so many places, up where it is negative. */
  onMove: (row: EditRow, by: number) => void;
  onSetType: (row: EditRow, type: PlannedType) => void;
  /** In turn with the next one, or by itself again. */
  onLink: (row: EditRow) => void;
  onSwap: (row: EditRow) => void;
  onShow: (row: EditRow) => void;
  onRemove: (row: EditRow) => void;
}

interface EditRowItemProps extends RowActions {
  row: EditRow;
  isOpen: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canRemove: boolean;
}

const stepOfKey: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export function EditRowItem({ row, isOpen, ...rest }: EditRowItemProps) {
  const { item, section, doseText } = row;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useSortable({
    id: row.key,
  });
  function moveByKey(event: KeyboardEvent) {
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    rest.onMove(row, step);
  }
  return (
    <li
      ref={setNodeRef}
      className={`border-line border-b bg-surface ${isDragging ? 'relative z-10 rounded-control shadow-lg' : 'transition-transform'}`}
      {...(transform && { style: { transform: `translateY(${transform.y}px)` } })}
    >
      <div className="flex items-center gap-1">
        <button
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          onKeyDown={moveByKey}
          aria-label={`Move ${item.name}`}
          aria-description="Drag it, or use the arrow keys"
          className="-ml-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => rest.onToggle(row)}
          className="flex min-h-15 min-w-0 flex-1 items-center gap-3 rounded-control py-2 text-left"
        >
          <span
            aria-hidden="true"
            className={`h-9 w-1.5 shrink-0 rounded-full ${fills[section]}`}
          />
          {item.exerciseId && <ExerciseStill exerciseId={item.exerciseId} className="size-10" />}
          <span className="min-w-0 flex-1 font-[650] text-base leading-tight">{item.name}</span>
          <span className="num shrink-0 font-[650] text-sm">{doseText}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      {isOpen && <Panel row={row} {...rest} />}
    </li>
  );
}

type PanelProps = Omit<EditRowItemProps, 'isOpen'>;

function Panel({ row, canMoveUp, canMoveDown, canRemove, ...actions }: PanelProps) {
  const { item, dose } = row;
  const panel = useRef<HTMLDivElement>(null);
  // In braces: newer browsers give a promise back, which is no way to clean up.
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className="flex scroll-my-36 flex-col gap-3 pb-4 pl-8">
      <DoseSteppers
        dose={dose}
        isPerSide={item.side === 'both'}
        onChange={(name, value) => actions.onDose(row, name, value)}
      />
      {row.setType !== null && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">Set type</legend>
          {plannedTypes.map((type) => (
            <Chip
              key={type}
              selected={row.setType === type}
              onClick={() => actions.onSetType(row, type)}
            >
              {setTypeNames[type]}
            </Chip>
          ))}
        </fieldset>
      )}
      {row.link !== null && (
        <Button onClick={() => actions.onLink(row)}>
          {row.link === 'linked' ? (
            <Unlink2 aria-hidden="true" className="size-4" />
          ) : (
            <Link2 aria-hidden="true" className="size-4" />
          )}
          {row.link === 'linked' ? 'Take the superset apart' : 'Superset with the next'}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button
          aria-disabled={!canMoveUp}
          onClick={() => canMoveUp && actions.onMove(row, -1)}
          className="aria-disabled:opacity-50"
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          Move up
        </Button>
        <Button
          aria-disabled={!canMoveDown}
          onClick={() => canMoveDown && actions.onMove(row, 1)}
          className="aria-disabled:opacity-50"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          Move down
        </Button>
        <Button onClick={() => actions.onSwap(row)}>Swap</Button>
        {item.exerciseId && <Button onClick={() => actions.onShow(row)}>See how</Button>}
      </div>
      {canRemove ? (
        <Button variant="ghost" onClick={() => actions.onRemove(row)} className="self-start">
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </Button>
      ) : (
        <p className="text-ink-2 text-sm">
          A workout needs at least one exercise, so this one stays.
        </p>
      )}
    </div>
  );
}
