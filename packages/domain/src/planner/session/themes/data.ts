import type { Prop } from '../../../exercise/types.ts';
import type { SessionKind } from '../../../reading/vocabulary.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';

/** One round of a theme: what is done in it, and how. */
export interface ThemeRound {
  /** The first that may stand is taken. */
  moves: readonly string[];
  name?: string;
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

const pass = (name: string, how: string, ...moves: string[]): ThemeRound => ({ moves, name, how });

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
      pass(
        'Cone relay',
        'In turns; count touches together.',
        'cone-relay',
        'shuttle-run',
        'fast-feet',
      ),
      pass(
        'Pass and squat',
        'Squat, stand, pass; no drops counts double.',
        'partner-chest-pass-squat',
        'air-squat',
      ),
      pass('Mirror', 'One leads, one copies; swap half way.', 'mirror-shuffle', 'step-touch'),
      pass(
        'Animal walk race',
        'Bear there, crab back.',
        'bear-crawl',
        'hands-and-knees-crawl',
        'high-knee-march',
      ),
      pass(
        'High-five plank',
        'Clap hands, other side; knees down is fine.',
        'high-five-plank',
        'wall-shoulder-tap',
      ),
      pass(
        'Land and hold',
        'Hop forward, freeze for three counts.',
        'deceleration-to-stick',
        'single-leg-stand',
      ),
    ],
    workSeconds: 30,
    restSeconds: 30,
    rpe: 6,
    warm: ['step-jack', 'leg-swing', 'arm-circle', 'high-knee-march'],
    coaching: [
      'A game, not a test: score it together and rest when either of you wants to.',
      'Each goes at their own pace; good landings count more than speed.',
    ],
  },
};
