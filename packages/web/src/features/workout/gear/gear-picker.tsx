import type { EquipmentProfile } from '@cadence/domain/profile/equipment-profiles';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../../ui/sheet.tsx';
import { pill } from '../generate/picker.tsx';
import { GearEditor } from './gear-editor.tsx';
import { GearList } from './gear-list.tsx';

interface GearPickerProps {
  profiles: readonly EquipmentProfile[];
  chosen: EquipmentProfile;
  onChoose: (id: string) => void;
}

/** The profile that is being written; 'new' for one that is not there yet. */
type Edited = EquipmentProfile | 'new' | null;

export function GearPicker({ profiles, chosen, onChoose }: GearPickerProps) {
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<Edited>(null);

  function close() {
    setOpen(false);
    setEdited(null);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${pill} max-w-full`}
      >
        <span className="text-ink-2">Gear</span>
        <span className="min-w-0 truncate font-[650]">{chosen.name}</span>
        <ChevronDown aria-hidden="true" className="-mr-1 size-4 shrink-0" />
      </button>
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
            onRemoved={(id) => id === chosen.id && onChoose(profiles[0]?.id ?? id)}
            onRestored={onChoose}
          />
        )}
      </Sheet>
    </>
  );
}

const titleOf = (edited: EquipmentProfile | 'new') =>
  edited === 'new' ? 'Your own gear' : `Change ${edited.name}`;
