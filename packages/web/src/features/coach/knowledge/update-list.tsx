import { shortDay } from '../../../platform/dates/short-day.ts';
import type { LearnedFact } from '../coach-calls.ts';
import { factText, slotWords } from '../coach-words.ts';

interface UpdateListProps {
  /** The newest first. */
  updates: readonly LearnedFact[];
}

const dayOf = (at: string): string => shortDay(new Date(at));

/** What came to the profile lately, by day; the list above is by what it is. */
export function UpdateList({ updates }: UpdateListProps) {
  return (
    <details className="border-line border-t pt-1">
      <summary className="cursor-pointer rounded-control py-2.5 font-[650]">
        Recent updates
        <span className="num ml-1.5 font-[450] text-ink-2">· {updates.length}</span>
      </summary>
      <ol aria-label="Recent updates" className="flex flex-col gap-2 pb-2">
        {updates.map(({ id, slot, value, learnedAt }) => (
          <li key={id} className="wrap-anywhere flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span className="text-ink-2">{slotWords[slot]}: </span>
              {factText(value)}
            </span>
            <time dateTime={learnedAt} className="num shrink-0 text-ink-2">
              {dayOf(learnedAt)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
