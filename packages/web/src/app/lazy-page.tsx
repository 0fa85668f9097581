import type { ComponentType } from 'react';
import { Later } from '../ui/lazy/later.tsx';
import type { LazySource } from '../ui/lazy/lazy-source.ts';
import { Spinner } from '../ui/spinner.tsx';

export type PageSource = LazySource<ComponentType>;

interface LazyPageProps {
  source: PageSource;
  /** Fills the window, for what is not inside the shell. */
  fullHeight?: boolean;
}

const noProps = {};

/** A page that loads when it is first shown. */
export function LazyPage({ source, fullHeight = false }: LazyPageProps) {
  return <Later source={source} props={noProps} waiting={<Waiting fullHeight={fullHeight} />} />;
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
