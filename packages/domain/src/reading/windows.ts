/** Most messages are one window; what is longer is read piece by piece, so that time grows with length alone. */
const windowCharacters = 600;
const ends = /[.!?;\n…]/;

/** A text in pieces that end where a sentence does, or at a space where none ends in time. */
export function windowsOf(text: string): string[] {
  const windows: string[] = [];
  let from = 0;
  while (text.length - from > windowCharacters) {
    let to = from + windowCharacters;
    while (to > from && !ends.test(text[to - 1] ?? '')) to -= 1;
    if (to === from) {
      const space = text.lastIndexOf(' ', from + windowCharacters);
      to = space > from ? space + 1 : from + windowCharacters;
    }
    windows.push(text.slice(from, to));
    from = to;
  }
  windows.push(text.slice(from));
  return windows;
}
