import { knownRace, type PaceState, paceState } from '../../../training/pace/pace-for.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import { statedPace } from '../../dose/distance.ts';
import type { Request } from '../../request.ts';
import { isRunning, modeOf } from './modes.ts';

/** What is known of the engine that does the work. */
export interface Athlete {
  level: FitnessLevel;
  /** Runs now, as far as words or log tell. */
  isRunner: boolean;
  /** It is only taken from the level that they run. */
  isGuessed: boolean;
  /** Seconds of running in the longest run of the last weeks. */
  longestRun?: number;
  /** What told tests and races say of each sport. */
  paces: PaceState;
}

const dayMs = 86_400_000;
const lookBackDays = 30;
const breakDays = 28;
/** Somebody who can run that long on end runs. */
const runnerSeconds = 1200;

const isRun = (id: string | undefined): boolean => {
  const mode = id === undefined ? undefined : modeOf(id);
  return mode !== undefined && isRunning(mode);
};

/** Seconds of running in each session of the last thirty days that had some. */
function loggedRuns({ history }: Request, nowMs: number): number[] {
  return history.sessions
    .filter(({ date }) => nowMs - Date.parse(date) <= lookBackDays * dayMs)
    .map(({ exercises }) =>
      exercises
        .filter(({ exerciseId, completed }) => completed && isRun(exerciseId))
        .reduce((sum, { planned, actual }) => {
          const logged = actual.sets.reduce((all, { seconds = 0 }) => all + seconds, 0);
          return sum + (logged > 0 ? logged : planned.seconds);
        }, 0),
    )
    .filter((seconds) => seconds > 0);
}

function toldRun({ abilities }: Request): number | undefined {
  const told = (abilities?.value ?? [])
    .filter(({ exercise, seconds }) => isRun(exercise) && seconds !== undefined)
    .map(({ seconds = 0 }) => seconds);
  return told.length > 0 ? Math.max(...told) : undefined;
}

const isOnFoot = (by: string | undefined): boolean => by === undefined || by === 'run';

/** Numbers that only somebody gives who runs. */
function tellsOfRunning(request: Request): boolean {
  const { races, distances } = request;
  const hasRace = races?.value.some(({ by }) => by === 'run') ?? false;
  const hasRepeats = distances?.value.some(({ by, repeats = 1 }) => isOnFoot(by) && repeats > 1);
  return hasRace || hasRepeats === true || statedPace(request) !== null;
}

function pacesOf({ races, ftpWatts, breakDays: away }: Request, nowMs: number): PaceState {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const known = (races?.value ?? []).flatMap((mark) => knownRace(mark, today) ?? []);
  const power = ftpWatts ? { ftpWatts: ftpWatts.value } : {};
  return paceState({ races: known, ...power }, { today, ...(away ? { daysOff: away.value } : {}) });
}

/** Running fitness from which somebody is no beginner any more, and from which advanced. */
const fitnessSteps = { male: [32, 45], female: [28, 40] } as const;

/** A race says more of the engine than the word that somebody chose. */
function engineLevel({ level, sex }: Request, { run }: PaceState): FitnessLevel {
  if (!run) return level.value;
  const [middle, high] = fitnessSteps[sex?.value ?? 'male'];
  if (run.vdot < middle) return 'beginner';
  return run.vdot < high ? 'intermediate' : 'advanced';
}

export function athleteOf(request: Request, nowMs: number): Athlete {
  const paces = pacesOf(request, nowMs);
  const level = engineLevel(request, paces);
  const logged = loggedRuns(request, nowMs);
  const told = toldRun(request);
  const known = Math.max(told ?? 0, ...logged);
  const isAway = (request.breakDays?.value ?? 0) >= breakDays;
  const shown = logged.length > 0 || known >= runnerSeconds || tellsOfRunning(request);
  const isGuessed = !shown && level !== 'beginner';
  return {
    level,
    paces,
    isRunner: !isAway && (shown || isGuessed),
    isGuessed,
    // What was run before a break says nothing of today.
    ...(known > 0 && !isAway ? { longestRun: known } : {}),
  };
}
