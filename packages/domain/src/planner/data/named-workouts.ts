import type { Format, WrittenItem } from '../../reading/vocabulary.ts';

type Part = Omit<WrittenItem, 'quote'>;

/** A workout that people know by its name, as it is written down. */
export interface NamedEntry {
  title: string;
  format: Format;
  items: Part[];
  rounds?: number;
  /** Reps of every item, round by round. */
  levels?: number[];
  /** Of the block itself, where the clock ends it. */
  minutes?: number;
  restSeconds?: number;
  /** Beginners do half of each number; left out where the dose is light or by load. */
  isVolume?: true;
  /** Where the timer plays it otherwise than the original. */
  note?: string;
}

const reps = (exerciseId: string, count: number): Part => ({ exerciseId, reps: count });
const seconds = (exerciseId: string, length: number): Part => ({ exerciseId, seconds: length });
const metres = (exerciseId: string, length: number): Part => ({ exerciseId, metres: length });
const sets = (exerciseId: string, count: number, each: number): Part => ({
  exerciseId,
  sets: count,
  reps: each,
});
const moves = (...ids: string[]): Part[] => ids.map((exerciseId) => ({ exerciseId }));

const run = 'tempo-run';
const row = 'rowing-machine';
const cindyRound = [reps('pull-up', 5), reps('push-up', 10), reps('air-squat', 15)];
const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const fallingTens = [...oneToTen].reverse();

/** A minute each, one rep more every time. */
export const ladderByMinute = (exerciseId: string, top: number): Part[] =>
  Array.from({ length: top }, (_, i) => reps(exerciseId, i + 1));

/** By the key that the reading gives them. */
export const namedEntries: Record<string, NamedEntry> = {
  cindy: { title: 'Cindy', format: 'rounds', items: cindyRound, minutes: 20, isVolume: true },
  chelsea: {
    title: 'Chelsea',
    format: 'rounds',
    items: cindyRound,
    minutes: 30,
    isVolume: true,
    note: 'Chelsea is played as rounds without a break: a minute of the timer holds one move.',
  },
  mary: {
    title: 'Mary',
    format: 'rounds',
    items: [reps('pike-push-up', 5), reps('pistol-squat', 5), reps('pull-up', 15)],
    minutes: 20,
    isVolume: true,
    note: 'Pike push-ups stand in for the handstand ones.',
  },
  fran: {
    title: 'Fran',
    format: 'pyramid',
    items: moves('barbell-thruster', 'pull-up'),
    levels: [21, 15, 9],
    isVolume: true,
  },
  annie: {
    title: 'Annie',
    format: 'pyramid',
    items: moves('double-under', 'sit-up'),
    levels: [50, 40, 30, 20, 10],
    isVolume: true,
  },
  diane: {
    title: 'Diane',
    format: 'pyramid',
    items: moves('conventional-deadlift', 'pike-push-up'),
    levels: [21, 15, 9],
    isVolume: true,
    note: 'Pike push-ups stand in for the handstand ones.',
  },
  elizabeth: {
    title: 'Elizabeth',
    format: 'pyramid',
    items: moves('power-clean', 'bench-dip'),
    levels: [21, 15, 9],
    isVolume: true,
    note: 'Dips on a chair stand in for those on rings.',
  },
  jt: {
    title: 'JT',
    format: 'pyramid',
    items: moves('pike-push-up', 'bench-dip', 'push-up'),
    levels: [21, 15, 9],
    isVolume: true,
    note: 'Pike push-ups and dips on a chair stand in for the handstand and ring moves.',
  },
  linda: {
    title: 'Linda',
    format: 'pyramid',
    items: moves('conventional-deadlift', 'bench-press', 'power-clean'),
    levels: fallingTens,
    isVolume: true,
  },
  amanda: {
    title: 'Amanda',
    format: 'pyramid',
    items: moves('pull-up', 'power-snatch'),
    levels: [9, 7, 5],
    isVolume: true,
    note: 'Pull-ups stand in for muscle-ups.',
  },
  grace: {
    title: 'Grace',
    format: 'rounds',
    items: [reps('clean-and-jerk', 10)],
    rounds: 3,
    restSeconds: 15,
    isVolume: true,
    note: 'The thirty are cut into three tens.',
  },
  isabel: {
    title: 'Isabel',
    format: 'rounds',
    items: [reps('power-snatch', 10)],
    rounds: 3,
    restSeconds: 15,
    isVolume: true,
    note: 'The thirty are cut into three tens.',
  },
  karen: {
    title: 'Karen',
    format: 'rounds',
    items: [reps('wall-ball', 15)],
    rounds: 10,
    restSeconds: 15,
    isVolume: true,
    note: 'The hundred and fifty are cut into ten fifteens.',
  },
  helen: {
    title: 'Helen',
    format: 'rounds',
    items: [metres(run, 400), reps('two-hand-swing', 21), reps('pull-up', 12)],
    rounds: 3,
    isVolume: true,
  },
  nancy: {
    title: 'Nancy',
    format: 'rounds',
    items: [metres(run, 400), reps('overhead-squat', 15)],
    rounds: 5,
    isVolume: true,
  },
  eva: {
    title: 'Eva',
    format: 'rounds',
    items: [metres(run, 800), reps('two-hand-swing', 30), reps('pull-up', 30)],
    rounds: 5,
    isVolume: true,
  },
  kelly: {
    title: 'Kelly',
    format: 'rounds',
    items: [metres(run, 400), reps('box-jump', 30), reps('wall-ball', 30)],
    rounds: 5,
    isVolume: true,
  },
  michael: {
    title: 'Michael',
    format: 'rounds',
    items: [metres(run, 800), reps('prone-back-extension', 50), reps('sit-up', 50)],
    rounds: 3,
    isVolume: true,
  },
  jackie: {
    title: 'Jackie',
    format: 'rounds',
    items: [metres(row, 1000), reps('barbell-thruster', 50), reps('pull-up', 30)],
    rounds: 1,
    isVolume: true,
  },
  baseline: {
    title: 'Baseline',
    format: 'rounds',
    items: [
      metres(row, 500),
      reps('air-squat', 40),
      reps('sit-up', 30),
      reps('push-up', 20),
      reps('pull-up', 10),
    ],
    rounds: 1,
    isVolume: true,
  },
  angie: {
    title: 'Angie',
    format: 'rounds',
    items: [
      reps('pull-up', 100),
      reps('push-up', 100),
      reps('sit-up', 100),
      reps('air-squat', 100),
    ],
    rounds: 1,
    isVolume: true,
  },
  barbara: {
    title: 'Barbara',
    format: 'rounds',
    items: [reps('pull-up', 20), reps('push-up', 30), reps('sit-up', 40), reps('air-squat', 50)],
    rounds: 5,
    restSeconds: 180,
    isVolume: true,
  },
  murph: {
    title: 'Murph',
    format: 'rounds',
    items: [
      metres(run, 1600),
      reps('pull-up', 100),
      reps('push-up', 200),
      reps('air-squat', 300),
      metres(run, 1600),
    ],
    rounds: 1,
    isVolume: true,
  },
  'half-murph': {
    title: 'Half Murph',
    format: 'rounds',
    items: [
      metres(run, 800),
      reps('pull-up', 50),
      reps('push-up', 100),
      reps('air-squat', 150),
      metres(run, 800),
    ],
    rounds: 1,
    isVolume: true,
  },
  dt: {
    title: 'DT',
    format: 'rounds',
    items: [reps('conventional-deadlift', 12), reps('hang-power-clean', 9), reps('push-jerk', 6)],
    rounds: 5,
    isVolume: true,
  },
  'fight-gone-bad': {
    title: 'Fight Gone Bad',
    format: 'intervals',
    items: [
      seconds('wall-ball', 60),
      seconds('two-hand-swing', 60),
      seconds('box-jump', 60),
      seconds('push-press', 60),
      seconds(row, 60),
    ],
    rounds: 3,
    note: 'Swings stand in for the high pull.',
  },
  filthy50: {
    title: 'Filthy Fifty',
    format: 'rounds',
    items: [
      reps('box-jump', 50),
      reps('foot-assisted-pull-up', 50),
      reps('two-hand-swing', 50),
      reps('walking-lunge', 50),
      reps('hanging-knee-raise', 50),
      reps('push-press', 50),
      reps('prone-back-extension', 50),
      reps('wall-ball', 50),
      reps('burpee', 50),
      reps('double-under', 50),
    ],
    rounds: 1,
    isVolume: true,
  },
  'tabata-something-else': {
    title: 'Tabata Something Else',
    format: 'tabata',
    items: moves('pull-up', 'push-up', 'sit-up', 'air-squat'),
  },
  'bring-sally-up': {
    title: 'Bring Sally Up',
    format: 'intervals',
    items: [seconds('push-up', 210)],
    rounds: 1,
    note: 'The song itself is not played here: start it with the first rep.',
  },
  '7-minute': {
    title: '7-Minute Workout',
    format: 'intervals',
    items: [
      'jumping-jack',
      'wall-sit',
      'push-up',
      'crunch',
      'step-up',
      'air-squat',
      'bench-dip',
      'forearm-plank',
      'high-knees',
      'forward-lunge',
      'close-grip-push-up',
      'side-plank',
    ].map((id) => seconds(id, 30)),
    rounds: 1,
    restSeconds: 10,
  },
  'simple-and-sinister': {
    title: 'Simple and Sinister',
    format: 'sets',
    items: [sets('one-arm-swing', 5, 10), sets('turkish-get-up', 5, 1)],
    restSeconds: 45,
  },
  'stronglifts-5x5': {
    title: 'StrongLifts A',
    format: 'sets',
    items: [
      sets('back-squat', 5, 5),
      sets('bench-press', 5, 5),
      sets('barbell-bent-over-row', 5, 5),
    ],
    restSeconds: 120,
  },
  'stronglifts-b': {
    title: 'StrongLifts B',
    format: 'sets',
    items: [
      sets('back-squat', 5, 5),
      sets('overhead-press', 5, 5),
      sets('conventional-deadlift', 1, 5),
    ],
    restSeconds: 120,
  },
  'starting-strength': {
    title: 'Starting Strength A',
    format: 'sets',
    items: [
      sets('back-squat', 3, 5),
      sets('overhead-press', 3, 5),
      sets('conventional-deadlift', 1, 5),
    ],
    restSeconds: 180,
  },
  'starting-strength-b': {
    title: 'Starting Strength B',
    format: 'sets',
    items: [
      sets('back-squat', 3, 5),
      sets('bench-press', 3, 5),
      sets('conventional-deadlift', 1, 5),
    ],
    restSeconds: 180,
  },
  'german-volume-training': {
    title: 'German Volume Training',
    format: 'sets',
    items: [sets('back-squat', 10, 10), sets('barbell-romanian-deadlift', 3, 10)],
    restSeconds: 75,
  },
  'deck-of-cards': {
    title: 'Deck of Cards',
    format: 'pyramid',
    items: moves('push-up', 'air-squat', 'sit-up', 'reverse-lunge'),
    levels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11],
    isVolume: true,
    note: 'The cards come in order, one suit a move, for the timer cannot shuffle.',
  },
  'norwegian-4x4': {
    title: 'Norwegian 4 × 4',
    format: 'intervals',
    items: [seconds(run, 240)],
    rounds: 4,
    restSeconds: 180,
  },
  'cooper-test': {
    title: 'Cooper Test',
    format: 'intervals',
    items: [seconds(run, 720)],
    rounds: 1,
    note: 'As far as you get in twelve minutes: you measure the distance yourself.',
  },
  'billat-30-30': {
    title: 'Billat 30/30',
    format: 'intervals',
    items: [seconds(run, 30)],
    rounds: 12,
    restSeconds: 30,
  },
  '12-3-30': {
    title: '12-3-30',
    format: 'intervals',
    items: [seconds('treadmill-walk', 1800)],
    rounds: 1,
  },
  'one-punch-man': {
    title: 'One Punch Man',
    format: 'rounds',
    items: [reps('push-up', 100), reps('sit-up', 100), reps('air-squat', 100), metres(run, 10_000)],
    rounds: 1,
    isVolume: true,
  },
  'armor-building-complex': {
    title: 'Armor Building Complex',
    format: 'rounds',
    items: [
      reps('double-kettlebell-clean', 2),
      reps('kettlebell-strict-press', 1),
      reps('double-kettlebell-front-squat', 3),
    ],
    minutes: 20,
  },
  'ten-thousand-swings': {
    title: '10,000 Swings: One Session',
    format: 'pyramid',
    items: moves('two-hand-swing', 'goblet-squat'),
    levels: [10, 15, 25, 50],
    isVolume: true,
    note: 'One ladder of the five hundred of a day.',
  },
  'sun-salutations': {
    title: 'Sun Salutations',
    format: 'rounds',
    items: [seconds('sun-salutation', 60)],
    rounds: 8,
    restSeconds: 15,
  },
  'grease-the-groove': {
    title: 'Grease the Groove',
    format: 'sets',
    items: [sets('pull-up', 5, 3)],
    restSeconds: 120,
    note: 'Its sets belong over a whole day; here they come with long rests.',
  },
  'mcgill-big-three': {
    title: 'McGill Big Three',
    format: 'rounds',
    items: [reps('mcgill-curl-up', 4), seconds('side-plank', 40), reps('bird-dog', 8)],
    rounds: 3,
    restSeconds: 20,
  },
  'death-by': {
    title: 'Death by One More',
    format: 'emom',
    items: ladderByMinute('burpee', 10),
    minutes: 10,
    note: 'It ends after ten minutes: stop at the first that you do not finish.',
  },
  '100-burpees': {
    title: 'A Hundred',
    format: 'rounds',
    items: [reps('burpee', 10)],
    rounds: 10,
    restSeconds: 20,
    isVolume: true,
  },
  'pull-up-ladder': {
    title: 'Daily Ladder',
    format: 'pyramid',
    items: moves('pull-up'),
    levels: [1, 2, 3, 4, 5, 4, 3, 2, 1],
  },
};

/** Other keys that mean the same. */
export const sameAs: Record<string, string> = {
  'starting-strength-a': 'starting-strength',
  'stronglifts-a': 'stronglifts-5x5',
  '5x5': 'stronglifts-5x5',
  'scientific-7-minute': '7-minute',
  '4x4': 'norwegian-4x4',
};
