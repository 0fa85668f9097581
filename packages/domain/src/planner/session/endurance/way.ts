import type { LibraryExercise } from '../../../exercise/types.ts';
import type { Sport } from '../../../reading/vocabulary.ts';
import { trainsAvoided } from '../../dose/targets.ts';
import type { Candidate } from '../../layout/pool.ts';
import { judge } from '../../legal/legal.ts';
import type { Request } from '../../request.ts';
import { grant, withRoad } from '../../settle/at-hand.ts';
import {
  firstKnown,
  isRunning,
  isWalking,
  type Mode,
  modeFacts,
  modeOf,
  modeOfEquipment,
  modeOfWay,
} from './modes.ts';

/** How this session is covered, with the library's entry for it. */
export interface CoveredWay {
  mode: Mode;
  candidate: Candidate;
  /** The request with what the mode needs at hand. */
  request: Request;
}

const modeOfSport: Partial<Record<Sport, Mode>> = {
  running: 'run',
  cycling: 'bike',
  rowing: 'row',
  swimming: 'swim',
};

/** Single exercises that are asked for as such, not guessed from a habit. */
const wishedMoves = ({ mustInclude }: Request): readonly string[] =>
  mustInclude.source === 'text' ? mustInclude.value : [];

const isAtGym = ({ place }: Request): boolean => place?.value.endsWith('gym') ?? false;

/** On foot indoors means the belt, where there is one. */
function indoors(mode: Mode, request: Request): Mode {
  const named = request.machines?.value.includes('treadmill') ?? false;
  const isThere = request.equipment.value.includes('treadmill');
  if (!named && !(isThere && isAtGym(request))) return mode;
  if (mode === 'run') return 'treadmill';
  return mode === 'walk' ? 'treadmill_walk' : mode;
}

const isOnFoot = (mode: Mode): boolean => isRunning(mode) || isWalking(mode);

/** The modes that the words name, in their order, each once. */
export function namedModes(request: Request): Mode[] {
  const { distances, machines, sport, races } = request;
  const said = [
    ...(distances?.value ?? []).flatMap(({ by }) => (by ? [modeOfWay[by]] : [])),
    ...wishedMoves(request).flatMap((id) => modeOf(id) ?? []),
  ];
  // Who carries a pack walks with it.
  if (said.includes('ruck')) return ['ruck', ...new Set(said.filter((mode) => !isOnFoot(mode)))];
  const onFoot = said.some(isOnFoot);
  const ofMachines = (machines?.value ?? [])
    .flatMap((id) => modeOfEquipment(id) ?? [])
    // A belt is what the run is done on, not a thing of its own.
    .filter((mode) => !(onFoot && isRunning(mode)));
  const ofSport = sport ? (modeOfSport[sport.value] ?? []) : [];
  // Who tells a race and no way goes the way of the race.
  const [race] = races?.source === 'text' ? races.value : [];
  const ofRace = race ? indoors(modeOfWay[race.by], request) : [];
  // Watts of an hour are of the bike.
  const ofWatts: Mode[] = request.ftpWatts?.source === 'text' ? ['bike'] : [];
  const all = [...said, ...ofMachines].map((mode) => indoors(mode, request));
  const told = [all, [ofSport].flat(), ofWatts, [ofRace].flat()].find(({ length }) => length > 0);
  return [...new Set(told)];
}

/** Rather soft on the joints and strong on the heart than near to the wish. */
const substitutes: readonly Mode[] = [
  'bike',
  'row',
  'elliptical',
  'air_bike',
  'ride',
  'ski',
  'treadmill_walk',
  'walk',
  'swim',
];

const withKit = (mode: Mode, exercise: LibraryExercise, request: Request): Request => {
  const ready = isWalking(mode) || mode === 'run' ? withRoad(request) : request;
  const isOfRoad = mode === 'walk' || mode === 'run';
  return isOfRoad
    ? ready
    : grant(ready, { equipment: [...modeFacts[mode].kit, ...exercise.equipment] });
};

interface Tried {
  way: CoveredWay | null;
  reason?: string;
}

/** Whether this athlete may do it, with its kit taken for granted where the words name it. */
export function tryMode(mode: Mode, asked: Request, isGranted: boolean): Tried {
  const exercise = firstKnown(modeFacts[mode].exercises);
  if (!exercise) return { way: null };
  if (isRunning(mode) && asked.excludedAttributes.value.includes('running')) {
    return { way: null, reason: 'you ruled running out' };
  }
  if (trainsAvoided(exercise, asked)) return { way: null, reason: 'you ruled that part out' };
  const isFree = mode === 'walk' || mode === 'run';
  const request = isGranted || isFree ? withKit(mode, exercise, asked) : asked;
  const { offence, reason, modifications } = judge(exercise, request);
  if (offence !== null) return { way: null, ...(reason ? { reason } : {}) };
  return { way: { mode, candidate: { exercise, modifications }, request } };
}

const sentenceStart = (reason: string): string =>
  reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');

export interface ChosenWay extends CoveredWay {
  /** Why it is not what was asked for. */
  change?: string;
}

/** The asked mode, or the next that the body and the kit allow; null where there is none. */
export function chooseWay(request: Request, asked: Mode): ChosenWay | null {
  const isNamed = namedModes(request).includes(asked);
  const first = tryMode(asked, request, isNamed);
  if (first.way) return first.way;
  const others = asked === 'run' ? (['treadmill', ...substitutes] as const) : substitutes;
  for (const mode of others) {
    const { way } = mode === asked ? { way: null } : tryMode(mode, request, false);
    if (!way) continue;
    if (isRunning(asked) && isRunning(mode)) return way;
    const why = first.reason ? `: ${sentenceStart(first.reason)}` : '';
    const change = `You asked for a ${modeFacts[asked].noun}; this is a ${modeFacts[mode].noun}${why}.`;
    return { ...way, change };
  }
  return null;
}
