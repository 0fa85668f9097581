import { idFromName } from '@cadence/domain/exercise/define';
import { findExercise } from '@cadence/domain/exercise/find';
import { exerciseById } from '@cadence/domain/exercise/library';
import { ownIdFor, ownLimits } from '@cadence/domain/exercise/own';
import type { KeptOwnExercise } from '@cadence/domain/exercise/own-scope';
import {
  type EquipmentId,
  equipmentIds,
  type Muscle,
  muscles,
  type Pattern,
} from '@cadence/domain/exercise/types';
import { equipmentCatalogue } from '@cadence/domain/profile/equipment';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { muscleNames } from '../../platform/exercises/muscle-words.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { newId } from '../../platform/new-id.ts';
import { Chip } from '../../ui/form/chip.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { Switch } from '../../ui/form/switch.tsx';

/** What people call a movement; the planner knows more kinds than anybody wants to choose from. */
const moves: readonly [Pattern, string][] = [
  ['squat', 'Squat'],
  ['lunge', 'Lunge or step'],
  ['hinge', 'Hinge, deadlift'],
  ['hip_ext', 'Bridge, hip thrust'],
  ['push_h', 'Push forward'],
  ['push_v', 'Push overhead'],
  ['pull_h', 'Row'],
  ['pull_v', 'Pull down or up'],
  ['isolation', 'One muscle alone'],
  ['carry', 'Carry'],
  ['anti_ext', 'Plank, brace'],
  ['trunk_flex', 'Sit-up, leg raise'],
  ['rotation', 'Turn, chop'],
  ['lat_flex', 'Side bend'],
  ['crawl', 'Crawl'],
  ['jump', 'Jump'],
  ['throw', 'Throw'],
  ['ballistic', 'Swing, clean, snatch'],
  ['sprint', 'Sprint'],
  ['cyclic', 'Cardio'],
  ['balance', 'Balance'],
  ['mobility', 'Mobility'],
  ['stretch', 'Stretch'],
];

const kits = equipmentIds
  .filter((id) => id !== 'bodyweight')
  .map((id) => [id, equipmentCatalogue[id].name] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Those that most exercises need stand open, the others behind one press. */
const usualKits: readonly EquipmentId[] = [
  'barbells',
  'dumbbells',
  'kettlebells',
  'machines',
  'cable',
  'resistance_bands',
  'pull_up_bar',
];

/** Nearly surely the same one, whatever the spelling. */
const sameName = 0.95;

function nameProblem(name: string, id: string | null): string | undefined {
  if (name.trim() === '') return 'Give it a name';
  const known = findExercise(name);
  const isOther = known && known.exercise.id !== id && known.confidence >= sameName;
  return isOther ? `${known.exercise.name} is in the library already` : undefined;
}

function freeId(name: string): string {
  const id = ownIdFor(name, newId().slice(0, 8));
  return exerciseById(id) ? `${id}-${idFromName(newId().slice(0, 8))}` : id;
}

interface OwnFormProps {
  /** One to change; null for a new one. */
  kept: KeptOwnExercise | null;
  name?: string;
  onSaved: (id: string, name: string) => void;
  onCancel: () => void;
}

interface Problems {
  name?: string | undefined;
  pattern?: string | undefined;
  muscles?: string | undefined;
}

/** An exercise of one's own: what planner, safety and numbers need to know of it. */
export function OwnForm({ kept, name: begun = '', onSaved, onCancel }: OwnFormProps) {
  const [name, setName] = useState(kept?.value.name ?? begun);
  const [pattern, setPattern] = useState<Pattern | null>(kept?.value.pattern ?? null);
  const [worked, setWorked] = useState<readonly Muscle[]>(kept?.value.muscles ?? []);
  const [kit, setKit] = useState<readonly EquipmentId[]>(kept?.value.kit ?? []);
  const [unilateral, setUnilateral] = useState(kept?.value.unilateral ?? false);
  const [hasAllKit, setHasAllKit] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    // It may stand inside another form.
    event.stopPropagation();
    const found: Problems = {
      name: nameProblem(name, kept?.id ?? null),
      pattern: pattern ? undefined : 'Choose what the movement is most like',
      muscles: worked.length > 0 ? undefined : 'Choose at least one',
    };
    setProblems(found);
    if (found.name) field.current?.focus();
    if (!pattern || found.name || found.muscles) return;
    const id = kept?.id ?? freeId(name);
    const value = { name: name.trim(), pattern, muscles: [...worked], kit: [...kit], unilateral };
    putItem('own_exercise', id, value);
    onSaved(id, value.name);
  }

  const shownKits = kits.filter(([id]) => hasAllKit || usualKits.includes(id) || kit.includes(id));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <TextField
        ref={field}
        label="Name"
        autoComplete="off"
        value={name}
        maxLength={ownLimits.nameLength}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Group legend="What is it most like?" problem={problems.pattern}>
        {moves.map(([value, words]) => (
          <Chip key={value} selected={pattern === value} onClick={() => setPattern(value)}>
            {words}
          </Chip>
        ))}
      </Group>
      <Group legend="Which muscles? The first works most." problem={problems.muscles}>
        {muscles.map((value) => (
          <Chip
            key={value}
            selected={worked.includes(value)}
            onClick={() => setWorked(toggled(worked, value, ownLimits.muscles))}
          >
            {worked.includes(value) && worked.length > 1 && (
              <span className="num">{worked.indexOf(value) + 1}</span>
            )}
            {muscleNames[value]}
          </Chip>
        ))}
      </Group>
      <Group legend="Kit">
        <Chip selected={kit.length === 0} onClick={() => setKit([])}>
          None
        </Chip>
        {shownKits.map(([value, words]) => (
          <Chip
            key={value}
            selected={kit.includes(value)}
            onClick={() => setKit(toggled(kit, value, ownLimits.kit))}
          >
            {words}
          </Chip>
        ))}
        {!hasAllKit && (
          <Chip variant="dashed" onClick={() => setHasAllKit(true)}>
            Other kit
          </Chip>
        )}
      </Group>
      <Switch
        label="One side at a time"
        hint="Reps are counted for each side."
        checked={unilateral}
        onChange={setUnilateral}
      />
      <FormActions action={kept ? 'Save' : 'Add exercise'} onCancel={onCancel} />
    </form>
  );
}

/** In the order of the presses; one more than the most takes no effect. */
function toggled<T>(values: readonly T[], value: T, most: number): readonly T[] {
  if (values.includes(value)) return values.filter((one) => one !== value);
  return values.length < most ? [...values, value] : values;
}

interface GroupProps {
  legend: string;
  problem?: string | undefined;
  children: ReactNode;
}

function Group({ legend, problem, children }: GroupProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-[650]">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {problem && (
        <p role="alert" className="mt-2 font-[600] text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
