import { fold } from '../../../reading/engine/tokens.ts';
import { says } from '../../goal/says.ts';
import { trailWords } from '../../goal/words/goal-words.ts';
import type { DayPlan, ProgramPlan, RunPart } from '../types.ts';

export const isHilly = (goalText: string): boolean => says(fold(goalText).text, trailWords);

const climbOf = /\b(\d{3,4}|\d ?\d{3}) ?(?:m|metres|meters|hm|hohenmeter)\b/;
const climbIn = (goalText: string): number =>
  Number((climbOf.exec(fold(goalText).text)?.[1] ?? '0').replace(' ', ''));

const hillSeconds = 150;
const firstHills = 4;
const mostHills = 8;

/** Hard pieces become climbs of about the same hardness; those at race pace and threshold stay. */
function uphill(part: RunPart, week: number): RunPart {
  if (part.zone !== 'I' || (part.times ?? 1) < 2) return part;
  const { metres: _metres, race: _race, ...rest } = part;
  const times = Math.min(mostHills, Math.max(firstHills, firstHills + Math.floor(week / 4)));
  return { ...rest, times, seconds: hillSeconds, rest: hillSeconds, isUphill: true };
}

function hillDay(day: DayPlan, climb: number, week: number): DayPlan {
  const { work } = day;
  if (work.kind !== 'run') return day;
  if (day.id === 'long') {
    const most = climb > 0 ? Math.round((climb * 0.7) / 50) * 50 : 0;
    return {
      ...day,
      notes: [
        `On trails with hills${most > 0 ? `, up to ${most} m of climbing by the last long ones` : ''}. Walk what is steep; the way down slowly and with short steps.`,
        ...(day.notes ?? []),
      ],
    };
  }
  const parts = work.parts.map((part) => uphill(part, week));
  const hard = parts.find((part, i) => part !== work.parts[i]);
  if (!hard) return day;
  return {
    ...day,
    title: `${hard.times} × ${hillSeconds / 60} min uphill`,
    work: { ...work, parts },
  };
}

/** A race off the road: its climbs are trained, and its paces go by effort. */
export function withHills(plan: ProgramPlan, goalText: string): ProgramPlan {
  const climb = climbIn(goalText);
  return {
    ...plan,
    honesty: ['Uphill and on trails effort leads: a pace is for flat ground.', ...plan.honesty],
    weeks: plan.weeks.map((week, i) => ({
      ...week,
      days: week.days.map((day) => hillDay(day, climb, i + 1)),
    })),
  };
}
