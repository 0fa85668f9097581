import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { announceExercise, saySmartRest } from '@cadence/domain/voice/announcements';
import { linesByStyle } from '@cadence/domain/voice/lines/by-style';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { Switch } from '../../../ui/form/switch.tsx';
import { keepPreferences } from '../keep-preferences.ts';

interface TopicsProps {
  preferences: VoicePreferences;
}

type Topic =
  | 'exerciseAnnouncements'
  | 'motivationalMessages'
  | 'formCues'
  | 'progressUpdates'
  | 'restMessages';

const topics: readonly { key: Topic; label: string; example: (style: VoiceStyle) => string }[] = [
  {
    key: 'exerciseAnnouncements',
    label: 'Exercise announcements',
    example: (style) => announceExercise({ name: 'goblet squat', reps: 12 }, style) ?? '',
  },
  {
    key: 'motivationalMessages',
    label: 'Motivational messages',
    example: (style) => linesByStyle[style].motivation[0] ?? '',
  },
  { key: 'formCues', label: 'Form cues', example: (style) => linesByStyle[style].form[0] ?? '' },
  {
    key: 'progressUpdates',
    label: 'Progress updates',
    example: (style) => linesByStyle[style].halfway[1] ?? '',
  },
  {
    key: 'restMessages',
    label: 'Rest messages',
    example: (style) => saySmartRest(40, { name: 'push-up', reps: 10 }, style, 0) ?? '',
  },
];

/** What the coach speaks of, each with a line in the chosen style. */
export function Topics({ preferences }: TopicsProps) {
  const { selectedVoiceStyle: style, enabled } = preferences;
  return (
    <div className="flex flex-col divide-y divide-line">
      <div className="pb-2">
        <Switch
          label="Speak during workouts"
          hint="The timer's own Voice switch has to be on as well."
          checked={enabled}
          onChange={(checked) => keepPreferences({ enabled: checked })}
        />
      </div>
      {topics.map(({ key, label, example }) => (
        <div key={key} className="py-2 last:pb-0">
          <Switch
            label={label}
            hint={`“${example(style)}”`}
            checked={preferences[key]}
            disabled={!enabled}
            onChange={(checked) => keepPreferences({ [key]: checked })}
          />
        </div>
      ))}
    </div>
  );
}
