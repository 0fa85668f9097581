import { undoneIn } from '@cadence/domain/analytics/lasting/undone';
import { recordsIn } from '@cadence/domain/analytics/lifts/records';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerStep } from '@cadence/domain/timer/types';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { optionalPart } from '../../../ui/lazy-part.tsx';
import { HeartLine } from '../../../ui/strip/heart-line.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { dayText, gainText, maxText, volumeText } from './session-words.ts';

const ZoneTimes = optionalPart(() => import('../heart/zone-times.tsx').then((m) => m.ZoneTimes));

interface SummaryProps {
  session: WorkoutSession;
  steps: readonly TimerStep[];
  earlierSessions: readonly WorkoutSession[];
  /** It had no length of its own, so there is none to compare with. */
  countsUp: boolean;
  children: ReactNode;
}

const headings = {
  completed: 'That’s a wrap.',
  partial: 'Well begun.',
  abandoned: 'Enough for today.',
} as const;

/** What the workout came to, and below it what the user has to say of it. */
export function Summary(props: SummaryProps) {
  const { session, steps, earlierSessions, countsUp, children } = props;
  const { completion, duration } = session;
  const records = useMemo(() => recordsIn(session, earlierSessions), [session, earlierSessions]);
  const undone = useMemo(() => undoneIn(session.segments), [session]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col gap-5 px-5 pt-[max(1.75rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))]">
      <div>
        <p className="eyebrow">{dayText(session.date)}</p>
        <h1 ref={heading} tabIndex={-1} className="display mt-1.5 text-[2.125rem] outline-none">
          {headings[completion.status]}
        </h1>
        <p className="mt-1.5 text-base text-ink-2">{session.title}</p>
      </div>
      {!countsUp && <Strip steps={steps} size="lg" label={session.title} undone={undone} />}
      <dl className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Tile name="Time" value={formatClock(duration.actual)}>
          {countsUp ? 'counted up' : `of ${formatClock(duration.planned)}`}
        </Tile>
        <Tile name="Done" value={`${completion.completedExercises}/${completion.totalExercises}`}>
          {completion.percentage} %
        </Tile>
        <LoggedTile session={session} />
      </dl>
      {session.trace && (
        <>
          <HeartLine trace={session.trace} />
          <Suspense>
            <ZoneTimes trace={session.trace} />
          </Suspense>
        </>
      )}
      {records.map((record) => (
        <section key={record.lift} className="rounded-card border border-brand bg-surface p-5">
          <p className="eyebrow text-brand-text">
            {record.previousRecord === null ? 'First on record' : 'New record'}
          </p>
          <p className="display mt-1.5 text-xl">{record.lift}</p>
          <p className="num mt-1 text-base text-ink-2">
            Estimated 1RM <strong className="font-[700] text-ink">{maxText(record)}</strong>,{' '}
            {gainText(record)}
          </p>
        </section>
      ))}
      {children}
    </div>
  );
}

type LoggedTileProps = Pick<SummaryProps, 'session'>;

/** What was moved; of sets without a weight, how many there are; nothing where none was logged. */
function LoggedTile({ session }: LoggedTileProps) {
  const setCount = session.exercises.reduce((sum, { actual }) => sum + actual.sets.length, 0);
  const volume = volumeText(session);
  if (setCount === 0) return null;
  return volume ? (
    <Tile name="Volume" value={volume}>
      logged
    </Tile>
  ) : (
    <Tile name="Logged" value={String(setCount)}>
      {setCount === 1 ? 'set' : 'sets'}
    </Tile>
  );
}

interface TileProps {
  name: string;
  value: string;
  children: ReactNode;
}

function Tile({ name, value, children }: TileProps) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface px-3 py-3 sm:px-4">
      <dt className="eyebrow">{name}</dt>
      <dd className="num mt-1">
        <span className="display block whitespace-nowrap text-[clamp(1.0625rem,5.4vw,1.5rem)] [font-stretch:108%]">
          {value}
        </span>
        <span className="mt-1 block text-[0.8125rem] text-ink-2">{children}</span>
      </dd>
    </div>
  );
}
