import { undoneIn } from '@cadence/domain/analytics/lasting/undone';
import { scoreText } from '@cadence/domain/analytics/scores/score-text';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { countText } from '@cadence/domain/workout/words';
import { Search } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { minutesText } from '../../../ui/minutes-text.ts';
import { ShownOnPaper } from '../../../ui/shown-on-paper.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { datedText } from '../words.ts';
import { findSessions, newestFirst, type SessionFilter } from './session-filter.ts';
import { stripSteps } from './session-strip.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'done', label: 'Done' },
  { value: 'unfinished', label: 'Partial' },
  { value: 'records', label: 'Records' },
] as const;

/** A page of them: thousands of strips at once would be felt on a phone. */
const pageSize = 20;

interface SessionListProps {
  sessions: readonly WorkoutSession[];
  now: Date;
  onOpen: (id: string) => void;
}

export function SessionList({ sessions, now, onOpen }: SessionListProps) {
  const [filter, setFilter] = useState<SessionFilter>('all');
  const [search, setSearch] = useState('');
  const [shownCount, setShownCount] = useState(pageSize);
  const words = useDeferredValue(search);
  const ordered = useMemo(() => newestFirst(sessions), [sessions]);
  const found = useMemo(() => findSessions(ordered, filter, words), [ordered, filter, words]);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="eyebrow">Sessions</h2>
      <div className="mt-3 grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <TextField
          label="Search your sessions"
          type="search"
          placeholder="Squat, legs, March 2026, 2026-03-01"
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
          trailing={<Search aria-hidden="true" className="mr-3 size-5 text-ink-2" />}
        />
        <Segmented
          label="Which sessions"
          labelHidden
          options={options}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <p role="status" className="num mt-3 text-ink-2">
        {found.length === 0 ? 'No session matches.' : countText(found.length, 'session')}
      </p>
      <ul className="mt-1">
        {found.slice(0, shownCount).map((session) => (
          <li key={session.id} className="border-line border-t first:border-t-0">
            <SessionRow session={session} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {found.length > shownCount && (
        <>
          <Button
            variant="ghost"
            onClick={() => setShownCount(shownCount + pageSize)}
            className="-mb-2 mt-1 w-full"
          >
            Show {Math.min(pageSize, found.length - shownCount)} more
          </Button>
          <ShownOnPaper count={shownCount} of={found.length} />
        </>
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: WorkoutSession;
  now: Date;
  onOpen: (id: string) => void;
}

/** What it came to, where that is more than having done it; a load stands with its sets. */
const scoreWords = ({ scores = [] }: WorkoutSession) =>
  scores
    .filter(({ kind }) => kind !== 'done' && kind !== 'load')
    .map((score) => scoreText(score, showWeight));

/** Drawn once: each letter of a search would draw all of them anew. */
const SessionRow = memo(function SessionRow({ session, now, onOpen }: SessionRowProps) {
  const { id, title, date, duration, completion, exercises } = session;
  const records = exercises.filter(({ personalRecord }) => personalRecord).length;
  const facts = [
    datedText(new Date(date), now),
    minutesText(duration.actual),
    ...scoreWords(session),
    `${completion.percentage} %`,
    ...(records > 0 ? [countText(records, 'record')] : []),
  ];
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="flex w-full flex-col gap-2 rounded-control py-3.5 text-left hover:bg-ink/4"
    >
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-[650] text-base">{title}</span>
        <span className="num text-ink-2 text-sm">{facts.join(' · ')}</span>
      </span>
      {session.segments.length > 0 && (
        <span className="w-full">
          <Strip
            steps={stripSteps(session, 'planned')}
            undone={undoneIn(session.segments)}
            size="sm"
            decorative
          />
        </span>
      )}
    </button>
  );
});
