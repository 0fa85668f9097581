import type { Muscle } from '../../exercise/types.ts';
import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import { soreMuscles } from '../../reading/lexicon/circumstances/readiness.ts';
import { levelOfMaxima } from '../../training/level.ts';
import { type Difficulty, type FitnessLevel, fitnessLevels } from '../../workout/limits.ts';
import { muscleNames } from '../receipts/muscle-names.ts';
import { listWords } from '../receipts/words.ts';
import type { AthleteFacts, GenerationForm, Readiness, Slot } from '../request.ts';
import { type ChipBoard, levelLabels, soreLabels } from './chips.ts';
import { fromClaim, slot } from './slot.ts';

export function levelFrom(
  claims: readonly Claim[],
  form: GenerationForm,
  athlete: AthleteFacts,
  board: ChipBoard,
): Slot<FitnessLevel> {
  const said = latest(claims, 'level');
  if (said && board.take('wish', `level:${said.value}`, levelLabels[said.value])) {
    return fromClaim(said.value, said);
  }
  const chosen: Slot<FitnessLevel> = form.fitnessLevel
    ? slot(form.fitnessLevel, 'form', 0.95)
    : athlete.level
      ? slot(athlete.level, 'profile', 0.9)
      : slot('intermediate', 'default', 0.5);
  const maxima = claimsOf(claims, 'max').filter(
    ({ polarity, whose }) => polarity === 'has' && whose === 'me',
  );
  const shown = levelOfMaxima(
    maxima.map(({ value }) => value),
    athlete,
  );
  const isHigher = shown && fitnessLevels.indexOf(shown) > fitnessLevels.indexOf(chosen.value);
  return isHigher && maxima[0] ? fromClaim(shown, maxima[0]) : chosen;
}

export function ageFrom(
  claims: readonly Claim[],
  athlete: AthleteFacts,
  board: ChipBoard,
): Slot<number> | null {
  const said = latest(claims, 'age');
  if (said && board.take('wish', `age:${said.value}`, `Age ${said.value}`)) {
    return fromClaim(said.value, said);
  }
  return athlete.age === undefined ? null : slot(athlete.age, 'profile', 0.95);
}

const difficultyLabels: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  hard: 'Hard',
};

const difficultyOf = (rpe: number): Difficulty =>
  rpe <= 5 ? 'easy' : rpe < 8 ? 'moderate' : 'hard';

export function rpeFrom(claims: readonly Claim[], board: ChipBoard): Slot<number> | null {
  const said = latest(claims, 'rpe');
  if (!said || !board.take('wish', `rpe:${said.value}`, `Effort ${said.value} of 10`)) return null;
  return fromClaim(said.value, said);
}

export function difficultyFrom(
  claims: readonly Claim[],
  form: GenerationForm,
  rpe: Slot<number> | null,
  board: ChipBoard,
): Slot<Difficulty> {
  const said = latest(claims, 'effort');
  if (said && board.take('wish', `difficulty:${said.value}`, difficultyLabels[said.value])) {
    return fromClaim(said.value, said);
  }
  if (rpe?.source === 'text') return slot(difficultyOf(rpe.value), 'text', 0.8, rpe.quote);
  // Nobody wants to go back to the desk in a sweat.
  const office = latest(claims, 'place');
  if (office?.value === 'office') return slot('easy', 'text', 0.6, office.quote);
  return form.difficulty ? slot(form.difficulty, 'form', 0.95) : slot('moderate', 'default', 0.5);
}

/** The part of the body that people mean by these muscles. */
function sorePartOf(muscles: readonly Muscle[]): string | undefined {
  const wanted = muscles.join();
  return Object.entries(soreMuscles).find(([, own]) => own.join() === wanted)?.[0];
}

/** How rested the body is, and which muscles ache. */
export function readinessFrom(claims: readonly Claim[], board: ChipBoard): Slot<Readiness> {
  const value: Readiness = {};
  const slept = latest(claims, 'sleepHours');
  const tired = latest(claims, 'tiredness');
  if (slept && board.take('limit', `sleep:${slept.value}`, `${slept.value} h sleep`)) {
    value.sleepHours = slept.value;
  }
  if (tired) {
    const label = tired.value >= 0.8 ? 'Worn out' : tired.value >= 0.5 ? 'Tired' : 'Fresh';
    if (board.take('limit', `tired:${tired.value}`, label)) value.tiredness = tired.value;
  }
  const sore = claimsOf(claims, 'sore').filter(({ whose, value: muscles }) => {
    const part = sorePartOf(muscles);
    const name = part
      ? (soreLabels[part] ?? part)
      : listWords(muscles.map((one) => muscleNames[one]));
    return (
      whose === 'me' && board.take('limit', `sore:${part ?? muscles.join('+')}`, `Sore ${name}`)
    );
  });
  const muscles = [...new Set(sore.flatMap(({ value: some }): readonly Muscle[] => some))];
  if (muscles.length > 0) value.soreMuscles = muscles;
  const [first] = [slept, tired, ...sore].filter((one) => one !== undefined);
  if (!first || Object.keys(value).length === 0) return slot({}, 'default', 0.5);
  return fromClaim(value, first);
}
