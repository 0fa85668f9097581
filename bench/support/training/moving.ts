import type { Expect } from './case.ts';
import { between } from './clocked.ts';
import { Sheet } from './mark.ts';
import { matches } from './match.ts';
import type { Line, Made } from './view.ts';

type Range = readonly [number, number];
/** Minutes at the session's own effort, for 20/30/45/60/90. */
const quality: Record<string, readonly Range[]> = {
  A25: [
    [7, 10],
    [12, 16],
    [20, 26],
    [26, 32],
    [28, 47],
  ],
  A26: [
    [4, 7],
    [8, 12],
    [13, 18],
    [17, 21],
    [17, 21],
  ],
  A27: [
    [0.7, 2.5],
    [1, 4],
    [1.5, 6],
    [1.5, 6],
    [1.5, 6],
  ],
};
/** Seconds of one repetition. */
const pieces: Record<string, Range> = { A25: [300, 1200], A26: [30, 320], A27: [6, 45] };

const isMoving = ({ exercise, item }: Line) =>
  matches(exercise, 'cyclic sprint') || item.distanceMeters !== undefined;
const inPlace = /in-place|march|jack|high-knees|phantom|step-touch|shadow/;

export function slotsOfMoving(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const lines = [...made.work, ...made.easy];
  const others = lines.filter((line) => !isMoving(line));
  if (others.length > 0) {
    const share = others.length / lines.length;
    sheet.take(0.3 + 0.5 * share, 'strength put into a run or ride', others[0]?.name);
  }
  const mimed = lines.filter(({ item }) => inPlace.test(item.exerciseId ?? ''));
  if (mimed.length > 0) sheet.take(0.6, 'moving on the spot instead of a distance', mimed[0]?.name);
  const isQuality = expect.code in quality;
  if (isQuality && made.warmup.length === 0) sheet.take(0.3, 'no easy way in', made.workout.title);
  const isEnded = made.cooldown.length > 0 || made.easy.length > 0;
  if (isQuality && !isEnded) sheet.take(0.2, 'no easy way out', made.workout.title);
  return sheet;
}

function hardSeconds(made: Made): number {
  return made.steps
    .filter(({ type, rpe = 6, role }) => type === 'exercise' && role !== 'easy' && rpe >= 6)
    .reduce(
      (sum, { duration, likelySeconds, targetSeconds }) =>
        sum + (targetSeconds ?? likelySeconds ?? duration),
      0,
    );
}

function judgeQuality(sheet: Sheet, made: Made, expect: Expect): void {
  const minutes = expect.minutes ?? made.seconds / 60;
  const isGiven = expect.blocks?.some(({ rounds }) => rounds !== undefined) ?? false;
  const range = between(quality[expect.code], minutes);
  const most = expect.level === 'B' ? ({ A25: 16, A26: 10, A27: 4 }[expect.code] ?? 99) : 99;
  const hard = hardSeconds(made) / 60;
  if (range && !isGiven) {
    const [from, to] = [Math.min(range[0], most), Math.min(range[1], most)];
    if (hard < from * 0.85 || hard > to * 1.15) {
      const detail = `${hard.toFixed(1)} min, ${from}–${to}`;
      sheet.take(0.5, 'minutes at effort outside the row', detail);
    }
  }
  const piece = pieces[expect.code];
  const steps = made.steps.filter(({ type, rpe = 0 }) => type === 'exercise' && rpe >= 6);
  const seconds = steps.map((step) => step.targetSeconds ?? step.likelySeconds ?? step.duration);
  if (piece && !isGiven && seconds.some((one) => one < piece[0] || one > piece[1])) {
    sheet.take(
      0.3,
      'a repetition too short or too long',
      `${seconds[0]} s, ${piece[0]}–${piece[1]}`,
    );
  }
}

function judgeEasy(sheet: Sheet, made: Made, expect: Expect): void {
  const all = [...made.warmup, ...made.cooldown, ...made.work.map(({ item }) => item)];
  const hard = all.filter(({ rpe = 3 }) => rpe > (expect.code === 'A28' ? 6 : 5));
  if (hard.length > 0) sheet.take(0.5, 'hard work in an easy session', hard[0]?.name);
  const moving = made.steps.filter(({ type }) => ['exercise', 'warmup', 'cooldown'].includes(type));
  const share =
    moving.reduce((sum, step) => sum + (step.likelySeconds ?? step.duration), 0) / made.seconds;
  if (share < 0.85)
    sheet.take(0.4, 'less than all of the time is spent moving', `${(share * 100).toFixed(0)} %`);
}

export function doseOfMoving(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  if (expect.code in quality) judgeQuality(sheet, made, expect);
  else judgeEasy(sheet, made, expect);
  for (const wanted of expect.blocks ?? []) {
    const block = made.blocks.find(({ kind }) => wanted.kinds.includes(kind));
    const rounds = block?.rounds ?? block?.items[0]?.sets;
    if (wanted.rounds !== undefined && rounds !== wanted.rounds) {
      sheet.take(0.6, 'not as many repetitions as asked', `${rounds} for ${wanted.rounds}`);
    }
    if (wanted.workSeconds !== undefined) {
      const seconds = block?.workSeconds ?? block?.items[0]?.duration ?? 0;
      if (Math.abs(seconds - wanted.workSeconds) > 1) {
        sheet.take(
          0.5,
          'repetitions not as long as asked',
          `${seconds} for ${wanted.workSeconds} s`,
        );
      }
    }
  }
  return sheet;
}

const restShares: Record<string, Range> = { A25: [0.08, 0.35], A26: [0.4, 1.3], A27: [3, 16] };

export function restOfMoving(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const share = restShares[expect.code];
  const block = made.blocks.find(({ kind }) => kind === 'intervals' || kind === 'distance_reps');
  if (!share || !block || (block.rounds ?? 1) < 2) return sheet;
  const work = block.workSeconds ?? block.items[0]?.duration ?? 0;
  const rest = block.restSeconds ?? 0;
  if (work === 0) return sheet;
  const ratio = rest / work;
  if (ratio < share[0] * 0.9 || ratio > share[1] * 1.1) {
    const near = ratio < share[0] ? ratio / share[0] : share[1] / ratio;
    sheet.take(
      Math.min(0.8, 1 - near + 0.2),
      'rest between repetitions off',
      `${rest} s after ${work} s`,
    );
  }
  return sheet;
}

const poses: readonly Range[] = [
  [6, 12],
  [8, 16],
  [10, 22],
  [12, 30],
  [14, 40],
];

/** Breath, spine, hips, shoulders, long holds: nothing that is strength in disguise. */
export function slotsOfFlow(made: Made, { minutes = 30, needs = [] }: Expect): Sheet {
  const sheet = new Sheet();
  const lines = [...made.work, ...made.easy];
  const off = lines.filter(({ exercise }) => !matches(exercise, 'calm'));
  sheet.take(
    0.6 * (off.length / Math.max(1, lines.length)),
    'strength in a mobility session',
    off[0]?.name,
  );
  const count = new Set(
    [...made.warmup, ...lines.map(({ item }) => item), ...made.cooldown].map(
      ({ exerciseId }) => exerciseId,
    ),
  ).size;
  const [least, most] = between(poses, minutes) ?? [6, 20];
  if (count < least || count > most) {
    sheet.take(0.3, 'too few or too many poses', `${count}, ${least}–${most}`);
  }
  const joints = new Set(lines.flatMap(({ exercise }) => exercise?.joints ?? []));
  if (needs.length === 0) {
    for (const joint of ['spine', 'hip', 'shoulder'] as const) {
      if (!joints.has(joint)) sheet.take(0.15, 'a region is left out', joint);
    }
  }
  return sheet;
}

export function doseOfFlow(made: Made): Sheet {
  const sheet = new Sheet();
  const lines = [...made.work, ...made.easy];
  const short = lines.filter(({ seconds, reps }) => reps === null && (seconds ?? 0) < 25);
  sheet.take(0.6 * (short.length / Math.max(1, lines.length)), 'holds too short', short[0]?.name);
  const hard = lines.filter(({ item }) => (item.rpe ?? 3) > 5);
  if (hard.length > 0) sheet.take(0.4, 'hard work in an easy session', hard[0]?.name);
  return sheet;
}
