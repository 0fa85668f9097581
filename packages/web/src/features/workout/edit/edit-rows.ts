import type { EditDose } from '@cadence/domain/planner/edit/dose-limits';
import { doseOf } from '@cadence/domain/planner/edit/edit-dose';
import { type EditSection, isRest, leadOf, readRuns } from '@cadence/domain/planner/edit/edit-runs';
import {
  canLink,
  isLinked,
  type PlannedType,
  setTypeAt,
} from '@cadence/domain/planner/edit/edit-sets';
import { readBlocks } from '@cadence/domain/timer/blocks/read-blocks';
import { tabataTimes } from '@cadence/domain/timer/constants';
import { detectStyle, type Style } from '@cadence/domain/timer/detect-style';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { showWeight } from '../../../platform/items/show-weight.ts';

export interface EditRow {
  /** The same for the same exercise wherever it is moved. */
  key: string;
  /** Where it stands in the workout's list. */
  index: number;
  item: Exercise;
  section: EditSection;
  /** Which block it is of, where the workout is played in blocks. */
  block?: number;
  dose: EditDose;
  /** '3 × 10 reps', '0:40'. */
  doseText: string;
  /** Null where its format says how it is done. */
  setType: PlannedType | null;
  /** With the next one in turn: already so, possible, or neither. */
  link: 'linked' | 'possible' | null;
}

export interface EditPart {
  key: string;
  title: string;
  /** Exercises are added within it. */
  block?: number;
  rows: EditRow[];
}

const sectionTitles: Record<EditSection, string> = {
  warmup: 'Warm-up',
  body: 'Main part',
  cooldown: 'Cool-down',
};

const styleTexts: Partial<Record<Style, string>> = {
  tabata: `${tabataTimes.rounds} × ${formatClock(tabataTimes.workSeconds)}`,
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

function titleOf({ play, phases }: Workout, section: EditSection, phase: number): string {
  if (play) return section === 'body' ? (play.blocks[phase]?.title ?? '') : sectionTitles[section];
  return phases?.[phase]?.name ?? sectionTitles[section];
}

function linkOf(workout: Workout, index: number): EditRow['link'] {
  if (isLinked(workout, index)) return 'linked';
  return canLink(workout, index) ? 'possible' : null;
}

/** The workout as it is edited: one row an exercise, under the names of its parts. */
export function readParts(workout: Workout): EditPart[] {
  const style = detectStyle(workout);
  const seen = new Map<string, number>();
  const lines = readBlocks(workout, showWeight).flatMap(({ groups }) =>
    groups.flatMap((group) => group.lines),
  );
  const parts: EditPart[] = [];
  for (const run of readRuns(workout)) {
    const item = leadOf(run);
    if (!item) continue;
    const block = workout.play && run.section === 'body' ? run.phase : undefined;
    const name = titleOf(workout, run.section, run.phase);
    const last = parts.at(-1);
    const isSame = last?.title === name && last.block === block;
    const part: EditPart = isSame
      ? last
      : {
          key: `${parts.length}:${name}`,
          title: name,
          rows: [],
          ...(block !== undefined && { block }),
        };
    if (part !== last) parts.push(part);
    const label = `${run.section}:${item.exerciseId ?? item.name}`;
    const place = seen.get(label) ?? 0;
    seen.set(label, place + 1);
    const dose = doseOf(workout, run.index);
    const count = run.items.filter((one) => !isRest(one)).length;
    const line = lines.find(({ index }) => run.index <= index && index <= run.lastIndex);
    part.rows.push({
      key: `${label}:${place}`,
      index: run.index,
      item,
      section: run.section,
      ...(block !== undefined && { block }),
      dose,
      doseText: line?.dose ?? describeDose(dose, item, count, style),
      setType: setTypeAt(workout, run.lastIndex),
      link: linkOf(workout, run.lastIndex),
    });
  }
  return parts;
}

/** Those that it can change places with, itself included, in order. */
export function peersOf(parts: readonly EditPart[], { section, block }: EditRow): EditRow[] {
  return parts
    .flatMap(({ rows }) => rows)
    .filter((row) => row.section === section && row.block === block);
}
