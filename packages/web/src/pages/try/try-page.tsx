import { equipmentIds } from '@cadence/domain/exercise/types';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { totalText } from '@cadence/domain/timer/total-text';
import type { Workout } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import { Play } from 'lucide-react';
import { type FormEvent, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { primeSound } from '../../features/timer/prime-sound.ts';
import { DictateButton } from '../../features/workout/generate/dictate-button.tsx';
import { Examples } from '../../features/workout/generate/examples.tsx';
import type { Asked } from '../../features/workout/generate/generation.ts';
import type { SafetyFailure } from '../../features/workout/generate/generation-failure.ts';
import { loadPlanner } from '../../features/workout/generate/load-planner.ts';
import { triedStore } from '../../features/workout/kept/tried-workout.ts';
import { countExercises, outlineOf } from '../../features/workout/result/outline.ts';
import { SectionList } from '../../features/workout/result/section-list.tsx';
import { newId } from '../../platform/new-id.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Strip } from '../../ui/strip/strip.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useArrival } from '../page/use-arrival.ts';

const TryRun = lazyPart(() => import('./try-run.tsx').then((m) => m.TryRun));

/** Nothing is known of a guest: no kit but what the words name, and the gentlest level. */
const askedFor = (text: string): Asked => ({
  user_preferences: text,
  provider: 'local',
  duration_minutes: 20,
  difficulty: 'moderate',
  fitness_level: 'beginner',
  equipment_override: equipmentIds.filter((id) => id === 'bodyweight'),
  dismissed: [],
  cleared: [],
  variation: 0,
});

type Made =
  | { kind: 'made'; workout: Workout }
  | { kind: 'unsafe'; alarm: SafetyFailure }
  | { kind: 'nothing' };

async function make(text: string): Promise<Made> {
  const planner = await loadPlanner();
  const nowMs = Date.now();
  const here = { id: newId(nowMs), userId: 'guest', nowMs, history: { sessions: [] } };
  const planned = planner.planHere(askedFor(text), here);
  if (planned.kind === 'unsafe') return { kind: 'unsafe', alarm: planned.alarm };
  if (planned.kind === 'nothing-fits') return { kind: 'nothing' };
  return { kind: 'made', workout: planned.reply.workout };
}

/** A workout without an account: made and played on this device, kept by registering. */
export function TryPage() {
  const heading = useArrival('Try it');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = useSyncExternalStore(triedStore.subscribe, triedStore.read)?.stop;
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    setBusy(true);
    const next = await make(text);
    setBusy(false);
    setMade(next);
    if (next.kind === 'made') {
      triedStore.write({ workout: next.workout, session: null, stop: null });
    }
    if (next.kind === 'unsafe' && next.alarm.kind === 'stop') {
      triedStore.write({ workout: null, session: null, stop: { ...next.alarm, kind: 'stop' } });
    }
  }

  if (isPlaying && made?.kind === 'made') {
    return (
      <Suspense>
        <TryRun
          workout={made.workout}
          onOver={(session) => triedStore.write({ workout: made.workout, session, stop: null })}
          onLeave={() => setIsPlaying(false)}
        />
      </Suspense>
    );
  }
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-5 pb-10">
      <header className="flex min-h-16 items-center justify-between">
        <Logo className="text-[1.1875rem]" />
        <Link to="/login" className="inline-flex min-h-11 items-center font-[650]">
          Sign in
        </Link>
      </header>
      <main id="main" className="mt-2 flex flex-col gap-5">
        <h1 ref={heading} tabIndex={-1} className="display text-[2.25rem] outline-none">
          Say what you want. Train now.
        </h1>
        {stop ? <Alarm alarm={stop} /> : form()}
        <div aria-live="polite">{made && !stop && <Outcome made={made} onPlay={play} />}</div>
      </main>
    </div>
  );

  function form() {
    return (
      <>
        <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
          <div className="rounded-card border border-field-line bg-surface">
            <label htmlFor="try-text" className="sr-only">
              What do you want to train?
            </label>
            <div className="flex items-start">
              <textarea
                ref={field}
                id="try-text"
                rows={2}
                maxLength={2000}
                value={text}
                placeholder="15 minutes, no kit, knees are sore"
                onChange={(event) => setText(event.target.value)}
                className="field-sizing-content block w-full min-w-0 resize-none bg-transparent p-4 text-[1.125rem] leading-snug outline-none"
              />
              <DictateButton
                onWords={(words) => setText([text, words].filter(Boolean).join(' '))}
                className="mt-1.5 mr-1.5"
              />
            </div>
          </div>
          <Button type="submit" variant={made ? 'secondary' : 'primary'} size="lg" busy={busy}>
            Make a workout
          </Button>
        </form>
        {made === null && <Examples onChoose={setText} />}
      </>
    );
  }

  function play() {
    primeSound();
    setIsPlaying(true);
  }
}

interface OutcomeProps {
  made: Made;
  onPlay: () => void;
}

function Outcome({ made, onPlay }: OutcomeProps) {
  if (made.kind === 'unsafe') return <Alarm alarm={made.alarm} />;
  if (made.kind === 'nothing') {
    return <p className="text-ink-2">Nothing safe fits these words. Say it another way.</p>;
  }
  return <Shown workout={made.workout} onPlay={onPlay} />;
}

interface AlarmProps {
  alarm: SafetyFailure;
}

/** Only an account can say that it is settled: it holds there as well. */
function Alarm({ alarm: { kind, message, suggestion } }: AlarmProps) {
  return (
    <Card role="alert" className="flex flex-col gap-3">
      <h2 className="display text-[1.5rem] leading-[1.15]">{message}</h2>
      <p>{suggestion}</p>
      {kind === 'stop' && (
        <p className="text-ink-2">No workout is made here until this is settled.</p>
      )}
    </Card>
  );
}

interface ShownProps {
  workout: Workout;
  onPlay: () => void;
}

function Shown({ workout, onPlay }: ShownProps) {
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  const title = workout.title ?? 'Your workout';
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="display text-[1.75rem]">
        <WholeWords text={title} />
      </h2>
      <p className="num -mt-2 text-base text-ink-2">
        <strong className="font-[700] text-ink">{totalText(steps)}</strong> total ·{' '}
        {countText(countExercises(workout), 'exercise')}
      </p>
      <Strip steps={steps} label={title} explore={false} />
      <div className="flex flex-col gap-2.5">
        <Button variant="primary" size="lg" onClick={onPlay} className="w-full">
          <Play aria-hidden="true" className="size-5 fill-current" />
          Start
        </Button>
        <ButtonLink to="/register" size="lg" className="w-full">
          Keep it: create an account
        </ButtonLink>
      </div>
      <SectionList sections={outlineOf(workout, steps)} />
    </Card>
  );
}
