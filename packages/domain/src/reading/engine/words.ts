/** Whether a word is one of a closed class. */
export interface Words {
  has(text: string | undefined): boolean;
}

const shortestStem = 2;

/** Words of one use, parted by spaces; a last '*' stands for any ending. */
export function words(list: string): Words {
  const all = list.split(' ').filter((word) => word !== '');
  const stems = all.filter((word) => word.endsWith('*') && word.length > shortestStem);
  const exact = new Set(all.filter((word) => !stems.includes(word)));
  const starts = stems.map((stem) => stem.slice(0, -1));
  return {
    has: (text) =>
      text !== undefined && (exact.has(text) || starts.some((start) => text.startsWith(start))),
  };
}
