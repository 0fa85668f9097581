import type { analyzeGoal, profileProgress } from '@cadence/contract/coach/routes';
import type { QueryOf, ReplyOf } from '@cadence/contract/route';
import { ApiError } from '../../../http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { knowledgeOf, type User } from '../athlete/knowledge.ts';
import { type CoachDeps, instantOf } from '../deps.ts';
import { goalProgress } from './goal-progress.ts';
import type { StoredGoal } from './goal-store.ts';

/** Each refinement adds to it. */
const maxGoalLength = 8000;

type ShownGoal = ReplyOf<typeof analyzeGoal>;

export const showGoal = ({ createdAt: _, ...goal }: StoredGoal): ShownGoal => goal;

export async function requireGoal(
  { goals }: CoachDeps,
  userId: string,
  id: string,
): Promise<StoredGoal> {
  const goal = await goals.find(userId, id);
  if (!goal) throw new ApiError('NOT_FOUND');
  return goal;
}

export async function addGoal(deps: CoachDeps, user: User, text: string): Promise<ShownGoal> {
  const { knowledge } = await knowledgeOf(deps, user);
  const id = newId(deps.now());
  const analysis = await deps.planner.analyseGoal(text, knowledge);
  await deps.goals.put(user.userId, { ...analysis, id, createdAt: instantOf(deps) });
  return showGoal(await requireGoal(deps, user.userId, id));
}

export async function changeGoal(
  deps: CoachDeps,
  user: User,
  id: string,
  refinement: string,
): Promise<ShownGoal> {
  const { createdAt, ...known } = await requireGoal(deps, user.userId, id);
  const goalText = known.goalText.slice(0, maxGoalLength);
  const { knowledge } = await knowledgeOf(deps, user);
  const before = { ...known, goalText };
  const analysis = await deps.planner.refineGoal(before, refinement, knowledge);
  await deps.goals.put(user.userId, { ...analysis, id, createdAt });
  return showGoal(await requireGoal(deps, user.userId, id));
}

/** Towards the named goal, or the latest. */
export async function showProgress(
  deps: CoachDeps,
  user: User,
  { goalAnalysisId }: QueryOf<typeof profileProgress>,
): Promise<ReplyOf<typeof profileProgress>> {
  const goal = goalAnalysisId
    ? await requireGoal(deps, user.userId, goalAnalysisId)
    : await deps.goals.findLatest(user.userId);
  const { knowledge } = await knowledgeOf(deps, user);
  return { ...goalProgress(knowledge.sessions, goal), goal: goal && showGoal(goal) };
}
