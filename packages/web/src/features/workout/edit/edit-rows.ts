import type { EditDose } from '@cadence/domain/planner/edit-dose';
import { doseOf } from '@cadence/domain/planner/edit-dose';
import { type EditSection, isRest, readRuns } from '@cadence/domain/planner/edit-runs';
import { tabata } from '@cadence/domain/timer/constants';
import { detectStyle, type Style } from '@cadence/domain/timer/detect-style';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { Exercise, Workout } from '@cadence/domain/workout/types';

export interface EditRow {
  /** The same for the same exercise wherever it is moved. */
  key: string;
  /** Where it stands in the workout's list. */
  index: number;
  item: Exercise;
  section: EditSection;
  dose: EditDose;
  /** '3 × 10 reps', '0:40'. */
  doseText: string;
}

export interface EditPart {
  key: string;
  title: string;
  rows: EditRow[];
}

const sectionTitles: Record<EditSection, string> = {
  warmup: 'Warm-up',
  body: 'Main part',
  cooldown: 'Cool-down',
};

const styleTexts: Partial<Record<Style, string>> = {
  tabata: `${tabata.rounds} × ${formatClock(tabata.workSeconds)}`,
  pyramid: 'Every level',
  emom: 'One minute',
};

function describeDose(dose: EditDose, item: Exercise, count: number, style: Style): string {
  const { reps, seconds, sets = 1 } = dose;
  const side = item.side === 'both' && reps !== undefined ? ' a side' : '';
  const amount =
    reps === undefined
      ? seconds === undefined
        ? undefined
        : formatClock(seconds)
      : `${item.repsText ?? reps} ${reps === 1 ? 'rep' : 'reps'}${side}`;
  if (amount === undefined) return styleTexts[style] ?? '';
  const times = Math.max(sets, count);
  return times > 1 ? `${times} × ${amount}` : amount;
}

/** The workout as it is edited: one row an exercise, under the names of its parts. */
export function readParts(workout: Workout): EditPart[] {
  const style = detectStyle(workout);
  const seen = new Map<string, number>();
  const parts: EditPart[] = [];
  for (const run of readRuns(workout)) {
    const [item] = run.items;
    if (!item) continue;
    const name = workout.phases?.[run.phase]?.name ?? sectionTitles[run.section];
    const last = parts.at(-1);
    const part =
      last?.title === name ? last : { key: `${parts.length}:${name}`, title: name, rows: [] };
    if (part !== last) parts.push(part);
    const label = `${run.section}:${item.exerciseId ?? item.name}`;
    const place = seen.get(label) ?? 0;
    seen.set(label, place + 1);
    const dose = doseOf(workout, run.index);
    const count = run.items.filter((one) => !isRest(one)).length;
    part.rows.push({
      key: `${label}:${place}`,
      index: run.index,
      item,
      section: run.section,
      dose,
      doseText: describeDose(dose, item, count, style),
    });
  }
  return parts;
}

/** Those that it can change places with, itself included, in order. */
export function peersOf(parts: readonly EditPart[], { section }: EditRow): EditRow[] {
  return parts.flatMap(({ rows }) => rows).filter((row) => row.section === section);
}
