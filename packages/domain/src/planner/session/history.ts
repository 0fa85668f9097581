import { exerciseById } from '../../exercise/library.ts';
import { dayMs } from '../../workout/durations.ts';
import type { TrainingHistory } from '../request.ts';

const lookBackDays = 14;
const mainPatterns: Partial<Record<string, string>> = {
  squat: 'squat',
  lunge: 'squat',
  hinge: 'hinge',
  push_h: 'bench',
  push_v: 'press_overhead',
};

/** What the last session led with, so that the next leads with something else. */
export function lastMainPattern({ sessions }: TrainingHistory, nowMs: number): string | undefined {
  const recent = sessions
    .map((session) => ({ session, at: Date.parse(session.date) }))
    .filter(({ at }) => at <= nowMs && nowMs - at <= lookBackDays * dayMs)
    .sort((a, b) => b.at - a.at);
  for (const { session } of recent) {
    const led = session.exercises
      .map(({ exerciseId }) => exerciseById(exerciseId ?? '')?.patterns[0] ?? '')
      .map((pattern) => mainPatterns[pattern])
      .find((kind) => kind !== undefined);
    if (led) return led;
  }
  return undefined;
}
