import type { StepType } from '@cadence/domain/timer/types';
import { ArrowRightLeft, Dumbbell, Flag, Flame, Leaf, type LucideIcon, Wind } from 'lucide-react';
import { type Phase, phaseOf } from '../../ui/strip/strip-segments.ts';

interface PhaseLook {
  surface: string;
  /** Never colour alone: each phase also has a word and an icon. */
  word: string;
  icon: LucideIcon;
}

const looks: Record<Phase, PhaseLook> = {
  work: { surface: 'phase-work', word: 'Work', icon: Dumbbell },
  rest: { surface: 'phase-rest', word: 'Rest', icon: Wind },
  warm: { surface: 'phase-warm', word: 'Warm-up', icon: Flame },
  cool: { surface: 'phase-cool', word: 'Cool-down', icon: Leaf },
  intro: { surface: 'phase-intro', word: 'Get ready', icon: Flag },
  shift: { surface: 'phase-shift', word: 'Transition', icon: ArrowRightLeft },
};

export function lookOf(type: StepType): PhaseLook {
  return looks[phaseOf(type)];
}
