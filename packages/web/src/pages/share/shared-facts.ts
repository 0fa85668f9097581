import type { SharedContent } from '@cadence/domain/share/types';
import { makeCustomWorkout } from '@cadence/domain/timer/custom';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { totalText } from '@cadence/domain/timer/total-text';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import { stripSteps } from '../../features/analytics/sessions/session-strip.ts';
import { countExercises } from '../../features/workout/result/outline.ts';
import { minutesText } from '../../ui/minutes-text.ts';

/** The first session stands for a program. */
function workoutOf(content: SharedContent): Workout | undefined {
  if (content.kind === 'workout') return content.workout;
  if (content.kind === 'timer') return makeCustomWorkout({ ...content.timer, id: '', name: '' });
  if (content.kind === 'program') return content.program.weeks[0]?.sessions[0]?.workout;
  return undefined;
}

export function stepsOf(content: SharedContent): TimerStep[] {
  if (content.kind === 'session') return stripSteps(content.session, 'planned');
  const workout = workoutOf(content);
  return workout ? stepsToPlay(workout) : [];
}

export function mainExerciseOf(content: SharedContent): string | undefined {
  if (content.kind === 'session') {
    return content.session.lines.find(({ exerciseId }) => exerciseId)?.exerciseId;
  }
  const items = workoutOf(content)?.workout ?? [];
  return items.find(({ type, exerciseId }) => type === 'exercise' && exerciseId)?.exerciseId;
}

/** In a line: how long it is and how much of it. */
export function factsOf(content: SharedContent): string {
  switch (content.kind) {
    case 'workout':
      return [
        totalText(stepsOf(content)),
        countText(countExercises(content.workout), 'exercise'),
      ].join(' · ');
    case 'timer':
      return totalText(stepsOf(content));
    case 'session': {
      const { duration, lines } = content.session;
      return [minutesText(duration.actual), countText(lines.length, 'exercise')].join(' · ');
    }
    case 'program': {
      const { weeks } = content.program;
      const sessions = weeks.reduce((sum, week) => sum + week.sessions.length, 0);
      return [countText(weeks.length, 'week'), countText(sessions, 'session')].join(' · ');
    }
  }
}
