import { mostRepsForMax, shareOf } from '../percent.ts';
import type { Basis, Exposure, WorkSet } from './types.ts';

/** What one day says about a maximum. */
export interface Observation {
  day: string;
  /** Kilograms, the body's own weight included where it is lifted. */
  value: number;
  /** 0–1: how much it is worth. */
  quality: number;
  /** A maximum that was really lifted: it replaces what was believed. */
  isTested: boolean;
  basis: Basis;
}

/** A single harder than this was the maximum itself. */
const leftAtMaximum = 0.5;
/** Reps that were left, where nobody says. */
export const usualLeft = 2;
/** What a guess of the reps left makes of a quality. */
const guessed = 0.6;
const leastQuality = 0.4;

function qualityOf(reps: number): number {
  if (reps <= 5) return 0.9;
  return reps <= 8 ? 0.8 : 0.6;
}

interface SetValue {
  /** The share of the maximum that the set was. */
  share: number;
  quality: number;
  isTested: boolean;
}

function readSingle(rir: number | null): SetValue {
  if (rir === null) return { share: 1, quality: 0.9 * guessed, isTested: false };
  if (rir <= leftAtMaximum) return { share: 1, quality: 1, isTested: true };
  return { share: shareOf(1, rir), quality: 0.9, isTested: false };
}

function readSet({ reps, rir, missed }: WorkSet, isWhole: boolean): SetValue | null {
  if (reps === 1) return readSingle(rir);
  const left = rir ?? (missed || !isWhole ? 0 : usualLeft);
  if (reps + left > mostRepsForMax) return null;
  const quality = qualityOf(reps) * (rir === null ? guessed : 1);
  return { share: shareOf(reps, left), quality, isTested: false };
}

/** The best estimate of the day among its work sets; null where none is good enough. */
export function observe(exposure: Exposure, bodyMassKg: number): Observation | null {
  let best: Observation | null = null;
  for (const set of exposure.sets) {
    const read = readSet(set, exposure.isWhole);
    if (!read || read.quality < leastQuality) continue;
    const value = (set.kilograms + bodyMassKg) / read.share;
    if (value <= 0 || (best && best.value >= value)) continue;
    const { kilograms, reps, rir } = set;
    best = {
      day: exposure.day,
      value,
      quality: read.quality,
      isTested: read.isTested,
      basis: { kind: 'logged', kilograms, reps, rir },
    };
  }
  return best;
}

/** A best as somebody says it. */
export interface StatedBest {
  kilograms: number;
  reps: number;
  /** 2026-03-01; of 'used to' the day the break began. */
  day: string;
  isTested?: boolean;
  /** 'About 100', or worked out by an app. */
  isAbout?: boolean;
  isAdded?: boolean;
  /** More than one set of it, '5×5 with 100': then some reps were left in the first. */
  sets?: number;
}

function statedQuality({ reps, sets = 1, isAbout = false }: StatedBest): number {
  if (isAbout) return 0.5;
  if (reps === 1) return 0.8;
  return sets > 1 ? 0.6 : 0.7;
}

export function observeStated(best: StatedBest, bodyMassKg: number): Observation | null {
  const { kilograms, reps, day, sets = 1, isAbout = false, isAdded = false } = best;
  const left = sets > 1 && reps > 1 ? usualLeft : 0;
  if (reps + left > mostRepsForMax) return null;
  const share = reps === 1 ? 1 : shareOf(reps, left);
  return {
    day,
    value: (kilograms + bodyMassKg) / share,
    quality: statedQuality(best),
    isTested: best.isTested ?? false,
    basis: { kind: 'stated', kilograms, reps, isAbout, isAdded },
  };
}
