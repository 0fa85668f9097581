import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <section
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <span className="grid size-11 place-items-center rounded-control bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-5" />
      </span>
      <h2 className="display text-[1.375rem]">{title}</h2>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </section>
  );
}
