/** Spec §9, week variations: volume times intensity, in the order of the weeks. */
const weeks = [
  ['Build', 1.1 * 1.0, 'bg-warm'],
  ['Peak', 0.9 * 1.2, 'bg-work'],
  ['Deload', 0.7 * 0.8, 'bg-cool'],
  ['Test', 0.8 * 1.1, 'bg-rest'],
] as const;

const round = [1, 2].flatMap((turn) =>
  weeks.map(([name, load, fill]) => ({
    key: `${name} ${turn}`,
    name,
    load,
    fill,
    again: turn > 1,
  })),
);

/** The wave that the weeks of a program follow. */
export function WeekSketch() {
  return (
    <div aria-hidden="true" className="mx-auto flex h-52 w-full max-w-md items-end gap-2">
      {round.map(({ key, name, load, fill, again }) => (
        <div key={key} className="flex h-full min-w-0 flex-1 flex-col justify-end gap-2">
          <span
            className={`block rounded-md ${fill} ${again ? 'opacity-40' : ''}`}
            style={{ height: `${load * 78}%` }}
          />
          <span className="text-center text-[0.6875rem] text-ink-2 sm:text-xs">{name}</span>
        </div>
      ))}
    </div>
  );
}
