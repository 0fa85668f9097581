import { useLayoutEffect } from 'react';
import { useOutletContext } from '../../ui/router/routes.tsx';

/** What the shell lets a page ask for. */
export interface ShellControls {
  /** Without header, sidebar and tabs. */
  setBare: (bare: boolean) => void;
}

/** Before the first paint, so that the header never flashes over a running clock. */
export function useFullBleed(bare: boolean): void {
  const shell = useOutletContext<ShellControls | null>();
  const setBare = shell?.setBare;
  useLayoutEffect(() => {
    if (!bare || !setBare) return;
    setBare(true);
    return () => setBare(false);
  }, [bare, setBare]);
}
