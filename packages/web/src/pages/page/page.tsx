import type { ReactNode } from 'react';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useArrival } from './use-arrival.ts';

interface PageProps {
  title: string;
  /** The heading, if it is not the title; null where the page brings its own. */
  heading?: string | null;
  intro?: ReactNode;
  /** What is done here first, beside the heading where there is room. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page inside the shell. */
export function Page({ title, heading = title, intro, actions, children }: PageProps) {
  const ref = useArrival(title);
  return (
    <div className="mx-auto max-w-[1120px] px-5 pt-4 pb-8 lg:px-10 lg:pt-8 lg:pb-14">
      {heading !== null && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1
              ref={ref}
              tabIndex={-1}
              className="display w-fit text-[2rem] outline-none sm:text-[2.5rem] lg:text-[2.625rem]"
            >
              <WholeWords text={heading} />
            </h1>
            {intro && <p className="mt-2 max-w-prose text-base text-ink-2">{intro}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      <div className={heading === null ? '' : 'mt-5 lg:mt-6'}>{children}</div>
    </div>
  );
}
