import type { Planner } from './jobs.ts';

/**
 * A program takes seconds, whether it is built or taken over: no wish and no message waits in line
 * behind one, nor a program behind many of those.
 */
export function programsApart(wishes: Planner, programs: Planner): Planner {
  return {
    ...wishes,
    buildProgram: programs.buildProgram,
    takeShared: (title, content, taker) =>
      (content.kind === 'program' ? programs : wishes).takeShared(title, content, taker),
  };
}
