// npx tsx bench/support/understanding/score-slots.ts [--part dev] [--writers w01,w02] [--slots minutes,kit] [--lang en] [--show]
import { readByRules } from '../../../packages/domain/src/reading/read.ts';
import { type Part, readMessages } from './corpus.ts';
import { isSame, slotViews } from './slots.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const names = option('slots')?.split(',') ?? Object.keys(slotViews);
const writers = option('writers')?.split(',');
const lang = option('lang');
const isShown = process.argv.includes('--show');
const messages = readMessages({
  part: (option('part') ?? (writers ? undefined : 'train')) as Part,
  ...(writers && { writers }),
}).filter((message) => message.kind !== 'danger' && (!lang || message.lang === lang));
if (
  isShown &&
  messages.some(({ writer }) => ['w07', 'w08', 'w17', 'w18', 'w19', 'w20'].includes(writer))
) {
  throw new Error('Messages of the test writers are not shown.');
}

const figures = new Map(names.map((name) => [name, { expected: 0, found: 0, right: 0 }]));
for (const { id, text, labels } of messages) {
  const claims = readByRules(text);
  for (const name of names) {
    const view = slotViews[name];
    const figure = figures.get(name);
    if (!view || !figure) throw new Error(`No slot ${name}`);
    const expected = [...new Set(view.expected(labels))];
    const found = [...new Set(view.found(claims))];
    const missed = expected.filter((one) => !found.some((other) => isSame(name, one, other)));
    const extra = found.filter((one) => !expected.some((other) => isSame(name, other, one)));
    figure.expected += expected.length;
    figure.found += found.length;
    figure.right += expected.length - missed.length;
    if (isShown && missed.length + extra.length > 0) {
      console.log(`${id} ${name}: missed [${missed}] made up [${extra}] | ${text}`);
    }
  }
}
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
console.log(
  `${messages.length} messages\n${'slot'.padEnd(12)}expected  recall  claimed  precision`,
);
for (const [name, { expected, found, right }] of figures) {
  console.log(
    `${name.padEnd(12)}${String(expected).padStart(8)}${percent(right, expected).padStart(8)}${String(found).padStart(9)}${percent(Math.min(right, found), found).padStart(11)}`,
  );
}
