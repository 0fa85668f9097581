import type { Figure } from '../figure.ts';
import type { Thing } from '../things.ts';
import { arms } from './arms.ts';
import { carries, rotations } from './carries.ts';
import { chairs } from './chairs.ts';
import { lunges } from './lunges.ts';
import { feet, made } from './made.ts';
import { planks } from './planks.ts';
import { runs } from './runs.ts';
import { squats } from './squats.ts';
import { steps } from './steps.ts';

/** The motion of another exercise, with what stands or hangs around this one. */
function like(source: Figure | undefined, things: readonly Thing[] = source?.things ?? []): Figure {
  if (!source) throw new Error('Nothing to draw it like.');
  return { ...source, things };
}

const bag: Thing[] = [
  { kind: 'block', from: [62, 60, -17], to: [96, 150, 17] },
  { kind: 'rod', from: [79, 150, 0], to: [79, 225, 0], of: 'rope' },
];

const front = { turned: 90, tilted: 6 };

/** Exercises whose motion is that of another, and small moves of the head and neck. */
export const likewise: Record<string, Figure> = {
  'heavy-bag-round': like(steps['shadow-boxing'], bag),
  'stair-climb': like(lunges['step-up']),
  'loaded-stair-climb': like(lunges['step-up'], [
    ...(lunges['step-up']?.things ?? []),
    { kind: 'pack' },
  ]),
  'stair-step-down': like(lunges['box-step-down']),
  'half-kneel-to-stand': like(lunges['short-reverse-lunge']),
  'floor-get-up': like({ ...carries, ...rotations }['turkish-get-up'], []),
  'partner-chest-pass-squat': like(squats['medicine-ball-squat']),
  'cone-relay': like(runs['shuttle-run']),
  'mirror-shuffle': like(runs['lateral-shuffle']),
  'high-five-plank': like(planks['plank-shoulder-tap']),
  'dumbbell-front-raise': made(
    [
      { arm: 6, spread: 6 },
      { arm: 90, spread: 6 },
    ],
    { pin: feet, things: arms['dumbbell-curl']?.things ?? [] },
  ),
  'chin-tuck': made([{ neck: 8 }, { neck: -10 }], { pin: feet }),
  'neck-half-circle': made(
    [
      { tilt: 0, neck: 20 },
      { tilt: 30, neck: 12 },
    ],
    {
      pin: feet,
      mirrored: true,
      view: front,
    },
  ),
  'chair-upper-back-extension': like(chairs['seated-cat-cow']),
};
