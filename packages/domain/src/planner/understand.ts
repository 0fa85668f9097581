import type { AthleteFacts, GenerationForm, TrainingHistory, Understanding } from './request.ts';
import { readSafety } from './safety.ts';
import { resolveRequest } from './understand/resolve.ts';
import { scan } from './understand/scan.ts';
import { maxTextLength } from './understand/tokens.ts';

/**
 * What the user wants, from free text, form, profile and history. A red flag
 * comes before anything else and no chip can wave it away.
 */
export function understand(
  text: string,
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
): Understanding {
  const read = text.slice(0, maxTextLength);
  const alarm = readSafety(read, athlete);
  if (alarm) return alarm;
  return { kind: 'request', ...resolveRequest(scan(read), form, athlete, history) };
}
