import { minRestForPreviewSeconds } from '../timer/constants.ts';
import type { TimerStep } from '../timer/types.ts';

/** Spec §5: such a rest has no time for a message. */
export const isShortRest = ({ type, duration }: TimerStep): boolean =>
  type === 'rest' && duration < minRestForPreviewSeconds;
