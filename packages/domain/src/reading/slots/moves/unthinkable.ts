import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';

const reach = 7;
const otherThings = ['attribute', 'focus', 'move', 'format', 'goal'];

/** 'À genoux sur ce carrelage, même pas en rêve', 'tirarme al piso ni loca': told so behind the thing. */
export function isUnthinkable({ tokens, of }: Scan, { from, to }: Hit): boolean {
  const { sentence } = tokens[from] ?? {};
  const cue = of('never').find(
    (one) =>
      one.typo === 0 &&
      one.from >= to &&
      one.from - to <= reach &&
      (tokens[one.from]?.sentence === sentence ||
        // 'On my knees? Not on your life'.
        (tokens[to]?.text === '?' && one.from === to + 1)),
  );
  if (!cue) return false;
  return !otherThings.some((kind) =>
    of(kind).some((other) => other.from >= to && other.to <= cue.from),
  );
}
