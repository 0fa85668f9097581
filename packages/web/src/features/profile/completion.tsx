import { type CompletionRow, profileCompletion } from '@cadence/domain/profile/completion';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '../../platform/identity.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { Card } from '../../ui/card.tsx';

interface CompletionProps {
  user: User;
}

interface Row extends Omit<CompletionRow, 'id'> {
  id: string;
  to: string;
}

/** Where each is answered. */
const places: Record<CompletionRow['id'], string> = {
  limits: '/profile#limits',
  level: '/profile#about',
  goal: '/profile#about',
  age: '/profile#about',
  days: '/profile#about',
  sex: '/profile#about',
  gear: '/profile#gear',
  lifts: '/profile#lifts',
  weight: '/profile#body',
};

function useRows(user: User): Row[] {
  const told = profileCompletion(useItems()).map((row) => ({ ...row, to: places[row.id] }));
  const name = {
    id: 'name',
    name: 'Name',
    improves: 'The header and the coach call you by it.',
    done: user.name !== '',
    to: '/profile?view=account',
  };
  return [...told, name];
}

/** What the profile was told, and what each missing fact would make better. */
export function Completion({ user }: CompletionProps) {
  const rows = useRows(user);
  const open = rows.filter(({ done }) => !done);
  const known = rows.filter(({ done }) => done);
  const percent = Math.round((known.length / rows.length) * 100);
  const [next] = open;

  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card className="self-start p-5 sm:p-6">
        <p className="eyebrow">Complete</p>
        <p className="display num mt-1 text-[2.75rem]">{percent} %</p>
        <p className="mt-1 text-ink-2">
          {known.length} of {rows.length} questions answered
        </p>
        <div aria-hidden="true" className="mt-4 flex gap-1">
          {rows.map(({ id }, index) => (
            <span
              key={id}
              className={`h-2.5 flex-1 first:rounded-l-full last:rounded-r-full ${index < known.length ? 'bg-ink' : 'bg-ink/12'}`}
            />
          ))}
        </div>
        <p className="mt-4 text-ink-2">
          {next ? (
            <>
              What would help most now:{' '}
              <Link to={next.to} className="font-[650] text-ink underline underline-offset-4">
                {next.name.toLowerCase()}
              </Link>
              . Everything works without it too.
            </>
          ) : (
            'Nothing is missing. Change anything whenever it changes.'
          )}
        </p>
      </Card>
      <div className="flex flex-col gap-5">
        {open.length > 0 && <Rows title="What would help" rows={open} />}
        {known.length > 0 && <Rows title="What you have answered" rows={known} />}
      </div>
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: readonly Row[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="eyebrow">{title}</h2>
      <ul className="mt-2">
        {rows.map(({ id, name, improves, done, to }) => (
          <li
            key={id}
            className="flex items-center gap-4 border-line border-t py-3 first:border-t-0 last:pb-0"
          >
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full ${done ? 'bg-ok-soft text-ok' : 'border-2 border-field-line border-dashed'}`}
            >
              {done && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
              <span className="sr-only">{done ? 'Done' : 'Open'}</span>
            </span>
            <div className="min-w-0 grow">
              <p className="font-[650] text-base">{name}</p>
              <p className="text-ink-2">{improves}</p>
            </div>
            <Link
              to={to}
              aria-label={`${done ? 'Change' : 'Add'}: ${name}`}
              className="flex min-h-11 shrink-0 items-center font-[650] underline underline-offset-4 print:hidden"
            >
              {done ? 'Change' : 'Add'}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
