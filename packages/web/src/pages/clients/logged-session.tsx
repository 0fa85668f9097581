import type { SessionExercise } from '@cadence/domain/analytics/types';
import { exerciseWords, setWords } from '../../features/analytics/sessions/set-words.ts';
import type { LoggedSession as Session } from '../../features/client/client-calls.ts';
import type { OpenedProps } from '../../features/client/client-part.tsx';
import { longDay } from '../../platform/dates/long-day.ts';
import { showWeight } from '../../platform/items/show-weight.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ScoreList } from '../../ui/strip/score-list.tsx';

/** What came before it may lie behind what a coach sees. */
const alone = { last: null, best: null, isRecord: false };

/** What an athlete has trained, set by set. */
export function LoggedSession({ session, onClose }: OpenedProps<Session>) {
  const { date, title, minutes, percentage, exercises, scores, difficulty, notes } = session;
  const facts = [
    longDay(date),
    `${minutes} min`,
    `${Math.round(percentage)} % done`,
    difficulty === null ? '' : `effort ${difficulty} of 5`,
  ];
  return (
    <Sheet open onClose={onClose} title={title}>
      <p className="-mt-2 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <ScoreList scores={scores} standing={() => alone} writeWeight={showWeight} />
      <ul aria-label="Exercises" className="divide-y divide-line border-line border-y">
        {exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice.
          <li key={index} className="py-3">
            <p className="flex items-baseline justify-between gap-3">
              <span className="wrap-anywhere font-[650]">{exercise.name}</span>
              {exercise.personalRecord && (
                <span className="font-[650] text-ok text-sm">Record</span>
              )}
            </p>
            <Sets exercise={exercise} />
          </li>
        ))}
      </ul>
      {notes && (
        <section aria-label="Notes">
          <h3 className="eyebrow">Notes</h3>
          <p className="mt-1 whitespace-pre-wrap">{notes}</p>
        </section>
      )}
    </Sheet>
  );
}

interface SetsProps {
  exercise: SessionExercise;
}

function Sets({ exercise }: SetsProps) {
  const sets = exercise.actual.sets
    .map((set) => setWords(set, exercise.exerciseId))
    .filter(Boolean);
  if (sets.length < 2) return <p className="num text-ink-2">{exerciseWords(exercise)}</p>;
  return (
    <ol className="num mt-1 text-ink-2">
      {sets.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets are alike, and come in order.
        <li key={index} className="flex gap-3">
          <span className="w-5 shrink-0 text-right">{index + 1}</span>
          {words}
        </li>
      ))}
    </ol>
  );
}
