import { adjustSeconds } from '@cadence/domain/timer/constants';
import { isTapped } from '@cadence/domain/timer/tap-actions';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { TimerActions } from '../../engine/use-timer.ts';
import type { FullScreen } from './use-full-screen.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface RunShortcuts {
  actions: TimerActions;
  step: TimerStep | null;
  skip: () => void;
  rest: () => void;
  /** A stopwatch has no other steps to go to. */
  countsUp: boolean;
  mute: () => void;
  fullScreen: FullScreen;
  help: () => void;
}

/** The help sheet lists them. */
export function useRunShortcuts(shortcuts: RunShortcuts): void {
  const { actions, step, skip, rest, countsUp, mute, fullScreen, help } = shortcuts;
  const more = () => actions.adjust(adjustSeconds);
  const less = () => actions.adjust(-adjustSeconds);
  useShortcuts({
    ' ': actions.toggle,
    ...(!countsUp && { arrowleft: actions.previous, arrowright: skip }),
    r: rest,
    d: actions.done,
    ...(isTapped(step ?? undefined) && { t: actions.tapNext, u: actions.undoTap }),
    ...(step?.count === 'minutes' && { x: actions.missed, u: actions.undoTap }),
    m: mute,
    f: fullScreen.toggle,
    '?': help,
    '+': more,
    // Where the plus is, without its shift key.
    '=': more,
    '-': less,
  });
}
