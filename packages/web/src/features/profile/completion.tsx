import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '../../platform/identity.ts';
import { Card } from '../../ui/card.tsx';
import { useTheme } from '../../ui/theme.ts';

interface CompletionProps {
  user: User;
}

export function Completion({ user }: CompletionProps) {
  const { stored } = useTheme();
  const items = [
    { name: 'E-mail address', value: user.email, done: true },
    { name: 'Name', value: user.name || 'Not given yet', done: user.name !== '' },
    {
      name: 'Display mode',
      value: stored ? 'Chosen on this device' : 'Follows the system until you choose',
      done: stored,
    },
  ];
  const doneCount = items.filter((item) => item.done).length;
  const percent = Math.round((doneCount / items.length) * 100);

  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card className="self-start p-5 sm:p-6">
        <p className="eyebrow">Complete</p>
        <p className="display num mt-1 text-[2.75rem]">{percent} %</p>
        <p className="mt-1 text-ink-2">
          {doneCount} of {items.length} answered
        </p>
        <div aria-hidden="true" className="mt-4 flex gap-1">
          {items.map(({ name }, index) => (
            <span
              key={name}
              className={`h-2.5 flex-1 first:rounded-l-full last:rounded-r-full ${index < doneCount ? 'bg-ink' : 'bg-ink/12'}`}
            />
          ))}
        </div>
      </Card>
      <Card className="p-5 sm:p-6">
        <h2 className="eyebrow">What Cadence knows</h2>
        <ul className="mt-2">
          {items.map(({ name, value, done }) => (
            <li
              key={name}
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
                <p className="break-words text-ink-2">{value}</p>
              </div>
              {!done && (
                <Link
                  to="/profile"
                  className="flex min-h-11 shrink-0 items-center font-[650] underline underline-offset-4"
                >
                  {name === 'Name' ? 'Add a name' : 'Choose'}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
