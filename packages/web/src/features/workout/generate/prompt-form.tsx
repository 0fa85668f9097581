import type { TrainingHistory } from '@cadence/domain/planner/request';
import { difficulties, fitnessLevels } from '@cadence/domain/workout/limits';
import { capitalise } from '@cadence/domain/workout/words';
import { CircleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  type SubmitEvent,
  startTransition,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { LaterDialog } from '../../../ui/lazy/later-dialog.tsx';
import { lazySource } from '../../../ui/lazy/lazy-source.ts';
import { usePreload } from '../../../ui/lazy/use-preload.ts';
import { GearButton } from '../gear/gear-button.tsx';
import { checkForm, type FormProblems } from './check-form.ts';
import { type Choices, changeChoices, changeDraft, changeText } from './choices.ts';
import { CoachNote, CoachPicker } from './coach-picker.tsx';
import { Examples } from './examples.tsx';
import type { Asked } from './generation.ts';
import { generationTexts } from './generation-failure.ts';
import { isGenerating, useIsGenerating } from './generation-status.ts';
import { Picker } from './picker.tsx';
import { ReadingChips, ReadingQuestion, useReadings } from './readings.tsx';
import { TimePicker } from './time-picker.tsx';
import { type Told, toldChoices } from './told-choices.ts';
import { useAsked } from './use-asked.ts';

interface PromptFormProps {
  history: TrainingHistory;
  /** Gets the focus when what it says has to be changed. */
  textField: RefObject<HTMLTextAreaElement | null>;
  /** Gets the focus back when what it began has been cancelled. */
  submitButton: RefObject<HTMLButtonElement | null>;
  onGenerate: (asked: Asked) => void;
}

const named = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalise(value) }));

// Together with the line of the readings as high as without it.
const beforeReadings = 'min-h-[calc(2lh+1.5rem)] pb-2 lg:min-h-[calc(1lh+0.5rem)] lg:pb-1';
const withoutReadings = 'min-h-[calc(2lh+5rem)] pb-16 lg:min-h-[calc(1lh+3.5rem)] lg:pb-13';

const gearSheet = lazySource(() => import('../gear/gear-sheet.tsx').then((m) => m.GearSheet));
const onTap = [gearSheet];

/**
 * Says what to train, and how. The text and the choices stay on the device until they are changed.
 * What becomes of it concerns the button alone.
 */
export const PromptForm = memo(function PromptForm(props: PromptFormProps) {
  const { history, textField, submitButton, onGenerate } = props;
  const { asked, draft, choices, profiles, gear, states, provider } = useAsked();
  const [sentWords, setSentWords] = useState<string | null>(null);
  const readings = useReadings(asked, history, sentWords);
  const told = toldChoices(readings, draft);
  const [checked, setChecked] = useState<readonly (keyof FormProblems)[]>([]);
  const [refused, setRefused] = useState(false);
  const [gearOpen, setGearOpen] = useState(false);
  usePreload(onTap);
  const minutes = useRef<HTMLInputElement>(null);
  const ids = useId();
  const wish =
    told.minutes && readings.isOfTheseWords
      ? { ...asked, duration_minutes: told.minutes.value }
      : asked;
  const problems = checkForm(wish);
  const shown = (name: keyof FormProblems) => (checked.includes(name) ? problems[name] : undefined);
  const isRefused = refused && Object.keys(problems).length > 0;

  const difficulty = told.difficulty?.value ?? choices.difficulty;
  const level = told.level?.value ?? choices.level;

  /** The later word counts: what the text said about it is left out. */
  function decide(some: Partial<Choices>, instead: Told<unknown> | null) {
    changeChoices(some);
    const left = instead?.readings ?? [];
    if (left.length > 0) changeDraft({ dismissed: [...draft.dismissed, ...left] });
  }

  /** After the tap for which the field was left. */
  const check = (name: keyof FormProblems) =>
    startTransition(() =>
      setChecked((before) => (before.includes(name) ? before : [...before, name])),
    );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The keys pass by the button, which refuses a second press.
    if (isGenerating()) return;
    setChecked(['user_preferences', 'duration_minutes', 'provider']);
    const hasProblems = Object.keys(problems).length > 0;
    setRefused(hasProblems);
    if (!hasProblems) {
      setSentWords(wish.user_preferences);
      onGenerate(wish);
    } else if (problems.user_preferences) textField.current?.focus();
    else minutes.current?.focus();
  }

  /** As in a message: the plain Enter is for a new line. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  const textProblem = shown('user_preferences');
  const timeProblem = shown('duration_minutes');
  const understood = readings.chips.filter(({ id }) => !draft.dismissed.includes(id));
  return (
    <div className="flex flex-col gap-3.5">
      <form
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
      >
        <div className="flex flex-col gap-2">
          <label htmlFor={`${ids}-text`} className="sr-only">
            What do you want to train?
          </label>
          {/* What the words are taken to say comes late: its line is kept free below them. */}
          <div
            className={`rounded-card border bg-surface has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-focus has-[textarea:focus-visible]:outline-offset-2 ${textProblem ? 'border-danger' : 'border-field-line lg:border-transparent'}`}
          >
            <textarea
              ref={textField}
              id={`${ids}-text`}
              name="user_preferences"
              rows={3}
              maxLength={10_000}
              value={draft.text}
              placeholder="Say it in your own words: what, how long, with what, and what hurts"
              onChange={(event) => changeText(event.target.value)}
              onBlur={() => draft.text !== '' && check('user_preferences')}
              onKeyDown={onKeyDown}
              className={`field-sizing-content block w-full resize-none bg-transparent px-4 pt-4 text-[1.125rem] leading-snug outline-none lg:px-1 lg:pt-1 lg:text-[1.25rem] ${understood.length > 0 ? beforeReadings : withoutReadings}`}
              {...(textProblem && {
                'aria-invalid': true,
                'aria-describedby': `${ids}-text-error`,
              })}
            />
            <ReadingChips
              chips={understood}
              onDismiss={(id) => changeDraft({ dismissed: [...draft.dismissed, id] })}
              className="h-12 items-center overflow-x-auto px-4 [scrollbar-width:thin] max-lg:mb-2 lg:px-1 [&_button]:-outline-offset-3"
            />
          </div>
          <Problem id={`${ids}-text-error`} words={textProblem} />
        </div>
        <div className="flex flex-col gap-3 lg:border-line lg:border-t lg:pt-4 xl:flex-row xl:items-center xl:justify-between">
          <div className="flex flex-col gap-2">
            <div className="flex flex-wrap gap-2 xl:gap-1.5">
              <CoachPicker
                provider={provider}
                tier={choices.tier}
                states={states}
                onChange={(chosen, tier) => changeChoices({ provider: chosen, tier })}
              />
              <TimePicker
                field={minutes}
                value={choices.minutes}
                told={told.minutes?.value ?? null}
                invalid={timeProblem !== undefined}
                errorId={`${ids}-time-error`}
                onChange={(value) => decide({ minutes: value }, told.minutes)}
                onLeave={() => check('duration_minutes')}
              />
              <Picker
                label="Difficulty"
                shown={capitalise(difficulty)}
                value={difficulty}
                told={told.difficulty !== null}
                options={named(difficulties)}
                onChange={(value) =>
                  decide({ difficulty: pick(difficulties, value) }, told.difficulty)
                }
              />
              <Picker
                label="Level"
                shown={capitalise(level)}
                value={level}
                told={told.level !== null}
                options={named(fitnessLevels)}
                onChange={(value) => decide({ level: pick(fitnessLevels, value) }, told.level)}
              />
              <GearButton chosen={gear} told={told.gear} onOpen={() => setGearOpen(true)} />
            </div>
            <Problem id={`${ids}-time-error`} words={timeProblem} />
          </div>
          <GenerateButton ref={submitButton} />
        </div>
        <Problem id={`${ids}-provider-error`} words={shown('provider')} />
        {isRefused && (
          <p role="alert" className="font-[650] text-danger">
            {generationTexts.formErrors}
          </p>
        )}
        <CoachNote provider={provider} states={states} />
      </form>
      {draft.text === '' && <Examples onChoose={choose} />}
      <ReadingQuestion question={readings.question} />
      <LaterDialog
        source={gearSheet}
        props={{
          open: gearOpen,
          profiles,
          chosen: gear,
          onChoose: (id: string) => changeChoices({ gear: id }),
          onClose: () => setGearOpen(false),
        }}
      />
    </div>
  );

  function choose(example: string) {
    changeDraft({ text: example, dismissed: [], cleared: [], isRefused: false });
    textField.current?.focus();
  }
});

interface GenerateButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
}

function GenerateButton({ ref }: GenerateButtonProps) {
  const busy = useIsGenerating();
  return (
    <Button
      ref={ref}
      type="submit"
      variant="primary"
      size="lg"
      busy={busy}
      className="shrink-0 xl:px-5 xl:text-base"
    >
      Generate workout
    </Button>
  );
}

function pick<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`No choice is called ${value}`);
  return found;
}

interface ProblemProps {
  id: string;
  words: string | undefined;
}

function Problem({ id, words }: ProblemProps) {
  if (words === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 font-[550] text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {words}
    </p>
  );
}
