export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** '1 day', '4 days'. */
export function countText(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** 'Squat @70 %: back squat 4×8, 4 left' stands beside its lifts as 'Squat @70 %'. */
export const shortTitle = (title: string): string => title.replace(/: [^:]*\d×\d.*$/, '');
