/** Whether a word is one of a closed class. */
export interface Words {
  has(text: string | undefined): boolean;
}

const shortestStem = 2;
/** Words that a rule goes by: none of them is a slip of another one. */
const ruleWords = new Set<string>();

export const isRuleWord = (word: string): boolean => ruleWords.has(word);

const isNumber = (text: string) => text !== '' && Number.isInteger(Number(text));

/** Words of one use, parted by white space; a last '*' stands for any ending, '#' for any number. */
export function words(list: string): Words {
  const all = list.split(/\s+/).filter((word) => word !== '');
  const stems = all.filter((word) => word.endsWith('*') && word.length > shortestStem);
  const exact = new Set(all.filter((word) => !stems.includes(word)));
  const starts = stems.map((stem) => stem.slice(0, -1));
  const hasNumbers = exact.has('#');
  return {
    has: (text) =>
      text !== undefined &&
      (exact.has(text) ||
        (hasNumbers && isNumber(text)) ||
        starts.some((start) => text.startsWith(start))),
  };
}

/** Several classes of words, each by its name. */
export function classes<Name extends string>(lists: Record<Name, string>): Record<Name, Words> {
  for (const list of Object.values<string>(lists))
    for (const word of list.split(/\s+/)) ruleWords.add(word);
  const built = Object.entries<string>(lists).map(([name, list]) => [name, words(list)]);
  return Object.fromEntries(built) as Record<Name, Words>;
}

const built = new Map<string, Words>();

/** Whether a word is one of a few that are named on the spot. */
export function isOneOf(text: string | undefined, list: string): boolean {
  const known = built.get(list) ?? words(list);
  built.set(list, known);
  return known.has(text);
}
