import { shareOf } from '../../../training/percent.ts';
import type { Exercise } from '../../../workout/types.ts';
import { makeContext, type PlanContext } from '../../context.ts';
import { pacedSecondsPerRep } from '../../dose/reps.ts';
import { makeItem } from '../../layout/make-item.ts';
import { percentCap, rpeCap } from '../../legal/caps.ts';
import { hasTrait } from '../../legal/traits.ts';
import { listWords } from '../../receipts/words.ts';
import type { Request } from '../../request.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import { type BuiltBlock, likelySeconds } from '../conditioning/block.ts';
import { frame, roomFor } from '../conditioning/frame.ts';
import { isCareful } from '../conditioning/kind.ts';
import { makeStrength, type Strength } from '../conditioning/strength.ts';
import { sentencesWithin } from '../conditioning/words.ts';
import { makeLoads, type SessionLoads } from '../dose/loads.ts';
import type { SessionParts } from '../parts.ts';
import type { ProgramLift, ProgramSet, StrengthProgram } from './data/programs.ts';
import { withKitFor } from './kit.ts';
import { originalOf, type Resolved, resolve } from './resolve.ts';

/** What percentages of the program are of, as a share of the maximum. */
const shareOfMax: Record<StrengthProgram['of'], number> = {
  max: 1,
  training_max: 0.9,
  five: shareOf(5, 0),
  ten: shareOf(10, 0),
};
const words: Record<StrengthProgram['of'], string> = {
  max: 'your maximum',
  training_max: 'your training maximum',
  five: 'your best five',
  ten: 'your best ten',
};

const levels = ['beginner', 'intermediate', 'advanced'] as const;
const isBelow = ({ from }: StrengthProgram, { level }: Request): boolean =>
  from !== undefined && levels.indexOf(level.value) < levels.indexOf(from);

/** The day whose lift was asked for, else the first. */
function dayFor({ days }: StrengthProgram, { mustInclude, programPlace, focus }: Request) {
  const wished = days.find(
    ({ name, lifts }) =>
      name === programPlace?.value.day ||
      mustInclude.value.includes(originalOf(lifts[0]?.ladder ?? 'BACK_SQUAT')?.id ?? ''),
  );
  const isUpper = focus.value.some((area) => ['upper_body', 'push', 'chest'].includes(area));
  return wished ?? (isUpper ? days.find(({ name }) => name === 'bench') : undefined) ?? days[0];
}

interface Ask {
  context: PlanContext;
  program: StrengthProgram;
  strength: Strength;
  loads: SessionLoads;
  isEased: boolean;
  /** Of the lift of the day. */
  isFirst?: boolean;
}

/** Fewer and lighter sets for who is not there yet. */
const eased = (set: ProgramSet): ProgramSet => ({
  ...set,
  sets: set.sets === 1 ? 1 : Math.max(2, Math.round(set.sets * 0.6)),
  reps: Math.max(3, set.reps),
  ...(set.percent !== undefined && { percent: Math.round(set.percent * 0.85) }),
});

const reserve = 3;

/** What a first weight is meant for. */
const usualReps = 10;

function loadOf(
  set: ProgramSet,
  heaviest: number,
  { standings }: Resolved,
  ask: Ask,
): Partial<Exercise> {
  const exercise = standings[0]?.candidate.exercise;
  if (!exercise) return {};
  const { program, strength, loads, context } = ask;
  const said = context.request.programPlace?.value.kilograms;
  if (said !== undefined && ask.isFirst && exercise.loadClass === 'barbell') {
    const weight = strength.nearest(exercise, said * ((set.percent ?? heaviest) / heaviest));
    return {
      ...(weight !== undefined && { weight }),
      loadNote: `${weight} kg, as you said: less when a set falls short.`,
    };
  }
  const max = strength.maxOf(exercise);
  if (set.percent !== undefined && max !== undefined && exercise.loadClass === 'barbell') {
    const share = Math.min(
      (set.percent / 100) * shareOfMax[program.of],
      percentCap(context.request) / 100,
    );
    const weight = strength.nearest(exercise, max * share);
    return {
      ...(weight !== undefined && { weight }),
      loadNote: `${Math.round((share / shareOfMax[program.of]) * 100)} % of ${words[program.of]} (maximum about ${Math.round(max)} kg).`,
      setScheme: { weightPercentage: Math.round(share * 100) },
    };
  }
  const rir = reserveOf(set, ask);
  const load = loads.of(exercise, { reps: Math.min(set.reps, usualReps), rir });
  const share = (set.percent ?? heaviest) / heaviest;
  const lighterBy = set.reps > usualReps ? shareOf(set.reps, rir) / shareOf(usualReps, rir) : 1;
  const weight =
    load.kilograms === undefined
      ? undefined
      : strength.notAbove(exercise, load.kilograms * share * lighterBy);
  return {
    ...(weight !== undefined && weight > 0 && { weight }),
    rir: load.rir,
    loadNote: load.note,
  };
}

/** As the program has it, and never beyond the level. */
const reserveOf = ({ rir = reserve }: { rir?: number }, { context }: Ask): number =>
  Math.max(rir, Math.ceil(10 - rpeCap(context.request)));

function itemsOf(lift: ProgramLift, found: Resolved, ask: Ask): Exercise[] {
  const [first] = found.standings;
  if (!first) return [];
  const { exercise } = first.candidate;
  const sets = (ask.isEased ? lift.sets.map(eased) : lift.sets).filter(({ reps }) => reps > 0);
  const heaviest = Math.max(1, ...sets.map(({ percent = 1 }) => percent));
  return sets.map((set) => {
    const reps = exercise.unilateral ? Math.max(1, Math.round(set.reps / 2)) : set.reps;
    return makeItem(first.candidate, {
      sets: set.sets,
      reps,
      ...(set.isOpen && { repsText: `${reps}+` }),
      secondsPerRep: pacedSecondsPerRep(exercise, reps),
      restBetweenSets: lift.restSeconds,
      restAfter: Math.min(lift.restSeconds, 150),
      role: 'work',
      rpe: Math.min(9, 10 - reserveOf(set, ask)),
      ...(set.tempo !== undefined && { tempo: set.tempo }),
      ...loadOf(set, heaviest, found, ask),
    });
  });
}

const rampMost = 4;

/** The sets that lead up to the first weight of a lift. */
function rampsTo(
  items: readonly Exercise[],
  found: Resolved,
  ask: Ask,
  isSecond: boolean,
): Exercise[] {
  const [first] = items;
  const candidate = found.standings[0]?.candidate;
  if (!candidate || typeof first?.weight !== 'number' || candidate.exercise.loadClass !== 'barbell')
    return [];
  const heaviest = Math.max(
    ...items.map(({ weight }) => (typeof weight === 'number' ? weight : 0)),
  );
  return ask.loads
    .rampTo(
      candidate.exercise,
      Math.min(first.weight, heaviest),
      { reps: first.reps ?? 5, rir: reserve },
      { isSecond, most: isSecond ? 2 : rampMost },
    )
    .map(({ reps, kilograms, restSeconds }) =>
      makeItem(candidate, {
        sets: 1,
        reps,
        restBetweenSets: restSeconds,
        restAfter: restSeconds,
        ...(kilograms > 0 && { weight: kilograms }),
        role: 'ramp',
        rpe: 4,
        instructions: 'Warm-up set: easy and crisp, no strain.',
      }),
    );
}

interface Lifted {
  lift: ProgramLift;
  found: Resolved;
}

function blockOf(lifted: readonly Lifted[], title: string, ask: Ask): BuiltBlock {
  const items = lifted.flatMap(({ lift, found }, i) => {
    const work = itemsOf(lift, found, { ...ask, isFirst: i === 0 });
    const isAgain = lifted.slice(0, i).some((one) => one.lift.ladder === lift.ladder);
    return isAgain ? work : [...rampsTo(work, found, ask, i > 0), ...work];
  });
  return {
    block: { kind: 'sets', title, items, score: 'load' },
    moves: lifted.flatMap(({ found }) => found.standings.map(({ candidate }) => candidate)),
    honesty: [],
    coaching: [],
  };
}

const bigVolume: ProgramSet[] = [{ sets: 5, reps: 10, percent: 50 }];

/** The lighter sets of the day's lift, where they are asked for as five tens. */
const isBig = (lift: ProgramLift, all: readonly ProgramLift[], request: Request): boolean =>
  hasTrait(request, 'big_volume') && lift !== all[0] && lift.ladder === all[0]?.ladder;

/** Today's session of a strength program, with its percentages where a maximum is known. */
const halved = (set: ProgramSet): ProgramSet => ({
  ...set,
  sets: Math.max(1, Math.ceil((set.sets ?? 1) / 2)),
});

export function buildProgramDay(
  context: PlanContext,
  program: StrengthProgram,
): SessionParts | null {
  const day = dayFor(program, context.request);
  if (!day || isCareful(context.request)) return null;
  const needed = day.lifts.flatMap(({ ladder }) => originalOf(ladder) ?? []);
  const { request, note } = withKitFor(context.request, program.title, needed);
  const own =
    request === context.request
      ? context
      : makeContext(request, context.format, context.nowMs, context.seed);
  const ask: Ask = {
    context: own,
    program,
    strength: makeStrength(own),
    loads: makeLoads(own),
    isEased: isBelow(program, request),
  };
  const isEasyWeek = request.session?.value.includes('deload') ?? false;
  const weeks = Math.max(1, ...day.lifts.map((lift) => lift.weeks?.length ?? 1));
  // The last week of a cycle is its easy one.
  const week = isEasyWeek ? weeks : (request.programPlace?.value.week ?? 1);
  const lifted = day.lifts.flatMap((lift): Lifted[] => {
    const weekly = lift.weeks?.[week - 1];
    const found = resolve({ ladder: lift.ladder }, { request, reps: lift.sets[0]?.reps ?? 5 });
    const usual = weekly ?? (isBig(lift, day.lifts, request) ? bigVolume : lift.sets);
    // The same lift once more, for volume, has its week off; helpers do half.
    const isVolume = isEasyWeek && !weekly && lift.ladder === day.lifts[0]?.ladder;
    const sets = isEasyWeek && !weekly ? usual.map(halved) : usual;
    return found && !isVolume ? [{ lift: { ...lift, sets }, found }] : [];
  });
  if (lifted.length === 0) return null;
  const asked = isTimeAsked(request) ? context.totalSeconds : null;
  const room = asked === null ? Number.POSITIVE_INFINITY : roomFor(own, asked, 'least');
  const title =
    program.days.length > 1 ? `${program.title}: ${day.name}, week ${week}` : program.title;
  let kept = lifted;
  while (kept.length > 1 && likelySeconds([blockOf(kept, title, ask).block]) > room)
    kept = kept.slice(0, -1);
  const built = blockOf(kept, title, ask);
  const framed = frame(own, [built], asked, 300);
  const swaps = kept
    .filter(({ found }) => !found.isAsWritten)
    .map(
      ({ found }) =>
        `${found.standings.map(({ candidate }) => candidate.exercise.name.toLowerCase()).join(' and ')} for ${found.original}`,
    );
  const scaled = [...swaps, ...(ask.isEased ? ['fewer and lighter sets for your level'] : [])];
  const hasMax = kept.some(({ found }) =>
    found.standings.some(({ candidate }) => ask.strength.maxOf(candidate.exercise) !== undefined),
  );
  const isByPercent = kept.some(({ lift }) =>
    lift.sets.some(({ percent }) => percent !== undefined),
  );
  return {
    archetype: 'benchmark',
    title: scaled.length > 0 ? `${title}, scaled` : title,
    warmup: framed.warmup,
    blocks: [built.block],
    cooldown: framed.cooldown,
    honesty: [
      ...(scaled.length > 0 ? [`${title}, scaled: ${listWords(scaled)}.`] : []),
      ...(kept.length < lifted.length
        ? [`Your time holds the first ${kept.length} of its ${lifted.length} lifts.`]
        : []),
      ...(isByPercent && !hasMax && request.programPlace?.value.kilograms === undefined
        ? ['I know no maximum of yours: weights by reps left in the tank, not by percent.']
        : []),
      ...(note ? [note] : []),
    ],
    coaching: sentencesWithin(90, [
      program.rule,
      'End a set when its form changes; a missed rep takes 7 % off.',
    ]),
    benchmark: { id: program.id, ...(scaled.length > 0 && { scaled: listWords(scaled) }) },
    takesItsTime: true,
  };
}
