import type { Exercise, Workout } from '../../workout/types.ts';
import { linesIn } from './notes.ts';

const isWork = ({ role }: Exercise): boolean => role !== 'easy' && role !== 'backoff';

/** 'Bench press 3×6': the first lifts as they are done, and what stays in reserve. */
export function toldLifts(workout: Workout, count: number): string {
  const all = linesIn(workout).filter((item) => isWork(item) && item.reps !== undefined);
  // Jumps before the lifts are not what the day is called by.
  const plain = all.filter(({ role }) => role !== 'skill');
  const lifts = (plain.length > 0 ? plain : all).slice(0, count);
  const words = lifts.map(({ name, sets = 1, reps, repsText = reps, rir }, i) => {
    const left = i === lifts.length - 1 && rir !== undefined ? `, ${rir} left` : '';
    return `${name.toLowerCase()} ${sets}×${repsText}${left}`;
  });
  return words.join(', ');
}

const mostTold = 4;

/** The same title with its lifts as they are now; one that tells none stays. */
export function retoldTitle(title: string, before: Workout, after: Workout): string {
  for (let count = 1; count <= mostTold; count += 1) {
    const told = `: ${toldLifts(before, count)}`;
    if (told !== ': ' && title.endsWith(told)) {
      return `${title.slice(0, -told.length)}: ${toldLifts(after, count)}`;
    }
  }
  return title;
}
