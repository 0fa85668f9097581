import { programOutline, programWeek } from '@cadence/contract/program/schemas';
import type { Program } from '@cadence/domain/program/types';
import * as z from 'zod/mini';
import type { Checked } from '../../platform/api.ts';
import { breath } from '../../ui/pace/breath.ts';

const outline = z.object({ program: programOutline });

/** A long program is some megabytes: checked in one go, it holds up a slow phone for many frames. */
export async function checkWeekly(body: unknown): Promise<Checked<{ program: Program }>> {
  const whole = z.safeParse(outline, body);
  if (!whole.success) return whole;
  const weeks: Program['weeks'] = [];
  for (const one of whole.data.program.weeks) {
    await breath();
    const week = z.safeParse(programWeek, one);
    if (!week.success) return week;
    weeks.push(week.data);
  }
  return { success: true, data: { program: { ...whole.data.program, weeks } } };
}
