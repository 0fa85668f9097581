import { scoreText } from '@cadence/domain/analytics/scores/score-text';
import type {
  SharedContent,
  SharedProgram,
  SharedSession,
  SharedTimer,
} from '@cadence/domain/share/types';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import type { Workout } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import { useMemo } from 'react';
import { outlineOf } from '../../features/workout/result/outline.ts';
import { SectionList } from '../../features/workout/result/section-list.tsx';
import { Strip } from '../../ui/strip/strip.tsx';
import { factsOf, stepsOf } from './shared-facts.ts';

interface SharedViewProps {
  content: SharedContent;
}

/** All that a link shows, before it is made and when it is opened. */
export function SharedView({ content }: SharedViewProps) {
  const steps = useMemo(() => stepsOf(content), [content]);
  return (
    <div className="flex flex-col gap-4 text-ink">
      <p className="num font-[650]">{factsOf(content)}</p>
      {content.kind !== 'program' && <Strip steps={steps} label="this" size="md" explore={false} />}
      <Inside content={content} />
    </div>
  );
}

function Inside({ content }: SharedViewProps) {
  switch (content.kind) {
    case 'workout':
      return <WorkoutList workout={content.workout} />;
    case 'timer':
      return <TimerList timer={content.timer} />;
    case 'session':
      return <SessionLines session={content.session} />;
    case 'program':
      return <WeekList program={content.program} />;
  }
}

function WorkoutList({ workout }: { readonly workout: Workout }) {
  const sections = useMemo(() => outlineOf(workout, stepsToPlay(workout)), [workout]);
  return <SectionList sections={sections} />;
}

const row = 'flex items-baseline justify-between gap-3 border-line border-t py-2';

function TimerList({ timer }: { readonly timer: SharedTimer }) {
  if (timer.kind !== 'intervals') return null;
  return (
    <>
      <ul>
        {timer.intervals.map(({ name, seconds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same interval may come twice.
          <li key={index} className={row}>
            <span className="wrap-anywhere">{name}</span>
            <span className="num text-ink-2">{formatClock(seconds)}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{countText(timer.rounds, 'round')}</p>
    </>
  );
}

function SessionLines({ session: { lines, scores } }: { readonly session: SharedSession }) {
  return (
    <>
      {scores
        .filter(({ kind }) => kind !== 'done')
        .map((score) => (
          <p key={score.block} className="num font-[650]">
            {score.title}: {scoreText(score, String)}
          </p>
        ))}
      <ul>
        {lines.map(({ name, sets, done }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice.
          <li key={index} className={row}>
            <span className="wrap-anywhere">{name}</span>
            <span className="num text-ink-2">
              {done} of {countText(sets, 'set')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function WeekList({ program: { weeks } }: { readonly program: SharedProgram }) {
  return (
    <ol className="flex flex-col gap-4">
      {weeks.map(({ label, sessions }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name.
        <li key={index}>
          <h3 className="font-[700]">
            Week {index + 1}
            {label && `: ${label}`}
          </h3>
          <ul>
            {sessions.map(({ day, title, focus, workout }) => (
              <li key={`${day} ${title}`} className="border-line border-t py-2">
                <span className="wrap-anywhere block">{title}</span>
                <span className="wrap-anywhere block text-ink-2 text-sm">{focus}</span>
                <span className="mt-1.5 block">
                  <Strip steps={stepsToPlay(workout)} label={title} size="xs" decorative />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
