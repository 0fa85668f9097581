import {
  type CustomInterval,
  type CustomKind,
  type CustomTimer,
  customKinds,
  customLimits,
  newCustomTimer,
} from '@cadence/domain/timer/custom';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { quickDefaults, quickLimits, stepsToPlay } from '@cadence/domain/timer/quick';
import { type QuickKind, quickKinds } from '@cadence/domain/timer/quick-kind';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { Workout } from '@cadence/domain/workout/types';
import { Play, Plus, Share2, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { type TimerDraft, workoutOf } from './presets.ts';
import { QuickFields, quickNames } from './quick-fields.tsx';
import { removeTimer, saveTimer, useSavedTimers } from './saved-timers.ts';

const customNames: Record<CustomKind, string> = {
  intervals: 'Own intervals',
  amrap: 'AMRAP',
  for_time: 'For time',
};

interface TimerBuilderProps {
  first: TimerDraft;
  onStart: (workout: Workout) => void;
  onShare: (timer: CustomTimer) => void;
  onClose: () => void;
}

/** A timer of one's own: named intervals, rounds as many as can be, or a task against the clock. */
export function TimerBuilder({ first, onStart, onShare, onClose }: TimerBuilderProps) {
  const [custom, setCustom] = useState(() =>
    'custom' in first ? first.custom : newCustomTimer(newId()),
  );
  const [plans, setPlans] = useState(() =>
    'quick' in first ? { ...quickDefaults, [first.quick.kind]: first.quick } : quickDefaults,
  );
  const [kind, setKind] = useState<QuickKind | CustomKind>(
    'quick' in first ? first.quick.kind : first.custom.kind,
  );
  const [isOwn, setOwn] = useState('custom' in first);
  const quickKind = isOwn ? undefined : quickKinds.find((one) => one === kind);
  const draft: TimerDraft = quickKind
    ? { quick: plans[quickKind] }
    : { custom: { ...custom, kind: customKinds.find((one) => one === kind) ?? 'intervals' } };
  const workout = useMemo(() => workoutOf(draft), [draft]);
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const isSaved = useSavedTimers().some(({ id }) => id === custom.id);

  function choose(next: QuickKind | CustomKind, own: boolean) {
    setKind(next);
    setOwn(own);
  }

  function save() {
    if (!('custom' in draft)) return;
    saveTimer(draft.custom);
    toast('Timer saved.');
    onClose();
  }

  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Kind of timer</legend>
        {customKinds.map((one) => (
          <Chip key={one} selected={isOwn && kind === one} onClick={() => choose(one, true)}>
            {customNames[one]}
          </Chip>
        ))}
        {quickKinds.map((one) => (
          <Chip
            key={`quick ${one}`}
            selected={quickKind === one}
            onClick={() => choose(one, false)}
          >
            {quickNames[one]}
          </Chip>
        ))}
      </fieldset>
      {'quick' in draft ? (
        <QuickFields
          plan={draft.quick}
          onChange={(plan) => setPlans({ ...plans, [plan.kind]: plan })}
        />
      ) : (
        <CustomFields timer={draft.custom} onChange={setCustom} />
      )}
      {kind !== 'stopwatch' && <Strip steps={steps} label="this timer" size="md" />}
      <div className="flex flex-wrap items-center gap-3">
        {kind !== 'stopwatch' && (
          <p className="num mr-auto text-base text-ink-2">
            <strong className="font-[650] text-ink">{formatClock(sumSeconds(steps))}</strong> total
          </p>
        )}
        {'custom' in draft && (
          <>
            {isSaved && (
              <Button
                variant="ghost"
                aria-label="Delete this timer"
                onClick={() => {
                  const undo = removeTimer(custom);
                  toast('Timer deleted.', { action: { label: 'Undo', onPress: undo } });
                  onClose();
                }}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                Delete
              </Button>
            )}
            <Button variant="ghost" onClick={() => onShare(draft.custom)}>
              <Share2 aria-hidden="true" className="size-4" />
              Share
            </Button>
            <Button onClick={save}>Save</Button>
          </>
        )}
      </div>
      <Button variant="primary" size="lg" onClick={() => onStart(workout)} className="w-full">
        <Play aria-hidden="true" className="size-5 fill-current" />
        Start timer
      </Button>
    </div>
  );
}

interface CustomFieldsProps {
  timer: CustomTimer;
  onChange: (timer: CustomTimer) => void;
}

function CustomFields({ timer, onChange }: CustomFieldsProps) {
  const { kind, intervals, rounds, restBetween, leadInSeconds, minutes } = timer;
  const change = (at: number, next: Partial<CustomInterval>) =>
    onChange({
      ...timer,
      intervals: intervals.map((one, i) => (i === at ? { ...one, ...next } : one)),
    });
  const add = () =>
    onChange({
      ...timer,
      intervals: [...intervals, { name: 'Work', seconds: 30, isRest: false }],
    });
  return (
    <div className="flex flex-col gap-3">
      <label className="flex flex-col gap-1.5 font-[650]">
        Name
        <input
          value={timer.name}
          maxLength={customLimits.nameLength}
          placeholder={customNames[kind]}
          onChange={(event) => onChange({ ...timer, name: event.target.value })}
          className="min-h-12 rounded-control border border-field-line bg-surface px-3 font-[500] text-base"
        />
      </label>
      {kind === 'intervals' ? (
        <>
          <ol className="flex flex-col gap-3">
            {intervals.map((interval, at) => (
              <Interval
                // biome-ignore lint/suspicious/noArrayIndexKey: two intervals may be alike, and none moves.
                key={at}
                at={at}
                interval={interval}
                onChange={(next) => change(at, next)}
                onRemove={
                  intervals.length > 1
                    ? () => onChange({ ...timer, intervals: intervals.filter((_, i) => i !== at) })
                    : undefined
                }
              />
            ))}
          </ol>
          <Button
            onClick={add}
            disabled={intervals.length >= customLimits.intervals}
            className="self-start"
          >
            <Plus aria-hidden="true" className="size-4" />
            Add an interval
          </Button>
          <Stepper
            label="Rounds"
            {...quickLimits.rounds}
            value={rounds}
            text={String(rounds)}
            step={1}
            onChange={(value) => onChange({ ...timer, rounds: value })}
          />
          <Stepper
            label="Rest between rounds"
            {...quickLimits.restSeconds}
            value={restBetween}
            text={restBetween === 0 ? 'None' : formatClock(restBetween)}
            step={5}
            onChange={(value) => onChange({ ...timer, restBetween: value })}
          />
        </>
      ) : (
        <Stepper
          label={kind === 'amrap' ? 'Minutes' : 'Cap in minutes'}
          {...customLimits.minutes}
          value={minutes}
          text={String(minutes)}
          step={1}
          onChange={(value) => onChange({ ...timer, minutes: value })}
        />
      )}
      <Stepper
        label="Lead-in"
        {...quickLimits.leadInSeconds}
        value={leadInSeconds}
        text={leadInSeconds === 0 ? 'None' : formatClock(leadInSeconds)}
        step={5}
        onChange={(value) => onChange({ ...timer, leadInSeconds: value })}
      />
    </div>
  );
}

interface IntervalProps {
  at: number;
  interval: CustomInterval;
  onChange: (next: Partial<CustomInterval>) => void;
  onRemove: (() => void) | undefined;
}

function Interval({ at, interval, onChange, onRemove }: IntervalProps) {
  const { name, seconds, isRest } = interval;
  const number = at + 1;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`h-8 w-1.5 shrink-0 rounded-full ${isRest ? 'bg-rest' : 'bg-work'}`}
        />
        <input
          aria-label={`Name of interval ${number}`}
          value={name}
          maxLength={customLimits.nameLength}
          onChange={(event) => onChange({ name: event.target.value })}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-field-line bg-surface px-3 text-base"
        />
        <Chip
          selected={isRest}
          aria-label={`Interval ${number} is rest`}
          onClick={() => onChange({ isRest: !isRest })}
        >
          Rest
        </Chip>
        {onRemove && (
          <button
            type="button"
            aria-label={`Remove interval ${number}`}
            onClick={onRemove}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <Stepper
        label={`Length ${number}`}
        {...customLimits.seconds}
        value={seconds}
        text={formatClock(seconds)}
        step={5}
        onChange={(value) => onChange({ seconds: value })}
      />
    </li>
  );
}
