import { type ComponentType, lazy, Suspense } from 'react';
import { Spinner } from '../ui/spinner.tsx';

export interface PageSource {
  component: () => ComponentType;
}

/**
 * A page that loads when it is first shown. React keeps a failed load for ever, so
 * a failure puts a fresh one in its place: 'Try again' then really does.
 */
export function pageFrom(load: () => Promise<ComponentType>): PageSource {
  const make = (): ComponentType =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = make();
        throw error;
      }
    });
  let current = make();
  return { component: () => current };
}

interface LazyPageProps {
  source: PageSource;
  /** Fills the window, for what is not inside the shell. */
  fullHeight?: boolean;
}

export function LazyPage({ source, fullHeight = false }: LazyPageProps) {
  const Page = source.component();
  return (
    <Suspense fallback={<Waiting fullHeight={fullHeight} />}>
      <Page />
    </Suspense>
  );
}

interface WaitingProps {
  fullHeight?: boolean;
}

export function Waiting({ fullHeight = false }: WaitingProps) {
  return (
    <div className={`grid place-items-center ${fullHeight ? 'min-h-dvh' : 'min-h-[60dvh]'}`}>
      <Spinner label="Loading" />
    </div>
  );
}
