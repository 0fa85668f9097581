import { versionFor } from '@cadence/domain/class/own-version';
import { analyseGoal, refineGoal } from '@cadence/domain/coach/goal/goal-analysis';
import { readMessage } from '@cadence/domain/coach/message/read-message';
import { reply } from '@cadence/domain/coach/reply';
import { flagsAfter } from '@cadence/domain/coach/signs/flags';
import { asAsked } from '@cadence/domain/coach/workout/as-asked';
import { keepingExercises } from '@cadence/domain/coach/workout/keep-exercises';
import { type KeptOwnExercise, withOwnExercises } from '@cadence/domain/exercise/own-scope';
import { check } from '@cadence/domain/planner/check/check';
import { repair } from '@cadence/domain/planner/layout/repair';
import { plan } from '@cadence/domain/planner/plan';
import type { Request } from '@cadence/domain/planner/request';
import { understand, understandClaims } from '@cadence/domain/planner/understand';
import { suggestChanges } from '@cadence/domain/program/adjust/adjust';
import { type BuildOptions, buildProgram } from '@cadence/domain/program/build';
import { sessionSwaps, wishSession } from '@cadence/domain/program/coached/wish';
import type { ProgramWish } from '@cadence/domain/program/types';
import { claimsFromModel } from '@cadence/domain/reading/model-claims';
import { takeShared } from '@cadence/domain/share/take';
import { caller } from '../caller.ts';
import { newId } from '../ids.ts';

/** What takes a processor longer than one request may hold up all others. */
const plannerJobs = {
  understand,
  understandClaims,
  claimsFromModel,
  plan(request: Request, date: string, seed: number) {
    const workout = plan(request, date, seed);
    return { workout, report: check(workout, request) };
  },
  check,
  repair,
  takeShared,
  versionFor,
  readMessage,
  flagsAfter,
  reply,
  keepingExercises,
  asAsked,
  analyseGoal,
  refineGoal,
  adjustProgram: suggestChanges,
  wishSession,
  sessionSwaps,
  /** Without the requests behind its workouts, which only checks look at. */
  buildProgram(wish: ProgramWish, options: Omit<BuildOptions, 'workoutId'>, nowMs: number) {
    const built = buildProgram(wish, { ...options, workoutId: () => newId(nowMs) });
    return built.kind === 'program' ? { kind: built.kind, program: built.program } : built;
  },
};

type Jobs = typeof plannerJobs;
export type JobName = keyof Jobs;

export type Planner = {
  [Name in JobName]: (...args: Parameters<Jobs[Name]>) => Promise<ReturnType<Jobs[Name]>>;
};

export interface JobCall {
  name: JobName;
  args: readonly unknown[];
  /** What the user it is done for has added to the library. */
  own?: readonly KeptOwnExercise[] | undefined;
}

export type JobAnswer = { kind: 'done'; value: unknown } | { kind: 'failed'; error: unknown };

export function doJob({ name, args, own = [] }: JobCall): JobAnswer {
  const job = plannerJobs[name] as (...args: readonly unknown[]) => unknown;
  try {
    return { kind: 'done', value: withOwnExercises(own, () => job(...args)) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** One function for each job, whoever does it, with what its caller has added to the library. */
export function plannerBy(call: (job: JobCall) => Promise<unknown>): Planner {
  const one = (name: JobName) => {
    const job = async (...args: unknown[]) => {
      const asking = caller.getStore();
      if (asking) await asking.loadOwn();
      return call({ name, args, own: asking?.own });
    };
    return [name, job] as const;
  };
  const names = Object.keys(plannerJobs) as JobName[];
  return Object.fromEntries(names.map(one)) as unknown as Planner;
}

/** Here and at once. */
export function createLocalPlanner(): Planner {
  return plannerBy(async (job) => {
    const answer = doJob(job);
    if (answer.kind === 'failed') throw answer.error;
    return answer.value;
  });
}
