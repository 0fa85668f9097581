import {
  defaultProfileId,
  type EquipmentProfile,
} from '@cadence/domain/profile/equipment-profiles';
import { useState } from 'react';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { GearEditor } from './gear-editor.tsx';
import { GearList } from './gear-list.tsx';

interface GearSheetProps {
  open: boolean;
  profiles: readonly EquipmentProfile[];
  chosen: EquipmentProfile;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The profile that is being written; 'new' for one that is not there yet. */
type Edited = EquipmentProfile | 'new' | null;

/** Stands beside the form that it serves: it has a form of its own, and forms do not nest. */
export function GearSheet({ open, profiles, chosen, onChoose, onClose }: GearSheetProps) {
  const [edited, setEdited] = useState<Edited>(null);

  function close() {
    setEdited(null);
    onClose();
  }

  return (
    <Sheet open={open} onClose={close} title={edited ? titleOf(edited) : 'What is at hand?'}>
      {edited ? (
        <GearEditor
          profiles={profiles}
          profile={edited === 'new' ? null : edited}
          onDone={(id) => {
            if (id !== null) onChoose(id);
            setEdited(null);
          }}
        />
      ) : (
        <GearList
          profiles={profiles}
          chosenId={chosen.id}
          onChoose={(id) => {
            onChoose(id);
            close();
          }}
          onAdd={() => setEdited('new')}
          onEdit={setEdited}
          onRemoved={(id) => id === chosen.id && onChoose(defaultProfileId)}
          onRestored={onChoose}
        />
      )}
    </Sheet>
  );
}

const titleOf = (edited: EquipmentProfile | 'new') =>
  edited === 'new' ? 'Your own kit' : `Change ${edited.name}`;
