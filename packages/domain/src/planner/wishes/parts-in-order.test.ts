import { describe, expect, it } from 'vitest';
import type { OrderPart } from '../../reading/vocabulary.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';

const date = '2026-11-18T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 0.9, quote: 'said' });
const made = (more: Partial<Request>) => plan(makeRequest(more), date, 1);

const rope = { exerciseId: 'jump-rope-bounce', quote: 'rope' };
const boxing = { exerciseId: 'shadow-boxing', quote: 'boxing', sets: 4, reps: 3 };
const burpees = { exerciseId: 'burpee', quote: 'burpees', reps: 10 };

describe('parts of an order', () => {
  const parts: OrderPart[] = [
    { format: 'rounds', rounds: 3, workSeconds: 120, items: [rope, boxing] },
    { focus: ['core'] },
  ];

  it('are rounds of so many minutes where they go by the clock', () => {
    const props: Request['props'] = told(['wall', 'chair', 'towel', 'rope']);
    const equipment: Request['equipment'] = told(['bodyweight', 'plyometric_equipment']);
    const blocks = made({ parts: told(parts), props, equipment }).play?.blocks ?? [];
    expect(blocks[0]).toMatchObject({ kind: 'fight_rounds', rounds: 3, workSeconds: 120 });
    expect(blocks[1]).toMatchObject({ kind: 'fight_rounds', rounds: 4, workSeconds: 180 });
    expect(blocks[2]?.title).toBe('Core');
  });

  it('hold so many reps so often, and nothing beside them', () => {
    const counted: OrderPart = { format: 'rounds', rounds: 3, items: [burpees] };
    const { play } = made({ parts: told([counted, { focus: ['core'] }]) });
    expect(play?.blocks[0]).toMatchObject({ kind: 'for_time', rounds: 3 });
    expect(play?.blocks[0]?.items).toMatchObject([{ exerciseId: 'burpee', reps: 10 }]);
  });
});

describe('a way', () => {
  it('is easy first, and at the pace that was said in the end', () => {
    const distances = told([{ metres: 28_000, by: 'run' as const, lastMetres: 8000 }]);
    const work = made({ distances, pace: told('5:20/km') }).workout.filter(isWorkItem);
    const metres = work.map(({ distanceMeters = 0 }) => distanceMeters);
    expect(metres.reduce((sum, one) => sum + one, 0)).toBe(28_000);
    expect(work.at(-1)).toMatchObject({ distanceMeters: 8000, duration: 2560 });
  });

  it('is run at the pace of the race that was told', () => {
    const distances = told([{ metres: 400, repeats: 8, restSeconds: 90, by: 'run' as const }]);
    const races = told([{ by: 'run' as const, metres: 5000, seconds: 1330 }]);
    const [piece] = made({ distances, races, pace: told('5k') }).workout.filter(isWorkItem);
    expect(piece?.duration).toBe(106);
  });

  it('in the water is swum in sets that make up the total', () => {
    const distances = told([{ metres: 2000, by: 'swim' as const }]);
    const { play } = made({ distances, equipment: told(['pool']) });
    const metres = play?.blocks[0]?.items.map(({ distanceMeters = 0 }) => distanceMeters) ?? [];
    expect(metres.length).toBeGreaterThan(4);
    expect(metres.reduce((sum, one) => sum + one, 0)).toBe(2000);
  });
});
