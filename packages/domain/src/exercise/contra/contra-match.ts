import type { Joint, LibraryExercise, LoadClass, MoveTrait, Pattern, Position } from '../types.ts';

export type Matches = (exercise: LibraryExercise) => boolean;

/** One line of the safety table: the first that matches decides. */
export interface ContraRule {
  when: Matches;
  contra: {
    severity: 'avoid' | 'modify';
    reason: string;
    /** How to do it all the same; only for 'modify'. */
    modification?: string;
  };
}

export function avoid(when: Matches, reason: string): ContraRule {
  return { when, contra: { severity: 'avoid', reason } };
}

export function modify(when: Matches, reason: string, modification: string): ContraRule {
  return { when, contra: { severity: 'modify', reason, modification } };
}

export const has =
  (...traits: MoveTrait[]): Matches =>
  (exercise) =>
    traits.some((trait) => exercise.traits.includes(trait));

export const isPartly =
  (...patterns: Pattern[]): Matches =>
  (exercise) =>
    patterns.some((pattern) => exercise.patterns.includes(pattern));

export const isMainly =
  (...patterns: Pattern[]): Matches =>
  (exercise) =>
    patterns.includes(exercise.patterns[0]);

export const isPlaced =
  (...positions: Position[]): Matches =>
  (exercise) =>
    positions.includes(exercise.position);

export const impactFrom =
  (least: number): Matches =>
  (exercise) =>
    exercise.impact >= least;

export const fallRiskFrom =
  (least: number): Matches =>
  (exercise) =>
    exercise.fallRisk >= least;

export const metFrom =
  (least: number): Matches =>
  (exercise) =>
    exercise.met >= least;

export const all =
  (...tests: Matches[]): Matches =>
  (exercise) =>
    tests.every((test) => test(exercise));

export const any =
  (...tests: Matches[]): Matches =>
  (exercise) =>
    tests.some((test) => test(exercise));

export const not =
  (test: Matches): Matches =>
  (exercise) =>
    !test(exercise);

const withoutLoad: readonly LoadClass[] = ['bodyweight', 'assist', 'none'];

/** Something beside the body's own weight is moved. */
export const isLoaded: Matches = (exercise) =>
  exercise.loadCount > 0 ||
  !withoutLoad.includes(exercise.loadClass) ||
  exercise.equipment.some((id) => id === 'resistance_bands' || id === 'barbells') ||
  exercise.props.includes('medicine_ball');

/** Slow work for range and calm, done far from any limit. */
export const isGentle = isMainly('mobility', 'stretch', 'breath');

/** Mobility and stretches that take this joint along. */
export const movesGently = (joint: Joint): Matches =>
  all(isMainly('mobility', 'stretch'), (exercise) => exercise.joints.includes(joint));

/** Held still against a real load: stretches and balance are held too, but cost little. */
export const isHardHold: Matches = all(
  (exercise) => exercise.isometric,
  not(isGentle),
  not(isMainly('balance')),
);

export const lands = any(has('jump', 'hop', 'sprint'), isMainly('jump'), impactFrom(2));
