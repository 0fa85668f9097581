/** The three runs of each week; the longest never grows by more than five minutes. */
export type Runs = readonly [string, string, string];

export const table: readonly Runs[] = [
  ['8*r1/w1.5', '8*r1/w1.5', '8*r1/w1.5'],
  ['6*r1.5/w2', '6*r1.5/w2', '6*r1.5/w2'],
  ['2*r1.5/w1.5/r3/w3', '2*r1.5/w1.5/r3/w3', '2*r1.5/w1.5/r3/w3'],
  ['r3 w1.5 r5 w2.5 r3 w1.5 r5', 'r3 w1.5 r5 w2.5 r3 w1.5 r5', 'r3 w1.5 r5 w2.5 r3 w1.5 r5'],
  ['r5 w3 r5 w3 r5', 'r8 w5 r8', 'r10 w1 r10'],
  ['r10 w3 r10', 'r12 w2 r10', 'r15 w1 r8'],
  ['r15 w2 r10', 'r18', 'r20'],
  ['r20', 'r22', 'r25'],
  ['r25', 'r28', 'r30'],
];
/** Two weeks more for those whose half hour is not yet five kilometres. */
export const beyond: readonly Runs[] = [
  ['r30', 'r32', 'r33'],
  ['r35', 'r30', 'k5'],
];

/** For joints that complain, many years or many kilograms: smaller steps, every fourth week easy. */
export const softTable: readonly (Runs | { easy: Runs })[] = [
  ['8*r1/w1.5', '8*r1/w1.5', '8*r1/w1.5'],
  ['6*r1.5/w2', '6*r1.5/w2', '7*r1.5/w2'],
  ['5*r2/w2', '5*r2/w2', '6*r2/w2'],
  { easy: ['6*r1.5/w2', '5*r1.5/w2', '5*r2/w2'] },
  ['4*r3/w2.5', '4*r3/w2.5', '5*r3/w2.5'],
  ['4*r4/w2.5', '4*r4/w2.5', '3*r5/w2.5'],
  ['3*r6/w3', '3*r6/w3', 'r8 w3 r6 w3 r5'],
  { easy: ['3*r5/w3', '3*r5/w3', 'r6 w2 r6'] },
  ['r8 w2 r8', 'r8 w2 r8', 'r10 w2 r8'],
  ['r10 w2 r10', 'r10 w2 r8', 'r12 w2 r8'],
  ['r12 w2 r10', 'r10 w2 r10', 'r15 w2 r8'],
  { easy: ['r10 w2 r8', 'r8 w2 r8', 'r12'] },
  ['r15 w2 r8', 'r12 w2 r10', 'r18 w2 r6'],
  ['r16 w2 r8', 'r15 w2 r8', 'r22'],
  ['r18', 'r20', 'r26'],
  { easy: ['r15', 'r15', 'r20'] },
  ['r22', 'r24', 'r30'],
  ['r25', 'r26', 'r34'],
  ['r20', 'r20', 'k5'],
];
