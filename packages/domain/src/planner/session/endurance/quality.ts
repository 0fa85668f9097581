import type { Zone } from '../../../training/pace/types.ts';
import { clockText, paceText } from '../../../training/pace/words.ts';
import { durationLimits } from '../../../workout/limits.ts';
import { isHilly } from '../../dose/distance.ts';
import type { Candidate } from '../../layout/pool.ts';
import { hasTrait } from '../../legal/traits.ts';
import { grant } from '../../settle/at-hand.ts';
import { firstLegal } from '../legal-move.ts';
import type { SessionParts } from '../parts.ts';
import { playedSeconds } from './fit.ts';
import { type Arranged, arrange } from './kinds/around-reps.ts';
import { isRunning, modeFacts } from './modes.ts';
import { cutToDose, type RepStyle, repBlocks, repsTitle, restText, splitOf } from './reps.ts';
import { aim, type Session } from './session.ts';
import {
  hillRepeatRows,
  hillRows,
  longTempoRow,
  type QualityRow,
  type Reps,
  rowFor,
  sprintRows,
  strideRows,
  tempoRows,
  vo2Rows,
} from './tables.ts';
import { metresText } from './words.ts';
import { doseCap } from './zones.ts';

export type Draft = Omit<SessionParts, 'archetype'>;

interface Recipe {
  row: QualityRow;
  rows: readonly QualityRow[];
  style: RepStyle;
  /** '3 × 8 min' + ' tempo'. */
  suffix: string;
  note?: string;
}

function tempoRecipe({ athlete, totalSeconds, mode }: Session): Recipe {
  const minutes = totalSeconds / 60;
  // Beginners gain no more at threshold from a longer session.
  const row = rowFor(tempoRows, athlete.level === 'beginner' ? Math.min(minutes, 59) : minutes);
  const isLong = athlete.level === 'advanced' && row.minutes === longTempoRow.minutes;
  return {
    row: isLong ? longTempoRow : row,
    rows: tempoRows,
    style: { zone: 'T' },
    suffix: ` tempo${modeFacts[mode].where}`,
  };
}

function vo2Recipe({ athlete, totalSeconds, mode }: Session): Recipe {
  const minutes = totalSeconds / 60;
  // Beginners stay with short pieces, however long the session is.
  const row = rowFor(vo2Rows, athlete.level === 'beginner' ? Math.min(minutes, 36) : minutes);
  const { where, noun } = modeFacts[mode];
  return { row, rows: vo2Rows, style: { zone: 'I' }, suffix: where || ` hard ${noun}` };
}

const inSeconds = ({ reps, ...row }: QualityRow): QualityRow => {
  const { metres: _, ...rest } = reps;
  return { ...row, reps: rest };
};

function hillRecipe({ totalSeconds, athlete }: Session, move: Candidate | null): Recipe {
  const minutes = totalSeconds / 60;
  const row = rowFor(
    hillRepeatRows,
    athlete.level === 'beginner' ? Math.min(minutes, 32) : minutes,
  );
  return {
    row,
    rows: hillRepeatRows,
    style: {
      zone: 'I',
      ...(move ? { move } : {}),
      name: 'Hill repeat',
      words: 'strong and even, 8 of 10, tall and with quick short steps; walk or jog down',
    },
    suffix: ' hill repeats',
  };
}

/** Strides, sprints on the flat or up a hill, or short bursts on a machine. */
function sprintRecipe(session: Session): Recipe {
  const { athlete, request, mode, totalSeconds } = session;
  const minutes = totalSeconds / 60;
  const onFoot = isRunning(mode);
  const isReady = athlete.level !== 'beginner' && (!onFoot || !athlete.isGuessed);
  const onHill = mode === 'run' && isHilly(request);
  const hilly = onHill ? grant(request, { equipment: ['hill'] }) : request;
  const move = onFoot
    ? firstLegal(onHill ? ['hill-sprint', 'build-up-run'] : ['stride', 'build-up-run'], hilly)
    : null;
  if (onHill && hasTrait(request, 'repeats')) return hillRecipe(session, move);
  const rows = isReady ? (onHill ? hillRows : sprintRows) : strideRows;
  const found = rowFor(rows, minutes);
  const row = mode === 'run' ? found : inSeconds(found);
  const zone: Zone = row.reps.seconds >= 30 ? 'I' : 'R';
  const effort = isReady
    ? zone === 'I'
      ? 'nine tenths of your best'
      : 'full speed'
    : 'about 85–90 %';
  const kind = isReady ? (onHill ? 'hill sprint' : 'sprint') : onHill ? 'hill stride' : 'stride';
  return {
    row,
    rows,
    style: {
      zone,
      ...(move ? { move } : {}),
      name: onFoot ? kind.charAt(0).toUpperCase() + kind.slice(1) : 'Burst',
      words: `${effort}, relaxed face and shoulders`,
    },
    ...(isReady
      ? {}
      : {
          note: 'You asked for sprints; these stay at 85–90 % until fast running is in your log.',
        }),
    suffix: onFoot ? ` ${kind}s` : ` bursts${modeFacts[mode].where}`,
  };
}

const recipes = { tempo: tempoRecipe, vo2: vo2Recipe, sprint: sprintRecipe } as const;

const beforeOf = ({ before, after }: QualityRow): number => before / (before + after);

/** How much of the easy time comes first: between two rows, in proportion. */
function shareBefore({ row, rows }: Recipe, minutes: number): number {
  const next = rows.find((one) => one.minutes > row.minutes);
  if (!next || minutes >= next.minutes) return beforeOf(row);
  const way = (minutes - row.minutes) / (next.minutes - row.minutes);
  return beforeOf(row) + way * (beforeOf(next) - beforeOf(row));
}

/** Rounds, work and rest that the words give. */
function statedReps({ request, athlete }: Session): Reps | null {
  const { rounds, workSeconds, restSeconds } = request.body.value;
  if (request.body.source !== 'text' || workSeconds === undefined) return null;
  // '40/20' without a number: as many as the level takes.
  const most = Math.max(1, Math.floor((doseCap('I', athlete.level) * 60) / workSeconds));
  return {
    count: rounds ?? most,
    seconds: workSeconds,
    rest: restSeconds ?? Math.round(workSeconds / 2),
  };
}

/** ' Your 5 km pace is 1:48.' */
function racePace({ athlete, mode }: Session, { metres }: Reps): string {
  const race = isRunning(mode) ? athlete.paces.run?.race : undefined;
  if (!race || metres === undefined) return '';
  const seconds = (race.seconds * metres) / race.meters;
  return ` Your ${metresText(race.meters)} pace is ${clockText(seconds)}.`;
}

const slower = 1.05;

/** What to aim at, what to watch, when it is over. */
export function repCoaching(session: Session, reps: Reps, style: RepStyle): string[] {
  const target = aim(session, style.zone, { isMain: true, repSeconds: reps.seconds });
  const rest = `${restText(session, reps, style.zone)} between`;
  if (style.words) {
    return [
      `Each one at ${style.words}; ${rest}.`,
      'One clearly slower or tighter than the last: stop there.',
      'A pull in the calf or the back of the thigh ends it.',
    ];
  }
  const split = reps.metres === undefined ? null : splitOf(reps.metres, target);
  const late =
    target.pace && target.pace.unit !== 'watts'
      ? split
        ? `Two above ${clockText(Math.floor(split.mid * slower))}: stop there.`
        : `Two more than 5 % slower than ${paceText(target.pace)}: stop there.`
      : 'Two that feel clearly slower: stop there.';
  const evenly =
    reps.count > 2 ? `Number ${reps.count} must be as good as number 1.` : 'Hold one even effort.';
  return [
    `Aim: ${target.words}; ${rest}.${racePace(session, reps)}`,
    ...(target.pace ? [`How it feels: ${target.feel}.`] : []),
    evenly,
    late,
    ...(reps.metres === undefined || !target.pace ? [] : ['Tap at the line.']),
    'Sharp or rising pain, dizziness or chest pressure: stop.',
  ];
}

/** What was cut from the wish, in one sentence. */
export function cutNote(asked: Reps, dosed: Reps, kept: number, session: Session): string[] {
  const notes: string[] = [];
  const limit = session.isTimed ? Math.round(session.totalSeconds / 60) : durationLimits.maxMinutes;
  if (dosed.count < asked.count) {
    const minutes = Math.round((dosed.count * dosed.seconds) / 60);
    notes.push(
      `You asked for ${repsTitle(asked)}; ${dosed.count} today: about ${minutes} hard minutes are enough for ${session.athlete.level === 'beginner' ? 'your level' : 'one session'}.`,
    );
  }
  if (kept < dosed.count) {
    notes.push(
      `${repsTitle({ ...asked, count: dosed.count })} do not fit into ${limit} minutes: ${kept} today.`,
    );
  }
  return notes;
}

export function lengthNote(
  { takesItsTime }: Arranged,
  session: Session,
  seconds: number,
): string[] {
  if (!takesItsTime) return [];
  const minutes = Math.round(seconds / 60);
  return session.isTimed
    ? [`About ${minutes} min: it does not fit into ${Math.round(session.totalSeconds / 60)}.`]
    : [`About ${minutes} min, as long as the work takes.`];
}

const isQuality = (archetype: string): archetype is keyof typeof recipes => archetype in recipes;

/** Hard pieces with easy time around them. */
export function buildQuality(session: Session): Draft {
  const { archetype, athlete, mode, request } = session;
  const recipe = recipes[isQuality(archetype) ? archetype : 'tempo'](session);
  const { row, style, suffix, note } = recipe;
  const stated = statedReps(session);
  const asked = stated ?? row.reps;
  const zone: Zone =
    stated && style.zone === 'I' && stated.seconds > longestHard ? 'T' : style.zone;
  const usual = cutToDose(asked, zone, athlete.level);
  // What was written by somebody who knows it is kept.
  const isKept = stated !== null && athlete.level !== 'beginner';
  const dosed = isKept ? asked : usual;
  const ownStyle = { ...style, zone };
  const share = shareBefore(recipe, session.totalSeconds / 60);
  const natural = isRunning(mode) ? 1200 : 900;
  const arranged = arrange(
    stated ? session : { ...session, isTimed: true, isTimeSaid: true },
    dosed.count,
    { natural, share: stated ? 2 / 3 : share, least: stated ? leastEasy(session) : 0 },
    (count) => repBlocks(session, { ...dosed, count }, ownStyle),
  );
  const reps = { ...dosed, count: arranged.kept };
  return {
    title: `${repsTitle(reps)}${suffix}`,
    ...arranged.laid,
    honesty: [
      ...(note ? [note] : []),
      ...(stated && request.body.value.rounds !== undefined
        ? cutNote(asked, dosed, arranged.kept, session)
        : []),
      ...(isKept && usual.count < asked.count
        ? [`${repsTitle(asked)}, as you wrote it, is more than most take: stop when one is slower.`]
        : []),
      ...lengthNote(arranged, session, playedSeconds(arranged.laid)),
    ],
    coaching: repCoaching(session, reps, ownStyle),
    ...(arranged.takesItsTime ? { takesItsTime: true } : {}),
  };
}

/** Longer pieces than this are held at threshold. */
const longestHard = 330;

/** Easy seconds without which nobody should go hard. */
export const leastEasy = ({ totalSeconds, request }: Session): number => {
  if (request.warmUp?.value.length === 'none') return 60;
  return totalSeconds >= 1500 ? 480 : 240;
};
