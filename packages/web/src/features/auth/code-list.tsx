import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

interface CodeListProps {
  codes: readonly string[];
}

/** Codes to keep, and two ways of keeping them. */
export function CodeList({ codes }: CodeListProps) {
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast('Codes copied.');
    } catch {
      toast('This browser does not let pages copy. Save the codes as a file instead.');
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-card bg-sunken px-4 py-3.5 font-mono text-[0.9375rem] text-ink sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-[1.1em]" />
          Copy codes
        </Button>
        <Button onClick={() => saveFile('cadence-recovery-codes.txt', text, 'text/plain')}>
          <Download aria-hidden="true" className="size-[1.1em]" />
          Save as a file
        </Button>
      </div>
    </div>
  );
}
