import type { Scan } from '../../reading/engine/scan.ts';
import type { Quantity } from '../../reading/engine/units.ts';

const minuteWords = /^(?:min|minute|minuto)$/;
const clocked = /^(?:amrap|emom|tabata)$/;

/**
 * 'AMRAP 12 pull-ups push-ups squats' lasts twelve minutes: a number that is the only one beside a
 * list of exercises counts none of them. 'AMRAP 10 burpees 20 squats' counts reps.
 */
export function withFormatMinutes(scan: Scan, all: readonly Quantity[]): Quantity[] {
  // 'Min 1 burpees, min 2 plank' numbers the minutes.
  const quantities = all.filter(
    ({ unit, from }) => unit !== null || !minuteWords.test(scan.tokens[from - 1]?.text ?? ''),
  );
  const moves = scan.of('move');
  const counting = quantities.filter(
    ({ unit, to }) =>
      (unit === null || unit === 'reps') && moves.some(({ from }) => from >= to && from - to <= 1),
  );
  return quantities.map((quantity) => {
    const { value, unit, from } = quantity;
    const isOfFormat = clocked.test(scan.tokens[from - 1]?.text ?? '');
    const isOnly = counting.length === 1 && counting[0] === quantity && moves.length > 1;
    const isMinutes = unit === null && isOfFormat && isOnly && value >= 4 && value <= 60;
    return isMinutes ? { ...quantity, unit: 'minutes' as const } : quantity;
  });
}
