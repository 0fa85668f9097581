import type { LineWords } from '../types.ts';

/** What is balanced in one part of the weeks: harder from part to part, always near a hold. */
interface BalanceStep {
  stand: readonly string[];
  sets: number;
  seconds: number;
  second: readonly string[];
  secondSets: number;
  secondSeconds: number;
  words: LineWords[];
}

const stands = ['tandem-stand', 'supported-single-leg-stand', 'single-leg-stand'];
const oneLeg = ['supported-single-leg-stand', 'single-leg-stand', 'tandem-stand'];
const walks = ['heel-to-toe-walk', 'tandem-stand', 'supported-single-leg-stand'];

const words = (stand: string, second: string): LineWords[] => [
  { moves: ['tandem-stand'], note: stand, rpe: 5 },
  { moves: ['supported-single-leg-stand', 'single-leg-stand'], note: second, rpe: 5 },
];

export const balanceSteps: Readonly<Record<string, BalanceStep>> = {
  Learn: {
    stand: stands,
    sets: 3,
    seconds: 20,
    second: oneLeg,
    secondSets: 2,
    secondSeconds: 10,
    words: words(
      'Heel to toe, fingertips on the worktop.',
      'One foot just off the floor, both hands on the worktop.',
    ),
  },
  Build: {
    stand: stands,
    sets: 2,
    seconds: 30,
    second: oneLeg,
    secondSets: 3,
    secondSeconds: 12,
    words: words(
      'Heel to toe, hands free, the worktop within reach.',
      'One finger on the worktop; shift the weight over the foot first.',
    ),
  },
  Stronger: {
    stand: ['single-leg-stand', ...oneLeg],
    sets: 3,
    seconds: 15,
    second: walks,
    secondSets: 2,
    secondSeconds: 25,
    words: [
      {
        moves: ['single-leg-stand', 'supported-single-leg-stand'],
        note: 'Hands free, the worktop within reach. Four tries are better than one long one.',
        rpe: 6,
      },
      {
        moves: ['heel-to-toe-walk'],
        note: 'Ten steps along the worktop, heel to toe, eyes ahead; then back.',
        rpe: 5,
      },
    ],
  },
  Heavier: {
    stand: ['single-leg-stand', ...oneLeg],
    sets: 3,
    seconds: 20,
    second: walks,
    secondSets: 3,
    secondSeconds: 25,
    words: [
      {
        moves: ['single-leg-stand', 'supported-single-leg-stand'],
        note: 'Turn the head slowly left and right, the worktop within reach.',
        rpe: 6,
      },
      {
        moves: ['heel-to-toe-walk'],
        note: 'Step over a book on the way, turn, stop, and come back.',
        rpe: 6,
      },
    ],
  },
};

/** With little to lift, a leg move grows by how it is done. */
export const harderStands: Readonly<Record<string, { note: string; tempo?: string; rpe: number }>> =
  {
    Learn: { note: 'From a firm chair, without hands where that goes.', rpe: 6 },
    Build: { note: 'Both weights held; three seconds down.', tempo: '3-0-1-0', rpe: 7 },
    Stronger: {
      note: 'One foot a little forward: the other leg does most of it. Change legs each set.',
      rpe: 7,
    },
    Heavier: {
      note: 'A lower seat, or a cushion less; one foot forward, three seconds down.',
      tempo: '3-0-1-0',
      rpe: 7,
    },
  };
