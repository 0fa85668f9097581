import { minutesChanged, minutesMeant } from '../../message/change-length.ts';
import { type Cues, cuesIn } from '../cues.ts';
import type { TurnPlace } from '../purposes.ts';
import { isQuestion } from '../question.ts';
import { changeSlots } from './slot-groups.ts';
import { isOwnNow, type Said, slotsIn } from './wish-signs.ts';

/** 'Should I', 'is it bad': asked about and not asked for. */
export const isAsking = (cues: Cues) => cues.has('ask', 'should', 'why', 'which', 'amount', 'when');

/** 'Can you make it shorter?' asks for a deed, not for knowledge. */
const politeOpenings = new Set(
  'can could would will puedes podrias podes kannst konntest peux pourrais pouvez pourriez puoi potresti pode poderia podias consegues'.split(
    ' ',
  ),
);

const longestChange = 18;

/** 'Did a round and I am done in. Easier please': what was done only says why. */
function endsOnChange({ hits }: Cues): boolean {
  const told = hits.filter(({ kind, value }) => kind === 'story' && value === 'did');
  const last = Math.max(-1, ...told.map(({ to }) => to));
  return hits.some(
    ({ kind, value, from }) => kind === 'change' && value !== 'make' && from >= last,
  );
}

/** 'All different, same length, always dumbbells': a habit named behind the change is a part of it. */
function tellsBefore({ hits }: Cues): boolean {
  const first = hits.find(({ kind }) => kind === 'change')?.from ?? 0;
  return hits.some(
    ({ kind, value, from }) =>
      kind === 'story' && (value === 'did' || (value === 'habit' && from < first)),
  );
}

/** A message right after a workout that says what is to be different about it. */
export function changeIn(cues: Cues, { claims }: Said, place: TurnPlace): 'change' | 'add' | null {
  if (!place.hasWorkout || cues.wordCount > longestChange * 2) return null;
  const isDeed =
    isPolite(cues) ||
    cues.has('change', 'make') ||
    (cues.has('change', 'swap', 'other', 'quieter') && !isAsking(cues)) ||
    isAskedShortly(cues) ||
    isComplaint(cues);
  const isLength = asksForLength(cues, claims);
  if (isQuestion(cues) && !isDeed && !isLength && !isAddedAt(cues)) return null;
  if (isLength) return 'change';
  if (cues.has('change', 'add') && !cues.has('change', ...notAdded)) return 'add';
  if (isAnother(cues, claims)) return 'change';
  const isNew =
    cues.has('give', 'give', 'soft') && (cues.has('give', 'noun') || cues.has('give', 'another'));
  const isNamed = cues.has('change') && (!tellsBefore(cues) || endsOnChange(cues));
  if (isNamed && !(isNew && !cues.has('change', 'make', 'swap'))) return 'change';
  if (isNew || cues.has('social', 'thanks', 'bye')) return null;
  const isShort = cues.wordCount <= longestChange;
  const isTold =
    cues.has('story', 'did', 'had', 'habit', 'goal', 'if', 'got') || isFelt.test(cues.text);
  return isShort && !isTold && !cues.has('plan', 'repeat') && slotsIn(claims, changeSlots).size > 0
    ? 'change'
    : null;
}

/** 'I never feel bench in my chest' names a part and wants nothing of it. */
const isFelt =
  /\b(?:never|don['’]?t|do not|can['’]?t|cannot|only|hardly|barely|mostly|always) feel\b|\b(?:sp[uü]re|merke) (?:\p{L}+ ){0,4}(?:nie|nicht|kaum|nur)\b|\b(?:no|nunca|apenas) (?:siento|noto)\b|\bne (?:sens|ressens) (?:\p{L}+ )?(?:jamais|pas|que)\b|\bnon (?:\p{L}+ )?sento\b|\b(?:n[aã]o|nunca|s[oó]) sinto\b/iu;

/** 'My nan could do it': said of the session, and no question whatever words it has. */
const isComplaint = (cues: Cues): boolean =>
  cues.has('change', 'harder', 'easier') && !cues.text.includes('?') && !isAsking(cues);

/** Beside these a word for more of something only says how. */
const notAdded = ['without', 'easier', 'shorter'];

/** 'Stick some abs on the end?': where it is to go is said, and nothing is asked about it. */
const isAddedAt = (cues: Cues): boolean =>
  cues.has('change', 'add') &&
  !isAsking(cues) &&
  /\b(?:on the end|at the end|at the very end|on top|alla fine|al final|a la fin|am ende|no final|noch|tambien|auch|aussi|anche|tambem)\b/i.test(
    cues.text,
  );

const mostOfLength = 10;
/** 'Is 30 even enough': of what is thought of a length, and no other length. */
const judged =
  /^(?:\W*(?:and|so|but|ok|better)\W+)*(?:is|are|was|does|do|did|will|would|should|why|how)\b/i;
const takes = /\b(?:took|takes|lasted|dauert|dauerte|tard[oó]|duro|dur[oó])\b/i;

/** 'Drop 5 min off it', '20 reicht', '12 minutos dá?', 'the 15 minute version': another length for what is there. */
function asksForLength(cues: Cues, claims: Said['claims']): boolean {
  if (isAsking(cues) || cues.has('give', 'give', 'soft') || cues.has('setting')) return false;
  const isOther = claims.some(
    (one) =>
      (one.slot === 'focus' || one.slot === 'format' || one.slot === 'exercise') &&
      isOwnNow(one) &&
      one.polarity === 'wants',
  );
  if (isOther || takes.test(cues.text)) return false;
  return cues.text.split(/(?<=[.!?;])\s+|,\s+/).some((part) => {
    const words = part.trim().split(/\s+/).length;
    if (words > mostOfLength || judged.test(part.trim())) return false;
    if (minutesChanged(part) !== null || minutesMeant(part) !== null) return true;
    const named = claims.some(
      (one) =>
        one.slot === 'minutes' && isOwnNow(one) && one.quote !== '' && part.includes(one.quote),
    );
    return named && words <= mostNamed;
  });
}
const mostNamed = 6;

const longestAnother = 10;

/** 'Nope, another one. Same length': what was made is not wanted, and nothing else is named. */
const isAnother = (cues: Cues, claims: Said['claims']): boolean =>
  cues.has('give', 'another') &&
  !isQuestion(cues) &&
  cues.wordCount <= longestAnother &&
  !claims.some(
    (one) => isOwnNow(one) && (one.slot === 'focus' || one.slot === 'kit' || one.slot === 'format'),
  );

/** 'Bad night. Gentler version?': a few words at the end that ask for nothing but the change. */
function isAskedShortly(cues: Cues): boolean {
  const last = cues.text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  return (
    last.split(/\s+/).length <= mostShortly &&
    !isAsking(cues) &&
    cuesIn(last).has('change', 'easier', 'harder', 'shorter', 'longer')
  );
}
const mostShortly = 3;

const openingWords = 2;

export const isPolite = ({ tokens }: Cues): boolean =>
  tokens.slice(0, openingWords + 1).some(({ text }) => politeOpenings.has(text)) ||
  tokens.some(
    ({ text }, at) =>
      politeOpenings.has(text) &&
      tokens[at - 1]?.kind === 'mark' &&
      asked.has(tokens[at + 1]?.text ?? ''),
  );
/** 'This looks like a lot. Could you …' */
const asked: ReadonlySet<string> = new Set(['you', 'we']);

/** 'Shorter please, the baby is up': what comes after it only says why. */
export const opensWithChange = ({ hits }: Cues): boolean =>
  hits.some(
    ({ kind, value, from }) => kind === 'change' && value !== 'make' && from < openingWords,
  );
