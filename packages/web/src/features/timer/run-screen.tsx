import type { TimerStep } from '@cadence/domain/timer/types';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { Announcer } from './announcer.tsx';
import { AwayDialog } from './away-dialog.tsx';
import { ClockFace, clockEms, clockText } from './clock-face.tsx';
import { useReading } from './engine/reading-source.ts';
import type { TimerHandle } from './engine/use-timer.ts';
import { Flash } from './flash.tsx';
import { LogSet } from './log-set.tsx';
import { NextCard } from './next-card.tsx';
import { lookOf } from './phase-look.ts';
import { RunControls } from './run-controls.tsx';
import { RunHead } from './run-head.tsx';
import { RunInfo } from './run-info.tsx';
import type { RunSheet } from './run-sheet.ts';
import { RunSheets } from './run-sheets.tsx';
import { setBefore } from './set-draft.ts';
import { cueAt } from './step-words.ts';
import { changeTimerSettings, useTimerSettings } from './timer-settings.ts';
import { useFullScreen, useLeaveFullScreen } from './use-full-screen.ts';
import { usePageColour } from './use-page-colour.ts';
import { useRunShortcuts } from './use-run-shortcuts.ts';
import { useSkip } from './use-skip.ts';
import './run-screen.css';
import './run-tight.css';

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
  const { reading, readings, log, actions } = timer;
  const settings = useTimerSettings();
  const fullScreen = useFullScreen();
  useLeaveFullScreen();
  const [sheet, setSheet] = useState<RunSheet | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const realSteps = useRealSteps(steps, timer);
  const { muted } = settings;
  const mute = useCallback(() => changeTimerSettings({ muted: !muted }), [muted]);
  const skip = useSkip(timer, steps.length);
  const help = () => setSheet('help');
  useRunShortcuts({ actions, skip, countsUp, mute, fullScreen, help });

  const { step, stepIndex } = reading;
  // What leads in to a stopwatch still runs down.
  const isUp = countsUp && step?.openEnded === true;
  const ems = useReading(readings, (now) => clockEms(clockText(now, isUp)));
  const cue = useReading(readings, ({ stepElapsedSeconds }) =>
    step && step.type !== 'rest' ? cueAt(step, stepElapsedSeconds) : undefined,
  );
  const surface = step ? lookOf(step.type).surface : 'phase-intro';
  usePageColour(root, surface);
  if (!step) return null;

  const paused = reading.status === 'paused';
  const isLocked = timer.soundState === 'locked' && settings.soundEnabled && !settings.muted;
  const toLog = step.type === 'rest' ? setBefore(steps, stepIndex, log?.skippedSteps ?? []) : null;
  const done = toLog === null ? undefined : steps[toLog];

  return (
    <>
      <div
        ref={root}
        className={`run-screen ${surface}`}
        data-paused={paused || undefined}
        style={{ '--ems': ems } as CSSProperties}
      >
        <h1 className="sr-only">{title}</h1>
        <RunHead
          title={title}
          step={step}
          readings={readings}
          steps={realSteps}
          countsUp={countsUp}
          onSeek={actions.seek}
        />
        <RunInfo step={step} readings={readings} paused={paused}>
          {toLog !== null && done && (
            <LogSet
              key={toLog}
              step={done}
              logged={log?.sets[toLog]}
              onLog={(set) => actions.logSet(toLog, set)}
            />
          )}
        </RunInfo>
        <ClockFace readings={readings} isUp={isUp} />
        <p className="run-cue line-clamp-3 font-[550] text-xl leading-snug landscape:max-lg:line-clamp-1 xl:landscape:max-w-xl xl:landscape:text-[1.625rem]">
          {isLocked ? 'Sound starts when you tap the screen.' : cue}
        </p>
        <div className="run-foot">
          {!countsUp && <NextCard steps={steps} index={stepIndex} />}
          <RunControls
            running={reading.status === 'running'}
            stepIndex={stepIndex}
            steps={steps}
            actions={actions}
            onSkip={skip}
            countsUp={countsUp}
            muted={muted}
            onMute={mute}
            fullScreen={fullScreen}
            onOpen={setSheet}
          />
        </div>
        <Flash on={settings.screenFlash} stepIndex={stepIndex} />
      </div>
      <Announcer steps={steps} readings={readings} />
      <RunSheets
        {...props}
        sheet={sheet}
        onSheet={setSheet}
        fullScreen={fullScreen}
        muted={muted}
        onMute={mute}
      />
      <AwayDialog absence={timer.absence} steps={steps} onChoose={timer.resolveAbsence} />
    </>
  );
}
