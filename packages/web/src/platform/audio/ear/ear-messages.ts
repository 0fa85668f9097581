export type ToEar =
  /** A microphone that gives so many samples in a second begins. */
  | { type: 'begin'; rate: number }
  | { type: 'sound'; samples: Float32Array }
  /** Our own voice speaks: nothing before it and in it counts. */
  | { type: 'deaf' }
  /** The microphone is closed; what was said up to now counts. */
  | { type: 'finish' };

export type FromEar =
  | { type: 'ready' }
  | { type: 'broken'; reason: string }
  /** `sure` is the command, `written` what it sounds like. */
  | { type: 'heard'; written: string; sure: string | null }
  | { type: 'finished' };
