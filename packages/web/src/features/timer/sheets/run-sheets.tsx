import type { TimerStep } from '@cadence/domain/timer/types';
import { memo } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { useReading } from '../engine/reading-source.ts';
import type { TimerHandle } from '../engine/use-timer.ts';
import type { RunSheet } from '../screen/controls/run-controls.tsx';
import type { FullScreen } from '../screen/hooks/use-full-screen.ts';
import { doneText, EndDialog } from './end-dialog.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { StepsSheet } from './steps-sheet.tsx';

interface RunSheetsProps {
  /** Whether any of them is. */
  open: boolean;
  onClose: () => void;
  sheet: RunSheet | null;
  onSheet: (sheet: RunSheet | null) => void;
  timer: TimerHandle;
  steps: readonly TimerStep[];
  fullScreen: FullScreen;
  countsUp: boolean;
  muted: boolean;
  onMute: () => void;
  onSkip: () => void;
  onLeave: () => void;
  onEnd: () => void;
  onDiscard: () => void;
}

function OpenSheets(props: RunSheetsProps) {
  const { open, onClose: close, sheet, timer, steps, onEnd, onDiscard } = props;
  const { reading, readings, log, actions } = timer;
  // Closed sheets show nothing that a second could change.
  const activeSeconds = useReading(readings, (now) => (open ? now.activeSeconds : 0));
  const loggedSets = Object.keys(log?.sets ?? {}).length;
  return (
    <>
      <MoreSheet
        {...props}
        open={sheet === 'more'}
        onPrevious={actions.previous}
        onNext={props.onSkip}
      />
      <StepsSheet
        open={sheet === 'steps'}
        onClose={close}
        steps={steps}
        current={reading.stepIndex}
        log={log}
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
        The workout goes back to its first step. {doneText(activeSeconds, loggedSets)} are thrown
        away.
      </ConfirmDialog>
      <EndDialog
        open={sheet === 'end'}
        onClose={close}
        activeSeconds={activeSeconds}
        loggedSets={loggedSets}
        onSave={onEnd}
        onDiscard={onDiscard}
      />
    </>
  );
}

/** Closed sheets show nothing that a change could show in. */
export const RunSheets = memo(OpenSheets, (before, after) => !before.open && !after.open);
