import { type EquipmentId, equipmentIds, type Prop, type Space } from '../exercise/types.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import { stationsWith } from './stations.ts';

export type CostTier = 'free' | 'low' | 'medium' | 'high';

export const equipmentGroups = [
  'Free weights',
  'Machines and cables',
  'Cardio',
  'Bars and rings',
  'Small kit',
  'Places',
] as const;
export type EquipmentGroup = (typeof equipmentGroups)[number];

/** Where it stands without being said: in a commercial gym, and also in a hotel's. */
export type FoundIn = 'hotel_gym' | 'gym' | null;

/** Spec §3, equipment catalogue, with what is beyond it. */
export interface Equipment {
  id: EquipmentId;
  name: string;
  /** Shorter, for a chip. */
  label: string;
  /** As the object of a sentence: 'I count on a rowing machine'. */
  words: string;
  description: string;
  group: EquipmentGroup;
  spaceRequired: Space;
  costTier: CostTier;
  /** What it takes to use it well. */
  skillLevel: FitnessLevel;
  foundIn: FoundIn;
}

type Row = [
  name: string,
  label: string,
  words: string,
  description: string,
  group: EquipmentGroup,
  space: Space,
  cost: CostTier,
  skill: FitnessLevel,
  foundIn: FoundIn,
];

// biome-ignore format: a table is read by its rows
const rows: Record<EquipmentId, Row> = {
  bodyweight: ['Bodyweight', 'Bodyweight', 'your own weight', 'Just you: squats, push-ups, planks and more.', 'Small kit', 'mat', 'free', 'beginner', 'hotel_gym'],
  yoga_mat: ['Yoga mat', 'Mat', 'a mat', 'A soft floor for core work, mobility and stretching.', 'Small kit', 'mat', 'low', 'beginner', 'hotel_gym'],
  resistance_bands: ['Resistance bands', 'Bands', 'bands', 'Loops or tubes that fit in a drawer and load every pull.', 'Small kit', 'mat', 'low', 'beginner', 'gym'],
  dumbbells: ['Dumbbells', 'Dumbbells', 'dumbbells', 'One or two hand weights for the whole body.', 'Free weights', 'mat', 'medium', 'beginner', 'hotel_gym'],
  kettlebells: ['Kettlebells', 'Kettlebells', 'kettlebells', 'Bells with a handle for swings, presses and carries.', 'Free weights', 'square', 'medium', 'intermediate', 'gym'],
  barbells: ['Barbell', 'Barbell', 'a barbell', 'A long bar and plates for the heavy lifts. Rack and bench count apart.', 'Free weights', 'square', 'high', 'intermediate', 'gym'],
  suspension: ['Suspension trainer', 'Suspension trainer', 'a suspension trainer', 'Two straps on a door or beam: you lean, they load.', 'Bars and rings', 'square', 'medium', 'beginner', null],
  pull_up_bar: ['Pull-up bar', 'Pull-up bar', 'a pull-up bar', 'A bar to hang from, in a door frame or outside.', 'Bars and rings', 'mat', 'low', 'intermediate', 'gym'],
  plyometric_equipment: ['Plyometric kit', 'Jump kit', 'plyo kit', 'Box, rope, hurdles and a medicine ball for jumps and throws.', 'Small kit', 'square', 'medium', 'intermediate', 'gym'],
  turf_space: ['Turf or field', 'Turf', 'open space', 'A lane to sprint, shuffle and bound along.', 'Places', 'lane', 'high', 'intermediate', null],
  machines: ['Gym machines', 'Machines', 'gym machines', 'Seats and pads that guide you, with a stack of weights or plates.', 'Machines and cables', 'square', 'high', 'beginner', 'gym'],
  cable: ['Cable machine', 'Cables', 'a cable machine', 'One or two pulleys with handles, a rope and an ankle strap.', 'Machines and cables', 'square', 'high', 'beginner', 'hotel_gym'],
  smith_machine: ['Smith machine', 'Smith machine', 'a Smith machine', 'A bar on rails, with hooks to rack it at any height.', 'Machines and cables', 'square', 'high', 'beginner', 'gym'],
  rower: ['Rower', 'Rower', 'a rowing machine', 'A rowing machine that works legs, back and lungs.', 'Cardio', 'square', 'high', 'beginner', 'gym'],
  ski_erg: ['Ski erg', 'Ski erg', 'a ski erg', 'Two cords to pull down as a skier pushes the poles.', 'Cardio', 'mat', 'high', 'beginner', null],
  bike: ['Exercise bike', 'Bike', 'a bike', 'A bike that stays where it is.', 'Cardio', 'mat', 'medium', 'beginner', 'hotel_gym'],
  air_bike: ['Air bike', 'Air bike', 'an air bike', 'A bike with a fan and moving handles: the harder you go, the harder it is.', 'Cardio', 'mat', 'high', 'beginner', null],
  treadmill: ['Treadmill', 'Treadmill', 'a treadmill', 'A moving belt to walk or run on.', 'Cardio', 'square', 'high', 'beginner', 'hotel_gym'],
  elliptical: ['Elliptical', 'Elliptical', 'an elliptical', 'Gliding steps with handles, soft on the joints.', 'Cardio', 'square', 'high', 'beginner', 'gym'],
  stair_climber: ['Stair climber', 'Stair climber', 'a stair climber', 'Stairs that never end.', 'Cardio', 'mat', 'high', 'beginner', 'gym'],
  specialty_bars: ['Specialty bars', 'Specialty bars', 'a specialty bar', 'A trap bar, an EZ bar, a safety bar.', 'Free weights', 'square', 'high', 'intermediate', null],
  rings: ['Gymnastic rings', 'Rings', 'rings', 'Two rings on straps for rows, dips and skills.', 'Bars and rings', 'square', 'low', 'intermediate', null],
  hangboard: ['Hangboard', 'Hangboard', 'a hangboard', 'A board with edges and a pinch block to train the fingers.', 'Bars and rings', 'mat', 'low', 'advanced', null],
  dip_bars: ['Dip bars', 'Dip bars', 'dip bars', 'Two parallel bars, or small ones on the floor.', 'Bars and rings', 'mat', 'medium', 'intermediate', 'gym'],
  sandbag: ['Sandbag', 'Sandbag', 'a sandbag', 'A heavy bag to lift, hug and carry.', 'Free weights', 'square', 'low', 'beginner', null],
  weight_vest: ['Weight vest', 'Weight vest', 'a weight vest', 'Weight that you wear.', 'Small kit', 'mat', 'medium', 'intermediate', null],
  dip_belt: ['Dip belt', 'Dip belt', 'a dip belt', 'A belt with a chain that hangs plates from the hips.', 'Small kit', 'mat', 'low', 'advanced', 'gym'],
  ghd: ['Back-extension bench', 'Back-extension bench', 'a back-extension bench', 'Pads that hold the legs while the trunk moves.', 'Machines and cables', 'square', 'high', 'beginner', 'gym'],
  ab_wheel: ['Ab wheel', 'Ab wheel', 'an ab wheel', 'A wheel to roll out on.', 'Small kit', 'mat', 'low', 'intermediate', null],
  sliders: ['Sliders', 'Sliders', 'sliders', 'Two discs that glide on the floor.', 'Small kit', 'mat', 'low', 'beginner', null],
  battle_rope: ['Battle rope', 'Battle rope', 'a battle rope', 'A thick rope to swing in waves.', 'Cardio', 'lane', 'medium', 'beginner', null],
  climbing_rope: ['Climbing rope', 'Climbing rope', 'a climbing rope', 'A rope from the ceiling to climb.', 'Bars and rings', 'square', 'medium', 'advanced', null],
  pool: ['Pool', 'Pool', 'a pool', 'Water to swim laps in.', 'Places', 'lane', 'low', 'beginner', null],
  road: ['Road or path', 'Road', 'a road or path', 'Somewhere to run and walk as far as you like.', 'Places', 'lane', 'free', 'beginner', null],
  track: ['Running track', 'Track', 'a track', 'Measured laps for intervals.', 'Places', 'lane', 'free', 'intermediate', null],
  hill: ['Hill', 'Hill', 'a hill', 'A slope to run or march up.', 'Places', 'lane', 'free', 'intermediate', null],
  road_bike: ['Bicycle', 'Bicycle', 'a bicycle', 'A bike for the road or the trail.', 'Cardio', 'lane', 'medium', 'beginner', null],
  ruck: ['Loaded backpack', 'Backpack', 'a backpack', 'A pack with weight in it to march with.', 'Small kit', 'lane', 'low', 'beginner', null],
};

const entries = equipmentIds.map((id): [EquipmentId, Equipment] => {
  const [name, label, words, description, group, spaceRequired, costTier, skillLevel, foundIn] =
    rows[id];
  return [
    id,
    { id, name, label, words, description, group, spaceRequired, costTier, skillLevel, foundIn },
  ];
});

export const equipmentCatalogue = Object.fromEntries(entries) as Record<EquipmentId, Equipment>;

/** What a commercial gym has, and what is left of it in a hotel. */
export const gymEquipment: readonly EquipmentId[] = equipmentIds.filter(
  (id) => equipmentCatalogue[id].foundIn !== null,
);
export const hotelGymEquipment: readonly EquipmentId[] = equipmentIds.filter(
  (id) => equipmentCatalogue[id].foundIn === 'hotel_gym',
);

/** What stands there beside the kit and what comes with it. */
export const gymProps: readonly Prop[] = ['bench', 'rack', 'box', 'step', 'anchor', 'landmine'];
export const hotelGymProps: readonly Prop[] = ['bench', 'step'];

/** Every home has them. */
const homeProps: readonly Prop[] = ['wall', 'chair', 'towel'];

/**
 * What comes with a kind of equipment without being said. A barbell brings
 * neither bench nor rack, and a field no sled: those are said.
 */
const propsWith: Partial<Record<EquipmentId, readonly Prop[]>> = {
  suspension: ['anchor'],
  smith_machine: ['bench'],
  plyometric_equipment: ['box', 'medicine_ball', 'rope', 'hurdles'],
  turf_space: ['ladder'],
};

export function impliedProps(equipment: readonly EquipmentId[]): Prop[] {
  const brought = equipment.flatMap((id) => propsWith[id] ?? []);
  return [...new Set([...homeProps, ...brought, ...stationsWith(equipment)])];
}
