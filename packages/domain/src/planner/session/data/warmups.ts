/** What gets a session's lifts ready: ids of library exercises in the order of preference. */
export interface WarmUpPlan {
  raise: string;
  drills: string;
}

const machines = 'stationary-bike rowing-machine elliptical-trainer treadmill-walk';
const raise = machines;
const upperRaise = `rowing-machine ski-erg ${machines} shadow-boxing step-jack`;

/** Without a machine: any of these, another on another day. */
export const houseRaises = [
  'jog-in-place',
  'step-jack',
  'high-knee-march',
  'shadow-boxing',
  'skater-step',
  'step-touch',
  'squat-to-reach',
  'jump-rope-bounce',
];
/** What everybody may do. */
export const gentleRaises = ['march-in-place', 'seated-march'];

export const warmUpPlans = {
  squat: {
    raise,
    drills:
      'prying-goblet-squat ankle-rock 90-90-hip-switch lateral-band-walk deep-squat-hold knee-hug leg-swing glute-bridge',
  },
  hinge: {
    raise,
    drills: 'wall-hip-hinge dead-bug bodyweight-single-leg-rdl glute-bridge leg-swing cat-cow',
  },
  bench: {
    raise: upperRaise,
    drills:
      'band-pull-apart scapular-push-up band-external-rotation arm-circle elbow-in-rotation open-book',
  },
  overhead: {
    raise: upperRaise,
    drills: 'wall-slide open-book band-pass-through arm-circle thread-the-needle shoulder-roll',
  },
  pull: {
    raise: upperRaise,
    drills:
      'dead-hang scapular-pull-up band-pull-apart arm-circle open-book cat-cow shoulder-blade-squeeze',
  },
  full: {
    raise,
    drills:
      'worlds-greatest-stretch prying-goblet-squat scapular-push-up inchworm glute-bridge wall-hip-hinge arm-circle leg-swing ankle-rock standing-hip-circle',
  },
  olympic: {
    raise: upperRaise,
    drills: 'band-pass-through wrist-circle deep-squat-hold wall-slide ankle-rock',
  },
  power: {
    raise: `jump-rope-bounce ${machines}`,
    drills: 'leg-swing a-skip pogo-hop snap-down reverse-lunge ankle-rock',
  },
  kettlebell: {
    raise,
    drills: 'kettlebell-halo prying-goblet-squat wall-hip-hinge glute-bridge dead-bug',
  },
  skill: {
    raise: upperRaise,
    drills: 'wrist-circle scapular-pull-up scapular-push-up hollow-hold arm-circle',
  },
  low_back: {
    raise,
    drills:
      'cat-cow glute-bridge bird-dog wall-hip-hinge 90-90-hip-switch dead-bug standing-cat-cow',
  },
  shoulder: {
    raise: `stationary-bike treadmill-walk ${machines} step-touch high-knee-march`,
    drills:
      'elbow-in-rotation shoulder-blade-squeeze shoulder-roll band-external-rotation cat-cow open-book',
  },
  seated: {
    raise: 'seated-punches seated-march',
    drills:
      'seated-arm-circle seated-shoulder-roll seated-overhead-reach seated-trunk-turn seated-cat-cow seated-side-stretch seated-wrist-stretch',
  },
  machines: { raise, drills: 'arm-circle' },
  senior: {
    raise: 'stationary-bike treadmill-walk march-in-place seated-march',
    drills:
      'standing-calf-raise arm-circle standing-cat-cow ankle-circle shoulder-roll standing-hip-circle',
  },
} as const satisfies Record<string, WarmUpPlan>;

export type WarmUpKind = keyof typeof warmUpPlans;

/** Seconds of the general part at 20, 30, 45, 60 and 90 minutes. */
export const warmUpSeconds = [150, 190, 255, 310, 380] as const;
/** Fast work, old joints and growing bodies take longer. */
export const longWarmUpSeconds = [240, 300, 360, 420, 480] as const;
/** Ramp sets of the first lift. */
export const rampCounts = [2, 3, 4, 5, 6] as const;
