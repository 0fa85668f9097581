import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface AsKnownHereProps {
  /** Why the server could not be asked. */
  problem: string;
  onRetry: () => void;
  /** What is shown all the same. */
  children: ReactNode;
}

/** Above what the device knows, where the server could not tell more. */
export function AsKnownHere({ problem, onRetry, children }: AsKnownHereProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3"
    >
      <p>
        {problem} {children}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
