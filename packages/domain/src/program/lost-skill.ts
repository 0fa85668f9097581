import { exerciseById } from '../exercise/library.ts';
import { linesIn } from './sessions/notes.ts';
import type { ProgramPlan } from './templates/types.ts';
import type { ProgramWeek } from './types.ts';

/** Under so much of its own practice a program is not one for the skill. */
const leastShare = 0.25;

/** What the plan practises, and how much of it a body or a kit has left in. */
export function isSkillLost(plan: ProgramPlan, weeks: readonly ProgramWeek[]): boolean {
  const rows = plan.weeks.flatMap(({ days }) =>
    days.flatMap(({ work }) => (work.kind === 'lift' ? work.rows : [])),
  );
  const practised = new Set(
    rows.filter(({ role }) => role === 'skill').flatMap(({ moves = [] }) => moves),
  );
  const asked = plan.weeks.flatMap(({ days }) =>
    days.filter(
      ({ work }) =>
        work.kind === 'lift' && work.rows.some(({ role, moves }) => role === 'skill' && moves),
    ),
  ).length;
  const done = weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ workout }) =>
      linesIn(workout).some(({ exerciseId = '' }) => practised.has(exerciseId)),
    ).length;
  return skills.includes(plan.template) && asked > 0 && done < leastShare * asked;
}

const skills: readonly string[] = [
  'pull-up',
  'pull-up-ladder',
  'push-up',
  'handstand',
  'muscle-up',
];

/** The lift that was to reach a number, where a body or a kit leaves it out of every week. */
export function lostLift(id: string | undefined, weeks: readonly ProgramWeek[]): string | null {
  const isThere = weeks.some(({ sessions }) =>
    sessions.some(({ workout }) => linesIn(workout).some(({ exerciseId }) => exerciseId === id)),
  );
  return id === undefined || isThere ? null : (exerciseById(id)?.name ?? null);
}

export const lostLiftEnd = 'the lifts that are left no lower than today, each by its own test';

export const lostLiftWords = (name: string): string =>
  `${name}: what you told of body or kit leaves it out, so its number is not for these weeks. They keep you strong around it; come back to it when that has changed.`;

export const lostEnd = ({ name }: ProgramPlan): string =>
  `back, arms and trunk as strong as the rest allows; not yet: ${name.toLowerCase()}`;

export const lostTest = 'The reps of the last week beside those of the first.';

export const lostWords = ({ name }: ProgramPlan): string =>
  `${name}: what it is practised with does not go with what you told of body or kit. These weeks keep you strong around it; begin it when that has changed.`;

/** No week is called by what it has not. */
export const withoutSkillWords = (week: ProgramWeek): ProgramWeek =>
  week.plan
    ? {
        ...week,
        plan: {
          ...week.plan,
          label: 'Strong around it',
          note: 'A rep more where the last week was clean.',
        },
      }
    : week;
