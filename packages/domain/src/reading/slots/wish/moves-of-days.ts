import { exerciseById } from '../../../exercise/library.ts';
import type { Muscle } from '../../../exercise/types.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import type { FocusArea } from '../../vocabulary.ts';
import { findShortNames } from '../moves/short-names.ts';

const reach = 10;

/** 'Mon squats, yesterday deadlifts, so what's left?': moves of days gone by, where the rest is asked for. */
export const movesOfDays = oncePerText((scan: Scan): readonly Hit[] => {
  const rest = scan.of('trained').find(({ value }) => value === 'rest');
  if (!rest) return [];
  const days = [
    ...scan.of('pastDay'),
    ...scan.of('weekday').filter(({ value }) => value === 'weekday'),
  ];
  return [...scan.of('move'), ...findShortNames(scan)].filter(
    ({ from }) => from < rest.from && days.some(({ to }) => to <= from && from - to <= reach),
  );
});

const areaOf: Partial<Record<Muscle, FocusArea>> = {
  quads: 'legs',
  hams: 'legs',
  glutes: 'legs',
  adductors: 'legs',
  calves: 'legs',
  chest: 'chest',
  lats: 'back',
  upper_back: 'back',
  traps: 'back',
  spinal_erectors: 'back',
  front_delt: 'shoulders',
  side_delt: 'shoulders',
  rear_delt: 'shoulders',
  triceps: 'arms',
  abs: 'core',
  obliques: 'core',
};

/** The parts that these moves have trained. */
export const areasOfDays = (scan: Scan): FocusArea[] =>
  movesOfDays(scan).flatMap(({ value }) =>
    (exerciseById(value)?.primary ?? []).flatMap((muscle) => areaOf[muscle] ?? []),
  );
