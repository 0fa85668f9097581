/** Races whose pace people speak of, in metres. */
const raceMetres: Readonly<Record<string, number>> = {
  mile: 1609.344,
  half: 21_097.5,
  marathon: 42_195,
};

const kilometre = 1000;
const tolerance = 0.01;

/** '5k', 'half', 'mile'. */
export function raceName(metres: number): string {
  const known = Object.entries(raceMetres).find(
    ([, one]) => Math.abs(one - metres) <= one * tolerance,
  );
  return known?.[0] ?? `${metres / kilometre}k`;
}

/** How long the race of a name is; null where it names none. */
export function metresOfRace(name: string): number | null {
  const plain = name.trim().toLowerCase();
  const kilometres = /^(\d+(?:\.\d+)?)k$/.exec(plain)?.[1];
  return raceMetres[plain] ?? (kilometres === undefined ? null : Number(kilometres) * kilometre);
}
