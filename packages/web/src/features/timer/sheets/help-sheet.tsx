import { Sheet } from '../../../ui/overlay/sheet.tsx';

const shortcuts = [
  ['Space', 'Start or pause'],
  ['→', 'Next step'],
  ['←', 'Previous step'],
  ['R', 'Go to the next rest'],
  ['D', 'Done, for steps counted in reps'],
  ['T', 'A round, a line or a repeat is done'],
  ['U', 'Take the last tap back'],
  ['X', 'This minute was missed'],
  ['+', '15 seconds more'],
  ['−', '15 seconds less'],
  ['V', 'Speak, where voice commands are on'],
  ['M', 'Mute'],
  ['F', 'Full screen'],
  ['?', 'This help'],
] as const;

interface HelpSheetProps {
  open: boolean;
  onClose: () => void;
}

export function HelpSheet({ open, onClose }: HelpSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {shortcuts.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="inline-grid h-9 min-w-11 place-items-center rounded-lg border border-line bg-sunken px-2.5 font-[700] font-sans">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        On the strip, ← and → move by 5 seconds, Page Up and Page Down by a step.
      </p>
    </Sheet>
  );
}
