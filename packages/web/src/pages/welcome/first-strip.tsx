import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useEffect, useMemo, useState } from 'react';
import { longWeekdayText } from '../../features/program/program-words.ts';
import type { Asked } from '../../features/workout/generate/generation.ts';
import { usePlanner } from '../../features/workout/generate/load-planner.ts';
import { useSettled } from '../../features/workout/generate/readings.tsx';
import { minutesText } from '../../ui/minutes-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Strip } from '../../ui/strip/strip.tsx';
import { type Answers, firstDayOf, kitOf, minutesEach, wishOf } from './answers.ts';

const nothingDone = { sessions: [] };

function askedFor(answers: Answers): Asked {
  const kit = kitOf(answers);
  return {
    user_preferences: wishOf(answers),
    provider: 'local',
    duration_minutes: minutesEach,
    difficulty: 'moderate',
    fitness_level: 'beginner',
    ...(kit && { equipment_override: kit.equipment, props_override: kit.props }),
    dismissed: [],
    cleared: [],
    variation: 0,
  };
}

/** What such a session looks like, drawn anew with each tap. The old one stays until then. */
function useFirstSteps(answers: Answers): readonly TimerStep[] {
  const planner = usePlanner(true);
  const settled = useSettled(answers);
  const [steps, setSteps] = useState<readonly TimerStep[]>([]);
  const asked = useMemo(() => askedFor(settled), [settled]);
  useEffect(() => {
    if (!planner) return;
    // After the tap has been drawn: planning takes a phone a moment.
    const timer = setTimeout(() => {
      const here = { id: 'first', userId: 'first', nowMs: Date.now(), history: nothingDone };
      const planned = planner.planHere(asked, here);
      if (planned.kind === 'planned') setSteps(buildTimerSteps(planned.reply.workout));
    });
    return () => clearTimeout(timer);
  }, [planner, asked]);
  return steps;
}

interface FirstStripProps {
  answers: Answers;
  today: string;
}

export function FirstStrip({ answers, today }: FirstStripProps) {
  const steps = useFirstSteps(answers);
  const day = firstDayOf(answers, today);
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-[700]">
          Your first session, {day === today ? 'today' : longWeekdayText(day)}
        </span>
        <span className="num text-ink-2">
          {steps.length > 0 && minutesText(sumLikelySeconds(steps))}
        </span>
      </p>
      {steps.length > 0 ? (
        <Strip steps={steps} label="your first session" explore={false} />
      ) : (
        <Skeleton className="h-4 w-full" />
      )}
    </div>
  );
}
