import { words } from '../../../reading/engine/words.ts';
import type { LearnedFact, LearnedSlot } from '../../types.ts';
import { allTold, recollect, saidBack, type Told, tellBack, whenText } from '../recollect.ts';
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
const mostTold = 5;

/** All that was told, with where it can be changed. */
export function answerKnown(turn: Turn): Answer {
  const { found, subject } = recollect(turn);
  const { now, learned } = turn.knowledge;
  const topic = { kind: 'memory', id: 'known', words: turn.text } as const;
  if (subject.length > 0 && found.length > 0) return { say: [tellBack(found, now)], topic };
  const lines = knownLines(learned).slice(0, mostLines);
  const told = allTold(turn).slice(-mostTold);
  const isNamed = subject.some((stem) => !asksAll.has(stem));
  const values = new Set(learned.flatMap(({ value }) => stemsIn(value)));
  const isNew = ({ clause }: Told) => !stemsIn(clause).some((stem) => values.has(stem));
  if (isNamed && found.length === 0)
    return { say: ['You have not told me that yet. Say it now, and I keep it.'], topic };
  if (lines.length === 0 && told.length > 0) return { say: [tellBack(told, now)], topic };
  if (lines.length === 0)
    return {
      say: [
        'Nothing yet beside your profile. Tell me your kit, your days or what to leave out, and I keep it.',
      ],
    };
  return {
    say: [
      ...lines,
      tellBack(told.filter(isNew), now),
      'Say "forget" with any of it, or change it in your profile.',
    ],
    topic,
  };
}
const asksAll: ReadonlySet<string> = new Set(
  stemsIn('know everything all learned stored now so far'),
);

const asksBack = words(
  'again say said tell told mention mentioned remember forgot testing banned refused ruled picked chose dicho dije conte gesagt erzahlt dit raconte detto raccontato disse falei contei',
);
const half = 0.5;
const ofAdvice = words('should can why how which');

/** Of one's own earlier words, where a question asks for them; null where it asks for something else. */
export function answerFromTalk(turn: Turn): Answer | null {
  const { cues } = turn;
  const isBack = wordsIn(turn.text).some((word) => asksBack.has(word));
  const isOwn = cues.has('self') || turn.language !== 'en';
  if (!isOwn) return null;
  const { found, subject } = recollect(turn);
  if (found.length === 0) return null;
  const known = new Set(found.flatMap(({ clause }) => stemsIn(clause)));
  const shared = subject.filter((stem) => known.has(stem)).length;
  const isPlain = !cues.hits.some(
    ({ kind, value, typo }) => kind === 'ask' && typo === 0 && ofAdvice.has(value),
  );
  const isOfOwn = isPlain && shared > 0 && shared / subject.length >= half && isOwnThing(turn);
  if (!isBack && !isOfOwn) return null;
  return {
    say: [tellBack(found, turn.knowledge.now)],
    topic: { kind: 'memory', id: 'recall', words: turn.text },
  };
}

const openings = words(
  'what whats when who where which wann wer was cuando quien quand qui quando chi quem',
);

/** 'What is my dog called', 'when do I train with my wife': nobody else knows. */
const isOwnThing = ({ cues }: Turn): boolean => {
  return cues.tokens.some(
    ({ text }, at) => openings.has(text) && (at === 0 || cues.tokens[at - 1]?.kind === 'mark'),
  );
};

/** 'Sorry no, the 21st': what was just told is put right. */
export function answerCorrection(turn: Turn): Answer | null {
  if (!turn.cues.has('memory', 'correct') || allTold(turn).length === 0) return null;
  return { say: [`Corrected: ${saidBack(turn.text.replace(putRight, ''))}.`] };
}
const putRight =
  /^(?:no|sorry|wait|actually|i mean|i meant|correction)[\s,]+(?:sorry|no|wait|actually)?[\s,]*/i;

const ofCoach =
  /\b(?:did you|you (?:said|told|recommend\w*|suggest\w*|mention\w*)|have you|your (?:advice|answer))\b/i;
const longestQuote = 160;
const short = (text: string) =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;

/** What the coach itself has said on a thing. */
function saidByCoach({ previous, knowledge }: Turn, subject: readonly string[]): string | null {
  const own = [...(knowledge.lastTalk?.messages ?? []), ...previous]
    .filter(({ type }) => type === 'coach')
    .flatMap(({ content }) => content.split(/(?<=[.!?])\s+/));
  return own.findLast((one) => stemsIn(one).some((stem) => subject.includes(stem))) ?? null;
}

/** What was said the last time, or earlier in this conversation. */
export function answerRecall(turn: Turn): Answer {
  const { knowledge, previous } = turn;
  const { now } = knowledge;
  const topic = { kind: 'memory', id: 'recall', words: turn.text } as const;
  const { found, subject } = recollect(turn);
  if (ofCoach.test(turn.text) && subject.length > 0) {
    const said = saidByCoach(turn, subject);
    return said
      ? { say: [`I said: ${short(said)}`], topic }
      : {
          say: [
            `I find nothing from me on your ${subject.at(-1)} in our talks. Ask me now, and I answer it.`,
          ],
          topic,
        };
  }
  if (found.length > 0) return { say: [tellBack(found, now)], topic };
  const last = knowledge.lastTalk;
  const isNamed = subject.length > 0 && !turn.cues.has('memory', 'lastTime');
  if (isNamed)
    return { say: [`You have not told me anything about your ${subject.at(-1)} yet.`], topic };
  const own = last?.messages.filter(({ type }) => type === 'user').slice(-2) ?? [];
  const coach = last?.messages.findLast(({ type }) => type === 'coach');
  if (last && own.length > 0) {
    const said = own.map(({ content }) => saidBack(short(content))).join('; ');
    return {
      say: [
        `Last time, ${whenText(last.at, now)}, you said: ${said}.`,
        ...(coach ? [`I said: ${short(coach.content)}`] : []),
      ],
      topic,
    };
  }
  const here = previous.filter(({ type }) => type === 'user').slice(-3);
  if (here.length > 0) {
    return {
      say: [
        `This is our first talk. So far you said: ${here.map(({ content }) => saidBack(short(content))).join('; ')}.`,
      ],
      topic,
    };
  }
  const known = knownLines(knowledge.learned).slice(0, 3);
  return known.length > 0
    ? { say: ['This is what I kept:', ...known], topic }
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
  if (values.length === 0) {
    const { found } = recollect(turn);
    const what = found.map(({ clause }) => saidBack(clause)).join('; ');
    return {
      say: [
        what === ''
          ? 'Done: nothing of that is kept, and it plays no part in what I make.'
          : `Forgotten: ${what}. It plays no part from here on.`,
      ],
    };
  }
  return {
    say: [
      `Forgotten: ${[...new Set(values)].slice(0, 6).join(', ')}. It plays no part from here on.`,
    ],
    act: { kind: 'forget', factIds: facts.flatMap(({ id }) => id ?? []), values },
  };
}
