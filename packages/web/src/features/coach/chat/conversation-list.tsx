import { dayMs } from '@cadence/domain/workout/durations';
import { Search, Trash2 } from 'lucide-react';
import { dateFormat } from '../../../platform/dates/formats.ts';
import { shortDay, shortWeekday } from '../../../platform/dates/short-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { Summary } from '../coach-calls.ts';
import type { Summaries } from './use-summaries.ts';

interface ConversationListProps {
  summaries: Summaries;
  search: string;
  onSearch: (search: string) => void;
  current: string | null;
  onOpen: (id: string) => void;
  onRemove: (summary: Summary) => void;
}

const searchLength = 100;
const timeOfDay = dateFormat({ timeStyle: 'short' });

export function ConversationList({
  summaries,
  search,
  onSearch,
  current,
  onOpen,
  onRemove,
}: ConversationListProps) {
  const { status, conversations } = summaries;
  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          aria-label="Search conversations"
          placeholder="Search"
          maxLength={searchLength}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="h-11 w-full rounded-control border border-field-line bg-surface pr-3 pl-10 text-base text-ink placeholder:text-ink-3"
        />
      </div>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-2 text-ink-2 text-sm">
          <p>Your conversations could not be loaded. {summaries.problem}</p>
          <Button onClick={summaries.retry}>Try again</Button>
        </div>
      )}
      {status === 'ready' && conversations.length === 0 && (
        <p className="py-2 text-ink-2">
          {search ? `Nothing was said with “${search}”.` : 'Your conversations will stand here.'}
        </p>
      )}
      <ul className="flex flex-col">
        {conversations.map((summary) => (
          <Row
            key={summary.id}
            summary={summary}
            isCurrent={summary.id === current}
            onOpen={() => onOpen(summary.id)}
            onRemove={() => onRemove(summary)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  summary: Summary;
  isCurrent: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function Row({ summary, isCurrent, onOpen, onRemove }: RowProps) {
  const { title, preview, updatedAt } = summary;
  return (
    <li
      className={`-mx-2 flex items-center rounded-control ${isCurrent ? 'bg-ink/7' : 'hover:bg-ink/5'}`}
    >
      <button
        type="button"
        onClick={onOpen}
        className="min-h-14 min-w-0 flex-1 rounded-control px-2.5 py-2.5 text-left"
        {...(isCurrent && { 'aria-current': true })}
      >
        <span className="flex items-baseline justify-between gap-3">
          <strong className="min-w-0 truncate font-[650]">{title}</strong>
          <span className="num shrink-0 text-ink-2 text-xs">{dayText(updatedAt)}</span>
        </span>
        <span className="mt-0.5 block truncate text-ink-2 text-sm">{preview}</span>
      </button>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink"
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

/** The time of today, the weekday of this week, the date before. */
function dayText(at: string): string {
  const date = new Date(at);
  const ageMs = Date.now() - date.getTime();
  if (date.toDateString() === new Date().toDateString()) {
    return timeOfDay().format(date);
  }
  return (ageMs < 7 * dayMs ? shortWeekday : shortDay)(date);
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading your conversations" className="flex flex-col gap-3 py-1">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-12 w-full" />
      ))}
    </SkeletonGroup>
  );
}
