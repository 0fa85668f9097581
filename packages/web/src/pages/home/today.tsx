import { isDoneForGood } from '@cadence/domain/analytics/completion';
import { shortTitle } from '@cadence/domain/workout/words';
import { Play } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import type { Preview, SessionLine } from '../../features/program/data/program-api.ts';
import { putOff } from '../../features/program/data/put-off.ts';
import { longDayText } from '../../features/program/program-words.ts';
import { useStoredRun } from '../../features/timer/engine/run-store.ts';
import { useCurrentWorkout } from '../../features/workout/current-workout.ts';
import { localDay } from '../../platform/dates/local-day.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { rpeWords } from '../../platform/exercises/effort-words.ts';
import { painted } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart, OnceOpen, optionalPart } from '../../ui/lazy-part.tsx';
import { minutesText } from '../../ui/minutes-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Strip } from '../../ui/strip/strip.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useArrival } from '../page/use-arrival.ts';
import { useEndedText } from '../session/ended-words.ts';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { useStartSession } from '../session/use-start-session.ts';
import { type LiftLine, lineOf, mainLifts } from './lift-lines.ts';
import { usePlannedTimer } from './use-planned-timer.ts';

const LiftFigure = optionalPart(() =>
  painted()
    .then(() => import('./lift-figure.tsx'))
    .then((m) => m.LiftFigure),
);
const WholeSheet = lazyPart(() => import('./whole-sheet.tsx').then((m) => m.WholeSheet));
const ShorterSheet = lazyPart(() => import('./shorter-sheet.tsx').then((m) => m.ShorterSheet));

const aside = 'px-2! text-ink-2!';

/** Whether something has been trained to its end on this day. */
function useHasTrained(today: string): boolean {
  return useSessions().some(
    (session) => isDoneForGood(session) && localDay(new Date(session.date)) === today,
  );
}

interface TodayProps {
  preview: Preview;
  /** What comes after it, where the server has told. */
  after: SessionLine | null;
  afterProblem: string | null;
}

/** The planned session, with what to do now: the page opens on it. */
export function Today({ preview, after, afterProblem }: TodayProps) {
  const { title, date, week, total_weeks: weeks, workout, workout_id: workoutId } = preview;
  const session = { workoutId, workout };
  const today = useToday();
  const heading = useArrival('Home');
  const timer = usePlannedTimer();
  const played = useMemo(() => timer?.readPlayed(workout) ?? null, [timer, workout]);
  const doses = played?.doses;
  const lines = useMemo(
    () => mainLifts(workout).map((item) => lineOf(item, doses?.get(item.name) ?? '')),
    [workout, doses],
  );
  const { underWayIn, start, starting } = useStartSession(useBegun(timer));
  const ended = useEndedText(workoutId);
  const [sheet, open] = useState<'whole' | 'shorter' | null>(null);
  const close = () => open(null);
  const isTrained = useHasTrained(today);
  const isToday = date <= today;
  const underWay = underWayIn(session);
  const isDue = isToday || underWay !== undefined;

  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <div>
        <p className="eyebrow">{underWay === undefined ? whenText() : underWayText(underWay)}</p>
        <h1
          ref={heading}
          id="today"
          tabIndex={-1}
          className="display mt-1.5 w-fit text-[2.25rem] outline-none sm:text-[2.625rem]"
        >
          <WholeWords
            text={isDue ? shortTitle(title) : isTrained ? 'Done for today' : 'Rest day'}
          />
        </h1>
        <p className="mt-1.5 text-base text-ink-2">
          {isDue ? weekText() : `Next: ${shortTitle(title)}, ${longDayText(date)}`}
        </p>
      </div>
      {played ? (
        <Strip steps={played.steps} size={isToday ? 'lg' : 'sm'} label={title} explore={false} />
      ) : (
        <Skeleton className={isToday ? 'h-[34px]' : 'h-2'} />
      )}
      <LiftList lines={lines} />
      <Button variant="primary" size="lg" onClick={() => start(session)} className="w-full">
        <Play aria-hidden="true" className="size-5 fill-current" />
        {underWay === undefined ? (
          <span>
            {startWord()}
            <Minutes seconds={played?.seconds} likely={workout.estimatedDuration} />
          </span>
        ) : (
          'Resume'
        )}
      </Button>
      <div className="-mx-2 -mt-1 flex flex-wrap justify-between gap-x-2 lg:justify-start lg:gap-x-6">
        <Button
          variant="ghost"
          className={aside}
          aria-haspopup="dialog"
          onClick={() => open('whole')}
        >
          See all of it
        </Button>
        {underWay === undefined && (
          <Button
            variant="ghost"
            className={aside}
            aria-haspopup="dialog"
            onClick={() => open('shorter')}
          >
            Make it shorter
          </Button>
        )}
        {isToday && underWay === undefined && (
          <Button variant="ghost" className={aside} onClick={() => void putOff(workoutId, today)}>
            Not today
          </Button>
        )}
      </div>
      {/* Asked for once the session itself is known: its line is kept free. */}
      <p className="-mt-2 min-h-[1lh] text-ink-2 text-sm">
        {after ? `Then ${shortTitle(after.title)}, ${longDayText(after.date)}` : afterProblem}
      </p>
      <OnceOpen open={sheet === 'whole'}>
        <WholeSheet open={sheet === 'whole'} {...{ title, workout }} onClose={close} />
      </OnceOpen>
      <OnceOpen open={sheet === 'shorter'}>
        <ShorterSheet
          open={sheet === 'shorter'}
          workout={workout}
          onStart={(made) => start({ workoutId, workout: made })}
          onClose={close}
        />
      </OnceOpen>
      <ReplaceDialog loading={starting} />
    </section>
  );

  function whenText(): string {
    if (ended !== undefined) return ended;
    return `Today · ${longDayText(today)}`;
  }

  function weekText(): string {
    return weeks === undefined ? `Week ${week}` : `Week ${week} of ${weeks}`;
  }

  function startWord(): string {
    if (ended !== undefined) return 'Start again';
    return isToday ? 'Start' : 'Start it today';
  }
}

const underWayText = (where: string) => (where === '' ? 'Under way' : `Under way · ${where}`);

/** What has been begun counts as under way until the timer can tell whether, and where it is. */
function useBegun(timer: ReturnType<typeof usePlannedTimer>) {
  const current = useCurrentWorkout();
  const run = useStoredRun();
  return useMemo(() => {
    if (timer) return timer.readPlace(current, run);
    return current?.status === 'started' ? { current, where: '' } : null;
  }, [timer, current, run]);
}

interface MinutesProps {
  /** Undefined until the timer has told. */
  seconds: number | undefined;
  /** In minutes: until then their place is kept. */
  likely: number | undefined;
}

function Minutes({ seconds, likely }: MinutesProps) {
  if (seconds !== undefined) return ` · ${minutesText(seconds)}`;
  if (likely === undefined) return null;
  return <span className="invisible"> · {minutesText(likely * 60)}</span>;
}

interface LiftListProps {
  lines: readonly LiftLine[];
}

function LiftList({ lines }: LiftListProps) {
  if (lines.length === 0) return null;
  const isRated = lines.some(({ load }) => load.startsWith('RPE'));
  return (
    <div>
      <ul aria-label="Main lifts" className="divide-y divide-line">
        {lines.map((line) => (
          <LiftRow key={line.item.name} line={line} />
        ))}
      </ul>
      {isRated && <p className="text-right text-ink-2 text-sm">RPE: {rpeWords}</p>}
    </div>
  );
}

interface LiftRowProps {
  line: LiftLine;
}

/** The figure's place is kept free: it comes later than the words. */
function LiftRow({ line: { item, dose, load } }: LiftRowProps) {
  return (
    <li className="flex min-h-15 items-center gap-3 py-1">
      <span aria-hidden="true" className="grid size-14 shrink-0 place-items-center">
        {item.exerciseId && (
          <Suspense>
            <LiftFigure exerciseId={item.exerciseId} />
          </Suspense>
        )}
      </span>
      <span className="min-w-0 flex-1 font-[700] text-[1.0625rem] leading-tight">{item.name}</span>
      <span className="num shrink-0 text-ink-2 text-base">{dose}</span>
      {load && (
        <span className="num min-w-18 shrink-0 text-right font-[750] text-base">{load}</span>
      )}
    </li>
  );
}
