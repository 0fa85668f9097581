import { Check, Info, type LucideIcon, Wrench } from 'lucide-react';
import { Chip } from '../../../ui/form/chip.tsx';
import type { Generated } from '../generate/generation.ts';

type Receipt = Generated['checks'][number];

const looks: Record<
  Receipt['status'],
  { variant: 'ok' | 'outline' | 'dashed'; icon: LucideIcon; words: string }
> = {
  passed: { variant: 'ok', icon: Check, words: 'Checked' },
  repaired: { variant: 'outline', icon: Wrench, words: 'Changed' },
  noted: { variant: 'dashed', icon: Info, words: 'Note' },
};

interface ReceiptsProps {
  checks: readonly Receipt[];
  /** What stands below them: a note is not to be read twice. */
  told?: string | undefined;
}

const plain = (words: string) => words.toLowerCase().replace(/\.$/, '');

/** What was checked and what had to change; each kind with a mark and a word of its own. */
export function Receipts({ checks, told = '' }: ReceiptsProps) {
  if (checks.length === 0) return null;
  const notes = checks.filter(({ note }) => note !== null && !plain(told).includes(plain(note)));
  return (
    <div>
      <ul aria-label="Checks" className="flex flex-wrap gap-2">
        {checks.map(({ id, label, status }) => {
          const { variant, icon: Icon, words } = looks[status];
          return (
            <li key={id}>
              <Chip variant={variant}>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                <span className={status === 'passed' ? 'sr-only' : ''}>{words}:</span>
                {label}
              </Chip>
            </li>
          );
        })}
      </ul>
      {notes.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-ink-2">
          {notes.map(({ id, label, note }) => (
            <li key={id}>
              <strong className="font-[650] text-ink">{label}.</strong> {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
