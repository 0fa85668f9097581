import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cards } from '../../packages/domain/src/coach/cards/all.ts';
import { asks } from '../../packages/domain/src/coach/cards/data/asks.ts';
import { cuesIn } from '../../packages/domain/src/coach/turn/cues.ts';
import { languageOf } from '../../packages/domain/src/coach/turn/voice/language.ts';
import { noCard } from '../../packages/server/src/platform/encoder/listen.ts';
import { root } from '../paths.mjs';

/** One way in which a card is asked for. */
export interface Way {
  id: string;
  text: string;
  /** Written by somebody who saw the answer alone; not where it stands on the card. */
  isAsk: boolean;
}

const corpus = join(root, 'corpus');
const known = new Set(cards.map(({ id }) => id));
const isEnglish = (text: string): boolean => languageOf(cuesIn(text).tokens) === 'en';

const linesOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The questions on the cards, and the ways of the first writers, which are looked up by words too. */
export function ownWays(): Way[] {
  const asked = Object.entries(asks).flatMap(([id, lines]) =>
    lines.split('\n').map((text) => ({ id, text, isAsk: true })),
  );
  const questions = cards.flatMap(({ id, questions: ways }) =>
    ways.map((text) => ({ id, text, isAsk: false })),
  );
  const isUsed = ({ id, text }: Way) => known.has(id) && text.trim() !== '' && isEnglish(text);
  return [...asked.filter(isUsed), ...questions];
}

/** The ways of later writers, for training alone: by the name of each. */
export function waysByWriter(): Map<string, Way[]> {
  const folder = join(corpus, 'asks');
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return new Map(
    files.sort().map((file) => [
      basename(file, '.jsonl'),
      linesOf<Pick<Way, 'id' | 'text'>>(join(folder, file))
        .filter(({ id, text }) => (known.has(id) || id === noCard) && isEnglish(text))
        .map((way) => ({ ...way, isAsk: true })),
    ]),
  );
}

/** What asks for a deed or chats: no card answers it. */
const deeds: ReadonlySet<string> = new Set(['make', 'change', 'log', 'plan', 'chat']);

interface Message {
  lang: string;
  kind: string;
  text: string;
  labels: { intent?: string };
}

/** English messages that no card answers, of the writers that are for training. */
export function unasked(): Way[] {
  const folder = join(corpus, 'messages');
  const split = JSON.parse(readFileSync(join(corpus, 'split.json'), 'utf8')) as {
    dev: string[];
    test: string[];
  };
  const left = new Set([...split.dev, ...split.test]);
  return readdirSync(folder)
    .filter((file) => !left.has(basename(file, '.jsonl')))
    .sort()
    .flatMap((file) => linesOf<Message>(join(folder, file)))
    .filter(
      ({ lang, kind, labels }) =>
        lang === 'en' && (kind === 'wish' || kind === 'talk') && deeds.has(labels.intent ?? ''),
    )
    .map(({ text }) => ({ id: noCard, text, isAsk: true }));
}
