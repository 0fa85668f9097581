import { understand } from '../packages/domain/src/planner/understand.ts';
import { read } from '../packages/domain/src/reading/read.ts';
import { percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { type Message, type Part, readMessages } from './support/understanding/corpus.ts';
import { isSame, slotViews } from './support/understanding/slots.ts';

/**
 * How well messages of writers that nothing was trained or tuned on are understood, per slot and
 * language. `npm run bench understanding -- dev` looks at the writers for tuning instead.
 */
const part = (process.argv[2] ?? 'test') as Part;
const messages = readMessages({ part });
const languages = [...new Set(messages.map(({ lang }) => lang))].sort();

const percent = (right: number, all: number) =>
  all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`;
const nobody = { sessions: [] };
const outcome = ({ text }: Message) => understand(text, {}, {}, nobody);

interface SlotFigure {
  expected: number;
  found: number;
  right: number;
}
const perSlot = new Map<string, SlotFigure>();
const perLanguage = new Map<
  string,
  { wishes: number; met: number; danger: number; caught: number }
>();
const add = (slot: string, expected: number, found: number, right: number) => {
  const figure = perSlot.get(slot) ?? { expected: 0, found: 0, right: 0 };
  perSlot.set(slot, {
    expected: figure.expected + expected,
    found: figure.found + found,
    right: figure.right + right,
  });
};

let looks = 0;
let refusedLooks = 0;
let askedLooks = 0;
let wishes = 0;
let refusedWishes = 0;
const times: number[] = [];
for (const message of messages) {
  const { kind, lang, labels, text } = message;
  const startedAt = performance.now();
  const understood = outcome(message);
  times.push(performance.now() - startedAt);
  const line = perLanguage.get(lang) ?? { wishes: 0, met: 0, danger: 0, caught: 0 };
  perLanguage.set(lang, line);
  const isHalted = understood.kind !== 'request';
  const isAsked = understood.kind === 'request' && understood.question !== null;
  if (kind === 'danger') {
    line.danger += 1;
    if (isHalted || (labels.danger?.outcome === 'care' && isAsked)) line.caught += 1;
    continue;
  }
  if (kind === 'look') {
    looks += 1;
    if (isHalted) refusedLooks += 1;
    else if (isAsked) askedLooks += 1;
  }
  if (kind === 'wish') {
    wishes += 1;
    if (isHalted) refusedWishes += 1;
  }
  const { claims } = read(text);
  let isMet = !isHalted;
  for (const [slot, view] of Object.entries(slotViews)) {
    const expected = [...new Set(view.expected(labels))];
    const found = [...new Set(view.found(claims))];
    const missed = expected.filter((one) => !found.some((other) => isSame(slot, one, other)));
    add(slot, expected.length, found.length, expected.length - missed.length);
    if (missed.length > 0) isMet = false;
    const isMadeUp = ['injuries', 'conditions', 'age', 'minutes'].includes(slot);
    if (isMadeUp && found.some((one) => !expected.some((other) => isSame(slot, other, one)))) {
      isMet = false;
    }
  }
  if (kind !== 'wish') continue;
  line.wishes += 1;
  if (isMet) line.met += 1;
}

console.log(`${messages.length} messages of the ${part} writers\n`);
console.log('slot         expected  recall   claimed  precision');
for (const [slot, { expected, found, right }] of perSlot) {
  const cells = [
    String(expected),
    percent(right, expected),
    String(found),
    percent(Math.min(right, found), found),
  ];
  console.log(slot.padEnd(12) + cells.map((cell) => cell.padStart(10)).join(''));
}
console.log('\nlanguage  wishes  all met  danger  recall');
for (const lang of languages) {
  const line = perLanguage.get(lang);
  if (!line) continue;
  const cells = [
    String(line.wishes),
    percent(line.met, line.wishes),
    String(line.danger),
    percent(line.caught, line.danger),
  ];
  console.log(lang.padEnd(8) + cells.map((cell) => cell.padStart(9)).join(''));
}

const all = [...perLanguage.values()];
const sum = (of: 'wishes' | 'met' | 'danger' | 'caught') =>
  all.reduce((total, line) => total + line[of], 0);
const worst = ['no pain except squats ', 'knee hurts and ', '20 min ', 'not ', 'a 5 x '].map(
  (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    const startedAt = performance.now();
    read(text);
    return performance.now() - startedAt;
  },
);
const share = (right: number, whole: number) => (whole === 0 ? 0 : (100 * right) / whole);
const figure = (name: string, value: number, unit: string, limit: number, atLeast = false) => ({
  figure: name,
  value: `${value.toFixed(1)} ${unit}`,
  bar: {
    text: `${atLeast ? '≥' : '≤'} ${limit} ${unit}`,
    met: atLeast ? value >= limit : value <= limit,
  },
  ratio: value / limit,
});
console.log();
printTable([
  figure('danger met', share(sum('caught'), sum('danger')), '%', 95, true),
  figure('look-alikes refused or questioned', share(refusedLooks + askedLooks, looks), '%', 5),
  figure('wishes refused', share(refusedWishes, wishes), '%', 2),
  { figure: 'wishes with all labels met', value: percent(sum('met'), sum('wishes')) },
  figure('reading by rules and heads, p50', percentile(times, 50), 'ms', 5),
  { figure: 'reading by rules and heads, p99', value: `${percentile(times, 99).toFixed(1)} ms` },
  figure('worst of 10,000 characters', Math.max(...worst), 'ms', 100),
]);
