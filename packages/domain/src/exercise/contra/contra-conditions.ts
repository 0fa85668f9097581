import type { Condition } from '../../reading/vocabulary.ts';
import type { LibraryExercise } from '../types.ts';
import type { ContraRule } from './contra-match.ts';
import {
  all,
  any,
  avoid,
  fallRiskFrom,
  has,
  impactFrom,
  isGentle,
  isHardHold,
  isLoaded,
  isMainly,
  isPartly,
  isPlaced,
  lands,
  metFrom,
  modify,
  movesGently,
  not,
} from './contra-match.ts';
import { mendingRules } from './contra-mending.ts';
import {
  bloodToHead,
  breatheOut,
  breathHold,
  goesUpsideDown,
  holdOn,
  isAllOut,
  isBentOver,
  isMaximalHold,
  slowFloor,
} from './contra-words.ts';

/** Stretches and sits that round the back, however calm they are. */
const folds: readonly string[] = [
  'childs-pose',
  'knees-to-chest',
  'happy-baby',
  'seated-forward-fold',
  'standing-hamstring-stretch',
  'seated-hamstring-stretch',
  'standing-roll-down',
  'deep-squat-hold',
  'supported-deep-squat',
  'prying-goblet-squat',
];
const foldsTheSpine = ({ id }: LibraryExercise): boolean => folds.includes(id);

export const conditionRules: Record<Condition, ContraRule[]> = {
  ...mendingRules,
  hypertension: [
    avoid(has('breath_hold'), `${breathHold} That drives the pressure up.`),
    avoid(isMaximalHold, 'A hard hold drives the pressure up.'),
    avoid(goesUpsideDown, `${bloodToHead} That raises the pressure there.`),
    modify(
      isHardHold,
      'Holding still raises the pressure.',
      'Hold for 20 seconds at most and keep breathing.',
    ),
    modify(
      has('heavy_grip', 'hang', 'axial_load', 'heavy_hinge'),
      'A hard effort raises the pressure.',
      breatheOut,
    ),
    modify(isAllOut, 'All-out work raises the pressure.', 'Stay at a pace where you can talk.'),
    modify(has('fast_floor'), 'Getting up fast can make you dizzy.', slowFloor),
  ],
  pregnancy: [
    avoid(isPlaced('supine'), 'Lying on your back for long can press on a large vein.'),
    avoid(isPlaced('prone'), 'Your belly is in the way.'),
    avoid(lands, 'Landing jolts the belly and the pelvic floor.'),
    avoid(fallRiskFrom(2), 'A fall would be too great a risk.'),
    avoid(has('breath_hold'), `${breathHold} That presses on the belly.`),
    avoid(has('belly_pressure'), 'It pushes the belly wall outward.'),
    avoid(goesUpsideDown, `${bloodToHead} That can make you dizzy.`),
    modify(fallRiskFrom(1), 'Your balance changes.', holdOn),
    modify(
      has('twist', 'spinal_flexion', 'loaded_flexion'),
      'The belly needs room.',
      'Keep the turn or bend small and open.',
    ),
    modify(
      has('deep_knee', 'deep_hip'),
      'Joints are looser now.',
      'Stay well inside your range and hold on to something.',
    ),
    modify(
      any(isAllOut, metFrom(7)),
      'Heat and strain build up fast.',
      'Stay at a pace where you can talk.',
    ),
    modify(has('fast_floor'), 'Getting up fast can make you dizzy.', slowFloor),
    modify(isLoaded, 'Strain builds up fast.', breatheOut),
  ],
  osteoporosis: [
    avoid(foldsTheSpine, 'Folding forward loads the vertebrae.'),
    avoid(
      all(has('spinal_flexion'), isPlaced('seated', 'standing')),
      'Folding forward loads the vertebrae.',
    ),
    modify(
      any(movesGently('spine'), all(isGentle, has('spinal_flexion', 'loaded_flexion', 'twist'))),
      'It bends or turns the spine.',
      'Keep your back long and the move small.',
    ),
    avoid(has('loaded_flexion', 'spinal_flexion'), 'Bending the spine loads the vertebrae.'),
    avoid(isMainly('trunk_flex'), 'Curling up loads the vertebrae.'),
    avoid(has('twist'), 'Turning under load strains the vertebrae.'),
    avoid(
      all(any(has('swing'), isMainly('ballistic')), isLoaded),
      'A fast pull jerks the vertebrae.',
    ),
    avoid(any(fallRiskFrom(2), has('hop', 'sprint')), 'A fall could break a bone.'),
    avoid(impactFrom(2), 'A hard landing could break a bone.'),
    modify(fallRiskFrom(1), 'A fall could break a bone.', holdOn),
    modify(has('fast_floor'), 'Going down fast risks a fall.', slowFloor),
    modify(
      any(isPartly('rotation', 'trunk_flex', 'throw'), has('head_down', 'belly_pressure')),
      'It bends or turns the spine.',
      'Keep your back long and the move small.',
    ),
    modify(any(isPartly('sprint'), impactFrom(1)), 'Quick steps risk a fall.', holdOn),
    modify(
      any(isPartly('hinge'), has('heavy_hinge', 'axial_load')),
      'The spine carries the load.',
      'Keep your back long and go light.',
    ),
  ],
  insulin: [
    modify(
      metFrom(6),
      'Hard work moves your glucose.',
      'Keep fast carbs at hand and check before and after.',
    ),
    modify(
      fallRiskFrom(2),
      'A low would make you unsteady.',
      'Only while your glucose is steady, with something to hold on to.',
    ),
  ],
  asthma: [
    modify(
      any(isAllOut, metFrom(8)),
      'A cold all-out start can tighten the chest.',
      'Build up over ten minutes first and keep your inhaler at hand.',
    ),
    modify(has('breath_hold'), breathHold, breatheOut),
  ],
  vertigo: [
    avoid(has('fast_floor'), 'Going down and up fast can make the room spin.'),
    avoid(goesUpsideDown, `${bloodToHead} That can make the room spin.`),
    avoid(fallRiskFrom(2), 'A dizzy moment here means a fall.'),
    avoid(
      any(has('swing', 'snatch'), isMainly('ballistic', 'throw')),
      'The head drops and rises fast.',
    ),
    avoid(isBentOver, 'The head hangs low for the whole set.'),
    avoid(has('jump', 'hop', 'sprint'), 'Jolts can make the room spin.'),
    avoid(
      all(any(has('twist'), isPartly('rotation')), not(isGentle)),
      'Turning under load or speed can make the room spin.',
    ),
    modify(
      any(fallRiskFrom(1), isMainly('balance')),
      'A dizzy moment here means a stumble.',
      holdOn,
    ),
    modify(
      any(has('twist'), isPartly('rotation')),
      'Turning can make the room spin.',
      'Turn slowly with your eyes on one spot.',
    ),
    modify(
      isPartly('hinge'),
      'The head comes down as you fold.',
      'Fold only half way, slowly, with your eyes on one spot.',
    ),
    modify(
      any((exercise) => exercise.floor, isPlaced('supine')),
      'Changing height can make the room spin.',
      slowFloor,
    ),
  ],
  epilepsy: [
    avoid(has('load_over_face'), 'A load over your face is not safe alone.'),
    avoid(fallRiskFrom(2), 'A fall from here would hurt.'),
    modify(
      all(any(has('overhead', 'snatch', 'axial_load')), isLoaded),
      'The load is above you.',
      'Go light, with someone beside you or safety bars.',
    ),
    modify(has('hang'), 'You could fall from the bar.', 'Keep your feet close to the floor.'),
    modify(fallRiskFrom(1), 'A fall could hurt.', 'Clear the space around you.'),
    modify(metFrom(10), 'All-out effort tires you fast.', 'Stay at a pace where you can talk.'),
  ],
  hernia: [
    avoid(has('breath_hold'), 'A hard brace pushes on the weak spot.'),
    avoid(has('belly_pressure'), 'It pushes on the weak spot.'),
    avoid(has('heavy_hinge'), 'A heavy lift pushes on the weak spot.'),
    modify(
      any(has('axial_load', 'swing', 'heavy_grip'), isPartly('carry')),
      'The belly has to brace.',
      breatheOut,
    ),
    modify(
      any(isMainly('trunk_flex'), has('spinal_flexion')),
      'The belly wall works.',
      'Keep it small and stop if it bulges.',
    ),
    modify(lands, 'Landing presses on the weak spot.', 'Stay low and land without a sound.'),
    modify(
      isHardHold,
      'The belly has to brace.',
      'Hold for 15 seconds at most and keep breathing.',
    ),
  ],
  glaucoma: [
    avoid(goesUpsideDown, `${bloodToHead} That raises the pressure in the eye.`),
    avoid(has('breath_hold'), `${breathHold} That raises the pressure in the eye.`),
    avoid(isMaximalHold, 'A hard hold raises the pressure in the eye.'),
    avoid(has('fast_floor'), 'The head drops and rises fast.'),
    modify(
      any(
        isPartly('hinge'),
        all(isGentle, any(has('spinal_flexion'), isPlaced('quadruped', 'kneeling', 'prone'))),
      ),
      'The head comes down.',
      'Fold only half way and keep your head above your heart.',
    ),
    modify(
      any(isHardHold, has('load_over_face')),
      'Effort lying or held raises the pressure in the eye.',
      'Go light, keep breathing, and raise your head a little.',
    ),
    modify(
      any(isLoaded, isAllOut, has('axial_load', 'heavy_hinge', 'heavy_grip', 'hang')),
      'A hard effort raises the pressure in the eye.',
      breatheOut,
    ),
  ],
  heart: [
    avoid(has('breath_hold'), `${breathHold} That strains the heart.`),
    avoid(isMaximalHold, 'A hard hold strains the heart.'),
    avoid(goesUpsideDown, `${bloodToHead} That strains the heart.`),
    avoid(isAllOut, 'All-out work strains the heart.'),
    modify(
      isHardHold,
      'Holding still raises the pressure.',
      'Hold for 20 seconds at most and keep breathing.',
    ),
    modify(
      any(metFrom(6), has('swing')),
      'The pulse climbs fast.',
      'Stay at a pace where you can talk.',
    ),
    modify(
      any(isLoaded, has('overhead', 'heavy_grip', 'hang')),
      'A hard effort raises the pressure.',
      breatheOut,
    ),
    modify(has('fast_floor'), 'Getting up fast can make you dizzy.', slowFloor),
  ],
};
