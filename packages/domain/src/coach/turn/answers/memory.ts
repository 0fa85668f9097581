import { words } from '../../../reading/engine/words.ts';
import type { LearnedFact, LearnedSlot } from '../../types.ts';
import { cuesIn } from '../cues.ts';
import { isQuestion } from '../question.ts';
import { stemsIn, wordsIn } from '../retrieve.ts';
import type { Answer, Turn } from '../turn.ts';

const labels: Partial<Record<LearnedSlot, string>> = {
  like: 'You like',
  dislike: 'Left out for good',
  time_window: 'When you train',
  barrier: 'What gets in the way',
  equipment: 'Your kit',
  injury: 'To be minded',
  lift: 'Lifts you told me',
  cue_style: 'How I am to talk',
  why: 'Why',
  goal: 'Goal',
};

/** One line for each kind, the latest first. */
function knownLines(learned: readonly LearnedFact[]): string[] {
  return Object.entries(labels).flatMap(([slot, label]) => {
    const values = learned.filter((fact) => fact.slot === slot).map(({ value }) => value);
    return values.length > 0 ? [`${label}: ${[...new Set(values)].slice(0, 4).join(', ')}.`] : [];
  });
}

const mostLines = 5;

/** All that was told, with where it can be changed. */
export function answerKnown(turn: Turn): Answer {
  const lines = knownLines(turn.knowledge.learned).slice(0, mostLines);
  const said = turn.previous.filter(({ type }) => type === 'user').map(({ content }) => content);
  const plain = toldHere(turn);
  const told = (plain.length > 0 ? plain : said).slice(-mostQuotes);
  if (lines.length === 0 && told.length > 0)
    return { say: [`You told me: ${told.map((one) => `"${short(one)}"`).join(', ')}.`] };
  if (lines.length === 0)
    return {
      say: [
        'Nothing yet beside your profile. Tell me your kit, your days or what to leave out, and I keep it.',
      ],
    };
  return { say: [...lines, 'Say "forget" with any of it, or change it in your profile.'] };
}

const longestQuote = 110;
const short = (text: string) =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;

const bodyParts = new Set(
  stemsIn('knee shoulder back hip ankle wrist elbow neck hamstring calf foot hand leg arm chest'),
);
const isPart = (stem: string): boolean => bodyParts.has(stem);

const mostQuotes = 3;

/** What was told in this conversation: no questions, no wishes for a session. */
function toldHere({ previous }: Turn): string[] {
  return previous
    .filter(({ type, content }) => type === 'user' && !isQuestion(cuesIn(content)))
    .map(({ content }) => content);
}

/** Asked back about: 'which knee did I say', 'what do I do for work again'. */
const asksBack = words(
  'again say said tell told mention mentioned remember forgot testing banned refused ruled picked chose dicho dije conte gesagt erzahlt dit raconte detto raccontato disse falei contei',
);
const ofAsking = new Set(
  stemsIn('again say said tell told mention remember forget testing name work'),
);

/** What a question is about, without the words that only ask. */
const subjectOf = (text: string): string[] =>
  stemsIn(text).filter((stem) => !ofAsking.has(stem) && stem.length > 2);

const sharesWord = (text: string, subject: readonly string[]): boolean => {
  const own = new Set(stemsIn(text));
  return subject.some((stem) => own.has(stem));
};

/** Of one's own earlier words, where a question asks for them; null where it asks for something else. */
export function answerFromTalk(turn: Turn): Answer | null {
  // As it was written: no slip is put right here.
  const isAskedBack = wordsIn(turn.text).some((word) => asksBack.has(word));
  const isBack = isAskedBack && (turn.cues.has('self') || turn.language !== 'en');
  if (!isBack) return null;
  const told = toldHere(turn);
  if (told.length === 0) return null;
  const near = told.filter((one) => sharesWord(one, subjectOf(turn.text)));
  // What was put right comes with what it puts right.
  const corrections = told.filter((one) => cuesIn(one).has('memory', 'correct'));
  const meant = near.length > 0 ? [...new Set([...near, ...corrections])] : told;
  const quoted = meant.slice(-mostQuotes);
  return { say: [`You told me: ${quoted.map((one) => `"${short(one)}"`).join(', ')}.`] };
}

/** 'Sorry no, the 21st': what was just told is put right. */
export function answerCorrection(turn: Turn): Answer | null {
  if (!turn.cues.has('memory', 'correct') || toldHere(turn).length === 0) return null;
  return { say: [`Corrected. I go by this: "${short(turn.text)}".`] };
}

/** What was said the last time, or earlier in this conversation. */
export function answerRecall(turn: Turn): Answer {
  const { knowledge, previous } = turn;
  const subject = subjectOf(turn.text).filter((stem) => isPart(stem));
  const [named] = subject;
  const isUntold =
    named !== undefined &&
    !previous.some(({ type, content }) => type === 'user' && sharesWord(content, subject)) &&
    !knowledge.learned.some(({ value }) => sharesWord(value, subject));
  if (isUntold) return { say: [`You have not told me anything about your ${named} yet.`] };
  const back = answerFromTalk(turn);
  if (back && turn.knowledge.lastTalk === undefined) return back;
  const last = knowledge.lastTalk;
  const own = last?.messages.filter(({ type }) => type === 'user').slice(-2) ?? [];
  const coach = last?.messages.findLast(({ type }) => type === 'coach');
  if (last && own.length > 0) {
    const quotes = own.map(({ content }) => `"${short(content)}"`).join(' and ');
    const answer = coach ? ` My last word was: ${short(coach.content)}` : '';
    return {
      say: [
        `On ${last.at.slice(0, 10)} you said ${quotes}.${answer}`,
        ...knownLines(knowledge.learned).slice(0, 2),
      ],
    };
  }
  const here = previous.filter(({ type }) => type === 'user').slice(-3);
  if (here.length > 0) {
    return {
      say: [
        `Before that you said ${here.map(({ content }) => `"${short(content)}"`).join(', ')}.`,
        ...knownLines(knowledge.learned).slice(0, 2),
      ],
    };
  }
  const known = knownLines(knowledge.learned).slice(0, 3);
  return known.length > 0
    ? { say: ['This is what I kept:', ...known] }
    : { say: ['This is our first talk, so there is nothing to look back on yet.'] };
}

/** What 'forget that' means: what is named, or what was told last. */
function meantBy({ cues, knowledge, place, text }: Turn): LearnedFact[] {
  const all = knowledge.learned.filter(({ id }) => id !== undefined);
  if (/\b(?:everything|all|todo|alles|tout|tutto|tudo)\b/i.test(text)) return all;
  const words = cues.tokens.map((token) => token.text);
  const named = all.filter(({ value }) =>
    value
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(
        (word) =>
          word.length > 2 &&
          words.some((said) => said === word || said === `${word}s` || `${said}s` === word),
      ),
  );
  if (named.length > 0) return named;
  const taught = all.filter(({ slot, value }) => place.memory.taught.includes(`${slot}:${value}`));
  return taught.length > 0 ? taught : all.slice(0, 1);
}

export function answerForget(turn: Turn): Answer {
  const facts = meantBy(turn);
  const told = turn.place.memory.taught.map((key) => key.slice(key.indexOf(':') + 1));
  const values = facts.length > 0 ? facts.map(({ value }) => value) : told;
  if (values.length === 0)
    return { say: ['Forgotten: nothing of that is kept, and it plays no part in what I make.'] };
  return {
    say: [
      `Forgotten: ${[...new Set(values)].slice(0, 6).join(', ')}. It plays no part from here on.`,
    ],
    act: { kind: 'forget', factIds: facts.flatMap(({ id }) => id ?? []), values },
  };
}
