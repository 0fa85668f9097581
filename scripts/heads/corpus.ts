import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asks } from '../../packages/domain/src/coach/cards/data/asks.ts';
import { dangerClaims } from '../../packages/domain/src/reading/danger/claims.ts';
import { decide } from '../../packages/domain/src/reading/danger/decide.ts';

export interface Labels {
  intent?: string;
  danger?: { class?: string; outcome?: string };
  effort?: string;
  goal?: string;
  format?: string;
  limits?: string[];
  focus?: string[];
  injuries?: string[];
}

export interface Message {
  id: string;
  lang: string;
  kind: 'wish' | 'danger' | 'look' | 'talk';
  text: string;
  labels: Labels;
  writer: string;
}

/** Of these only danger and harmless are labelled; their messages serve training alone. */
export const partlyLabelled: readonly string[] = [
  'first-edition',
  'near-danger',
  'near-twins',
  'asks',
  'w33',
  'w34',
  'w35',
  'w36',
  'w37',
  'w38',
  'w41',
  'w42',
  'w51',
  'w52',
  'w53',
  'w55',
  'w56',
];

/** Questions that a card answers are harmless, but for those in which the rules hear a danger. */
export function readQuestions(): Message[] {
  const texts = Object.values(asks).flatMap((lines) => lines.split('\n'));
  return texts
    .filter((text) => text.trim() !== '' && decide(dangerClaims(text), {}) === null)
    .map((text, index) => ({
      id: `asks-${index}`,
      lang: '',
      kind: 'talk',
      text,
      labels: {},
      writer: 'asks',
    }));
}

/** All messages but those of the test writers, which nothing here may open. */
export function readMessages(folder: string): { train: Message[]; dev: Message[] } {
  const split: { test: string[]; dev: string[] } = JSON.parse(
    readFileSync(join(folder, 'split.json'), 'utf8'),
  );
  const train: Message[] = [];
  const dev: Message[] = [];
  for (const file of readdirSync(join(folder, 'messages')).sort()) {
    const writer = file.replace(/\.jsonl$/, '');
    if (!file.endsWith('.jsonl') || split.test.includes(writer)) continue;
    const lines = readFileSync(join(folder, 'messages', file), 'utf8').split('\n');
    const messages = lines
      .filter((line) => line.trim() !== '')
      .map((line): Message => ({ ...JSON.parse(line), writer }));
    (split.dev.includes(writer) ? dev : train).push(...messages);
  }
  return { train, dev };
}

/** Writers in groups, each with a share of every language; a writer is never in two. */
export function groupWriters(messages: readonly Message[], count: number): Set<string>[] {
  const languages = new Map<string, string>();
  for (const { writer, lang } of messages) {
    if (!partlyLabelled.includes(writer) && !languages.has(writer)) languages.set(writer, lang);
  }
  const ordered = [...languages].sort(([a, x], [b, y]) => x.localeCompare(y) || a.localeCompare(b));
  return Array.from(
    { length: count },
    (_, group) =>
      new Set(ordered.filter((_, index) => index % count === group).map(([writer]) => writer)),
  );
}
