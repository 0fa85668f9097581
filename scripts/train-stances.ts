import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Scan, scanPlainly } from '../packages/domain/src/reading/engine/scan.ts';
import { partsIn } from '../packages/domain/src/reading/slots/body/body-parts.ts';
import { stanceFeatures, tokensOf } from '../packages/domain/src/reading/stance/features.ts';
import { type StanceThing, thingsIn } from '../packages/domain/src/reading/stance/stance.ts';
import { calibrate, probabilityOf, type Scored } from './heads/calibrate.ts';
import { type Message, partlyLabelled, readMessages } from './heads/corpus.ts';
import { headsSource, packHeads } from './heads/pack.ts';
import type { Row } from './heads/regression.ts';
import { bucketCount, scoreRow, trainLine } from './heads/train-line.ts';
import { root } from './paths.mjs';

const groups = 5;
const keptWeights = 12_000;
/** A line written for this counts as many messages whose rule may be wrong. */
const copies = 3;

interface Example {
  row: Row;
  truth: boolean;
  isWritten: boolean;
  text: string;
}

type Named = Pick<StanceThing, 'from' | 'to' | 'family'>;

/** One question that is asked of the words around a name. */
interface Stance {
  value: 'refused' | 'hurt';
  /** Lines in which one name stands in brackets, '-' where it is so and '+' where it is not. */
  folder: string;
  /** Families of a name that no lexicon knows. */
  families: readonly string[];
  namesIn: (scanned: Scan) => readonly Named[];
  /** What is known of a name in a message, or null. */
  isSo: (message: Message, scanned: Scan, named: Named) => boolean | null;
}

const stances: readonly Stance[] = [
  {
    value: 'refused',
    folder: 'stances',
    families: ['move', 'kit', 'part'],
    namesIn: ({ hits }) => thingsIn(hits),
    /** What the rules make of the things in a message, as far as it can be trusted. */
    isSo: (_message, scanned, named) =>
      thingsIn(scanned.hits)
        .find(({ from, to }) => from === named.from && to === named.to)
        ?.hits.some((hit) => scanned.polarity(hit) !== 'plain') ?? null,
  },
  {
    value: 'hurt',
    folder: 'hurts',
    families: ['body'],
    namesIn: (scanned) => partsIn(scanned).map(({ from, to }) => ({ from, to, family: 'body' })),
    isSo({ labels, writer }, scanned, named) {
      if (partlyLabelled.includes(writer)) return null;
      const part = partsIn(scanned).find(({ from }) => from === named.from);
      return part?.region ? (labels.injuries ?? []).includes(part.region) : null;
    },
  },
];

function toRow(scanned: Scan, named: Named, names: readonly Named[]): Row {
  const others = names.filter((one) => one !== named);
  const isName = tokensOf(named.family === 'body' ? others : names, scanned.tokens.length);
  const features = stanceFeatures(scanned.tokens, named, isName, named.family, bucketCount);
  return { features: Int32Array.from(features), value: 1 / Math.sqrt(Math.max(1, features.size)) };
}

/** '- [lunges] are the devil': what stands in brackets is the name. */
function readLine({ namesIn, families }: Stance, line: string): Example[] {
  const [, sign, rest = ''] = /^([-+]) (.+)$/.exec(line.trim()) ?? [];
  const start = rest.indexOf('[');
  const end = rest.indexOf(']');
  if (!sign || start < 0 || end < start) throw new Error(`No name in brackets: ${line}`);
  const text = rest.replaceAll(/[[\]]/g, '');
  const scanned = scanPlainly(text);
  const { tokens } = scanned;
  const from = tokens.findIndex((token) => token.end > start);
  const after = tokens.findIndex((token) => token.start >= end - 1);
  const span = { from, to: after < 0 ? tokens.length : after };
  const names = namesIn(scanned);
  const own = names.find((one) => one.from < span.to && span.from < one.to);
  const others = names.filter((one) => one !== own);
  return (own ? [own.family] : families).map((family) => ({
    row: toRow(scanned, { ...span, family }, others),
    truth: sign === '-',
    isWritten: true,
    text,
  }));
}

function readMessage({ namesIn, isSo }: Stance, message: Message): Example[] {
  const scanned = scanPlainly(message.text);
  const names = namesIn(scanned);
  return names.flatMap((named) => {
    const truth = isSo(message, scanned, named);
    if (truth === null) return [];
    return [{ row: toRow(scanned, named, names), truth, isWritten: false, text: message.text }];
  });
}

function train(examples: readonly Example[]) {
  const all = examples.flatMap((one) => (one.isWritten ? Array(copies).fill(one) : [one]));
  return trainLine(
    all.map(({ row }) => row),
    all.map(({ truth }) => truth),
    keptWeights,
  );
}

/** Lines that differ in one word stand together, and are left out together. */
const groupOf = (index: number) => Math.floor(index / 10) % groups;

function printLeftOut(
  value: string,
  scored: readonly (Scored & Pick<Example, 'isWritten'>)[],
  by: ReturnType<typeof calibrate>,
): void {
  for (const isWritten of [true, false]) {
    const part = scored.filter((one) => one.isWritten === isWritten);
    const meant = part.filter(({ truth }) => truth).length;
    for (const level of [0.5, 0.65, 0.75, 0.85]) {
      const said = part.filter(({ score }) => probabilityOf(score, by) >= level);
      const right = said.filter(({ truth }) => truth).length;
      console.log(
        `${value}, ${isWritten ? 'written lines' : 'messages'}, left out, from ${level}: precision ${((100 * right) / said.length).toFixed(1)} %, recall ${((100 * right) / meant).toFixed(1)} % of ${meant} (${part.length} in all)`,
      );
    }
  }
}

const { train: messages } = readMessages(join(root, 'corpus'));
const whole = messages.filter(({ kind }) => kind === 'wish' || kind === 'look');

function trainStance(stance: Stance) {
  const folder = join(root, 'corpus', stance.folder);
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => readLine(stance, line));
  const weak = whole.flatMap((message) => readMessage(stance, message));
  const scored: (Scored & Pick<Example, 'text' | 'isWritten'>)[] = [];
  for (let group = 0; group < groups; group += 1) {
    const left = written.filter((_, index) => groupOf(index) === group).flat();
    const leftWeak = weak.filter((_, index) => index % groups === group);
    const score = scoreRow(
      train([
        ...written.filter((_, index) => groupOf(index) !== group).flat(),
        ...weak.filter((_, index) => index % groups !== group),
      ]),
    );
    for (const { row, truth, text, isWritten } of [...left, ...leftWeak]) {
      scored.push({ score: score(row), truth, text, isWritten });
    }
  }
  const by = calibrate(scored);
  printLeftOut(stance.value, scored, by);
  if (process.argv.includes('--misses')) {
    for (const { text, score, truth, isWritten } of scored) {
      const probability = probabilityOf(score, by);
      if (!isWritten && !truth && probability >= 0.75) console.log(probability.toFixed(2), text);
    }
  }
  const line = train([...written.flat(), ...weak]);
  return { question: 'stance' as const, value: stance.value, ...by, sureFrom: 0.75, line };
}

const heads = packHeads(stances.map(trainStance), {});
const source = headsSource(heads).replace('../unpack.ts', '../../heads/unpack.ts');
writeFileSync(join(root, 'packages/domain/src/reading/stance/data/trained.ts'), source);
console.log(`${(gzipSync(source).length / 1000).toFixed(0)} kB gzipped`);
