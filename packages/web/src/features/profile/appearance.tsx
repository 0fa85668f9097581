import { Segmented } from '../../ui/form/segmented.tsx';
import { useTheme } from '../../ui/style/theme.ts';

type Choice = 'light' | 'dark' | 'system';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const satisfies readonly { value: Choice; label: string }[];

/** Spec §1: the system decides until the user has chosen. */
export function Appearance() {
  const { dark, stored, setDark, followSystem } = useTheme();
  const chosen: Choice = dark ? 'dark' : 'light';
  return (
    <Segmented
      label="Display mode"
      options={options}
      value={stored ? chosen : 'system'}
      onChange={(choice) => (choice === 'system' ? followSystem() : setDark(choice === 'dark'))}
    />
  );
}
