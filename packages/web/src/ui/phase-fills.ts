import type { Phase } from './strip-segments.ts';

export const phaseFills: Record<Phase, string> = {
  intro: 'bg-intro',
  warm: 'bg-warm',
  work: 'bg-work',
  rest: 'bg-rest',
  cool: 'bg-cool',
  shift: 'bg-shift',
};
