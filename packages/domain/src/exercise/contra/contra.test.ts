import { describe, expect, test } from 'vitest';
import { readingGrade } from '../../planner/receipts/reading-grade.ts';
import type { SafetyTag } from '../../reading/vocabulary.ts';
import { conditions, injuryRegions } from '../../reading/vocabulary.ts';
import { exerciseById, exerciseLibrary } from '../library.ts';
import { safetyTable } from '../test-support/safety-table.ts';
import { contraOf } from './contra.ts';

function judge(name: string, tag: SafetyTag) {
  const exercise = exerciseById(name);
  if (!exercise) throw new Error(`no exercise ${name}`);
  return contraOf(exercise, tag);
}

const rows = Object.entries(safetyTable).flatMap(([tag, cells]) =>
  (['avoid', 'modify', 'free'] as const).flatMap((outcome) =>
    cells[outcome].map((id) => ({ tag: tag as SafetyTag, id, outcome })),
  ),
);

describe('the safety table', () => {
  test.each(rows)('$tag: $id is $outcome', ({ tag, id, outcome }) => {
    expect(judge(id, tag)?.severity ?? 'free').toBe(outcome);
  });

  test('an air squat with a sore knee goes only as deep as it feels good', () => {
    expect(judge('air-squat', 'knee')).toEqual({
      severity: 'modify',
      reason: 'The knee bends under your weight.',
      modification: 'Only as deep as it feels good.',
    });
  });

  test('a sore knee gets nothing that lands or runs: of running drills only those without an impact stay', () => {
    const jolts = exerciseLibrary.filter(
      ({ impact, patterns }) =>
        impact > 0 || patterns.some((one) => one === 'sprint' || one === 'jump'),
    );
    expect(jolts.length).toBeGreaterThan(50);
    const left = jolts.filter((exercise) => contraOf(exercise, 'knee')?.severity !== 'avoid');
    expect(left.map(({ id, impact }) => [id, impact])).toEqual([
      ['wall-drive-march', 0],
      ['sled-push', 0],
    ]);
  });

  const tags: SafetyTag[] = [...injuryRegions, ...conditions];
  const verdicts = tags.flatMap((tag) =>
    exerciseLibrary.map((exercise) => contraOf(exercise, tag)).filter((contra) => contra !== null),
  );

  test('whatever is to be changed says how, whatever is left out does not', () => {
    for (const { severity, modification } of verdicts) {
      expect(modification !== undefined).toBe(severity === 'modify');
    }
  });

  test('its sentences are plain', () => {
    const sentences = new Set(
      verdicts.flatMap(({ reason, modification }) => [reason, modification ?? reason]),
    );
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toContain('!');
      expect(readingGrade(sentence), sentence).toBeLessThanOrEqual(9);
    }
  });
});
