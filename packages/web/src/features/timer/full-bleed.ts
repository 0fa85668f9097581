import { startTransition, useLayoutEffect, useRef } from 'react';
import { useOutletContext } from '../../ui/router/routes.tsx';

/** What the shell lets a page ask for. */
export interface ShellControls {
  /** Without header, sidebar and tabs. */
  setBare: (bare: boolean) => void;
}

/**
 * Before the first paint, so that the header never flashes over what stands alone. What covers the
 * window by itself is painted first: it need not wait until the shell is drawn anew.
 */
export function useFullBleed(bare: boolean, covers = false): void {
  const shell = useOutletContext<ShellControls | null>();
  const setBare = shell?.setBare;
  const isCovered = useRef(covers);
  useLayoutEffect(() => {
    isCovered.current = covers;
  });
  useLayoutEffect(() => {
    if (!bare || !setBare) return;
    if (isCovered.current) startTransition(() => setBare(true));
    else setBare(true);
    return () => setBare(false);
  }, [bare, setBare]);
}
