import { exerciseById } from '../../exercise/library.ts';
import type { Request } from '../../planner/request.ts';
import { isStep } from './on-foot.ts';

/** What is named there is the goal itself, and in the weeks as they are. */
const ownMoves: readonly string[] = ['handstand', 'muscle-up', 'fitness-test', 'hyrox'];

/** What somebody is on the way to is in the weeks as they are. */
const ownLine: Record<string, RegExp> = {
  'pull-up': /(?:pull|chin)-up$/,
  'pull-up-ladder': /(?:pull|chin)-up$/,
  'push-up': /push-up$/,
  olympic: /snatch|clean|jerk|squat$/,
};

/** Steps, stretches and breath are no lines of a lifting day. */
function isLift(id: string): boolean {
  const [pattern] = exerciseById(id)?.patterns ?? [];
  return pattern !== undefined && !['cyclic', 'sprint', 'mobility', 'stretch'].includes(pattern);
}

/** Moves that were asked for by name, as far as the weeks do not lead to them anyway. */
export function namedMoves(
  { mustInclude }: Request,
  templateId: string,
  isTold: boolean,
): string[] {
  if (!isTold || ownMoves.includes(templateId)) return [];
  return mustInclude.value.filter(
    (id) => !isStep(id) && isLift(id) && !(ownLine[templateId]?.test(id) ?? false),
  );
}
