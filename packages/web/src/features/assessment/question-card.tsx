import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { Question, Value } from './assessment-calls.ts';
import { TestTimer } from './test-timer.tsx';

interface QuestionCardProps {
  question: Question;
  progress: number;
  busy: boolean;
  error: string | null;
  onAnswer: (value: Value) => void;
  onFinish: (() => void) | undefined;
}

const kinds = { screen: 'Safety first', question: 'About you', test: 'A test' } as const;

/** One question at a time; the focus goes to each as it comes. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, progress, busy, error, onAnswer, onFinish } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card className="p-6 sm:p-8">
      <div
        role="progressbar"
        aria-label="How far the assessment has come"
        aria-valuenow={Math.round(progress * 100)}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-brand transition-[width] motion-reduce:transition-none"
          style={{ width: `${progress * 100}%` }}
        />
      </div>
      <p className="eyebrow mt-6">{kinds[question.kind]}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="display mt-2 max-w-2xl text-[1.625rem] outline-none"
      >
        {question.prompt}
      </h2>
      {question.help && <p className="mt-2 max-w-prose text-ink-2">{question.help}</p>}
      {question.steps.length > 0 && (
        <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-1.5 pl-5 text-base">
          {question.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {question.timerSeconds !== undefined && <TestTimer seconds={question.timerSeconds} />}
      <div className="mt-6">
        <AnswerInput question={question} busy={busy} onAnswer={onAnswer} />
      </div>
      <Problem className="mt-4">{error}</Problem>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="ghost" onClick={() => onAnswer(null)} disabled={busy}>
          {question.kind === 'test' ? 'Not today' : 'Leave it out'}
        </Button>
        {onFinish && (
          <Button variant="ghost" onClick={onFinish} disabled={busy}>
            See the result now
          </Button>
        )}
      </div>
    </Card>
  );
}

interface AnswerInputProps {
  question: Question;
  busy: boolean;
  onAnswer: (value: Value) => void;
}

function AnswerInput({ question: { input }, busy, onAnswer }: AnswerInputProps) {
  switch (input.type) {
    case 'yes_no':
      return (
        <div className="flex gap-3">
          <Button size="lg" disabled={busy} onClick={() => onAnswer(true)}>
            Yes
          </Button>
          <Button size="lg" disabled={busy} onClick={() => onAnswer(false)}>
            No
          </Button>
        </div>
      );
    case 'choice':
      return (
        <div className="flex max-w-xl flex-col gap-2.5">
          {input.options.map(({ value, label }) => (
            <Button key={value} size="lg" disabled={busy} onClick={() => onAnswer(value)}>
              {label}
            </Button>
          ))}
        </div>
      );
    case 'choices':
      return <Choices options={input.options} busy={busy} onAnswer={onAnswer} />;
    case 'number':
      return <NumberAnswer input={input} busy={busy} onAnswer={onAnswer} />;
  }
}

interface ChoicesProps {
  options: readonly { value: string; label: string }[];
  busy: boolean;
  onAnswer: (value: Value) => void;
}

function Choices({ options, busy, onAnswer }: ChoicesProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <div className="flex max-w-xl flex-col gap-2.5">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line px-5 font-[650] has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
            className="size-5 accent-ink"
          />
          {label}
        </label>
      ))}
      <Button variant="primary" size="lg" busy={busy} onClick={() => onAnswer(chosen)}>
        {chosen.length === 0 ? 'None of these' : 'Next'}
      </Button>
    </div>
  );
}

interface NumberAnswerProps {
  input: Extract<Question['input'], { type: 'number' }>;
  busy: boolean;
  onAnswer: (value: Value) => void;
}

function NumberAnswer({ input: { unit, min, max }, busy, onAnswer }: NumberAnswerProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = Number(text.trim().replace(',', '.'));
    const isWithin = /^-?\d+([.,]\d+)?$/.test(text.trim()) && value >= min && value <= max;
    if (isWithin) onAnswer(value);
    else setError(`Use a number from ${min} to ${max} ${unit}`);
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-sm flex-col gap-3">
      <TextField
        label={`In ${unit}`}
        inputMode={min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        Next
      </Button>
    </form>
  );
}
