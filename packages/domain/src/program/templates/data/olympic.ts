import type { WeekKind } from '../types.ts';

/** Sets, reps and percent of a maximum. */
export type OlympicDose = readonly [sets: number, reps: number, percent: number];

/** A week of the snatch and the clean and jerk. */
export interface OlympicWeek {
  phase: string;
  kind: WeekKind;
  /** The lift that the day is named for. */
  lift: OlympicDose;
  /** The position that comes before it, or the part that comes after it. */
  part: OlympicDose;
  squat: OlympicDose;
  pull: OlympicDose;
}

const week = (
  phase: string,
  lift: OlympicDose,
  part: OlympicDose,
  squat: OlympicDose,
  pull: OlympicDose,
  kind: WeekKind = 'build',
): OlympicWeek => ({ phase, kind, lift, part, squat, pull });

const positions = 'Positions';
const whole = 'Whole lifts';
const singles = 'Heavy singles';

export const olympicWeeks: readonly OlympicWeek[] = [
  week(positions, [5, 2, 70], [3, 3, 75], [4, 5, 72.5], [3, 4, 82.5]),
  week(positions, [5, 2, 72.5], [3, 3, 77.5], [4, 5, 75], [3, 4, 85]),
  week(positions, [6, 2, 75], [3, 3, 80], [5, 4, 77.5], [4, 3, 87.5]),
  week(positions, [4, 1, 67.5], [2, 2, 70], [3, 3, 67.5], [2, 3, 77.5], 'deload'),
  week(whole, [6, 2, 76], [3, 2, 80], [4, 4, 80], [4, 3, 90]),
  week(whole, [6, 2, 78], [3, 2, 82.5], [5, 3, 82.5], [4, 3, 92.5]),
  week(whole, [7, 2, 80], [4, 2, 85], [5, 3, 85], [4, 2, 95]),
  week(whole, [4, 1, 70], [2, 2, 72.5], [3, 3, 70], [2, 2, 82.5], 'deload'),
  week(singles, [6, 1, 85], [3, 1, 85], [4, 3, 86], [3, 3, 95]),
  week(singles, [6, 1, 87.5], [3, 1, 87.5], [4, 2, 88], [3, 2, 97.5]),
  week(singles, [5, 1, 90], [2, 1, 90], [3, 2, 90], [2, 2, 100]),
  week(singles, [1, 1, 100], [1, 1, 70], [2, 2, 75], [1, 2, 80], 'test'),
];

/** Which weeks go first where there are fewer than these: doubles of a block, then its rest. */
export const sparedWeeks: readonly number[] = [1, 5, 9, 3, 2, 7, 0, 6];

/** The singles of the last day: each only after a clean one before it. */
export const olympicTries: readonly number[] = [80, 88, 95, 100, 104];

interface OlympicMoves {
  /** By phase. */
  part: Readonly<Record<string, readonly string[]>>;
  lift: Readonly<Record<string, readonly string[]>>;
}

/** Whoever knows the lifts does them from the first week, with a part of each beside them. */
export const knownMoves: Record<'snatch' | 'clean', OlympicMoves> = {
  snatch: {
    part: {
      [positions]: ['hang-power-snatch', 'muscle-snatch'],
      [whole]: ['power-snatch', 'hang-power-snatch'],
      [singles]: ['snatch-balance', 'overhead-squat'],
    },
    lift: {
      [positions]: ['snatch'],
      [whole]: ['snatch'],
      [singles]: ['snatch'],
    },
  },
  clean: {
    part: {
      [positions]: ['hang-clean', 'hang-power-clean'],
      [whole]: ['power-clean', 'hang-power-clean'],
      [singles]: ['split-jerk', 'push-jerk'],
    },
    lift: {
      [positions]: ['clean-and-jerk'],
      [whole]: ['clean-and-jerk'],
      [singles]: ['clean-and-jerk'],
    },
  },
};

/** Whoever is new to them goes from the hang to the floor, and from the power position under the bar. */
export const newMoves: Record<'snatch' | 'clean', OlympicMoves> = {
  snatch: {
    part: {
      [positions]: ['muscle-snatch'],
      [whole]: ['overhead-squat'],
      [singles]: ['snatch-balance', 'overhead-squat'],
    },
    lift: {
      [positions]: ['hang-power-snatch'],
      [whole]: ['power-snatch', 'hang-power-snatch'],
      [singles]: ['snatch', 'power-snatch'],
    },
  },
  clean: {
    part: {
      [positions]: ['push-press'],
      [whole]: ['push-jerk', 'push-press'],
      [singles]: ['split-jerk', 'push-jerk'],
    },
    lift: {
      [positions]: ['hang-power-clean'],
      [whole]: ['hang-clean', 'power-clean'],
      [singles]: ['clean-and-jerk', 'clean'],
    },
  },
};
