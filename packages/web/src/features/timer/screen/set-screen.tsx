import { lastTopSet } from '@cadence/domain/analytics/lifts/last-time';
import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerStep } from '@cadence/domain/timer/types';
import { type BarLoad, platesFor } from '@cadence/domain/training/plates';
import { ArrowLeftRight, Check, CircleHelp, Ellipsis, Pause, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { rpeSentence } from '../../../platform/exercises/effort-words.ts';
import { hasKeys } from '../../../platform/has-keys.ts';
import { setWords, showWeight } from '../../../platform/items/show-weight.ts';
import { type ReadingSource, useWriting, writeText } from '../engine/reading-source.ts';
import type { TimerActions } from '../engine/use-timer.ts';
import type { RunSoFar } from '../log/set-draft.ts';
import { fieldsOfSet, type Kit, type StepField, stepped } from '../log/set-steps.ts';
import { changeShown, effortMeaning, effortWords, shownSet } from '../log/shown-set.ts';
import { lookOf } from '../phase-look.ts';
import { isLongName, plainName } from '../step-words.ts';
import { changeTimerSettings, useTimerSettings } from '../timer-settings.ts';
import { BarSide } from './bar-side.tsx';
import { PhaseButton } from './controls/phase-button.tsx';
import type { RunSheet } from './controls/run-controls.tsx';
import { SettledButton } from './controls/settled-button.tsx';
import { StepFigure } from './figure/lazy-figure.tsx';
import { StepField as Stepper } from './step-field.tsx';

interface SetScreenProps {
  run: RunSoFar;
  step: TimerStep;
  stepIndex: number;
  readings: ReadingSource;
  running: boolean;
  actions: TimerActions;
  kit: Kit;
  opened: RunSheet | null;
  onOpen: (sheet: RunSheet) => void;
  /** Absent where the library does not know the exercise. */
  onHowTo: (() => void) | undefined;
  onSwap: (() => void) | undefined;
  badges: ReactNode;
}

const tile = 'set-tile min-w-0 rounded-[18px] bg-(--tint) px-3.5 py-2.5';
const tileName = 'font-[700] text-[0.75rem] uppercase tracking-[0.06em]';

/** A set of strength work: what to lift, how long it has taken, and Done. */
export function SetScreen(props: SetScreenProps) {
  const { run, step, stepIndex, readings, running, actions, kit, badges } = props;
  const { opened, onOpen, onHowTo, onSwap } = props;
  const { effort: scale } = useTimerSettings();
  const key = setKey(stepIndex);
  const set = shownSet(run, key);
  const isRamp = step.role === 'ramp';
  const fields = fieldsOfSet(set, kit, isRamp).filter((field) => field !== 'effort');
  const change = (field: StepField, up: boolean) =>
    changeShown(run, key, stepped(set, field, up, kit, scale), actions);
  const named = { name: plainName(step), exerciseId: step.exerciseId };
  const load =
    kit.exercise?.loadClass === 'barbell' && set.weight
      ? platesFor(set.weight, kit.rack, kit.unit)
      : null;
  const { surface, word } = lookOf(step.type);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ring = !hasKeys() && { focusVisible: false };
    main.current?.focus({ preventScroll: true, ...ring });
  }, []);
  return (
    <>
      <div className="set-info flex min-w-0 items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-[800] text-[0.875rem] uppercase tracking-[0.1em] [font-stretch:118%]">
            {word}
            {badges}
          </p>
          <h2
            className={`set-name display pb-[0.08em] ${isLongName(named.name) ? 'set-name-long line-clamp-3' : 'line-clamp-2'}`}
          >
            {named.name}
          </h2>
        </div>
        <SetTime readings={readings} />
      </div>
      <div className="set-figure">
        {kit.exercise && (
          <StepFigure
            exercise={kit.exercise}
            tempo={step.tempo}
            side={step.side}
            surface={surface === 'phase-work' ? 'work' : undefined}
            className="size-full"
          />
        )}
      </div>
      <Target set={set} step={step} isAsked={fields.includes('weight')} />
      <div className="set-steppers flex gap-2.5">
        {fields.map((field) => (
          <Stepper
            key={field}
            field={field}
            set={set}
            unit={kit.unit}
            scale={scale}
            isCompact
            onStep={(up) => change(field, up)}
          />
        ))}
      </div>
      <Tiles
        set={set}
        isRamp={isRamp}
        load={load}
        last={lastTopSet(run.earlierSessions, named)}
        note={step.loadNote}
      />
      <div className="set-foot flex flex-col gap-2.5">
        <SettledButton
          key={`done ${stepIndex}`}
          ref={main}
          look="solid"
          onClick={actions.done}
          aria-keyshortcuts="D"
          className="run-button-done w-full gap-3 text-2xl uppercase tracking-[0.02em] [font-stretch:118%]"
        >
          <Check aria-hidden="true" className="size-6" strokeWidth={3} />
          Done
        </SettledButton>
        <div className="flex gap-2.5">
          {onHowTo && (
            <PhaseButton aria-haspopup="dialog" onClick={onHowTo} className="flex-1 px-2">
              <CircleHelp aria-hidden="true" className="size-5" />
              How to
            </PhaseButton>
          )}
          {onSwap && (
            <PhaseButton aria-haspopup="dialog" onClick={onSwap} className="flex-1 px-2">
              <ArrowLeftRight aria-hidden="true" className="size-5" />
              Swap
            </PhaseButton>
          )}
          <PhaseButton
            aria-label={running ? 'Pause' : 'Resume'}
            look={running ? 'tint' : 'line'}
            onClick={actions.toggle}
            aria-keyshortcuts="Space"
            className={onHowTo || onSwap ? '' : 'flex-1'}
          >
            {running ? (
              <Pause aria-hidden="true" className="size-6 fill-current" />
            ) : (
              <Play aria-hidden="true" className="size-6 fill-current" />
            )}
          </PhaseButton>
          <PhaseButton
            aria-label="More"
            aria-haspopup="dialog"
            aria-expanded={opened === 'more'}
            onClick={() => onOpen('more')}
          >
            <Ellipsis aria-hidden="true" className="size-6" />
          </PhaseButton>
        </div>
      </div>
    </>
  );
}

function SetTime({ readings }: { readings: ReadingSource }) {
  const digits = useRef<HTMLSpanElement>(null);
  useWriting(readings, ({ stepElapsedSeconds }) =>
    writeText(digits.current, formatClock(stepElapsedSeconds)),
  );
  return (
    <div className="shrink-0 text-right">
      <p className={tileName}>Set time</p>
      <div role="timer" aria-label="Time passed" className="set-time clock">
        <span ref={digits} />
      </div>
    </div>
  );
}

interface TargetProps {
  set: LoggedSet;
  step: TimerStep;
  /** It has a weight that nobody knows yet. */
  isAsked: boolean;
}

/** '95 kg × 5 reps' across the whole width. */
function Target({ set, step, isAsked }: TargetProps) {
  const [kilograms = '', unit = ''] =
    set.weight === undefined ? [] : showWeight(set.weight).split(' ');
  const isAsPlanned = set.reps === step.reps;
  const count = (isAsPlanned ? step.repsText : undefined) ?? String(set.reps ?? '');
  const sides = step.side === 'both' ? ' a side' : '';
  const words = set.reps === undefined ? '' : `${set.reps === 1 ? 'rep' : 'reps'}${sides}`;
  const times = kilograms && count;
  const ems =
    (kilograms + count).length * 0.43 + (unit + words).length * 0.17 + (times ? 0.6 : 0.2);
  return (
    <div className="set-target">
      <p className="set-target-box clock" style={{ '--target-ems': ems } as CSSProperties}>
        <span className="sr-only">
          {[kilograms && `${kilograms} ${unit}`, `${count} ${words}`].filter(Boolean).join(', ')}
        </span>
        <span aria-hidden="true" className="run-target-text">
          {kilograms && (
            <span>
              {kilograms}
              <small>{unit}</small>
            </span>
          )}
          {times && <span className="run-target-times">×</span>}
          <span>
            {count}
            <small>{words}</small>
          </span>
        </span>
      </p>
      {isAsked && set.weight === undefined && (
        <p className="text-center font-[600] text-base">Choose a weight</p>
      )}
    </div>
  );
}

interface TilesProps {
  set: LoggedSet;
  isRamp: boolean;
  load: BarLoad | null;
  last: LoggedSet | undefined;
  note: string | undefined;
}

function Tiles({ set, isRamp, load, last, note }: TilesProps) {
  const { effort: scale, knowsEffort } = useTimerSettings();
  const effort = effortWords(set, scale);
  const lastText = setWords(last);
  return (
    <div className="set-tiles">
      <dl className="flex gap-2.5">
        {isRamp && (
          <div className={`${tile} flex-1`}>
            <dt className={tileName}>Effort</dt>
            <dd className="font-[750] text-lg">easy and crisp</dd>
          </div>
        )}
        {effort && (
          <div className={`${tile} flex-1`}>
            <dt className={tileName}>Effort</dt>
            <dd>
              <span className="num block font-[750] text-lg leading-tight">{effort}</span>
              <span className="text-[0.8125rem] leading-tight">{effortMeaning(set, scale)}</span>
            </dd>
          </div>
        )}
        {lastText && (
          <div className={`${tile} flex-1`}>
            <dt className={tileName}>Last time</dt>
            <dd>
              <span className="num block font-[750] text-lg leading-tight">
                {lastText.replace(/ (kg|lb) /, ' ')}
              </span>
              <span className="text-[0.8125rem] leading-tight">
                {last && effortWords(last, scale)}
              </span>
            </dd>
          </div>
        )}
        {load && (
          <div className={`${tile} flex-[1.4]`}>
            <dt className={tileName}>Each side</dt>
            <dd>
              <BarSide load={load} />
            </dd>
          </div>
        )}
      </dl>
      {effort && !knowsEffort ? (
        <p className="set-note mt-2 flex items-center justify-between gap-3 text-[0.9375rem]">
          {rpeSentence}
          <button
            type="button"
            onClick={() => changeTimerSettings({ knowsEffort: true })}
            className="min-h-11 shrink-0 px-2 font-[700] underline underline-offset-4"
          >
            Got it
          </button>
        </p>
      ) : (
        note && <p className="set-note mt-2 line-clamp-2 font-[550] text-[0.9375rem]">{note}</p>
      )}
    </div>
  );
}
