import { vi } from 'vitest';

/** Waits for a busy machine too; a second, the default, is short there. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000 });
