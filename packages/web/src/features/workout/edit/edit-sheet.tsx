import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LibraryPart } from '../exercise/library-part.tsx';

const EditForm = lazyPart(() => import('./edit-form.tsx').then((m) => m.EditForm));

interface EditSheetProps {
  workout: Workout;
  request: Request;
  onSave: (workout: Workout) => void;
  onClose: () => void;
}

export function EditSheet({ workout, request, onSave, onClose }: EditSheetProps) {
  const [edited, setEdited] = useState(workout);
  const [isAsking, setIsAsking] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const isChanged = edited !== workout;

  function leave() {
    if (isChanged) setIsAsking(true);
    else onClose();
  }

  function save() {
    if (isChanged) onSave(edited);
    else onClose();
  }

  function goOn() {
    setIsAsking(false);
    // A second Escape in a row closes a native dialog without asking; then it is shown again.
    const dialog = inside.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  return (
    <>
      {/* Before the sheet, so that it closes before it and the focus finds its way back. */}
      <Dialog
        open={isAsking}
        onClose={goOn}
        title="Save your changes?"
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              Discard changes
            </Button>
            <Button onClick={goOn}>Keep editing</Button>
            <Button variant="primary" onClick={save}>
              Save changes
            </Button>
          </>
        }
      >
        You have changed this workout and not saved it yet.
      </Dialog>
      <Sheet open onClose={leave} title="Edit workout">
        <div ref={inside} className="flex flex-1 flex-col gap-4">
          <LibraryPart
            label="Loading the editor"
            skeleton={[1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-14 w-full" />)}
          >
            <EditForm
              workout={edited}
              original={workout}
              request={request}
              onChange={setEdited}
              onSave={save}
              onCancel={leave}
            />
          </LibraryPart>
        </div>
      </Sheet>
    </>
  );
}
