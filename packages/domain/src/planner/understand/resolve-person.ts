import type { Difficulty, FitnessLevel } from '../../workout/limits.ts';
import type { AthleteFacts, GenerationForm, Slot } from '../request.ts';
import { type ChipBoard, levelLabels } from '../request/chips.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { slot, takeScalar } from './slot.ts';
import { readRpe } from './slots-layout.ts';
import { readAge, readLevel } from './slots-person.ts';
import { readDifficulty } from './slots-wishes.ts';
import type { Quantity } from '../../reading/engine/units.ts';

export function resolveLevel(
  scan: Scan,
  form: GenerationForm,
  athlete: AthleteFacts,
  board: ChipBoard,
): Slot<FitnessLevel> {
  const said = takeScalar(
    readLevel(scan),
    (value) => [`level:${value}`, levelLabels[value]],
    board,
  );
  if (said) return said;
  if (form.fitnessLevel) return slot(form.fitnessLevel, 'form', 0.95);
  return athlete.level ? slot(athlete.level, 'profile', 0.9) : slot('intermediate', 'default', 0.5);
}

export function resolveAge(
  scan: Scan,
  quantities: readonly Quantity[],
  athlete: AthleteFacts,
  board: ChipBoard,
): Slot<number> | null {
  const said = takeScalar(
    readAge(scan, quantities),
    (value) => [`age:${value}`, `Age ${value}`],
    board,
  );
  return said ?? (athlete.age === undefined ? null : slot(athlete.age, 'profile', 0.95));
}

/** 1–10, as said. */
export function resolveRpe(scan: Scan, board: ChipBoard): Slot<number> | null {
  const effort = readRpe(scan);
  return takeScalar(
    effort && { value: effort.value, confidence: 0.9, quote: scan.quote(effort.from, effort.to) },
    (value) => [`rpe:${value}`, `Effort ${value} of 10`],
    board,
  );
}

const difficultyLabels: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  hard: 'Hard',
};

function difficultyOf(rpe: number): Difficulty {
  if (rpe <= 5) return 'easy';
  return rpe < 8 ? 'moderate' : 'hard';
}

export function resolveDifficulty(
  scan: Scan,
  form: GenerationForm,
  rpe: Slot<number> | null,
  board: ChipBoard,
): Slot<Difficulty> {
  const said = takeScalar(
    readDifficulty(scan),
    (value) => [`difficulty:${value}`, difficultyLabels[value]],
    board,
  );
  if (said) return said;
  if (rpe?.source === 'text') return slot(difficultyOf(rpe.value), 'text', 0.8, rpe.quote);
  return form.difficulty ? slot(form.difficulty, 'form', 0.95) : slot('moderate', 'default', 0.5);
}
