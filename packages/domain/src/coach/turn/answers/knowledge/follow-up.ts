import { whyById } from '../../../cards/data/whys.ts';
import { cuesIn } from '../../cues.ts';
import { type Aspect, aspects } from '../../follow-up/aspects.ts';
import { plainSubject } from '../../follow-up/data/plain.ts';
import { subjectOf } from '../../follow-up/find-subject.ts';
import type { TopicSubject } from '../../follow-up/subject.ts';
import { findCard, searchCards, wordsOf } from '../../lookup/knowledge.ts';
import { stemsIn } from '../../lookup/retrieve.ts';
import type { Topic } from '../../memory.ts';
import type { Answer, Turn } from '../../turn.ts';

const longestFollowUp = 12;

/** Which side of the thing at hand a few words ask about; null where they name something of their own. */
function aspectIn({ cues: said, place }: Turn): Aspect | null {
  const { topic } = place.memory;
  if (!topic || said.wordCount > longestFollowUp) return null;
  const plain = said.text.replace(fillers, ' ');
  const cues = plain === said.text ? said : cuesIn(plain);
  const hits = cues.hits.filter(({ kind }) => kind === 'follow');
  const longest = [...hits].sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  const found = aspects.find((one) => one === longest?.value);
  if (!longest || !found) return null;
  const covered = (at: number) => hits.some(({ from, to }) => from <= at && at < to);
  const rest = cues.tokens.filter((_, at) => !covered(at)).map(({ text }) => text);
  const known = new Set(stemsIn(topic.words));
  const own = stemsIn(rest.join(' ')).filter((stem) => !known.has(stem) && !passing.has(stem));
  return own.length === 0 ? found : null;
}

/** 'Where do I even start' is 'where do I start'. */
const fillers = /\b(?:even|actually|really|just|exactly|then|tho(?:ugh)?|honestly)\b/gi;

/** Words that add nothing of their own to a question that leans on the one before. */
const passing: ReadonlySet<string> = new Set(
  stemsIn(
    'week exactly roughly usually normally though tho mate pls please ok okay lol so and but like um well coach exactly first no or before after again long day even actually then now',
  ),
);

const markers: Partial<Record<Aspect, RegExp>> = {
  example: /,[^.]*\bor\b|:[^.]*,|\b(?:such as|for example)\b|,[^.]*,[^.]*\band\b/i,
  why: /\b(?:because|since|as it|as they|so that|means|helps?|protects?)\b/i,
  when: /\b(?:before|after|at any time|morning|evening|hours?|within|until)\b/i,
  often: /\b(?:a week|every|daily|times a|twice|once a|days a)\b/i,
  until: /\b(?:weeks?|months?)\b/i,
  long: /\b(?:minutes?|seconds?|hours?|weeks?)\b/i,
  amount: /\b(?:\d+|two|three|four|five|six|eight|ten)\b/i,
  heavy: /\b(?:kg|%|weight|light|heavy)\b/i,
  else: /\b(?:if|otherwise|instead)\b/i,
  risk: /\b(?:safe|harm|doctor|stop|not for)\b/i,
};

/** The sentence of the card itself that speaks of that side, other than its first one where it can be. */
function sentenceOf(topic: Topic, aspect: Aspect, said: string): string | null {
  const card = topic.kind === 'card' ? findCard(topic.id) : undefined;
  const marker = markers[aspect];
  if (!card || !marker) return null;
  const near = card.answer.split(/(?<=[.!?])\s+/).filter((one) => marker.test(one));
  return near.find((one) => !said.endsWith(one)) ?? null;
}

const sourceOf = (topic: Topic): Pick<Answer, 'sources'> => {
  const card = topic.kind === 'card' ? findCard(topic.id) : undefined;
  return card ? { sources: [{ kind: 'card', label: card.source, id: card.id }] } : {};
};

/** What stands in for a side of a thing that has no words of its own. */
const standIns: Partial<Record<Aspect, readonly Aspect[]>> = {
  example: ['day', 'start'],
  do: ['start', 'day', 'amount'],
  start: ['day', 'amount'],
  day: ['start', 'amount'],
  else: ['start'],
};

const saidOf = (subject: TopicSubject | undefined, aspect: Aspect): string | undefined =>
  [aspect, ...(standIns[aspect] ?? [])]
    .map((one) => subject?.says[one])
    .find((line) => line !== undefined);

const towards: ReadonlySet<Aspect> = new Set<Aspect>([
  'start',
  'do',
  'day',
  'week',
  'amount',
  'often',
]);
const nearEnough = 0.42;

/** The card on how to get to what is aimed at. */
function cardTowards({ words }: Topic, aspect: Aspect): Answer | null {
  const text = `how do i ${aspect === 'start' ? 'start' : 'train'} ${words.replace(/ training$/, '')}`;
  const [near] = searchCards(wordsOf(text), text);
  if (!near || near.score < nearEnough) return null;
  const { id, answer, questions, source } = near.card;
  return {
    say: [answer],
    topic: { kind: 'card', id, words: questions[0] ?? '' },
    used: [`card:${id}`],
    sources: [{ kind: 'card', label: source, id }],
  };
}

/** 'Why?', 'how often?', 'and if I miss a day?': more of the thing at hand, and of nothing else. */
export function answerAspect(turn: Turn): Answer | null {
  const { topic } = turn.place.memory;
  const aspect = aspectIn(turn);
  if (!topic || !aspect) return null;
  const subject = subjectOf(topic);
  if (topic.kind === 'goal' && !subject && towards.has(aspect)) {
    const way = cardTowards(topic, aspect);
    if (way) return way;
  }
  const said = turn.previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const card = topic.kind === 'card' ? findCard(topic.id) : undefined;
  const own =
    (aspect === 'why' && card ? (card.why ?? whyById[card.id]) : undefined) ??
    (aspect !== 'why' || topic.kind !== 'card' || subject?.of.includes(topic.id)
      ? saidOf(subject, aspect)
      : undefined);
  const fresh = own !== undefined && !said.includes(own) ? own : null;
  const line =
    fresh ??
    (topic.kind === 'card' || topic.kind === 'exercise' || topic.kind === 'goal' || subject
      ? (sentenceOf(topic, aspect, said) ?? plainSubject.says[aspect] ?? null)
      : null);
  if (line === null) return null;
  return { say: [line], topic, used: [`follow:${topic.id}:${aspect}`], ...sourceOf(topic) };
}
