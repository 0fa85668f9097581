/** One week of coming back to lifting. */
export interface ReturnWeek {
  /** Share of the usual sets. */
  sets: number;
  /** Reps in reserve; null where the plan's own are kept. */
  rir: number | null;
  /** Beside the plan's own reserve. */
  moreRir: number;
  mostDays?: number;
}

/** How running begins again. */
export interface RunningReturn {
  /** Share of the usual distance, week by week; whole after the last. */
  volume: readonly number[];
  /** Walk breaks in the first so many runs. */
  runWalkRuns: number;
  /** The first week with hard running; 1 is the first. */
  qualityWeek: number;
  /** A plan for those who begin, from this week of it. */
  beginnerPlanWeek?: number;
}

interface ReturnPlan {
  upToDays: number;
  weeks: readonly ReturnWeek[];
  running: RunningReturn;
}

const week = (sets: number, rir: number | null, more: Partial<ReturnWeek> = {}): ReturnWeek => ({
  sets,
  rir,
  moreRir: 0,
  ...more,
});

/** A week or less is no break. */
const noBreak = 7;

const plans: readonly ReturnPlan[] = [
  {
    upToDays: 14,
    weeks: [week(0.8, null, { moreRir: 1 })],
    running: { volume: [0.8], runWalkRuns: 0, qualityWeek: 1 },
  },
  {
    upToDays: 28,
    weeks: [week(0.7, 4), week(0.85, 3)],
    running: { volume: [0.6, 0.8], runWalkRuns: 0, qualityWeek: 2 },
  },
  {
    upToDays: 56,
    weeks: [week(0.6, 4), week(0.75, 3), week(0.9, 2.5)],
    running: { volume: [0.5, 0.65, 0.8], runWalkRuns: 2, qualityWeek: 3 },
  },
  {
    upToDays: 112,
    weeks: [week(0.5, 4.5), week(0.6, 4), week(0.75, 3), week(0.9, 2)],
    running: { volume: [0.4, 0.55, 0.7, 0.85], runWalkRuns: 3, qualityWeek: 4 },
  },
  {
    upToDays: 364,
    weeks: [
      week(0.45, 5, { mostDays: 2 }),
      week(0.5, 4, { mostDays: 3 }),
      week(0.65, 4),
      week(0.8, 3),
      week(0.9, 3),
      week(0.95, 2),
    ],
    running: { volume: [0.4], runWalkRuns: 9, qualityWeek: 6, beginnerPlanWeek: 3 },
  },
  {
    upToDays: Number.POSITIVE_INFINITY,
    weeks: [
      week(0.4, 5, { mostDays: 2 }),
      week(0.5, 4, { mostDays: 3 }),
      week(0.6, 4),
      week(0.7, 3),
      week(0.8, 3),
      week(0.85, 3),
      week(0.9, 2),
      week(0.95, 2),
    ],
    running: { volume: [0.3], runWalkRuns: 12, qualityWeek: 9, beginnerPlanWeek: 1 },
  },
];

const planFor = (daysOff: number): ReturnPlan | undefined =>
  daysOff <= noBreak ? undefined : plans.find(({ upToDays }) => daysOff <= upToDays);

/** The week of coming back, 1 first; null where the usual training is on again. */
export const returnWeek = (daysOff: number, weekNumber: number): ReturnWeek | null =>
  planFor(daysOff)?.weeks[weekNumber - 1] ?? null;

/** Weeks until everything is as it was. */
export const returnWeeks = (daysOff: number): number => planFor(daysOff)?.weeks.length ?? 0;

export const runningReturn = (daysOff: number): RunningReturn | null =>
  planFor(daysOff)?.running ?? null;

/** The sets of an exercise in that week: at least one. */
export function setsInReturn(usual: number, { sets }: ReturnWeek): number {
  return Math.max(1, Math.round(usual * sets));
}

/** Reps in reserve in that week: never fewer than usual. */
export const rirInReturn = (usual: number, { rir, moreRir }: ReturnWeek): number =>
  Math.max(usual, rir ?? usual + moreRir);
