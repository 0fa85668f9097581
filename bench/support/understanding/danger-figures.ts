/**
 * How well danger is heard, by what comes back: a stop, a hold, a question or a workout.
 * npx tsx bench/support/understanding/danger-figures.ts [--show] [writer … | file.jsonl]
 * Without a name the train and dev writers are measured; a file has `expect.action` and `style`.
 */
import { readFileSync } from 'node:fs';
import { claimsOf } from '../../../packages/domain/src/reading/claims.ts';
import { dangerClaims } from '../../../packages/domain/src/reading/danger/claims.ts';
import { decide } from '../../../packages/domain/src/reading/danger/decide.ts';
import { read } from '../../../packages/domain/src/reading/read.ts';
import { readMessages } from './corpus.ts';

type Outcome = 'stop' | 'hold' | 'care' | 'go';

interface Measured {
  id: string;
  lang: string;
  kind: string;
  /** Of danger its class, of a look-alike why it is one, as far as the writer has said so. */
  group: string;
  wanted: Outcome;
  text: string;
  outcome: Outcome;
  /** Whether a rule has spoken, or a head alone. */
  isRuled: boolean;
  why: string;
}

function outcomeOf(text: string): Pick<Measured, 'outcome' | 'isRuled' | 'why'> {
  const { claims } = read(text);
  const signs = claimsOf(claims, 'danger').filter(({ polarity }) => polarity !== 'denies');
  return {
    outcome: decide(claims, {})?.kind ?? 'go',
    isRuled: signs.some(({ reader }) => reader === 'rules'),
    why: signs.map(({ rule, value }) => `${rule} ${value.outcome}`).join(', '),
  };
}

interface Wish {
  id: string;
  lang: string;
  style: string;
  text: string;
  expect: { action: Outcome | 'generate' };
}

function fromFile(file: string): Measured[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): Measured => {
    const { id, lang, style, text, expect } = JSON.parse(line) as Wish;
    const [kind = '', group = ''] = style.split('/');
    const wanted = expect.action === 'generate' ? 'go' : expect.action;
    return { id, lang, kind, group, wanted, text, ...outcomeOf(text) };
  });
}

function fromCorpus(writers: readonly string[]): Measured[] {
  const messages =
    writers.length > 0
      ? readMessages({ writers })
      : [...readMessages({ part: 'train' }), ...readMessages({ part: 'dev' })];
  return messages
    .filter(({ writer }) => writer.startsWith('w'))
    .map(({ id, lang, kind, text, labels, why }): Measured => {
      const group = labels.danger?.class ?? why ?? '';
      const wanted = labels.danger?.outcome ?? 'go';
      return { id, lang, kind, group, wanted, text, ...outcomeOf(text) };
    });
}

/** No workout came where one would be wrong; a question will do where care was wanted. */
const isMet = ({ wanted, outcome }: Measured) =>
  outcome === 'stop' || outcome === 'hold' || (wanted === 'care' && outcome === 'care');
const isHeard = ({ outcome }: Measured) => outcome !== 'go';

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${part.length}/${whole.length} ${whole.length === 0 ? '–' : `${((100 * part.length) / whole.length).toFixed(1)} %`}`;

function dangerLine(name: string, all: readonly Measured[]): string {
  return `  ${name.padEnd(16)} met ${share(all.filter(isMet), all)}, heard ${share(all.filter(isHeard), all)}, by rules ${share(
    all.filter((one) => one.isRuled && isHeard(one)),
    all,
  )}`;
}

function alarmLine(name: string, all: readonly Measured[]): string {
  const halted = all.filter(({ outcome }) => outcome === 'stop' || outcome === 'hold');
  return `  ${name.padEnd(16)} false alarms ${share(all.filter(isHeard), all)}, refused ${share(halted, all)}, by rules ${share(
    all.filter((one) => one.isRuled && isHeard(one)),
    all,
  )}`;
}

function printBy(
  key: 'lang' | 'group',
  all: readonly Measured[],
  line: (name: string, own: readonly Measured[]) => string,
) {
  for (const name of [...new Set(all.map((one) => one[key]))].sort()) {
    console.log(
      line(
        name || '–',
        all.filter((one) => one[key] === name),
      ),
    );
  }
}

function printFigures(measured: readonly Measured[]): void {
  const dangers = measured.filter(({ kind }) => kind === 'danger');
  console.log(dangerLine('danger', dangers));
  printBy('lang', dangers, dangerLine);
  printBy('group', dangers, dangerLine);
  const looks = measured.filter(({ kind }) => kind === 'look');
  console.log(alarmLine('look-alikes', looks));
  printBy('lang', looks, alarmLine);
  printBy('group', looks, alarmLine);
  for (const kind of ['wish', 'plain', 'talk']) {
    const all = measured.filter((one) => one.kind === kind);
    if (all.length > 0) console.log(alarmLine(kind, all));
  }
}

const repeated = [
  'no pain except squats ',
  'my dad had chest pain years ago ',
  'numb left arm sudden ',
  'what if i get chest pain ',
  'pain arm jaw ',
  'leg swollen hot ',
];

/** Processor time of the longest text there is, so that other work does not count. */
function printWorstCost(): void {
  const costs = repeated.map((piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    dangerClaims(text);
    const before = process.cpuUsage();
    for (let i = 0; i < 5; i += 1) dangerClaims(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 5 / 1000;
  });
  console.log(`worst 10,000 characters: ${Math.max(...costs).toFixed(0)} ms`);
}

const names = process.argv.slice(2).filter((name) => name !== '--show');
const isShown = process.argv.includes('--show');
const testWriters = /^w(?:07|08|17|18|19|20)-/;
const [file] = names.filter((name) => name.endsWith('.jsonl'));
const measured = file ? fromFile(file) : fromCorpus(names);
if (isShown) {
  if (measured.some(({ id }) => testWriters.test(id))) {
    throw new Error('Messages of the test writers are not shown.');
  }
  for (const one of measured) {
    const isWrong = one.kind === 'danger' ? !isMet(one) : isHeard(one) && one.kind === 'look';
    if (isWrong)
      console.log(
        `${one.id} ${one.group} ${one.wanted} → ${one.outcome} [${one.why}] | ${one.text}`,
      );
  }
}
printFigures(measured);
if (!file) printWorstCost();
