import type { Row } from './lifting-rows.ts';

/** Fast, skilled and guarded sessions; the notation is that of the lifting rows. */
export const skillRows: Record<string, readonly Row[]> = {
  A13: [
    ['P', 'ballistic ~snatch ~clean ~jerk', '5/6/6/7/8', 'B1-3 I1-2 A1-2', '2-5', '75-120'],
    ['P2', 'ballistic ~snatch ~clean ~jerk', '-/-/4/5/6', '1-3', '2-5', '90-130'],
    ['S', 'squat ~pull', '-/3/3/4/4', '3', '1-4', '120-180'],
    ['X1a', 'pull', '-/-/-/2/3', '6-10', '1-3', '60-75'],
    ['X1b', 'trunk', '-/-/-/2/3', '6-12', '1-4', '60-75', '15-60'],
  ],
  A14: [
    ['P1', 'jump', '3/4/4/5/5', '3-5', '3-6', '75-120'],
    ['P2', 'jump throw', '-/3/4/4/5', '3-5', '3-6', '75-90'],
    ['P3', 'ballistic ~push-press ~trap-bar-jump', '3/3/4/5/5', '2-5', '3-8', '90-150'],
    ['S', 'squat hinge', '-/-/3/3/4', '3-5', '2-3', '120-180'],
    ['X1a', 'single pull #hams', '-/-/-/2/3', '5-8', '1-3', '60-75'],
    ['X1b', 'pull #calves #hams', '-/-/-/2/3', '5-10', '1-3', '60-75'],
  ],
  'A15 pull-up': [
    ['P', 'pull_v ~inverted-row ~ring-row', '4/5/6/6/8', '1-8', '1-4', '120-180', '8-30'],
    ['Sa', 'pull', '-/3/3/4/4', '2-10', '1-4', '90-150', '5-30'],
    ['Sb', 'pull_h', '-/-/-/-/-', '6-12', '1-4', '60-150'],
    ['Xa', '#biceps trunk push', '-/-/2/3/3', '6-12', '1-4', '60-90', '15-40'],
    ['Xb', '#biceps trunk push', '-/-/2/3/3', '6-12', '1-4', '60-90', '15-40'],
  ],
  'A15 handstand': [
    [
      'P',
      '~handstand ~pike-hold ~wall-walk ~wall-plank',
      '4/4/6/6/8',
      '2-8',
      '1-5',
      '30-180',
      '10-60',
    ],
    ['S', '~pike-push ~handstand-push push_v', '-/3/3/4/4', '5-10', '1-4', '60-120'],
    ['Xa', 'trunk pull', '-/-/2/3/3', '6-12', '1-4', '30-90', '15-40'],
    ['Xb', 'trunk pull', '-/-/2/3/3', '6-12', '1-4', '30-90', '15-40'],
  ],
  'A15 muscle-up': [
    ['P', '~explosive ~chest-to-bar ~transition ~high-pull', '5/5/5/5/5', '2-3', '1-4', '90-180'],
    [
      'P2',
      '~transition ~false-grip ~muscle-up-negative ~explosive ~chest-to-bar',
      '-/4/4/4/4',
      '2-3',
      '1-4',
      '90-180',
      '8-20',
    ],
    ['S', '~pull-up', '-/3/4/4/4', '3-6', '2', '120-180'],
    ['S2', '~dip', '-/-/3/4/4', '5-8', '2', '90-120'],
    ['Xa', 'pull_h', '-/-/2/3/3', '6-12', '1-4', '60-90'],
    ['Xb', 'trunk', '-/-/2/3/3', '6-12', '1-4', '30-90', '15-40'],
  ],
  'A15 pistol': [
    ['P', '~pistol ~single-leg ~shrimp', '4/5/5/5/5', '3-6', '1-4', '90-180'],
    ['S', 'squat lunge', '-/3/3/4/4', '6-12', '1-3', '60-120'],
    ['Xa', 'pull hip', '-/-/2/3/3', '6-12', '1-4', '60-90'],
    ['Xb', 'trunk', '-/-/2/3/3', '6-12', '1-4', '30-90', '15-40'],
  ],
  'A15 push-up': [
    ['P', 'push_h', '4/5/5/5/5', '3-8', '1-4', '90-180'],
    ['S', 'push', '-/3/3/4/4', '6-12', '1-3', '60-120'],
    ['Xa', 'pull', '-/-/2/3/3', '6-12', '1-4', '60-90'],
    ['Xb', 'trunk', '-/-/2/3/3', '6-12', '1-4', '30-90', '15-40'],
  ],
  A16: [
    [
      'P1',
      '~press ~get-up ~front ~clean-and-press ~goblet-squat',
      '3/4/4/5/5',
      '1-6',
      '2-4',
      '60-90',
    ],
    ['P2', '~swing ~snatch ~clean', '6/8/10/10/12', '5-12', '2-8', '15-60'],
    ['X1a', 'pull_h', '-/2/3/3/4', '6-10', '1-3', '60-75'],
    ['X1b', 'single lunge hip squat', '-/2/3/3/4', '6-10', '1-3', '60-75'],
    ['T', 'carry trunk ~windmill', '-/-/2/3/3', '5-12', '1-4', '30-60', '15-60'],
  ],
};

const sportRows = (power: string, lift: string, second: string, guard: string): readonly Row[] => [
  ['P1a', power, '3/4/4/4/5', '3-5', '2-8', '45-120', '3-12'],
  ['P1b', power, '-/-/-/-/-', '3-5', '2-8', '45-120', '3-12'],
  ['P2', lift, '3/4/4/4/4', '3-6', '2-3', '105-180'],
  ['S', second, '-/-/3/3/4', '4-10', '2-3', '60-120'],
  ['Xa', guard, '2/2/2/2/3', '4-12', '1-4', '45-75', '15-60'],
  ['Xb', guard, '-/2/2/2/3', '4-12', '1-4', '45-75', '15-60'],
];
export const sportTable: Record<string, readonly Row[]> = {
  'A31 football': sportRows(
    'jump sprint',
    'squat hinge',
    'hinge lunge squat',
    '~nordic ~copenhagen #calves #hams #adductors',
  ),
  'A31 golf': sportRows(
    'throw rotation',
    'squat hinge',
    'rotation push lunge pull',
    '~external-rotation rotation pull mobility #rotator_cuff #forearms',
  ),
  'A31 swimming': sportRows(
    'throw jump',
    'pull squat',
    'squat pull hinge',
    '#rotator_cuff ~face-pull #rear_delt #hip_flexors',
  ),
  'A31 skiing': sportRows(
    'jump',
    'squat lunge',
    'lunge squat hinge',
    '~copenhagen #hams #adductors ~wall-sit',
  ),
  'A31 tennis': sportRows(
    'throw jump sprint',
    'lunge squat hinge',
    'pull push lunge',
    '#rotator_cuff ~external #forearms #calves',
  ),
  'A31 running': sportRows(
    'jump',
    'lunge squat hinge',
    'hinge lunge squat #calves',
    '#abductors #calves trunk balance',
  ),
  'A31 volleyball': sportRows('jump', 'squat', 'hinge lunge', '#calves #hams squat balance'),
  'A31 climbing': [
    ['P1', '~hang ~campus', '3/4/5/5/6', '1-5', '1-4', '150-200', '5-12'],
    ['P2', '~pull-up ~chin-up', '3/4/4/4/4', '3-5', '2-3', '140-200'],
    ['Xa', 'push', '2/2/3/3/3', '6-12', '1-4', '45-75'],
    ['Xb', '~external #rotator_cuff', '2/2/3/3/3', '8-20', '1-4', '45-75'],
    ['X2a', '~extensor #forearms', '-/-/-/-/-', '8-20', '1-4', '45-75'],
    ['X2b', 'trunk', '-/-/-/-/-', '6-12', '1-4', '45-75', '15-40'],
  ],
};

export const guardedRows: Record<string, readonly Row[]> = {
  A33: [
    ['P1', 'squat', '2/3/3/3/3', '6-12', '2-4', '60-120'],
    ['P2', '~fast ~sit-to-stand ~chest-pass ~heel squat', '-/2/3/3/3', '5-8', '2-6', '45-120'],
    ['Sa', 'pull', '2/2/3/3/3', '8-12', '2-4', '60-120'],
    ['Sb', 'push', '2/2/3/3/3', '8-12', '2-4', '60-120'],
    ['S2', 'hip lunge #calves', '-/2/2/3/3', '8-12', '2-4', '45-120'],
    ['Balancea', 'balance ~tandem ~stand', '2/2/3/3/4', '4-12', '0-8', '10-120', '15-45'],
    ['Balanceb', 'balance ~tandem ~stand', '-/-/-/-/-', '4-12', '0-8', '10-120', '15-45'],
    ['S3', '#calves', '-/-/-/-/-', '8-15', '2-4', '45-120'],
    ['T', 'carry trunk', '-/-/2/3/3', '5-12', '1-6', '30-120', '15-60'],
  ],
  A34: [
    ['P', 'squat', '2/3/3/3/3', '8-12', '3-4', '60-90'],
    ['Sa', 'pull', '2/3/3/3/3', '8-12', '3-4', '45-90'],
    ['Sb', 'push', '2/2/3/3/3', '8-12', '3-4', '45-90'],
    ['S2a', 'hip', '-/2/3/3/3', '8-12', '3-4', '45-90'],
    ['S2b', 'push', '-/-/-/-/-', '8-12', '3-4', '45-90'],
    ['T', 'carry', '-/-/2/2/2', '8-12', '3-6', '30-90', '15-60'],
  ],
  A35: [
    ['P', 'squat', '2/3/3/3/3', '8-12', '3-4', '45-90'],
    ['Sa', 'pull', '2/3/3/3/3', '8-12', '3-4', '45-90'],
    ['Sb', 'hip', '2/2/3/3/3', '8-12', '3-4', '45-90'],
    ['S2', 'push', '-/2/3/3/3', '8-12', '3-4', '45-90'],
    ['T', 'carry trunk', '-/2/2/2/2', '5-12', '3-6', '30-90', '15-60'],
  ],
  A38: [
    ['P1a', 'lunge squat single', '3/3/3/3/4', '5-20', '1-2', '30-60'],
    ['P1b', 'push_h', '3/3/3/3/4', '5-20', '1-2', '30-60'],
    ['P2a', 'hip', '3/3/3/3/4', '5-20', '1-2', '20-60'],
    ['P2b', 'pull', '3/3/3/3/4', '5-20', '1-2', '20-60'],
    ['P3a', 'push_v trunk', '-/3/3/3/4', '5-20', '1-3', '20-60', '15-60'],
    ['P3b', 'trunk any', '-/-/3/3/4', '5-20', '1-3', '20-60', '15-60'],
  ],
  A39: [
    ['P', 'squat hinge lunge', '2/3/3/3/3', '6-15', '3-5', '60-120'],
    ['Xa', 'push', '2/2/3/3/3', '6-15', '3-5', '45-120'],
    ['Xb', 'pull', '2/2/3/3/3', '6-15', '3-5', '45-120'],
    ['X2a', 'hip lunge', '-/2/2/3/3', '6-15', '3-5', '45-120'],
    ['X2b', 'push pull', '-/-/-/-/-', '6-15', '3-5', '45-120'],
    ['T', 'trunk jump', '-/-/2/2/3', '3-15', '2-6', '30-90', '15-60'],
  ],
};
