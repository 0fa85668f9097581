import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';

interface AuthFrameProps {
  heading: ReactNode;
  /** A decoration along the bottom edge of the page. */
  edge: ReactNode;
  children: ReactNode;
}

/** One column on a phone; from 1024 px the words on the left, the form on its own ground. */
export function AuthFrame({ heading, edge, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,1.25fr)_minmax(26rem,1fr)] lg:grid-rows-[1fr_auto]">
      <header className="px-6 pt-12 sm:mx-auto sm:w-full sm:max-w-md sm:px-0 lg:mx-0 lg:flex lg:max-w-none lg:flex-col lg:justify-between lg:gap-16 lg:px-14 lg:pt-11 lg:pb-16">
        <Logo className="text-[1.1875rem] lg:text-[1.375rem]" />
        <div className="mt-10 lg:mt-0">{heading}</div>
      </header>
      <main
        id="main"
        className="grow px-6 pt-8 pb-12 sm:mx-auto sm:w-full sm:max-w-md sm:px-0 lg:mx-0 lg:flex lg:max-w-none lg:flex-col lg:justify-center lg:border-line lg:border-l lg:bg-surface lg:px-14 lg:py-14"
      >
        <div className="lg:mx-auto lg:w-full lg:max-w-sm">{children}</div>
      </main>
      <div aria-hidden="true" className="lg:col-span-2">
        {edge}
      </div>
    </div>
  );
}
