import { builtOn } from '../../exercise/built-on.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { Pattern } from '../../exercise/types.ts';
import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import { patternOf, refusedExercises } from '../../reading/slots/moves/families.ts';
import type { Attribute } from '../../reading/vocabulary.ts';
import type { AthleteFacts, Slot, TrainingHistory } from '../request.ts';
import { attributeLabels, type ChipBoard } from './chips.ts';
import { fromClaims, slot } from './slot.ts';

export interface Moves {
  mustInclude: Slot<string[]>;
  excludedExercises: Slot<string[]>;
  excludedPatterns: Slot<Pattern[]>;
  attributes: Slot<Attribute[]>;
  skillGoals: Slot<string[]>;
  /** As they were named, for whoever must know how they were said. */
  named: { value: string; quote: string }[];
}

/** Kinds that are ruled out as a whole and are a part of other moves. */
const partOfOthers: Partial<Record<Attribute, string>> = { planks: 'plank', running: 'run' };

const mostRepeated = 8;

function repeated(history: TrainingHistory, out: readonly string[]): string[] {
  const last = history.sessions[0]?.exercises.flatMap(({ exerciseId }) => exerciseId ?? []) ?? [];
  return [...new Set(last)].filter((id) => !out.includes(id)).slice(0, mostRepeated);
}

const nameOf = (id: string) => (exerciseById(id)?.name ?? id).toLowerCase();

/** Exercises that must be in, must be out, or are still to be learnt. */
export function movesFrom(
  claims: readonly Claim[],
  athlete: AthleteFacts,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
): Moves {
  const said = claimsOf(claims, 'exercise').filter(({ whose }) => whose === 'me');
  const wanted = said.filter(
    ({ polarity, value, quote }) =>
      polarity === 'wants' &&
      board.take('wish', `include:${value}`, `With ${(quote || nameOf(value)).toLowerCase()}`),
  );
  const refused = [...said, ...claimsOf(claims, 'family')].filter(
    ({ polarity, value, quote }) =>
      polarity === 'refuses' &&
      board.take('limit', `exclude:${value}`, `No ${(quote || nameOf(value)).toLowerCase()}`),
  );
  const skills = said.filter(
    ({ polarity, value, quote }) =>
      polarity === 'denies' &&
      board.take('wish', `skill:${value}`, `Towards ${(quote || nameOf(value)).toLowerCase()}`),
  );
  const limits = claimsOf(claims, 'attribute').filter(
    ({ polarity, value }) =>
      polarity === 'refuses' && board.take('limit', `limit:${value}`, attributeLabels[value]),
  );
  // Nobody lies down beside a desk.
  const office = latest(claims, 'place');
  const isOffice =
    office?.value === 'office' && board.take('limit', 'limit:floor', attributeLabels.floor);
  const attributes = fromClaims(
    [...new Set([...limits.map(({ value }) => value), ...(isOffice ? ['floor' as const] : [])])],
    [...limits, ...(isOffice ? [office] : [])],
  );
  const families = claimsOf(refused, 'family');
  // 'No free squats' beside a leg press that is asked for is no ban on the pattern.
  const asked = new Set(wanted.map(({ value }) => exerciseById(value)?.patterns[0]));
  const patterns = families
    .flatMap(({ value }) => patternOf(value) ?? [])
    .filter((pattern) => !asked.has(pattern));
  const withThem = attributes.value.flatMap((name) => builtOn(partOfOthers[name] ?? ''));
  const fromText = [...refusedExercises(refused), ...withThem];
  const out = [...new Set([...fromText, ...(athlete.dislikedExercises ?? [])])];
  const again = wanted.length === 0 && wantsRepeat ? repeated(history, out) : [];
  return {
    mustInclude:
      again.length > 0
        ? slot(again, 'history', 0.7)
        : fromClaims([...new Set(wanted.map(({ value }) => value))], wanted),
    excludedExercises:
      fromText.length > 0
        ? { ...fromClaims(out, refused), confidence: 0.9 }
        : slot(out, out.length > 0 ? 'profile' : 'default', 0.9),
    excludedPatterns: fromClaims(patterns, families),
    attributes,
    skillGoals: fromClaims([...new Set(skills.map(({ value }) => value))], skills),
    named: wanted.map(({ value, quote }) => ({ value, quote })),
  };
}
