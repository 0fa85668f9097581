import { type Figure, figure } from '../figure.ts';
import type { Motion } from '../motion.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import { fromTheSide, type View } from '../view.ts';

const feet = { joint: 'ankleR', at: [0, 7] } as const;
const downMs = 2000;
const upMs = 1000;

interface Squat {
  readonly arms: Pose;
  /** How wide the knees open, and how far the trunk leans at the bottom. */
  readonly open?: number;
  readonly lean?: number;
  /** Thigh at the bottom: 90 is level. */
  readonly depth?: number;
  readonly grip?: Motion['grip'];
  readonly things?: readonly Thing[];
  readonly view?: View;
}

/** Down between the feet and up again; knees bend as much as keeps the weight over the feet. */
function squat({ arms, open = 6, lean = 36, depth = 100, grip, things, view }: Squat): Figure {
  const top: Pose = { ...arms, open };
  const bottom: Pose = { ...arms, open, lean, hip: depth, knee: depth + 30, neck: -lean / 2.4 };
  const motion: Motion = {
    pin: feet,
    ...(grip && { grip }),
    keys: [
      { pose: top, ms: downMs },
      { pose: bottom, ms: upMs },
    ],
  };
  return figure(motion, { view: view ?? fromTheSide, ...(things && { things }) });
}

const goblet: Pose = { arm: 20, elbow: 135, spread: 10, fore: -22 };

export const squats: Record<string, Figure> = {
  'back-squat': squat({
    arms: { elbowsTo: [-0.6, -1, 0.3] },
    grip: { on: 'back', half: 26 },
    things: [{ kind: 'barbell', on: 'back' }],
  }),
  'front-squat': squat({
    arms: { elbowsTo: [1, 0.1, 0.2] },
    lean: 24,
    grip: { on: 'front', half: 20 },
    things: [{ kind: 'barbell', on: 'front' }],
  }),
  'goblet-squat': squat({
    arms: goblet,
    lean: 26,
    open: 10,
    things: [{ kind: 'kettlebell', at: 'hands', hangs: 'up' }],
  }),
  'air-squat': squat({ arms: { arm: 80, elbow: 5 }, lean: 34 }),
};
