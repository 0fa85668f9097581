/**
 * The rows of the training model for sessions of sets, in the judge's own notation. Sets are for
 * 20/30/45/60/90 minutes, `-` where the slot is not there; ranges `6-8`; `B8 I5-6 A4-5` by level;
 * rests may have five values as sets have. Slots that end in a and b are partners of a superset.
 */
export type Row = readonly [
  slot: string,
  is: string,
  sets: string,
  reps: string,
  rir: string,
  rest: string,
  seconds?: string,
];

const trunkRow: Row = ['T', 'trunk', '-/-/-/2/3', '6-12', '1-4', '40-75', '15-60'];

export const strengthRows: Record<string, readonly Row[]> = {
  A01: [
    [
      'P',
      'squat hinge push',
      '4/5/5/5/6',
      'I3 A2-3',
      '2-4',
      '150-300/180-300/180-300/180-300/180-300',
    ],
    ['P2', 'squat hinge push', '-/-/-/-/4', '4', '2-3', '180-240'],
    ['S', 'squat lunge hip push', '-/2/3/4/4', '5', '3-4', '150-180'],
    ['X1a', 'single pull hip', '-/-/2/3/4', '6-10', '2', '75-90'],
    ['X1b', 'pull single #rear_delt #hams', '-/-/2/3/4', '6-10', '2', '75-90'],
    trunkRow,
  ],
  A02: [
    ['Ptop', '%top', '1/1/1/1/1', '1-5', '2', '180-240'],
    ['Pback', '%backoff', '2/3/3/4/4', '2-7', '3', '150-195'],
    ['S', 'squat lunge hip push', '-/2/3/3/4', '5-8', '2-3', '120-150'],
    ['X1a', 'single pull hip isolation', '-/-/3/3/4', '8-12', '2', '70-90'],
    ['X1b', 'single pull hip isolation', '-/-/3/3/4', '8-12', '2', '70-90'],
    ['X2a', 'single pull hip isolation trunk', '-/-/-/2/4', '10-15', '1-2', '60-75'],
    ['X2b', 'single pull hip isolation trunk', '-/-/-/2/4', '8-15', '1-2', '60-75', '15-60'],
    ['T', 'trunk', '-/-/-/-/3', '6-12', '1-4', '40-75', '15-60'],
  ],
  A03: [
    ['P1', 'squat', '3/5/5/5/5', '5', '2-5', '80-110/100-130/105-150/130-180/150-210'],
    ['P2', 'push', '3/3/5/5/5', '5', '1-4', '80-110/100-130/105-150/130-180/150-210'],
    ['P3', 'pull hinge', '-/-/3/5/5', '5', '2-3', '105-150'],
    ['X1a', 'pull_v', '-/-/-/-/3', '8-10', '1-3', '60-75'],
    ['X1b', 'trunk', '-/-/-/-/3', '8-12', '1-4', '60-75', '15-60'],
  ],
  A04: [
    ['P', 'squat hinge push', '5/6/6/8/8', '1', '2-5', '90-150'],
    ['Pback', '%backoff', '-/1/2/3/3', '3-4', '3-6', '140-180'],
    ['S', 'squat lunge hip push', '-/-/3/3/4', '5-6', '3', '120-150'],
    ['X1a', 'pull single hip', '-/-/-/3/4', '8-10', '1-3', '70-90'],
    ['X1b', 'pull single hip isolation', '-/-/-/3/4', '8-10', '1-3', '70-90'],
    trunkRow,
  ],
};

type Parts = readonly [
  p: string,
  s: string,
  a: string,
  b: string,
  c: string,
  d: string,
  e: string,
  f: string,
];
const hypertrophy = ([p, s, a, b, c, d, e, f]: Parts): readonly Row[] => [
  ['P', p, '3/3/4/4/4', '6-8', '2', '120-150'],
  ['S', s, '-/-/3/3/4', '8-10', '2', '90-120'],
  ['X1a', a, '3/3/3/3/4', '8-15', '1-2', '60-75'],
  ['X1b', b, '3/3/3/3/4', '8-15', '1-2', '60-75'],
  ['X2a', c, '-/2/3/3/4', '10-20', '0-2', '60-75'],
  ['X2b', d, '-/2/3/3/4', '10-20', '0-2', '60-75'],
  ['X3a', e, '-/-/-/3/4', '8-20', '0-2', '60-75', '15-60'],
  ['X3b', f, '-/-/-/3/4', '8-20', '0-2', '60-75', '15-60'],
  ['F', 'carry trunk isolation', '-/-/-/-/-', '8-20', '0-3', '45-75', '15-60'],
];

const focusRows = (focus: string): readonly Row[] =>
  hypertrophy([focus, focus, focus, 'any', focus, 'any', 'any', 'any']);

export const hypertrophyRows: Record<string, readonly Row[]> = {
  A05: hypertrophy([
    'push',
    'pull',
    'push',
    'pull',
    '#side_delt',
    '#rear_delt ~face-pull #upper_back',
    '#biceps #triceps',
    '#triceps #biceps',
  ]),
  A06: hypertrophy([
    'squat',
    'hip',
    'lunge single',
    '#hams hip',
    '#quads',
    '#calves',
    '#abductors trunk #adductors',
    'trunk #abductors #calves',
  ]),
  A07: hypertrophy([
    'push_h',
    'push_v',
    'isolation&#chest ~fly ~dip push_h',
    '#side_delt',
    '#triceps',
    '#triceps #rear_delt',
    'push_h #triceps',
    '#side_delt',
  ]),
  A08: hypertrophy([
    'pull_v',
    'pull_h',
    'pull_h',
    '#rear_delt ~face-pull',
    '#biceps',
    '#biceps #forearms',
    '#lats pull',
    'hip #spinal_erectors #traps',
  ]),
  A09: hypertrophy([
    'squat',
    'hinge',
    'lunge single',
    '#hams',
    '#quads',
    '#calves',
    '#adductors #abductors #glutes',
    '#calves trunk',
  ]),
  'A10 glutes': focusRows('#glutes #abductors'),
  'A10 arms': focusRows('#biceps #triceps'),
  'A10 shoulders': focusRows('#front_delt #side_delt #rear_delt'),
  'A10 chest': focusRows('#chest'),
  'A10 back': focusRows('#lats #upper_back #rear_delt'),
};

export const wholeBodyRows: Record<string, readonly Row[]> = {
  A11: [
    [
      'P',
      'squat hinge lunge',
      '3/3/3/4/4',
      'B8 I5-8 A4-8',
      'B3 I2 A1-2',
      '75-120/90-120/90-150/120-180/120-180',
    ],
    ['P2', 'push pull squat hinge', '-/-/-/-/4', 'B8 I5-8 A4-8', 'B3 I2 A2', '120-180'],
    ['X1a', 'push', '3/3/3/3/4', '6-10', 'B3 I2 A2', '45-60/60-75/60-90/75-90/75-90'],
    ['X1b', 'pull', '3/3/3/3/4', '6-10', 'B3 I2 A2', '45-60/60-75/60-90/75-90/75-90'],
    ['X2a', 'hip lunge', '-/2/3/3/4', '8-12', 'B3 I2 A2', '60-75'],
    ['X2b', 'push pull', '-/2/3/3/4', '8-12', 'B3 I2 A2', '60-75'],
    ['X3a', 'isolation carry #calves', '-/-/-/2/3', '12-15', 'B2-3 I1-2 A1-2', '60-75', '20-60'],
    ['X3b', 'isolation carry #calves', '-/-/-/2/3', '12-15', 'B2-3 I1-2 A1-2', '60-75', '20-60'],
    ['T', 'trunk', '-/-/2/3/3', '6-12', '1-4', '30-60', '20-40'],
  ],
  // Light, bands or nothing to load: reps carry the dose.
  'A11 light': [
    ['P', 'squat hinge lunge', '3/3/3/4/4', '5-20', 'B3 I1-2 A1-2', '60-120'],
    ['X1a', 'push', '3/3/3/3/4', '5-20', 'B3 I1-2 A1-2', '45-90'],
    ['X1b', 'pull', '3/3/3/3/4', '5-20', 'B3 I1-2 A1-2', '45-90'],
    ['X2a', 'hip lunge', '-/2/3/3/4', '5-20', 'B3 I1-2 A1-2', '45-90'],
    ['X2b', 'push pull', '-/2/3/3/4', '5-20', 'B3 I1-2 A1-2', '45-90'],
    ['X3a', 'isolation carry #calves', '-/-/-/2/3', '10-20', '1-3', '45-75', '20-60'],
    ['X3b', 'isolation carry #calves', '-/-/-/2/3', '10-20', '1-3', '45-75', '20-60'],
    ['T', 'trunk', '-/-/2/3/3', '6-15', '1-4', '30-60', '20-40'],
  ],
  A12: [
    ['P1', '~leg-press ~hack', '2/2/2/3/3', '10-12', '3-4', '60-75'],
    ['P2', '~chest-press push_h', '2/2/2/3/3', '10-12', '3-4', '60-75'],
    ['P3', 'pull_h', '2/2/2/3/3', '10-12', '3-4', '60-75'],
    ['P4', '~leg-curl', '2/2/2/3/3', '10-12', '3-4', '60-75'],
    ['P5', 'push_v pull_v', '-/2/2/3/3', '10-12', '3-4', '60-75'],
    ['P6', 'push_v pull_v ~leg-extension', '-/2/2/3/3', '10-12', '3-4', '60-75'],
    ['P7', '~leg-extension ~back-extension trunk', '-/-/2/3/3', '10-12', '3-4', '60-75'],
    ['P8', '~back-extension trunk #calves', '-/-/-/3/3', '10-12', '3-4', '60-75'],
  ],
};
