import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useMemo, useRef, useState } from 'react';
import { Announcer } from './announcer.tsx';
import { AwayDialog } from './away-dialog.tsx';
import { ClockFace } from './clock-face.tsx';
import type { TimerHandle } from './engine/use-timer.ts';
import { Flash } from './flash.tsx';
import { LogSet } from './log-set.tsx';
import { NextCard } from './next-card.tsx';
import { lookOf } from './phase-look.ts';
import { RunControls } from './run-controls.tsx';
import { RunHead } from './run-head.tsx';
import { RunInfo } from './run-info.tsx';
import { type RunSheet, RunSheets } from './run-sheets.tsx';
import { setBefore } from './set-draft.ts';
import { cueAt } from './step-words.ts';
import { changeTimerSettings, useTimerSettings } from './timer-settings.ts';
import { useFullScreen, useLeaveFullScreen } from './use-full-screen.ts';
import { usePageColour } from './use-page-colour.ts';
import { useRunShortcuts } from './use-run-shortcuts.ts';
import './run-screen.css';

interface RunScreenProps {
  title: string;
  steps: readonly TimerStep[];
  timer: TimerHandle;
  /** A stopwatch shows what has passed, everything else what is left. */
  countsUp: boolean;
  onLeave: () => void;
  onEnd: () => void;
  onDiscard: () => void;
}

/** Steps as long as they are now, with what was added to them or taken away. */
function useRealSteps(steps: readonly TimerStep[], { state }: TimerHandle) {
  const { adjustedMs } = state;
  return useMemo(
    () =>
      Object.keys(adjustedMs).length === 0
        ? steps
        : steps.map((step, index) => ({
            ...step,
            duration: Math.max(0, step.duration + (adjustedMs[index] ?? 0) / 1000),
          })),
    [steps, adjustedMs],
  );
}

export function RunScreen(props: RunScreenProps) {
  const { title, steps, timer, countsUp } = props;
  const { reading, log, actions } = timer;
  const settings = useTimerSettings();
  const fullScreen = useFullScreen();
  useLeaveFullScreen();
  const [sheet, setSheet] = useState<RunSheet | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const realSteps = useRealSteps(steps, timer);
  const mute = () => changeTimerSettings({ muted: !settings.muted });
  useRunShortcuts({ actions, mute, fullScreen, help: () => setSheet('help') });

  const { step, stepIndex } = reading;
  const surface = step ? lookOf(step.type).surface : 'phase-intro';
  usePageColour(root, surface);
  if (!step) return null;

  const paused = reading.status === 'paused';
  const seconds = countsUp ? reading.stepElapsedSeconds : reading.remainingSeconds;
  const cue = step.type === 'rest' ? undefined : cueAt(step, reading.stepElapsedSeconds);
  const isLocked = timer.soundState === 'locked' && settings.soundEnabled && !settings.muted;
  const toLog = step.type === 'rest' ? setBefore(steps, stepIndex, log?.skippedSteps ?? []) : null;
  const done = toLog === null ? undefined : steps[toLog];

  return (
    <>
      <div ref={root} className={`run-screen ${surface}`} data-paused={paused || undefined}>
        <h1 className="sr-only">{title}</h1>
        <RunHead
          title={title}
          reading={reading}
          steps={realSteps}
          countsUp={countsUp}
          onSeek={actions.seek}
        />
        <RunInfo step={step} reading={reading} paused={paused}>
          {toLog !== null && done && (
            <LogSet
              key={toLog}
              step={done}
              logged={log?.sets[toLog]}
              onLog={(set) => actions.logSet(toLog, set)}
            />
          )}
        </RunInfo>
        <ClockFace
          text={formatClock(seconds)}
          label={countsUp ? 'Time passed' : 'Time left in this step'}
        />
        <p className="run-cue line-clamp-3 font-[550] text-xl leading-snug landscape:max-lg:line-clamp-1 xl:landscape:max-w-xl xl:landscape:text-[1.625rem]">
          {isLocked ? 'Sound starts when you tap the screen.' : cue}
        </p>
        <div className="run-foot">
          {!countsUp && <NextCard steps={steps} index={stepIndex} />}
          <RunControls
            reading={reading}
            steps={steps}
            actions={actions}
            muted={settings.muted}
            onMute={mute}
            fullScreen={fullScreen}
            onOpen={setSheet}
          />
        </div>
        <Flash on={settings.screenFlash} stepIndex={stepIndex} />
      </div>
      <Announcer steps={steps} reading={reading} />
      <RunSheets {...props} sheet={sheet} onSheet={setSheet} fullScreen={fullScreen} />
      <AwayDialog absence={timer.absence} steps={steps} onChoose={timer.resolveAbsence} />
    </>
  );
}
