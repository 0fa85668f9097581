import { useLayoutEffect } from 'react';
import { useOutletContext } from 'react-router';

/** What the shell lets a page ask for. */
export interface ShellControls {
  /** Without header, sidebar and tabs. */
  setBare: (bare: boolean) => void;
}

/** Before the first paint, so that the header never flashes over what stands alone. */
export function useFullBleed(bare: boolean): void {
  const setBare = useOutletContext<ShellControls | null>()?.setBare;
  useLayoutEffect(() => {
    if (!bare || !setBare) return;
    setBare(true);
    return () => setBare(false);
  }, [bare, setBare]);
}
