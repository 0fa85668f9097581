import type { Condition } from '../../reading/vocabulary.ts';
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
  not,
} from './contra-match.ts';
import {
  bloodToHead,
  breatheOut,
  breathHold,
  goesUpsideDown,
  holdOn,
  isAllOut,
  isMaximalHold,
  slowFloor,
} from './contra-words.ts';

/** A body on the mend, or one that a lasting illness wears: light and steady. */
export const mendingRules = {
  postpartum: [
    avoid(any(lands, impactFrom(1)), 'Landing presses down on a healing pelvic floor.'),
    avoid(has('belly_pressure'), 'It pushes the belly wall outward.'),
    avoid(
      any(
        all(isPartly('trunk_flex'), not(isPlaced('standing'))),
        all(has('spinal_flexion'), not(isGentle)),
      ),
      'Crunching can make the belly dome.',
    ),
    avoid(has('breath_hold'), `${breathHold} That presses on the belly.`),
    avoid(
      all(any(has('swing'), isMainly('ballistic', 'throw')), isLoaded),
      'Fast loads press on a healing pelvic floor.',
    ),
    modify(
      all(isMainly('anti_ext'), isPlaced('supine')),
      'The belly wall has to hold you.',
      'One leg at a time, breathing out; smaller, or stop, if your belly domes.',
    ),
    modify(
      isMainly('anti_ext', 'crawl'),
      'The belly wall has to hold you.',
      'Do it against a wall and stop if your belly domes.',
    ),
    modify(
      isPartly('anti_ext', 'anti_rot', 'lat_flex', 'rotation', 'trunk_flex', 'ballistic', 'throw'),
      'The belly wall has to hold you.',
      'Keep it small and slow, and stop if your belly domes.',
    ),
    modify(
      any(has('deep_hip', 'deep_knee', 'hang', 'head_down', 'fast_floor'), isPlaced('prone')),
      'Belly and pelvic floor are healing.',
      'Stay well inside your range and stop if it pulls or presses.',
    ),
    modify(
      any(isLoaded, has('axial_load', 'heavy_hinge', 'swing')),
      'The pelvic floor is healing.',
      breatheOut,
    ),
    modify(metFrom(7), 'The body is still healing.', 'Stay at a pace where you can talk.'),
  ],
  surgery: [
    avoid(lands, 'Landing jolts what is healing.'),
    avoid(has('breath_hold'), `${breathHold} That strains what is healing.`),
    avoid(has('belly_pressure'), 'It strains the belly wall.'),
    modify(
      not(isGentle),
      'What was operated on takes load step by step.',
      'Start light: no pain and no swelling where you were operated on.',
    ),
  ],
  gentle: [
    avoid(lands, 'Landing jolts a body that needs care.'),
    avoid(fallRiskFrom(2), 'A fall would be too great a risk.'),
    avoid(has('breath_hold'), `${breathHold} That costs more than it gives.`),
    avoid(isMaximalHold, 'A hard hold costs more than it gives.'),
    avoid(goesUpsideDown, `${bloodToHead} That can make you dizzy.`),
    avoid(isAllOut, 'All-out work costs more than it gives.'),
    modify(fallRiskFrom(1), 'Your balance may tire.', holdOn),
    modify(has('fast_floor'), 'Getting up fast can make you dizzy.', slowFloor),
    modify(
      isHardHold,
      'Holding still is hard work.',
      'Hold for 15 seconds at most and keep breathing.',
    ),
    modify(
      any(metFrom(6), has('swing')),
      'The pulse climbs fast.',
      'Stay at a pace where you can talk.',
    ),
    modify(
      any(isLoaded, has('axial_load', 'heavy_hinge', 'heavy_grip', 'hang', 'overhead')),
      'A hard effort tires you for days.',
      'Go light and stop with plenty left.',
    ),
  ],
} satisfies Partial<Record<Condition, ContraRule[]>>;
