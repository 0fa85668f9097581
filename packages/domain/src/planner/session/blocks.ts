import type { Pattern } from '../../exercise/types.ts';
import { tempoSeconds } from '../../timer/blocks/block-items.ts';
import { phaseTransitionSeconds } from '../../timer/constants.ts';
import { itemSeconds } from '../../timer/lengths.ts';
import { defined } from '../../workout/defined.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import { pacedSecondsPerRep } from '../dose/reps.ts';
import { makeItem } from '../layout/make-item.ts';
import type { Candidate } from '../layout/pool.ts';
import { easierWay, gentlerWay } from './data/scaling.ts';
import type { Line } from './dose/line.ts';
import type { SessionLoads } from './dose/loads.ts';

/** From one partner of a pair to the other. */
const changeSeconds = 15;
/** From one part of the session to the next, beside the timer's own moment. */
const betweenBlocks = 50;

/** A line with the sets and the rest that the time allows. */
export interface TimedLine extends Line {
  sets: number;
  restSeconds: number;
  ramps: Exercise[];
  /** Seconds of one set, by the timer's own count; sets and rests do not change them. */
  setSeconds: number;
  /** The athlete gave the rest: it is kept after the last set, too. */
  isRestStated: boolean;
}

const roleOf = ({ slot }: Line): Exercise['role'] => {
  if (slot.row.role === 'skill') return 'skill';
  if (slot.row.planned?.isOpen || slot.row.asked?.isTop) return 'top';
  if (slot.row.follows && !slot.row.planned?.isStep) return 'backoff';
  return slot.row.id === 'P' && slot.sets === 1 ? 'top' : 'work';
};

/** By the tempo where there is one, else as long as a set of so many reps takes. */
function secondsPerRep({ slot, reps = 1, tempo }: Line): number {
  return tempoSeconds(tempo) ?? pacedSecondsPerRep(slot.candidate.exercise, reps);
}

const leapImpact = 2;
/** Counted by speed, breath or feel, not by what is left. */
const calm: readonly Pattern[] = [
  'mobility',
  'stretch',
  'breath',
  'balance',
  'throw',
  'cyclic',
  'sprint',
  'crawl',
];
const squeezes: readonly string[] = [
  'shoulder-blade-squeeze',
  'seated-blade-squeeze',
  'seated-glute-squeeze',
  'seated-palm-press',
  'seated-knee-squeeze',
  'fist-squeeze',
  'rotational-punch',
  'chin-tuck',
];

/** Reps in reserve are for what is counted and gets hard: not for holds, balance and breath. */
const isCounted = ({ slot, reps }: Line): boolean => {
  const { id, isometric, patterns, impact } = slot.candidate.exercise;
  const isFast = impact >= leapImpact;
  return (
    reps !== undefined &&
    !isometric &&
    !isFast &&
    !calm.includes(patterns[0]) &&
    !squeezes.includes(id)
  );
};

/** Where the weight comes from; for hard moves how to do less of it. */
function noteOf({ slot, load }: Line): string | undefined {
  const isFast = slot.candidate.exercise.impact >= leapImpact && load?.kilograms === undefined;
  if (isFast) return 'Each as quick and as soft as the first: stop when they slow.';
  const { id, patterns } = slot.candidate.exercise;
  if (patterns[0] === 'throw') return 'Each as fast as the first: stop when they slow.';
  const gentler = slot.isOfStranger ? gentlerWay(id) : undefined;
  const easier = slot.knowsIt ? undefined : (easierWay(id) ?? gentler);
  const words = [load?.note, easier].filter((one) => one !== undefined);
  return words.length > 1 ? `${load?.note.replace(/\.?$/, '.')} ${easier}` : words[0];
}

/** As heavy as it is: a single dumbbell is shown alone, a pair each. */
function itemOf(line: Omit<TimedLine, 'setSeconds'>, group?: string): Exercise {
  const { slot, reps, repsText, seconds, sets, restSeconds, load, tempo } = line;
  // Nobody leaves half a rep.
  const rir = Math.ceil(line.rir);
  return makeItem(
    slot.candidate,
    defined({
      sets,
      reps,
      repsText: slot.row.planned?.isOpen && reps !== undefined ? `${reps}+` : repsText,
      duration: seconds,
      secondsPerRep: reps === undefined ? undefined : secondsPerRep(line),
      restBetweenSets: restSeconds,
      restAfter: line.isRestStated ? restSeconds : Math.min(restSeconds, 90),
      weight: line.weightWords ?? (load?.kilograms === 0 ? undefined : load?.kilograms),
      rpe: Math.max(1, 10 - rir),
      rir: isCounted(line) ? rir : undefined,
      role: roleOf(line),
      group,
      loadNote: noteOf(line),
      description: noteOf(line),
      tempo: reps === undefined ? undefined : tempo,
      setScheme: load?.percent === undefined ? undefined : { weightPercentage: load.percent },
    }),
  );
}

export interface Ramp {
  /** The same half of the body is warm already. */
  isSecond: boolean;
  most: number;
  /** No warm-up was wanted: a heavy bar still has its sets, as a part of the work. */
  isUnwanted: boolean;
}

/** The sets that lead up to a heavy line. */
export function rampItems(line: Line, loads: SessionLoads, ramp: Ramp): Exercise[] {
  const { slot, load, reps, rir } = line;
  if (line.stepsTo !== undefined && ramp.most > 0)
    return wordedRamp(line.stepsTo, slot.candidate, ramp);
  if (load?.kilograms === undefined || reps === undefined) return [];
  return rampItemsTo(slot.candidate, loads, { kilograms: load.kilograms, reps, rir }, ramp);
}

const barWords = 'the empty bar';
/** Reps and the share of what comes, where the kilograms are not known. */
const shareSteps = [
  [5, 0.55],
  [3, 0.75],
  [1, 0.9],
] as const;
const feltSteps = [
  [5, 'light'],
  [3, 'medium'],
  [2, 'heavy'],
  [1, 'nearly there'],
] as const;
const stepRest = 90;

/** The way up to a weight that only the athlete knows. */
function wordedRamp(
  to: number | 'top',
  candidate: Candidate,
  { isSecond, most, isUnwanted }: Ramp,
): Exercise[] {
  const isBar = candidate.exercise.loadClass === 'barbell';
  const steps: readonly (readonly [number, string])[] =
    to === 'top'
      ? feltSteps
      : shareSteps.map(([count, share]) => [
          count,
          `${Math.round((to * share) / 5) * 5} % of your best`,
        ]);
  const all = isBar && !isSecond ? [[8, barWords] as const, ...steps] : steps.slice(-most);
  return all.map(([reps, weight]) =>
    makeItem(candidate, {
      type: isUnwanted ? 'exercise' : 'warmup',
      sets: 1,
      reps,
      secondsPerRep: candidate.exercise.secondsPerRep,
      restBetweenSets: stepRest,
      restAfter: stepRest,
      weight,
      loadNote: weight,
      role: 'ramp',
      rpe: 4,
      description: `Warm-up set, ${weight}: easy and crisp.`,
    }),
  );
}

const rampWords = (kilograms: number, work: number): string =>
  kilograms > 0 && work > 0
    ? `${Math.round((100 * kilograms) / work)} % of the work weight`
    : 'without weight';

/** The sets that lead up to a weight for so many reps. */
export function rampItemsTo(
  candidate: Candidate,
  loads: SessionLoads,
  goal: { kilograms: number; reps: number; rir: number },
  { isSecond, most, isUnwanted }: Ramp,
): Exercise[] {
  const { exercise } = candidate;
  if (most <= 0) return [];
  return loads
    .rampTo(exercise, goal.kilograms, goal, { isSecond, most })
    .map(({ reps: count, kilograms, restSeconds }) =>
      makeItem(candidate, {
        loadNote: rampWords(kilograms, goal.kilograms),
        type: isUnwanted ? 'exercise' : 'warmup',
        sets: 1,
        reps: count,
        secondsPerRep: exercise.secondsPerRep,
        restBetweenSets: restSeconds,
        restAfter: restSeconds,
        ...(kilograms > 0 && { weight: kilograms }),
        role: 'ramp',
        rpe: 4,
        description: `Warm-up set, ${rampWords(kilograms, goal.kilograms)}: easy and crisp.`,
      }),
    );
}

const isPaired = (line: Line): boolean => line.slot.row.pair !== undefined;

/** Lines that are played in one block: pairs together, straight sets together. */
function partsOf(lines: readonly TimedLine[]): TimedLine[][] {
  const parts: TimedLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const before = last?.[0];
    if (last && before && isPaired(before) === isPaired(line)) last.push(line);
    else parts.push([line]);
  }
  return parts;
}

const titles = {
  skill: 'Skill',
  primary: 'Main lifts',
  secondary: 'Main lifts',
  accessory: 'Accessories',
  trunk: 'Trunk',
  finisher: 'Finisher',
} as const;

function titleOf(part: readonly TimedLine[], isOnly: boolean): string {
  const [first] = part;
  if (!first || isOnly) return 'Main part';
  if (isPaired(first)) return 'Supersets';
  const isLifted = part.some(({ load }) => load?.kilograms !== undefined);
  const own = titles[first.slot.row.role];
  return own === 'Main lifts' && !isLifted ? 'Main work' : own;
}

/** Letters in the order of the session: A1 and A2 are done in turn. */
function pairBlock(part: readonly TimedLine[], title: string, firstLetter: number): Block {
  const letters = [...new Set(part.map(({ slot }) => slot.row.pair))];
  const counts = new Map<string, number>();
  const items = part.map((line) => {
    const letter = String.fromCharCode(65 + firstLetter + letters.indexOf(line.slot.row.pair));
    const place = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, place);
    return itemOf(line, `${letter}${place}`);
  });
  const kind = part.length > 2 && letters.length === 1 ? 'giant_set' : 'superset';
  return { kind, title, items, restSeconds: changeSeconds, score: 'load' };
}

/** To the next exercise one walks and sets up; to the back-off sets of the same lift one rests. */
const restAfterLine = (line: TimedLine, next: TimedLine | undefined): number =>
  next?.slot.row.follows || line.isRestStated ? line.restSeconds : Math.min(line.restSeconds, 90);

function setsBlock(part: readonly TimedLine[], title: string): Block {
  const items = part.flatMap((line, i) => [
    ...line.ramps,
    { ...itemOf(line), restAfter: restAfterLine(line, part[i + 1]) },
  ]);
  return { kind: 'sets', title, items, score: 'load' };
}

/** Twice the same title says less than once with what is in it. */
function withOwnTitles(blocks: Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const count = (seen.get(block.title) ?? 0) + 1;
    seen.set(block.title, count);
    return count === 1 ? block : { ...block, title: `${block.title} ${count}` };
  });
}

/** The way up to a bar that is done in turn with something else comes before the turns. */
const rampsBefore = (part: readonly TimedLine[]): Exercise[] =>
  part[0] && isPaired(part[0]) ? part.flatMap(({ ramps }) => ramps) : [];

export function blocksFromLines(lines: readonly TimedLine[]): Block[] {
  const parts = partsOf(lines);
  let letters = 0;
  const blocks = parts.flatMap((part): Block[] => {
    const title = titleOf(part, parts.length === 1);
    const [first] = part;
    if (!first || !isPaired(first)) return [setsBlock(part, title)];
    const block = pairBlock(part, title, letters);
    letters += new Set(part.map(({ slot }) => slot.row.pair)).size;
    const ramps = rampsBefore(part);
    if (ramps.length === 0) return [block];
    const items = ramps.map((item) => ({ ...item, type: 'exercise' as const }));
    return [{ kind: 'sets', title: 'Warm-up sets', items, score: 'done' }, block];
  });
  return withOwnTitles(
    blocks.map((block, i) =>
      i < blocks.length - 1 ? { ...block, restAfter: betweenBlocks } : block,
    ),
  );
}

export const timeLine = (line: Omit<TimedLine, 'setSeconds'>): TimedLine => ({
  ...line,
  setSeconds: itemSeconds(itemOf(line)),
});

const rampSeconds = (ramps: readonly Exercise[]): number =>
  ramps.reduce((sum, item) => sum + itemSeconds(item) + (item.restAfter ?? 0), 0);

/** What one part takes, so that fitting need not build the timer's steps each time. */
function partSeconds(part: readonly TimedLine[]): number {
  const [first] = part;
  if (!first) return 0;
  if (!isPaired(first)) {
    return part.reduce(
      (sum, line, i) =>
        sum +
        rampSeconds(line.ramps) +
        line.sets * line.setSeconds +
        (line.sets - 1) * line.restSeconds +
        (i < part.length - 1 ? restAfterLine(line, part[i + 1]) : 0),
      0,
    );
  }
  const letters = [...new Set(part.map(({ slot }) => slot.row.pair))];
  return letters.reduce(
    (sum, letter, i) => {
      const group = part.filter(({ slot }) => slot.row.pair === letter);
      const last = group.at(-1);
      const own = last?.restSeconds ?? 60;
      const rest = last?.isRestStated ? own : Math.min(own, 90);
      const sets = group[0]?.sets ?? 1;
      const round =
        group.reduce((all, line) => all + line.setSeconds, 0) + (group.length - 1) * changeSeconds;
      return sum + sets * round + (sets - 1) * rest + (i < letters.length - 1 ? rest : 0);
    },
    rampSeconds(rampsBefore(part)),
  );
}

export function sessionSeconds(lines: readonly TimedLine[]): number {
  const parts = partsOf(lines);
  const count = parts.length + parts.filter((part) => rampsBefore(part).length > 0).length;
  const between = Math.max(0, count - 1) * (phaseTransitionSeconds + betweenBlocks);
  return parts.reduce((sum, part) => sum + partSeconds(part), between);
}
