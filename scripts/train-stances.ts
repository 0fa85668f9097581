import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scanPlainly } from '../packages/domain/src/reading/engine/scan.ts';
import { stanceFeatures, tokensOf } from '../packages/domain/src/reading/stance/features.ts';
import { thingsIn } from '../packages/domain/src/reading/stance/stance.ts';
import { calibrate, probabilityOf, type Scored } from './heads/calibrate.ts';
import { readMessages } from './heads/corpus.ts';
import { headsSource, packHeads } from './heads/pack.ts';
import type { Row } from './heads/regression.ts';
import { bucketCount, scoreRow, trainLine } from './heads/train-line.ts';
import { root } from './paths.mjs';

const folder = join(root, 'corpus', 'stances');
const groups = 5;
const keptWeights = 12_000;
/** A line written for this counts as many messages whose rule may be wrong. */
const copies = 3;

interface Example {
  row: Row;
  isRefused: boolean;
  isWritten: boolean;
  text: string;
}

function toRow(features: Set<number>): Row {
  return { features: Int32Array.from(features), value: 1 / Math.sqrt(Math.max(1, features.size)) };
}

/** '- [lunges] are the devil': what stands in brackets is the thing. */
function readLine(line: string): Example[] {
  const [, sign, rest = ''] = /^([-+]) (.+)$/.exec(line.trim()) ?? [];
  const start = rest.indexOf('[');
  const end = rest.indexOf(']');
  if (!sign || start < 0 || end < start) throw new Error(`No thing in brackets: ${line}`);
  const text = rest.replaceAll(/[[\]]/g, '');
  const scanned = scanPlainly(text);
  const { tokens } = scanned;
  const from = tokens.findIndex((token) => token.end > start);
  const after = tokens.findIndex((token) => token.start >= end - 1);
  const span = { from, to: after < 0 ? tokens.length : after };
  const things = thingsIn(scanned.hits);
  const own = things.find((one) => one.from < span.to && span.from < one.to);
  const isThing = tokensOf(
    things.filter((one) => one !== own),
    tokens.length,
  );
  const families = own ? [own.family] : ['move', 'kit', 'part'];
  return families.map((family) => ({
    row: toRow(stanceFeatures(tokens, span, isThing, family, bucketCount)),
    isRefused: sign === '-',
    isWritten: true,
    text,
  }));
}

/** What the rules make of the things in a message, as far as it can be trusted. */
function readMessage(text: string): Example[] {
  const scanned = scanPlainly(text);
  const things = thingsIn(scanned.hits);
  const isThing = tokensOf(things, scanned.tokens.length);
  return things.map((thing) => ({
    row: toRow(stanceFeatures(scanned.tokens, thing, isThing, thing.family, bucketCount)),
    isRefused: thing.hits.some((hit) => scanned.polarity(hit) !== 'plain'),
    isWritten: false,
    text,
  }));
}

function train(examples: readonly Example[]) {
  const all = examples.flatMap((one) => (one.isWritten ? Array(copies).fill(one) : [one]));
  return trainLine(
    all.map(({ row }) => row),
    all.map(({ isRefused }) => isRefused),
    keptWeights,
  );
}

const written = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map(readLine);
const { train: messages } = readMessages(join(root, 'corpus'));
const weak = messages
  .filter(({ kind }) => kind === 'wish' || kind === 'look')
  .flatMap(({ text }) => readMessage(text));

/** Lines that differ in one word stand together, and are left out together. */
const groupOf = (index: number) => Math.floor(index / 10) % groups;

const scored: (Scored & { text: string; isWritten: boolean })[] = [];
for (let group = 0; group < groups; group += 1) {
  const left = written.filter((_, index) => groupOf(index) === group).flat();
  const leftWeak = weak.filter((_, index) => index % groups === group);
  const line = train([
    ...written.filter((_, index) => groupOf(index) !== group).flat(),
    ...weak.filter((_, index) => index % groups !== group),
  ]);
  const score = scoreRow(line);
  for (const { row, isRefused, text, isWritten } of [...left, ...leftWeak]) {
    scored.push({ score: score(row), truth: isRefused, text, isWritten });
  }
}
const by = calibrate(scored);
for (const isWritten of [true, false]) {
  const part = scored.filter((one) => one.isWritten === isWritten);
  for (const level of [0.5, 0.65, 0.75, 0.85]) {
    const said = part.filter(({ score }) => probabilityOf(score, by) >= level);
    const right = said.filter(({ truth }) => truth).length;
    const meant = part.filter(({ truth }) => truth).length;
    console.log(
      `${isWritten ? 'written lines' : 'messages'}, left out, from ${level}: precision ${((100 * right) / said.length).toFixed(1)} %, recall ${((100 * right) / meant).toFixed(1)} % of ${meant} (${part.length} in all)`,
    );
  }
}
if (process.argv.includes('--misses')) {
  for (const { text, score, truth, isWritten } of scored) {
    const probability = probabilityOf(score, by);
    if (!isWritten && !truth && probability >= 0.75) console.log(probability.toFixed(2), text);
  }
}
const heads = packHeads(
  [
    {
      question: 'stance',
      value: 'refused',
      ...by,
      sureFrom: 0.75,
      line: train([...written.flat(), ...weak]),
    },
  ],
  {},
);
const source = headsSource(heads).replace('../unpack.ts', '../../heads/unpack.ts');
writeFileSync(join(root, 'packages/domain/src/reading/stance/data/trained.ts'), source);
console.log(`${(gzipSync(source).length / 1000).toFixed(0)} kB gzipped`);
