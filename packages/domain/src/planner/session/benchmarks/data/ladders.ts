/**
 * What stands in for a move of a benchmark, as it is written first. Moves between two bars are as
 * good as each other; capitals name another ladder. `*2` twice the reps, `@1.25` a quarter more
 * metres, `~0.3` so many seconds for each metre or rep, `a+b` both.
 */
const ladders = {
  PULL: 'pull-up | band-assisted-pull-up foot-assisted-pull-up assisted-pull-up-machine | jumping-pull-up | ring-row inverted-row suspension-row smith-inverted-row | ROW_IN_HAND',
  KIPPING:
    'jumping-pull-up | band-assisted-pull-up foot-assisted-pull-up | ring-row inverted-row suspension-row | ROW_IN_HAND',
  ROW_IN_HAND:
    'one-arm-dumbbell-row dumbbell-bent-over-row kettlebell-one-arm-row | band-bent-over-row band-seated-row | towel-row | floor-elbow-row prone-y-t-w-raise | wall-elbow-row shoulder-blade-squeeze',
  HANDSTAND:
    'wall-handstand-push-up | box-pike-push-up pike-push-up | dumbbell-shoulder-press kettlebell-strict-press | half-kneeling-landmine-press landmine-press | incline-pike-push-up band-overhead-press | FLOOR_PRESS',
  FLOOR_PRESS:
    'dumbbell-floor-press | kettlebell-floor-press one-arm-kettlebell-floor-press | band-floor-press band-chest-press | incline-push-up knee-push-up | wall-push-up | air-chest-press',
  MUSCLE_UP: 'ring-muscle-up bar-muscle-up | chest-to-bar-pull-up*3+DIP*3 | PULL*3+PUSH*3',
  DIP: 'ring-dip | parallel-bar-dip straight-bar-dip | band-assisted-dip assisted-dip-machine | close-grip-push-up | FLOOR_PRESS',
  EASY_PULL:
    'ring-row inverted-row suspension-row | band-assisted-pull-up foot-assisted-pull-up | ROW_IN_HAND',
  EASY_PUSH: 'incline-push-up box-incline-push-up | knee-push-up | FLOOR_PRESS',
  PUSH: 'push-up | incline-push-up box-incline-push-up | knee-push-up | FLOOR_PRESS',
  PISTOL:
    'pistol-squat | box-pistol-squat single-leg-chair-squat | box-step-up step-up | split-squat | SQUAT',
  SQUAT: 'air-squat | sit-to-stand | half-squat | glute-bridge | knee-straightener',
  DOUBLE_UNDER:
    'double-under | jump-rope-bounce*2 | rope-side-swing-step~1.5 | fast-feet~1.5 | high-knee-march~1.5 step-touch~1.5 | seated-march~1.5',
  TOES: 'knees-to-elbow toes-to-bar | hanging-knee-raise | reverse-crunch | dead-bug | standing-knee-drive',
  RUN: 'run tempo-run | treadmill-run | ROW_OR_RIDE',
  ROW_OR_RIDE:
    'rowing-machine@1.25 ski-erg@1.25 | stationary-bike@3 | elliptical-trainer~0.3 stair-climber~0.3 | INDOORS',
  ROW: 'rowing-machine | ski-erg | stationary-bike@2.4 | run@0.8 tempo-run@0.8 | treadmill-run@0.8 | elliptical-trainer~0.24 stair-climber~0.24 | INDOORS',
  /** Without room to run: two minutes for 400 m. */
  INDOORS:
    'alternating-box-step~0.3 box-toe-tap~0.3 | high-knee-march~0.3 march-in-place~0.3 | seated-march~0.3',
  SNATCH:
    'power-snatch hang-power-snatch | dumbbell-snatch | two-hand-swing dumbbell-swing | LIGHT_HINGE',
  SQUAT_SNATCH: 'snatch | SNATCH',
  CLEAN: 'power-clean | HANG_CLEAN',
  SQUAT_CLEAN: 'clean | CLEAN',
  HANG_CLEAN:
    'hang-power-clean | dumbbell-hang-clean | kettlebell-clean | two-hand-swing dumbbell-swing | LIGHT_HINGE',
  CLEAN_AND_JERK:
    'clean-and-jerk | dumbbell-clean-and-press kettlebell-clean-and-press | two-hand-swing dumbbell-swing | LIGHT_HINGE',
  BOX_JUMP: 'box-jump | box-step-up step-up | SQUAT',
  WALL_BALL:
    'wall-ball | dumbbell-thruster kettlebell-thruster | medicine-ball-squat dumbbell-goblet-squat goblet-squat | band-front-squat | squat-to-reach | SQUAT',
  THRUSTER:
    'barbell-thruster | dumbbell-thruster | kettlebell-thruster landmine-thruster | dumbbell-goblet-squat goblet-squat | band-front-squat band-squat | squat-to-reach | SQUAT',
  DEADLIFT:
    'conventional-deadlift | trap-bar-deadlift | dumbbell-deadlift kettlebell-deadlift | barbell-hip-thrust dumbbell-hip-thrust | LIGHT_HINGE',
  LIGHT_HINGE:
    'dumbbell-romanian-deadlift kettlebell-romanian-deadlift | cable-pull-through band-pull-through | band-romanian-deadlift | dumbbell-glute-bridge band-glute-bridge | glute-bridge | bodyweight-good-morning | standing-kickback',
  SWING: 'two-hand-swing | dumbbell-swing | kettlebell-deadlift dumbbell-deadlift | LIGHT_HINGE',
  ONE_ARM_SWING: 'one-arm-swing | two-hand-swing | dumbbell-swing | LIGHT_HINGE',
  GET_UP: 'turkish-get-up | half-turkish-get-up | reverse-lunge*2 | SQUAT*3',
  KETTLEBELL_SNATCH: 'kettlebell-snatch | SWING',
  HIGH_PULL: 'sumo-deadlift-high-pull | SWING',
  OVERHEAD_SQUAT:
    'overhead-squat | front-squat | dumbbell-goblet-squat goblet-squat | band-front-squat | SQUAT',
  PUSH_PRESS:
    'push-press | dumbbell-push-press kettlebell-push-press | dumbbell-shoulder-press kettlebell-strict-press | band-overhead-press | FLOOR_PRESS',
  PUSH_JERK: 'push-jerk | PUSH_PRESS',
  BENCH: 'bench-press | dumbbell-bench-press | machine-chest-press | FLOOR_PRESS',
  PRESS: 'overhead-press | PUSH_PRESS',
  BACK_SQUAT:
    'back-squat | front-squat | smith-squat leg-press | dumbbell-front-squat dumbbell-goblet-squat goblet-squat | band-front-squat | SQUAT',
  FRONT_SQUAT: 'front-squat | dumbbell-front-squat double-kettlebell-front-squat | BACK_SQUAT',
  BARBELL_ROW:
    'barbell-bent-over-row | cable-seated-row machine-row | chest-supported-dumbbell-row | ROW_IN_HAND',
  SIT_UP: 'sit-up | crunch | dead-bug | standing-cross-body-crunch',
  CRUNCH: 'crunch | dead-bug | standing-cross-body-crunch',
  BACK_EXTENSION:
    '45-degree-back-extension | prone-back-extension | bird-dog | glute-bridge | standing-kickback',
  LUNGE:
    'walking-lunge turf-walking-lunge reverse-lunge | step-up | glute-bridge | standing-kickback',
  LUNGE_IN_PLACE: 'forward-lunge | reverse-lunge | step-up | SQUAT',
  BURPEE:
    'burpee | no-jump-burpee | incline-burpee | squat-to-reach | march-in-place | seated-march',
  JACK: 'jumping-jack | step-jack | march-in-place | seated-march',
  HIGH_KNEES: 'high-knees | high-knee-march | march-in-place | seated-march',
  KNEE_LIFTS: 'high-knee-march | march-in-place | seated-march',
  WALL_SIT: 'wall-sit | SQUAT',
  STEP_UP: 'step-up box-step-up | reverse-lunge | SQUAT',
  CHAIR_DIP: 'bench-dip | close-grip-push-up | FLOOR_PRESS',
  PLANK: 'forearm-plank | knee-plank | dead-bug | wall-plank',
  SIDE_PLANK: 'side-plank | knee-side-plank | standing-side-crunch',
  CLOSE_PUSH: 'close-grip-push-up | PUSH',
  FLOOR_WIPER: 'knee-wiper | dead-bug | standing-cross-body-crunch',
  GOBLET: 'goblet-squat dumbbell-goblet-squat | band-front-squat | SQUAT',
  CLEAN_AND_PRESS:
    'kettlebell-clean-and-press dumbbell-clean-and-press | kettlebell-strict-press dumbbell-shoulder-press | band-overhead-press | FLOOR_PRESS',
  BIRD_DOG: 'bird-dog | dead-bug | standing-kickback',
  CURL_UP: 'mcgill-curl-up | dead-bug | heel-slide | standing-knee-drive',
  RIDE: 'stationary-bike | rowing-machine ski-erg | run tempo-run | treadmill-run | elliptical-trainer stair-climber | high-knee-march march-in-place | seated-march',
  RUN_BY_TIME:
    'run tempo-run | treadmill-run | rowing-machine ski-erg | stationary-bike | elliptical-trainer stair-climber | alternating-box-step | high-knee-march march-in-place | seated-march',
  ROW_BY_TIME:
    'rowing-machine | ski-erg | stationary-bike | run tempo-run | treadmill-run | elliptical-trainer stair-climber | high-knee-march march-in-place | seated-march',
  INCLINE_WALK:
    'treadmill-walk | stair-climber | brisk-walk | high-knee-march march-in-place | seated-march',
  SHUTTLE: 'shuttle-run | RUN_BY_TIME',
  SKI: 'ski-erg | ROW',
  SLED_PUSH: 'sled-push sled-march | dumbbell-walking-lunge dumbbell-reverse-lunge | LUNGE',
  SLED_PULL: 'sled-rope-row | forward-sled-drag | BARBELL_ROW',
  BROAD_JUMP: 'burpee-broad-jump | BURPEE',
  CARRY:
    'kettlebell-farmer-carry dumbbell-farmer-carry trap-bar-carry | dumbbell-farmer-march kettlebell-suitcase-march | farmer-march',
  BAG_LUNGE:
    'sandbag-lunge | dumbbell-walking-lunge goblet-reverse-lunge dumbbell-reverse-lunge | LUNGE',
  DOUBLE_CLEAN: 'double-kettlebell-clean | kettlebell-clean dumbbell-hang-clean | SWING',
  DOUBLE_PRESS:
    'kettlebell-strict-press dumbbell-shoulder-press | band-overhead-press | FLOOR_PRESS',
  DOUBLE_FRONT_SQUAT: 'double-kettlebell-front-squat dumbbell-front-squat | GOBLET',
  SUN: 'sun-salutation | cat-cow | standing-roll-down | arm-circle',
  EASY_RUN: 'build-up-run backpedal | RUN_BY_TIME',
  SIDE_STEP: 'lateral-shuffle carioca | two-step-shuffle | step-touch | seated-march',
  NORDIC:
    'nordic-hamstring-curl | hamstring-walkout slider-leg-curl | single-leg-glute-bridge | glute-bridge',
  ONE_LEG: 'single-leg-stand | supported-single-leg-stand | tandem-stand',
  JUMP: 'squat-jump | squat-to-calf-raise | SQUAT',
} as const;

export type LadderId = keyof typeof ladders;

export const ladderIds = Object.keys(ladders) as LadderId[];

/** One move of a rung, with how much of it stands for one of the original. */
export interface Stand {
  id: string;
  /** Reps for one rep. */
  reps?: number;
  /** Metres for one metre. */
  metres?: number;
  /** Seconds for one rep or metre: counted by time instead. */
  seconds?: number;
}

/** Moves that are done together in place of one. */
export type Rung = readonly Stand[];

function readStand(text: string): Stand {
  const [, id = '', sign = '', amount = ''] =
    text.match(/^([A-Za-z0-9_-]+?)(?:([*@~])([\d.]+))?$/) ?? [];
  const factor = Number(amount);
  if (sign === '*') return { id, reps: factor };
  if (sign === '@') return { id, metres: factor };
  return sign === '~' ? { id, seconds: factor } : { id };
}

export const isLadder = (id: string): id is LadderId => Object.hasOwn(ladders, id);

const read = (text: string): Rung[][] =>
  text.split('|').map((tier) =>
    tier
      .trim()
      .split(/\s+/)
      .map((rung) => rung.split('+').map(readStand)),
  );

const tiers = new Map<LadderId, Rung[][]>(ladderIds.map((id) => [id, read(ladders[id])]));

/** Tiers of rungs, as written first. */
export const rungsOf = (id: LadderId): readonly (readonly Rung[])[] => tiers.get(id) ?? [];
