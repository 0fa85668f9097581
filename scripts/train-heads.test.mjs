import { describe, expect, it } from 'vitest';
import { areaUnderCurve, calibrate, probabilityOf, scoreForPrecision } from './heads/calibrate.ts';
import { groupWriters } from './heads/corpus.ts';
import { scoreRow, toRow, trainLine } from './heads/train-line.ts';

const scored = [
  { score: 3, truth: true },
  { score: 2, truth: true },
  { score: 1, truth: false },
  { score: 0, truth: true },
  { score: -1, truth: false },
  { score: -2, truth: false },
];

describe('training of the heads', () => {
  it('learns which words tell two kinds of message apart, and gives the same line twice', () => {
    const wishes = ['legs today please', 'arms today please', 'back today please'];
    const questions = ['why are legs sore', 'why are arms weak', 'why is the back stiff'];
    const rows = [...wishes, ...questions].map(toRow);
    const truths = rows.map((_, index) => index < wishes.length);
    const line = trainLine(rows, truths, 200);
    const score = scoreRow(line);
    expect(score(toRow('chest today please'))).toBeGreaterThan(score(toRow('why is chest sore')));
    expect(trainLine(rows, truths, 200)).toEqual(line);
    expect(trainLine(rows, truths, 20).buckets.length).toBeLessThanOrEqual(20);
  });

  it('never puts a writer into two groups, and spreads each language', () => {
    const writers = ['a', 'b', 'c', 'd'];
    const groups = groupWriters(
      writers.map((writer, index) => ({
        id: writer,
        lang: index < 2 ? 'de' : 'en',
        kind: 'wish',
        text: '',
        labels: {},
        writer,
      })),
      2,
    );
    expect(groups.flatMap((group) => [...group]).sort()).toEqual(writers);
    expect(groups.map((group) => [...group])).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('turns scores into probabilities that rise with them', () => {
    const by = calibrate(scored);
    expect(probabilityOf(3, by)).toBeGreaterThan(0.7);
    expect(probabilityOf(-2, by)).toBeLessThan(0.3);
  });

  it('finds the lowest score with the precision asked for', () => {
    expect(scoreForPrecision(scored, 1)).toEqual({ score: 2, recall: 2 / 3, precision: 1 });
    expect(scoreForPrecision(scored, 0.75)).toEqual({ score: 0, recall: 1, precision: 0.75 });
  });

  it('counts how often a true one scores above a false one', () => {
    expect(areaUnderCurve(scored)).toBeCloseTo(8 / 9);
  });
});
