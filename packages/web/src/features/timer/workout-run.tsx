import { lastTopSet } from '@cadence/domain/analytics/lifts/last-time';
import type { RunLog } from '@cadence/domain/analytics/session';
import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { isStopwatch } from '@cadence/domain/timer/quick';
import type { TimerStep } from '@cadence/domain/timer/types';
import { findRecordSteps } from '@cadence/domain/voice/record-steps';
import type { Workout } from '@cadence/domain/workout/types';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { setWords } from '../../platform/items/show-weight.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useIsListening } from './commands/listening.ts';
import { mayUnlock } from './engine/page-signals.ts';
import { type TimerHandle, useTimer } from './engine/use-timer.ts';
import { guardVoice, type VoicePort } from './engine/voice-port.ts';
import { useHeartPart } from './heart/use-heart-part.ts';
import { shownSet } from './log/shown-set.ts';
import { useDiscardingActions, useProgress } from './log/use-progress.ts';
import { lookOf } from './phase-look.ts';
import { Preview, titleOf } from './preview/preview.tsx';
import { sessionOfRun } from './run-session.ts';
import { useFullBleed } from './screen/full-bleed.ts';
import { RunScreen } from './screen/run-screen.tsx';
import type { WhereKept } from './summary/saved-line.tsx';
import type { Ended } from './summary/saved-summary.tsx';
import { answersSoFar } from './summary/session-answers.ts';
import { useTimerSettings } from './timer-settings.ts';

const RunSummary = lazyPart(() => import('./summary/run-summary.tsx').then((m) => m.RunSummary));

interface RecordsInput {
  steps: readonly TimerStep[];
  log: RunLog | null;
  earlierSessions: readonly WorkoutSession[];
  voice: VoicePort;
}

/** Tells the voice which of the logged sets are records, and when one is taken back. */
function useRecords({ steps, log, earlierSessions, voice }: RecordsInput): void {
  useEffect(() => {
    const recordSteps = log ? findRecordSteps(steps, log, earlierSessions) : [];
    guardVoice(() => voice).noteRecords(recordSteps);
  }, [steps, log, earlierSessions, voice]);
}

export interface WorkoutRunProps {
  runKey: string;
  workout: Workout;
  steps: readonly TimerStep[];
  /** The tap that loaded it was a wish to start. */
  startNow: boolean;
  /** It lay here when the page was loaded: nobody has chosen it just now. */
  foundAtLoad: boolean;
  earlierSessions: readonly WorkoutSession[];
  heading: RefObject<HTMLHeadingElement | null>;
  voice: VoicePort;
  /** One line on how ready the voice is; null when there is none. */
  voiceReadiness: ReactNode;
  onStart: () => void;
  /** The session so far, whenever it is worth keeping. */
  onProgress: (session: WorkoutSession) => void;
  /** It was over, and kept, before this page was opened. */
  alreadyOver: boolean;
  whereKept: (sessionId: string) => WhereKept | undefined;
  /** As soon as the workout is over, and again when its last set is logged or a question answered. */
  onOver: (session: WorkoutSession) => void;
  onSave: (saved: Ended) => void;
  /** Back to home from the summary, with what was answered there. */
  onClose: (session: WorkoutSession) => void;
  /** It was over, but goes on: its session is under way again. */
  onBack: (session: WorkoutSession) => void;
  /** How the exercise of a step is done, without leaving the clock. */
  onHowTo?: ((step: TimerStep) => void) | undefined;
  onSwap?: ((step: TimerStep, stepIndex: number) => void) | undefined;
  onLeave: () => void;
  /** Thrown away, with the session that had been kept of it. */
  onDiscard: (sessionId: string) => void;
  onChooseOther: () => void;
}

type HeartPart = ReturnType<typeof useHeartPart>;

function sessionOf(
  props: WorkoutRunProps,
  timer: TimerHandle,
  heart: HeartPart,
  givenUp: boolean,
): WorkoutSession | null {
  const { workout, steps, earlierSessions } = props;
  const { log, readings } = timer;
  if (!log) return null;
  const { stepIndex, complete, activeSeconds } = readings.read();
  const { taps } = timer.state;
  const end = { stepIndex, complete, activeSeconds, atMs: timer.now(), taps };
  const session = sessionOfRun({ workout, steps, log, end, givenUp }, earlierSessions);
  const kept = earlierSessions.find(({ id }) => id === session.id);
  const trace = heart?.heartTraceOf(session.id) ?? kept?.trace;
  return trace ? { ...session, trace } : session;
}

/**
 * Spec §3: the setting starts the clock by itself; only after a tap would it be heard. Browsers may
 * count a tap from before a reload, so a workout that was only found again waits for its own.
 * Who asked for one that is paused goes on with it. True until a tap from elsewhere has been followed.
 */
function useAutoStart(
  props: WorkoutRunProps,
  autoStart: boolean,
  { reading, actions }: TimerHandle,
): boolean {
  const { startNow, foundAtLoad } = props;
  const asked = useRef(false);
  const [isStarting, setStarting] = useState(startNow);
  const isFresh = reading.status === 'not-started';
  const isStopped = isFresh || reading.status === 'paused';
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setStarting(false);
    const startsItself = autoStart && mayUnlock() && !foundAtLoad;
    if (startNow ? isStopped : isFresh && startsItself) actions.start();
  }, [startNow, foundAtLoad, autoStart, isFresh, isStopped, actions]);
  return isStarting;
}

/** Leaving by the browser's Back is leaving for now, too: nobody trains on a page that is gone. */
function usePauseOnLeaving({ actions }: TimerHandle) {
  useEffect(() => () => actions.pause(), [actions]);
}

/** Tells each start, and takes whoever comes back to the preview to its heading. */
function useStarts(started: boolean, { onStart, heading }: WorkoutRunProps) {
  const before = useRef(false);
  useEffect(() => {
    if (started === before.current) return;
    before.current = started;
    if (started) onStart();
    else heading.current?.focus({ preventScroll: true });
  }, [started, onStart, heading]);
}

/** One workout from its preview to its summary. */
export function WorkoutRun(props: WorkoutRunProps) {
  const { runKey, workout, steps, alreadyOver, earlierSessions, heading } = props;
  const { onProgress, onOver, onSave, onClose, onBack, onLeave, onDiscard, onChooseOther } = props;
  const settings = useTimerSettings();
  const isListening = useIsListening();
  const timer = useTimer({
    ...{ runKey, steps, muted: settings.muted, voice: props.voice },
    // It must not hear itself.
    settings: isListening ? { ...settings, voiceEnabled: false } : settings,
    shownSet: (index, log) => shownSet({ steps, log, earlierSessions }, setKey(index)),
  });
  const actions = useDiscardingActions(timer, onDiscard);
  useEffect(() => {
    if (isListening) guardVoice(() => props.voice).hush();
  }, [isListening, props.voice]);
  const heart = useHeartPart(settings.heartRate);
  const [givenUp, setGivenUp] = useState(alreadyOver);
  const { status, complete } = timer.reading;
  const started = status !== 'not-started';
  // An end that passed while nobody looked is none yet: the user is asked first.
  const over = givenUp || (complete && !timer.absence);
  const session = over ? sessionOf(props, timer, heart, givenUp) : null;
  const kept = session ? earlierSessions.find(({ id }) => id === session.id) : undefined;
  // What is kept of one under way may be in the account; its end is not, before it is told.
  const isEndKept = kept && kept.completion.status !== 'partial';
  const isUnderWay = started && !over && !timer.absence;
  const countsUp = isStopwatch(workout);
  const { say } = guardVoice(() => props.voice);
  const title = titleOf(workout);

  useFullBleed(started);
  // Whoever begins without a network comes to the end without one.
  useEffect(() => void (started && RunSummary.preload()), [started]);
  const isStarting = useAutoStart(props, settings.autoStart, timer);
  usePauseOnLeaving(timer);
  useStarts(started, props);
  useRecords({ steps, log: timer.log, earlierSessions, voice: props.voice });
  const read = () => (isUnderWay ? sessionOf(props, timer, heart, false) : null);
  useProgress({ read, onProgress, isTold: props.foundAtLoad }, timer);

  const isGoingBack = useRef(false);
  const keptLog = useRef(alreadyOver ? timer.log : null);
  useEffect(() => {
    if (!session || keptLog.current === timer.log) return;
    keptLog.current = timer.log;
    isGoingBack.current = false;
    onOver({ ...session, ...answersSoFar(session.id, kept) });
  }, [session, kept, timer.log, onOver]);

  /** For a workout that did not run to its end by itself. */
  const isCut = !complete || timer.log?.skippedSteps.includes(steps.length - 1);
  const goBack = (ended: WorkoutSession) => {
    const completion = { ...ended.completion, status: 'partial' as const };
    // What is answered so far stays in its draft, and what ends again is kept again.
    isGoingBack.current = true;
    keptLog.current = null;
    setGivenUp(false);
    if (complete) actions.previous();
    onBack({ ...ended, completion });
  };

  const [firstStep] = steps;
  // From one tap to the clock, without what there is to read before it.
  if (!started && isStarting && firstStep) {
    return <div className={`run-screen ${lookOf(firstStep.type).surface}`} />;
  }

  if (!started) {
    return (
      <Preview
        workout={workout}
        title={title}
        steps={steps}
        countsUp={countsUp}
        heading={heading}
        voiceReadiness={
          <>
            {props.voiceReadiness}
            {heart && <heart.HeartBefore />}
          </>
        }
        lastTime={(item) => setWords(lastTopSet(earlierSessions, item))}
        onStart={actions.start}
        onChooseOther={onChooseOther}
      />
    );
  }

  if (session) {
    return (
      <Suspense>
        <RunSummary
          session={session}
          kept={kept}
          where={isEndKept ? props.whereKept(session.id) : undefined}
          run={{ steps, log: timer.log, earlierSessions }}
          timer={timer}
          countsUp={countsUp}
          onBack={isCut ? () => goBack(session) : undefined}
          onLeave={(answers) => {
            if (!isGoingBack.current) onOver({ ...session, ...answers });
          }}
          onSave={(answers) => onSave({ session: { ...session, ...answers }, steps, countsUp })}
          onClose={(answers) => onClose({ ...session, ...answers })}
        />
      </Suspense>
    );
  }

  return (
    <RunScreen
      title={title}
      steps={steps}
      timer={{ ...timer, actions }}
      earlierSessions={earlierSessions}
      countsUp={countsUp}
      heart={heart && <heart.HeartInRun timer={timer} onSay={say} />}
      onSay={say}
      onHowTo={props.onHowTo}
      onSwap={props.onSwap}
      onLeave={() => {
        actions.pause();
        onLeave();
      }}
      onEnd={() => {
        actions.pause();
        setGivenUp(true);
      }}
      onDiscard={actions.reset}
    />
  );
}
