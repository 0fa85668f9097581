import type { InjuryRegion } from '../../reading/vocabulary.ts';
import type { ContraRule } from './contra-match.ts';
import {
  all,
  any,
  avoid,
  has,
  isGentle,
  isLoaded,
  isMainly,
  isPartly,
  isPlaced,
  lands,
  modify,
  movesGently,
  not,
} from './contra-match.ts';

const isGoodMorning: ContraRule['when'] = ({ name }) => /good morning/i.test(name);

export const upperBodyRules = {
  low_back: [
    modify(
      any(movesGently('spine'), all(isGentle, has('spinal_flexion', 'loaded_flexion', 'twist'))),
      'It bends or turns the back.',
      'Keep it small and slow, well before it pulls.',
    ),
    avoid(has('loaded_flexion'), 'The back bends under load.'),
    avoid(has('twist'), 'The back turns under load or speed.'),
    avoid(has('spinal_flexion'), 'Curling up bends the low back again and again.'),
    avoid(has('heavy_hinge'), 'A heavy pull from the hips loads the low back.'),
    avoid(isGoodMorning, 'Bowing with a straight back is a long lever on it.'),
    avoid(has('fast_floor'), 'Down to the floor and up again bends the back at speed.'),
    avoid(any(has('swing'), isMainly('ballistic')), 'A fast hinge jerks the low back.'),
    avoid(all(isPartly('hinge'), has('axial_load')), 'A bar on a bent back is a long lever.'),
    modify(
      has('axial_load'),
      'The weight presses down the spine.',
      'Use half the load, or hold it at your sides.',
    ),
    modify(
      isPartly('hinge'),
      'The back holds you as you fold.',
      'Fold only half way and keep your back long.',
    ),
    modify(
      all(isPartly('pull_h'), isLoaded, isPlaced('standing')),
      'Bent over, the back holds the load.',
      'Rest your chest or a hand on something solid.',
    ),
    modify(
      has('belly_pressure'),
      'The legs or arms pull the back into a hollow.',
      'Bend your knees and stop before your back lifts.',
    ),
    modify(lands, 'Landing jolts the back.', 'Stay low and land without a sound.'),
    modify(isPartly('carry'), 'The back holds the load.', 'Go light and stand tall.'),
    modify(
      any(all(isPartly('squat'), isLoaded), all(isPartly('squat'), has('palm_load'))),
      'The back holds you as you bend.',
      'Go half way down and keep your back long.',
    ),
    modify(
      has('breath_hold'),
      'A hard brace loads the back.',
      'Go lighter and breathe out on the effort.',
    ),
    modify(
      isMainly('rotation', 'trunk_flex', 'throw'),
      'The back bends or turns.',
      'Keep it small and slow.',
    ),
  ],
  shoulder: [
    avoid(all(has('palm_load'), has('overhead')), 'The arms carry you above the head.'),
    modify(
      any(
        movesGently('shoulder'),
        all(isGentle, any(has('overhead', 'hang', 'palm_load'), isPartly('push_v'))),
      ),
      'It lifts or loads the arm.',
      'Move only as far as is free of pain.',
    ),
    avoid(has('overhead', 'snatch'), 'The arm works above the head.'),
    avoid(has('dip'), 'The shoulder is pushed behind the body.'),
    avoid(has('wide_press'), 'Wide elbows under load strain the shoulder.'),
    avoid(has('upright_row'), 'Pulling up with high elbows pinches the shoulder.'),
    avoid(any(isPlaced('inverted')), 'The shoulders carry the whole body.'),
    avoid(all(has('palm_load'), has('fast_floor')), 'The arms catch your weight at speed.'),
    avoid(
      all(isPartly('push_h'), has('palm_load'), (exercise) => exercise.complexity > 1),
      'The shoulder carries most of your weight.',
    ),
    modify(
      has('hang'),
      'The body hangs from the shoulder.',
      'Keep your feet on the floor or a chair to take weight, and never swing.',
    ),
    modify(
      any(isPartly('push_h', 'push_v'), has('palm_load')),
      'The shoulder carries weight.',
      'Keep your elbows close to your ribs and the way short.',
    ),
    modify(
      any(isMainly('throw'), has('swing')),
      'Speed pulls on the shoulder.',
      'Go light and keep your hands below your chest.',
    ),
    modify(
      isMainly('pull_v'),
      'The arm pulls from above.',
      'Pull from in front of you, at chest height.',
    ),
    modify(
      all(isMainly('isolation'), (exercise) => exercise.primary.includes('side_delt')),
      'The arm goes out to the side.',
      'Stop below shoulder height.',
    ),
    modify(
      all(isMainly('lat_flex'), isPlaced('side')),
      'The shoulder carries your side.',
      'Put a knee down, or lean on a wall.',
    ),
    modify(
      all(has('axial_load'), (exercise) =>
        exercise.equipment.some((id) => id === 'barbells' || id === 'smith_machine'),
      ),
      'The arms reach back to hold the bar.',
      'Hold the load in front or at your sides.',
    ),
  ],
  wrist: [
    modify(
      all(movesGently('wrist'), not(has('palm_load'))),
      'It moves the wrist.',
      'Stay well before it pulls or pinches.',
    ),
    avoid(has('palm_load'), 'Flat hands carry your weight on a bent wrist.'),
    avoid(has('front_rack'), 'The rack bends the wrist back under load.'),
    modify(
      has('heavy_grip', 'hang'),
      'A hard grip pulls on the wrist.',
      'Go lighter, use straps, and keep the wrist straight.',
    ),
    modify(
      any(has('swing'), all(isPartly('push_h', 'push_v'), isLoaded)),
      'The load can bend the wrist.',
      'Keep the wrist straight, with the load over your forearm.',
    ),
  ],
  neck: [
    avoid(has('neck_load'), 'It loads the neck.'),
    avoid(any(has('head_down'), isPlaced('inverted')), 'The head hangs below the heart.'),
    modify(
      has('spinal_flexion'),
      'The neck tends to pull the head up.',
      'Rest your head in your hands or leave it down.',
    ),
    modify(
      has('overhead'),
      'The neck tightens as the arms go up.',
      'Go light; keep your chin level.',
    ),
    modify(has('axial_load'), 'The load sits near the neck.', 'Hold the load at your sides.'),
    modify(
      any(has('hang'), isPartly('carry')),
      'The shoulders pull on the neck.',
      'Go light and keep your shoulders away from your ears.',
    ),
    modify(lands, 'Landing jolts the neck.', 'Stay low and land without a sound.'),
    modify(movesGently('spine'), 'The neck moves along.', 'Keep your head in line with your back.'),
  ],
  elbow: [
    avoid(has('elbow_strain'), 'The elbow bends hard against load.'),
    avoid(has('dip'), 'The elbow carries your whole weight in a deep bend.'),
    avoid(
      all(any(has('swing'), isMainly('ballistic')), isLoaded),
      'A fast load jerks on the grip and the elbow.',
    ),
    modify(
      has('heavy_grip', 'hang'),
      'A hard grip pulls on the elbow.',
      'Turn the palms to face each other and grip lightly.',
    ),
    modify(
      any(isPartly('push_h', 'push_v', 'pull_h', 'pull_v'), has('swing')),
      'The elbow works under load.',
      'Turn the palms to face each other and stop short of straight.',
    ),
    modify(
      all(isMainly('isolation'), (exercise) => exercise.joints.includes('elbow')),
      'The elbow does the work.',
      'Hold it half way with a light load instead.',
    ),
  ],
} satisfies Partial<Record<InjuryRegion, ContraRule[]>>;
