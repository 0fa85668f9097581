import type { EquipmentProfile } from '@cadence/domain/profile/equipment-profiles';
import { difficulties, fitnessLevels } from '@cadence/domain/workout/limits';
import { capitalise } from '@cadence/domain/workout/words';
import { ChevronDown } from 'lucide-react';
import { memo, type RefObject, useId, useState } from 'react';
import { GearButton } from '../gear/gear-button.tsx';
import { type Choices, changeChoices, dismissReadings } from './choices.ts';
import { Picker, pill } from './picker.tsx';
import { TimePicker } from './time-picker.tsx';
import type { Told, ToldChoices } from './told-choices.ts';

interface ChoiceRowProps {
  choices: Choices;
  /** What the text says instead. */
  told: ToldChoices;
  gear: EquipmentProfile;
  minutesField: RefObject<HTMLInputElement | null>;
  /** Of what is wrong with the minutes, if anything is. */
  minutesErrorId: string | undefined;
  onLeaveMinutes: () => void;
  onGear: () => void;
}

const named = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalise(value) }));

function pick<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`No choice is called ${value}`);
  return found;
}

/** The later word counts: what the text said about it is left out. */
function decide(some: Partial<Choices>, instead: Told<unknown> | null): void {
  changeChoices(some);
  dismissReadings(instead?.readings ?? []);
}

/** The controls beside the text. They stay as they are while somebody types. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { choices, told, gear, minutesField, minutesErrorId } = props;
  const difficulty = told.difficulty?.value ?? choices.difficulty;
  const level = told.level?.value ?? choices.level;
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <TimePicker
        field={minutesField}
        value={choices.minutes}
        told={told.minutes?.value ?? null}
        errorId={minutesErrorId}
        onChange={(value) => decide({ minutes: value }, told.minutes)}
        onLeave={props.onLeaveMinutes}
      />
      <GearButton chosen={gear} told={told.gear !== null} onOpen={props.onGear} />
      <button
        type="button"
        // The tabs have a More of their own.
        aria-label="More choices"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': moreId })}
        onClick={() => setIsOpen(!isOpen)}
        className={pill}
      >
        <span className="font-[650]">More</span>
        <ChevronDown
          aria-hidden="true"
          className={`-mr-0.5 size-3.5 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <fieldset id={moreId} className="flex min-w-full flex-wrap gap-2">
          <legend className="sr-only">More about this workout</legend>
          <Picker
            label="Difficulty"
            shown={capitalise(difficulty)}
            value={difficulty}
            told={told.difficulty !== null}
            options={named(difficulties)}
            onChange={(value) => decide({ difficulty: pick(difficulties, value) }, told.difficulty)}
          />
          <Picker
            label="Level"
            shown={capitalise(level)}
            value={level}
            told={told.level !== null}
            options={named(fitnessLevels)}
            onChange={(value) => decide({ level: pick(fitnessLevels, value) }, told.level)}
          />
        </fieldset>
      )}
    </div>
  );
});
