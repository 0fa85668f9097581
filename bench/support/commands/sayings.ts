import { sayNumber } from '../../../packages/domain/src/voice/number-words.ts';

type Dice = () => number;

/** Every kind of command, as people say it. */
const plain = [
  'done',
  "I'm done",
  'all done',
  'finished',
  'skip',
  'skip this',
  'next',
  'next exercise',
  'back',
  'go back',
  'previous',
  'pause',
  'stop',
  'hold on',
  'pause the timer',
  'resume',
  'continue',
  'go on',
  "let's go",
  'how',
  'show me',
  'how do I do this',
  'explain',
  'swap',
  'swap this',
  'another exercise',
  'swap the exercise',
  'undo',
  'take it back',
  'cancel',
  'no',
  'it hurts',
  'help',
  'my knee hurts',
  'I feel dizzy',
  'more rest',
  'less rest',
  'one more minute',
];
const efforts = [6, 7, 7.5, 8, 8.5, 9, 10];
const seconds = [10, 15, 20, 30, 45, 60, 90];
const weights = [20, 22.5, 30, 35, 40, 42.5, 50, 55, 60, 62.5, 70, 75, 80, 90, 100, 110, 120, 140];

export function sayings(dice: Dice): string[] {
  const one = (values: readonly number[]) =>
    sayNumber(String(values[Math.floor(values.length * dice())]));
  const reps = () => sayNumber(String(1 + Math.floor(20 * dice())));
  const amounts = Array.from({ length: 3 }, () => [
    `rest ${one(seconds)} more`,
    `${one(seconds)} more seconds`,
    `add ${one(seconds)}`,
    `rest another ${one(seconds)} seconds`,
    `${reps()} at ${one(weights)}`,
    `${reps()} at ${one(weights)}`,
    `${reps()} reps`,
    `${reps()} reps at ${one(weights)} kilos`,
    `${one(weights)} kilos`,
    `effort ${one(efforts)}`,
    `RPE ${one(efforts)}`,
    `${one([1, 2, 3, 4])} left`,
  ]).flat();
  return [
    ...plain,
    ...amounts,
    `${reps()} at ${one(weights)}, done`,
    `${reps()} at ${one(weights)}, effort ${one(efforts)}, done`,
  ];
}
