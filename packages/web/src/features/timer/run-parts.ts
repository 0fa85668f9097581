import { lazySource } from '../../ui/lazy/lazy-source.ts';

// What a tap, a rest or the end asks for. The clock does not wait for it.
export const runSheets = lazySource(() => import('./run-sheets.tsx').then((m) => m.RunSheets));
export const restLog = lazySource(() => import('./rest-log.tsx').then((m) => m.RestLog));
export const flowSheet = lazySource(() => import('./flow-log.tsx').then((m) => m.FlowSheet));
export const extraRepsSheet = lazySource(() =>
  import('./extra-reps.tsx').then((m) => m.ExtraRepsSheet),
);
export const runSummary = lazySource(() => import('./run-summary.tsx').then((m) => m.RunSummary));

/** With these a workout that has begun comes to its end without the network. */
export const runParts = [runSheets, restLog, flowSheet, extraRepsSheet, runSummary];
