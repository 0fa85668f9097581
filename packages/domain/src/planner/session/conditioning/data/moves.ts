/**
 * Moves for work against the clock by what they train, best first: those between two bars are as
 * good as each other. Light enough to do many of; ergs, carries and real weights before the rest.
 */
const moves = {
  leg: 'wall-ball goblet-squat dumbbell-goblet-squat | dumbbell-reverse-lunge goblet-reverse-lunge sandbag-lunge dumbbell-box-step-over | box-step-up dumbbell-step-up | sandbag-bear-hug-squat medicine-ball-squat | dumbbell-box-squat goblet-box-squat | suspension-squat-to-row suspension-assisted-squat | walking-lunge air-squat reverse-lunge | band-squat band-front-squat | leg-press front-squat barbell-reverse-lunge back-squat | squat-to-calf-raise side-step-squat half-squat sit-to-stand | knee-straightener',
  hinge:
    'two-hand-swing dumbbell-swing | dumbbell-romanian-deadlift kettlebell-deadlift dumbbell-deadlift | sandbag-clean | kettlebell-romanian-deadlift medicine-ball-romanian-deadlift | cable-pull-through band-pull-through band-romanian-deadlift | barbell-romanian-deadlift | single-leg-glute-bridge glute-bridge-march glute-bridge | kickstand-good-morning bodyweight-good-morning | standing-kickback',
  push: 'push-up dumbbell-push-press kettlebell-push-press | dumbbell-floor-press kettlebell-floor-press one-arm-kettlebell-floor-press | suspension-chest-press box-incline-push-up | hand-release-push-up | band-overhead-press band-chest-press | machine-chest-press push-press overhead-press barbell-floor-press | incline-push-up knee-push-up | wall-push-up',
  pull: 'pull-up | ring-row inverted-row suspension-row | one-arm-dumbbell-row dumbbell-bent-over-row kettlebell-one-arm-row kettlebell-bent-over-row | sled-rope-row cable-seated-row | band-bent-over-row band-seated-row | machine-row lat-pulldown barbell-bent-over-row | towel-row | superman-lat-pull prone-y-t-w-raise floor-elbow-row | wall-elbow-row',
  trunk:
    'hanging-knee-raise | sit-up slow-mountain-climber plank-shoulder-tap | russian-twist reverse-crunch bicycle-crunch | dead-bug | bird-dog | standing-cross-body-crunch standing-knee-drive',
  engine:
    'rowing-machine ski-erg air-bike stationary-bike | run tempo-run | sled-march backward-sled-drag | dumbbell-farmer-carry kettlebell-farmer-carry trap-bar-carry sandbag-bear-hug-carry | dumbbell-suitcase-carry kettlebell-suitcase-carry | jump-rope-bounce | burpee shuttle-run | treadmill-run elliptical-trainer stair-climber | dumbbell-farmer-march kettlebell-suitcase-march | no-jump-burpee mountain-climber skater-hop high-knees | alternating-box-step shadow-boxing skater-step squat-to-reach | step-jack high-knee-march | march-in-place | seated-march',
  /** Without a weight: what gets the pulse up, loud ones first. */
  pulse:
    'burpee mountain-climber high-knees squat-jump | no-jump-burpee skater-hop jumping-jack | incline-mountain-climber fast-feet skater-step | squat-to-reach shadow-boxing | step-jack high-knee-march | march-in-place | seated-punches seated-jack',
  pulse_two:
    'skater-hop jumping-jack high-knees | fast-feet skater-step shadow-boxing | squat-to-reach step-jack | high-knee-march standing-knee-drive | seated-jack seated-march',
  pulse_trunk:
    'plank-shoulder-tap slow-mountain-climber mountain-climber | standing-cross-body-crunch standing-knee-drive | wall-shoulder-tap | seated-cross-body-knee-tap',
  carry:
    'dumbbell-farmer-carry kettlebell-farmer-carry trap-bar-carry sandbag-bear-hug-carry | dumbbell-suitcase-carry kettlebell-suitcase-carry | dumbbell-farmer-march kettlebell-suitcase-march',
  /** What a barbell does in a row without being put down. */
  bar: 'barbell-romanian-deadlift | barbell-bent-over-row | hang-power-clean | front-squat barbell-thruster | push-press overhead-press',
} as const;

export type Seat = keyof typeof moves;

const read = (text: string): readonly (readonly string[])[] =>
  text.split('|').map((tier) => tier.trim().split(/\s+/));

const tiers = new Map<Seat, readonly (readonly string[])[]>(
  (Object.keys(moves) as Seat[]).map((seat) => [seat, read(moves[seat])]),
);

/** Ids of library exercises by tier, best first. */
export const movesFor = (seat: Seat): readonly (readonly string[])[] => tiers.get(seat) ?? [];

/** Which seats a round of so many moves has: legs, a push or hinge, a pull or the trunk, the pulse. */
export const seatsFor: readonly (readonly Seat[])[] = [
  [],
  ['engine'],
  ['leg', 'push'],
  ['leg', 'push', 'pull'],
  ['leg', 'push', 'pull', 'engine'],
  ['leg', 'hinge', 'push', 'pull', 'engine'],
  ['leg', 'hinge', 'push', 'pull', 'trunk', 'engine'],
];
/** With nothing but a bar: what it is made for comes first. */
export const barSeats: readonly (readonly Seat[])[] = [
  [],
  ['hinge'],
  ['hinge', 'push'],
  ['hinge', 'push', 'pull'],
  ['hinge', 'push', 'pull', 'leg'],
  ['hinge', 'push', 'pull', 'leg', 'trunk'],
  ['hinge', 'push', 'pull', 'leg', 'trunk', 'engine'],
];
export const mostMoves = seatsFor.length - 1;

/** The same for who has nothing to lift and wants to get out of breath. */
export const pulseSeats: readonly (readonly Seat[])[] = [
  [],
  ['pulse'],
  ['leg', 'pulse'],
  ['leg', 'pulse', 'push'],
  ['leg', 'pulse', 'push', 'pulse_two'],
  ['leg', 'pulse', 'push', 'pulse_two', 'pulse_trunk'],
  ['leg', 'pulse', 'push', 'pulse_two', 'pulse_trunk', 'engine'],
];
