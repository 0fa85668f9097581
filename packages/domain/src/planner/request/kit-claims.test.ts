import { expect, test } from 'vitest';
import type { EquipmentId, Prop } from '../../exercise/types.ts';
import { understood } from '../test-support/understood.ts';

function kitOf(text: string) {
  const { request } = understood(text);
  return new Set<string>([...request.equipment.value, ...request.props.value]);
}

/** The words, what they bring, and what they do not. */
const told: [string, (EquipmentId | Prop)[], (EquipmentId | Prop)[]][] = [
  ['30 min with the cables', ['cable'], ['machines']],
  ['I have a leg press at home, 30 min', ['machines', 'leg_press'], ['leg_curl', 'lat_pulldown']],
  [
    '40 min at the gym, legs',
    ['machines', 'leg_press', 'leg_curl', 'cable', 'dip_bars'],
    ['rings'],
  ],
  [
    '20 min in the hotel gym',
    ['cable', 'treadmill', 'bike', 'dumbbells'],
    ['machines', 'barbells'],
  ],
  ['smith machine workout, 40 min', ['smith_machine'], ['machines']],
  ['10 minutes on the assault bike', ['air_bike'], ['bike']],
  ['trap bar and dumbbells, 40 min', ['specialty_bars', 'trap_bar', 'dumbbells'], ['ez_bar']],
  ['30 min with my rings', ['rings'], ['cable']],
  ['safety bar and a rack, 40 min', ['specialty_bars', 'safety_bar', 'rack'], ['trap_bar']],
  ['power tower, 30 min', ['dip_bars', 'pull_up_bar'], []],
  ['GHD and a barbell, 30 min', ['ghd', 'ghd_bench', 'barbells'], []],
  ['40 min at the gym, the leg press is broken', ['machines', 'leg_curl'], ['leg_press']],
  ['40 min at the gym, but no smith machine', ['machines', 'leg_press'], ['smith_machine']],
];

test.each(told)('%s', (text, brought, missing) => {
  const kit = kitOf(text);
  expect(brought.filter((id) => !kit.has(id))).toEqual([]);
  expect(missing.filter((id) => kit.has(id))).toEqual([]);
});

test('a hotel has no dumbbells beyond 25 kg, unless somebody says so', () => {
  const { request } = understood('20 min in the hotel gym');
  expect(request.loads.value.dumbbells).toEqual({ kilograms: [2.5, 25], isRange: true });
});
