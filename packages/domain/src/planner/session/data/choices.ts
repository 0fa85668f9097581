/**
 * The moves of each kind, best first: those between two bars are as good as each other. What the
 * athlete's kit, body and level do not allow is passed over, so that a gym gives the bar or the
 * machine and a hotel room the hardest version of one's own weight.
 */
const choices = {
  squat:
    'back-squat | safety-bar-squat front-squat | hack-squat pendulum-squat belt-squat | leg-press smith-squat | double-kettlebell-front-squat dumbbell-front-squat | dumbbell-bulgarian-split-squat | goblet-squat dumbbell-goblet-squat | barbell-box-squat landmine-squat | zercher-squat | sumo-deadlift | sandbag-bear-hug-squat medicine-ball-squat | band-front-squat band-squat | suspension-single-leg-squat | pistol-squat shrimp-squat | rear-foot-elevated-split-squat | dumbbell-box-squat goblet-box-squat | single-leg-chair-squat | suspension-assisted-squat tempo-squat | air-squat sit-to-stand | seated-band-leg-press | knee-straightener',
  squat_variation:
    'pause-back-squat front-squat | barbell-box-squat safety-bar-squat | hack-squat leg-press | dumbbell-front-squat double-kettlebell-front-squat | heel-elevated-goblet-squat goblet-squat | smith-squat | tempo-squat',
  squat_machine:
    'leg-press hack-squat | smith-squat belt-squat | goblet-squat dumbbell-goblet-squat',
  box_squat:
    'dumbbell-box-squat goblet-box-squat | barbell-box-squat | medicine-ball-box-squat | leg-press | sit-to-stand | supported-split-squat half-squat | knee-straightener',
  fast_stand:
    'sit-to-stand | squat-to-calf-raise | supported-split-squat step-up | seated-march march-in-place',
  hinge:
    'conventional-deadlift | trap-bar-deadlift sumo-deadlift | barbell-romanian-deadlift | dumbbell-romanian-deadlift kettlebell-romanian-deadlift | dumbbell-deadlift kettlebell-deadlift | smith-romanian-deadlift landmine-deadlift | cable-pull-through | band-romanian-deadlift band-good-morning | nordic-hamstring-curl | bodyweight-single-leg-rdl | hamstring-walkout | kickstand-good-morning | single-leg-glute-bridge glute-bridge | wall-hip-hinge standing-hamstring-curl | seated-hip-hinge seated-glute-squeeze',
  hinge_light:
    'barbell-romanian-deadlift | dumbbell-romanian-deadlift kettlebell-romanian-deadlift | cable-pull-through 45-degree-back-extension smith-romanian-deadlift | machine-hip-thrust reverse-hyper | dumbbell-single-leg-rdl kettlebell-single-leg-rdl | dumbbell-deadlift kettlebell-deadlift | band-romanian-deadlift band-pull-through | suspension-hamstring-curl slider-leg-curl | bodyweight-single-leg-rdl | hamstring-walkout | single-leg-glute-bridge | glute-bridge | bodyweight-good-morning standing-hamstring-curl',
  hinge_variation:
    'barbell-romanian-deadlift | paused-deadlift deficit-deadlift rack-pull | snatch-grip-deadlift barbell-good-morning | trap-bar-deadlift sumo-deadlift | dumbbell-romanian-deadlift kettlebell-romanian-deadlift | dumbbell-single-leg-rdl kettlebell-single-leg-rdl | bodyweight-single-leg-rdl hamstring-walkout',
  hinge_one_leg:
    'dumbbell-single-leg-rdl kettlebell-single-leg-rdl | landmine-single-leg-rdl | bodyweight-single-leg-rdl | kickstand-good-morning single-leg-glute-bridge | glute-bridge',
  trap_bar: 'trap-bar-deadlift | conventional-deadlift | kettlebell-deadlift dumbbell-deadlift',
  bench:
    'bench-press | dumbbell-bench-press | machine-chest-press smith-bench-press | incline-bench-press dumbbell-incline-press | parallel-bar-dip | dumbbell-floor-press barbell-floor-press kettlebell-floor-press | one-arm-kettlebell-floor-press | ring-push-up suspension-push-up | cable-chest-press | archer-push-up | decline-push-up hand-release-push-up band-resisted-push-up | push-up | suspension-chest-press | band-floor-press band-chest-press | incline-push-up knee-push-up | wall-push-up | seated-band-chest-press | seated-squeeze-press | seated-palm-press',
  press_incline:
    'dumbbell-incline-press incline-bench-press | machine-incline-press smith-incline-press | low-to-high-cable-fly | landmine-press half-kneeling-landmine-press | dumbbell-bench-press | dumbbell-floor-press | decline-push-up | band-chest-press | push-up | incline-push-up | seated-band-chest-press | seated-squeeze-press',
  press_paired:
    'dumbbell-bench-press machine-chest-press | dumbbell-incline-press cable-chest-press | dumbbell-floor-press kettlebell-floor-press one-arm-kettlebell-floor-press | smith-bench-press bench-press | barbell-floor-press | ring-push-up suspension-push-up archer-push-up | decline-push-up hand-release-push-up band-resisted-push-up | push-up | suspension-chest-press | band-floor-press band-chest-press | incline-push-up knee-push-up | wall-push-up | seated-band-chest-press | seated-squeeze-press | seated-palm-press',
  squat_spared:
    'leg-press belt-squat | goblet-squat dumbbell-goblet-squat | goblet-box-squat dumbbell-box-squat | band-squat | sit-to-stand air-squat half-squat',
  press_spared:
    'machine-chest-press cable-chest-press | dumbbell-floor-press kettlebell-floor-press one-arm-kettlebell-floor-press | band-floor-press band-chest-press | suspension-chest-press | incline-push-up | wall-push-up | seated-band-chest-press seated-squeeze-press',
  bridge_any:
    'machine-hip-thrust | dumbbell-glute-bridge barbell-glute-bridge | band-glute-bridge | glute-bridge | single-leg-glute-bridge | standing-kickback',
  squat_machine_first:
    'leg-press | dumbbell-box-squat goblet-box-squat | barbell-box-squat | sit-to-stand half-squat',
  step_low: 'step-up box-step-up dumbbell-step-up | supported-split-squat short-reverse-lunge',
  hinge_paired:
    'dumbbell-romanian-deadlift kettlebell-romanian-deadlift | 45-degree-back-extension cable-pull-through | dumbbell-single-leg-rdl kettlebell-single-leg-rdl | barbell-romanian-deadlift smith-romanian-deadlift | machine-hip-thrust glute-ham-raise | dumbbell-deadlift kettlebell-deadlift | band-romanian-deadlift band-pull-through | medicine-ball-romanian-deadlift | suspension-hamstring-curl slider-leg-curl | bodyweight-single-leg-rdl | hamstring-walkout | single-leg-glute-bridge | glute-bridge | bodyweight-good-morning standing-hamstring-curl | seated-hip-hinge seated-glute-squeeze',
  bench_variation:
    'close-grip-bench-press paused-bench-press | incline-bench-press barbell-floor-press | dumbbell-bench-press dumbbell-incline-press | machine-chest-press | dumbbell-floor-press | close-grip-push-up decline-push-up',
  press_machine: 'machine-chest-press | smith-bench-press dumbbell-bench-press | cable-chest-press',
  push_gentle:
    'incline-push-up box-incline-push-up | machine-chest-press cable-chest-press | dumbbell-floor-press | band-chest-press | suspension-chest-press | wall-push-up',
  push_up_hard:
    'ring-push-up archer-push-up | deficit-push-up decline-push-up suspension-push-up | hand-release-push-up | push-up | incline-push-up knee-push-up | wall-push-up',
  press_overhead:
    'overhead-press | seated-dumbbell-press dumbbell-shoulder-press | machine-shoulder-press smith-shoulder-press | half-kneeling-landmine-press landmine-press | kettlebell-strict-press half-kneeling-kettlebell-press | half-kneeling-dumbbell-press | barbell-curl-to-press | band-overhead-press half-kneeling-band-press | wall-handstand-push-up | box-pike-push-up pike-push-up | incline-pike-push-up | pike-hold | prone-overhead-press towel-overhead-press | seated-band-press | seated-armrest-press-up seated-towel-press',
  press_dumbbell:
    'seated-dumbbell-press dumbbell-shoulder-press arnold-press | machine-shoulder-press | half-kneeling-dumbbell-press | smith-shoulder-press | overhead-press | half-kneeling-landmine-press | kettlebell-strict-press half-kneeling-kettlebell-press | band-overhead-press half-kneeling-band-press | pike-push-up incline-pike-push-up | seated-band-press | seated-armrest-press-up seated-towel-press',
  press_eye_level:
    'seated-dumbbell-press | machine-shoulder-press | half-kneeling-band-press band-overhead-press | half-kneeling-dumbbell-press | towel-overhead-press',
  press_variation:
    'push-press | seated-dumbbell-press dumbbell-shoulder-press | landmine-press | half-kneeling-dumbbell-press half-kneeling-kettlebell-press',
  dip: 'parallel-bar-dip weighted-dip | assisted-dip-machine | band-assisted-dip | close-grip-bench-press | close-grip-push-up | bench-dip',
  row: 'barbell-bent-over-row | chest-supported-t-bar-row cable-seated-row machine-row | chest-supported-dumbbell-row seal-row | one-arm-dumbbell-row dumbbell-bent-over-row | kettlebell-gorilla-row kettlebell-one-arm-row kettlebell-bent-over-row | landmine-row | smith-inverted-row ring-row inverted-row suspension-row | band-seated-row band-bent-over-row | towel-row | floor-elbow-row prone-y-t-w-raise | wall-elbow-row shoulder-blade-squeeze | seated-dumbbell-row chair-band-row | seated-blade-squeeze seated-towel-pull-apart',
  row_supported:
    'chest-supported-dumbbell-row chest-supported-t-bar-row | cable-seated-row machine-row | one-arm-dumbbell-row | kettlebell-one-arm-row | inverted-row ring-row suspension-row | band-seated-row | dumbbell-bent-over-row barbell-bent-over-row | towel-row | floor-elbow-row wall-elbow-row | seated-dumbbell-row chair-band-row | seated-blade-squeeze',
  row_gentle:
    'machine-row cable-seated-row | one-arm-dumbbell-row | chest-supported-dumbbell-row | seated-dumbbell-row | kettlebell-one-arm-row | band-seated-row chair-band-row | suspension-row | dumbbell-bent-over-row | towel-row | wall-elbow-row seated-blade-squeeze',
  pulldown_gentle:
    'lat-pulldown neutral-grip-pulldown | band-lat-pulldown seated-band-pulldown | band-straight-arm-pulldown | dumbbell-pullover | seated-towel-pulldown wall-elbow-row',
  seated_push:
    'machine-chest-press | seated-squeeze-press seated-band-chest-press | seated-palm-press',
  seated_pull:
    'cable-seated-row machine-row | seated-dumbbell-row chair-band-row | seated-towel-pull-apart seated-blade-squeeze',
  seated_pulldown: 'lat-pulldown | seated-band-pulldown | seated-towel-pulldown',
  seated_press:
    'seated-dumbbell-press machine-shoulder-press | seated-band-press | seated-armrest-press-up seated-towel-press',
  seated_legs:
    'leg-press | seated-band-leg-press | seated-goblet-march | seated-knee-lift seated-glute-squeeze',
  seated_thigh:
    'leg-extension | seated-band-knee-opener | knee-straightener seated-heel-drag seated-knee-push-out',
  seated_trunk:
    'seated-dumbbell-woodchop | seated-lean-back | seated-twist-reach seated-side-bend-reach',
  seated_arms: 'seated-dumbbell-curl seated-band-curl | seated-hand-resisted-curl',
  seated_rear:
    'reverse-pec-deck | seated-reverse-fly seated-band-pull-apart | seated-band-external-rotation | seated-towel-pull-apart | seated-blade-squeeze',
  seated_triceps:
    'machine-triceps-press | seated-overhead-triceps-extension | seated-armrest-press-up',
  row_machine: 'cable-seated-row machine-row | chest-supported-dumbbell-row | one-arm-dumbbell-row',
  row_one_arm:
    'one-arm-dumbbell-row one-arm-cable-row | one-arm-machine-row meadows-row | kettlebell-one-arm-row | single-arm-suspension-row suspension-row | smith-inverted-row inverted-row ring-row | band-seated-row band-bent-over-row | dumbbell-bent-over-row barbell-bent-over-row | towel-row | floor-elbow-row | seated-dumbbell-row chair-band-row | seated-blade-squeeze seated-towel-pull-apart',
  pull_vertical:
    'weighted-pull-up | pull-up chin-up neutral-grip-pull-up | lat-pulldown neutral-grip-pulldown | assisted-pull-up-machine | band-assisted-pull-up foot-assisted-pull-up | negative-pull-up | one-arm-cable-pulldown | ring-row inverted-row suspension-row | band-lat-pulldown | one-arm-dumbbell-row kettlebell-one-arm-row | dumbbell-pullover | band-bent-over-row | towel-row | superman-lat-pull prone-y-t-w-raise | seated-band-pulldown | seated-dumbbell-row | seated-towel-pulldown',
  pulldown:
    'lat-pulldown neutral-grip-pulldown | assisted-pull-up-machine | pull-up chin-up | band-assisted-pull-up foot-assisted-pull-up | band-lat-pulldown | inverted-row suspension-row | dumbbell-pullover | one-arm-dumbbell-row | band-seated-row | floor-elbow-row | reverse-snow-angel | seated-band-pulldown | seated-towel-pulldown',
  chin: 'chin-up neutral-grip-pull-up | assisted-pull-up-machine band-assisted-pull-up foot-assisted-pull-up',
  straight_arm: 'cable-straight-arm-pulldown | band-straight-arm-pulldown | dumbbell-pullover',
  fly: 'cable-fly pec-deck-fly | low-to-high-cable-fly dumbbell-fly | dumbbell-squeeze-press | suspension-chest-fly | band-chest-press band-floor-press | close-grip-push-up push-up | seated-squeeze-press',
  lateral_raise:
    'cable-lateral-raise machine-lateral-raise lateral-raise | band-lateral-raise | cable-y-raise | seated-lateral-raise seated-band-lateral-raise | seated-arm-pulse',
  rear_delt:
    'cable-face-pull reverse-pec-deck | cable-rear-delt-fly dumbbell-reverse-fly | band-face-pull suspension-face-pull | band-pull-apart | suspension-y-fly | prone-y-t-w-raise reverse-snow-angel | seated-reverse-fly seated-band-pull-apart | seated-towel-pull-apart',
  curl: 'incline-dumbbell-curl ez-bar-curl cable-curl | barbell-curl dumbbell-curl machine-preacher-curl | kettlebell-curl band-curl | suspension-biceps-curl | chin-up | self-resisted-curl | towel-row | seated-dumbbell-curl seated-band-curl | seated-hand-resisted-curl',
  hammer_curl:
    'hammer-curl rope-hammer-curl | dumbbell-curl | band-hammer-curl kettlebell-curl | band-curl | suspension-biceps-curl | self-resisted-curl-hold | seated-hammer-curl seated-band-curl | seated-hand-resisted-curl',
  triceps:
    'triceps-pushdown | ez-bar-skull-crusher dumbbell-skull-crusher barbell-skull-crusher | machine-triceps-press | kettlebell-triceps-extension dead-stop-skull-crusher | band-triceps-pressdown | suspension-triceps-extension | triceps-kickback | band-overhead-triceps-extension | close-grip-push-up bench-dip | self-resisted-triceps-press | seated-overhead-triceps-extension | seated-armrest-press-up',
  triceps_overhead:
    'overhead-cable-triceps-extension | overhead-triceps-extension | kettlebell-triceps-extension | ez-bar-skull-crusher dumbbell-skull-crusher | dead-stop-skull-crusher | band-overhead-triceps-extension band-triceps-pressdown | suspension-triceps-extension | close-grip-push-up bench-dip | seated-overhead-triceps-extension | seated-armrest-press-up',
  leg_curl_machine: 'seated-leg-curl lying-leg-curl',
  leg_curl:
    'seated-leg-curl lying-leg-curl | standing-machine-leg-curl | glute-ham-raise | nordic-hamstring-curl | slider-leg-curl suspension-hamstring-curl | dumbbell-leg-curl | band-hamstring-curl | hamstring-walkout | single-leg-glute-bridge | standing-hamstring-curl | seated-heel-drag',
  leg_extension:
    'leg-extension | single-leg-extension | heel-elevated-goblet-squat | spanish-squat-hold terminal-knee-extension | wall-sit | reverse-nordic | knee-straightener',
  calf: 'standing-calf-machine leg-press-calf-raise | barbell-calf-raise dumbbell-calf-raise | kettlebell-calf-raise bar-in-hands-calf-raise | suspension-calf-raise | single-leg-calf-raise | standing-calf-raise | seated-calf-raise',
  calf_seated:
    'seated-calf-machine | leg-press-calf-raise | dumbbell-calf-raise | kettlebell-calf-raise | single-leg-calf-raise | seated-calf-raise',
  calf_one_leg: 'single-leg-calf-raise | dumbbell-calf-raise | standing-calf-raise',
  curl_other:
    'cable-curl machine-preacher-curl ez-bar-curl | barbell-curl incline-dumbbell-curl dumbbell-curl | band-curl | suspension-biceps-curl',
  reverse_curl: 'dumbbell-reverse-curl barbell-reverse-curl',
  shrug: 'barbell-shrug | dumbbell-farmer-carry kettlebell-farmer-carry | shoulder-shrug',
  shin: 'wall-toe-raise',
  calf_gentle: 'standing-calf-raise | seated-calf-raise',
  single_leg:
    'dumbbell-bulgarian-split-squat barbell-bulgarian-split-squat | dumbbell-walking-lunge barbell-reverse-lunge dumbbell-reverse-lunge | dumbbell-step-up | smith-split-squat single-leg-leg-press | dumbbell-split-squat goblet-split-squat goblet-reverse-lunge front-rack-lunge | box-step-up | suspended-split-squat | rear-foot-elevated-split-squat | band-split-squat | reverse-lunge split-squat | suspension-reverse-lunge supported-split-squat step-up | glute-bridge | seated-knee-lift',
  step_up_loaded:
    'dumbbell-step-up | dumbbell-bulgarian-split-squat | dumbbell-reverse-lunge dumbbell-split-squat goblet-reverse-lunge barbell-reverse-lunge | box-step-up step-up | rear-foot-elevated-split-squat | reverse-lunge split-squat',
  step_up:
    'dumbbell-step-up box-step-up | step-up | supported-split-squat short-reverse-lunge | glute-bridge',
  hip_thrust:
    'barbell-hip-thrust machine-hip-thrust | smith-hip-thrust | dumbbell-hip-thrust | barbell-glute-bridge dumbbell-glute-bridge | band-glute-bridge | chair-hip-thrust | single-leg-glute-bridge | glute-bridge',
  bridge: 'glute-bridge | band-glute-bridge dumbbell-glute-bridge | standing-kickback',
  glute_isolation:
    'cable-kickback machine-glute-kickback | hip-abduction-machine | standing-band-kickback banded-clamshell | lateral-band-walk | donkey-kick fire-hydrant | standing-kickback',
  abduction:
    'hip-abduction-machine cable-hip-abduction | lateral-band-walk monster-walk | banded-clamshell | clamshell side-lying-leg-raise | standing-side-leg-raise',
  adduction:
    'hip-adduction-machine | copenhagen-plank | dumbbell-lateral-lunge goblet-lateral-lunge lateral-lunge',
  back_extension:
    '45-degree-back-extension | reverse-hyper | cable-pull-through | barbell-good-morning | prone-back-extension | bird-dog',
  erector_hinge:
    'conventional-deadlift barbell-good-morning rack-pull | barbell-romanian-deadlift dumbbell-romanian-deadlift kettlebell-romanian-deadlift | band-good-morning | bodyweight-good-morning | seated-hip-hinge',
  good_morning:
    'barbell-good-morning | band-good-morning | bodyweight-good-morning | seated-hip-hinge',
  bird_dog: 'bird-dog | prone-back-extension',
  anti_ext:
    'ab-wheel-rollout barbell-rollout suspension-fallout | suspension-body-saw hollow-hold weighted-dead-bug kettlebell-dead-bug-pullover dead-bug forearm-plank | high-plank | knee-plank heel-slide | wall-plank | seated-lean-back',
  core_gentle: 'dead-bug heel-slide toe-tap | bird-dog | wall-plank',
  anti_rot_gentle:
    'bird-dog quadruped-arm-reach | pallof-press cable-pallof-press | wall-shoulder-tap',
  trunk_side_gentle: 'knee-side-plank | standing-side-crunch',
  anti_rot:
    'cable-pallof-press | pallof-press pallof-hold | plank-shoulder-tap | bird-dog dead-bug | wall-shoulder-tap | seated-dumbbell-woodchop | seated-twist-reach',
  trunk_side:
    'side-plank suspension-side-plank | knee-side-plank | dumbbell-suitcase-carry kettlebell-suitcase-carry | standing-side-crunch | seated-side-bend-reach',
  trunk_flex:
    'hanging-knee-raise hanging-leg-raise | kneeling-cable-crunch machine-crunch | suspension-knee-tuck | reverse-crunch leg-lower | sit-up crunch | standing-knee-drive | seated-knee-lift',
  hollow: 'hollow-hold | dead-bug | heel-slide | knee-plank',
  carry:
    'trap-bar-carry dumbbell-farmer-carry kettlebell-farmer-carry | dumbbell-suitcase-carry kettlebell-suitcase-carry | sandbag-bear-hug-carry | front-rack-carry | dumbbell-farmer-march kettlebell-suitcase-march | side-plank',
  suitcase:
    'dumbbell-suitcase-carry kettlebell-suitcase-carry | kettlebell-suitcase-march dumbbell-farmer-march',
  anti_rot_standing: 'cable-pallof-press | pallof-press pallof-hold | wall-shoulder-tap',
  rotation:
    'cable-lift cable-woodchop | landmine-rotation | band-woodchop band-rotation | dumbbell-woodchop medicine-ball-woodchop | russian-twist bicycle-crunch',
  external_rotation:
    'cable-external-rotation | band-external-rotation | side-lying-arm-rotation elbow-in-rotation | seated-band-external-rotation',
  nordic:
    'nordic-hamstring-curl | glute-ham-raise | slider-leg-curl hamstring-walkout | seated-leg-curl | single-leg-glute-bridge',
  inner_thigh: 'side-lying-inner-thigh-raise | seated-knee-squeeze',
  knee_squeeze: 'seated-knee-squeeze | side-lying-inner-thigh-raise',
  copenhagen: 'copenhagen-plank | hip-adduction-machine | side-plank | lateral-lunge',
  jump_vertical:
    'box-jump depth-jump | low-box-jump seated-box-jump | squat-jump | two-hand-swing dumbbell-swing | medicine-ball-slam',
  jump_horizontal:
    'broad-jump lateral-bound | mini-broad-jump | rotational-throw | skater-hop | medicine-ball-chest-pass | line-hop',
  jump_lateral: 'lateral-bound | skater-hop | lateral-box-hop | lateral-shuffle | skater-step',
  throw_rotational:
    'rotational-throw | medicine-ball-scoop-toss medicine-ball-shot-put-throw | medicine-ball-slam | band-rotation | rotational-punch',
  throw:
    'medicine-ball-slam overhead-throw medicine-ball-chest-pass | medicine-ball-scoop-toss | plyo-push-up explosive-wall-push-up',
  quick_feet: 'ladder-in-out | fast-feet | lateral-shuffle | skater-step | high-knee-march',
  sprint_start: '10-m-sprint | build-up-run | fast-feet',
  fast_lift:
    'hang-power-clean | push-press | trap-bar-jump | two-hand-swing dumbbell-swing | dumbbell-push-press kettlebell-push-press | medicine-ball-slam | squat-jump',
  snatch:
    'snatch | power-snatch hang-power-snatch | muscle-snatch | dumbbell-snatch | kettlebell-snatch | snatch-pull',
  clean:
    'clean | power-clean hang-clean | hang-power-clean | dumbbell-hang-clean kettlebell-clean | clean-pull',
  jerk: 'split-jerk push-jerk | push-press | dumbbell-push-press kettlebell-push-press | clean-and-jerk',
  front_squat:
    'front-squat | overhead-squat | back-squat | double-kettlebell-front-squat dumbbell-front-squat | goblet-squat',
  kettlebell_press:
    'kettlebell-strict-press kettlebell-clean-and-press | half-kneeling-kettlebell-press | one-arm-kettlebell-floor-press kettlebell-floor-press | kettlebell-deadlift',
  kettlebell_squat:
    'double-kettlebell-front-squat kettlebell-front-rack-squat | goblet-squat | goblet-box-squat | kettlebell-deadlift',
  get_up: 'turkish-get-up | half-turkish-get-up | kettlebell-strict-press',
  swing: 'one-arm-swing two-hand-swing | dead-stop-swing | dumbbell-swing | kettlebell-deadlift',
  kettlebell_row: 'kettlebell-one-arm-row kettlebell-gorilla-row | kettlebell-bent-over-row',
  kettlebell_leg:
    'kettlebell-single-leg-rdl goblet-reverse-lunge | goblet-split-squat | kettlebell-romanian-deadlift kettlebell-deadlift',
  kettlebell_carry:
    'kettlebell-suitcase-carry kettlebell-farmer-carry front-rack-carry | kettlebell-suitcase-march',
  balance_stand:
    'tandem-stand | supported-single-leg-stand single-leg-stand | clock-reach | heel-to-toe-walk',
  balance_one_leg: 'supported-single-leg-stand single-leg-stand | tandem-stand | clock-reach',
  balance_move: 'clock-reach | heel-to-toe-walk tree-pose | tandem-stand',
  grip: 'dead-hang towel-hang | dumbbell-farmer-carry kettlebell-farmer-carry | dumbbell-farmer-march kettlebell-suitcase-march | barbell-wrist-curl band-wrist-curl | towel-wring',
  breath: 'diaphragmatic-breathing | long-exhale-breathing box-breathing',
  max_hang: 'max-hang | repeater-hang | dead-hang',
  finger_extensor: 'finger-extensor-band | dumbbell-reverse-curl towel-wring',
  easy_cardio:
    'stationary-bike elliptical-trainer | rowing-machine treadmill-walk | brisk-walk | march-in-place | seated-march',
} as const;

export type MoveKind = keyof typeof choices;

export const moveKinds = Object.keys(choices) as MoveKind[];

const read = (text: string): readonly (readonly string[])[] =>
  text.split('|').map((tier) => tier.trim().split(/\s+/));

const tiers = new Map<MoveKind, readonly (readonly string[])[]>(
  moveKinds.map((kind) => [kind, read(choices[kind])]),
);

/** Ids of library exercises by tier, best first. */
export const choicesOf = (kind: MoveKind): readonly (readonly string[])[] => tiers.get(kind) ?? [];
