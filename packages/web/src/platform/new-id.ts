const fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

/** A UUIDv7 (RFC 9562): sorts by time, so that a list of sessions needs no other order. */
export function newId(nowMs: number = Date.now(), random = fill): string {
  const bytes = random(new Uint8Array(16));
  const time = Math.max(0, Math.trunc(nowMs));
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(time / 256 ** (5 - i)) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
