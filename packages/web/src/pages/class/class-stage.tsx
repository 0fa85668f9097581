import { timerAt } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type ClassLink, classReadings } from '../../features/class/live-class.ts';
import { useReading } from '../../features/timer/engine/reading-source.ts';
import { lookOf } from '../../features/timer/phase-look.ts';
import { ClockFace, clockEms, clockText } from '../../features/timer/screen/clock-face.tsx';
import { ShownFigure } from '../../features/timer/screen/figure/shown-figure.tsx';
import { usePageColour } from '../../features/timer/screen/hooks/use-page-colour.ts';
import { NextCard } from '../../features/timer/screen/next-card.tsx';
import { RunInfo } from '../../features/timer/screen/run-info.tsx';
import { cueAt } from '../../features/timer/step-words.ts';
import { createWakeLock } from '../../platform/audio/wake-lock.ts';
import { Strip } from '../../ui/strip/strip.tsx';
import '../../features/timer/screen/run-screen.css';
import '../../features/timer/screen/run-tight.css';
import './class-stage.css';

interface ClassStageProps {
  link: ClassLink;
  title: string;
  steps: readonly TimerStep[];
  /** Beside the title: the code, and how many have joined. */
  aside?: ReactNode;
  /** Below the clock: what this device may do. */
  controls?: ReactNode;
}

function useScreenOn(): void {
  useEffect(() => {
    const lock = createWakeLock();
    lock.hold();
    return () => lock.release();
  }, []);
}

/** The minute that all have in common: clock, figure, strip and what comes next. */
export function ClassStage({ link, title, steps, aside, controls }: ClassStageProps) {
  const readings = useMemo(
    () => classReadings(link, steps, timerAt(steps, newTimer(), 0)),
    [link, steps],
  );
  const position = useMemo(
    () => ({
      read: () => {
        const { stepIndex, stepElapsedSeconds, complete } = readings.read();
        return complete
          ? { stepIndex: steps.length, stepSeconds: 0 }
          : { stepIndex, stepSeconds: stepElapsedSeconds };
      },
      subscribe: readings.subscribe,
    }),
    [readings, steps],
  );
  const stepIndex = useReading(readings, (now) => now.stepIndex);
  const status = useReading(readings, (now) => now.status);
  const isUp = false;
  const ems = useReading(readings, (now) => clockEms(clockText(now, isUp)));
  const step = steps[stepIndex];
  const cue = useReading(readings, ({ stepElapsedSeconds }) =>
    step && step.type !== 'rest' ? cueAt(step, stepElapsedSeconds) : undefined,
  );
  const connection = useSyncExternalStore(link.subscribe, link.status);
  const root = useRef<HTMLElement>(null);
  const surface = step ? lookOf(step.type).surface : 'phase-intro';
  usePageColour(root, surface);
  useScreenOn();
  if (!step) return null;
  return (
    <main
      id="main"
      ref={root}
      className={`run-screen class-stage ${surface}`}
      data-paused={status === 'paused' || undefined}
      style={{ '--ems': ems } as CSSProperties}
    >
      <header className="run-head flex min-w-0 flex-col gap-2">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="min-w-0 truncate font-[750] text-lg">{title}</h1>
          {aside}
        </div>
        <Strip steps={steps} label={title} size="sm" tone="mono" position={position} />
      </header>
      <RunInfo step={step} readings={readings} paused={status === 'paused'} isSilent={false}>
        <p role="status" className="font-[650]">
          {stateWords(connection, status)}
        </p>
      </RunInfo>
      <ClockFace readings={readings} isUp={isUp} />
      <div className="run-cue flex min-h-0 items-center gap-4">
        <ShownFigure steps={steps} stepIndex={stepIndex} />
        <p className="run-cue-text line-clamp-3 font-[550] text-xl leading-snug">{cue}</p>
      </div>
      <div className="run-foot">
        <NextCard steps={steps} index={stepIndex} />
        <div className="run-controls flex flex-wrap items-center gap-2.5">{controls}</div>
      </div>
    </main>
  );
}

function stateWords(connection: ReturnType<ClassLink['status']>, status: string): string {
  if (connection === 'over') return 'This class is over.';
  if (connection === 'joining') return 'Joining …';
  if (status === 'not-started') return 'It starts when the leader does.';
  if (status === 'complete') return 'Done. Well trained.';
  return connection === 'alone' ? 'No network: the clock goes on.' : '';
}
