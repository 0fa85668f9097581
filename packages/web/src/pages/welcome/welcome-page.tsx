import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasNext } from '../../features/program/data/has-next.ts';
import { failedTo, longWeekdayText } from '../../features/program/program-words.ts';
import { useCreateProgram } from '../../features/program/wizard/use-create-program.ts';
import { useFullBleed } from '../../features/timer/screen/full-bleed.ts';
import { changeChoices } from '../../features/workout/generate/choices.ts';
import {
  describeFailure,
  isSafety,
  type SafetyFailure,
} from '../../features/workout/generate/generation-failure.ts';
import { SafetyCard } from '../../features/workout/safety/safety-card.tsx';
import { lockTraining, unlockTraining } from '../../features/workout/safety/safety-lock.ts';
import type { ApiFailure } from '../../platform/api/api-failure.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useArrival } from '../page/use-arrival.ts';
import {
  type Answers,
  type GoalId,
  goalChoices,
  kitChoices,
  minutesEach,
  noAnswers,
  otherKit,
  type SpareId,
  spareChoices,
  toggleDay,
  toggleKit,
  toggleSpare,
  usualKit,
  weekDays,
  weekdaySample,
} from './answers.ts';
import { FirstStrip } from './first-strip.tsx';
import { keepAnswers, noteWelcomed, programOf } from './keep-answers.ts';

function safetyOf(failure: ApiFailure | null): SafetyFailure | null {
  const described = failure && describeFailure(failure);
  return isSafety(described) ? described : null;
}

/** Four questions, all by tapping, none of them needed. */
export function WelcomePage() {
  useFullBleed(true);
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const [isSaying, setIsSaying] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const [cleared, setCleared] = useState<string[]>([]);
  const navigate = useNavigate();
  const today = useToday();
  const heading = useArrival('Welcome');
  const safetyHeading = useRef<HTMLHeadingElement>(null);
  const goHome = () => void navigate('/home', { replace: true });
  const making = useCreateProgram(() => {
    hasNext.write(true);
    goHome();
  });
  const { failure } = making;
  const safety = safetyOf(failure);
  useEffect(() => {
    const told = safetyOf(failure);
    if (told?.kind === 'stop') lockTraining({ ...told, kind: 'stop' });
    if (told) safetyHeading.current?.focus();
  }, [failure]);
  const change = (some: Partial<Answers>) => setAnswers({ ...answers, ...some });

  function make(settled: readonly string[] = cleared) {
    keepAnswers(answers);
    changeChoices({ minutes: String(minutesEach) });
    const body = programOf(answers, today);
    making.begin(settled.length > 0 ? { ...body, cleared: [...settled] } : body);
  }

  function skip() {
    noteWelcomed();
    hasNext.write(false);
    goHome();
  }

  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-5 pb-8 lg:max-w-2xl">
      <header className="flex min-h-16 items-center justify-between">
        <Logo className="text-[1.1875rem]" />
        <Button variant="ghost" className="-mr-3 font-[700]!" onClick={skip}>
          Skip
        </Button>
      </header>
      <div className="flex grow flex-col gap-6">
        <h1 ref={heading} tabIndex={-1} className="display mt-2 text-[2.25rem] outline-none">
          Four taps, then you train.
        </h1>
        {safety ? (
          <SafetyCard
            failure={safety}
            heading={safetyHeading}
            onCleared={() => settle(safety)}
            onNotMeant={() => drop(safety)}
          />
        ) : (
          questions()
        )}
      </div>
    </div>
  );

  function drop({ id }: SafetyFailure) {
    unlockTraining(id);
    making.forgetFailure();
  }

  function settle(told: SafetyFailure) {
    drop(told);
    if (told.kind !== 'hold') return;
    const settled = [...new Set([...cleared, told.id])];
    setCleared(settled);
    make(settled);
  }

  function questions() {
    return (
      <>
        <Question title="What for?">
          {(Object.keys(goalChoices) as GoalId[]).map((id) => (
            <Pill
              key={id}
              isChosen={answers.goal === id}
              onPress={() => change({ goal: answers.goal === id ? null : id })}
            >
              {goalChoices[id].label}
            </Pill>
          ))}
        </Question>
        <Question title="Which days?" aside={`about ${minutesEach} min each`}>
          <div className="grid w-full grid-cols-7 gap-1.5">
            {weekDays.map((day) => (
              <DayButton
                key={day}
                day={day}
                isChosen={answers.days.includes(day)}
                onPress={() => change({ days: toggleDay(answers.days, day) })}
              />
            ))}
          </div>
        </Question>
        <Question title="What do you have?">
          {(isOther ? [...usualKit, ...otherKit] : usualKit).map((id) => (
            <Pill
              key={id}
              isChosen={answers.kit.includes(id)}
              onPress={() => change({ kit: toggleKit(answers.kit, id) })}
            >
              {kitChoices[id].label}
            </Pill>
          ))}
          {!isOther && (
            <Pill isChosen={false} onPress={() => setIsOther(true)}>
              Other…
            </Pill>
          )}
        </Question>
        <Question title="Anything to spare?" aside="we plan around it">
          <Pill
            isChosen={answers.spare.length === 0 && !isSaying}
            onPress={() => {
              change({ spare: [], said: '' });
              setIsSaying(false);
            }}
          >
            No
          </Pill>
          {(Object.keys(spareChoices) as SpareId[]).map((id) => (
            <Pill
              key={id}
              isChosen={answers.spare.includes(id)}
              onPress={() => change({ spare: toggleSpare(answers.spare, id) })}
            >
              {spareChoices[id]}
            </Pill>
          ))}
          <Pill isChosen={isSaying} onPress={() => setIsSaying(!isSaying)}>
            Say it…
          </Pill>
          {isSaying && (
            <div className="w-full">
              <TextField
                label="What hurts, or is to be spared?"
                value={answers.said}
                maxLength={300}
                onChange={(event) => change({ said: event.target.value })}
              />
            </div>
          )}
        </Question>
        <div className="mt-auto flex flex-col gap-4 pt-2">
          <FirstStrip answers={answers} today={today} />
          {failure && (
            <p role="alert" className="font-[600] text-danger">
              {failedTo.create}. {failureText(failure)}
            </p>
          )}
          <Button
            variant="primary"
            size="lg"
            busy={making.isBuilding}
            className="w-full"
            onClick={() => make()}
          >
            Make my first week
          </Button>
        </div>
      </>
    );
  }
}

interface QuestionProps {
  title: string;
  aside?: string;
  children: ReactNode;
}

function Question({ title, aside, children }: QuestionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-[700] text-[1.125rem]">
          {title}
        </h2>
        {aside && <p className="text-ink-2">{aside}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

const look = 'border font-[650] text-base';
const chosenLook = 'border-ink bg-ink text-paper';
const openLook = 'border-line bg-surface text-ink hover:border-ink-3';

interface PillProps {
  isChosen: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Pill({ isChosen, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={`min-h-11 rounded-full px-4 ${look} ${isChosen ? chosenLook : openLook}`}
    >
      {children}
    </button>
  );
}

interface DayButtonProps extends Omit<PillProps, 'children'> {
  /** Sunday is 0. */
  day: number;
}

function DayButton({ day, isChosen, onPress }: DayButtonProps) {
  const name = longWeekdayText(weekdaySample(day));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      onClick={onPress}
      className={`min-h-12 rounded-control ${look} ${isChosen ? chosenLook : openLook}`}
    >
      <span aria-hidden="true">{name.slice(0, 2)}</span>
    </button>
  );
}
