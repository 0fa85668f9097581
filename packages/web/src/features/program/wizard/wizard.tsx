import type { Chip } from '@cadence/domain/planner/request';
import type { FitnessLevel } from '@cadence/domain/workout/limits';
import { countText } from '@cadence/domain/workout/words';
import {
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SpinnerMark } from '../../../ui/spinner.tsx';
import type { ProgramBody } from '../data/program-api.ts';
import { checkWizard, stepFields, type WizardField, wrongStep } from './check-wizard.ts';
import { PlanPreview } from './plan-preview.tsx';
import { changeDraft, useWizardDraft } from './wizard-draft.ts';
import { GoalStep, TimeStep, YouStep } from './wizard-steps.tsx';

interface WizardProps {
  body: ProgramBody;
  level: FitnessLevel;
  gear: ReactNode;
  /** What the profile knows, in words. */
  limits: readonly string[];
  /** What is at hand by what was written here. */
  toldKit: readonly Chip[];
  /** What hurts by what was written here, beside the profile. */
  told: readonly Chip[];
  /** Says back how the goal was understood. */
  readings: ReactNode;
  onDismiss: (id: string) => void;
  isBuilding: boolean;
  /** What went wrong with the last try; nothing typed is lost by it. */
  problem: string | null;
  onCreate: () => void;
  onCancel: () => void;
}

const titles = ['Your goal', 'Your time', 'You and your kit'] as const;
const lastStep = titles.length - 1;

export function Wizard(props: WizardProps) {
  const { body, level, gear, limits, toldKit, told, readings, onDismiss } = props;
  const { isBuilding, problem, onCreate, onCancel } = props;
  const draft = useWizardDraft();
  const step = Math.min(lastStep, Math.max(0, draft.step));
  const [checked, setChecked] = useState<readonly WizardField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const problemText = useRef<HTMLParagraphElement>(null);
  const [arrivedAt, setArrivedAt] = useState(step);
  const problems = checkWizard(body);
  const shown = (field: WizardField) => (checked.includes(field) ? problems[field] : undefined);

  // A new step is read from its heading on.
  useEffect(() => {
    if (arrivedAt === step) return;
    setArrivedAt(step);
    if (!focusFirstWrong(form.current)) heading.current?.focus();
  }, [step, arrivedAt]);

  // What was being built is over, and the button that began it has gone.
  const wasBuilding = useRef(false);
  useEffect(() => {
    if (wasBuilding.current && !isBuilding) (problemText.current ?? heading.current)?.focus();
    wasBuilding.current = isBuilding;
  }, [isBuilding]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBuilding) return;
    const fields = step === lastStep ? stepFields.flat() : (stepFields[step] ?? []);
    setChecked([...checked, ...fields]);
    const wrong = wrongStep(problems);
    if (wrong === step || (step === lastStep && wrong >= 0)) {
      changeDraft({ step: wrong });
      requestAnimationFrame(() => focusFirstWrong(form.current));
    } else if (step < lastStep) changeDraft({ step: step + 1 });
    else onCreate();
  }

  const stepProps = {
    draft,
    shown,
    onLeave: (field: WizardField, { relatedTarget }: FocusEvent) => {
      // A message that comes between the press and its end would push the button away under it.
      if (!(relatedTarget instanceof HTMLButtonElement)) setChecked([...checked, field]);
    },
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <Card className="sm:p-7">
        {isBuilding ? (
          <Building body={body} onCancel={onCancel} />
        ) : (
          <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
            <div>
              <p className="eyebrow">
                Step {step + 1} of {titles.length}
              </p>
              <h2 ref={heading} tabIndex={-1} className="display mt-1 text-[1.625rem] outline-none">
                {titles[step]}
              </h2>
            </div>
            {step === 0 && <GoalStep {...stepProps} readings={readings} />}
            {step === 1 && <TimeStep {...stepProps} startDate={body.start_date} />}
            {step === 2 && (
              <YouStep {...stepProps} {...{ level, gear, limits, toldKit, told, onDismiss }} />
            )}
            {step === lastStep && (
              <p className="text-ink-2">
                It becomes your current program. Others stay in your list.
              </p>
            )}
            {problem && (
              <p
                ref={problemText}
                tabIndex={-1}
                role="alert"
                className="font-[550] text-danger outline-none"
              >
                {problem}
              </p>
            )}
            <div className="flex flex-wrap gap-2.5">
              {step > 0 && <Button onClick={() => changeDraft({ step: step - 1 })}>Back</Button>}
              <Button type="submit" variant="primary" className="grow sm:grow-0">
                {step === lastStep ? 'Create program' : 'Next'}
              </Button>
            </div>
          </form>
        )}
      </Card>
      <PlanPreview body={body} />
    </div>
  );
}

function focusFirstWrong(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}

interface BuildingProps {
  body: ProgramBody;
  onCancel: () => void;
}

function Building({ body, onCancel }: BuildingProps) {
  const { weeks, sessions_per_week: perWeek } = body;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      <div role="status" className="flex items-center gap-3 text-base">
        <SpinnerMark className="size-5" />
        Building {countText(weeks, 'week')} and checking {countText(weeks * perWeek, 'session')}
      </div>
      <p className="text-ink-2">What you wrote is kept.</p>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
