import type { WorkoutChanges } from '@cadence/domain/coach/workout/workout-changes';
import { ArrowRight, Minus, Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChangeListProps {
  changes: WorkoutChanges;
}

/** The old one beside the new one, line by line. */
export function ChangeList({ changes }: ChangeListProps) {
  const { length, rounds, added, removed, changed, keptCount } = changes;
  const isSame = !length && !rounds && added.length + removed.length + changed.length === 0;
  return (
    <section aria-label="What changes" className="border-line border-t pt-3">
      <h3 className="font-[650] text-sm">What changes</h3>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm">
        {length && <Turn word="Length" {...length} />}
        {rounds && <Turn word="Rounds" {...rounds} />}
        {removed.map((name) => (
          <Line key={name} icon={<Minus />} word="Out">
            {name}
          </Line>
        ))}
        {added.map((name) => (
          <Line key={name} icon={<Plus />} word="New">
            {name}
          </Line>
        ))}
        {changed.map(({ name, before, after }) => (
          <Turn key={name} word={name} before={before} after={after} />
        ))}
      </ul>
      <p className="mt-1.5 text-ink-2 text-sm">{keptWords(keptCount, isSame)}</p>
    </section>
  );
}

function keptWords(count: number, isSame: boolean): string {
  if (isSame) return 'The exercises are the same as before.';
  if (count === 0) return 'Warm-up and cool-down are fitted to it.';
  return count === 1 ? '1 exercise stays as it is.' : `${count} exercises stay as they are.`;
}

interface LineProps {
  icon: ReactNode;
  word: string;
  children: ReactNode;
}

function Line({ icon, word, children }: LineProps) {
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-0.5 text-ink-2 [&>svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="text-ink-2">{word}: </span>
        {children}
      </span>
    </li>
  );
}

interface TurnProps {
  word: string;
  before: string;
  after: string;
}

function Turn({ word, before, after }: TurnProps) {
  return (
    <Line icon={<RefreshCw />} word={word}>
      <span className="num inline-flex flex-wrap items-center gap-1.5">
        <span className="text-ink-2">{before || 'none'}</span>
        <ArrowRight aria-hidden="true" className="size-3.5 text-ink-2" />
        <span className="sr-only">becomes</span>
        <strong className="font-[650]">{after || 'none'}</strong>
      </span>
    </Line>
  );
}
