import type { TimerStep } from '@cadence/domain/timer/types';
import {
  CircleHelp,
  DoorOpen,
  type LucideIcon,
  Maximize,
  RotateCcw,
  Settings2,
  Square,
} from 'lucide-react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { doneText, EndDialog } from './end-dialog.tsx';
import type { TimerHandle } from './engine/use-timer.ts';
import { HelpSheet } from './help-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { StepsSheet } from './steps-sheet.tsx';
import type { FullScreen } from './use-full-screen.ts';

export type RunSheet = 'more' | 'steps' | 'settings' | 'help' | 'restart' | 'end';

interface RunSheetsProps {
  sheet: RunSheet | null;
  onSheet: (sheet: RunSheet | null) => void;
  timer: TimerHandle;
  steps: readonly TimerStep[];
  fullScreen: FullScreen;
  onLeave: () => void;
  onEnd: () => void;
  onDiscard: () => void;
}

export function RunSheets(props: RunSheetsProps) {
  const { sheet, onSheet, timer, steps, onEnd, onDiscard } = props;
  const close = () => onSheet(null);
  const { reading, log, actions } = timer;
  const loggedSets = Object.keys(log?.sets ?? {}).length;
  return (
    <>
      <MoreSheet {...props} />
      <StepsSheet
        open={sheet === 'steps'}
        onClose={close}
        steps={steps}
        current={reading.stepIndex}
        skipped={log?.skippedSteps ?? []}
        onChoose={(index) => {
          actions.goto(index);
          close();
        }}
      />
      <SettingsSheet open={sheet === 'settings'} onClose={close} />
      <HelpSheet open={sheet === 'help'} onClose={close} />
      <ConfirmDialog
        open={sheet === 'restart'}
        onClose={close}
        onConfirm={() => {
          close();
          actions.reset();
        }}
        title="Start over?"
        confirmLabel="Start over"
        cancelLabel="Keep going"
        danger
      >
        The workout goes back to its first step. {doneText(reading.activeSeconds, loggedSets)} are
        thrown away.
      </ConfirmDialog>
      <EndDialog
        open={sheet === 'end'}
        onClose={close}
        activeSeconds={reading.activeSeconds}
        loggedSets={loggedSets}
        onSave={onEnd}
        onDiscard={onDiscard}
      />
    </>
  );
}

function MoreSheet({ sheet, onSheet, fullScreen, onLeave }: RunSheetsProps) {
  const close = () => onSheet(null);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Sheet open={sheet === 'more'} onClose={close} title="More">
      <ul className="-mx-2">
        {fullScreen.possible && (
          <Item
            icon={Maximize}
            label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onPress={then(fullScreen.toggle)}
          />
        )}
        <Item icon={Settings2} label="Timer settings" onPress={() => onSheet('settings')} />
        <Item icon={CircleHelp} label="Keyboard shortcuts" onPress={() => onSheet('help')} />
        <Item icon={RotateCcw} label="Start over" onPress={() => onSheet('restart')} />
        <Item
          icon={DoorOpen}
          label="Leave for now"
          hint="Pauses here. You can pick it up from Home."
          onPress={then(onLeave)}
        />
        <Item icon={Square} label="End workout" onPress={() => onSheet('end')} />
      </ul>
    </Sheet>
  );
}

interface ItemProps {
  icon: LucideIcon;
  label: string;
  hint?: string;
  onPress: () => void;
}

function Item({ icon: Icon, label, hint, onPress }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-4 rounded-control px-2 text-left font-[650] text-base hover:bg-ink/5"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span>
          {label}
          {hint && <span className="block font-[400] text-ink-2 text-sm">{hint}</span>}
        </span>
      </button>
    </li>
  );
}
