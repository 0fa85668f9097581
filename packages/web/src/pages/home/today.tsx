import { isDoneForGood } from '@cadence/domain/analytics/completion';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import { Play } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import type { Preview, SessionLine } from '../../features/program/data/program-api.ts';
import { putOff } from '../../features/program/data/put-off.ts';
import { longDayText, shortTitle } from '../../features/program/program-words.ts';
import { localDay } from '../../platform/dates/local-day.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart, OnceOpen, optionalPart } from '../../ui/lazy-part.tsx';
import { minutesText } from '../../ui/minutes-text.ts';
import { Strip } from '../../ui/strip/strip.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useArrival } from '../page/use-arrival.ts';
import { useEndedText } from '../session/ended-words.ts';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { useStartSession } from '../session/use-start-session.ts';
import { type LiftLine, mainLines } from './lift-lines.ts';

const LiftFigure = optionalPart(() => import('./lift-figure.tsx').then((m) => m.LiftFigure));
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
  const { title, date, week, workout, workout_id: workoutId } = preview;
  const session = { workoutId, workout };
  const today = useToday();
  const heading = useArrival('Home');
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  const lines = useMemo(() => mainLines(workout, steps), [workout, steps]);
  const { underWayIn, start, starting } = useStartSession();
  const ended = useEndedText(workoutId);
  const [sheet, open] = useState<'whole' | 'shorter' | null>(null);
  const close = () => open(null);
  const isTrained = useHasTrained(today);
  const isToday = date <= today;
  const underWay = underWayIn(session);
  const isDue = isToday || underWay !== undefined;
  const minutes = minutesText(sumLikelySeconds(steps));

  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <div>
        <p className="eyebrow">{underWay === undefined ? whenText() : `Under way · ${underWay}`}</p>
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
          {isDue ? `Week ${week}` : `Next: ${shortTitle(title)}, ${longDayText(date)}`}
        </p>
      </div>
      <Strip steps={steps} size={isToday ? 'lg' : 'sm'} label={title} explore={false} />
      <LiftList lines={lines} />
      <Button variant="primary" size="lg" onClick={() => start(session)} className="w-full">
        <Play aria-hidden="true" className="size-5 fill-current" />
        {startText()}
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
        <WholeSheet open={sheet === 'whole'} {...{ title, workout, steps }} onClose={close} />
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

  function startText(): string {
    if (underWay !== undefined) return 'Resume';
    const word = ended === undefined ? (isToday ? 'Start' : 'Start it today') : 'Start again';
    return `${word} · ${minutes}`;
  }
}

interface LiftListProps {
  lines: readonly LiftLine[];
}

function LiftList({ lines }: LiftListProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Main lifts" className="divide-y divide-line">
      {lines.map((line) => (
        <LiftRow key={line.item.name} line={line} />
      ))}
    </ul>
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
