import type { Chip as Reading } from '@cadence/domain/planner/request';
import { namedPrograms } from '@cadence/domain/program/templates/data/named';
import { programLimits } from '@cadence/domain/program/types';
import { type FitnessLevel, fitnessLevels } from '@cadence/domain/workout/limits';
import { capitalise } from '@cadence/domain/workout/words';
import type { FocusEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { firstDayOf } from '../../../platform/dates/first-day-of-week.ts';
import { Chip } from '../../../ui/form/chip.tsx';
import { TextArea, TextField } from '../../../ui/form/field.tsx';
import { PillRadios } from '../../../ui/form/pill-radios.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { longWeekdayText, weekdayText } from '../program-words.ts';
import type { WizardField } from './check-wizard.ts';
import { changeDraft, type WizardDraft } from './wizard-draft.ts';

interface StepProps {
  draft: WizardDraft;
  shown: (field: WizardField) => string | undefined;
  onLeave: (field: WizardField, event: FocusEvent) => void;
}

const examples = [
  'Get stronger with two short evenings a week',
  'Run 10 km without stopping',
  'Build muscle at home with dumbbells',
];

interface GoalStepProps extends StepProps {
  readings: ReactNode;
}

export function GoalStep({ draft, shown, onLeave, readings }: GoalStepProps) {
  return (
    <>
      <TextArea
        label="What do you want to reach?"
        hint="In your own words. By when, and what has stopped you before, helps."
        name="goal_text"
        rows={3}
        maxLength={programLimits.goalLength}
        value={draft.goal}
        error={shown('goal_text')}
        onChange={(event) => changeDraft({ goal: event.target.value })}
        onBlur={(event) => draft.goal !== '' && onLeave('goal_text', event)}
      />
      {draft.goal === '' && (
        <ul aria-label="Examples" className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example}>
              <Chip variant="dashed" onClick={() => changeDraft({ goal: example })}>
                {example}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {draft.goal === '' && (
        <section aria-labelledby="named-programs">
          <h3 id="named-programs" className="mb-2 font-[650]">
            Or start from one with a name
          </h3>
          <p className="mb-2 text-ink-2 text-sm">
            Then add your lifts, your times or a date. Weeks, days and minutes can be changed.
          </p>
          <ul className="flex flex-wrap gap-2">
            {namedPrograms.map(({ name, goal }) => (
              <li key={name}>
                <Chip variant="dashed" onClick={() => changeDraft({ goal })}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {readings}
    </>
  );
}

/** 2023-01-01 was a Sunday. */
const someDay = (weekday: number) => `2023-01-0${weekday + 1}`;
const firstDay = firstDayOf(navigator.language);
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((offset) => (firstDay + offset) % 7);

interface TimeStepProps extends StepProps {
  startDate: string;
}

export function TimeStep({ draft, startDate, shown, onLeave }: TimeStepProps) {
  const toggle = (day: number) =>
    draft.days.includes(day) ? draft.days.filter((one) => one !== day) : [...draft.days, day];
  const { weeks: weekLimits, sessionsPerWeek } = programLimits;
  return (
    <>
      <Stepper
        label="Weeks"
        value={draft.weeks}
        text={String(draft.weeks)}
        min={weekLimits.min}
        max={weekLimits.max}
        step={1}
        onChange={(weeks) => changeDraft({ weeks })}
      />
      <Stepper
        label="Sessions a week"
        value={draft.sessionsPerWeek}
        text={String(draft.sessionsPerWeek)}
        min={sessionsPerWeek.min}
        max={sessionsPerWeek.max}
        step={1}
        onChange={(count) => changeDraft({ sessionsPerWeek: count })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-[650]">Days that suit you</legend>
        <div className="flex flex-wrap gap-1.5">
          {weekdays.map((day) => (
            <Chip
              key={day}
              selected={draft.days.includes(day)}
              aria-label={longWeekdayText(someDay(day))}
              onClick={() => changeDraft({ days: toggle(day) })}
            >
              {weekdayText(someDay(day))}
            </Chip>
          ))}
        </div>
        <p className="mt-2 text-ink-2 text-sm">
          {draft.days.length === 0
            ? 'None chosen: days as far apart as they go.'
            : 'These come first. Sessions are kept as far apart as they go.'}
        </p>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Minutes a session"
          name="minutes_per_session"
          inputMode="numeric"
          autoComplete="off"
          value={draft.minutes}
          error={shown('minutes_per_session')}
          onChange={(event) => changeDraft({ minutes: event.target.value })}
          onBlur={(event) => onLeave('minutes_per_session', event)}
        />
        <TextField
          label="First day"
          name="start_date"
          type="date"
          value={startDate}
          error={shown('start_date')}
          onChange={(event) => changeDraft({ startDate: event.target.value })}
          onBlur={(event) => onLeave('start_date', event)}
        />
      </div>
    </>
  );
}

const levels = fitnessLevels.map((value) => ({
  value,
  label: capitalise(value),
}));

interface YouStepProps extends StepProps {
  level: FitnessLevel;
  /** Chooses the kit. */
  gear: ReactNode;
  /** What the profile knows, in words. */
  limits: readonly string[];
  /** What is at hand by what was written here. */
  toldKit: readonly Reading[];
  /** What hurts by what was written here, beside the profile. */
  told: readonly Reading[];
  onDismiss: (id: string) => void;
}

export function YouStep(props: YouStepProps) {
  const { draft, level, gear, limits, toldKit, told, onDismiss } = props;
  return (
    <>
      <PillRadios
        label="Level"
        options={levels}
        value={level}
        onChange={(value) => changeDraft({ level: value })}
      />
      <div>
        <h3 className="mb-2 font-[650]">Kit</h3>
        {gear}
        {toldKit.length > 0 && (
          <ul aria-label="Kit from your words" className="mt-2 flex flex-wrap items-center gap-2">
            <ToldChips told={toldKit} onDismiss={onDismiss} />
          </ul>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-[650]">What your program works around</h3>
        {limits.length + told.length > 0 ? (
          <ul aria-label="Worked around" className="flex flex-wrap items-center gap-2">
            {limits.map((limit) => (
              <li key={limit}>
                <Chip variant="sunken">{limit}</Chip>
              </li>
            ))}
            <ToldChips told={told} onDismiss={onDismiss} />
          </ul>
        ) : (
          <p className="text-ink-2">Neither your profile nor your words tell of an injury.</p>
        )}
        <p>
          <Link to="/profile" className="inline-flex min-h-11 items-center font-[650] underline">
            Change it in your profile
          </Link>
        </p>
      </div>
      <TextField
        label="Anything else that hurts?"
        hint="For this program only. Leave it empty if there is nothing."
        name="hurts"
        maxLength={300}
        value={draft.hurts}
        onChange={(event) => changeDraft({ hurts: event.target.value })}
      />
    </>
  );
}

function ToldChips({ told, onDismiss }: Pick<YouStepProps, 'told' | 'onDismiss'>) {
  return told.map(({ id, label }) => (
    <li key={id}>
      <Chip onRemove={() => onDismiss(id)} removeLabel={`Not meant: ${label}`}>
        {label}, from your words
      </Chip>
    </li>
  ));
}
