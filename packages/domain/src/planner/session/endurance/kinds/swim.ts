import type { Zone } from '../../../../training/pace/types.ts';
import type { FitnessLevel } from '../../../../workout/limits.ts';
import type { Exercise } from '../../../../workout/types.ts';
import { playedSeconds } from '../fit.ts';
import { piece } from '../items.ts';
import type { Draft } from '../quality.ts';
import { aim, type Session } from '../session.ts';
import { atTarget } from '../targets.ts';
import { lengthText, metresText, minutesText, sentence } from '../words.ts';
import { doseCap } from '../zones.ts';

/** One line of the board at the end of the lane. */
interface Line {
  label: string;
  count: number;
  metres: number;
  /** Seconds at the wall. */
  rest: number;
  zone: Zone;
}

const repSeconds = (session: Session, { metres, zone }: Line): number =>
  (aim(session, zone, { isMain: true }).secondsPerKm * metres) / 1000;

const lineSeconds = (session: Session, line: Line): number =>
  line.count * (repSeconds(session, line) + line.rest);

const lineText = ({ count, metres }: Line): string =>
  count === 1 ? metresText(metres) : `${count} × ${metresText(metres)}`;

const nameOf = (line: Line): string => {
  if (line.label === 'Main') return `${lineText(line)} swim`;
  const isOwn = howOf[line.label] !== undefined;
  return isOwn ? `${lineText(line)} ${line.label.toLowerCase()}` : `Easy ${lineText(line)} swim`;
};

function lineItem(session: Session, line: Line): Exercise {
  const target = aim(session, line.zone, { isMain: true });
  const rest = line.count > 1 ? ` Rest ${lengthText(line.rest)} at the wall after each.` : '';
  return piece(session.candidate, target, {
    name: nameOf(line),
    duration: Math.max(20, Math.round(lineSeconds(session, line))),
    distanceMeters: line.count * line.metres,
    stepMode: 'open',
    role: line.label === 'Main' ? 'work' : 'easy',
    instructions: `${lineText(line)}${atTarget(target)}.${howOf[line.label] ?? ''}${rest} Tap at the end of the set.`,
  });
}

const easyLength: Record<FitnessLevel, number> = { beginner: 50, intermediate: 100, advanced: 200 };

/** How the main set is cut, by the kind of session. */
function mainLine({ archetype, athlete }: Session): Omit<Line, 'count'> {
  const isNew = athlete.level === 'beginner';
  if (archetype === 'tempo')
    return { label: 'Main', metres: isNew ? 50 : 100, rest: 20, zone: 'T' };
  if (archetype === 'vo2') return { label: 'Main', metres: isNew ? 25 : 100, rest: 45, zone: 'I' };
  if (archetype === 'sprint') return { label: 'Main', metres: 25, rest: 45, zone: 'R' };
  return { label: 'Main', metres: easyLength[athlete.level], rest: 20, zone: 'E' };
}

const lengths = (seconds: number, perKm: number, step: number): number =>
  Math.max(step, Math.floor((seconds * 1000) / perKm / step) * step);

/** Warm-up, main set and easy lengths that fill the minutes. */
function linesByTime(session: Session): Line[] {
  const open = session.totalSeconds - 60;
  const easy = aim(session, 'E').secondsPerKm;
  const main = mainLine(session);
  const each = repSeconds(session, { ...main, count: 1 }) + main.rest;
  const most =
    main.zone === 'R'
      ? 8
      : Math.floor((doseCap(main.zone, session.athlete.level) * 60) / (each - main.rest));
  const count = Math.max(1, Math.min(most, Math.floor((open * 0.7) / each)));
  const left = open - count * each;
  const line = (label: string, seconds: number): Line => ({
    label,
    count: 1,
    metres: lengths(seconds, easy, 25),
    rest: 0,
    zone: 'E',
  });
  return [line('Warm-up', left * 0.6), { ...main, count }, line('Easy', left * 0.35)];
}

/** From here on a way in the water is swum in sets. */
const leastForSets = 800;
const length = 50;
const inLengths = (metres: number): number => Math.round(metres / length) * length;

/** Half of it and more is the main set: easy, drills, the set, then kick and easy again. */
function linesOfTotal(metres: number, zone: Zone): Line[] {
  const start = inLengths(Math.min(400, metres * 0.15));
  const end = inLengths(Math.min(200, metres * 0.1));
  const drills = { label: 'Drill', count: metres >= 2000 ? 6 : 4, metres: 50, rest: 20 };
  const kick = { label: 'Kick and swim', count: metres >= 2000 ? 4 : 2, metres: 50, rest: 20 };
  const sum = [drills, kick].reduce((all, one) => all + one.count * one.metres, 0);
  const main = Math.max(1, Math.floor((metres - start - end - sum) / 100));
  const left = metres - start - sum - main * 100;
  return [
    { label: 'Warm-up', count: 1, metres: start, rest: 30, zone: 'E' },
    { ...drills, zone: 'E' },
    { label: 'Main', count: main, metres: 100, rest: 20, zone },
    { ...kick, zone: 'E' },
    { label: 'Easy', count: 1, metres: left, rest: 0, zone: 'E' },
  ];
}

/** How the sets that are not simply swum are done. */
const howOf: Partial<Record<string, string>> = {
  Drill: ' Odd ones catch-up, even ones on the side, six kicks and a stroke.',
  'Kick and swim': ' 25 m kick, 25 m swim.',
};

/** Who swims already has a set that is worth the way to the pool. */
const mainZone = ({ athlete, request }: Session): Zone =>
  athlete.level === 'beginner' || request.difficulty.value === 'easy' ? 'E' : 'T';

function linesByWish(session: Session): Line[] {
  const wishes = session.request.distances?.value ?? [];
  const [only, ...others] = wishes;
  const isTotal = only && others.length === 0 && (only.repeats ?? 1) === 1;
  const isCalm = session.archetype === 'steady' || session.archetype === 'long';
  if (isTotal && isCalm && only.metres >= leastForSets)
    return linesOfTotal(only.metres, mainZone(session));
  const hard = session.archetype === 'steady' || session.archetype === 'long' ? 'E' : 'T';
  const lines = wishes.map(({ metres, repeats = 1, restSeconds }): Line => {
    const rest = restSeconds ?? (repeats > 1 ? 20 : 0);
    return { label: 'Main', count: repeats, metres, rest, zone: repeats > 1 ? hard : 'E' };
  });
  const around = (label: string, metres: number): Line => ({
    label,
    count: 1,
    metres,
    rest: 0,
    zone: 'E',
  });
  return [around('Warm-up', 200), ...lines, around('Easy', 100)];
}

/** A board to read between sets: the phone stays on the deck. */
export function buildSwim(session: Session): Draft {
  const isByWish = (session.request.distances?.value.length ?? 0) > 0;
  const lines = isByWish ? linesByWish(session) : linesByTime(session);
  const main = lines.filter(({ label }) => label === 'Main');
  const total = lines.reduce((sum, { count, metres }) => sum + count * metres, 0);
  const isInSets = lines.some(({ label }) => howOf[label] !== undefined);
  const title = isInSets
    ? `Swim ${metresText(total)} in sets`
    : `Swim ${main.map(lineText).join(' + ')}`;
  const laid = {
    warmup: [],
    blocks: [
      {
        kind: 'distance_reps' as const,
        title,
        items: lines.map((line) => lineItem(session, line)),
        rounds: 1,
        restSeconds: 30,
        score: 'distance' as const,
      },
    ],
    cooldown: [],
  };
  const target = aim(session, main[0]?.zone ?? 'E', { isMain: true });
  return {
    title,
    ...laid,
    honesty: [
      `About ${minutesText(playedSeconds(laid))} for ${metresText(total)}: your pace in the water sets the length.`,
    ],
    coaching: [
      `${sentence(target.feel)}.`,
      'Read the set, leave the phone on the deck, tap when the set is done.',
      'Breathe out under water; stop for a pinching shoulder, a cramp or short breath.',
    ],
    takesItsTime: true,
  };
}
