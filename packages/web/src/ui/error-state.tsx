import { TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Beside 'Try again'. */
  actions?: ReactNode;
  /** For whoever brings the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

export function ErrorState({ title, children, onRetry, actions, heading }: ErrorStateProps) {
  return (
    <section
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <span className="grid size-11 place-items-center rounded-control bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-5" />
      </span>
      <h2
        ref={heading}
        {...(heading && { tabIndex: -1 })}
        className="display scroll-mt-20 text-[1.375rem] outline-none"
      >
        {title}
      </h2>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
      {(onRetry || actions) && (
        <div className="flex flex-wrap gap-2.5">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {actions}
        </div>
      )}
    </section>
  );
}
