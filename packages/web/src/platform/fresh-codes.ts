import { create } from 'zustand';

interface FreshCodes {
  codes: readonly string[] | null;
}

/**
 * The recovery codes that came with a new account, until they were seen. In memory alone: whoever
 * reads this browser later must not find them.
 */
export const useFreshCodes = create<FreshCodes>(() => ({ codes: null }));

export const keepFreshCodes = (codes: readonly string[]): void => useFreshCodes.setState({ codes });

export const forgetFreshCodes = (): void => useFreshCodes.setState({ codes: null });
