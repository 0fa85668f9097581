import { programBody } from '@cadence/contract/program/schemas';
import * as z from 'zod/mini';
import type { ProgramBody } from '../data/program-api.ts';

export type WizardField = keyof ProgramBody;
export type WizardProblems = Partial<Record<WizardField, string>>;

/** In the words of the server, field by field. */
export function checkWizard(body: ProgramBody): WizardProblems {
  const problems: WizardProblems = {};
  for (const { path, message } of z.safeParse(programBody, body).error?.issues ?? []) {
    const field = String(path[0]) as WizardField;
    problems[field] ??= message;
  }
  return problems;
}

/** The fields of each step, in order. */
export const stepFields: readonly (readonly WizardField[])[] = [
  ['goal_text'],
  ['weeks', 'sessions_per_week', 'minutes_per_session', 'start_date'],
  ['fitness_level', 'equipment'],
];

/** The first step that has something wrong; -1 when none has. */
export function wrongStep(problems: WizardProblems): number {
  return stepFields.findIndex((fields) => fields.some((field) => problems[field] !== undefined));
}
