import { countAll } from '../packages/domain/src/camera/count-reps.ts';
import { type Movement, movements } from '../packages/domain/src/camera/movements.ts';
import {
  drawTrouble,
  seriesOf,
  type Trouble,
} from '../packages/domain/src/camera/test-support/landmark-series.ts';
import { figureOf } from '../packages/domain/src/figure/all.ts';
import { seededDice } from '../packages/domain/src/planner/seeded.ts';
import { countFrom } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';

const series = countFrom('SERIES', 100, 10_000);
const promised = 0.95;

/** Beyond what is promised, to see where counting ends. */
const worse =
  (times: number) =>
  (dice: () => number): Trouble => {
    const { jitterCm, wrong, off, ...rest } = drawTrouble(dice);
    return { ...rest, jitterCm: jitterCm * times, wrong: wrong * times, off: off * times };
  };

function shareRight(id: string, movement: Movement, draw: (dice: () => number) => Trouble): number {
  const figure = figureOf(id);
  if (!figure) throw new Error(`Nobody has drawn ${id}.`);
  let right = 0;
  for (let seed = 1; seed <= series; seed += 1) {
    const dice = seededDice(seed * 977);
    const reps = 3 + Math.floor(dice() * 18);
    const frames = seriesOf(figure, movement, reps, draw(dice), dice);
    if (Math.abs(countAll(frames, movement).reps.length - reps) <= 1) right += 1;
  }
  return right / series;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const figures = Object.entries(movements).flatMap(([id, movement]): Figure[] => {
  const share = shareRight(id, movement, drawTrouble);
  const bar = { text: `${percent(promised)} within one`, met: share >= promised };
  return [
    { figure: id, value: percent(share), bar },
    { figure: `${id}, twice the trouble`, value: percent(shareRight(id, movement, worse(2))) },
  ];
});
printTable(figures);
