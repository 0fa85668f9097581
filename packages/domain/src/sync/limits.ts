/** What an item may hold: the contract accepts no more. */
export const itemLimits = {
  idLength: 100,
  deviceIdLength: 64,
  /** Characters of a value as JSON. */
  valueLength: 4000,
  /** Items of one call: within the server's limit of a body even where all are as long as can be. */
  batch: 50,
  /** A clock further ahead than this is wrong, and would beat every honest change. */
  clockAheadMs: 5 * 60_000,
} as const;
