/** Design, training §2: short words are never guessed, a longer one may be further off. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** A set of letters as bits: how many differ tells cheaply that two words cannot be near. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32);
  return bits;
}

/** Whether words with these letters can be within the limit: a slip changes two letters at most. */
export function mayBeNear(letters: number, others: number, limit: number): boolean {
  let left = 2 * limit;
  for (let rest = letters ^ others; rest !== 0; rest &= rest - 1) {
    if (left === 0) return false;
    left--;
  }
  return true;
}

/**
 * Damerau–Levenshtein distance with swaps of neighbours (optimal string
 * alignment), or `limit + 1` as soon as it cannot be within the limit. Only the
 * diagonal band that can matter is looked at.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  const width = b.length + 1;
  const costs = new Array<number>((a.length + 1) * width).fill(beyond);
  const at = (i: number, j: number) => costs[i * width + j] ?? beyond;
  for (let j = 0; j <= Math.min(limit, b.length); j++) costs[j] = j;
  for (let i = 1; i <= a.length; i++) {
    if (i <= limit) costs[i * width] = i;
    let best = i <= limit ? i : beyond;
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      const cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : beyond,
      );
      costs[i * width + j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return beyond;
  }
  return Math.min(at(a.length, b.length), beyond);
}
