import type { Prop } from '../../../exercise/types.ts';
import type { SessionKind } from '../../../reading/vocabulary.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';

/** One round of a theme: what is done in it, and how. */
export interface ThemeRound {
  /** The first that may stand is taken. */
  moves: readonly string[];
  name?: string;
  /** Called so whichever move stands for it. */
  isAnyway?: true;
  how: string;
}

/** A session that is about one thing, in rounds of work and rest. */
export interface Theme {
  title: string;
  kind: FormatId;
  /** What the wish takes for granted. */
  props: readonly Prop[];
  /** In turn, and again from the first. */
  rounds: readonly ThemeRound[];
  workSeconds: number;
  restSeconds: number;
  rpe: number;
  warm: readonly string[];
  coaching: readonly string[];
}

const bag = ['heavy-bag-round', 'shadow-boxing', 'seated-punches'];
const shadow = ['shadow-boxing', 'seated-punches'];

const punches = (moves: readonly string[], on: string): ThemeRound[] => [
  { moves, name: `${on}: jab and cross`, how: 'Jab, cross, step out. Find your distance.' },
  { moves, name: `${on}: body and head`, how: 'Two low, two high. Bend the knees to go low.' },
  { moves, name: `${on}: power singles`, how: 'One hard shot, reset, breathe. Turn the hip.' },
  { moves, name: `${on}: hooks`, how: 'Jab, then hook. Elbow level with the fist.' },
  {
    moves,
    name: `${on}: free round`,
    how: 'Mix all of it; move your feet after every third shot.',
  },
  { moves, name: `${on}: bursts`, how: '20 s light, 10 s as fast as you can, until the bell.' },
];

const game = (name: string, how: string, ...moves: string[]): ThemeRound => ({
  moves,
  name,
  how,
  isAnyway: true,
});

export const themes: Partial<Record<SessionKind, Theme>> = {
  bag: {
    title: 'Heavy bag',
    kind: 'fight_rounds',
    props: ['heavy_bag'],
    rounds: punches(bag, 'Bag'),
    workSeconds: 120,
    restSeconds: 60,
    rpe: 8,
    warm: ['shadow-boxing', 'boxer-step', 'arm-circle', 'torso-rotation', 'wrist-circle'],
    coaching: [
      'Wraps and gloves on; a straight wrist on every shot.',
      'The first round is at half power.',
      'A wrist, thumb or shoulder that hurts ends the power shots.',
    ],
  },
  boxing: {
    title: 'Boxing',
    kind: 'fight_rounds',
    props: [],
    rounds: punches(shadow, 'Shadow boxing'),
    workSeconds: 180,
    restSeconds: 60,
    rpe: 7,
    warm: ['boxer-step', 'step-jack', 'arm-circle', 'torso-rotation'],
    coaching: ['Hands back to the chin after every shot.', 'Stop short of a locked elbow.'],
  },
  stairs: {
    title: 'Stairs',
    kind: 'intervals',
    props: ['stairs', 'step'],
    rounds: [
      {
        moves: ['loaded-stair-climb', 'stair-climb', 'stair-climber', 'step-up', 'march-in-place'],
        how: 'Up at one even pace that you could hold for an hour; turn round at the bell.',
      },
    ],
    workSeconds: 180,
    restSeconds: 90,
    rpe: 6,
    warm: ['march-in-place', 'standing-calf-raise', 'leg-swing', 'half-squat'],
    coaching: [
      'The rest is the way down: slow, whole foot, hand near the rail.',
      'Add a kilogram or a round a week, not both.',
      'Knee pain above 3 of 10: lighter pack, and take the lift down.',
    ],
  },
  games: {
    title: 'Games for two',
    kind: 'intervals',
    props: ['partner'],
    rounds: [
      game(
        'Relay race',
        'To the tree or a shoe and back, clap hands, the other goes. Count the laps you make together.',
        'shuttle-run',
        'fast-feet',
        'high-knee-march',
      ),
      game(
        'Stand up and clap',
        'Sit down low, stand up, clap both hands with each other. How many before the bell?',
        'air-squat',
        'half-squat',
        'sit-to-stand',
      ),
      game(
        'Mirror',
        'One leads, the other copies every step; swap half way.',
        'mirror-shuffle',
        'step-touch',
      ),
      game(
        'Animal walk',
        'Bear there, crab back, frog if you like: the child picks the animal.',
        'bear-crawl',
        'hands-and-knees-crawl',
        'high-knee-march',
      ),
      game(
        'High-five plank',
        'Face each other on hands and toes or knees: clap right, clap left.',
        'high-five-plank',
        'wall-shoulder-tap',
      ),
      game(
        'Freeze',
        'Run or hop about; one calls freeze, both stand on one leg for three counts.',
        'deceleration-to-stick',
        'single-leg-stand',
      ),
    ],
    workSeconds: 30,
    restSeconds: 30,
    rpe: 6,
    warm: ['step-jack', 'leg-swing', 'arm-circle', 'high-knee-march'],
    coaching: [
      'Three rounds through the six games: write down your laps and claps, and beat them together in the next round.',
      'Rest whenever one of you wants to.',
      'Each goes at their own pace; good landings count more than speed.',
    ],
  },
};
