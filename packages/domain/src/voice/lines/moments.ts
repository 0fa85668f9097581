/**
 * What the coach says when, in one style. Words in braces are filled in: {exercise},
 * {amount}, {set} of {sets}, {round} of {rounds}, {phase}, {rest}, {time}. A line with
 * {name} is only said when a name is called out.
 */
export interface StyleLines {
  ready: readonly string[];
  firstUp: readonly string[];
  announce: readonly string[];
  go: readonly string[];
  again: readonly string[];
  set: readonly string[];
  lastSet: readonly string[];
  round: readonly string[];
  lastRound: readonly string[];
  lastExercise: readonly string[];
  phase: readonly string[];
  warmup: readonly string[];
  cooldown: readonly string[];
  sideSwitch: readonly string[];
  halfway: readonly string[];
  ten: readonly string[];
  restTen: readonly string[];
  motivation: readonly string[];
  form: readonly string[];
  rest: readonly string[];
  restPreview: readonly string[];
  timeLeft: readonly string[];
  record: readonly string[];
  complete: readonly string[];
}

export type Moment = keyof StyleLines;
