import { exerciseById } from '../../../packages/domain/src/exercise/library.ts';
import type { Expect, Level } from './case.ts';
import { Sheet } from './mark.ts';
import { matches } from './match.ts';
import { isLifting } from './rows.ts';
import type { Line, Made } from './view.ts';

/** What the planner may call the rows of the decision list. */
const labels: Record<string, readonly string[]> = {
  A01: ['max_strength'],
  A02: ['top_set_backoff'],
  A03: ['five_by_five', 'list'],
  A04: ['heavy_singles'],
  A05: ['upper'],
  A06: ['lower'],
  A07: ['push'],
  A08: ['pull'],
  A09: ['legs', 'lower'],
  A10: ['specialise'],
  A11: ['full_body'],
  A12: ['beginner_machines'],
  A13: ['olympic'],
  A14: ['power'],
  A15: ['skill'],
  A16: ['kettlebell'],
  A17: ['circuit'],
  A18: ['hiit', 'intervals'],
  A19: ['tabata', 'hiit'],
  A20: ['emom'],
  A21: ['amrap'],
  A22: ['for_time', 'chipper'],
  A23: ['ladder', 'pyramid'],
  A24: ['steady'],
  A25: ['tempo'],
  A26: ['vo2'],
  A27: ['sprint'],
  A28: ['long', 'steady'],
  A29: ['brick'],
  A30: ['hyrox', 'benchmark'],
  A31: ['sport'],
  A32: ['mobility'],
  A33: ['senior'],
  A34: ['prenatal'],
  A35: ['postpartum'],
  A38: ['travel'],
  A39: ['youth'],
  A40: ['recovery', 'mobility'],
  benchmark: ['benchmark'],
};
const generic = ['circuit', 'intervals', 'rounds', 'hiit'];
const isCalm = (made: Made) =>
  made.work.length + made.easy.length > 0 &&
  made.work.every(({ exercise }) => matches(exercise, 'calm cyclic'));

/** The decision list's answer, and the words of the request answered by moves. */
export function judgeArchetype(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const { workoutType = '', archetype } = made.workout;
  const label = archetype ?? workoutType.toLowerCase();
  const wanted = [expect.code, ...(expect.also ?? [])].flatMap((code) => labels[code] ?? []);
  const isCalmRow = expect.code === 'A32' || expect.code === 'A40';
  const isRight = expect.code === 'blocks' || wanted.includes(label) || (isCalmRow && isCalm(made));
  if (!isRight) {
    const isGeneric = generic.includes(label);
    const cause = isGeneric ? 'a generic circuit for it' : 'another kind of session';
    sheet.take(1, cause, `${label || 'none'} for ${wanted.join(' or ')}`);
  }
  const needs = expect.needs ?? [];
  for (const { name, is } of needs) {
    const all = [...made.work, ...made.easy];
    if (!all.some((line) => matches(line.exercise, is, line.role))) {
      sheet.take(0.4 / needs.length, 'words of the request without an answer', name);
    }
  }
  return sheet;
}

const mostComplex: Record<Level, number> = { B: 3, I: 4, A: 5 };
const mostSets: Record<Level, number> = { B: 6, I: 8, A: 10 };
const bareMove = 'squat lunge hinge push pull_h';
const isBare = ({ exercise }: Line) => exercise?.loadClass === 'bodyweight';

function judgeImplement(sheet: Sheet, made: Made, expect: Expect): void {
  const { kit, code, level } = expect;
  const hasBar = kit.equipment.includes('barbells');
  const first = made.work[0]?.exercise;
  const isBarDay = /^A0[1-9]$/.test(code) || (code === 'A11' && level !== 'B');
  const heavy = ['barbell', 'plates', 'stack', 'added'];
  const isPullDay = code === 'A08';
  if (hasBar && isBarDay && !isPullDay && first && !heavy.includes(first.loadClass)) {
    sheet.take(0.4, 'first lift not on the best implement', `${first.name} with ${kit.words}`);
  }
  const strongest = Math.max(
    ...(kit.dumbbells ?? [kit.isGym ? 40 : 0]),
    ...(kit.kettlebells ?? [0]),
  );
  const isLoadable = hasBar || strongest >= 8;
  const isOwn = /^A(15|38|3[1-5]|2\d|benchmark)/.test(code);
  const bare = made.work.filter(
    (line) => isBare(line) && matches(line.exercise, bareMove) && !matches(line.exercise, 'trunk'),
  );
  if (isLoadable && !isOwn) {
    for (const { name } of bare.slice(0, 3)) {
      sheet.take(0.15, 'bodyweight where there is a load', `${name} with ${kit.words}`);
    }
  }
  const marched = made.easy.find(
    ({ item, seconds, exercise }) =>
      /in-place|march/.test(item.exerciseId ?? '') &&
      exercise?.loadCount === 0 &&
      (seconds ?? 0) > 120,
  );
  if (marched) sheet.take(0.3, 'minutes of marching on the spot', marched.name);
  if (!kit.isGym) return;
  const small = made.work.filter(({ exercise }) =>
    exercise?.equipment.includes('resistance_bands'),
  );
  for (const { name } of small.slice(0, 2)) {
    sheet.take(0.15, 'a band in a gym', name);
  }
  const spot = [...made.work, ...made.easy].find(({ item }) =>
    /in-place|step-touch/.test(item.exerciseId ?? ''),
  );
  if (spot) sheet.take(0.2, 'on the spot in a gym with machines', spot.name);
}

const everywhere: readonly string[] = [
  'bodyweight',
  'yoga_mat',
  'turf_space',
  'road',
  'track',
  'hill',
];

function judgeMissingKit(sheet: Sheet, { work, easy, warmup }: Made, expect: Expect): void {
  if (expect.benchmark || expect.kit.equipment.includes('barbells')) return;
  const own: readonly string[] = [...everywhere, ...expect.kit.equipment];
  const ids = [...work, ...easy].map(({ exercise }) => exercise);
  const drills = warmup.map(({ exerciseId }) => exerciseById(exerciseId ?? ''));
  const without = [...ids, ...drills].filter((one) =>
    one?.equipment.some((id) => !own.includes(id)),
  );
  for (const one of without.slice(0, 2)) {
    sheet.take(0.5, 'needs kit that is not there', `${one?.name} with ${expect.kit.words}`);
  }
}

const keyOf = ({ exercise, reps, sets, seconds }: Line) =>
  `${exercise?.patterns[0]}|${exercise?.primary[0]}|${exercise?.unilateral}|${reps ?? seconds}|${sets}`;

function judgeDoubles(sheet: Sheet, { work }: Made): void {
  const ids = work
    .filter(({ role }) => !['top', 'backoff', 'drop'].includes(role))
    .map(({ item, kind }) => `${item.exerciseId}|${kind}`);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at && ids.length > 3);
  if (twice) sheet.take(0.3, 'the same exercise twice', twice.split('|')[0]);
  const keys = work.map(keyOf);
  const double = work.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  for (const { name } of double.slice(0, 2)) {
    sheet.take(0.15, 'same pattern at the same dose', name);
  }
}

function setsPerMuscle(work: readonly Line[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (muscle: string, sets: number) => sums.set(muscle, (sums.get(muscle) ?? 0) + sets);
  for (const { exercise, sets, rir } of work) {
    if (!exercise || (rir ?? 0) > 4) continue;
    const [first = '', ...others] = exercise.primary;
    add(first, sets);
    for (const muscle of [...others, ...exercise.secondary]) add(muscle, sets / 2);
  }
  return sums;
}

const trunkMuscles = [
  'abs',
  'obliques',
  'spinal_erectors',
  'hip_flexors',
  'forearms',
  'glutes',
  'traps',
];

/** Best tool at hand, no doubles, not over the athlete's head, not too much for one muscle. */
export function judgeChoice(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  judgeImplement(sheet, made, expect);
  judgeMissingKit(sheet, made, expect);
  if (!expect.benchmark && !/^A(2[4-9]|30|32|40)$/.test(expect.code)) judgeDoubles(sheet, made);
  const isOwn = /^A1[35]$|benchmark/.test(expect.code);
  const hard = made.work.filter(
    ({ exercise }) => (exercise?.complexity ?? 0) > mostComplex[expect.level],
  );
  if (!isOwn) {
    for (const { name } of hard.slice(0, 2)) sheet.take(0.2, 'too complex for the level', name);
  }
  if (isLifting(expect) && expect.code !== 'A10') {
    const most = mostSets[expect.level] + 4;
    for (const [muscle, sets] of setsPerMuscle(made.work)) {
      if (sets > most && !trunkMuscles.includes(muscle)) {
        sheet.take(
          0.12,
          'more sets for a muscle than a session bears',
          `${muscle} ${sets}, ${most}`,
        );
      }
    }
  }
  return sheet;
}

const saysLength = /about \d|\d+\s*[–-]\s*\d+ min|ends|early|shorter|longer|cap/i;

/** Easy minutes after lifting that are there to fill the hour. */
const longestTail = 8 * 60;
const unfilled = /^A(2[4-9]|3[0-5]|32|40|12)$|benchmark|blocks/;

function judgeFilling(sheet: Sheet, made: Made, expect: Expect): void {
  const tail = made.easy
    .filter(({ exercise }) => matches(exercise, 'cyclic'))
    .reduce((sum, { seconds, sets }) => sum + (seconds ?? 0) * sets, 0);
  if (!unfilled.test(expect.code) && tail > longestTail + 60) {
    const over = (tail - longestTail) / 60;
    const detail = `${made.easy[0]?.name} for ${Math.round(tail / 60)} min`;
    sheet.take(Math.min(0.8, 0.2 + over * 0.06), 'filled up with easy minutes', detail);
  }
  const slow = made.work.find(({ item, exercise, reps }) => {
    const more = (item.secondsPerRep ?? 0) - (exercise?.secondsPerRep ?? 0);
    return reps !== null && item.tempo === undefined && more * reps[1] > 15;
  });
  if (slow) {
    const detail = `${slow.name} ${slow.item.secondsPerRep} s a rep`;
    sheet.take(0.3, 'sets stretched to fill the time', detail);
  }
}

export function judgeTime(made: Made, expect: Expect): Sheet {
  const sheet = new Sheet();
  const minutes = made.seconds / 60;
  const { minutes: asked, range } = expect;
  const isSaid = saysLength.test((made.workout.honesty ?? []).join(' '));
  const off = asked === undefined ? 0 : Math.abs(minutes - asked) / asked;
  const detail = `${minutes.toFixed(1)} for ${asked ?? range?.join('–')} min`;
  if (off > 0.02 && !(isSaid && off < 0.15)) {
    sheet.take(off > 0.1 ? 1 : off > 0.05 ? 0.6 : 0.3, 'not the minutes asked for', detail);
  }
  if (range && (minutes < range[0] * 0.95 || minutes > range[1] * 1.05)) {
    sheet.take(0.6, 'longer or shorter than such work takes', detail);
  }
  judgeFilling(sheet, made, expect);
  const body = made.steps
    .filter(
      ({ block, type, role }) =>
        role !== 'easy' &&
        (type === 'exercise' || (type === 'rest' && block !== undefined) || type === 'rest'),
    )
    .reduce((sum, step) => sum + (step.likelySeconds ?? step.duration), 0);
  const share = body / Math.max(1, made.seconds);
  const least = /^A(24|25|26|27|28|3[0-9]|40)$|benchmark/.test(expect.code) ? 0.3 : 0.55;
  if (share < least) {
    sheet.take(0.4, 'too little of the time is work', `${(share * 100).toFixed(0)} %`);
  }
  return sheet;
}
