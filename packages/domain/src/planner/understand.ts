import type {
  AthleteFacts,
  ConditionFact,
  GenerationForm,
  TrainingHistory,
  Understanding,
} from './request.ts';
import { conditionsBehindHolds, readSafety } from './safety.ts';
import {
  isUnread,
  isWordless,
  unreadQuestion,
  unreadRemark,
  wordlessRemark,
} from './understand/foreign.ts';
import { lightened } from './understand/lighten.ts';
import { careful, readNotUnderstood } from './understand/not-understood.ts';
import { resolveRequest } from './understand/resolve.ts';
import { scan } from '../reading/engine/scan.ts';
import { maxTextLength } from '../reading/engine/tokens.ts';

/** A hold that was lifted leaves its care behind. */
function withLifted(text: string, athlete: AthleteFacts, today: string | undefined): AthleteFacts {
  const known = athlete.conditions ?? [];
  const lifted = conditionsBehindHolds(text, athlete, today)
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
  const alarm = readSafety(read, athlete, form.cleared, form.today);
  if (alarm) return alarm;
  const found = scan(read);
  const resolved = resolveRequest(found, form, withLifted(read, athlete, form.today), history);
  const odd = readNotUnderstood(found, resolved.request, form);
  const request = lightened(odd ? careful(resolved.request) : resolved.request);
  const unread = isUnread(found);
  const remarks = [
    ...(unread ? [unreadRemark] : []),
    ...(isWordless(found) ? [wordlessRemark] : []),
    ...(odd ? [odd.remark] : []),
    ...request.remarks,
  ];
  return {
    kind: 'request',
    request: {
      ...request,
      ...(form.cleared?.length && { cleared: form.cleared }),
      ...(form.today !== undefined && { today: form.today }),
      remarks,
    },
    chips: odd ? [...resolved.chips, odd.chip] : resolved.chips,
    question: resolved.question ?? (unread ? unreadQuestion : (odd?.question ?? null)),
  };
}
