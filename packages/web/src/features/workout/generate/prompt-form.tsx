import type { TrainingHistory } from '@cadence/domain/planner/request';
import { ArrowUp, CircleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  type SubmitEvent,
  startTransition,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, OnceOpen } from '../../../ui/lazy-part.tsx';
import { checkForm, type FormProblems } from './check-form.ts';
import { ChoiceRow } from './choice-row.tsx';
import { changeChoices, changeDraft, changeText, dismissReadings } from './choices.ts';
import { CoachNote } from './coach-picker.tsx';
import { DictateButton } from './dictate-button.tsx';
import { Examples } from './examples.tsx';
import type { Asked } from './generation.ts';
import { generationTexts } from './generation-failure.ts';
import { isGenerating, useGeneration, useIsGenerating } from './generation-status.ts';
import {
  ReadingChips,
  ReadingQuestion,
  type ReadingQuestionProps,
  useReadings,
} from './readings.tsx';
import { toldChoices } from './told-choices.ts';
import { useAsked } from './use-asked.ts';

interface PromptFormProps {
  /** Something else leads the page: the box says less, and its button is not the first one. */
  isAside?: boolean;
  history: TrainingHistory;
  /** Gets the focus when what it says has to be changed. */
  textField: RefObject<HTMLTextAreaElement | null>;
  /** Gets the focus back when what it began has been cancelled. */
  submitButton: RefObject<HTMLButtonElement | null>;
  onGenerate: (asked: Asked) => void;
}

// Together with the line of the readings as high as without it.
const beforeReadings = 'min-h-[calc(1lh+0.75rem)] pb-2';
const withoutReadings = 'min-h-[calc(1lh+3.75rem)] pb-14';

const placeholders = {
  first: 'Say it in your own words: what, how long, with what, and what hurts',
  aside: 'Something else? Say it.',
};

const GearSheet = lazyPart(() => import('../gear/gear-sheet.tsx').then((m) => m.GearSheet));

const dismiss = (id: string) => dismissReadings([id]);

/** Once only: the workout that was made of these words asks it where its answer makes another. */
function OpenQuestion(props: ReadingQuestionProps) {
  const { status, result } = useGeneration();
  const below = status === 'success' && result?.asked ? result.reply.question : null;
  const isAskedBelow = below === props.question;
  return isAskedBelow ? null : <ReadingQuestion {...props} />;
}

/**
 * Says what to train, and how. The text and the choices stay on the device until they are changed.
 * What becomes of it concerns the button alone.
 */
export const PromptForm = memo(function PromptForm(props: PromptFormProps) {
  const { history, textField, submitButton, onGenerate, isAside = false } = props;
  const { asked, draft, choices, profiles, gear, states, provider } = useAsked(history);
  const [sentWords, setSentWords] = useState<string | null>(null);
  const readings = useReadings(asked, history, sentWords);
  const { request, chips } = readings;
  const { dismissed } = draft;
  const told = useMemo(
    () => toldChoices({ request, chips }, dismissed),
    [request, chips, dismissed],
  );
  const [checked, setChecked] = useState<readonly (keyof FormProblems)[]>([]);
  const [refused, setRefused] = useState(false);
  const [gearOpen, setGearOpen] = useState(false);
  const minutes = useRef<HTMLInputElement>(null);
  const ids = useId();
  const wish =
    told.minutes && readings.isOfTheseWords
      ? { ...asked, duration_minutes: told.minutes.value }
      : asked;
  const problems = checkForm(wish);
  const shown = (name: keyof FormProblems) => (checked.includes(name) ? problems[name] : undefined);
  const isRefused = refused && Object.keys(problems).length > 0;

  /** After the tap for which the field was left. */
  const check = useCallback((name: keyof FormProblems) => {
    startTransition(() =>
      setChecked((before) => (before.includes(name) ? before : [...before, name])),
    );
  }, []);
  const checkMinutes = useCallback(() => check('duration_minutes'), [check]);
  const openGear = useCallback(() => setGearOpen(true), []);

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
  const understood = useMemo(
    () => chips.filter(({ id }) => !dismissed.includes(id)),
    [chips, dismissed],
  );
  return (
    <div className="flex flex-col gap-3.5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <div
          className={`rounded-card border bg-surface has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-focus has-[textarea:focus-visible]:outline-offset-2 ${textProblem ? 'border-danger' : 'border-field-line'}`}
        >
          <label htmlFor={`${ids}-text`} className="sr-only">
            What do you want to train?
          </label>
          <div className="flex items-start">
            <textarea
              ref={textField}
              id={`${ids}-text`}
              name="user_preferences"
              rows={isAside ? 1 : 2}
              maxLength={10_000}
              value={draft.text}
              placeholder={placeholders[isAside ? 'aside' : 'first']}
              onChange={(event) => changeText(event.target.value)}
              onBlur={() => draft.text !== '' && check('user_preferences')}
              onKeyDown={onKeyDown}
              className={`field-sizing-content block w-full min-w-0 resize-none bg-transparent px-4 pt-4 text-[1.125rem] leading-snug outline-none lg:px-5 lg:text-[1.25rem] ${understood.length > 0 ? beforeReadings : isAside ? 'pb-2' : withoutReadings}`}
              {...(textProblem && {
                'aria-invalid': true,
                'aria-describedby': `${ids}-text-error`,
              })}
            />
            <DictateButton onWords={addWords} className="mt-1.5 mr-1.5" />
          </div>
          {/* What the words are taken to say comes late: its line is kept free below them. */}
          <ReadingChips
            chips={understood}
            onDismiss={dismiss}
            className="h-12 items-center overflow-x-auto px-4 [scrollbar-width:thin] lg:px-5 [&_button]:-outline-offset-3"
          />
          <div
            className={`flex gap-2 p-2 ${isAside ? 'items-end justify-between' : 'flex-col lg:flex-row lg:items-end lg:justify-between'}`}
          >
            <ChoiceRow
              choices={choices}
              told={told}
              gear={gear}
              minutesField={minutes}
              minutesErrorId={timeProblem && `${ids}-time-error`}
              onLeaveMinutes={checkMinutes}
              onGear={openGear}
            />
            <GenerateButton ref={submitButton} isAside={isAside} />
          </div>
        </div>
        <Problem id={`${ids}-text-error`} words={textProblem} />
        <Problem id={`${ids}-time-error`} words={timeProblem} />
        <Problem id={`${ids}-provider-error`} words={shown('provider')} />
        {isRefused && (
          <p role="alert" className="font-[650] text-danger">
            {generationTexts.formErrors}
          </p>
        )}
        <CoachNote provider={provider} states={states} />
      </form>
      {draft.text === '' && !isAside && <Examples onChoose={choose} />}
      <OpenQuestion {...readings} onDismiss={dismiss} />
      <OnceOpen open={gearOpen}>
        <GearSheet
          open={gearOpen}
          profiles={profiles}
          chosen={gear}
          onChoose={(id) => {
            changeChoices({ gear: id });
            dismissReadings(told.gear?.readings ?? []);
          }}
          onClose={() => setGearOpen(false)}
        />
      </OnceOpen>
    </div>
  );

  /** After what is typed already. */
  function addWords(words: string) {
    changeText([draft.text.trimEnd(), words].filter(Boolean).join(' '));
  }

  function choose(example: string) {
    changeDraft({ text: example, dismissed: [], cleared: [], isRefused: false });
    textField.current?.focus();
  }
});

interface GenerateButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isAside: boolean;
}

function GenerateButton({ ref, isAside }: GenerateButtonProps) {
  const busy = useIsGenerating();
  if (isAside) {
    return (
      <Button
        ref={ref}
        type="submit"
        busy={busy}
        aria-label="Generate workout"
        className="size-12 shrink-0 border-ink! bg-ink! p-0! text-paper!"
      >
        {!busy && <ArrowUp aria-hidden="true" className="size-5" />}
      </Button>
    );
  }
  return (
    <Button ref={ref} type="submit" variant="primary" size="lg" busy={busy} className="shrink-0">
      Generate workout
    </Button>
  );
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
