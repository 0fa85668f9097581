import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/moves/swapped.ts';

const reachTokens = 5;
const pronounReach = 3;

/** 'Ring rows where the pull-ups go': what has a place there gives it up. */
function isReplacedThere({ tokens }: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): boolean {
  const isPlace = [from - 1, from - 2].some((at) => terms.whereWords.has(tokens[at]?.text));
  return isPlace && [to, to + 1].some((at) => terms.placed.has(tokens[at]?.text));
}

/** 'Burpees, but swap them for thrusters': the pronoun stands for the move before it. */
function isSwappedBehind({ tokens, of }: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): boolean {
  const at = tokens.findIndex(
    ({ text }, i) =>
      i >= to &&
      terms.swapWords.has(text) &&
      terms.pronouns.has(tokens[i + 1]?.text) &&
      tokens
        .slice(i + 2, i + 2 + pronounReach)
        .some((token) => token.kind === 'word' && terms.forWords.has(token.text)),
  );
  if (at < 0 || (tokens[at]?.sentence ?? 0) - (tokens[from]?.sentence ?? 0) > 1) return false;
  return !of('move').some((other) => other.from >= to && other.to <= at);
}

const busyReach = 6;

/** 'The leg press is always taken, so lunges': something else has its place. */
function isTaken({ tokens, of }: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): boolean {
  const { sentence } = tokens[from] ?? {};
  const busy = tokens.findIndex(
    ({ text, sentence: own }, at) =>
      at >= to && at - to < busyReach && own === sentence && terms.busy.has(text),
  );
  const isOfOther = of('move').some((other) => other.from >= to && other.from < busy);
  return (
    busy >= 0 &&
    !isOfOther &&
    tokens.slice(to, busy).every(({ kind, text }) => kind !== 'mark' && !common.but.has(text)) &&
    tokens.slice(busy + 1, busy + 1 + pronounReach).some(({ text }) => terms.soWords.has(text))
  );
}

const weatherReach = 8;

/** 'Wollt eigentlich laufen, aber es schüttet': what was meant to be done, were it not for the weather. */
function isRainedOff({ tokens }: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): boolean {
  const isMeant = tokens
    .slice(Math.max(0, from - reachTokens), from)
    .some(({ text }) => terms.meant.has(text));
  if (!isMeant) return false;
  const but = tokens.findIndex(
    ({ text }, at) => at >= to && at - to <= reachTokens && common.but.has(text),
  );
  return but >= 0 && tokens.slice(but, but + weatherReach).some(({ text }) => terms.foul.has(text));
}

/**
 * 'Swap the lunges for something', 'replace barbell with dumbbells': what follows the verb goes;
 * so does what another move is done in the place of.
 */
export function isSwappedOut(scan: Scan, hit: Pick<Hit, 'from' | 'to'>): boolean {
  const { tokens } = scan;
  const isGone = [isReplacedThere, isSwappedBehind, isRainedOff, isTaken];
  if (isGone.some((is) => is(scan, hit))) return true;
  const segment = tokens[hit.from]?.segment;
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - reachTokens); at -= 1) {
    const token = tokens[at];
    if (token?.segment !== segment || terms.forWords.has(token?.text)) return false;
    if (terms.swapWords.has(token?.text)) return true;
  }
  return false;
}
