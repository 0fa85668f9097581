import { claim } from '../../claims.ts';
import { sentenceAround, textAt } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import type { Fact } from './fact.ts';

const longestTold = 8;
const doneKinds = ['way', 'sport', 'event', 'trained', 'goal'];

/** 'Just come off a 2k row', 'vim pedalando 8 km': what was done right before, and no wish for more. */
export function readJustDone(scan: Scan): Fact[] {
  return scan.of('arrival').flatMap((cue): Fact[] => {
    if (cue.typo > 0) return [];
    const end = Math.min(sentenceAround(scan, cue.from).to, cue.to + longestTold);
    let to = cue.to;
    while (to < end && scan.tokens[to]?.kind !== 'mark' && !terms.thens.has(textAt(scan, to)))
      to += 1;
    const isMoved = scan.tokens.slice(cue.from, cue.to).some(({ text }) => terms.moved.has(text));
    const isActive =
      isMoved ||
      doneKinds.some((kind) => scan.of(kind).some((hit) => hit.from >= cue.from && hit.to <= to));
    if (!isActive) return [];
    const quote = scan.quote(cue.from, to);
    return [
      {
        claim: claim('aside', 'done', 'aside.done', { polarity: 'has', quote }),
        from: cue.from,
        to,
      },
    ];
  });
}
