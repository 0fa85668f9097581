import type { SyncItem } from '../sync/types.ts';
import { chosenGearId, keptOf, readNamedFacts } from './athlete.ts';
import { hasHealthConsent } from './facts-consent.ts';

export interface CompletionRow {
  id: 'level' | 'goal' | 'age' | 'limits' | 'gear' | 'days' | 'sex' | 'weight' | 'lifts';
  name: string;
  /** What knowing it makes better. */
  improves: string;
  done: boolean;
}

/** What there is to tell, what changes most first. */
export function profileCompletion(items: readonly SyncItem[]): CompletionRow[] {
  const facts = readNamedFacts(items);
  const hasKept = (kind: 'body_weight' | 'best_lift') => keptOf(items, kind).length > 0;
  const agreed = hasHealthConsent(items);
  return [
    {
      id: 'limits',
      name: 'Injuries and limits',
      improves: 'Moves that could hurt you are left out, without you saying so each time.',
      done: agreed,
    },
    {
      id: 'level',
      name: 'Level',
      improves: 'Exercises are as hard as you can do them well.',
      done: facts.level !== undefined,
    },
    {
      id: 'goal',
      name: 'Goal',
      improves: 'Sets, reps and rests fit what you train for when you do not say it.',
      done: facts.goal !== undefined,
    },
    {
      id: 'age',
      name: 'Year of birth',
      improves: 'Effort, jumps and recovery are set for your age.',
      done: facts.birth_year !== undefined,
    },
    {
      id: 'gear',
      name: 'Kit',
      improves: 'Workouts use what you have when you do not say it.',
      done: chosenGearId(items) !== undefined,
    },
    {
      id: 'days',
      name: 'Days per week',
      improves: 'Programs get as many sessions as you have days.',
      done: facts.days_per_week !== undefined,
    },
    {
      id: 'lifts',
      name: 'Best lifts',
      improves: 'Your strength has a starting point to measure progress from.',
      done: hasKept('best_lift'),
    },
    {
      id: 'weight',
      name: 'Body weight',
      improves: 'You see how it changes over time.',
      done: agreed && hasKept('body_weight'),
    },
    {
      id: 'sex',
      name: 'Sex',
      improves: 'Fitness tests are compared with the right figures. You may leave it open.',
      done: facts.sex !== undefined,
    },
  ];
}
