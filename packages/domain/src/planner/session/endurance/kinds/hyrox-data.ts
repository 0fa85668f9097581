import type { EquipmentId, Prop } from '../../../../exercise/types.ts';
import type { Sex } from '../../../../reading/vocabulary.ts';

type BySex = Record<Sex, number>;

export interface HyroxSwap {
  /** Ids of library exercises, the nearest first. */
  moves: readonly string[];
  name: string;
  /** Reps of the full dose; without them the time of the station. */
  reps?: number;
  /** Metres of the full dose. */
  metres?: number;
  how?: string;
}

export interface HyroxStation {
  name: string;
  moves: readonly string[];
  /** Of the full dose: metres or reps, and what they take somebody in training. */
  metres?: number;
  reps?: number;
  seconds: number;
  /** Kilograms in the open class and among the professionals. */
  open?: BySex;
  pro?: BySex;
  /** '2 × 24 kg'. */
  isPair?: true;
  swaps: readonly HyroxSwap[];
}

const row: HyroxSwap = { moves: ['rowing-machine'], name: 'Row', metres: 1000 };
const ski: HyroxSwap = { moves: ['ski-erg'], name: 'Ski erg', metres: 1000 };
/** Without any machine one runs on. */
const runOn: HyroxSwap = { moves: ['run', 'tempo-run'], name: 'Extra run', metres: 800 };
const bike: HyroxSwap = { moves: ['air-bike', 'stationary-bike'], name: 'Bike', metres: 2500 };

/** In the order of the race. */
export const hyroxStations: readonly HyroxStation[] = [
  { name: 'Ski erg', moves: ['ski-erg'], metres: 1000, seconds: 300, swaps: [row, bike, runOn] },
  {
    name: 'Sled push',
    moves: ['sled-push'],
    metres: 50,
    seconds: 180,
    open: { male: 152, female: 102 },
    pro: { male: 202, female: 152 },
    swaps: [
      {
        moves: ['treadmill-walk'],
        name: 'Treadmill push, belt off',
        how: 'Leave the belt switched off and push it with long arms and short, hard steps.',
      },
      { moves: ['dumbbell-walking-lunge'], name: 'Heavy lunge', reps: 20 },
      { moves: ['reverse-lunge'], name: 'Lunge', reps: 30 },
    ],
  },
  {
    name: 'Sled pull',
    moves: ['sled-rope-row'],
    metres: 50,
    seconds: 210,
    open: { male: 103, female: 78 },
    pro: { male: 153, female: 103 },
    swaps: [
      { moves: ['seated-cable-row', 'cable-seated-row'], name: 'Heavy cable row', reps: 50 },
      { moves: ['kettlebell-bent-over-row'], name: 'Heavy bent-over row', reps: 50 },
      { moves: ['dumbbell-bent-over-row'], name: 'Heavy bent-over row', reps: 50 },
      { moves: ['suspension-row'], name: 'Strap row', reps: 60 },
      { moves: ['band-bent-over-row'], name: 'Band row', reps: 60 },
    ],
  },
  {
    name: 'Burpee broad jump',
    moves: ['burpee-broad-jump'],
    metres: 80,
    seconds: 330,
    swaps: [
      { moves: ['burpee'], name: 'Burpee', reps: 50 },
      { moves: ['no-jump-burpee'], name: 'Burpee without a jump', reps: 50 },
    ],
  },
  { name: 'Row', moves: ['rowing-machine'], metres: 1000, seconds: 300, swaps: [ski, bike, runOn] },
  {
    name: 'Farmer carry',
    moves: ['kettlebell-farmer-carry'],
    metres: 200,
    seconds: 150,
    open: { male: 24, female: 16 },
    pro: { male: 32, female: 24 },
    isPair: true,
    swaps: [{ moves: ['dumbbell-farmer-carry'], name: 'Dumbbell carry', metres: 200 }],
  },
  {
    name: 'Sandbag lunge',
    moves: ['sandbag-lunge', 'sandbag-walking-lunge'],
    metres: 100,
    seconds: 330,
    open: { male: 20, female: 10 },
    pro: { male: 30, female: 20 },
    swaps: [
      { moves: ['front-rack-lunge'], name: 'Front-rack lunge', reps: 50 },
      { moves: ['dumbbell-walking-lunge'], name: 'Dumbbell lunge', metres: 100 },
      { moves: ['turf-walking-lunge'], name: 'Walking lunge', metres: 100 },
      { moves: ['reverse-lunge'], name: 'Lunge', reps: 50 },
    ],
  },
  {
    name: 'Wall ball',
    moves: ['wall-ball'],
    reps: 100,
    seconds: 360,
    open: { male: 6, female: 4 },
    pro: { male: 9, female: 6 },
    swaps: [
      { moves: ['dumbbell-thruster'], name: 'Thruster', reps: 80 },
      { moves: ['kettlebell-thruster'], name: 'Thruster', reps: 80 },
      { moves: ['bodyweight-squat', 'air-squat'], name: 'Squat', reps: 120 },
    ],
  },
];

/** What a box with the race's kit has. */
export const raceKit: readonly EquipmentId[] = [
  'ski_erg',
  'rower',
  'turf_space',
  'kettlebells',
  'sandbag',
  'plyometric_equipment',
];
export const raceProps: readonly Prop[] = ['sled', 'rope', 'medicine_ball', 'wall'];

export interface HyroxRow {
  minutes: number;
  /** Places in the race's order. */
  stations: readonly number[];
  /** Of the station's full dose. */
  dose: number;
  dosing: string;
  runMetres: number;
  /** So many stations after each run. */
  perRun: number;
  warmup: number;
}

const all = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const hyroxRow = (
  minutes: number,
  chosen: readonly number[],
  [dose, dosing]: readonly [number, string],
  runMetres: number,
  warmup: number,
  perRun = 1,
): HyroxRow => ({ minutes, stations: chosen, dose, dosing, runMetres, perRun, warmup });

const quarter = [0.25, 'quarter'] as const;
const half = [0.5, 'half'] as const;

export const hyroxRows: readonly HyroxRow[] = [
  hyroxRow(5, [7], quarter, 200, 60),
  hyroxRow(12, [0, 7], quarter, 300, 150),
  hyroxRow(20, [0, 1, 7], quarter, 400, 300),
  hyroxRow(24, [0, 1, 5, 7], quarter, 400, 300),
  hyroxRow(30, [0, 1, 5, 7], half, 500, 360),
  hyroxRow(40, [0, 1, 3, 4, 6, 7], half, 400, 420),
  hyroxRow(45, all, half, 600, 420, 2),
  hyroxRow(58, all, half, 500, 480),
  hyroxRow(85, all, [0.75, 'three-quarter'], 750, 600),
];
export const fullRow: HyroxRow = hyroxRow(85, all, [1, 'full'], 1000, 600);
/** Short and sharp when the race is near. */
export const nearRow: HyroxRow = hyroxRow(0, all, quarter, 250, 480);
