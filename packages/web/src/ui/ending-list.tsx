import { useState } from 'react';
import { Button } from './button.tsx';
import { toast } from './overlay/toast.tsx';

export interface EndingRow {
  id: string;
  name: string;
  /** Below the name. */
  line: string;
  /** What its button is called where several stand below each other; none has no button. */
  endName: string | null;
}

interface EndingListProps {
  label: string;
  action: 'End' | 'Remove';
  rows: readonly EndingRow[];
  /** Resolves with what is told afterwards. */
  onEnd: (row: EndingRow) => Promise<string>;
  failureWords: (thrown: unknown) => string;
  /** Whether or not it worked: the list may be another one. */
  onSettled: () => Promise<void>;
}

/** What is open or allowed, each to be ended with one tap. */
export function EndingList(props: EndingListProps) {
  const { label, action, rows, onEnd, failureWords, onSettled } = props;
  const [ending, setEnding] = useState<string | null>(null);

  async function end(row: EndingRow): Promise<void> {
    setEnding(row.id);
    try {
      toast(await onEnd(row));
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await onSettled();
      setEnding(null);
    }
  }

  if (rows.length === 0) return null;
  return (
    <ul aria-label={label} className="w-full divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="flex items-center justify-between gap-4 py-3.5">
          <span className="min-w-0">
            <span className="wrap-anywhere block font-[650] text-ink">{row.name}</span>
            <span className="block text-ink-2 text-sm">{row.line}</span>
          </span>
          {row.endName !== null && (
            <Button busy={ending === row.id} aria-label={row.endName} onClick={() => void end(row)}>
              {action}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
