import type { MoveKind } from '../../../planner/session/data/choices.ts';
import type { SlotRow } from '../../../planner/session/types.ts';
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

/** After an operation that is healed: the rule for the part, and nothing that was forbidden is let in. */
export function withHealed(plan: ProgramPlan, { healedLeg, grumbles }: PlanFacts): ProgramPlan {
  if (healedLeg === undefined || grumbles.length > 0) return plan;
  if (!plan.weeks.some(({ days }) => days.some(isRun))) return plan;
  const part = partWords[healedLeg] ?? 'leg';
  return {
    ...plan,
    honesty: [
      `After the operation: ${ruleFor(part)} Can you hop ten times and go down stairs on that leg without pain? If not, ask your physio before week 1.`,
      ...plan.honesty,
    ],
    weeks: plan.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) =>
        isRun(day)
          ? {
              ...day,
              notes: [
                `${part.charAt(0).toUpperCase()}${part.slice(1)} above ${mostPain} of 10, or swollen: walk the rest.`,
                ...(day.notes ?? []),
              ],
            }
          : day,
      ),
    })),
  };
}

/** Arms that every press and pull goes through. */
const armWords: Partial<Record<InjuryRegion, string>> = { elbow: 'elbow', wrist: 'hand or wrist' };
/** Small moves that load a sore elbow and nothing else, and what stands for them. */
const instead: Partial<Record<MoveKind, MoveKind>> = {
  triceps: 'rear_delt',
  triceps_overhead: 'rear_delt',
  curl: 'external_rotation',
  hammer_curl: 'external_rotation',
  dip: 'push_gentle',
};
/** Of its moves these bend a sore elbow most. */
const bends = /curl(?!-up)|triceps|skull|close-grip/;
const sparedLeft = 3;
/** Above it a press is a matter for arms without pain. */
const sparedPercent = 80;
const pressKinds: readonly MoveKind[] = ['bench', 'press_overhead'];

function sparedRow(row: SlotRow, region: InjuryRegion): SlotRow {
  const { dose } = row;
  const kinds = row.kinds.map((kind) => (region === 'elbow' ? (instead[kind] ?? kind) : kind));
  const isOther =
    kinds.some((kind, i) => kind !== row.kinds[i]) ||
    (region === 'elbow' &&
      row.moves?.some((id) => bends.test(id) && !/leg-curl/.test(id)) === true);
  const { moves: _moves, ...rest } = row;
  const isPress = row.kinds.some((kind) => pressKinds.includes(kind));
  const { percent } = row.planned ?? {};
  const least = (value: number): number => Math.max(sparedLeft, value);
  return {
    ...(isOther ? rest : row),
    kinds,
    ...(row.planned &&
      isPress &&
      percent !== undefined && {
        planned: { ...row.planned, percent: Math.min(sparedPercent, percent) },
      }),
    dose:
      'rir' in dose && dose.rir ? { ...dose, rir: [least(dose.rir[0]), least(dose.rir[1])] } : dose,
  };
}

/** A sore elbow or hand: nothing that loads it alone, no press or pull near its limit, and a rule. */
export function withSoreArms(
  plan: ProgramPlan,
  { soreArms: [region], isSkill }: Pick<PlanFacts, 'soreArms'> & { isSkill: boolean },
): ProgramPlan {
  const part = region && armWords[region];
  if (!region || !part) return plan;
  const upper = part.charAt(0).toUpperCase() + part.slice(1);
  return {
    ...plan,
    honesty: [
      `Your ${part}: grip and press where it stays at ${mostPain} of 10 or less and is calm next morning; palms facing each other, straps or a thicker handle help. More: half the sets of that move for a week. Two such weeks: a physio.`,
      ...plan.honesty,
    ],
    weeks: plan.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) =>
        day.work.kind === 'lift'
          ? {
              ...day,
              ...(!isSkill && {
                work: { ...day.work, rows: day.work.rows.map((row) => sparedRow(row, region)) },
              }),
              notes: [
                `${upper} above ${mostPain} of 10: leave that move out.`,
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
    name: 'Without running',
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
