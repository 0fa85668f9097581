import type { Wish } from './cases.ts';

/** The moment says what it should be: no kit that nobody spoke of, calm where one is spent. */
const moments: Wish[] = [
  ...[
    'did a half marathon yesterday, 25 min',
    'the morning after my 10k race, something for 20 minutes',
    'totally hungover, 20 min',
    'just off a night shift, 15 minutes before bed',
    'my back is stiff from sitting at a desk all day, 12 min',
    'long flight in my seat, on the plane, 10 minutes',
  ].map((text): Wish => ({ text, isBare: true, isCalm: true })),
  ...[
    'workout with my six year old in the living room, 15 min, she wants to join',
    'at the airport with an hour to kill, 15 minutes',
    'baby is asleep next door, 20 min, quiet please',
    'at home, nothing special, 30 min',
    'in my bedroom, 25 minutes',
    'basketball game tonight, 20 minutes to wake up',
    'zu Hause, 30 Minuten',
    'a la maison, 20 minutes',
  ].map((text): Wish => ({ text, isBare: true })),
];

/** Every part that was named, in the order in which it was said. */
const orders: Wish[] = [
  { text: 'row 1k then abs', order: ['~rowing', 'trunk #abs #obliques'] },
  { text: '5x5 deadlift then core', order: ['~deadlift', 'trunk #abs #obliques'], isClosed: true },
  { text: 'bench 5x5 then arms', order: ['~bench', '#biceps #triceps'], isClosed: true },
  { text: '15 min bike then chest', order: ['~bike', '#chest'], isClosed: true },
  { text: 'run 2k then pull ups and dips', order: ['~run', '~pull-up', '~dip'], isClosed: true },
  { text: '10 min emom kettlebell swings then 10 min stretching', order: ['~swing', 'calm'] },
  { text: 'amrap 8 then tabata', order: ['any', 'any'] },
  { text: 'squats and bench', order: ['~squat', '~bench'], isClosed: true },
  { text: 'deadlifts, rows and planks', order: ['~deadlift', '~row', '~plank'], isClosed: true },
  { text: 'tabata, only tabata', order: ['any'], kinds: ['tabata'] },
  { text: 'just an emom', order: ['any'], kinds: ['emom'] },
];

/** A stated block has a warm-up worth the name. */
const stated: Wish[] = [
  '12 minute amrap',
  'EMOM 16, kettlebell 16 kg',
  '20 min amrap with dumbbells',
  'emom 10 burpees and push-ups',
].map((text) => ({ text, leastWarmUp: 180 }));

/** Nobody marches on the spot to fill the time. */
const filled: Wish[] = [
  'core, 60 min, no kit',
  'arms 50 min, resistance bands',
  'upper body 60 min at home, dumbbells 4 to 20 kg',
  'heavy deadlifts then core, 60 min, barbell',
].map((text) => ({ text, mostMarching: 150 }));

/** Weights for somebody of whom nothing is known are called a guess, and a pair is told by one. */
const guesses: Wish[] = [
  '30 min full body with dumbbells',
  'upper body, dumbbells, 40 min',
  'squat and bench, 45 min gym',
  'first time in a gym, machines, 40 min',
  'AMRAP 12 with two dumbbells',
].map((text) => ({ text, isGuessed: true }));

export const momentWishes: readonly Wish[] = [
  ...moments,
  ...orders,
  ...stated,
  ...filled,
  ...guesses,
];
