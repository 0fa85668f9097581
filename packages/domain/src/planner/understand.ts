import type {
  AthleteFacts,
  ConditionFact,
  GenerationForm,
  TrainingHistory,
  Understanding,
} from './request.ts';
import { conditionsBehindHolds, readSafety } from './safety.ts';
import { isUnread, unreadQuestion, unreadRemark } from './understand/foreign.ts';
import { lightened } from './understand/lighten.ts';
import { resolveRequest } from './understand/resolve.ts';
import { scan } from './understand/scan.ts';
import { maxTextLength } from './understand/tokens.ts';

/** A hold that was lifted leaves its care behind. */
function withLifted(text: string, athlete: AthleteFacts): AthleteFacts {
  const known = athlete.conditions ?? [];
  const lifted = conditionsBehindHolds(text, athlete)
    .filter((condition) => !known.some((fact) => fact.condition === condition))
    .map(
      (condition): ConditionFact => ({
        condition,
        detail: 'cleared',
        source: 'text',
        confidence: 0.9,
      }),
    );
  return lifted.length > 0 ? { ...athlete, conditions: [...known, ...lifted] } : athlete;
}

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
  const alarm = readSafety(read, athlete, form.cleared);
  if (alarm) return alarm;
  const found = scan(read);
  const resolved = resolveRequest(found, form, withLifted(read, athlete), history);
  const request = lightened(resolved.request);
  const unread = isUnread(found);
  return {
    kind: 'request',
    request: {
      ...request,
      ...(form.cleared?.length && { cleared: form.cleared }),
      remarks: unread ? [unreadRemark, ...request.remarks] : request.remarks,
    },
    chips: resolved.chips,
    question: resolved.question ?? (unread ? unreadQuestion : null),
  };
}
