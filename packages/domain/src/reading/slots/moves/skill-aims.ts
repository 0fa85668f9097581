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

const untriedReach = 3;

/** 'Mai fatta una trazione in vita mia', 'never done a pull-up': not yet, which is no refusal. */
export const isUntried = (scan: Scan, { from }: Hit): boolean =>
  scan
    .of('trait')
    .some(
      (one) =>
        one.value === 'untried' &&
        scan.tokens[one.from]?.segment === scan.tokens[from]?.segment &&
        from >= one.from &&
        from - one.to <= untriedReach,
    );

/** 'Las dominadas es lo que peor llevo': what goes worst is what is to be trained. */
export const isWeakPoint = (scan: Scan, { from }: Hit): boolean =>
  scan
    .of('weakPoint')
    .some((one) => scan.tokens[one.from]?.sentence === scan.tokens[from]?.sentence);
