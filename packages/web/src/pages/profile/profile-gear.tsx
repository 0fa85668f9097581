import { chosenGearId, gearPreferenceId } from '@cadence/domain/profile/athlete';
import {
  defaultProfileId,
  type EquipmentProfile,
} from '@cadence/domain/profile/equipment-profiles';
import { useState } from 'react';
import { GearEditor } from '../../features/workout/gear/gear-editor.tsx';
import { GearList } from '../../features/workout/gear/gear-list.tsx';
import { findGear, useGearProfiles } from '../../features/workout/gear/gear-profiles.ts';
import { changeChoices } from '../../features/workout/generate/choices.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';

/** The profile's own choice; the next wish starts with it too. */
function choose(id: string): void {
  putItem('preference', gearPreferenceId, id);
  changeChoices({ gear: null });
}

/** The same sets of gear as beside the prompt. */
export function ProfileGear() {
  const profiles = useGearProfiles();
  const [edited, setEdited] = useState<EquipmentProfile | 'new' | null>(null);
  const chosen = findGear(profiles, chosenGearId(useItems()) ?? defaultProfileId);

  if (edited) {
    return (
      <GearEditor
        profiles={profiles}
        profile={edited === 'new' ? null : edited}
        onDone={(id) => {
          if (id !== null) choose(id);
          setEdited(null);
        }}
      />
    );
  }
  return (
    <GearList
      profiles={profiles}
      chosenId={chosen.id}
      onChoose={choose}
      onAdd={() => setEdited('new')}
      onEdit={setEdited}
      onRemoved={(id) => id === chosen.id && choose(defaultProfileId)}
      onRestored={choose}
    />
  );
}
