import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Client } from './client-calls.ts';

export interface OpenedProps<Session> {
  client: Client;
  session: Session;
  onClose: () => void;
}

interface ClientPartProps {
  title: string;
  children: ReactNode;
}

export function ClientPart({ title, children }: ClientPartProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-[650] text-ink">{title}</h3>
      {children}
    </div>
  );
}

interface SessionButtonProps {
  title: string;
  line: string;
  onOpen: () => void;
}

/** One session of a list; pressed, it shows what it holds. */
export function SessionButton({ title, line, onOpen }: SessionButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 flex min-h-11 min-w-0 grow items-center gap-2 rounded-control px-2 py-1 text-left hover:bg-ink/5"
    >
      <span className="min-w-0 grow">
        <span className="wrap-anywhere block font-[650] text-ink">{title}</span>
        <span className="block text-ink-2 text-sm">{line}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
    </button>
  );
}
