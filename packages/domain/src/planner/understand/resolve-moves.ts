import { builtOn } from '../../exercise/built-on.ts';
import type { Pattern } from '../../exercise/types.ts';
import type { AthleteFacts, Readiness, Slot, TrainingHistory } from '../request.ts';
import type { Attribute } from '../../reading/vocabulary.ts';
import { attributeLabels, type ChipBoard, soreLabels } from '../request/chips.ts';
import { soreMuscles } from '../../reading/lexicon/readiness.ts';
import { listOf, slot } from './slot.ts';
import type { BodyReadings } from './slots-injury.ts';
import type { MoveReadings } from './slots-moves.ts';
import type { Reading } from './slots-person.ts';

/** Kinds that are ruled out as a whole and are a part of other moves. */
const partOfOthers: Partial<Record<Attribute, string>> = { planks: 'plank', running: 'run' };

/** Exercises that must be in, must be out, or are still to be learnt. */
export function resolveMoves(
  moves: MoveReadings,
  athlete: AthleteFacts,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
) {
  const attributes = listOf(moves.attributes, ({ value }) =>
    board.take('limit', `limit:${value}`, attributeLabels[value]),
  );
  const excluded = moves.excluded.filter(({ value, quote }) =>
    board.take('limit', `exclude:${value}`, `No ${quote.toLowerCase()}`),
  );
  const withThem = attributes.value.flatMap((name) => builtOn(partOfOthers[name] ?? ''));
  const out = [
    ...new Set([
      ...excluded.flatMap(({ ids }) => ids),
      ...withThem,
      ...(athlete.dislikedExercises ?? []),
    ]),
  ];
  const hasText = excluded.length + withThem.length > 0;
  const excludedExercises: Slot<string[]> = slot(
    out,
    hasText ? 'text' : out.length > 0 ? 'profile' : 'default',
    Math.min(0.9, ...excluded.map(({ confidence }) => confidence)),
    excluded
      .map(({ quote }) => quote)
      .join(', ')
      .slice(0, 120),
  );
  let mustInclude = listOf(moves.wanted, ({ value, quote }) =>
    board.take('wish', `include:${value}`, `With ${quote.toLowerCase()}`),
  );
  if (mustInclude.value.length === 0 && wantsRepeat) {
    const names =
      history.sessions[0]?.exercises.flatMap(({ exerciseId }) => exerciseId ?? []) ?? [];
    const again = [...new Set(names)].filter((id) => !out.includes(id)).slice(0, 8);
    if (again.length > 0) mustInclude = slot(again, 'history', 0.7);
  }
  const skillGoals = listOf(moves.skillGoals, ({ value, quote }) =>
    board.take('wish', `skill:${value}`, `Towards ${quote.toLowerCase()}`),
  );
  const patterns = excluded.length > 0 ? moves.patterns : [];
  const excludedPatterns: Slot<Pattern[]> = slot(
    patterns,
    patterns.length > 0 ? 'text' : 'default',
    0.9,
  );
  return { attributes, excludedExercises, mustInclude, skillGoals, excludedPatterns };
}

/** How rested the body is, and which muscles ache. */
export function resolveReadiness(
  reading: Reading<Readiness> | null,
  body: BodyReadings,
  board: ChipBoard,
): Slot<Readiness> {
  const value: Readiness = {};
  const { sleepHours, tiredness } = reading?.value ?? {};
  if (
    sleepHours !== undefined &&
    board.take('limit', `sleep:${sleepHours}`, `${sleepHours} h sleep`)
  )
    value.sleepHours = sleepHours;
  if (tiredness !== undefined) {
    const label = tiredness >= 0.8 ? 'Worn out' : tiredness >= 0.5 ? 'Tired' : 'Fresh';
    if (board.take('limit', `tired:${tiredness}`, label)) value.tiredness = tiredness;
  }
  const sore = body.soreParts
    .filter((part) => board.take('limit', `sore:${part}`, `Sore ${soreLabels[part] ?? part}`))
    .flatMap((part) => soreMuscles[part] ?? []);
  if (sore.length > 0) value.soreMuscles = [...new Set(sore)];
  if (Object.keys(value).length === 0) return slot({}, 'default', 0.5);
  return slot(value, 'text', reading?.confidence ?? 0.85, reading?.quote ?? body.soreQuote);
}
