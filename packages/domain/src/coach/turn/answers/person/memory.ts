import { latest } from '../../../../reading/claims.ts';
import { words } from '../../../../reading/engine/words.ts';
import { capitalise } from '../../../../workout/words.ts';
import type { LearnedFact, LearnedSlot } from '../../../types.ts';
import { cuesIn } from '../../cues.ts';
import { stemsIn, wordsIn } from '../../lookup/retrieve.ts';
import { isQuestion } from '../../question.ts';
import {
  allTold,
  type Recollection,
  recollect,
  saidBack,
  tellBack,
  whenText,
} from '../../recall/recollect.ts';
import type { Answer, Turn } from '../../turn.ts';

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
  note: 'You told me',
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

const asksWhy =
  /\bwhy (?:am i|i['’]?m|im|i am|did i|do i|i)\b[^.?!]*\b(?:doing|do|started?|signed?|training|train|running|run|bother\w*)\b/i;
const reasons =
  /\b(?:sign(?:ed)? up|enter(?:ed)?|rais\w+|because|so (?:that )?i|goal|charity|in memory|for my|promis\w+|training for|race|marathon|half|10 ?k|5 ?k|wedding|want to|keep up with)\b/i;
const mostReasons = 2;

/** 'Remind me why I am doing this': what was told of what it is for. */
function whyTold(turn: Turn): string | null {
  if (!asksWhy.test(turn.text)) return null;
  const told = allTold(turn).filter(({ clause }) => reasons.test(clause));
  return told.length === 0 ? null : tellBack(told.slice(-mostReasons), turn.knowledge.now);
}

/** All that was told, with where it can be changed. */
export function answerKnown(turn: Turn): Answer {
  const why = whyTold(turn);
  if (why !== null)
    return {
      say: [why, 'That is worth one more time out of the door, and a slow one counts.'],
      topic: { kind: 'memory', id: 'known', words: turn.text },
    };
  const { found, subject } = recollect(turn);
  const { now, learned } = turn.knowledge;
  const topic = { kind: 'memory', id: 'known', words: turn.text } as const;
  if (subject.length > 0 && found.length > 0) return { say: [tellBack(found, now)], topic };
  const lines = knownLines(learned).slice(0, mostLines);
  const told = allTold(turn).slice(-mostTold);
  const isNamed = subject.some((stem) => !asksAll.has(stem));
  const values = new Set(learned.flatMap(({ value }) => stemsIn(value)));
  const isNew = ({ clause }: Recollection) => !stemsIn(clause).some((stem) => values.has(stem));
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
const advising = words('should could can shall best help');
const ofPast = words('did was were had');
const ofAdvice = words('should can why how which');

/** Of one's own earlier words, where a question asks for them; null where it asks for something else. */
export function answerFromTalk(turn: Turn): Answer | null {
  const { cues } = turn;
  const isBack = wordsIn(turn.text).some((word) => asksBack.has(word));
  const isOwn = cues.has('self') || turn.language !== 'en';
  if (!isOwn) return null;
  const { found, subject, isOfKind } = recollect(turn);
  if (found.length === 0) return null;
  const known = new Set(found.flatMap(({ clause }) => stemsIn(clause)));
  const shared = subject.filter((stem) => known.has(stem)).length;
  const isPlain =
    !cues.hits.some(
      ({ kind, value, typo }) => kind === 'ask' && typo === 0 && ofAdvice.has(value),
    ) ||
    (cues.tokens.some(({ text }) => ofPast.has(text)) && !cues.has('ask', 'should', 'why'));
  const isAdvice = cues.tokens.some(({ text }) => advising.has(text));
  const isOfOwn =
    isPlain &&
    !isAdvice &&
    (isOfKind || (shared > 0 && shared / subject.length >= half)) &&
    isOwnThing(turn);
  if (!isBack && !isOfOwn) return null;
  return {
    say: [tellBack(found, turn.knowledge.now)],
    topic: { kind: 'memory', id: 'recall', words: turn.text },
  };
}

const openings = words(
  'what whats when who where which wann wer was cuando quien quand qui quando chi quem',
);

const counted = words('long much many old often heavy far fast tall');
const ofSelf = words('i my me we our');

/** 'What is my dog called', 'how long do I have on weekdays': nobody else knows. */
const isOwnThing = ({ cues }: Turn): boolean =>
  cues.tokens.some(({ text }, at) => {
    const isOpening = at === 0 || cues.tokens[at - 1]?.kind === 'mark';
    const isCounted =
      text === 'how' &&
      counted.has(cues.tokens[at + 1]?.text ?? '') &&
      cues.tokens.slice(at + 2, at + 5).some((one) => ofSelf.has(one.text));
    return isOpening && (openings.has(text) || isCounted);
  });

const namedAs =
  /\b(?:my name is|my name's|names|call me|i am called|i'm called|im called|(?:everyone|everybody|people|friends|they|all)(?: just)? (?:calls? me|says?)|me llamo|ich hei(?:ß|ss)e|je m['’]appelle|mi chiamo|(?:eu )?me chamo)\s+(\p{L}[\p{L}'-]+)/iu;

export function nameTold(text: string): string | null {
  const name = namedAs.exec(text)?.[1];
  return name === undefined ? null : capitalise(name);
}

/** The name that was told, else the one of the account. */
function nameOf(turn: Turn): string | null {
  const said = allTold(turn)
    .map(({ clause }) => namedAs.exec(clause)?.[1])
    .findLast((name) => name !== undefined);
  return said ? capitalise(said) : turn.knowledge.name;
}

const ownThings: Readonly<Record<string, (turn: Turn) => string | null>> = {
  name: (turn) => {
    const name = nameOf(turn);
    return name === null ? null : `You are ${name}.`;
  },
  age: ({ reading, knowledge }) => {
    const age = latest(reading.told.claims, 'age')?.value ?? knowledge.athlete.age;
    return age === undefined || age === null ? null : `You are ${age}.`;
  },
  weight: ({ reading, knowledge }) => {
    const told = latest(reading.told.claims, 'bodyMass')?.value;
    if (told !== undefined) return `You told me ${Math.round(told * 10) / 10} kg.`;
    return knowledge.bodyWeightKg ? `The latest you noted is ${knowledge.bodyWeightKg} kg.` : null;
  },
};
const namedOwn: Readonly<Record<string, RegExp>> = {
  age: /\b(?:age|how old)\b/i,
  name: /\bmy name\b|\bname (?:have|did)\b/i,
  weight: /\b(?:my|what|which) (?:body ?)?weight\b/i,
};
const askedFor: Readonly<Record<string, string>> = {
  name: 'name',
  age: 'age',
  weight: 'weight',
};

const asksGoal =
  /\bwhat (?:do|did) i want\b|\bmy goals?\b|\bwhat (?:am|was) i (?:after|here for|training for)\b/i;

/** Name, age and weight: as they were told, or plainly that they were not. */
export function answerOwn(turn: Turn): Answer | null {
  const isKnown = turn.reading.purpose === 'known' || turn.reading.purpose === 'recall';
  const meant = isKnown
    ? Object.entries(namedOwn).find(([, named]) => named.test(turn.text))
    : null;
  const kind = turn.cues.of('own')[0] ?? meant?.[0];
  const own = kind === undefined ? undefined : ownThings[kind];
  if (kind === undefined || !own) return null;
  const topic = { kind: 'memory', id: 'own', words: turn.text } as const;
  const goal = asksGoal.test(turn.text)
    ? turn.knowledge.learned.find(({ slot }) => slot === 'goal')
    : undefined;
  return {
    say: [
      own(turn) ?? `You have not told me your ${askedFor[kind]} yet. Say it, and I keep it.`,
      ...(goal ? [`What you want: ${goal.value}.`] : []),
    ],
    topic,
  };
}

/** 'Sorry no, the 21st': what was just told is put right. */
export function answerCorrection(turn: Turn): Answer | null {
  if (!turn.cues.has('memory', 'correct') || allTold(turn).length === 0) return null;
  if (isQuestion(turn.cues) || supposed.test(turn.text)) return null;
  return { say: [`Corrected: ${saidBack(turn.text.replace(putRight, ''))}.`] };
}
const supposed = /\b(?:am|are|was|were) (?:i|we) meant\b/i;
const putRight =
  /^(?:no|sorry|wait|actually|i mean|i meant|correction)[\s,]+(?:sorry|no|wait|actually)?[\s,]*/i;

const ofCoach =
  /\b(?:did you|you (?:said|told|recommend\w*|suggest\w*|mention\w*)|have you|your (?:advice|answer))\b/i;
const longestQuote = 160;
const short = (text: string) =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;

/** What the coach itself has said on a thing. */
function saidByCoach({ previous, knowledge }: Turn, subject: readonly string[]): string | null {
  const said = [...(knowledge.lastTalk?.messages ?? []), ...previous];
  const isOf = (text: string) => stemsIn(text).some((stem) => subject.includes(stem));
  const own = said
    .filter(({ type }) => type === 'coach')
    .flatMap(({ content }) => content.split(/(?<=[.!?])\s+/));
  const answered = said.findLast(
    ({ type }, at) => type === 'coach' && isOf(said[at - 1]?.content ?? ''),
  );
  return own.findLast(isOf) ?? answered?.content ?? null;
}

/** The thing that is asked about, as it was written. */
function wordOf({ text }: Turn, subject: readonly string[]): string {
  const last = subject.at(-1) ?? '';
  return wordsIn(text).findLast((word) => stemsIn(word).includes(last)) ?? last;
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
            `I find nothing from me on ${wordOf(turn, subject)} in our talks. Ask me now, and I answer it.`,
          ],
          topic,
        };
  }
  if (found.length > 0) return { say: [tellBack(found, now)], topic };
  const last = knowledge.lastTalk;
  const isNamed = subject.length > 0 && !turn.cues.has('memory', 'lastTime');
  if (isNamed)
    return {
      say: [
        `I find nothing about your ${wordOf(turn, subject)} in our talks. Tell me once more, and I keep it.`,
      ],
      topic,
    };
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
  const here = previous
    .filter(({ type, content }) => type === 'user' && !isQuestion(cuesIn(content)))
    .slice(-3);
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
  const named = all.filter(({ slot, value }) =>
    `${value} ${slotNames[slot] ?? ''}`
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(
        (word) =>
          word.length > 2 &&
          words.some((said) => said === word || said === `${word}s` || `${said}s` === word),
      ),
  );
  if (named.length > 0 || namesThing(text)) return named;
  const taught = all.filter(({ slot, value }) => place.memory.taught.includes(`${slot}:${value}`));
  return taught.length > 0 ? taught : all.slice(0, 1);
}

/** What the kinds of facts are called when they are to be forgotten. */
const slotNames: Partial<Record<LearnedSlot, string>> = {
  goal: 'goal',
  injury: 'injury pain',
  equipment: 'kit equipment',
  time_window: 'days times schedule',
  lift: 'lift lifts numbers max',
  cue_style: 'tone',
};

const ofForgetting = new Set(
  stemsIn(
    'forget forgot please that it this scrap scratch strike ignore delete erase remove about what said told just joking kidding joke not true anymore longer old olvida eso vergiss das oublie ca dimentica esquece isso',
  ),
);

/** 'Forget my weight' names what it means, 'forget that' does not. */
const namesThing = (text: string): boolean =>
  stemsIn(text).some((stem) => !ofForgetting.has(stem) && stem.length > 2);

export function answerForget(turn: Turn): Answer {
  const facts = meantBy(turn);
  const values = facts.map(({ value }) => value);
  if (values.length === 0) {
    const { found } = recollect(turn);
    const what = found.map(({ clause }) => saidBack(clause)).join('; ');
    const last = namesThing(turn.text) ? undefined : allTold(turn).at(-1);
    const said = what === '' && last ? saidBack(last.clause) : what;
    return {
      say: [
        said === ''
          ? 'I keep nothing of that, so there is nothing to forget. What I keep stands under your profile.'
          : `Forgotten: ${said}. It plays no part from here on.`,
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
