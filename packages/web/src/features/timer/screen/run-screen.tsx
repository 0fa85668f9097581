import { lastTimeOf } from '@cadence/domain/analytics/last-time';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { tapsOf } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { holdLockedSound } from '../../../platform/audio/locked-sound.ts';
import { setWords } from '../../../platform/items/show-weight.ts';
import { useReading } from '../engine/reading-source.ts';
import type { TimerHandle } from '../engine/use-timer.ts';
import { FlowSheet } from '../log/flow-log.tsx';
import { RestLog } from '../log/rest-log.tsx';
import { lookOf } from '../phase-look.ts';
import { AwayDialog } from '../sheets/away-dialog.tsx';
import { ExtraRepsSheet } from '../sheets/extra-reps.tsx';
import { RunSheets } from '../sheets/run-sheets.tsx';
import { blockMoves, cueAt, isLoadedSet } from '../step-words.ts';
import { levelAt, saidAfterTap, splitBefore, tapStateOf } from '../tap-words.ts';
import { changeTimerSettings, useTimerSettings } from '../timer-settings.ts';
import { Announcer } from './announcer.tsx';
import { ClockFace, clockEms, clockText } from './clock-face.tsx';
import { Flash } from './flash.tsx';
import { FlowList } from './flow-list.tsx';
import { NextCard } from './next-card.tsx';
import { RunControls, type RunSheet } from './run-controls.tsx';
import { RunHead } from './run-head.tsx';
import { RunInfo } from './run-info.tsx';
import { SetTarget } from './set-target.tsx';
import { TapPanel } from './tap-panel.tsx';
import { useFullScreen, useLeaveFullScreen } from './use-full-screen.ts';
import { usePageColour } from './use-page-colour.ts';
import { useRunShortcuts } from './use-run-shortcuts.ts';
import { useSkip } from './use-skip.ts';
import './run-screen.css';
import './run-tight.css';
import './run-flow.css';
import './run-tap.css';
import { blockToTell } from '../sheets/block-to-tell.ts';

type Run = Parameters<typeof blockToTell>[0];

/** Asks once when the clock has ended a block; who closes it can still say so at the end. */
function useBlockToTell(run: Run, stepIndex: number) {
  const index = blockToTell(run, stepIndex);
  const [asked, setAsked] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (index !== null && index !== asked) {
    setAsked(index);
    setOpen(true);
  }
  return { index: asked, isOpen: isOpen && asked !== null, close: () => setOpen(false) };
}

interface RunScreenProps {
  title: string;
  steps: readonly TimerStep[];
  timer: TimerHandle;
  earlierSessions: readonly WorkoutSession[];
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

function useLockedSound(isWanted: boolean): void {
  useEffect(() => (isWanted ? holdLockedSound() : undefined), [isWanted]);
}

const namedBy = ({ exerciseName, name, exerciseId }: TimerStep) => ({
  name: exerciseName ?? name,
  exerciseId,
});

export function RunScreen(props: RunScreenProps) {
  const { title, steps, timer, earlierSessions, countsUp } = props;
  const { reading, readings, log, actions } = timer;
  const settings = useTimerSettings();
  const fullScreen = useFullScreen();
  useLeaveFullScreen();
  const [sheet, setSheet] = useState<RunSheet | null>(null);
  const [roundToLog, setRoundToLog] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const realSteps = useRealSteps(steps, timer);
  const { muted } = settings;
  const mute = useCallback(() => changeTimerSettings({ muted: !muted }), [muted]);
  const { skip, rest } = useSkip(timer, steps);
  const help = () => setSheet('help');
  useRunShortcuts({ actions, step: reading.step, skip, rest, countsUp, mute, fullScreen, help });

  const { step, stepIndex } = reading;
  const { taps } = timer.state;
  const stepTaps = useMemo(() => tapsOf(taps, stepIndex), [taps, stepIndex]);
  const cutOff = useBlockToTell({ steps, taps, log }, stepIndex);
  // Of a step that the user ends, only the time passed says anything.
  const isUp = step?.openEnded === true;
  const ems = useReading(readings, (now) => clockEms(clockText(now, isUp)));
  const cue = useReading(readings, ({ stepElapsedSeconds }) =>
    step && step.type !== 'rest' ? cueAt(step, stepElapsedSeconds) : undefined,
  );
  const surface = step ? lookOf(step.type).surface : 'phase-intro';
  usePageColour(root, surface);
  const isHeard = (settings.soundEnabled || settings.voiceEnabled) && !muted;
  useLockedSound(settings.playsLocked && isHeard && reading.status === 'running');
  if (!step) return null;

  const paused = reading.status === 'paused';
  const tapped = tapStateOf(step, stepIndex, taps);
  const isSet = isLoadedSet(step);
  const split = step.type === 'rest' ? splitBefore(steps, stepIndex, taps) : undefined;
  const isLocked = timer.soundState === 'locked' && isHeard && !paused;
  const run = { steps, log, earlierSessions };

  return (
    <>
      <div
        ref={root}
        className={`run-screen ${surface}`}
        data-paused={paused || undefined}
        data-tap={tapped ? '' : undefined}
        data-set={isSet ? '' : undefined}
        data-window={step.count === 'minutes' ? '' : undefined}
        style={{ '--ems': ems } as CSSProperties}
      >
        <h1 className="sr-only">{title}</h1>
        <RunHead
          title={title}
          stepIndex={stepIndex}
          readings={readings}
          steps={realSteps}
          countsUp={countsUp}
          onSeek={actions.seek}
        />
        <RunInfo
          step={step}
          readings={readings}
          paused={paused}
          isSilent={isLocked}
          isTargetShown={isSet}
        >
          {split && <p className="num font-[700] text-xl lg:text-2xl">{split}</p>}
          {step.type === 'rest' && (
            <RestLog
              run={run}
              stepIndex={stepIndex}
              onLog={actions.logSet}
              onOpenRound={setRoundToLog}
            />
          )}
        </RunInfo>
        <ClockFace readings={readings} isUp={isUp} />
        {isSet && (
          <SetTarget step={step} lastTime={setWords(lastTimeOf(earlierSessions, namedBy(step)))} />
        )}
        <div className="run-cue flex min-h-0 flex-col gap-1">
          {step.flow ? (
            <FlowList
              flow={step.flow}
              level={tapped ? levelAt(step, tapped.done) : undefined}
              {...(step.count === 'items' && { ticked: tapped?.ticked, onTick: actions.tick })}
            />
          ) : (
            <p className="run-cue-text line-clamp-3 font-[550] text-xl leading-snug landscape:max-lg:line-clamp-1 xl:landscape:max-w-xl xl:landscape:text-[1.625rem]">
              {step.type === 'phase_transition' ? blockMoves(steps, step.block) : cue}
            </p>
          )}
        </div>
        {tapped && (
          <TapPanel
            step={step}
            stepIndex={stepIndex}
            state={tapped}
            taps={taps}
            actions={actions}
          />
        )}
        <div className="run-foot">
          {!countsUp && !tapped && <NextCard steps={steps} index={stepIndex} />}
          <RunControls
            running={reading.status === 'running'}
            stepIndex={stepIndex}
            steps={steps}
            taps={stepTaps}
            actions={actions}
            onSkip={skip}
            onRest={rest}
            countsUp={countsUp}
            muted={muted}
            onMute={mute}
            fullScreen={fullScreen}
            opened={sheet}
            onOpen={setSheet}
          />
        </div>
        <Flash on={settings.screenFlash} stepIndex={stepIndex} />
      </div>
      <Announcer
        steps={steps}
        readings={readings}
        said={tapped && tapped.done > 0 ? saidAfterTap(tapped, step, stepTaps.at(-1)) : ''}
      />
      {cutOff.index !== null && (
        <ExtraRepsSheet
          open={cutOff.isOpen}
          onClose={cutOff.close}
          steps={steps}
          taps={taps}
          stepIndex={cutOff.index}
          onTell={actions.logExtraReps}
        />
      )}
      <RunSheets
        {...props}
        open={sheet !== null}
        onClose={() => setSheet(null)}
        sheet={sheet}
        onSheet={setSheet}
        fullScreen={fullScreen}
        muted={muted}
        onMute={mute}
      />
      <FlowSheet
        open={roundToLog !== null}
        onClose={() => setRoundToLog(null)}
        run={run}
        stepIndex={roundToLog}
        onLog={actions.logSet}
      />
      {timer.absence && (
        <AwayDialog absence={timer.absence} steps={steps} onChoose={timer.resolveAbsence} />
      )}
    </>
  );
}
