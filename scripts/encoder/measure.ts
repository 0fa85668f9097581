import { cuesIn } from '../../packages/domain/src/coach/turn/cues.ts';
import {
  type Heard,
  type HeardTexts,
  heardIn,
} from '../../packages/domain/src/coach/turn/lookup/heard.ts';
import {
  type NearCard,
  queryOf,
  searchCards,
} from '../../packages/domain/src/coach/turn/lookup/knowledge.ts';
import type { Way } from './asked.ts';

interface Found {
  id: string;
  near: readonly NearCard[];
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** From these scores on a card answers, is clearly meant, is surely meant. */
const levels = [0.42, 0.6, 0.74];

function print(name: string, found: readonly Found[]): void {
  const within = (most: number) =>
    found.filter(({ id, near }) => near.slice(0, most).some((one) => one.id === id)).length;
  const precision = levels.map((least) => {
    const said = found.filter(({ near }) => (near[0]?.score ?? 0) >= least);
    const right = said.filter(({ id, near }) => near[0]?.id === id).length;
    return `${least}: ${percent(right, said.length)} right of ${percent(said.length, found.length)}`;
  });
  console.log(
    `${name}: first ${percent(within(1), found.length)}, among three ${percent(within(3), found.length)}; from ${precision.join(', ')}`,
  );
}

/** How ways of asking that were left out of everything find their cards. */
export async function printCardFigures(
  title: string,
  left: readonly Way[],
  listen: (texts: readonly string[]) => Promise<Heard[]>,
): Promise<void> {
  const heard = heardIn('en', await listen(left.map(({ text }) => text)));
  const nearOf = (text: string, texts?: HeardTexts) =>
    searchCards(queryOf(cuesIn(text), false), text, { heard: texts, most: 5 });
  console.log(`\n${left.length} ways of asking ${title}`);
  print(
    'words alone',
    left.map(({ id, text }) => ({ id, near: nearOf(text) })),
  );
  print(
    'with the learned reader',
    left.map(({ id, text }) => ({ id, near: nearOf(text, heard) })),
  );
}
