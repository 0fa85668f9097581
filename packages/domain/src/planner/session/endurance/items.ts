import type { Exercise } from '../../../workout/types.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import { type Target, targetFields } from './targets.ts';

type Fields = Partial<Exercise> & Pick<Exercise, 'name' | 'duration' | 'instructions'>;

/** One piece of work or of easy going, with the words that this athlete needs. */
export function piece(candidate: Candidate, target: Target, fields: Fields): Exercise {
  const said = [fields.instructions, ...candidate.modifications].join(' ');
  const { secondsPerRep: _, ...item } = makeItem(candidate, {
    ...targetFields(target),
    stepMode: 'time',
    ...fields,
    instructions: said,
  });
  return item;
}

export const asWarmup = (item: Exercise): Exercise => ({ ...item, type: 'warmup', role: 'easy' });
export const asCooldown = (item: Exercise): Exercise => ({
  ...item,
  type: 'cooldown',
  role: 'easy',
});
