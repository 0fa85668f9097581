import {
  correctTokens,
  findPhrases,
  type Hit,
  indexPhrases,
  type Lexicon,
  type PhraseIndex,
} from '../../reading/engine/phrases.ts';
import { type Token, tokenise } from '../../reading/engine/tokens.ts';
import { ordinaryWords } from '../../reading/lexicon/language/ordinary-words.ts';
import { chats } from './chat/lines.ts';
import { aspectCues } from './follow-up/aspects.ts';
import { details } from './lexicon/details.ts';
import { glossary } from './lexicon/glossary.ts';
import { ownNumberWords } from './lexicon/numbers.ts';
import {
  briefWords,
  coachWords,
  memoryWords,
  otherWords,
  ownFactWords,
  settingWords,
  socialWords,
  toneWords,
} from './lexicon/person.ts';
import { reshapeWords } from './lexicon/reshape.ts';
import {
  foodWords,
  speakerWords,
  storyWords,
  thingWords,
  timeHeldWords,
  whenWords,
} from './lexicon/story.ts';
import { sumWords } from './lexicon/sums.ts';
import {
  askWords,
  aspectWords,
  changeWords,
  dayTalk,
  giveWords,
  planWords,
  undoWords,
} from './lexicon/talk.ts';
import { touches } from './lexicon/touches.ts';
import type { HeardTexts } from './lookup/heard.ts';
import { moments } from './moments/all.ts';
import { signWords } from './moments/signs.ts';

const kinds = {
  ask: askWords,
  give: giveWords,
  change: changeWords,
  reshape: reshapeWords,
  undo: undoWords,
  plan: planWords,
  day: dayTalk,
  social: socialWords,
  coach: coachWords,
  memory: memoryWords,
  own: ownFactWords,
  tone: toneWords,
  brief: briefWords,
  setting: settingWords,
  offField: otherWords,
  story: storyWords,
  self: speakerWords,
  thing: thingWords,
  number: ownNumberWords,
  aspect: aspectWords,
  when: whenWords,
  hold: timeHeldWords,
  chat: Object.fromEntries(chats.map(({ id, cues }) => [id, cues])),
  touch: Object.fromEntries(touches.map(({ id, cues }) => [id, cues])),
  sum: sumWords,
  food: foodWords,
  follow: aspectCues,
  glossary,
} as const satisfies Record<string, Lexicon>;

export type CueKind =
  | keyof typeof kinds
  | `moment:${string}`
  | `sign:${string}`
  | `detail:${string}`;

/** The words of a conversation that say what a message is for. */
export interface Cues {
  text: string;
  /** What the learned reader has made of the message and of its sentences. */
  heard?: HeardTexts;
  tokens: readonly Token[];
  /** Words and numbers, without marks. */
  wordCount: number;
  hits: readonly Hit[];
  /** Values of a kind, in the order of the text. */
  of(kind: CueKind): string[];
  has(kind: CueKind, ...values: string[]): boolean;
  /** The first hit of a kind. */
  first(kind: CueKind): Hit | undefined;
}

let index: PhraseIndex | undefined;

/** Each moment and sign is a kind of its own, so that one does not hide another in the same words. */
function phraseIndex(): PhraseIndex {
  index ??= indexPhrases(
    {
      ...kinds,
      ...Object.fromEntries(moments.map(({ id, cues }) => [`moment:${id}`, { [id]: cues }])),
      ...Object.fromEntries(details.map(({ id, cues }) => [`detail:${id}`, { [id]: cues }])),
      ...Object.fromEntries(
        Object.entries(signWords).map(([id, words]) => [`sign:${id}`, { [id]: words }]),
      ),
    },
    ordinaryWords,
  );
  return index;
}

/** Longer messages say what they are for in their first and last sentences. */
const mostCharacters = 1_200;

export function cuesIn(text: string): Cues {
  const phrases = phraseIndex();
  const tokens = correctTokens(phrases, tokenise(text.slice(0, mostCharacters)));
  const hits = findPhrases(phrases, tokens);
  const of = (kind: CueKind) => hits.filter((hit) => hit.kind === kind).map(({ value }) => value);
  return {
    text,
    tokens,
    wordCount: tokens.filter(({ kind }) => kind !== 'mark').length,
    hits,
    of,
    has: (kind, ...values) => {
      const found = of(kind);
      return values.length === 0 ? found.length > 0 : values.some((one) => found.includes(one));
    },
    first: (kind) => hits.find((hit) => hit.kind === kind),
  };
}
