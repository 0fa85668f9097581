import type { Style } from '../timer/detect-style.ts';
import type { Format, Request } from './request.ts';

/** The style that the timer finds in a plan of this format. */
export const styleOfFormat: Record<Format, Style> = {
  emom: 'emom',
  tabata: 'tabata',
  pyramid: 'pyramid',
  compound: 'compound',
  circuit: 'circuit',
  rounds: 'rounds',
  intervals: 'rounds',
  sets: 'structured',
};

/** Beyond these a format has no sane layout: a pyramid of 100 minutes is only fatigue. */
const longestMinutes: Partial<Record<Format, number>> = { pyramid: 85, compound: 90 };

export interface FormatChoice {
  format: Format;
  /** Why it is not the one that was asked for. */
  note: string | null;
}

export function formatFor(request: Request): FormatChoice {
  const { value: format } = request.format;
  const longest = longestMinutes[format];
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
      note: `A ${format} of that length would only tire you: sets instead.`,
    };
  }
  return { format, note: null };
}
