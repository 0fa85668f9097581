import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { tapsOf } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import {
  type CSSProperties,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { holdLockedSound } from '../../../platform/audio/locked-sound.ts';
import { lazyPart, OnceOpen, optionalPart } from '../../../ui/lazy-part.tsx';
import { useReading } from '../engine/reading-source.ts';
import type { TimerHandle } from '../engine/use-timer.ts';
import { FlowSheet } from '../log/flow-log.tsx';
import { lookOf } from '../phase-look.ts';
import { AwayDialog } from '../sheets/away-dialog.tsx';
import { ExtraRepsSheet } from '../sheets/extra-reps.tsx';
import { cueAt, isLoadedSet } from '../step-words.ts';
import { saidAfterTap, tapStateOf } from '../tap-words.ts';
import { changeTimerSettings, useTimerSettings } from '../timer-settings.ts';
import { Announcer } from './announcer.tsx';
import { clockEms, clockText } from './clock-face.tsx';
import type { RunSheet } from './controls/run-controls.tsx';
import { Flash } from './flash.tsx';
import { useFullScreen, useLeaveFullScreen } from './hooks/use-full-screen.ts';
import { useKits } from './hooks/use-kits.ts';
import { usePageColour } from './hooks/use-page-colour.ts';
import { useRunShortcuts } from './hooks/use-run-shortcuts.ts';
import { useSkip } from './hooks/use-skip.ts';
import { IntervalScreen } from './interval-screen.tsx';
import { layoutOf } from './layout.ts';
import { RestScreen } from './rest-screen.tsx';
import { RunHead } from './run-head.tsx';
import { StateBadges } from './run-info.tsx';
import { SetScreen } from './set-screen.tsx';
import './run-screen.css';
import './run-tight.css';
import './run-flow.css';
import './run-tap.css';
import './set-screen.css';
import { blockToTell } from '../sheets/block-to-tell.ts';

const CommandButton = optionalPart(() =>
  import('../commands/command-button.tsx').then((m) => m.CommandButton),
);
const CountButton = optionalPart(() =>
  import('../camera/count-button.tsx').then((m) => m.CountButton),
);
const RunSheets = lazyPart(() => import('../sheets/run-sheets.tsx').then((m) => m.RunSheets));

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
  /** The pulse, where a strap is listened to. */
  heart?: ReactNode;
  /** By the voice, where it speaks. */
  onSay: (text: string) => void;
  /** How the exercise of a step is done, without leaving the clock. */
  onHowTo?: ((step: TimerStep) => void) | undefined;
  /** Another exercise from this step on; absent where nothing else can be had. */
  onSwap?: ((step: TimerStep, stepIndex: number) => void) | undefined;
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
  useEffect(() => void RunSheets.preload(), []);
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
  const { kit, nextKit } = useKits({ steps, log, earlierSessions }, stepIndex);
  const surface = step ? lookOf(step.type).surface : 'phase-intro';
  usePageColour(root, surface);
  const isHeard = (settings.soundEnabled || settings.voiceEnabled) && !muted;
  useLockedSound(settings.playsLocked && isHeard && reading.status === 'running');
  if (!step) return null;

  const paused = reading.status === 'paused';
  const tapped = tapStateOf(step, stepIndex, taps);
  const isLocked = timer.soundState === 'locked' && isHeard && !paused;
  const run = { steps, log, earlierSessions };
  const layout = layoutOf(run, stepIndex);
  const parts = {
    ...{ run, readings, actions, running: reading.status === 'running' },
    ...{ opened: sheet, onOpen: setSheet },
    badges: <StateBadges paused={paused} isSilent={isLocked} />,
  };

  return (
    <>
      <div
        ref={root}
        className={`run-screen ${surface}`}
        data-paused={paused || undefined}
        data-layout={layout.kind === 'interval' ? undefined : layout.kind}
        data-tap={tapped ? '' : undefined}
        data-set={layout.kind === 'interval' && isLoadedSet(step) ? '' : undefined}
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
          place={layout.place}
          beside={
            <>
              {props.heart}
              {settings.camera && layout.kind === 'set' && (
                <Suspense>
                  <CountButton
                    key={stepIndex}
                    {...{ run, step, stepIndex, actions }}
                    onSay={props.onSay}
                  />
                </Suspense>
              )}
              {settings.voiceCommands && (
                <Suspense>
                  <CommandButton
                    timer={timer}
                    run={run}
                    skip={skip}
                    onSay={props.onSay}
                    onHowTo={props.onHowTo}
                    onSwap={props.onSwap}
                  />
                </Suspense>
              )}
            </>
          }
          onSeek={actions.seek}
        />
        {layout.kind === 'set' && (
          <SetScreen
            key={stepIndex}
            {...parts}
            step={step}
            stepIndex={stepIndex}
            kit={kit}
            onHowTo={
              props.onHowTo && step.exerciseId !== undefined
                ? () => props.onHowTo?.(step)
                : undefined
            }
            onSwap={
              props.onSwap && step.exerciseIndex !== undefined
                ? () => props.onSwap?.(step, stepIndex)
                : undefined
            }
          />
        )}
        {layout.kind === 'rest' && (
          <RestScreen
            key={stepIndex}
            {...parts}
            doneIndex={layout.doneIndex}
            nextIndex={layout.nextIndex}
            doneKit={kit}
            nextKit={nextKit}
            onSkip={skip}
          />
        )}
        {layout.kind === 'interval' && (
          <IntervalScreen
            {...parts}
            step={step}
            stepIndex={stepIndex}
            paused={paused}
            isSilent={isLocked}
            isUp={isUp}
            cue={cue}
            taps={taps}
            tapped={tapped}
            countsUp={countsUp}
            onSkip={skip}
            onRest={rest}
            muted={muted}
            onMute={mute}
            fullScreen={fullScreen}
            onOpenRound={setRoundToLog}
          />
        )}
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
      <OnceOpen open={sheet !== null}>
        <RunSheets
          {...props}
          open={sheet !== null}
          onClose={() => setSheet(null)}
          sheet={sheet}
          onSheet={setSheet}
          onSkip={skip}
          fullScreen={fullScreen}
          muted={muted}
          onMute={mute}
        />
      </OnceOpen>
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
