import type { InjuryRegion } from '../../reading/vocabulary.ts';
import type { ContraRule } from './contra-match.ts';
import {
  all,
  any,
  avoid,
  fallRiskFrom,
  has,
  impactFrom,
  isGentle,
  isLoaded,
  isMainly,
  isPartly,
  lands,
  modify,
  movesGently,
  not,
} from './contra-match.ts';

/** The thighs alone straighten the knee, against a stack or the leaning body. */
const strainsThighs: ContraRule['when'] = ({ loadClass, patterns, primary, traits }) =>
  patterns[0] === 'isolation' &&
  primary.includes('quads') &&
  (loadClass === 'stack' || traits.includes('deep_knee'));
/** On a sledge the depth is set, and nothing has to be balanced. */
const setsItsDepth: ContraRule['when'] = ({ id }) => id === 'leg-press';
const trainsHamstrings: ContraRule['when'] = (exercise) => exercise.primary.includes('hams');
/** Leg curls and raises: nothing but the knee bends. */
const bendsKneeUnderLoad: ContraRule['when'] = (exercise) =>
  trainsHamstrings(exercise) &&
  exercise.joints.includes('knee') &&
  (isLoaded(exercise) || exercise.traits.includes('hamstring_strain'));
const trainsCalves: ContraRule['when'] = (exercise) =>
  [...exercise.primary, ...exercise.secondary].includes('calves');

/** The hamstring and the calf share a row: both tear at speed and at full length. */
const strainRules: ContraRule[] = [
  avoid(any(lands, isMainly('sprint')), 'Running fast and landing can tear a strained muscle.'),
  avoid(any(has('swing'), isMainly('ballistic')), 'Fast swings pull hard on a strained muscle.'),
  avoid(
    all(has('hamstring_strain'), not(isGentle)),
    'It loads the back of the leg at full length.',
  ),
];

export const lowerBodyRules = {
  knee: [
    avoid(lands, 'Landing puts several times your weight on the knee.'),
    avoid(impactFrom(1), 'Quick, bouncing moves jolt the knee.'),
    avoid(has('forward_lunge'), 'Stepping forward brakes with the knee.'),
    avoid(has('single_leg_squat'), 'One bent knee carries all the weight.'),
    avoid(all(isPartly('lunge'), has('deep_hip')), 'A wide or crossed step turns the bent knee.'),
    modify(
      setsItsDepth,
      'The knee bends against a load.',
      'Slide only as far as it is free of pain, slowly; hold there where moving hurts.',
    ),
    avoid(all(has('deep_knee'), isLoaded), 'Load in a deep bend presses on the knee.'),
    avoid(strainsThighs, 'The whole load pulls across the bent knee.'),
    modify(
      all(isGentle, has('kneel')),
      'It bends or presses the knee.',
      'Bend only as far as feels good, with a cushion under the knee.',
    ),
    modify(
      any(movesGently('knee'), all(isGentle, has('deep_knee'))),
      'It bends the knee.',
      'Bend only as far as feels good.',
    ),
    modify(
      isPartly('lunge'),
      'The knee bends under your weight.',
      'Take a short step and stay high.',
    ),
    modify(
      any(isPartly('squat'), has('deep_knee')),
      'The knee bends under your weight.',
      'Only as deep as it feels good.',
    ),
    modify(has('kneel'), 'The knee carries weight on the floor.', 'Put a cushion under the knee.'),
    modify(
      bendsKneeUnderLoad,
      'The knee bends against a load.',
      'Go light, and only as far as it feels good.',
    ),
    modify(
      isMainly('sprint'),
      'The foot is set down again and again.',
      'Keep the steps small and soft.',
    ),
  ],
  hip: [
    avoid(all(isPartly('squat'), has('deep_hip')), 'It takes the hip deep or wide under weight.'),
    modify(
      any(movesGently('hip'), all(isGentle, has('deep_hip', 'deep_knee'))),
      'It takes the hip far.',
      'Stop well before the end of your range.',
    ),
    avoid(has('deep_hip'), 'It takes the hip deep or wide under weight.'),
    avoid(any(has('hop', 'sprint'), isMainly('sprint')), 'Speed and hops pull hard on the groin.'),
    modify(lands, 'Landing jolts the hip.', 'Stay low and land without a sound.'),
    modify(
      any(isPartly('squat'), has('deep_knee')),
      'The hip bends under your weight.',
      'Go half way down, feet under your hips.',
    ),
    modify(isPartly('lunge'), 'The hip opens wide.', 'Take a short step and stay high.'),
    modify(
      all(isLoaded, isPartly('isolation', 'hip_ext'), (one) => one.joints.includes('hip')),
      'The hip works against a load.',
      'Go light and stay in the middle of your range.',
    ),
    modify(
      any(isPartly('hinge'), has('swing')),
      'The hip folds under load.',
      'Fold only half way and go light.',
    ),
  ],
  ankle: [
    modify(movesGently('ankle'), 'It moves the ankle.', 'Stay well before it pulls or pinches.'),
    avoid(any(lands, isPartly('sprint')), 'Hops and running load the ankle hard.'),
    avoid(
      all(has('deep_knee'), has('single_leg_squat'), not(isGentle)),
      'All your weight goes over one deeply bent ankle.',
    ),
    modify(
      has('calf_load'),
      'The heel cord does the work.',
      'Hold it half way up instead of moving.',
    ),
    modify(
      any(isMainly('balance'), fallRiskFrom(1)),
      'The ankle has to steady you.',
      'Keep a hand on the wall.',
    ),
    modify(
      all(any(isPartly('squat', 'lunge'), has('deep_knee')), not(isGentle)),
      'The ankle bends under your weight.',
      'Stay high and keep the whole foot down.',
    ),
    modify(
      any(isMainly('cyclic'), isPartly('crawl')),
      'The foot pushes off again and again.',
      'Keep your feet flat and the steps small.',
    ),
  ],
  hamstring: [
    ...strainRules,
    modify(
      any(isPartly('hinge'), has('heavy_hinge', 'hamstring_strain')),
      'It lengthens the back of the leg.',
      'Fold only a little, with soft knees and a light load.',
    ),
    modify(
      trainsHamstrings,
      'It works the back of the leg.',
      'Hold it half way, gently, instead of moving.',
    ),
    modify(isPartly('lunge'), 'A long step pulls on the back of the leg.', 'Take a short step.'),
  ],
  calf: [
    ...strainRules,
    modify(
      any(has('calf_load'), trainsCalves),
      'The calf works or stretches.',
      'Hold it gently half way, with no pull.',
    ),
    modify(
      isMainly('cyclic'),
      'The foot pushes off again and again.',
      'Keep your feet flat and the steps small.',
    ),
  ],
  pelvic_floor: [
    avoid(lands, 'Landing presses down on the pelvic floor.'),
    avoid(has('belly_pressure'), 'It pushes down on the pelvic floor.'),
    avoid(has('breath_hold'), 'Holding your breath pushes down on the pelvic floor.'),
    modify(
      any(isMainly('trunk_flex'), has('axial_load', 'heavy_hinge', 'swing')),
      'It can push down on the pelvic floor.',
      'Go lighter and breathe out before the effort.',
    ),
    modify(has('deep_hip'), 'A wide stance opens the pelvic floor.', 'Keep your feet closer.'),
  ],
} satisfies Partial<Record<InjuryRegion, ContraRule[]>>;
