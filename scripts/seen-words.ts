import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanDanger } from '../packages/domain/src/reading/danger/scan.ts';
import { scanPlainly } from '../packages/domain/src/reading/engine/scan.ts';
import { tokenise } from '../packages/domain/src/reading/engine/tokens.ts';
import { seenWords } from '../packages/domain/src/reading/lexicon/data/seen-words.ts';
import { readMessages } from './heads/corpus.ts';
import { root } from './paths.mjs';

/** Two people do not make the same slip: what both write is a word. */
const leastWriters = 2;
const longestLine = 98;
const longEnough = 6;

/** 'Crampes' for 'crampe', 'treina' for 'treino': a form of the word that it is taken for. */
function isForm(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const isEnding = word.length === other.length && word.slice(0, -1) === other.slice(0, -1);
  return long.startsWith(short) || (isEnding && word.length >= longEnough);
}

const writers = new Map<string, Set<string>>();
for (const { text, writer } of readMessages(join(root, 'corpus')).train) {
  const raw = tokenise(text);
  const read = [...scanPlainly(text).tokens, ...scanDanger(text).tokens];
  read.forEach((token, at) => {
    const word = raw[at % raw.length]?.text;
    if (!word || token.typo === 0 || isForm(word, token.text)) return;
    writers.set(word, (writers.get(word) ?? new Set()).add(writer));
  });
}
const found = [...writers].filter(([, own]) => own.size >= leastWriters).map(([word]) => word);
const words = [...new Set([...seenWords.trim().split(/\s+/), ...found])].filter(Boolean).sort();
const lines: string[] = [];
for (const word of words) {
  const last = lines.at(-1);
  if (last === undefined || last.length + word.length + 1 > longestLine) lines.push(word);
  else lines[lines.length - 1] = `${last} ${word}`;
}
const source = `/** Words that several writers of the corpus use and that lie close to one of a lexicon; written by scripts/seen-words.ts. */
export const seenWords = \`
${lines.join('\n')}
\`;
`;
writeFileSync(join(root, 'packages/domain/src/reading/lexicon/data/seen-words.ts'), source);
console.log(`${words.length} words, ${found.length} of them new`);
