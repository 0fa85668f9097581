import { hashText } from '../workout/hash-text.ts';

/** Dice that fall the same way for the same seed (mulberry32); each call gives 0 ≤ x < 1. */
export function seededDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** 0 ≤ x < 1 for this name under this seed, whatever else is asked. */
export function diceFor(seed: number, name: string): number {
  return seededDice(seed ^ hashText(name))();
}

/** More than anybody asks for. */
const mostVariations = 2 ** 20;

/** One seed for each athlete and each time they ask for another workout. */
export const variationSeed = (userId: string, variation: number): number =>
  (hashText(userId) % 2 ** 20) * mostVariations + variation;

/** How often another one was asked for; none is the best that there is. */
export const variationOf = (seed: number): number => Math.abs(seed) % mostVariations;
