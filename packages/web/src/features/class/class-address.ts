/** Behind the hash: a browser sends it to no server, and no log has it. */
export const classAddress = (code: string): string => `${location.origin}/class#${code}`;

/** A code that was cut off in the middle of a sign is taken as it stands. */
export function codeIn(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
