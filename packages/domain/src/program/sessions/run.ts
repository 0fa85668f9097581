import type { Request } from '../../planner/request.ts';
import { assemble } from '../../planner/session/assemble.ts';
import { athleteOf } from '../../planner/session/endurance/athlete.ts';
import { beforeHardRun, legalWalk, windDown } from '../../planner/session/endurance/edges.ts';
import { asCooldown, asWarmup, piece } from '../../planner/session/endurance/items.ts';
import type { Mode } from '../../planner/session/endurance/modes.ts';
import { isRunning, isWalking, modeFacts } from '../../planner/session/endurance/modes.ts';
import { repBlocks } from '../../planner/session/endurance/reps.ts';
import { aim, pieceName, type Session } from '../../planner/session/endurance/session.ts';
import type { Target } from '../../planner/session/endurance/targets.ts';
import { chooseWay } from '../../planner/session/endurance/way.ts';
import { metresText, minutesText } from '../../planner/session/endurance/words.ts';
import type { EnduranceArchetype } from '../../planner/session/types.ts';
import { planningSeconds } from '../../training/pace/planning-speed.ts';
import { raceSeconds } from '../../training/pace/running.ts';
import { paceText } from '../../training/pace/words.ts';
import { bounds } from '../../workout/limits.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import { marathon, marginOf } from '../templates/endurance/forecast.ts';
import type { DayPlan, RunPart, Work } from '../templates/types.ts';
import { type BuiltSession, contextFor, requestFor, type SessionFrame } from './frame.ts';

type RunWork = Extract<Work, { kind: 'run' }>;

/** A race pace as it would be today, a little to each side; on the day itself as it is likely then. */
function atRace(
  target: Target,
  { athlete }: Session,
  metres: number,
  likely: RunPart['likely'],
): Target {
  const vdot = athlete.paces.run?.vdot;
  if (vdot === undefined) return target;
  const today = raceSeconds(vdot, metres) * marginOf(metres);
  const [good, usual] = likely ?? [today * 0.985, today * 1.015];
  const each = (seconds: number) => Math.round((seconds / metres) * 1000);
  const pace = { unit: 's/km' as const, lo: each(good), hi: each(usual) };
  return { ...target, pace, words: paceText(pace), secondsPerKm: (pace.lo + pace.hi) / 2 };
}

function targetOf(session: Session, { zone, race, likely, seconds = 0 }: RunPart): Target {
  const target = aim(session, zone === 'walk' ? 'E' : zone, { repSeconds: seconds });
  const metres = zone === 'M' && race === undefined ? marathon : race;
  return metres === undefined ? target : atRace(target, session, metres, likely);
}

/** A day of hours is not run as hard as one of minutes. */
function goalEffort(seconds: number, { zone }: RunPart, { athlete }: Session): number {
  if (zone === 'E') return 6;
  return seconds >= 5400 || athlete.level === 'beginner' ? 8 : 9;
}

const walkPace = 660;

/** On another machine for as long as the run would take. */
const secondsPerKm = ({ mode, athlete }: Session, target: Target): number =>
  isRunning(mode) ? target.secondsPerKm : planningSeconds('run', athlete.level, 1000);

/** One piece: so far where metres are planned, else so long. */
function itemOf(session: Session, part: RunPart): Exercise {
  const { zone, metres, seconds, isGoal } = part;
  const isWalk = zone === 'walk' || isWalking(session.mode);
  const target = targetOf(session, part);
  const walk = zone === 'walk' && isRunning(session.mode) ? legalWalk(session) : null;
  const perKm = isWalk ? walkPace : secondsPerKm(session, target);
  const duration = Math.round(seconds ?? ((metres ?? 0) * perKm) / 1000);
  // Another machine than one's feet goes by time.
  const hasWay = metres !== undefined && isRunning(session.mode);
  const how = isGoal
    ? 'This is it: start slower than you want to, finish with what is left. Log the time and the distance.'
    : isWalk
      ? 'Brisk, tall, arms along.'
      : `${target.words.charAt(0).toUpperCase()}${target.words.slice(1)}.`;
  const name = walk
    ? 'Brisk walk'
    : isGoal && !hasWay
      ? `${minutesText(duration)} for distance`
      : isWalk
        ? 'Brisk walk'
        : hasWay
          ? `${metresText(metres)} ${zone === 'E' ? 'easy run' : 'run'}`
          : pieceName(session, zone);
  const item = piece(walk ?? session.candidate, target, {
    name,
    duration,
    instructions: how,
    ...(hasWay && {
      distanceMeters: metres,
      stepMode: isGoal || !target.pace ? ('open' as const) : ('target' as const),
    }),
    ...(zone !== 'E' && zone !== 'walk' && { role: 'work' as const }),
  });
  if (!isWalk) return isGoal ? { ...item, rpe: goalEffort(duration, part, session) } : item;
  const { pace: _pace, heartRate: _beats, ...plain } = item;
  return { ...plain, rpe: Math.min(4, plain.rpe ?? 4) };
}

function repsBlock(session: Session, part: RunPart): Block[] {
  const { metres, seconds, times = 1, rest = 90, zone, isUphill, race } = part;
  const target = targetOf(session, part);
  const isOnFoot = isRunning(session.mode);
  const each = Math.round(seconds ?? ((metres ?? 0) * secondsPerKm(session, target)) / 1000);
  const blocks = repBlocks(
    session,
    { count: times, seconds: each, rest, ...(metres !== undefined && isOnFoot && { metres }) },
    {
      zone: zone === 'walk' ? 'E' : zone,
      ...(isUphill && { name: 'Uphill', words: 'hard uphill, easy back down' }),
      ...(race !== undefined && race !== marathon && { name: 'Race-pace run' }),
    },
  );
  if ((race === undefined && zone !== 'M') || !target.pace) return blocks;
  const { pace } = target;
  return blocks.map((block) => ({
    ...block,
    items: block.items.map((item) => ({
      ...item,
      pace,
      instructions: `At race pace: ${target.words}.`,
    })),
  }));
}

const isEasy = ({ zone, times = 1, isGoal }: RunPart): boolean =>
  (zone === 'E' || zone === 'walk') && times === 1 && !isGoal;

interface Laid {
  warmup: Exercise[];
  blocks: Block[];
  cooldown: Exercise[];
}

/** Parts of a kind in a row are one block; repeats have their own. */
function blocksOf(session: Session, parts: readonly RunPart[], title: string): Block[] {
  const blocks: Block[] = [];
  let open: RunPart[] = [];
  const close = () => {
    if (open.length === 0) return;
    blocks.push({
      kind: 'steady',
      title:
        blocks.length === 0
          ? title
          : open.map(({ zone }) => (zone === 'R' ? 'Strides' : 'Run')).join(', '),
      items: open.map((part) => itemOf(session, part)),
      score: 'distance',
    });
    open = [];
  };
  for (const part of parts) {
    if ((part.times ?? 1) > 1) {
      close();
      blocks.push(...repsBlock(session, part));
    } else open.push(part);
  }
  close();
  return blocks;
}

const endSeconds = 180;

/** Pieces that ask for loose legs; strides are their own. */
const isHardPart = ({ zone, seconds = 60, isGoal }: RunPart): boolean =>
  isGoal === true || zone === 'I' || zone === 'T' || (zone === 'R' && seconds > 30);

/** Longer than this nobody warms up: it is what the day is for. */
const longestAside = 1800;
const isAside = (part: RunPart): boolean => isEasy(part) && (part.seconds ?? 0) <= longestAside;

/** Easy parts around hard ones are warm-up and cool-down; an easy run is all main part. */
function lay(session: Session, parts: readonly RunPart[], title: string): Laid {
  const isMixed = parts.some((part) => !isEasy(part));
  const first = parts[0];
  const last = parts.at(-1);
  const isWalkFirst = first?.zone === 'walk' && parts.length > 1;
  const takesFirst =
    first !== undefined && isAside(first) && (isMixed ? parts.length > 1 : isWalkFirst);
  const takesLast =
    last !== undefined &&
    parts.length > 1 &&
    isAside(last) &&
    (isMixed ? parts.length > 2 : last.zone === 'walk');
  const core = parts.slice(takesFirst ? 1 : 0, takesLast ? -1 : undefined);
  return {
    warmup: takesFirst
      ? [
          asWarmup(itemOf(session, first)),
          ...(isRunning(session.mode) && first.zone === 'E' && core.some(isHardPart)
            ? beforeHardRun(session)
            : []),
        ]
      : [],
    blocks: blocksOf(session, inPieces(core), title),
    cooldown: takesLast ? [asCooldown(itemOf(session, last))] : windDown(session, endSeconds),
  };
}

function archetypeOf(parts: readonly RunPart[], { strain }: DayPlan): EnduranceArchetype {
  if (strain.long) return 'long';
  const hardest = parts.find(({ zone }) => zone === 'I' || zone === 'T' || zone === 'R');
  if (!hardest || strain.easy) return 'steady';
  return hardest.zone === 'T' ? 'tempo' : 'vo2';
}

/** Strides are quick and loose, not hard. */
const longestStride = 30;

/** Easy all the way, or easy around the work: each is told as it is. */
function effortWords(parts: readonly RunPart[], { blocks }: Laid, feel: string): string[] {
  if (parts.every(isEasy)) return [`Easy means: ${feel}.`];
  const efforts = blocks.flatMap(({ items }) =>
    items.flatMap(({ role, rpe, duration = 0 }) =>
      role === 'work' && rpe !== undefined && duration > longestStride ? [rpe] : [],
    ),
  );
  const most = Math.max(0, ...efforts);
  const work = most > 0 ? ` Work: about ${Math.round(most)} of 10.` : '';
  const isAround = parts.some(isEasy);
  return isAround ? [`Easy parts: you can talk.${work}`] : work ? [work.trim()] : [];
}

const modes: Record<NonNullable<RunWork['by']>, Mode> = {
  run: 'run',
  bike: 'bike',
  ride: 'ride',
  row: 'row',
  swim: 'swim',
  walk: 'walk',
};

function sessionFor(
  frame: SessionFrame,
  by: NonNullable<RunWork['by']>,
  archetype: EnduranceArchetype,
): { session: Session; change: string | undefined } | null {
  const way = chooseWay(requestFor(frame, 'endurance', 45, 'intervals'), modes[by]);
  if (!way) return null;
  const session: Session = {
    ...way,
    athlete: athleteOf(way.request, frame.nowMs),
    archetype,
    totalSeconds: 2700,
    isTimed: false,
    isTimeSaid: false,
  };
  return { session, change: way.change };
}

/** Nobody is shut in for weeks: who lifts in a garage walks on the street. */
function outdoors(frame: SessionFrame): SessionFrame {
  const { place: _place, space, ...told } = frame.told;
  return { ...frame, told: { ...told, space: { ...space, value: 'lane', source: 'default' } } };
}

export interface Brisk {
  blocks: Block[];
  /** With the road that it takes. */
  place: Pick<Request, 'equipment' | 'props' | 'space'>;
}

/** So many brisk minutes with easy ones between, on what there is. */
export function briskMinutes(frame: SessionFrame, times: number): Brisk | null {
  const made = sessionFor(frame, 'bike', 'vo2');
  if (!made) return null;
  const { equipment, props, space } = made.session.request;
  return {
    blocks: repsBlock(made.session, { zone: 'I', seconds: 60, times, rest: 60 }),
    place: { equipment, props, space },
  };
}

/** Walked throughout, turns of running and walking are one walk. */
function asWalk(parts: readonly RunPart[]): RunPart[] {
  const seconds = parts.reduce(
    (sum, { metres = 0, seconds: own = (metres * walkPace) / 1000, times = 1, rest = 0 }) =>
      sum + times * own + (times - 1) * rest,
    0,
  );
  return [{ zone: 'walk', seconds: Math.max(600, Math.round(seconds / 60) * 60) }];
}

/** What takes longer than one step of the timer holds is done in equal pieces. */
const inPieces = (parts: readonly RunPart[]): RunPart[] =>
  parts.flatMap((part) => {
    const { seconds = 0, metres, times = 1 } = part;
    const count = Math.ceil(seconds / bounds.itemSeconds.max);
    if (count <= 1 || metres !== undefined || times > 1) return [part];
    return Array.from({ length: count }, () => ({ ...part, seconds: Math.round(seconds / count) }));
  });

/** What is done instead of a run, by its name. */
const otherWords = (mode: Mode): string => {
  const { noun } = modeFacts[mode];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}, no running:`;
};

/** A run with its distances and paces; another way where this body or place has none for running. */
export function buildRun(
  frame: SessionFrame,
  day: DayPlan,
  { parts, by = 'run' }: RunWork,
): BuiltSession | null {
  const archetype = archetypeOf(parts, day);
  // Everybody has feet: where there is nothing else, it is walked.
  const made =
    sessionFor(frame, by, archetype) ??
    sessionFor(frame, 'walk', archetype) ??
    sessionFor(outdoors(frame), 'walk', archetype);
  if (!made) return null;
  const { session, change } = made;
  const { request } = session;
  const isOther = by === 'run' && !isRunning(session.mode);
  const own = isOther && isWalking(session.mode) ? asWalk(parts) : parts;
  const laid = lay(session, own, day.title);
  const context = contextFor(frame, request, day.id, 'intervals');
  const { feel } = aim(session, 'E');
  const workout = assemble(context, {
    archetype: session.archetype,
    title: day.title,
    ...laid,
    honesty: change && by === 'run' ? [change] : [],
    coaching: [
      ...effortWords(parts, laid, feel.replace(/^easy: /, '')),
      ...(isRunning(session.mode) ? ['A pain that makes you limp ends the run: walk home.'] : []),
    ],
    takesItsTime: true,
  });
  const minutes = workout.estimatedDuration ?? 45;
  const title = isOther ? `${otherWords(session.mode)} ${minutes} min` : day.title;
  return {
    ...(isOther && { title }),
    workout: { ...workout, workoutStructure: `${title}, about ${minutesText(minutes * 60)}` },
    request: { ...request, minutes: { ...request.minutes, value: minutes } },
  };
}
