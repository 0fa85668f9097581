import type { Case } from './case.ts';
import { benchmark, format, inParts, statedClock, statedIntervals } from './requests/clocked.ts';
import { type Draw, type Drawn, makeDice } from './requests/draw.ts';
import {
  easyDistance,
  firstRuns,
  hardReps,
  longRun,
  mobility,
  recovery,
  rowing,
  sprints,
  steady,
  tempo,
} from './requests/moving.ts';
import { fullBody, lightBody, newcomer, specialise, split, travel } from './requests/muscle.ts';
import {
  afterBirth,
  bells,
  olympic,
  power,
  pregnant,
  senior,
  skill,
  sport,
  young,
} from './requests/special.ts';
import { comeback, deload, fives, heavy, logged, singles, topSet } from './requests/strength.ts';

type Maker = (draw: Draw) => Drawn;

/** How many of each kind: strength and whole body most, as people ask. */
const makers: readonly [count: number, make: Maker][] = [
  [5, heavy],
  [8, topSet],
  [6, fives],
  [4, singles],
  [5, logged],
  [5, comeback],
  [3, deload],
  [5, split('A05')],
  [4, split('A06')],
  [5, split('A07')],
  [5, split('A08')],
  [5, split('A09')],
  [5, specialise],
  [14, fullBody],
  [5, lightBody],
  [4, newcomer],
  [5, travel],
  [4, olympic],
  [4, power],
  [7, skill],
  [6, bells],
  [6, sport],
  [5, senior],
  [3, pregnant],
  [2, afterBirth],
  [3, young],
  [4, format('A17')],
  [4, format('A18')],
  [2, statedIntervals],
  [2, format('A19')],
  [3, format('A20')],
  [3, format('A21')],
  [4, statedClock],
  [4, format('A22')],
  [3, format('A23')],
  [4, inParts],
  [7, benchmark],
  [3, steady],
  [2, easyDistance],
  [4, tempo],
  [5, hardReps],
  [2, sprints],
  [2, longRun],
  [2, firstRuns],
  [2, rowing],
  [4, mobility],
  [1, recovery],
];

/** Two hundred requests, the same in every run of a seed. */
export function generatedCases(seed: number, nowMs: number): Case[] {
  const dice = makeDice(seed);
  const draw: Draw = {
    pick: (values) => {
      const value = values[Math.floor(dice() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    chance: (share) => dice() < share,
    nowMs,
  };
  const drawn = makers.flatMap(([count, make]) => Array.from({ length: count }, () => make(draw)));
  return drawn.map((one, at) => ({ ...one, id: `R${String(at + 1).padStart(3, '0')}` }));
}
