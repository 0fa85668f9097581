import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { entryFacts, entryTitle, shortDayName } from './calendar-words.ts';
import { EntryIcon, EntryStrip } from './entry-chip.tsx';

interface AgendaProps {
  /** The month in words. */
  name: string;
  days: readonly string[];
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  today: string;
  onOpenDay: (day: string) => void;
}

/** On a phone the month has no room for names: here each day says what is on it. */
export function Agenda({ name, days, entries, today, onOpenDay }: AgendaProps) {
  const full = days.filter((day) => (entries.get(day) ?? []).length > 0);
  if (full.length === 0) return null;
  return (
    <section aria-label={`What is on in ${name}`} className="mt-4">
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {full.map((day) => (
          <li key={day} {...(day === today && { 'aria-current': 'date' as const })}>
            <button
              type="button"
              onClick={() => onOpenDay(day)}
              className={`flex w-full flex-col gap-2 p-3 text-left -outline-offset-3 hover:bg-ink/5 ${day === today ? 'bg-work/5' : ''}`}
            >
              <span className={day === today ? 'font-[750]' : 'text-ink-2'}>
                {shortDayName(day)}
                {day === today && ' · today'}
              </span>
              {(entries.get(day) ?? []).map((entry) => (
                <span key={entry.id} className="flex flex-col gap-1">
                  <EntryStrip entry={entry} size="xs" />
                  <span className="flex items-center gap-2">
                    <EntryIcon entry={entry} />
                    <span className="min-w-0 font-[650]">{entryTitle(entry)}</span>
                  </span>
                  <span className="text-ink-2 text-xs">{entryFacts(entry)}</span>
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
