import type {
  readEnhancedDetails,
  readProgressions,
  readWeekVariations,
} from '@cadence/contract/program/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { progressionsOf, regressionsOf, waysToProgress } from '@cadence/domain/exercise/graph';
import { exerciseById } from '@cadence/domain/exercise/library';
import { projectExercise } from '@cadence/domain/exercise/project';
import { asksForCare } from '@cadence/domain/planner/legal/legal';
import { withCurrent } from '@cadence/domain/program/progress';
import { liftsOf } from '@cadence/domain/program/weeks/volume';
import { effortPoints, percentPoints } from '@cadence/domain/program/weeks/weeks';
import { ApiError } from '../../http/errors.ts';
import { type ProgramDeps, todayOf } from './deps.ts';

export async function showProgressions(
  deps: ProgramDeps,
  userId: string,
  id: string,
): Promise<ReplyOf<typeof readProgressions>> {
  const exercise = exerciseById(id);
  if (!exercise) throw new ApiError('NOT_FOUND');
  const athlete = await deps.athleteOf(userId, todayOf(deps));
  return {
    exercise: projectExercise(exercise),
    easier: regressionsOf(id).map(projectExercise),
    harder: progressionsOf(id).map(projectExercise),
    ways: waysToProgress(exercise, asksForCare(exercise, athlete)),
  };
}

/** A phase's id begins with its program's, which is the user's or nobody's. */
export async function showWeekVariations(
  { store }: ProgramDeps,
  userId: string,
  phaseId: string,
  week: number,
): Promise<ReplyOf<typeof readWeekVariations>> {
  const programId = phaseId.replace(/-\d+$/, '');
  const program = await store.find(userId, programId, true);
  const phase = program?.phases.find(({ id }) => id === phaseId);
  const found = program?.weeks.find((one) => one.week === week && one.phaseId === phaseId);
  if (!phase || !found) throw new ApiError('NOT_FOUND');
  return {
    phaseId,
    phaseName: phase.name,
    week,
    variation: found.variation,
    percentPoints: percentPoints(found.variation),
    effortPoints: effortPoints(found.variation),
    sessions: found.sessions.map(({ session, title, focus, workout }) => ({
      session,
      title,
      focus,
      sets: liftsOf(workout).reduce((sum, { sets }) => sum + sets, 0),
    })),
  };
}

export async function showEnhancedDetails(
  { store }: ProgramDeps,
  userId: string,
  { weekNumber, phaseName }: BodyOf<typeof readEnhancedDetails>,
): Promise<ReplyOf<typeof readEnhancedDetails>> {
  const found = await store.findCurrent(userId, true);
  const week = found?.weeks.find((one) => one.week === weekNumber);
  const isNamed = found?.phases.some(({ name }) => name === phaseName) ?? false;
  if (!found || !week || (phaseName && !isNamed)) throw new ApiError('NOT_FOUND');
  const { programName, totalWeeks, exerciseLibrary, phases, progressionGuidelines } = found;
  const { currentWeek, currentPhase } = withCurrent(found);
  return {
    programName,
    totalWeeks,
    currentWeek,
    currentPhase,
    exerciseLibrary,
    phases,
    progressionGuidelines,
    week,
  };
}
