import { countText } from '../workout/words.ts';
import type { Command, PlainCommand } from './types.ts';

const plainWords: Record<PlainCommand, string> = {
  done: 'Done.',
  skip: 'Skipped.',
  back: 'One step back.',
  pause: 'Paused.',
  resume: 'Going on.',
  how: 'How it is done.',
  swap: 'Another exercise.',
  undo: 'Taken back.',
  hurt: 'Paused. If it is your chest, your breath or your head, get help now.',
};

/** What was understood, shown and said. `weight`: with its unit. */
export function commandWords(command: Command, weight: string | undefined): string {
  switch (command.kind) {
    case 'rest': {
      const { seconds } = command;
      return `${countText(Math.abs(seconds), 'second')} ${seconds > 0 ? 'more' : 'less'}.`;
    }
    case 'set': {
      const reps = command.reps === undefined ? undefined : countText(command.reps, 'rep');
      return `${[reps, weight].filter(Boolean).join(' at ')}.`;
    }
    case 'effort':
      return `Effort ${command.rpe}.`;
    case 'left':
      return `${countText(command.reps, 'rep')} left.`;
    default:
      return plainWords[command.kind];
  }
}
