import {
  type CustomTimer,
  customTitle,
  makeCustomWorkout,
  newCustomTimer,
} from '@cadence/domain/timer/custom';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { makeQuickWorkout, type QuickPlan, quickDefaults } from '@cadence/domain/timer/quick';
import type { Workout } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';

/** What the builder opens with: a plan of one of the simple kinds, or a timer of one's own. */
export type TimerDraft = { quick: QuickPlan } | { custom: CustomTimer };

export interface Preset {
  name: string;
  note: string;
  draft: TimerDraft;
}

const { tabata, emom } = quickDefaults;
const amrap: CustomTimer = { ...newCustomTimer('amrap-12'), kind: 'amrap', minutes: 12 };
const forTime: CustomTimer = { ...newCustomTimer('for-time-20'), kind: 'for_time', minutes: 20 };
const fortyTwenty: QuickPlan = { ...quickDefaults.intervals, rounds: 10 };

export const presets: readonly Preset[] = [
  { name: 'Tabata', note: '8 × 20/10', draft: { quick: tabata } },
  { name: 'EMOM', note: 'every minute', draft: { quick: emom } },
  { name: 'AMRAP', note: 'as many as you can', draft: { custom: amrap } },
  { name: 'For time', note: 'counts up, 20 min cap', draft: { custom: forTime } },
  { name: '40/20', note: '10 rounds', draft: { quick: fortyTwenty } },
];

export const workoutOf = (draft: TimerDraft): Workout =>
  'quick' in draft ? makeQuickWorkout(draft.quick) : makeCustomWorkout(draft.custom);

/** '6 × 1:30/2:00', '12 min' */
export function noteOf({ kind, intervals, rounds, minutes }: CustomTimer): string {
  if (kind === 'amrap') return `${minutes} min`;
  if (kind === 'for_time') return `${minutes} min cap`;
  const lengths = intervals.map(({ seconds }) => formatClock(seconds));
  return lengths.length <= 3
    ? `${rounds} × ${lengths.join('/')}`
    : `${countText(rounds, 'round')} of ${lengths.length}`;
}

export { customTitle as nameOf };
