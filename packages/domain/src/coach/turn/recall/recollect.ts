import { claimsOf } from '../../../reading/claims.ts';
import { words } from '../../../reading/engine/words.ts';
import { read } from '../../../reading/read.ts';
import type { CoachMessage } from '../../types.ts';
import { type Cues, cuesIn } from '../cues.ts';
import { stemsIn } from '../lookup/retrieve.ts';
import { isQuestion } from '../question.ts';
import type { Turn } from '../turn.ts';
import { languageOf } from '../voice/language.ts';

const turned: Readonly<Record<string, string>> = {
  i: 'you',
  im: 'you are',
  "i'm": 'you are',
  ive: 'you have',
  "i've": 'you have',
  id: 'you would',
  "i'd": 'you would',
  ill: 'you will',
  "i'll": 'you will',
  my: 'your',
  mine: 'yours',
  me: 'you',
  myself: 'yourself',
  am: 'are',
  we: 'you',
  our: 'your',
  you: 'me',
  your: 'my',
  youre: 'I am',
};

/** These stand for 'I will' and 'I would' only where a sentence or a clause begins: 'my mum is ill'. */
const opensOnly: ReadonlySet<string> = new Set(['ill', 'id']);
const clauseOpeners: ReadonlySet<string> = new Set([
  'and',
  'but',
  'so',
  'because',
  'cos',
  'that',
  'when',
  'if',
  'then',
  'think',
  'know',
  'hope',
]);

/** 'My knee is dodgy', as it is said back: 'your knee is dodgy'. */
export function saidBack(text: string): string {
  const plain = text
    .trim()
    .replace(/[’]/g, "'")
    .replace(
      /^(?:for (?:your|ur) (?:info|information)|fyi|btw|heads up|just so you know|so you know|typo|correction)\b[\s:,-]*/i,
      '',
    )
    .replace(/\s*\b(?:btw|lol|tbh|haha)\b/gi, '');
  // Turned round are only English words: 'im Mai' is no 'I am'.
  if (languageOf(cuesIn(plain).tokens) !== 'en') return plain;
  const said = plain.split(/\s+/);
  const turnedWords = said.map((word, at) => {
    // '7am' is a time.
    const bare = /\d/.test(word) ? '' : word.toLowerCase().replace(/[^a-z']/g, '');
    const before = said[at - 1]?.toLowerCase() ?? '';
    const isOpening = at === 0 || /[.,;!?]$/.test(before) || clauseOpeners.has(before);
    const other = opensOnly.has(bare) && !isOpening ? undefined : turned[bare];
    return other === undefined ? word : word.toLowerCase().replace(bare, other);
  });
  return turnedWords
    .join(' ')
    .replace(/\byou was\b/g, 'you were')
    .replace(/[.!,;]+$/, '');
}

/** What a message says, thing by thing. */
export const clausesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?;])\s+|\n+|,\s+(?=(?:i|my|im|i'm|ive|i've|and i|and my|did|had|ran|was|knee|back|shoulder|hip|hate|love|like)\b)|\s+(?:but|and)\s+(?=(?:i|my|im|i'm)\b)/i,
    )
    .map((part) => part.replace(/^(?:and|but)\s+/i, '').trim())
    .filter((part) => part !== '');

export interface Recollection {
  clause: string;
  /** ISO instant. */
  at: string;
}

type Spoken = Pick<CoachMessage, 'type' | 'content'> & { timestamp?: string };

/** 'Two kids and a dodgy shoulder', without the shoulder. */
function withoutNamed(one: Recollection, named: ReadonlySet<string>): Recollection[] {
  const parts = one.clause.split(/,\s*|\s+and\s+/);
  const left = parts.filter((part) => !stemsIn(part).some((stem) => named.has(stem)));
  if (left.length === parts.length) return [one];
  return left.length > 0 ? [{ ...one, clause: left.join(', ') }] : [];
}

const everything = words('everything all todo alles tout tutto tudo');
const fewWords = 6;

/** 'Actually make it 12': the number of what was told last, put right. */
function withNumber(told: readonly Recollection[], cues: Cues): Recollection[] | null {
  const value = cues.tokens.find(({ kind }) => kind === 'number')?.text;
  const last = told.at(-1);
  if (value === undefined || !last || !/\d/.test(last.clause)) return null;
  return [...told.slice(0, -1), { ...last, clause: last.clause.replace(/\d+/, value) }];
}

/** What was told and stands: no questions, and nothing that was to be forgotten. */
function toldBy(messages: readonly Spoken[], at: string): Recollection[] {
  let told: Recollection[] = [];
  for (const { type, content, timestamp } of messages) {
    if (type !== 'user') continue;
    const cues = cuesIn(content);
    if (cues.has('memory', 'forget') && cues.tokens.some((one) => everything.has(one.text))) {
      told = [];
    } else if (cues.has('memory', 'forget')) {
      const rest = clausesOf(content).filter((clause) => !cuesIn(clause).has('memory', 'forget'));
      const named = new Set(stemsIn(content).filter((stem) => stem !== 'forget'));
      const kept = told.flatMap((one) => withoutNamed(one, named));
      const isNamed =
        kept.length < told.length || kept.some(({ clause }, n) => clause !== told[n]?.clause);
      told = isNamed ? kept : told.slice(0, -1);
      told.push(...rest.map((clause) => ({ clause, at: timestamp ?? at })));
    } else if (
      (cues.has('change', 'make') || cues.has('memory', 'correct')) &&
      cues.wordCount <= fewWords &&
      withNumber(told, cues)
    ) {
      told = withNumber(told, cues) ?? told;
    } else if (!isQuestion(cues)) {
      told.push(...clausesOf(content).map((clause) => ({ clause, at: timestamp ?? at })));
    }
  }
  return told;
}

/** All that was told: in the talk before, in what was kept, and in this one, the latest last. */
export function allTold({ knowledge, previous }: Turn): Recollection[] {
  const { lastTalk, learned, now } = knowledge;
  const before = lastTalk ? toldBy(lastTalk.messages, lastTalk.at) : [];
  const here = toldBy(previous, now);
  const known = [...before, ...here].map(({ clause }) => clause.toLowerCase());
  const kept = learned
    .flatMap(({ source }) => clausesOf(source).map((clause) => ({ clause, source })))
    .filter(({ clause }) => !known.some((one) => one.includes(clause.toLowerCase())))
    // What this conversation told is known from its messages, with what was put right in them.
    .filter(({ clause }) => !previous.some(({ content }) => content.includes(clause)))
    .map(({ clause }) => ({
      clause,
      at: learned.find(({ source }) => source.includes(clause))?.learnedAt ?? now,
    }));
  return [...before, ...kept, ...here];
}

/** What a thing may be asked for with, and how a clause shows that it is about it. */
const groups: readonly (readonly [ReadonlySet<string>, (clause: string) => boolean])[] = [
  [
    new Set(stemsIn('kit equipment gear material equipo ausrustung materiel attrezzi equipamento')),
    (clause) => {
      const { claims } = read(clause);
      return claimsOf(claims, 'kit').length > 0 || /\bgym\b/i.test(clause);
    },
  ],
  [
    new Set(stemsIn('days day schedule free when week tage dias jours giorni')),
    (clause) => cuesIn(clause).has('when'),
  ],
  [
    new Set(stemsIn('race event goal target aim wedding marathon half 5k 10k ziel meta')),
    (clause) =>
      cuesIn(clause).has('story', 'goal', 'aim', 'target') ||
      cuesIn(clause).has('sign:race') ||
      claimsOf(read(clause).claims, 'event').length > 0,
  ],
  [
    new Set(stemsIn('weigh weight heavy')),
    (clause) => claimsOf(read(clause).claims, 'bodyMass').length > 0,
  ],
  [
    new Set(stemsIn('eat food diet allergic allergy')),
    (clause) =>
      /\b(?:vegan|vegetarian|allerg\w+|eat|diet|lactose|gluten|halal|kosher|pescatarian)\b/i.test(
        clause,
      ),
  ],
  [
    new Set(stemsIn('hate dislike like leave avoid')),
    (clause) => cuesIn(clause).has('story', 'like', 'dislike'),
  ],
  [
    new Set(stemsIn('hurt injury injuries pain knee shoulder back body health')),
    (clause) => claimsOf(read(clause).claims, 'injury').length > 0,
  ],
  [
    new Set(stemsIn('numbers lifts max best maxes')),
    (clause) => claimsOf(read(clause).claims, 'max').length > 0,
  ],
];

const asking = new Set(
  stemsIn(
    'again say said tell told mention remember forget know name ask recommend talk earlier last time week did could have remind was what about something use called not no ask lol whats right earlier already before today yesterday far',
  ),
);

/** 'What am I training for': of the goal, and not of the kit. */
const trainedFor =
  /\b(?:train(?:ing)?|work(?:ing)? (?:out )?|preparing|aim(?:ing)?) (?:for|towards?|at)\b/i;

const mostClauses = 3;

/** The clauses that a question is about: by its own words first, then by what kind of thing it names. */
export function recollect(turn: Turn): {
  found: Recollection[];
  subject: string[];
  /** Told of the kind of thing that is asked for by its name: 'my race'. */
  isOfKind: boolean;
} {
  const told = allTold(turn);
  const asked = stemsIn(turn.text);
  const subject = asked.filter((stem) => !asking.has(stem) && stem.length > 2);
  const shares = ({ clause }: Recollection) => {
    const own = new Set(stemsIn(clause));
    return subject.filter((stem) => own.has(stem)).length;
  };
  const most = Math.max(0, ...told.map(shares));
  const near = most > 0 ? told.filter((one) => shares(one) === most) : [];
  const isOfAim = trainedFor.test(turn.text);
  const group = groups.find(([words]) =>
    isOfAim ? words.has('goal') : asked.some((stem) => words.has(stem)),
  );
  const ofKind = group ? told.filter(({ clause }) => group[1](clause)) : [];
  const isPart = near.length > 0 && ofKind.length > 0 && near.every((one) => ofKind.includes(one));
  const found = isPart || ofKind.length === 0 ? near : ofKind;
  return { found: found.slice(-mostClauses), subject, isOfKind: ofKind.length > 0 };
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** 'Earlier today', 'on 12 November'. */
export function whenText(at: string, now: string): string {
  if (at.slice(0, 10) === now.slice(0, 10)) return 'today';
  const date = new Date(at);
  return `on ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** 'You told me today: your knee is dodgy.' */
export function tellBack(told: readonly Recollection[], now: string): string {
  const [first] = told;
  if (!first) return '';
  const said = told.map(({ clause }) => saidBack(clause)).join('; ');
  return `You told me ${whenText(first.at, now)}: ${said}.`;
}
