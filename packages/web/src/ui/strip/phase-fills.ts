import type { Phase } from './strip-segments.ts';

/** A bar lies on the page, not on its phase's colour: in the dark the introduction's would be lost. */
export const phaseFills: Record<Phase, string> = {
  intro: 'bg-intro-bar',
  warm: 'bg-warm',
  work: 'bg-work',
  rest: 'bg-rest',
  cool: 'bg-cool',
  shift: 'bg-shift',
};
