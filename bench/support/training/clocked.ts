import type { Expect, Level } from './case.ts';
import { Sheet } from './mark.ts';
import { matches } from './match.ts';
import type { Line, Made } from './view.ts';

type Range = readonly [number, number];
const columns = [20, 30, 45, 60, 90];

/** From the column below the minutes to the column above. */
export function between(table: readonly Range[] | undefined, minutes: number): Range | undefined {
  const lower = Math.max(
    0,
    columns.findLastIndex((one) => one <= minutes + 3),
  );
  const above = columns.findIndex((one) => one >= minutes - 3);
  const [low, high] = [table?.[lower], table?.[above < 0 ? columns.length - 1 : above]];
  return low && high && [Math.min(low[0], high[0]), Math.max(low[1], high[1])];
}

/** Which kinds of block play each format, and how many moves it has. */
const formats: Record<string, { kinds: readonly string[]; moves: Range }> = {
  A17: { kinds: ['circuit', 'intervals', 'rounds'], moves: [4, 8] },
  A18: { kinds: ['intervals', 'tabata', 'circuit'], moves: [1, 8] },
  A19: { kinds: ['tabata', 'intervals'], moves: [1, 6] },
  A20: { kinds: ['emom', 'every'], moves: [1, 5] },
  A21: { kinds: ['amrap'], moves: [3, 5] },
  A22: { kinds: ['for_time', 'chipper', 'rounds'], moves: [2, 10] },
  A23: { kinds: ['ladder', 'pyramid'], moves: [1, 4] },
};

/** Minutes of the main clock for 20/30/45/60/90. */
const bodies: Record<string, readonly Range[]> = {
  A20: [
    [10, 14],
    [16, 22],
    [22, 30],
    [26, 34],
    [28, 60],
  ],
  A21: [
    [8, 12],
    [12, 18],
    [15, 22],
    [18, 24],
    [18, 40],
  ],
  A22: [
    [5, 12],
    [8, 18],
    [12, 24],
    [15, 32],
    [20, 45],
  ],
  A23: [
    [7, 13],
    [10, 20],
    [15, 24],
    [20, 30],
    [20, 40],
  ],
};

const kindsOf = ({ workout, blocks }: Made): string[] =>
  blocks.length > 0 ? blocks.map(({ kind }) => kind) : [(workout.workoutType ?? '').toLowerCase()];

function mainLines({ work }: Made, kinds: readonly string[]): Line[] {
  const own = work.filter(({ kind }) => kinds.some((one) => kind.includes(one)));
  return own.length > 0 ? own : [...work];
}

const gripping = /swing|row|pull-up|deadlift|carry|hang|clean|snatch/;

/** Moves that go together: enough of them, of different patterns, no press beside a press. */
export function slotsOfClocked(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { kinds, moves } = formats[expect.code] ?? { kinds: [], moves: [1, 12] as const };
  const lines = mainLines(made, kinds);
  if (!kindsOf(made).some((kind) => kinds.some((one) => kind.includes(one)))) {
    sheet.take(0.6, 'the format is not there', `${kindsOf(made).join(', ')} for ${expect.code}`);
  }
  const ids = new Set(lines.map(({ item }) => item.exerciseId));
  if (ids.size < moves[0] || ids.size > moves[1]) {
    sheet.take(0.2, 'too few or too many moves', `${ids.size}, ${moves[0]}–${moves[1]}`);
  }
  if (moves[0] >= 3) {
    for (const need of ['squat lunge hip jump ballistic cyclic sprint', 'push pull trunk hip']) {
      if (!lines.some(({ exercise }) => matches(exercise, need))) {
        sheet.take(0.15, 'a kind of move is missing', need);
      }
    }
  }
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || line.kind !== next.kind) continue;
    const isPress = matches(line.exercise, 'push') && matches(next.exercise, 'push');
    const isGrip =
      gripping.test(line.item.exerciseId ?? '') && gripping.test(next.item.exerciseId ?? '');
    if (isPress || isGrip) {
      const cause = isPress
        ? 'two presses next to each other'
        : 'two grip moves next to each other';
      sheet.take(0.12, cause, `${line.name}, ${next.name}`);
    }
  }
  const fewest = Math.ceil(lines.length / 2);
  const patterns = new Set(lines.map(({ exercise }) => exercise?.patterns[0]));
  if (patterns.size < fewest)
    sheet.take(0.15, 'moves are all of one kind', [...patterns].join(', '));
  return sheet;
}

const wantedRest: Record<Level, Range> = { B: [1.2, 2.5], I: [0.6, 1.4], A: [0.35, 0.8] };

function judgeIntervals(sheet: Sheet, made: Made, { level, stated, code }: Expect): void {
  const block = made.blocks.find(({ kind }) => ['intervals', 'circuit', 'tabata'].includes(kind));
  const [line] = made.work;
  const work = block?.workSeconds ?? line?.seconds ?? 0;
  const rest = block?.restSeconds ?? line?.item.restAfter ?? line?.rest ?? 0;
  if (work === 0) sheet.take(0.5, 'work of an interval has no length', line?.name);
  if (code === 'A18' && !stated && work > 0) {
    const [least, most] = wantedRest[level];
    const ratio = rest / work;
    if (ratio < least || ratio > most) {
      sheet.take(0.5, 'work to rest not by level', `${work}/${rest} for ${level}`);
    }
  }
  if (code === 'A17' && (work < 25 || work > 60)) {
    sheet.take(0.3, 'stations too short or too long', `${work} s`);
  }
  const hard = { B: 8, I: 14, A: 20 }[level];
  const minutes =
    made.steps
      .filter(({ type, rpe = 0, role }) => type === 'exercise' && rpe >= 7 && role !== 'easy')
      .reduce((sum, { duration }) => sum + duration, 0) / 60;
  if (minutes > hard * 1.35) {
    sheet.take(0.4, 'more hard work than the level bears', `${minutes.toFixed(0)} min, ${hard}`);
  }
}

const repSeconds = ({ reps, seconds, exercise, item }: Line): number => {
  const sides = exercise?.unilateral ? 2 : 1;
  if (reps) return reps[1] * (exercise?.secondsPerRep ?? 3) * sides;
  return seconds ?? (item.distanceMeters ?? 0) * 0.35;
};

function judgeRound(sheet: Sheet, made: Made, expect: Expect): void {
  const lines = mainLines(made, formats[expect.code]?.kinds ?? []);
  if (expect.code === 'A20') {
    const most = expect.level === 'B' ? 42 : 46;
    for (const line of lines) {
      const seconds = repSeconds(line);
      if (seconds > most || seconds < 8) {
        const detail = `${line.name} about ${seconds.toFixed(0)} s of the minute`;
        sheet.take(0.5 / lines.length, 'work of the minute too long or too short', detail);
      }
    }
    return;
  }
  const round = lines.reduce((sum, line) => sum + repSeconds(line), 0);
  if (expect.code === 'A21' && (round < 45 || round > 190)) {
    sheet.take(0.4, 'round too short or too long', `${round.toFixed(0)} s`);
  }
  const reps = lines.filter(
    ({ reps: own }) => own && (own[1] < 3 || own[1] > (expect.code === 'A21' ? 30 : 50)),
  );
  if (reps.length > 0) sheet.take(0.2, 'reps of a move out of bounds', reps[0]?.name);
  const counted = lines.flatMap(({ reps: own }) => (own ? [own.join('–')] : []));
  if (expect.code === 'A21' && counted.length > 2 && new Set(counted).size === 1) {
    sheet.take(0.3, 'one flat dose for all', `${counted[0]} of everything`);
  }
}

/** Length of the clock, of its rounds and of its rests, by format and level. */
export function doseOfClocked(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { code } = expect;
  const minutes = expect.minutes ?? made.seconds / 60;
  const range = between(bodies[code], minutes);
  const kinds = formats[code]?.kinds ?? [];
  const steps = made.steps.filter(({ type, block }) => {
    const kind = block === undefined ? undefined : made.blocks[block]?.kind;
    return (type === 'exercise' || type === 'rest') && (kind === undefined || kinds.includes(kind));
  });
  const body =
    steps.reduce((sum, { duration, likelySeconds }) => sum + (likelySeconds ?? duration), 0) / 60;
  const isStated = expect.blocks?.some((block) => block.minutes !== undefined) ?? false;
  if (range && !isStated && (body < range[0] - 0.6 || body > range[1] + 0.6)) {
    sheet.take(
      0.4,
      'the clock is too short or too long',
      `${body.toFixed(0)} min, ${range[0]}–${range[1]}`,
    );
  }
  if (['A17', 'A18', 'A19'].includes(code)) judgeIntervals(sheet, made, expect);
  else judgeRound(sheet, made, expect);
  return sheet;
}

/** Rests are the format's own; what is judged is that there are some. */
export function restOfClocked(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  if (!['A17', 'A18', 'A19', 'A20'].includes(expect.code)) return sheet;
  const rests = made.steps.filter(({ type, duration }) => type === 'rest' && duration >= 8);
  const isWindowed = kindsOf(made).some((kind) => kind === 'emom' || kind === 'every');
  if (rests.length === 0 && !isWindowed) sheet.take(0.7, 'no rest in it', made.workout.title);
  return sheet;
}
