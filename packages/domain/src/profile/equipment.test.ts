import { describe, expect, test } from 'vitest';
import { catalogueIds, equipmentIds } from '../exercise/types.ts';
import {
  equipmentCatalogue,
  equipmentGroups,
  gymEquipment,
  hotelGymEquipment,
  impliedProps,
} from './equipment.ts';

test('the catalogue describes the ten kinds of the specification first, and all others', () => {
  expect(catalogueIds).toHaveLength(10);
  expect(equipmentIds.slice(0, 10)).toEqual(catalogueIds);
  expect(Object.keys(equipmentCatalogue)).toEqual(equipmentIds);
  const groups = new Set(equipmentIds.map((id) => equipmentCatalogue[id].group));
  expect([...groups].toSorted()).toEqual(equipmentGroups.toSorted());
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
    ['ghd', ['back_extension']],
    ['specialty_bars', ['trap_bar', 'ez_bar']],
  ] as const)('%s brings %j', (id, props) => {
    expect(impliedProps([id])).toEqual(['wall', 'chair', 'towel', ...props]);
  });

  test('machines bring the common stations only', () => {
    expect(impliedProps(['machines'])).toEqual(
      expect.arrayContaining(['leg_press', 'leg_curl', 'lat_pulldown', 'row_machine']),
    );
    expect(impliedProps(['machines'])).not.toContain('pendulum_squat');
  });

  test('a gym has machines and cables, a hotel a cable, a treadmill and a bike', () => {
    expect(gymEquipment).toEqual(expect.arrayContaining(['machines', 'cable', 'dip_belt', 'ghd']));
    expect(gymEquipment).not.toContain('rings');
    expect(hotelGymEquipment).toEqual([
      'dumbbells',
      'bodyweight',
      'yoga_mat',
      'cable',
      'bike',
      'treadmill',
    ]);
  });

  test('a barbell brings neither bench nor rack', () => {
    expect(impliedProps(['barbells'])).not.toContain('bench');
    expect(impliedProps(['barbells'])).not.toContain('rack');
  });
});
