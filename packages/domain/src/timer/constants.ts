/** Spec §9, with the lengths that docs/decisions/0011 adds. Times are in seconds. */
export const introduction = { name: 'Get Ready', seconds: 60 } as const;

export const emomTimes = { minuteSeconds: 60, defaultMinutes: 15 } as const;

export const tabataTimes = {
  workSeconds: 20,
  restSeconds: 10,
  rounds: 8,
  restBetweenExercisesSeconds: 60,
} as const;

export const pyramidTimes = {
  restSeconds: 15,
  defaultLevelRestSeconds: 60,
  defaultLevels: [1, 2, 3, 4, 5, 5, 4, 3, 2, 1],
  setupSeconds: 5,
  minStepSeconds: 10,
  maxLevel: 100,
  maxLevels: 40,
} as const;

export const compoundTimes = {
  name: 'Compound Flow',
  stepSeconds: 1200,
  defaultRounds: 3,
  defaultRestSeconds: 120,
} as const;

export const circuitTimes = { restSeconds: 30, defaultRounds: 3 } as const;

export const roundsTimes = { defaultRounds: 1, defaultRestSeconds: 60 } as const;

export const setsTimes = { defaultRestSeconds: 120 } as const;

export const phaseTransitionSeconds = 10;

/** An item without a length of its own. */
export const estimate = {
  secondsPerRep: 4,
  setupSeconds: 3,
  sideSwitchSeconds: 3,
  minSeconds: 20,
  withoutRepsSeconds: 45,
  restSeconds: 60,
} as const;

export const restNames = {
  plain: 'Rest',
  round: 'Round Rest',
  sets: 'Rest Between Sets',
  exercise: 'Exercise Rest',
  level: 'Level Rest',
} as const;

/** Spec §9, voice countdown announcements. */
export const countdownSeconds = [10, 5, 3, 2, 1] as const;

/** Said in a countdown in which rounds are counted, beside its middle and its last seconds. */
export const timeLeftSeconds = [180, 60] as const;

/** Before the target time of a distance, and at it. */
export const targetWarnings = [5, 0] as const;

/** Spec §9: a shorter rest has no time for a message. */
export const minRestForPreviewSeconds = 20;

/** What the adjust buttons add or take away. */
export const adjustSeconds = 15;

/** Far beyond any real session; keeps a senseless plan from filling the memory. */
export const maxSteps = 4000;
