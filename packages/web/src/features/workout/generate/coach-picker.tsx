import {
  type ModelTier,
  modelTiers,
  type Provider,
  providers,
} from '@cadence/domain/workout/limits';
import { Link } from 'react-router';
import { Picker, type PickerOption } from './picker.tsx';
import { coachLabel, coachName, type ProviderState } from './provider-states.ts';

interface CoachPickerProps {
  provider: Provider;
  tier: ModelTier;
  states: readonly ProviderState[] | null;
  onChange: (provider: Provider, tier: ModelTier) => void;
}

const isProvider = (value: string | undefined): value is Provider =>
  (providers as readonly (string | undefined)[]).includes(value);

/** The built-in planner, whoever is connected, and whoever is chosen. */
function optionsFor(states: readonly ProviderState[] | null, chosen: Provider): PickerOption[] {
  const tiers = modelTiers.toReversed();
  return [...providers].reverse().flatMap((provider) => {
    if (provider === 'local') {
      return [
        { value: 'local', label: `${coachLabel('local', 'advanced', states)}, always there` },
      ];
    }
    const lacks = states?.find(({ id }) => id === provider)?.available === false;
    if (lacks && provider !== chosen) return [];
    return tiers.map((tier) => ({
      value: `${provider} ${tier}`,
      label: coachLabel(provider, tier, states),
    }));
  });
}

/** Who makes the workout. One that was chosen and is connected no more is stood in for. */
export function CoachPicker({ provider, tier, states, onChange }: CoachPickerProps) {
  return (
    <Picker
      label="Coach"
      shown={coachLabel(provider, tier, states)}
      value={provider === 'local' ? 'local' : `${provider} ${tier}`}
      options={optionsFor(states, provider)}
      onChange={(value) => {
        const [chosen, chosenTier] = value.split(' ');
        if (!isProvider(chosen)) return;
        onChange(chosen, chosenTier === 'light' ? 'light' : 'advanced');
      }}
    />
  );
}

interface CoachNoteProps {
  provider: Provider;
  states: readonly ProviderState[] | null;
}

/** Said before the press, not only after it. */
export function CoachNote({ provider, states }: CoachNoteProps) {
  const state = states?.find(({ id }) => id === provider);
  if (!state || state.available || provider === 'local') return null;
  return (
    <p className="text-ink-2 text-sm">
      {coachName(provider)} is not connected. The built-in planner answers instead.{' '}
      <Link to="/models" className="underline underline-offset-2">
        Connect a model
      </Link>
    </p>
  );
}
