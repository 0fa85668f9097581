import type { Muscle } from '../../exercise/types.ts';
import type { Slot } from '../request.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import { type ChipBoard, focusLabels } from '../request/chips.ts';
import { areaMuscles, muscleWords } from '../../reading/lexicon/muscles.ts';
import { listOf, slot } from './slot.ts';
import type { FocusReading, FocusReadings } from './slots-wishes.ts';
import { fold } from '../../reading/engine/tokens.ts';

type Named = (typeof muscleWords)[number];

const byWords = new Map(
  muscleWords.flatMap((entry) =>
    fold(entry.words)
      .text.split('|')
      .map((words): [string, Named] => [words.trim(), entry]),
  ),
);

/** The single muscles that the words for a part name, if they do. */
function muscleOf(words: string): Named | undefined {
  return byWords.get(words);
}

/** 'Biceps and triceps' where arms are said by their muscles, else the part. */
function labelOf({ value, said }: FocusReading): string {
  const names = said.map((words) => muscleOf(words)?.label ?? focusLabels[value]);
  const [first = '', ...rest] = [...new Set(names)];
  return [first, ...rest.map((name) => name.toLowerCase())].join(' and ');
}

const musclesOf = ({ value, said }: FocusReading): readonly Muscle[] =>
  said.flatMap((words) => muscleOf(words)?.muscles ?? areaMuscles[value] ?? []);

const isFine = ({ said }: FocusReading): boolean => said.some((words) => muscleOf(words));

function muscleSlot(readings: readonly FocusReading[]): Slot<Muscle[]> | null {
  if (!readings.some(isFine)) return null;
  const quote = readings.map((reading) => reading.quote).join(', ');
  return slot([...new Set(readings.flatMap(musclesOf))], 'text', 0.9, quote.slice(0, 120));
}

interface ResolvedFocus {
  focus: Slot<FocusArea[]>;
  avoidFocus: Slot<FocusArea[]>;
  focusMuscles: Slot<Muscle[]> | null;
  avoidMuscles: Slot<Muscle[]> | null;
}

/** Parts to train and to leave out, and the muscles where single ones are named. */
export function resolveFocus({ wanted, avoided }: FocusReadings, board: ChipBoard): ResolvedFocus {
  const kept = wanted.filter((reading) =>
    board.take('wish', `focus:${reading.value}`, labelOf(reading)),
  );
  const out = avoided.filter((reading) =>
    board.take('limit', `no-focus:${reading.value}`, `No ${labelOf(reading).toLowerCase()}`),
  );
  // 'No triceps' leaves the rest of the arms in.
  const whole = out.filter((reading) => !isFine(reading) || reading.value === 'chest');
  return {
    focus: listOf(kept, () => true),
    avoidFocus: listOf(whole, () => true),
    focusMuscles: muscleSlot(kept),
    avoidMuscles: muscleSlot(out.filter((reading) => !whole.includes(reading))),
  };
}
