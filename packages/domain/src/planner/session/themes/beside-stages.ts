import type { FocusArea } from '../../../reading/vocabulary.ts';
import type { StageRow, ThemeStage } from './stage-types.ts';

const row = (moves: string, reps: number, how?: string): StageRow => ({
  moves,
  sets: [2, 3],
  reps,
  rest: 40,
  ...(how && { how }),
});

const held = (moves: string, seconds: number): StageRow => ({
  moves,
  sets: [2, 3],
  seconds,
  rest: 30,
});

const stage = (title: string, ...rows: StageRow[]): ThemeStage => ({
  title,
  kind: 'sets',
  rpe: 6,
  most: 3,
  rows,
});

/** Parts of the body that are asked for beside what the session is about. */
export const besideStages: Partial<Record<FocusArea, ThemeStage>> = {
  core: stage(
    'Core',
    row('dead-bug toe-tap seated-knee-lift', 8, 'Slow; the back stays down.'),
    held('side-plank knee-side-plank standing-side-crunch', 20),
    row('bird-dog quadruped-arm-reach standing-knee-drive', 8),
  ),
  glutes: stage(
    'Glutes',
    row('banded-clamshell clamshell seated-knee-push-out', 12),
    row('single-leg-glute-bridge glute-bridge seated-glute-squeeze', 10),
    row('side-lying-leg-raise standing-side-leg-raise', 12),
  ),
  legs: stage(
    'Legs',
    row('dumbbell-goblet-squat goblet-squat air-squat sit-to-stand', 10),
    row('reverse-lunge short-reverse-lunge sit-to-stand', 8),
    row('standing-calf-raise seated-calf-raise', 15),
  ),
  arms: stage(
    'Arms',
    row('dumbbell-curl band-curl self-resisted-curl', 12),
    row('overhead-triceps-extension band-triceps-pressdown close-grip-push-up bench-dip', 12),
  ),
  chest: stage('Chest', row('dumbbell-floor-press push-up incline-push-up wall-push-up', 10)),
  back: stage(
    'Back',
    row('one-arm-dumbbell-row band-seated-row superman-lat-pull', 12),
    row('prone-back-extension bird-dog', 8),
  ),
  shoulders: stage(
    'Shoulders',
    row('seated-dumbbell-press band-overhead-press incline-pike-push-up', 10),
    row('lateral-raise band-lateral-raise arm-raise-pulse', 12),
  ),
  balance: stage(
    'Balance',
    held('single-leg-stand supported-single-leg-stand', 30),
    held('tandem-stand heel-to-toe-walk', 30),
  ),
};
