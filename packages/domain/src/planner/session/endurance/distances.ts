import type { DistanceWish } from '../../../reading/vocabulary.ts';
import type { Zone } from '../../../training/pace/types.ts';
import { bounds, longestWayMinutes } from '../../../workout/limits.ts';
import { clamp } from '../../../workout/read-value.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import { isHilly } from '../../dose/distance.ts';
import { grant } from '../../settle/at-hand.ts';
import { firstLegal } from '../legal-move.ts';
import { easyAfter, splitEasy, warmUpTo, windDown } from './edges.ts';
import { type LaidEffort, layToFit, playedSeconds } from './fit.ts';
import { piece } from './items.ts';
import { arrange } from './kinds/around-reps.ts';
import { longestAllowed } from './kinds/run-walk.ts';
import { isRunning, isWalking, modeFacts, modeOfWay } from './modes.ts';
import { cutNote, type Draft, leastEasy, lengthNote, repCoaching } from './quality.ts';
import { cutToDose, leewayFor, type RepStyle, repBlocks, repsTitle, splitOf } from './reps.ts';
import { aim, pieceName, type Session } from './session.ts';
import { type Reps, zoneOfRep } from './tables.ts';
import { atTarget } from './targets.ts';
import { chooseWay } from './way.ts';
import { lengthText, metresText, minutesText, sentence } from './words.ts';

const sprintMetres = 100;

/** How fast a repeat is meant: by the kind of session, else by its length. */
function zoneFor(session: Session, { metres }: DistanceWish): Zone {
  const { archetype } = session;
  if (archetype === 'tempo') return 'T';
  if (archetype === 'steady' || archetype === 'long') return 'E';
  const rough = (aim(session, 'I').secondsPerKm * metres) / 1000;
  // In the water and on wheels the metres mean other seconds.
  return zoneOfRep(rough, isRunning(session.mode) ? metres : undefined);
}

/** Jog for half to all of what the work took; walk back after sprints. */
function restFor(wish: DistanceWish, seconds: number, zone: Zone): number {
  const { metres, restSeconds, restIsWork } = wish;
  if (restSeconds !== undefined) return restSeconds;
  if (restIsWork) return Math.round(seconds / 5) * 5;
  if (metres <= sprintMetres) return Math.round((metres * 1.5) / 15) * 15;
  const share =
    zone === 'R' ? 2 : zone === 'T' || zone === 'E' ? 0.25 : seconds <= 180 ? 0.75 : 0.6;
  return Math.round(clamp(seconds * share, { min: 30, max: 300 }) / 5) * 5;
}

function repsFor(session: Session, wish: DistanceWish, zone: Zone): Reps {
  const { metres, repeats = 1 } = wish;
  const guess = (aim(session, zone).secondsPerKm * metres) / 1000;
  const target = aim(session, zone, { isMain: true, repSeconds: guess });
  const seconds = Math.max(5, Math.round(splitOf(metres, target).mid));
  return { count: repeats, seconds, metres, rest: restFor(wish, seconds, zone) };
}

/** Easy seconds around repeats where nobody said how long it may take. */
const naturalEasy = { onFoot: 1200, other: 900 };

/** Short ones are run by feel, and up the hill that the words name. */
function sprintStyle({ request, mode }: Session): Partial<RepStyle> {
  const onHill = mode === 'run' && isHilly(request);
  const ready = onHill ? grant(request, { equipment: ['hill'] }) : request;
  const move = onHill ? firstLegal(['hill-sprint', 'build-up-run'], ready) : null;
  return {
    name: onHill ? 'Hill sprint' : 'Sprint',
    words: 'quick and loose, about 90–95 %',
    ...(move ? { move } : {}),
  };
}

/** '8 × 400 m'. */
function buildRepeats(session: Session, wish: DistanceWish): Draft {
  const onFoot = isRunning(session.mode);
  const first = zoneFor(session, wish);
  const asked = repsFor(session, wish, first);
  const { level } = session.athlete;
  const allowed = leewayFor(level);
  const isTooMuch = cutToDose(asked, first, level).count < asked.count;
  // Long sets of those who can are held at threshold rather than cut in half.
  const eased = repsFor(session, wish, 'T');
  const isEased =
    isTooMuch &&
    !session.request.pace &&
    first === 'I' &&
    level !== 'beginner' &&
    cutToDose(eased, 'T', level, allowed) === eased;
  const zone = isEased ? 'T' : first;
  const wanted = isEased ? eased : asked;
  const dosed = cutToDose(wanted, zone, level, allowed);
  const style: RepStyle = {
    zone,
    ...(onFoot && wish.metres <= sprintMetres ? sprintStyle(session) : {}),
  };
  const arranged = arrange(
    session,
    dosed.count,
    {
      natural: onFoot ? naturalEasy.onFoot : naturalEasy.other,
      share: onFoot ? 0.6 : 2 / 3,
      least: leastEasy(session),
    },
    (count) => repBlocks(session, { ...dosed, count }, style),
  );
  const reps = { ...dosed, count: arranged.kept };
  const pace = isEased
    ? [`${repsTitle(asked)} is too much at full interval pace: held at threshold instead.`]
    : [];
  return {
    title: `${repsTitle(reps)}${modeFacts[session.mode].where}`,
    ...arranged.laid,
    honesty: [
      ...cutNote(wanted, dosed, arranged.kept, session),
      ...pace,
      ...lengthNote(arranged, session, playedSeconds(arranged.laid)),
    ],
    coaching: repCoaching(session, reps, style),
    ...(arranged.takesItsTime ? { takesItsTime: true } : {}),
  };
}

const shortWay = 2500;
const hardRpe = 8;

/** One way on end: easy, unless words or its length say otherwise. */
function zoneOfWay({ archetype, request, mode }: Session, metres: number): Zone {
  if (archetype === 'tempo') return 'T';
  const isHard = request.difficulty.value === 'hard' || (request.rpe?.value ?? 0) >= hardRpe;
  if (isHard || archetype === 'vo2') return metres <= 5000 ? 'I' : 'T';
  if (isWalking(mode)) return 'E';
  return metres <= shortWay ? 'S' : 'E';
}

/** Run and walk in turn over the whole way, for those who do not run yet. */
const turnsPerKm = 560;

interface OneWay {
  item: Exercise;
  zone: Zone;
  isMixed: boolean;
}

function wayItem(session: Session, metres: number): OneWay {
  const zone = zoneOfWay(session, metres);
  const target = aim(session, zone, { isMain: true });
  const isMixed = isRunning(session.mode) && !session.athlete.isRunner;
  const perKm = isMixed ? turnsPerKm : target.secondsPerKm;
  const seconds = Math.round((perKm * metres) / 1000);
  const { pace: _pace, ...byFeel } = target;
  const turns = 'Run 1 min and walk 90 s in turn, all the way.';
  const about = target.pace ? `, about ${minutesText(seconds)}` : '';
  const item = piece(session.candidate, isMixed ? byFeel : target, {
    name: `${metresText(metres)} ${isMixed ? 'run and walk' : modeFacts[session.mode].noun}`,
    duration: seconds,
    distanceMeters: metres,
    stepMode: target.pace && !isMixed ? 'time' : 'open',
    role: 'work',
    instructions: isMixed
      ? `${metresText(metres)}. ${turns}`
      : `${metresText(metres)}${atTarget(target)}${about}. ${target.pace ? `${sentence(target.feel)}.` : 'Tap when you are there.'}`,
  });
  return { item, zone, isMixed };
}

/** What a session can hold beside the easy minutes around it. */
const longestWork = longestWayMinutes * 60 - 600;

/** As much of a long way as a session holds. */
function fittingMetres(session: Session, metres: number): number {
  const seconds = wayItem(session, metres).item.duration ?? 0;
  if (seconds <= longestWork) return metres;
  return Math.floor((metres * longestWork) / seconds / 500) * 500;
}

/** From here on one eats and drinks on the way. */
const fuelFrom = 5400;
const fuelWords =
  'Fuel: a gel or 25–30 g of carbohydrate at 40 min and every 30–35 min after it, a few sips every 15–20 min.';

/** Easy first, and the end of it at the pace that was said. */
function lastAtPace(
  session: Session,
  { lastMetres }: DistanceWish,
  metres: number,
): Exercise[] | null {
  if (lastMetres === undefined || lastMetres >= metres) return null;
  const noun = modeFacts[session.mode].noun;
  const itemOf = (length: number, isLast: boolean): Exercise => {
    const target = aim(session, isLast ? 'M' : 'E', { isMain: isLast });
    return piece(session.candidate, target, {
      name: `${metresText(length)} ${isLast ? `${noun} at pace` : `easy ${noun}`}`,
      duration: Math.round((target.secondsPerKm * length) / 1000),
      distanceMeters: length,
      stepMode: target.pace ? 'time' : 'open',
      role: 'work',
      restAfter: 0,
      instructions: `${metresText(length)}${atTarget(target)}.`,
    });
  };
  return [itemOf(metres - lastMetres, false), itemOf(lastMetres, true)];
}

/** No single step of the timer is longer than this. */
const longestPiece = bounds.itemSeconds.max;

/** A very long way in equal parts, one right after the other. */
function inPieces(item: Exercise): Exercise[] {
  const { duration = 0, distanceMeters = 0 } = item;
  const count = Math.ceil(duration / longestPiece);
  if (count <= 1) return [item];
  const part = {
    ...item,
    duration: Math.round(duration / count),
    distanceMeters: Math.round(distanceMeters / count),
    restAfter: 0,
  };
  return Array.from({ length: count }, (_, i) => ({
    ...part,
    name: `${item.name}, part ${i + 1} of ${count}`,
  }));
}

/** '5 km easy', 'row 2k'. */
function buildOneWay(session: Session, wish: DistanceWish): Draft {
  const metres = fittingMetres(session, wish.metres);
  const { item, zone, isMixed } = wayItem(session, metres);
  const parts = isMixed ? null : lastAtPace(session, wish, metres);
  const title = parts
    ? `${metresText(metres)}, the last ${metresText(wish.lastMetres ?? 0)} at pace`
    : `${metresText(metres)} ${pieceName(session, zone).toLowerCase()}`;
  const isEasy = zone === 'E' || zone === 'S';
  const block: Block = {
    // With a pace the clock counts down; without one it waits for the tap.
    kind: item.stepMode === 'time' ? 'steady' : 'distance_reps',
    title,
    items: (parts ?? [item]).flatMap(inPieces),
    rounds: 1,
    score: isEasy ? 'distance' : 'time',
  };
  const natural = isEasy && isRunning(session.mode) ? 480 : isEasy ? 540 : 900;
  const lay = (easy: number): LaidEffort => {
    const { before, after } = splitEasy(session, easy, isEasy ? 0.62 : 2 / 3);
    return {
      warmup: warmUpTo(session, before),
      blocks: [block],
      cooldown: isEasy ? windDown(session, after) : easyAfter(session, after),
    };
  };
  const room = { guess: natural, least: isEasy ? 240 : 480, most: 1500 };
  const fitted = session.isTimed
    ? layToFit(session.totalSeconds, room, lay)
    : { laid: lay(natural), isExact: false };
  const { laid, isExact } = fitted;
  const seconds = playedSeconds(laid);
  const most = isRunning(session.mode) ? longestAllowed(session) : null;
  const isLonger = most !== null && !isMixed && (item.duration ?? 0) > most;
  return {
    title: sentence(title),
    ...laid,
    honesty: [
      ...(metres < wish.metres
        ? [
            `${metresText(wish.metres)} would take longer than ${longestWayMinutes} minutes: ${metresText(metres)} today.`,
          ]
        : []),
      ...(isMixed ? ['I took it that you are not running now: run and walk in turn.'] : []),
      ...(isLonger
        ? [`That is more than a tenth over your longest run: walk parts of it if it gets hard.`]
        : []),
      ...(isExact ? [] : [`About ${minutesText(seconds)}: the distance sets the length.`]),
    ],
    coaching: [
      `${sentence(aim(session, zone, { isMain: true }).feel)}.`,
      ...(isEasy ? [] : ['Start a touch slower than you want to; the last quarter may hurt.']),
      ...(item.stepMode === 'open' ? ['Tap when you have covered the distance.'] : []),
      ...(seconds >= fuelFrom ? [fuelWords] : []),
      'Sharp or rising pain, dizziness or chest pressure: stop.',
    ],
    ...(isExact ? {} : { takesItsTime: true }),
  };
}

/** Several ways after each other, each on what it is covered with. */
function buildLadder(session: Session, wishes: readonly DistanceWish[]): Draft | null {
  const items: Exercise[] = [];
  const changes: string[] = [];
  for (const wish of wishes) {
    const way = wish.by ? chooseWay(session.request, modeOfWay[wish.by]) : session;
    if (!way) return null;
    if (way.change && way !== session) changes.push(way.change);
    const own: Session = { ...session, ...way };
    const zone = zoneFor(own, wish);
    const reps = repsFor(own, wish, zone);
    const blocks = repBlocks(own, { ...reps, count: 1 }, { zone });
    const item = blocks[0]?.items[0];
    if (!item) return null;
    const rest = { restAfter: reps.rest };
    items.push(...Array.from({ length: reps.count }, () => ({ ...item, ...rest })));
  }
  const cap = 40;
  const title = wishes
    .map(({ metres, repeats = 1 }) => `${repeats > 1 ? `${repeats} × ` : ''}${metresText(metres)}`)
    .join(' + ');
  const arranged = arrange(
    session,
    Math.min(cap, items.length),
    { natural: naturalEasy.onFoot, share: 0.6, least: leastEasy(session) },
    (count): Block[] => [
      { kind: 'distance_reps', title, items: items.slice(0, count), rounds: 1, score: 'pace' },
    ],
  );
  const left = items.length - arranged.kept;
  return {
    title,
    ...arranged.laid,
    honesty: [
      ...changes,
      ...(left > 0
        ? [`The last ${left} do not fit into ${minutesText(session.totalSeconds)}.`]
        : []),
      ...lengthNote(arranged, session, playedSeconds(arranged.laid)),
    ],
    coaching: [
      wishes[0]?.restIsWork
        ? 'Rest as long as the piece before took.'
        : `Rests by the clock: ${lengthText(items[0]?.restAfter ?? 60)} after the first.`,
      'The longer the piece, the calmer the start.',
      'Tap at each line.',
      'Sharp or rising pain, dizziness or chest pressure: stop.',
    ],
    ...(arranged.takesItsTime ? { takesItsTime: true } : {}),
  };
}

/** Ways that the words give in metres. */
export function buildDistances(session: Session): Draft | null {
  const [first, ...others] = session.request.distances?.value ?? [];
  if (!first) return null;
  if (others.length > 0) return buildLadder(session, [first, ...others]);
  return (first.repeats ?? 1) > 1 ? buildRepeats(session, first) : buildOneWay(session, first);
}
