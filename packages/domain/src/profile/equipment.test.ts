import { describe, expect, test } from 'vitest';
import { equipmentIds } from '../exercise/types.ts';
import { equipmentCatalogue, impliedProps } from './equipment.ts';

test('the catalogue describes the ten kinds of equipment', () => {
  expect(Object.keys(equipmentCatalogue).toSorted()).toEqual(equipmentIds.toSorted());
  for (const id of equipmentIds) {
    const item = equipmentCatalogue[id];
    expect(item.id).toBe(id);
    expect(item.name).toMatch(/^[A-Z]/);
    expect(item.description).toMatch(/\.$/);
  }
});

describe('what comes with the equipment', () => {
  test('every home has a wall, a chair and a towel', () => {
    expect(impliedProps([])).toEqual(['wall', 'chair', 'towel']);
  });

  test.each([
    ['suspension', ['anchor']],
    ['plyometric_equipment', ['box', 'medicine_ball', 'rope', 'hurdles']],
    ['turf_space', ['ladder']],
    ['dumbbells', []],
  ] as const)('%s brings %j', (id, props) => {
    expect(impliedProps([id])).toEqual(['wall', 'chair', 'towel', ...props]);
  });

  test('a barbell brings neither bench nor rack', () => {
    expect(impliedProps(['barbells'])).not.toContain('bench');
    expect(impliedProps(['barbells'])).not.toContain('rack');
  });
});
