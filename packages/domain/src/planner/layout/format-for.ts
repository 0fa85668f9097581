import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { LaidFormat } from '../../workout/formats/ids.ts';
import type { Request } from '../request.ts';

export interface FormatChoice {
  format: LaidFormat;
  /** Why it is not the one that was asked for. */
  note: string | null;
}

/** Where the text names no format, a list says by itself how it is done. */
function formatOfList(request: Request): LaidFormat | null {
  const list = request.written?.value;
  if (!list?.only || request.format.source === 'text') return null;
  if (list.levels) return 'pyramid';
  const hasSets = list.rounds === undefined && list.items.some(({ sets = 1 }) => sets > 1);
  return hasSets ? 'sets' : 'rounds';
}

export function formatFor(request: Request): FormatChoice {
  const ofList = formatOfList(request);
  if (ofList) return { format: ofList, note: null };
  const nearest = formatDefinitions[request.format.value].laidAs;
  const isStepped = nearest === 'rounds' && request.body.value.levels !== undefined;
  const format = isStepped ? 'pyramid' : nearest;
  const isByClock = format === 'emom' || format === 'tabata';
  if (request.cardio && !isByClock) return { format: 'intervals', note: null };
  const longest = formatDefinitions[format].longestMinutes;
  // The timer's EMOM knows whole minutes only: other starts run as work and rest.
  const start = request.body.value.workSeconds;
  if (format === 'emom' && start !== undefined && start !== 60) {
    return {
      format: 'intervals',
      note: `A start every ${start} s: work, then rest till the next.`,
    };
  }
  if (request.goal.value === 'mobility' && format !== 'circuit' && format !== 'intervals') {
    const note = format === 'rounds' ? null : 'Mobility work runs in calm rounds.';
    return { format: 'rounds', note };
  }
  if (longest !== undefined && request.minutes.value > longest) {
    return {
      format: 'sets',
      note: `A ${format === 'compound' ? 'complex' : format} of that length would only tire you: sets instead.`,
    };
  }
  return { format, note: null };
}
