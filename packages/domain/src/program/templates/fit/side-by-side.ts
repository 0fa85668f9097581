import type { DayPlan, PlanFacts, ProgramPlan, WeekPlan } from '../types.ts';

/** From here on both fit into one session. */
const minutesForBoth = 40;
/** Both come on as many days; what is left is for the rest of the body. */
const mostBoth = 3;

const isSkill = ({ strain }: DayPlan): boolean => strain.group === 'skill';
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const keyOf = (...days: readonly DayPlan[]): DayPlan['key'] =>
  days.map(({ key }) => key).toSorted((a, b) => b - a)[0] ?? 1;

/** The first one fresh, then the other without what the first has had. */
function together(first: DayPlan, second: DayPlan, place: number): DayPlan {
  if (first.work.kind !== 'lift' || second.work.kind !== 'lift') return first;
  const lead = first.work.rows.filter(({ role }) => role !== 'trunk' && role !== 'accessory');
  const had = new Set(lead.map(({ id }) => id));
  const rest = second.work.rows.map((row) =>
    had.has(row.id) ? { ...row, id: `${row.id}-2` } : row,
  );
  return {
    ...first,
    id: `both-${place + 1}`,
    title: `${first.title} · ${lower(second.title)}`,
    focus: `${first.focus} and ${lower(second.focus)}`,
    key: keyOf(first, second),
    strain: { ...first.strain, ...second.strain },
    work: { ...first.work, rows: [...lead, ...rest] },
    lines: [...(first.lines ?? []), ...(second.lines ?? [])],
    ...(second.ledUpTo && { ledUpTo: second.ledUpTo }),
    notes: [...(first.notes ?? []), ...(second.notes ?? [])],
  };
}

function bothIn(first: WeekPlan, second: WeekPlan, facts: PlanFacts): DayPlan[] {
  const [one, other] = [first.days.filter(isSkill), second.days.filter(isSkill)];
  if (facts.minutes < minutesForBoth) {
    const count = Math.ceil(facts.days / 2);
    return one
      .slice(-count)
      .flatMap((day, i) => [day, ...other.slice(count - facts.days).slice(i, i + 1)])
      .slice(0, facts.days);
  }
  const count = Math.min(mostBoth, facts.days, one.length, other.length);
  const both = Array.from({ length: count }, (_, place) => {
    const [a, b] = [one.slice(0, mostBoth).slice(-count), other.slice(0, mostBoth).slice(-count)];
    return together(a[place] as DayPlan, b[place] as DayPlan, place);
  });
  const extras = second.days.filter((day) => !isSkill(day));
  return [...both, ...extras.slice(0, facts.days - count)];
}

const joined = (first: string, second: string): string =>
  first === second ? first : `${first} · ${lower(second)}`;

/** Two skills in one program: in one session where there is time, else on days in turn. */
export function sideBySide(first: ProgramPlan, second: ProgramPlan, facts: PlanFacts): ProgramPlan {
  return {
    ...first,
    name: `${first.name} and ${lower(second.name)}`,
    entry: `${first.entry} ${second.entry}`,
    end: {
      ...first.end,
      text: `${first.end.text}; and ${second.end.text}`,
      test: `${first.end.test} ${second.end.test}`,
    },
    progress: [...first.progress, ...second.progress],
    fallback: `${first.fallback} ${second.fallback}`,
    next: `${first.next} ${second.next}`,
    honesty: [
      'Two skills share what arms and shoulders can take: each comes a little slower than alone.',
      ...first.honesty,
      ...second.honesty,
    ],
    weeks: first.weeks.map((week, i) => {
      const other = second.weeks[i] ?? week;
      return {
        ...week,
        label: joined(week.label, other.label),
        kind: week.kind === other.kind ? week.kind : 'build',
        note: joined(week.note.replace(/\.$/, ''), other.note),
        phase: joined(week.phase, other.phase),
        days: bothIn(week, other, facts),
      };
    }),
  };
}
