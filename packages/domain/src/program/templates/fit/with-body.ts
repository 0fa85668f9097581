import type { InjuryRegion } from '../../../reading/vocabulary.ts';
import type { DayPlan, PlanFacts, ProgramPlan } from '../types.ts';

const partWords: Partial<Record<InjuryRegion, string>> = {
  knee: 'knee',
  ankle: 'ankle',
  hip: 'hip',
  hamstring: 'hamstring',
  calf: 'calf',
  low_back: 'back',
  pelvic_floor: 'pelvic floor',
};

/** Up to so much of ten, and calm again by the morning, a part may be felt on a run. */
const mostPain = 3;

const ruleFor = (part: string): string =>
  `Your ${part} decides: up to ${mostPain} of 10 on the run and calm next morning, go on. More, swelling, or worse on stairs next day: walk the rest, and do the week again. Two such weeks: a physio.`;

const isRun = ({ work }: DayPlan): boolean => work.kind === 'run' && (work.by ?? 'run') === 'run';

/** A part that only complains leaves the runs in, with a rule on each of them. */
export function withGrumbles(plan: ProgramPlan, { grumbles }: PlanFacts): ProgramPlan {
  const [first] = grumbles;
  if (first === undefined || !plan.weeks.some(({ days }) => days.some(isRun))) return plan;
  const part = partWords[first] ?? 'body';
  return {
    ...plan,
    honesty: [`${ruleFor(part)} Flat, soft ground and short, quick steps.`, ...plan.honesty],
    weeks: plan.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) =>
        isRun(day)
          ? {
              ...day,
              lifted: [...(day.lifted ?? []), ...grumbles],
              notes: [
                `${part.charAt(0).toUpperCase()}${part.slice(1)} above ${mostPain} of 10: walk the rest.`,
                ...(day.notes ?? []),
              ],
            }
          : day,
      ),
    })),
  };
}

/** Where nothing may be run, no week is told by its runs. */
export function withoutRunWords(plan: ProgramPlan): ProgramPlan {
  const minutesOf = ({ work }: DayPlan): number =>
    work.kind === 'run'
      ? work.parts.reduce(
          (sum, { seconds, metres = 0, times = 1 }) => sum + times * (seconds ?? metres * 0.4),
          0,
        ) / 60
      : 0;
  return {
    ...plan,
    name: plan.name.replace(/^Couch to 5 km$/, 'Without running'),
    end: {
      ...plan.end,
      text: 'as many minutes in a row as the runs would have had, without running',
      test: 'The last session: note how far you get.',
    },
    weeks: plan.weeks.map((week) => {
      const minutes = Math.round(week.days.reduce((sum, day) => sum + minutesOf(day), 0));
      return { ...week, note: `About ${minutes} easy minutes in all, none of them run.` };
    }),
  };
}
