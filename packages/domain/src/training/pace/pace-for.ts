import type { RaceMark } from '../../reading/vocabulary.ts';
import type { KnownRace, TrainingFacts } from '../facts.ts';
import { bikePace } from './bike.ts';
import { type ErgState, ergPace, ergState } from './ergs.ts';
import { type RunState, runPace, runState } from './running.ts';
import { criticalFrom, swimPace } from './swim.ts';
import type { PaceTarget, Zone } from './types.ts';

/** What an athlete's tests tell, sport by sport. */
export interface PaceState {
  run: RunState | null;
  row: ErgState | null;
  ski: ErgState | null;
  /** Watts of an hour. */
  bike: number | null;
  /** Seconds per 100 m. */
  swim: number | null;
}

export interface PaceFacts {
  today: string;
  /** Days without a run. */
  daysOff?: number;
  isCrossTrained?: boolean;
}

/** What a text says of a race, as of today; 'used to' as of the day the break began. */
export function knownRace({ by, metres, seconds }: RaceMark, day: string): KnownRace | null {
  return by === 'walk' ? null : { sport: by, meters: metres, seconds, day };
}

export function paceState(
  { races = [], ftpWatts }: Pick<TrainingFacts, 'races' | 'ftpWatts'>,
  facts: PaceFacts,
): PaceState {
  return {
    run: runState(races, facts),
    row: ergState('row', races, facts.today),
    ski: ergState('ski', races, facts.today),
    bike: ftpWatts ?? null,
    swim: criticalFrom(races, facts.today),
  };
}

/** The pace of a zone; null where nothing tells it: then effort and breath lead. */
export function paceFor(
  sport: keyof PaceState,
  zone: Zone,
  state: PaceState,
  repSeconds = 0,
): PaceTarget | null {
  switch (sport) {
    case 'run':
      return state.run && runPace(zone, state.run);
    case 'bike':
      return state.bike === null ? null : bikePace(zone, state.bike);
    case 'swim':
      return state.swim === null ? null : swimPace(zone, state.swim);
    default: {
      const erg = state[sport];
      return erg && ergPace(zone, erg, repSeconds);
    }
  }
}
