import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { Check, Ellipsis, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { hasKeys } from '../../../platform/has-keys.ts';
import { setWords, showWeight } from '../../../platform/items/show-weight.ts';
import type { ReadingSource } from '../engine/reading-source.ts';
import type { TimerActions } from '../engine/use-timer.ts';
import { plannedSet, type RunSoFar } from '../log/set-draft.ts';
import { type StepField as Field, fieldsOfSet, type Kit, stepped } from '../log/set-steps.ts';
import { shownSet, whyNext } from '../log/shown-set.ts';
import { plainName, repsText, upNextText } from '../step-words.ts';
import { useTimerSettings } from '../timer-settings.ts';
import { ClockFace } from './clock-face.tsx';
import { PhaseButton } from './controls/phase-button.tsx';
import type { RunSheet } from './controls/run-controls.tsx';
import { SettledButton } from './controls/settled-button.tsx';
import { StepFigure } from './figure/lazy-figure.tsx';
import { setPlace } from './set-head.tsx';
import { StepField } from './step-field.tsx';

/** What a press takes off a rest, and what it adds. */
const restSteps = { less: 15, more: 30 } as const;

interface RestScreenProps {
  run: RunSoFar;
  /** The set before the rest, and the one after it. */
  doneIndex: number;
  nextIndex: number;
  readings: ReadingSource;
  running: boolean;
  actions: TimerActions;
  doneKit: Kit;
  nextKit: Kit;
  onSkip: () => void;
  opened: RunSheet | null;
  onOpen: (sheet: RunSheet) => void;
  badges: ReactNode;
}

const card = 'min-w-0 rounded-[20px] bg-(--tint) px-4 py-3.5';
const cardName = 'font-[750] text-[0.8125rem] uppercase tracking-[0.08em] [font-stretch:112%]';

/** Between two sets: the one that was done, to be put right, and the one that comes. */
export function RestScreen(props: RestScreenProps) {
  const { run, doneIndex, nextIndex, readings, running, actions, badges } = props;
  const { doneKit, nextKit, onSkip, opened, onOpen } = props;
  const next = run.steps[nextIndex];
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ring = !hasKeys() && { focusVisible: false };
    start.current?.focus({ preventScroll: true, ...ring });
  }, []);
  return (
    <>
      <div className="rest-word flex items-center justify-between gap-3">
        <p className="flex min-h-11 items-center gap-2 font-[800] text-[0.9375rem] uppercase tracking-[0.1em] [font-stretch:118%]">
          Rest
          {badges}
        </p>
        <div className="flex gap-2">
          <PhaseButton
            aria-label={running ? 'Pause' : 'Resume'}
            look={running ? 'tint' : 'line'}
            onClick={actions.toggle}
            aria-keyshortcuts="Space"
            className="min-h-11 min-w-11 rounded-[14px]"
          >
            {running ? (
              <Pause aria-hidden="true" className="size-5 fill-current" />
            ) : (
              <Play aria-hidden="true" className="size-5 fill-current" />
            )}
          </PhaseButton>
          <PhaseButton
            aria-label="More"
            aria-haspopup="dialog"
            aria-expanded={opened === 'more'}
            onClick={() => onOpen('more')}
            className="min-h-11 min-w-11 rounded-[14px]"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </PhaseButton>
        </div>
      </div>
      <ClockFace readings={readings} isUp={false} />
      <div className="rest-cards flex min-w-0 flex-col gap-3">
        <DoneSet run={run} index={doneIndex} kit={doneKit} actions={actions} />
        {next && (
          <NextSet run={run} index={nextIndex} step={next} doneIndex={doneIndex} kit={nextKit} />
        )}
      </div>
      <div className="rest-foot flex gap-2.5">
        <SettledButton
          key="less"
          aria-label={`${restSteps.less} seconds less`}
          onClick={() => actions.adjust(-restSteps.less)}
          className="num h-16 px-4"
        >
          −{restSteps.less} s
        </SettledButton>
        <SettledButton
          key="start"
          ref={start}
          look="solid"
          onClick={onSkip}
          className="h-16 min-w-0 flex-1 gap-2.5 px-3 text-xl"
        >
          <Play aria-hidden="true" className="size-5 shrink-0 fill-current" />
          <span className="truncate">{startText(next)}</span>
        </SettledButton>
        <SettledButton
          key="more"
          aria-label={`${restSteps.more} seconds more`}
          onClick={() => actions.adjust(restSteps.more)}
          className="num h-16 px-4"
        >
          +{restSteps.more} s
        </SettledButton>
      </div>
    </>
  );
}

function startText(next: TimerStep | undefined): string {
  const set = next?.setInfo;
  return set && set.currentSet > 1 ? `Start set ${set.currentSet}` : 'Start now';
}

interface DoneSetProps {
  run: RunSoFar;
  index: number;
  kit: Kit;
  actions: TimerActions;
}

/** What was logged. A change is kept at once, and moves the next target. */
function DoneSet({ run, index, kit, actions }: DoneSetProps) {
  const { effort: scale } = useTimerSettings();
  const step = run.steps[index];
  const key = setKey(index);
  const logged = run.log?.sets[key];
  const isRamp = step?.role === 'ramp';
  const set = logged ?? timedSet(run, index);
  const change = (field: Field, up: boolean) =>
    actions.logSet(key, stepped(set, field, up, kit, scale));
  return (
    <section aria-label="Your set" className={`rest-done ${card}`}>
      <div className="mb-2.5 flex min-h-6 items-center justify-between gap-3">
        <p className={`${cardName} min-w-0 truncate`}>Your set · {step && plainName(step)}</p>
        {logged ? (
          <p className="flex shrink-0 items-center gap-1.5 font-[700] text-base">
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            Logged
          </p>
        ) : (
          <button
            type="button"
            onClick={() => actions.logSet(key, set)}
            className="-my-2 min-h-11 shrink-0 px-2 font-[750] text-base underline underline-offset-4"
          >
            Log set
          </button>
        )}
      </div>
      <div className="flex flex-col gap-2.5">
        {fieldsOfSet(set, kit, isRamp).map((field) => (
          <StepField
            key={field}
            field={field}
            set={set}
            unit={kit.unit}
            scale={scale}
            onStep={(up) => change(field, up)}
          />
        ))}
      </div>
    </section>
  );
}

/** Of a set that the clock has ended, what it was meant to be. */
function timedSet(run: RunSoFar, index: number): LoggedSet {
  const set = shownSet(run, setKey(index));
  const step = run.steps[index];
  const isHeld = plannedSet(run, setKey(index))?.plan.reps === undefined;
  return isHeld && step ? { ...set, seconds: set.seconds ?? step.duration } : set;
}

interface NextSetProps {
  run: RunSoFar;
  index: number;
  step: TimerStep;
  doneIndex: number;
  kit: Kit;
}

function NextSet({ run, index, step, doneIndex, kit }: NextSetProps) {
  const { effort: scale } = useTimerSettings();
  const done = run.steps[doneIndex];
  const isSame = done !== undefined && plainName(done) === plainName(step);
  const target = shownSet(run, setKey(index));
  const load = target.weight === undefined ? undefined : showWeight(target.weight);
  const what = step.untilDone
    ? (setWords(target) ?? load ?? repsText({ ...step, reps: target.reps ?? step.reps ?? 0 }))
    : upNextText(step);
  const why = isSame ? whyNext(run, setKey(doneIndex), scale) : step.loadNote;
  return (
    <section aria-label="Next" className={`rest-next flex items-center gap-4 ${card}`}>
      <div className="rest-next-figure shrink-0">
        {kit.exercise && (
          <StepFigure
            exercise={kit.exercise}
            side={step.side}
            surface="rest"
            isStill
            className="size-full"
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className={`${cardName} truncate`}>Next · {setPlace(step)}</p>
        {!isSame && (
          <p className="truncate font-[750] text-[1.375rem] leading-tight">{plainName(step)}</p>
        )}
        <p
          className={`num truncate font-[750] leading-tight ${isSame ? 'text-[1.6875rem]' : 'text-lg'}`}
        >
          {what}
        </p>
        {why && <p className="line-clamp-2 text-[0.9375rem]">{why}</p>}
      </div>
    </section>
  );
}
