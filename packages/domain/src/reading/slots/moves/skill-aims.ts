import { isDenied } from '../../engine/negation.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/moves/skill-aims.ts';

const isSingle = (text: string) =>
  !/(?:s|e|en|i)$/.test(text) || isOneOf(text, 'traction trazione pompe flexion');

/** Moves that somebody is after: 'first muscle-up', 'learn the handstand'. */
export const skillAims = oncePerText((scan: Scan): Hit[] =>
  scan.of('skillMove').filter((move) => {
    const aim = scan
      .of('sessionSign')
      .find(
        ({ value, to, typo }) =>
          value === 'aim' && typo === 0 && move.from >= to && move.from - to <= 1,
      );
    if (!aim || isDenied(scan, aim) || move.typo > 0) return false;
    // 'First pull-ups, then squats' tells an order.
    const isOrder = terms.orders.has(scan.tokens[aim.to - 1]?.text);
    return !isOrder || isSingle(scan.tokens[move.to - 1]?.text ?? '');
  }),
);
