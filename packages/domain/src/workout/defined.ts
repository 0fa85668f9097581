type AlwaysThere<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type SometimesThere<T> = {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

export type Defined<T> = AlwaysThere<T> & SometimesThere<T>;

/** The same fields without those that are undefined, since an absent field and an undefined one differ on the wire. */
export function defined<T extends object>(fields: T): Defined<T> {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    const value = fields[key as keyof T];
    if (value !== undefined) kept[key] = value;
  }
  return kept as Defined<T>;
}

/** Known fields as they were read, every other field of the draft as it came (docs/decisions/0011). */
export function keepExtras<T extends object>(draft: object, known: T): Defined<T> {
  const read = defined(known);
  const names = Object.keys(draft).filter((key) => !Object.hasOwn(known, key));
  if (names.length === 0) return read;
  const extras = names.map((key) => [key, draft[key as keyof object]]);
  return Object.assign(Object.fromEntries(extras), read);
}
