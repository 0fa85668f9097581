/** The lift that a thing is there for. */
export const ownMoves: ReadonlyMap<string, string> = new Map(
  ['trap bar', 'trapbar', 'hex bar', 'hexbar'].map((words) => [words, 'trap-bar-deadlift']),
);
