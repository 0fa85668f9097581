import { changeChoices, useChoices } from './choices.ts';
import { CoachNote, CoachPicker } from './coach-picker.tsx';
import { providerFor, useProviderStates } from './provider-states.ts';

const noHistory = { sessions: [] };

/** Who builds the workouts, from now on: a setting, not a question of each wish. */
export function CoachChoice() {
  const choices = useChoices(noHistory);
  const states = useProviderStates();
  const provider = providerFor(choices.provider, states);
  return (
    <div className="flex flex-col items-start gap-2">
      <CoachPicker
        provider={provider}
        tier={choices.tier}
        states={states}
        onChange={(chosen, tier) => changeChoices({ provider: chosen, tier })}
      />
      <CoachNote provider={provider} states={states} />
    </div>
  );
}
