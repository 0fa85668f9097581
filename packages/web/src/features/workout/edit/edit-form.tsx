import { setTypeNames } from '@cadence/domain/analytics/lifts/set-type';
import { addItem, moveItem, removeItem } from '@cadence/domain/planner/edit/edit';
import { changeItem, changeRounds, roundsOf } from '@cadence/domain/planner/edit/edit-dose';
import { changeSetType, linkWithNext, unlink } from '@cadence/domain/planner/edit/edit-sets';
import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ExerciseSheet } from '../exercise/exercise-sheet.tsx';
import { AddSheet } from './add-sheet.tsx';
import { EditPartList } from './edit-part-list.tsx';
import type { RowActions } from './edit-row-item.tsx';
import { type EditRow, peersOf, readParts } from './edit-rows.ts';
import { RoundSteppers } from './round-steppers.tsx';
import { SwapSheet } from './swap-sheet.tsx';
import { TimeLine } from './time-line.tsx';
import { useEdits } from './use-edits.ts';

interface EditFormProps {
  workout: Workout;
  /** As it was before the first edit. */
  original: Workout;
  request: Request;
  onChange: (workout: Workout) => void;
  onSave: () => void;
  onCancel: () => void;
}

type Opened = { kind: 'add'; block?: number | undefined } | { kind: 'swap' | 'show'; row: EditRow };

export function EditForm({
  workout,
  original,
  request,
  onChange,
  onSave,
  onCancel,
}: EditFormProps) {
  const parts = useMemo(() => readParts(workout), [workout]);
  const rounds = useMemo(() => roundsOf(workout), [workout]);
  const edits = useEdits(workout, onChange);
  const [openKey, setOpenKey] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const [goneCount, setGoneCount] = useState(0);
  const close = () => setOpened(undefined);

  // What was pressed is gone with its row; Undo is what one may want next.
  useEffect(() => {
    if (goneCount > 0) undoButton.current?.focus({ preventScroll: true });
  }, [goneCount]);

  function applyAndGo(next: Workout, words: string) {
    edits.apply(next, words);
    setGoneCount((count) => count + 1);
  }

  const actions: RowActions = {
    onToggle: ({ key }) => setOpenKey(key === openKey ? undefined : key),
    onDose: ({ index, item, key }, name, value) => {
      const next = changeItem(workout, index, { [name]: value });
      edits.apply(next, `${item.name} changed`, `${key}:${name}`);
    },
    onMove: (row, by) => {
      const peers = peersOf(parts, row);
      const place = peers.indexOf(row) + by;
      const target = peers[place];
      if (!target) return;
      const words = `${row.item.name} is now ${place + 1} of ${peers.length}`;
      edits.apply(moveItem(workout, row.index, target.index), words);
    },
    onSetType: ({ index, item }, type) => {
      const words = `${item.name}: ${setTypeNames[type].toLowerCase()} sets`;
      edits.apply(changeSetType(workout, index, type), words);
    },
    onLink: ({ index, item, link }) => {
      const isLinked = link === 'linked';
      const next = (isLinked ? unlink : linkWithNext)(workout, index);
      edits.apply(next, isLinked ? 'Superset taken apart' : `${item.name} goes with the next`);
    },
    onSwap: (row) => setOpened({ kind: 'swap', row }),
    onShow: (row) => setOpened({ kind: 'show', row }),
    onRemove: ({ index, item }) => applyAndGo(removeItem(workout, index), `${item.name} removed`),
  };

  return (
    <>
      <TimeLine workout={workout} original={original} request={request} onFit={applyAndGo} />
      {/* What gets the focus is scrolled clear of the bars above and below. */}
      <div className="flex flex-col gap-6 [&_[role=spinbutton]]:scroll-my-36 [&_button]:scroll-my-36">
        <RoundSteppers
          rounds={rounds}
          onChange={(change, kind) =>
            edits.apply(changeRounds(workout, change), 'Rounds changed', kind)
          }
        />
        {parts.map((part) => (
          <EditPartList
            key={part.key}
            workout={workout}
            part={part}
            parts={parts}
            openKey={openKey}
            actions={actions}
            {...(part.block !== undefined && {
              onAdd: () => setOpened({ kind: 'add', block: part.block }),
            })}
          />
        ))}
        {!workout.play && (
          <Button onClick={() => setOpened({ kind: 'add' })}>
            <Plus aria-hidden="true" className="size-4" />
            Add exercise
          </Button>
        )}
      </div>
      <div className="sheet-foot sticky bottom-0 z-20 -mx-5 mt-auto -mb-6 flex flex-col gap-2 border-line border-t bg-surface px-5 pt-3 pb-4">
        <p role="status" className="text-ink-2 text-sm">
          {edits.words}
        </p>
        <div className="flex gap-2.5">
          <Button
            ref={undoButton}
            variant="ghost"
            aria-disabled={!edits.canUndo}
            onClick={edits.undo}
            className="-ml-3 shrink-0 aria-disabled:opacity-40"
          >
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
          <Button onClick={onCancel} className="flex-1">
            Cancel
          </Button>
          <Button variant="primary" onClick={onSave} className="flex-2">
            Save changes
          </Button>
        </div>
      </div>
      {opened?.kind === 'add' && (
        <AddSheet
          workout={workout}
          request={request}
          onAdd={(exercise) => {
            const next = addItem(workout, exercise, request, opened.block);
            edits.apply(next, `${exercise.name} added`);
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'swap' && (
        <SwapSheet
          workout={workout}
          index={opened.row.index}
          request={request}
          onChoose={(next) => {
            applyAndGo(next, `${opened.row.item.name} swapped`);
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'show' && opened.row.item.exerciseId && (
        <ExerciseSheet
          exerciseId={opened.row.item.exerciseId}
          tempo={opened.row.item.tempo}
          onClose={close}
        />
      )}
    </>
  );
}
