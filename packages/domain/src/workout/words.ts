export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** '1 day', '4 days'. */
export function countText(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
