import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  art?: ReactNode;
}

export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <section className="flex flex-col items-start gap-4 rounded-card border border-line border-dashed p-6 sm:p-8">
      {art && (
        <div aria-hidden="true" className="w-full max-w-sm">
          {art}
        </div>
      )}
      <h2 className="display text-[1.375rem]">{title}</h2>
      <div className="max-w-prose text-ink-2">{children}</div>
      {action}
    </section>
  );
}
