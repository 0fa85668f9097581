import { type ComponentType, useEffect, useState } from 'react';
import { Spinner } from '../ui/spinner.tsx';

export interface PageSource {
  /** Null until it has been loaded. */
  loaded: () => ComponentType | null;
  /** Once, however often it is asked; after a failure anew, so that 'Try again' really does. */
  load: () => Promise<ComponentType>;
  /** Loads what will soon be shown, and ends when that is done or has failed. */
  preload: () => Promise<void>;
}

export function pageFrom(fetchPage: () => Promise<ComponentType>): PageSource {
  let page: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;

  async function begin(): Promise<ComponentType> {
    try {
      page = await fetchPage();
      return page;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  function load(): Promise<ComponentType> {
    loading ??= begin();
    return loading;
  }

  return {
    loaded: () => page,
    load,
    // Whoever shows the page loads it again, and then tells what went wrong.
    preload: () =>
      load().then(
        () => {},
        () => {},
      ),
  };
}

interface Outcome {
  source: PageSource;
  failure: { error: unknown } | null;
}

interface LazyPageProps {
  source: PageSource;
  /** Fills the window, for what is not inside the shell. */
  fullHeight?: boolean;
}

/**
 * A page that loads when it is first shown. Not by React's `lazy`: that holds a page which
 * has come back for up to 300 ms, lest its fallback flicker, and a running timer cannot wait.
 */
export function LazyPage({ source, fullHeight = false }: LazyPageProps) {
  const [came, setCame] = useState<Outcome>();
  const Page = source.loaded();
  const isReady = Page !== null;

  useEffect(() => {
    if (isReady) return;
    let isShown = true;
    const show = (failure: Outcome['failure']) => isShown && setCame({ source, failure });
    source.load().then(
      () => show(null),
      (error: unknown) => show({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [source, isReady]);

  if (came?.source === source && came.failure) throw came.failure.error;
  return Page ? <Page /> : <Waiting fullHeight={fullHeight} />;
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
