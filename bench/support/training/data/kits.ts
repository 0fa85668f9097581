import type { EquipmentId, Prop } from '../../../../packages/domain/src/exercise/types.ts';
import type { Kit } from '../case.ts';

const bare: readonly EquipmentId[] = ['bodyweight', 'yoga_mat'];
const gymEquipment: readonly EquipmentId[] = [
  ...bare,
  'barbells',
  'dumbbells',
  'kettlebells',
  'resistance_bands',
  'pull_up_bar',
  'plyometric_equipment',
  'machines',
  'cable',
  'smith_machine',
  'rower',
  'bike',
  'treadmill',
  'dip_bars',
];
const gymProps: readonly Prop[] = [
  'rack',
  'bench',
  'box',
  'medicine_ball',
  'leg_press',
  'leg_curl',
  'leg_extension',
  'calf_machine',
  'chest_press',
  'pec_deck',
  'lat_pulldown',
  'row_machine',
  'shoulder_press_machine',
  'back_extension',
];

/** All weights of a range: by two and a half where an end says so, else by two, below ten by one. */
function dumbbellRange(least: number, most: number): number[] {
  const isHalves = [least, most].some((end) => end % 2.5 === 0 && end % 2 !== 0);
  const weights: number[] = [];
  let weight = least;
  while (weight <= most) {
    weights.push(weight);
    weight += isHalves ? 2.5 : weight < 10 ? 1 : 2;
  }
  return weights;
}

const dumbbells = (least: number, most: number): Kit => ({
  words: `dumbbells ${least} to ${most} kg`,
  equipment: [...bare, 'dumbbells'],
  props: [],
  dumbbells: dumbbellRange(least, most),
});

const own = (words: string, equipment: readonly EquipmentId[], more: Partial<Kit> = {}): Kit => ({
  words,
  equipment: [...bare, ...equipment],
  props: [],
  ...more,
});

export const kits = {
  barbellGym: { words: 'barbell gym', equipment: gymEquipment, props: gymProps, isGym: true },
  fullGym: { words: 'full gym', equipment: gymEquipment, props: gymProps, isGym: true },
  commercialGym: { words: 'commercial gym', equipment: gymEquipment, props: gymProps, isGym: true },
  machines: {
    words: 'only machines and cables',
    equipment: [...bare, 'machines', 'cable', 'bike', 'treadmill', 'rower'],
    props: gymProps.filter((prop) => prop !== 'rack'),
    isGym: true,
  },
  homeBar: own('barbell, rack and bench at home', ['barbells'], { props: ['rack', 'bench'] }),
  range5: dumbbells(5, 25),
  range2: dumbbells(2, 20),
  range10: dumbbells(10, 30),
  range4: dumbbells(4, 12),
  pairOf10: own('a pair of 10 kg dumbbells', ['dumbbells'], { dumbbells: [10] }),
  pairOf15: own('two 15 kg dumbbells', ['dumbbells'], { dumbbells: [15] }),
  bell16: own('one 16 kg kettlebell', ['kettlebells'], { kettlebells: [16] }),
  bells: own('kettlebells 12 and 20 kg', ['kettlebells'], { kettlebells: [12, 20] }),
  bands: own('resistance bands only', ['resistance_bands']),
  bar: own('pull-up bar and bands', ['pull_up_bar', 'resistance_bands']),
  rings: own('pull-up bar and rings', ['pull_up_bar', 'rings']),
  none: own('no equipment', []),
  hotelGym: {
    words: 'hotel gym with dumbbells to 25 kg, bench, cable and treadmill',
    equipment: [...bare, 'dumbbells', 'cable', 'treadmill', 'bike'],
    props: ['bench'],
    isGym: true,
  },
  outside: own('outside', ['road', 'track', 'road_bike', 'bike', 'treadmill']),
  /** What people have at home as far as the product may take it. */
  unsaid: own('nothing said', ['dumbbells', 'resistance_bands']),
  rower: own('rowing machine', ['rower'], { isGym: true }),
} as const satisfies Record<string, Kit>;
export type KitName = keyof typeof kits;
