import { Switch } from '../../../ui/form/switch.tsx';
import { changePreferences, usePreferences } from './preferences.ts';

/** Spec §3, Analytics preferences: notifications, privacy, display. */
export function PreferenceChoices() {
  const { notifications, privacy, display } = usePreferences();
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Tell me when I reach a goal"
        checked={notifications.goals}
        onChange={(goals) => changePreferences('notifications', { goals })}
      />
      <Switch
        label="Tell me when I unlock an achievement"
        checked={notifications.achievements}
        onChange={(achievements) => changePreferences('notifications', { achievements })}
      />
      <Switch
        label="Day and figures on shared pictures"
        checked={privacy.pictureDetails}
        onChange={(pictureDetails) => changePreferences('privacy', { pictureDetails })}
        hint="Switched off, a picture shows the workout’s name and its strip alone."
      />
      <Switch
        label="Charts as tables"
        checked={display.tables}
        onChange={(tables) => changePreferences('display', { tables })}
        hint="Each chart has a button for its table too."
      />
    </div>
  );
}
