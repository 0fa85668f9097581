import { exerciseById } from '../../exercise/library.ts';
import type { WeekKind } from '../templates/types.ts';
import type { Program, ProgramWeek } from '../types.ts';

/** A week as a bar of the curve. */
export interface LoadWeek {
  readonly week: number;
  /** The week's number, or what it is for: 'Deload', 'Test'. */
  readonly label: string;
  readonly kind: WeekKind;
  readonly value: number;
}

/** A block of weeks with its top, and how far that lies above the block before. */
export interface LoadPhase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly rise: number | null;
}

export interface LoadCurve {
  readonly title: string;
  readonly unit: 'kg' | 'km' | 'sets' | 'min';
  readonly weeks: readonly LoadWeek[];
  readonly phases: readonly LoadPhase[];
}

const labels: Partial<Record<WeekKind, string>> = {
  deload: 'Deload',
  test: 'Test',
  taper: 'Taper',
  event: 'Event',
};

/** The heaviest working weight of a lift in a week. */
function topSet({ sessions }: ProgramWeek, exerciseId: string): number {
  const weights = sessions.flatMap(({ workout }) =>
    workout.workout.flatMap((item) => {
      const isWork = item.type === 'exercise' && item.role !== 'ramp';
      const { weight } = item;
      return isWork && item.exerciseId === exerciseId && typeof weight === 'number' ? [weight] : [];
    }),
  );
  return Math.max(0, ...weights);
}

/** The lift that stands for the program: the first main lift that is in nearly every week. */
function leadLift({ phases, weeks }: Program): string | undefined {
  const ids = [
    ...new Set(phases.flatMap(({ mainLifts }) => mainLifts.map((lift) => lift.exerciseId))),
  ];
  return ids.find(
    (id) => weeks.filter((week) => topSet(week, id) > 0).length >= weeks.length * 0.8,
  );
}

/** Neither a deload nor a test is the top of its block. */
const counts = ({ kind }: LoadWeek): boolean => kind === 'build' || kind === 'return';

/** The program's load week by week: the main lift's top set, or the template's own measure. */
export function loadCurve(program: Program): LoadCurve | undefined {
  const plans = program.weeks.flatMap(({ plan }) => plan ?? []);
  if (plans.length !== program.weeks.length) return undefined;
  const unit = plans[0]?.load.unit ?? 'sets';
  const lift = unit === 'kg' ? leadLift(program) : undefined;
  const weeks = program.weeks.map((week, index): LoadWeek => {
    const plan = plans[index];
    const kind = plan?.kind ?? 'build';
    const value = lift ? topSet(week, lift) : (plan?.load.value ?? 0);
    return { week: week.week, label: labels[kind] ?? String(week.week), kind, value };
  });
  if (weeks.every(({ value }) => value === 0)) return undefined;
  let last: number | null = null;
  const phases = program.phases.map(({ name, startWeek, endWeek }): LoadPhase => {
    const own = weeks.filter(({ week }) => week >= startWeek && week <= endWeek);
    const top = Math.max(0, ...own.filter(counts).map(({ value }) => value));
    const rise = last === null || top === 0 ? null : Math.round((top - last) * 100) / 100;
    if (top > 0) last = top;
    return { name, from: startWeek, to: endWeek, top, rise };
  });
  const title = lift ? `${exerciseById(lift)?.name ?? 'Main lift'}, top set by week` : titles[unit];
  return { title, unit, weeks, phases };
}

const titles = {
  kg: 'Heaviest sets by week',
  km: 'Kilometres by week',
  sets: 'Hard sets by week',
  min: 'Minutes by week',
} as const;
