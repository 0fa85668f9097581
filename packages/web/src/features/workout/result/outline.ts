import {
  type EditSection,
  isRest,
  type Run,
  readRuns,
} from '@cadence/domain/planner/edit/edit-runs';
import { type BlockOutline, readBlocks } from '@cadence/domain/timer/blocks/read-blocks';
import { restNames } from '@cadence/domain/timer/constants';
import { detectStyle, type Style } from '@cadence/domain/timer/detect-style';
import { secondsText } from '@cadence/domain/timer/dose-text';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import { formatDefinitions } from '@cadence/domain/workout/formats/definitions';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { showWeight } from '../../../platform/items/show-weight.ts';

export interface Row {
  item: Exercise;
  /** In the workout's list. */
  index: number;
  /** '12 reps', '5 × 5', '40 s'. */
  dose: string;
}

export interface Section {
  name: string;
  type: Extract<StepType, 'warmup' | 'exercise' | 'cooldown'>;
  /** Of its steps; unknown where phases share the body, or the user ends it. */
  seconds: number | null;
  rows: Row[];
  /** Where the workout is played in blocks, and this is one of them. */
  block?: BlockOutline;
}

const types = { warmup: 'warmup', body: 'exercise', cooldown: 'cooldown' } as const;

const styleNames: Partial<Record<Style, string>> = {
  emom: 'Every minute on the minute',
  tabata: 'Tabata, 20 s on, 10 s off',
  pyramid: 'Pyramid',
  compound: 'Flow',
  circuit: 'Circuit',
  rounds: 'Rounds',
};

/** A model may write a paragraph where a few words belong. */
const longestName = 44;

function bodyName(workout: Workout, style: Style): string {
  const told = workout.workoutStructure;
  const own = style === 'emom' || style === 'tabata' ? undefined : told;
  // The levels of a pyramid read better as people write them: 1–2–3.
  if (own !== undefined && own.length <= longestName) return own.replace(/(\d),\s*(?=\d)/g, '$1–');
  return styleNames[style] ?? 'Main part';
}

function amountOf({ reps, repsText, setScheme, duration, side }: Exercise, sets: number): string {
  const count = repsText ?? reps ?? setScheme?.reps;
  const isPlain = count !== undefined && /^[\d\s–-]+$/.test(String(count));
  const sides = side === 'both' && count !== undefined ? ' a side' : '';
  if (count !== undefined && sets > 1) return `${sets} × ${count}${sides}`;
  if (count !== undefined)
    return `${count}${isPlain ? (count === 1 ? ' rep' : ' reps') : ''}${sides}`;
  if (duration === undefined) return sets > 1 ? `${sets} sets` : '';
  return sets > 1 ? `${sets} × ${secondsText(duration)}` : secondsText(duration);
}

export function doseText(item: Exercise, times: number, style: Style): string {
  const sets = Math.max(times, item.sets ?? item.setScheme?.sets ?? 1);
  const said = amountOf(item, sets);
  if (said !== '' || item.type !== 'exercise') return said;
  if (style === 'tabata') return '8 × 20 s';
  return style === 'pyramid' ? 'Reps by level' : '';
}

function readRow({ items, index }: Run, style: Style): Row[] {
  const [item] = items;
  const times = items.filter((one) => !isRest(one)).length;
  return item ? [{ item, index, dose: doseText(item, times, style) }] : [];
}

function sumOf(steps: readonly TimerStep[], isMine: (type: StepType) => boolean): number {
  return steps.filter(({ type }) => isMine(type)).reduce((sum, { duration }) => sum + duration, 0);
}

const isBodyStep = (type: StepType) => ['exercise', 'rest', 'phase_transition'].includes(type);

function blockSections(workout: Workout, steps: readonly TimerStep[]): Section[] {
  return readBlocks(workout, showWeight).map((block) => {
    const own = steps.filter((step) => step.block === block.index);
    const isOpen = own.some(({ openEnded }) => openEnded);
    return {
      name: block.title,
      type: types.body,
      seconds: isOpen ? null : sumLikelySeconds(own),
      rows: block.groups.flatMap(({ lines }) => lines),
      block,
    };
  });
}

/** The workout as it is read: warm-up, what it is about, cool-down. */
export function outlineOf(workout: Workout, steps: readonly TimerStep[]): Section[] {
  const style = detectStyle(workout);
  const runs = readRuns(workout);
  const rowsOf = (section: EditSection, phase?: number) =>
    runs
      .filter((run) => run.section === section && (phase === undefined || run.phase === phase))
      .flatMap((run) => readRow(run, style));
  const frame = (name: string, section: 'warmup' | 'cooldown'): Section => ({
    name,
    type: section,
    seconds: sumOf(
      steps.filter(({ block }) => block === undefined),
      (type) => type === section,
    ),
    rows: rowsOf(section),
  });
  const body = workout.play
    ? blockSections(workout, steps)
    : bodySections(workout, steps, { style, runs, rowsOf });
  const framed = [frame('Warm-up', 'warmup'), ...body, frame('Cool-down', 'cooldown')];
  return framed.filter(({ rows }) => rows.length > 0);
}

interface Body {
  style: Style;
  runs: readonly Run[];
  rowsOf: (section: EditSection, phase?: number) => Row[];
}

function bodySections(
  workout: Workout,
  steps: readonly TimerStep[],
  { style, runs, rowsOf }: Body,
): Section[] {
  const bodyPhases = [
    ...new Set(runs.filter(({ section }) => section === 'body').map(({ phase }) => phase)),
  ];
  const isSplit = bodyPhases.length > 1;
  const isOpen = steps.some(({ openEnded }) => openEnded);
  return bodyPhases.map((phase): Section => {
    const name = isSplit ? workout.phases?.[phase]?.name : undefined;
    return {
      name: name ?? bodyName(workout, style),
      type: types.body,
      seconds: isSplit || isOpen ? null : sumOf(steps, isBodyStep),
      rows: rowsOf('body', phase),
    };
  });
}

const formatNames: Record<Style, string> = {
  quick: 'Quick timer',
  blocks: 'Blocks',
  structured: 'Sets',
  emom: 'EMOM',
  pyramid: 'Pyramid',
  tabata: 'Tabata',
  compound: 'Flow',
  circuit: 'Circuit',
  phases: 'Sets',
  rounds: 'Rounds',
  sets: 'Sets',
};

export function formatName(workout: Workout): string {
  const kinds = new Set(workout.play?.blocks.map(({ kind }) => formatDefinitions[kind].label));
  return kinds.size > 0 ? [...kinds].join(' + ') : formatNames[detectStyle(workout)];
}

/** What its main part is made of, for a line each. */
export function mainExercises(workout: Workout): { name: string; dose: string }[] {
  if (workout.play) {
    return readBlocks(workout, showWeight)
      .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
      .map(({ item: { name }, dose }) => ({ name, dose }));
  }
  const style = detectStyle(workout);
  return readRuns(workout)
    .filter(({ section }) => section === 'body')
    .flatMap((run) => readRow(run, style))
    .map(({ item: { name }, dose }) => ({ name, dose }));
}

/** Different exercises of the body. */
export function countExercises({ workout }: Workout): number {
  return new Set(workout.filter(({ type }) => type === 'exercise').map(({ name }) => name)).size;
}

/** A rest between sets belongs to the work as much as the sets do. */
const isOfWork = ({ type, name, block, role }: TimerStep) =>
  type === 'exercise' ||
  role === 'ramp' ||
  (type === 'rest' && (block !== undefined || name === restNames.sets));

export function workMinutes(steps: readonly TimerStep[]): number {
  return Math.round(sumLikelySeconds(steps.filter(isOfWork)) / 60);
}

/** As much as one line under a name holds. */
const longestCue = 60;

export function cueOf(item: Exercise): string | undefined {
  const { cues = [], modifications = [], instructions, description } = item;
  if (modifications.length > 0) return modifications.join(' ');
  const [first, second] = cues;
  if (first === undefined) return (instructions ?? description)?.split(/(?<=[.!?])\s+/)[0];
  const both = `${first} ${second ?? ''}`.trim();
  return both.length <= longestCue ? both : first;
}
