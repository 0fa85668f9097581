import type { LearnedFact, LearnedSlot } from '../../types.ts';
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
export function answerKnown({ knowledge }: Turn): Answer {
  const lines = knownLines(knowledge.learned).slice(0, mostLines);
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

/** What was said the last time, or earlier in this conversation. */
export function answerRecall({ knowledge, previous }: Turn): Answer {
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
