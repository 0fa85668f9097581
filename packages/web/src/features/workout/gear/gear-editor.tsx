import {
  type EquipmentId,
  equipmentIds,
  type Prop,
  stations,
} from '@cadence/domain/exercise/types';
import {
  equipmentCatalogue,
  equipmentGroups,
  gymEquipment,
  gymProps,
  hotelGymEquipment,
  hotelGymProps,
} from '@cadence/domain/profile/equipment';
import {
  addProfile,
  changeProfile,
  type EquipmentProfile,
  maxProfileNameLength,
  type ProfilesChange,
  renameProfile,
} from '@cadence/domain/profile/equipment-profiles';
import { stationFacts } from '@cadence/domain/profile/stations';
import { type SubmitEvent, useRef, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { writeGearProfiles } from './gear-profiles.ts';

interface GearEditorProps {
  profiles: readonly EquipmentProfile[];
  /** Null for a new one. */
  profile: EquipmentProfile | null;
  /** With the id of what was saved; null when nothing was. */
  onDone: (id: string | null) => void;
}

/** What no kit brings along by itself. */
const extras: readonly [Prop, string][] = [
  ['bench', 'Bench'],
  ['rack', 'Rack'],
  ['box', 'Box'],
  ['step', 'Step'],
  ['anchor', 'Anchor for bands'],
  ['medicine_ball', 'Medicine ball'],
  ['rope', 'Skipping rope'],
  ['landmine', 'Landmine'],
  ['sled', 'Sled'],
];

const groups = equipmentGroups.map((label) => {
  const ids = equipmentIds.filter(
    (id) => id !== 'bodyweight' && equipmentCatalogue[id].group === label,
  );
  return { label, options: ids.map((id) => [id, equipmentCatalogue[id].name] as const) };
});

/** Single machines and bars that not every place with such kit has. */
function rareStations(equipment: readonly EquipmentId[]): [Prop, string][] {
  return stations
    .filter((id) => !stationFacts[id].isCommon && equipment.includes(stationFacts[id].of))
    .map((id) => [id, stationFacts[id].name]);
}

const presets = [
  { label: 'Commercial gym', equipment: gymEquipment, props: gymProps },
  { label: 'Hotel gym', equipment: hotelGymEquipment, props: hotelGymProps },
];

function toggle<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

export function GearEditor({ profiles, profile, onDone }: GearEditorProps) {
  const [name, setName] = useState(profile?.name ?? '');
  const [equipment, setEquipment] = useState<EquipmentId[]>(profile?.equipment ?? ['yoga_mat']);
  const [props, setProps] = useState<Prop[]>(profile?.props ?? []);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function change(id: string): ProfilesChange {
    if (!profile) return addProfile(profiles, { id, name, equipment, props });
    const renamed = renameProfile(profiles, id, name);
    return renamed.kind === 'refused'
      ? renamed
      : changeProfile(renamed.profiles, id, equipment, props);
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = profile?.id ?? newId();
    const changed = change(id);
    if (changed.kind === 'refused') {
      setProblem(changed.reason);
      field.current?.focus();
      return;
    }
    writeGearProfiles(changed.profiles);
    onDone(id);
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <TextField
        ref={field}
        label="Name"
        value={name}
        maxLength={maxProfileNameLength}
        error={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <fieldset>
        <legend className="mb-2 font-[650]">Fill in what most have</legend>
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Button
              key={preset.label}
              onClick={() => {
                setEquipment([...preset.equipment]);
                setProps([...preset.props]);
              }}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      </fieldset>
      {groups.map(({ label, options }) => (
        <Choice
          key={label}
          label={label}
          options={options}
          chosen={equipment}
          onToggle={(id) => setEquipment(toggle(equipment, id))}
        />
      ))}
      <Choice
        label="Also at hand"
        options={[...extras, ...rareStations(equipment)]}
        chosen={props}
        onToggle={(prop) => setProps(toggle(props, prop))}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={() => onDone(null)}>Back</Button>
        <Button type="submit" variant="primary">
          Save kit
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
}

function Choice<T extends string>({ label, options, chosen, onToggle }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="mb-2 font-[650]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([value, words]) => (
          <Chip key={value} selected={chosen.includes(value)} onClick={() => onToggle(value)}>
            {words}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
