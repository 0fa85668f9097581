import { program as programSchema } from '@cadence/contract/program/schemas';
import { daysBetween } from '@cadence/domain/program/days';
import { currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** The current program for when there is no connection. */
const copy = createDeviceStore<Program | null>({
  key: 'currentProgram',
  version: 1,
  schema: z.nullable(programSchema),
  fallback: null,
  // The server has it.
  broken: 'discard',
});

/** A whole program may be larger than a device's storage: workouts of about these days only. */
const daysBack = 7;
const daysAhead = 14;

function slim(program: Program, today: string): Program {
  const next = currentSession(program);
  const isNear = ({ status, date, workoutId }: ProgramSession) => {
    const ahead = daysBetween(today, date);
    const isDue = ahead >= -daysBack && ahead < daysAhead;
    return status === 'planned' && (isDue || workoutId === next?.workoutId);
  };
  return {
    ...program,
    weeks: program.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((one) =>
        isNear(one) ? one : { ...one, workout: { source: 'ai', workout: [] } },
      ),
    })),
  };
}

export function keepCopy(program: Program | null, today: string): void {
  // A full device only means that there is nothing to show without a connection.
  if (program) copy.write(slim(program, today));
  else copy.remove();
}

export const readCopy = copy.read;
