import { equipmentCatalogue } from '../../../../profile/equipment.ts';
import { introduction } from '../../../../timer/constants.ts';
import { planningSeconds } from '../../../../training/pace/planning-speed.ts';
import type { FitnessLevel } from '../../../../workout/limits.ts';
import type { Block, Exercise } from '../../../../workout/types.ts';
import { makeItem } from '../../../layout/make-item.ts';
import { hasTrait } from '../../../legal/traits.ts';
import { countWords, listWords } from '../../../receipts/words.ts';
import type { Request } from '../../../request.ts';
import { grant } from '../../../settle/at-hand.ts';
import { firstLegal } from '../../legal-move.ts';
import { windDown } from '../edges.ts';
import { type LaidEffort, playedSeconds } from '../fit.ts';
import { asWarmup, piece } from '../items.ts';
import { isRunning, modeFacts } from '../modes.ts';
import type { Draft } from '../quality.ts';
import { aim, pieceName, type Session } from '../session.ts';
import { metresText, minutesText } from '../words.ts';
import {
  fullRow,
  type HyroxRow,
  type HyroxStation,
  hyroxRows,
  hyroxStations,
  nearRow,
  raceKit,
  raceProps,
} from './hyrox-data.ts';

const halfMinutes = 60;
const soonDays = 10;
const raceSoonDays = 42;

/** Days to the race, where one is told. */
const daysToRace = ({ events }: Request): number | undefined =>
  events?.value.find(({ kinds }) => kinds?.includes('hyrox'))?.inDays;

/** Rows that may be tried, the fullest first. */
function rowsFor({ athlete, request, totalSeconds, isTimed }: Session): HyroxRow[] {
  const days = daysToRace(request);
  const minutes = isTimed ? totalSeconds / 60 : halfMinutes;
  if (days !== undefined && days <= soonDays) return [nearRow];
  // Stations are known by those who say so; how fast somebody runs decides on the pace alone.
  const isAble = athlete.level === 'advanced' || request.level.value === 'advanced';
  const isReady = isAble && days !== undefined && days <= raceSoonDays;
  const all = [...hyroxRows, ...(isReady ? [fullRow] : [])];
  const [least] = hyroxRows;
  const fitting = all.filter((row) => row.minutes <= minutes).reverse();
  return fitting.length > 0 || !least ? fitting : [least];
}

const pace: Record<FitnessLevel, number> = { beginner: 1.25, intermediate: 1, advanced: 0.85 };

/** The race's weight; both where nobody said who races. */
function weightOf(station: HyroxStation, { request, athlete }: Session): Pick<Exercise, 'weight'> {
  const isPro = hasTrait(request, 'pro') && athlete.level === 'advanced';
  const loads = isPro ? station.pro : station.open;
  if (!loads) return {};
  const text = (kilograms: number) => (station.isPair ? `2 × ${kilograms} kg` : `${kilograms} kg`);
  const sex = request.sex?.value;
  if (sex === undefined) return { weight: `${text(loads.female)} women, ${text(loads.male)} men` };
  return { weight: station.isPair ? text(loads[sex]) : loads[sex] };
}

interface Placed {
  item: Exercise;
  note?: string;
}

/** The station itself, its nearest substitute, or nothing. */
function placeStation(session: Session, station: HyroxStation, dose: number): Placed | null {
  const { request, athlete } = session;
  const seconds = Math.round(station.seconds * dose * pace[athlete.level]);
  const amount = ({ metres, reps }: { metres?: number; reps?: number }): Partial<Exercise> => {
    if (reps !== undefined) return { reps: Math.round(reps * dose) };
    return metres === undefined
      ? {}
      : { distanceMeters: Math.round(metres * dose), stepMode: 'open' };
  };
  const rpe = Math.min(7.5, aim(session, 'I').rpe);
  const own = firstLegal(station.moves, request);
  if (own) {
    const fields = { name: station.name, duration: seconds, rpe, role: 'work' as const };
    return {
      item: makeItem(own, { ...fields, ...amount(station), ...weightOf(station, session) }),
    };
  }
  for (const swap of station.swaps) {
    const move = firstLegal(swap.moves, request);
    if (!move) continue;
    const how = swap.how ? { instructions: swap.how } : {};
    const fields = { name: swap.name, duration: seconds, rpe, role: 'work' as const, ...how };
    return {
      item: makeItem(move, { ...fields, ...amount(swap) }),
      note: `${swap.name} instead of the ${station.name.toLowerCase()}`,
    };
  }
  return null;
}

/** Slower than threshold: there is a station after every run. */
const raceSlack = 15;

function runItem(session: Session, metres: number): Exercise {
  const { pace: aimed, heartRate: _beats, ...target } = aim(session, 'T', { isMain: true });
  const onFoot = isRunning(session.mode);
  // On another machine for as long as the run would take.
  const perKm = onFoot ? target.secondsPerKm : planningSeconds('run', session.athlete.level, 850);
  const seconds = Math.round(((perKm + raceSlack) * metres) / 1000);
  const shifted = aimed ? { ...aimed, lo: aimed.lo + raceSlack, hi: aimed.hi + raceSlack } : null;
  return piece(
    session.candidate,
    { ...target, ...(shifted ? { pace: shifted } : {}) },
    {
      name: onFoot ? 'Run' : pieceName(session, 'T'),
      duration: seconds,
      ...(onFoot ? { distanceMeters: metres, stepMode: shifted ? 'target' : 'open' } : {}),
      role: 'work',
      instructions:
        'At race pace: a little slower than threshold, so that the station is not your rest.',
    },
  );
}

/** Who asks for the race and names no kit is taken to have it. */
export function withRaceKit(request: Request): { request: Request; note?: string } {
  if (request.equipment.source !== 'default') return { request };
  const named = ['ski_erg', 'rower', 'kettlebells', 'sandbag'] as const;
  const words = named.map((id) => equipmentCatalogue[id].words);
  return {
    request: grant(request, { equipment: [...raceKit], props: [...raceProps] }),
    note: `I count on ${listWords([...words, 'a sled', 'a wall ball'])}.`,
  };
}

/** One pass of a station before it counts. */
const passSeconds = 120;
const capShare = 1.15;
/** How much slower than expected it may well go. */
const spread = 0.12;

function warmUp(session: Session, seconds: number): Exercise[] {
  const { request } = session;
  const sled = firstLegal(['sled-push', 'sled-march'], request);
  const ball = firstLegal(['wall-ball'], request);
  const extras =
    seconds < 420
      ? []
      : [
          ...(sled
            ? [
                makeItem(sled, {
                  name: 'Light sled push',
                  type: 'warmup',
                  duration: passSeconds,
                  instructions: '10 m with a light sled, twice: low hips, short steps.',
                }),
              ]
            : []),
          ...(ball
            ? [
                makeItem(ball, {
                  name: 'Easy wall balls',
                  type: 'warmup',
                  duration: passSeconds,
                  instructions: '8 easy ones: find the depth and the target.',
                }),
              ]
            : []),
        ];
  const easy = piece(session.candidate, aim(session, 'E'), {
    name: pieceName(session, 'E'),
    duration: seconds - extras.length * passSeconds,
    instructions: 'Easy, a little quicker towards the end.',
  });
  return [asWarmup(easy), ...extras];
}

/** Named by what is in it: without all stations it is no simulation. */
function titleOf({ dosing }: HyroxRow, count: number): string {
  return count < hyroxStations.length
    ? `Hyrox: ${countWords(count, 'station')} at ${dosing} dose`
    : `Hyrox, ${dosing} simulation`;
}

interface Simulation {
  laid: LaidEffort;
  row: HyroxRow;
  run: Exercise;
  /** Seconds on the race's clock, and when it stops. */
  clock: number;
  cap: number;
  left: string[];
  swaps: string[];
}

function simulate(session: Session, row: HyroxRow): Simulation | null {
  const placed = row.stations.flatMap((place) => {
    const station = hyroxStations[place];
    return station ? [{ station, found: placeStation(session, station, row.dose) }] : [];
  });
  const done = placed.flatMap(({ found }) => found ?? []);
  if (done.length === 0) return null;
  const run = runItem(session, row.runMetres);
  const items = done.flatMap(({ item }, place) => [
    ...(place % row.perRun === 0 ? [run] : []),
    item,
  ]);
  const block: Block = {
    kind: 'chipper',
    title: titleOf(row, done.length),
    items,
    rounds: 1,
    score: 'time',
  };
  const clock = playedSeconds({ warmup: [], blocks: [block], cooldown: [] }) - introduction.seconds;
  const cap = Math.round((clock * capShare) / 60) * 60;
  return {
    laid: {
      warmup: warmUp(session, row.warmup),
      blocks: [{ ...block, capSeconds: cap }],
      cooldown: windDown(session, row.minutes < 12 ? 60 : 180),
    },
    row,
    run,
    clock,
    cap,
    left: placed.filter(({ found }) => found === null).map(({ station }) => station.name),
    swaps: done.flatMap(({ note }) => note ?? []),
  };
}

/** A minute more than asked is within what nobody can foresee. */
const overSeconds = 60;
const overShare = 0.05;

/** The fullest simulation that the time holds, or the smallest there is. */
function fittingSimulation(session: Session): Simulation | null {
  const tried = rowsFor(session).flatMap((row) => simulate(session, row) ?? []);
  const over = Math.max(overSeconds, session.totalSeconds * overShare);
  const most = session.isTimed ? session.totalSeconds + over : Number.POSITIVE_INFINITY;
  return tried.find(({ laid }) => playedSeconds(laid) <= most) ?? tried.at(-1) ?? null;
}

/** Runs and stations in the order of the race. */
export function buildHyrox(asked: Session): Draft | null {
  const { request, note } = withRaceKit(asked.request);
  const session = { ...asked, request };
  const found = fittingSimulation(session);
  if (!found) return null;
  const { laid, row, run, clock, cap, left, swaps } = found;
  const seconds = playedSeconds(laid);
  const runs = laid.blocks.flatMap(({ items }) => items.filter((item) => item === run)).length;
  return {
    title: laid.blocks[0]?.title ?? 'Hyrox',
    ...laid,
    honesty: [
      `About ${Math.round(seconds / 60)}–${Math.round((seconds + clock * spread) / 60)} min; the clock ends it after ${minutesText(cap)}.`,
      ...(left.length > 0 ? [`Left out for want of kit: ${listWords(left).toLowerCase()}.`] : []),
      ...(swaps.length > 0 ? [`${listWords(swaps)}.`] : []),
      ...(note ? [note] : []),
      ...(row === nearRow ? ['Your race is near: a quarter of it, no more.'] : []),
      ...(request.sex === undefined ? ['Loads are those of the open class; take yours.'] : []),
    ],
    coaching: [
      `${runs} × ${metresText(row.runMetres)} ${modeFacts[session.mode].noun} at race pace, ${row.perRun === 1 ? 'one station' : 'two stations'} at ${row.dosing} dose after each.`,
      'Runs 2–4 within 5 s of run 1; tap every part for your splits.',
      'Break the long sets before you need to.',
      'Sharp pain or dizziness: stop.',
    ],
    takesItsTime: true,
  };
}
