import type { AthleteFacts, Chip, GenerationForm, Request } from '../request.ts';
import { understand } from '../understand.ts';

interface Understood {
  request: Request;
  chips: Chip[];
  /** Ids of the chips, sorted: the readings in short. */
  readings: string[];
  question: string | null;
}

/** Understands a text that raises no alarm. */
export function understood(
  text: string,
  form: GenerationForm = {},
  athlete: AthleteFacts = {},
): Understood {
  const result = understand(text, form, athlete, { sessions: [] });
  if (result.kind !== 'request') throw new Error(`${result.kind} ${result.id}: ${text}`);
  const { request, chips, question } = result;
  return { request, chips, question, readings: chips.map(({ id }) => id).sort() };
}
