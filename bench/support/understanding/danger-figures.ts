/**
 * How well danger is heard in the messages of the train and dev writers:
 * npx tsx bench/support/understanding/danger-figures.ts [writer …]
 */

import { claimsOf } from '../../../packages/domain/src/reading/claims.ts';
import { dangerClaims } from '../../../packages/domain/src/reading/danger/claims.ts';
import { predict } from '../../../packages/domain/src/reading/heads/predict.ts';
import { type Message, readMessages } from './corpus.ts';

type Outcome = 'stop' | 'hold' | 'care' | null;

/** The gravest outcome of a message; a clearance in it lifts all but a stop. */
function outcomeOf(text: string, withHeads: boolean): Outcome {
  const claims = dangerClaims(text, withHeads ? predict(text) : null);
  const isCleared = claimsOf(claims, 'clearance').length > 0;
  const told = claimsOf(claims, 'danger')
    .filter(({ polarity }) => polarity !== 'denies')
    .map(({ value }) => value.outcome);
  if (told.includes('stop')) return 'stop';
  if (isCleared) return null;
  return told.includes('hold') ? 'hold' : told.includes('care') ? 'care' : null;
}

const share = (part: number, whole: number) =>
  `${part}/${whole} ${whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`}`;

function printFigures(messages: readonly Message[], withHeads: boolean): void {
  const read = messages.map((message) => ({
    ...message,
    outcome: outcomeOf(message.text, withHeads),
  }));
  const of = (kind: Message['kind']) => read.filter((message) => message.kind === kind);
  const danger = of('danger');
  const heard = danger.filter(({ outcome }) => outcome !== null);
  const exact = danger.filter(({ outcome, labels }) => outcome === labels.danger?.outcome);
  console.log(withHeads ? 'rules and heads' : 'rules alone');
  console.log(`  danger heard ${share(heard.length, danger.length)}`);
  console.log(`  exact outcome ${share(exact.length, danger.length)}`);
  for (const kind of ['look', 'wish', 'talk'] as const) {
    const all = of(kind);
    const alarms = all.filter(({ outcome }) => outcome === 'stop' || outcome === 'hold');
    const asked = all.filter(({ outcome }) => outcome === 'care');
    console.log(
      `  ${kind}: false alarms ${share(alarms.length, all.length)}, needless questions ${share(asked.length, all.length)}`,
    );
  }
  for (const lang of [...new Set(danger.map(({ lang }) => lang))].sort()) {
    const own = danger.filter((message) => message.lang === lang);
    const told = own.filter(({ outcome }) => outcome !== null);
    console.log(`  ${lang} ${share(told.length, own.length)}`);
  }
  for (const name of [...new Set(danger.map(({ labels }) => labels.danger?.class ?? ''))].sort()) {
    const own = danger.filter(({ labels }) => labels.danger?.class === name);
    const told = own.filter(({ outcome }) => outcome !== null);
    console.log(`  ${name} ${share(told.length, own.length)}`);
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

printWorstCost();
const writers = process.argv.slice(2);
const messages =
  writers.length > 0
    ? readMessages({ writers })
    : [...readMessages({ part: 'train' }), ...readMessages({ part: 'dev' })];
printFigures(
  messages.filter(({ writer }) => writer.startsWith('w')),
  false,
);
printFigures(
  messages.filter(({ writer }) => writer.startsWith('w')),
  true,
);
