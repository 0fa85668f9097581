import type { Claim } from '../reading/claims.ts';
import { calmAnswers } from '../reading/danger/calm-answers.ts';
import { type Care, conditionBehind, decide, holdsIn } from '../reading/danger/decide.ts';
import { unreadQuestion, unreadRemark, wordlessRemark } from '../reading/foreign.ts';
import { type Reading, read } from '../reading/read.ts';
import { lightened } from './request/lighten.ts';
import { requestFrom } from './request/request-from.ts';
import type {
  AthleteFacts,
  ConditionFact,
  GenerationForm,
  TrainingHistory,
  Understanding,
} from './request.ts';

const cutRemark =
  'Your text is long: I read its first part for the wish, and all of it for safety.';

type Understood = Extract<Understanding, { kind: 'request' }>;

/** Turns claims into a request, where no danger forbids a workout. */
export function understandClaims(
  text: string,
  claims: readonly Claim[],
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
): Understood {
  const { request: asked, chips, question } = requestFrom(text, claims, form, athlete, history);
  const request = lightened(asked);
  const signs = claims.filter(({ slot }) => slot === 'danger' || slot === 'clearance');
  return {
    kind: 'request',
    request: {
      ...request,
      ...(form.cleared?.length && { cleared: form.cleared }),
      ...(form.today !== undefined && { today: form.today }),
      ...(signs.length > 0 && { signs }),
    },
    chips,
    question: question?.words ?? null,
    asksAbout: question?.asksAbout ?? null,
  };
}

/** Adds what the plan must respect after a hold was lifted or while a question is open. */
function withCare(
  athlete: AthleteFacts,
  claims: readonly Claim[],
  care: Care | null,
): AthleteFacts {
  const known = athlete.conditions ?? [];
  const lifted = holdsIn(claims, athlete)
    .filter((id) => id !== 'child')
    .map((id) => ({ condition: conditionBehind(id), detail: 'cleared', confidence: 0.9 }));
  const open = care ? [{ condition: care.condition, detail: 'asked', confidence: 0.6 }] : [];
  const fresh = [...lifted, ...open].filter(
    (one, at, all) =>
      !known.some(({ condition }) => condition === one.condition) &&
      all.findIndex(({ condition }) => condition === one.condition) === at,
  );
  if (fresh.length === 0) return athlete;
  const facts = fresh.map((one): ConditionFact => ({ ...one, source: 'text' }));
  return { ...athlete, conditions: [...known, ...facts] };
}

/** What a message that was read comes to. A red flag comes first and no chip can wave it away. */
export function understandReading(
  { text, claims, language, unread, isForeign, isWordless, isCut }: Reading,
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
): Understanding {
  const isSure = language.confidence > 0.5;
  const spoken = isSure ? language.value : 'en';
  const decision = decide(claims, athlete, form.cleared, spoken);
  if (decision && decision.kind !== 'care') return decision;
  const chip = decision && `condition:${decision.condition}`;
  const care = chip && form.dismissed?.includes(chip) ? null : decision;
  const understood = understandClaims(text, claims, form, withCare(athlete, claims, care), history);
  const { request } = understood;
  return {
    ...understood,
    request: {
      ...request,
      language: {
        value: language.value,
        source: isSure ? 'text' : 'default',
        confidence: language.confidence,
      },
      ...(unread.length > 0 && { unread: [...unread] }),
      remarks: [
        ...(isForeign ? [unreadRemark] : []),
        ...(isWordless ? [wordlessRemark] : []),
        ...(isCut ? [cutRemark] : []),
        ...request.remarks,
      ],
    },
    ...(care
      ? // A no must never wave away what only a yes, or more than a word, answers.
        { question: care.question, asksAbout: calmAnswers[care.id] === 'no' ? chip : null }
      : { question: understood.question ?? (isForeign ? unreadQuestion : null) }),
  };
}

/** What the user wants, from free text, form, profile and history. */
export function understand(
  text: string,
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
  /** What other readers have made of the text. */
  others: readonly Claim[] = [],
): Understanding {
  const isPregnant =
    athlete.conditions?.some(({ condition }) => condition === 'pregnancy') ?? false;
  const reading = read(text, others, {
    isPregnant,
    today: form.today ?? null,
  });
  return understandReading(reading, form, athlete, history);
}
