import { lazySource } from '../../ui/lazy/lazy-source.ts';

/** With all that belongs to it: a workout that has begun must not need the network. */
export const runScreen = lazySource(async () => {
  const { RunScreen, runScreenParts } = await import('./run-screen.tsx');
  await Promise.all(runScreenParts.map((part) => part.load()));
  return RunScreen;
});

export const runSummary = lazySource(() => import('./run-summary.tsx').then((m) => m.RunSummary));
