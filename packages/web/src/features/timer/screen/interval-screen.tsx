import { lastTopSet } from '@cadence/domain/analytics/lifts/last-time';
import { type Tap, tapsOf } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useMemo } from 'react';
import { setWords } from '../../../platform/items/show-weight.ts';
import type { ReadingSource } from '../engine/reading-source.ts';
import type { TimerActions } from '../engine/use-timer.ts';
import { RestLog } from '../log/rest-log.tsx';
import type { RunSoFar } from '../log/set-draft.ts';
import { blockMoves, isLoadedSet } from '../step-words.ts';
import { levelAt, splitBefore, type tapStateOf } from '../tap-words.ts';
import { ClockFace } from './clock-face.tsx';
import { RunControls, type RunSheet } from './controls/run-controls.tsx';
import { ShownFigure } from './figure/shown-figure.tsx';
import { FlowList } from './flow-list.tsx';
import type { FullScreen } from './hooks/use-full-screen.ts';
import { NextCard } from './next-card.tsx';
import { RunInfo } from './run-info.tsx';
import { SetTarget } from './set-target.tsx';
import { TapPanel } from './tap-panel.tsx';

interface IntervalScreenProps {
  run: RunSoFar;
  step: TimerStep;
  stepIndex: number;
  readings: ReadingSource;
  running: boolean;
  paused: boolean;
  isSilent: boolean;
  isUp: boolean;
  cue: string | undefined;
  taps: readonly Tap[] | undefined;
  tapped: ReturnType<typeof tapStateOf>;
  actions: TimerActions;
  /** A stopwatch shows what has passed, everything else what is left. */
  countsUp: boolean;
  onSkip: () => void;
  onRest: () => void;
  muted: boolean;
  onMute: () => void;
  fullScreen: FullScreen;
  opened: RunSheet | null;
  onOpen: (sheet: RunSheet) => void;
  onOpenRound: (stepIndex: number) => void;
}

const namedBy = ({ exerciseName, name, exerciseId }: TimerStep) => ({
  name: exerciseName ?? name,
  exerciseId,
});

/** A step that the clock leads: the time fills the screen. */
export function IntervalScreen(props: IntervalScreenProps) {
  const { run, step, stepIndex, readings, running, paused, isSilent, isUp, cue } = props;
  const { taps, tapped, actions, countsUp, onOpenRound } = props;
  const { steps, earlierSessions } = run;
  const stepTaps = useMemo(() => tapsOf(taps, stepIndex), [taps, stepIndex]);
  const isSet = isLoadedSet(step);
  const split = step.type === 'rest' ? splitBefore(steps, stepIndex, taps) : undefined;
  return (
    <>
      <RunInfo
        step={step}
        readings={readings}
        paused={paused}
        isSilent={isSilent}
        isTargetShown={isSet}
      >
        {split && <p className="num font-[700] text-xl lg:text-2xl">{split}</p>}
        {step.type === 'rest' && (
          <RestLog
            run={run}
            stepIndex={stepIndex}
            onLog={actions.logSet}
            onOpenRound={onOpenRound}
          />
        )}
      </RunInfo>
      <ClockFace readings={readings} isUp={isUp} />
      {isSet && (
        <SetTarget step={step} lastTime={setWords(lastTopSet(earlierSessions, namedBy(step)))} />
      )}
      <div className="run-cue flex min-h-0 flex-col gap-1">
        {step.flow ? (
          <FlowList
            flow={step.flow}
            level={tapped ? levelAt(step, tapped.done) : undefined}
            {...(step.count === 'items' && { ticked: tapped?.ticked, onTick: actions.tick })}
          />
        ) : (
          <div className="flex min-h-0 items-center gap-4">
            <ShownFigure steps={steps} stepIndex={stepIndex} />
            <p className="run-cue-text line-clamp-3 font-[550] text-xl leading-snug landscape:max-lg:line-clamp-1 xl:landscape:max-w-xl xl:landscape:text-[1.625rem]">
              {step.type === 'phase_transition' ? blockMoves(steps, step.block) : cue}
            </p>
          </div>
        )}
      </div>
      {tapped && (
        <TapPanel step={step} stepIndex={stepIndex} state={tapped} taps={taps} actions={actions} />
      )}
      <div className="run-foot">
        {!countsUp && !tapped && <NextCard steps={steps} index={stepIndex} />}
        <RunControls
          running={running}
          stepIndex={stepIndex}
          steps={steps}
          taps={stepTaps}
          actions={actions}
          onSkip={props.onSkip}
          onRest={props.onRest}
          countsUp={countsUp}
          muted={props.muted}
          onMute={props.onMute}
          fullScreen={props.fullScreen}
          opened={props.opened}
          onOpen={props.onOpen}
        />
      </div>
    </>
  );
}
