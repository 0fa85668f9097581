import { claimsOf, latest } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import type { Condition } from '../../../reading/vocabulary.ts';
import type { Answer, Turn } from '../turn.ts';
import { factsOf } from './facts.ts';

/** What a piece of advice puts numbers on. */
export type AdviceOn = 'energy' | 'protein' | 'pulse' | 'load' | 'other';

const adult = 18;

/** With these, what to eat and how fast the heart may go is for a doctor. */
const ofBody: readonly Condition[] = [
  'pregnancy',
  'postpartum',
  'heart',
  'insulin',
  'surgery',
  'gentle',
];
const ofPulse: readonly Condition[] = [...ofBody, 'hypertension'];
const ofLoads: readonly Condition[] = [
  'pregnancy',
  'postpartum',
  'heart',
  'surgery',
  'gentle',
  'hypertension',
  'hernia',
  'osteoporosis',
  'glaucoma',
];

const bodyWords =
  /\b(?:breast ?-?feeding|nursing|pregnan\w*|expecting|trimester|postpartum|gave birth|anorexi\w*|bulimi\w*|eating disorder|ed recovery|in recovery|binge\w*|purg\w*|kidneys?|diabet\w*|insulin|heart (?:attack|condition|disease|failure|problems?|surgery)|pacemaker)\b/i;
const pulseWords = /\b(?:beta ?-?block\w*|\w+olol|pacemaker|arrhythmia|afib)\b/i;
const loadWords =
  /\b(?:injur\w*|surger\w*|operation|operated|birth|baby|c-?section|blood clot|tore|torn|fractur\w*|sprain\w*|heart (?:attack|condition|disease|failure|surgery))\b/i;

function conditionsOf({ request, reading, knowledge }: Turn): Set<Condition> {
  const told = claimsOf(reading.told.claims, 'condition').filter(({ whose }) => whose === 'me');
  const known = [...(request?.conditions ?? []), ...(knowledge.athlete.conditions ?? [])];
  return new Set([...known, ...told.map(({ value }) => value)].map(({ condition }) => condition));
}

/** All that the person has told: now, before, and what was kept of it. */
const wordsOf = ({ text, previous, knowledge }: Turn): string =>
  [
    text,
    ...previous.filter(({ type }) => type === 'user').map(({ content }) => content),
    ...knowledge.learned.map(({ value }) => value),
  ].join('\n');

/** A sign of trouble with eating, now or at any time before. */
const hasEatingSign = ({ text, knowledge }: Turn): boolean =>
  (knowledge.flags ?? []).some(({ id }) => id === 'eating' || id === 'fasting') ||
  claimsOf(read(text).claims, 'danger').some(
    ({ value, polarity }) => value.class === 'eating' && polarity !== 'denies',
  );

const isAskedAfter = ({ request }: Turn): boolean =>
  request?.conditions.some(({ detail }) => detail === 'asked') ?? false;

export const isYoung = (turn: Turn): boolean => (factsOf(turn).age ?? adult) < adult;

const isHurt = ({ request }: Turn): boolean =>
  request?.injuries.some(({ status }) => status === 'active') ?? false;

const hasPainNow = (turn: Turn): boolean =>
  turn.reading.purpose === 'pain' ||
  (isHurt(turn) && latest(read(turn.text).claims, 'injury')?.whose === 'me');

/** Numbers on this are not for a coach to give to this person. */
function isHeld(turn: Turn, on: AdviceOn): boolean {
  if (turn.request === null) return true;
  const conditions = conditionsOf(turn);
  const hasOne = (some: readonly Condition[]) => some.some((one) => conditions.has(one));
  if (on === 'load')
    return hasOne(ofLoads) || isHurt(turn) || hasPainNow(turn) || loadWords.test(turn.text);
  if (on === 'other') return false;
  const words = wordsOf(turn);
  if (isYoung(turn) || bodyWords.test(words) || hasEatingSign(turn) || isAskedAfter(turn))
    return true;
  return on === 'pulse' ? hasOne(ofPulse) || pulseWords.test(words) : hasOne(ofBody);
}

const askAge: Answer = {
  say: [
    'I need your age and your height for that: what is safe to eat, and how much weight may go, hangs on both.',
    'Write them with your question. Under 18, or with an illness, a doctor or dietitian should plan it.',
  ],
};

const forWhoTreats: Readonly<Partial<Record<AdviceOn, string>>> = {
  energy:
    'How much to eat or to weigh is not for me to put in numbers here: your doctor or a dietitian should plan it with you.',
  load: 'I give no weights here: what you may load is for your doctor or physio to say first. Until then keep to what is light and free of pain.',
};
const painFirst =
  'The pain comes first: put no more weight on while it hurts, and do only what stays free of pain. If it is strong or new, or still there in two weeks, have a doctor or physio look at it.';

function answerHeld(turn: Turn, on: AdviceOn): Answer | null {
  if (turn.request === null) return null;
  if (on === 'load' && hasPainNow(turn)) return { say: [painFirst], pathway: 'pain_limits' };
  const words = forWhoTreats[on];
  return words === undefined ? null : { say: [words] };
}

/** The advice as it may be given to this person, or who gives it instead; null where it is left to the cards. */
export function guarded(turn: Turn, on: AdviceOn, answer: Answer): Answer | null {
  if (isHeld(turn, on)) return answerHeld(turn, on);
  return on === 'energy' && factsOf(turn).age === undefined ? askAge : answer;
}
