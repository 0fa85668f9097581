import type { ReactNode } from 'react';

interface EmptyPanelProps {
  art: ReactNode;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A whole page that has nothing to show yet: what it is for, and one step that works. */
export function EmptyPanel({ art, title, children, action }: EmptyPanelProps) {
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface lg:grid lg:min-h-[26rem] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid content-center bg-sunken px-6 py-8 sm:px-10">{art}</div>
      <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-10">
        <h2 className="display text-[1.625rem]">{title}</h2>
        <div className="flex max-w-prose flex-col gap-3 text-base text-ink-2">{children}</div>
        <div className="mt-1 w-full sm:w-auto">{action}</div>
      </div>
    </section>
  );
}
