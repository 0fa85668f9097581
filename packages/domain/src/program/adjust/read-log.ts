import { understand } from '../../planner/understand.ts';

/** Whether what was noted speaks of pain: then nothing goes up. */
export function speaksOfPain(notes: string): boolean {
  if (notes.trim() === '') return false;
  const read = understand(notes, {}, {}, { sessions: [] });
  if (read.kind !== 'request') return true;
  return read.request.injuries.some(({ status }) => status === 'active');
}
