import { equipmentCatalogue } from '@cadence/domain/profile/equipment';
import { type EquipmentProfile, removeProfile } from '@cadence/domain/profile/equipment-profiles';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { leaveRow } from '../../../ui/leave-row.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { writeGearProfiles } from './gear-profiles.ts';

interface GearListProps {
  profiles: readonly EquipmentProfile[];
  chosenId: string;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onEdit: (profile: EquipmentProfile) => void;
  onRemoved: (id: string) => void;
  onRestored: (id: string) => void;
}

const square = 'grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7';

const kitWords = ({ equipment }: EquipmentProfile) =>
  equipment.map((id) => equipmentCatalogue[id].name).join(', ');

export function GearList({ profiles, chosenId, ...on }: GearListProps) {
  function remove(profile: EquipmentProfile, button: HTMLElement) {
    const change = removeProfile(profiles, profile.id);
    if (change.kind === 'refused') {
      toast(change.reason, { tone: 'error' });
      return;
    }
    const wasChosen = profile.id === chosenId;
    leaveRow(button);
    writeGearProfiles(change.profiles);
    on.onRemoved(profile.id);
    toast(`${profile.name} deleted.`, {
      action: {
        label: 'Undo',
        onPress: () => {
          writeGearProfiles(profiles);
          if (wasChosen) on.onRestored(profile.id);
        },
      },
    });
  }

  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {profiles.map((profile) => (
          <li key={profile.id} className="flex items-center gap-1">
            <button
              type="button"
              aria-pressed={profile.id === chosenId}
              onClick={() => on.onChoose(profile.id)}
              className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-ink/5"
            >
              <Check
                aria-hidden="true"
                className={`size-5 shrink-0 ${profile.id === chosenId ? '' : 'invisible'}`}
              />
              <span className="min-w-0">
                <span className="block font-[650]">{profile.name}</span>
                <span className="block text-ink-2 text-sm">{kitWords(profile)}</span>
              </span>
            </button>
            {profile.custom && (
              <>
                <button
                  type="button"
                  aria-label={`Change ${profile.name}`}
                  onClick={() => on.onEdit(profile)}
                  className={square}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${profile.name}`}
                  onClick={({ currentTarget }) => remove(profile, currentTarget)}
                  className={square}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button onClick={on.onAdd} className="self-start">
        <Plus aria-hidden="true" className="size-4" />
        Add your own
      </Button>
    </>
  );
}
