import { formatClock } from '../../timer/format-clock.ts';
import { countText } from '../../workout/words.ts';
import type { SessionScore } from '../types.ts';

const plus = (reps: number | undefined) => (reps ? ` + ${countText(reps, 'rep')}` : '');

function timeText({ value, capped, reps = 0, repsPlanned }: SessionScore): string {
  if (!capped) return formatClock(value);
  const left = repsPlanned === undefined ? 0 : repsPlanned - reps;
  return left > 0 ? `cap, ${countText(left, 'rep')} left` : 'cap';
}

function distanceText(meters: number): string {
  return meters >= 1000 ? `${Math.round(meters / 10) / 100} km` : `${Math.round(meters)} m`;
}

type WriteWeight = (kilograms: number) => string;

const inKilograms: WriteWeight = (kilograms) => `${kilograms} kg`;

const texts: Record<SessionScore['kind'], (score: SessionScore, write: WriteWeight) => string> = {
  time: timeText,
  rounds: ({ value, reps }) => `${countText(value, 'round')}${plus(reps)}`,
  reps: ({ value }) => countText(value, 'rep'),
  load: ({ value }, write) => write(value),
  distance: ({ value }) => distanceText(value),
  pace: ({ value }) => `${formatClock(Math.round(value))} on average`,
  minutes: ({ value, reps }) => `${countText(value, 'minute')}${plus(reps)}`,
  done: () => 'done',
};

/** '11 rounds + 7 reps', '8:42', 'cap, 12 reps left'; a load as the reader writes weights. */
export const scoreText = (score: SessionScore, write = inKilograms): string =>
  texts[score.kind](score, write);
