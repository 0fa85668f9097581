import type { Expect, Level } from './case.ts';
import { seeds } from './data/seeds.ts';
import { isInZone } from './endurance-numbers.ts';
import { Sheet } from './mark.ts';
import { conversions, leftAfter, maximumOf, percentOf } from './strength.ts';
import type { Line, Made } from './view.ts';

const loaded: readonly string[] = ['barbell', 'dumbbell', 'kettlebell', 'plates', 'stack'];
const isLoadable = ({ exercise }: Line): boolean => loaded.includes(exercise?.loadClass ?? '');

const gymDumbbells = [
  ...Array.from({ length: 10 }, (_, at) => at + 1),
  ...Array.from({ length: 16 }, (_, at) => 12 + at * 2),
];
const bells = [4, 6, 8, 12, 16, 20, 24, 28, 32, 40];
const isMultiple = (value: number, step: number) =>
  Math.abs(value / step - Math.round(value / step)) < 0.001;

/** Whether this weight stands in the athlete's room. */
function isOnRack(kg: number, { exercise }: Line, { kit }: Expect): boolean {
  switch (exercise?.loadClass) {
    case 'dumbbell':
      return (kit.dumbbells ?? gymDumbbells).includes(kg);
    case 'kettlebell':
      return (kit.kettlebells ?? bells).includes(kg);
    case 'barbell':
      return kg >= 10 && isMultiple(kg, 2.5);
    default:
      return isMultiple(kg, 1.25);
  }
}

/** Kilograms that the stated best makes for this set, and how far off may be fine. */
export function expectedKg(
  line: Line,
  { bests = [], breakDays = 0, isDeload }: Expect,
): { kg: number; slack: number } | null {
  const { reps, rir, exercise } = line;
  const best = bests.find(({ lift }) => lift === exercise?.id);
  if (!best || !reps || rir === null) return null;
  if (isDeload) return { kg: best.kg * 0.875, slack: best.kg * 0.03 + 1.25 };
  const maximum = maximumOf(best) * leftAfter(breakDays);
  const of = (count: number) => (maximum * percentOf(count + rir)) / 100 - (best.bodyMassKg ?? 0);
  const [low, high] = [of(reps[1]), of(reps[0])];
  // A best of another day or of many reps may start a step lower.
  const step = breakDays > 0 || best.how !== 'max' ? 3.75 : 2.5;
  return { kg: (low + high) / 2, slack: (high - low) / 2 + step };
}

function judgeStated(sheet: Sheet, made: Made, expect: Expect): void {
  const told = made.work.flatMap((line) => {
    const wanted = expectedKg(line, expect);
    const isNext = expect.next?.some(({ lift }) => lift === line.exercise?.id);
    return wanted && !isNext ? [{ line, wanted }] : [];
  });
  for (const { line, wanted } of told) {
    const share = 0.5 / told.length;
    if (line.kg === null) sheet.take(share, 'no kg on a lift with a stated best', line.name);
    else if (Math.abs(line.kg - wanted.kg) > wanted.slack + 0.01) {
      const detail = `${line.name} @${line.kg}, ${wanted.kg.toFixed(1)} by the chart`;
      sheet.take(share, 'kg more than a step off the stated best', detail);
    }
  }
  for (const { lift } of expect.bests ?? []) {
    if (!made.work.some(({ exercise }) => exercise?.id === lift)) continue;
    for (const [from, to, ratio] of conversions) {
      const line = made.work.find(({ exercise }) => exercise?.id === to);
      if (from !== lift || !line || line.kg === null || !line.reps) continue;
      if (expect.bests?.some((one) => one.lift === to)) continue;
      const best = expect.bests?.find((one) => one.lift === from);
      const most = (best ? maximumOf(best) : 0) * ratio * (percentOf(line.reps[0]) / 100);
      const kg = line.kg * (line.exercise?.loadClass === 'dumbbell' ? 2 : 1);
      if (kg > most * 1.1 || kg < most * 0.5) {
        const detail = `${line.name} @${kg} in all, at most ${most.toFixed(0)}`;
        sheet.take(0.15, 'a guess from another lift is far off', detail);
      }
    }
  }
}

const isRaise = ({ exercise }: Line) =>
  /lateral-raise|reverse-fly|front-raise/.test(exercise?.id ?? '');
const isPress = ({ exercise }: Line) =>
  exercise?.loadClass === 'dumbbell' &&
  exercise.patterns.some((one) => one === 'push_h' || one === 'push_v');

export function raiseToPress(made: Made): { raise: Line; press: Line } | null {
  const press = made.work.filter((line) => isPress(line) && line.kg !== null);
  const raise = made.work.find(
    (line) => isRaise(line) && line.exercise?.loadClass === 'dumbbell' && line.kg !== null,
  );
  const heaviest = press.sort((a, b) => (b.kg ?? 0) - (a.kg ?? 0))[0];
  return raise && heaviest ? { raise, press: heaviest } : null;
}

const mostOfSeed: Record<Level, number> = { B: 1, I: 2.1, A: 2.8 };

/** First guesses of somebody who has told nothing: not beyond their level, light for the guarded. */
function judgeGuesses(sheet: Sheet, lines: readonly Line[], expect: Expect): void {
  const isGuarded = /^A3[3459]$/.test(expect.code);
  const factor = isGuarded ? 1 : mostOfSeed[expect.level];
  for (const { exercise, kg, name, item } of lines) {
    const [, seed] = seeds.find(([id]) => id.test(exercise?.id ?? '')) ?? [];
    const isGuess = /start/i.test(item.loadNote ?? '');
    const { dumbbells = [], kettlebells = [] } = expect.kit;
    const own = exercise?.loadClass === 'kettlebell' ? kettlebells : dumbbells;
    const least = own.length === 0 ? 0 : Math.min(...own);
    if (!seed || kg === null || !isGuess || kg <= least) continue;
    if (kg > seed * factor * 1.1) {
      const detail = `${name} @${kg} for ${isGuarded ? expect.code : expect.level}`;
      sheet.take(0.6 / lines.length, 'a first guess that is too heavy', detail);
    }
  }
}

function judgeLoads(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const lines = made.work.filter(isLoadable);
  const share = 1 / Math.max(1, lines.length);
  for (const line of lines) {
    const { kg, item, rir, name } = line;
    const isCalibrated = rir !== null || /find|stop when|start/i.test(item.loadNote ?? '');
    if (kg === null && typeof item.weight !== 'string' && !isCalibrated) {
      sheet.take(0.7 * share, 'a loadable move without kg, reserve or a way to find it', name);
    }
    if (kg === null) continue;
    if (!expect.benchmark && !isOnRack(kg, line, expect)) {
      sheet.take(0.6 * share, 'a weight that is not on the rack', `${name} @${kg}`);
    }
    if (!item.loadNote) sheet.take(0.3 * share, 'kg without a source', name);
  }
  judgeStated(sheet, made, expect);
  judgeGuesses(sheet, lines, expect);
  const rack = expect.kit.dumbbells ?? [];
  const bells = lines.filter(
    ({ exercise, kg }) => exercise?.loadClass === 'dumbbell' && kg !== null,
  );
  const weights = new Set(bells.map(({ kg }) => kg));
  if (rack.length >= 4 && bells.length >= 3 && weights.size < Math.min(3, bells.length - 1)) {
    const detail = bells.map(({ name, kg }) => `${name} @${kg}`).join(', ');
    sheet.take(0.35, 'a range of dumbbells, and the same weight for all', detail);
  }
  const pair = raiseToPress(made);
  if (pair && (pair.raise.kg ?? 0) > (pair.press.kg ?? 0) * 0.5) {
    const detail = `${pair.raise.name} @${pair.raise.kg}, ${pair.press.name} @${pair.press.kg}`;
    sheet.take(0.25, 'raise as heavy as a press', detail);
  }
  return sheet;
}

/** Paces of the work and of the easy minutes, or words for the effort where none is known. */
function judgePaces(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { work, easy } = expect;
  const lines = [...made.work, ...made.easy].filter(
    ({ exercise }) => exercise?.patterns[0] === 'cyclic' || exercise?.patterns[0] === 'sprint',
  );
  if (lines.length === 0) sheet.take(1, 'no moving over a distance or time in it', '');
  const hard = lines.filter(({ role, item }) => role !== 'easy' && (item.rpe ?? 9) >= 5);
  if (work) {
    const paced = hard.filter(({ item }) => item.pace);
    if (paced.length === 0) sheet.take(0.7, 'no pace though a race was given', made.workout.title);
    for (const { item, name } of paced) {
      if (item.pace && !isInZone(item.pace, work)) {
        const detail = `${name} ${item.pace.lo}–${item.pace.hi}, zone ${work.lo.toFixed(0)}–${work.hi.toFixed(0)} ${work.unit}`;
        sheet.take(0.6 / paced.length, 'pace outside its zone', detail);
      }
    }
  }
  if (easy) {
    const parts = [...made.warmup, ...made.cooldown, ...lines.map(({ item }) => item)];
    const paced = parts.filter(({ pace, rpe = 9 }) => pace && rpe <= 4);
    const isRight = paced.some(({ pace }) => pace && isInZone(pace, easy, 0.03));
    if (!isRight) sheet.take(0.3, 'no easy pace though a race was given', made.workout.title);
  }
  const isWorded = /sentence|talk|words|breath|effort|easy|hard/i.test(made.notes);
  const isRated = lines.every(({ item }) => item.rpe !== undefined || item.pace || item.heartRate);
  if (!isRated) sheet.take(0.3, 'an effort without pace, pulse or number', lines[0]?.name);
  if (!work && !isWorded) sheet.take(0.25, 'no words for how it should feel', made.workout.title);
  return sheet;
}

const paced = /^A2[4-9]$/;
export const judgeNumbers = (made: Made, expect: Expect): Sheet =>
  paced.test(expect.code) || expect.work ? judgePaces(made, expect) : judgeLoads(made, expect);
