import type { Zone } from '../../../training/pace/types.ts';
import type { RunPart, WeekKind } from '../types.ts';

/** One week of a race's table; distances in kilometres. */
export interface Row {
  easy: number;
  quality: number;
  /** The hard part of the quality run; none: easy with strides. */
  work: RunPart[];
  trial?: number;
  second?: number;
  long: number;
  last?: RunPart;
  kind: WeekKind;
}

/** '5x800m I r150', '3x480s T r90', '10km M', '6x60s hill r90', '4x400m race r90'. */
function workOf(text: string, race: number): RunPart[] {
  return text.split(' + ').flatMap((one): RunPart[] => {
    const [, times = '1', amount = '0', unit, how = 'E', rest] =
      one.match(/^(?:(\d+)x)?([\d.]+)(m|s|km) (\w+)(?: r(\d+))?$/) ?? [];
    if (unit === undefined) return [];
    const length =
      unit === 's'
        ? { seconds: Number(amount) }
        : { metres: Number(amount) * (unit === 'km' ? 1000 : 1) };
    return [
      {
        ...length,
        zone: how === 'hill' ? 'I' : how === 'race' ? 'M' : (how as Zone),
        ...(Number(times) > 1 && { times: Number(times) }),
        ...(rest !== undefined && { rest: Number(rest) }),
        ...(how === 'hill' && { isUphill: true as const }),
        ...(how === 'race' && { race }),
      },
    ];
  });
}

/** 'easy | total quality | [second easy] | long [last at pace] | kind'. */
export function rowOf(text: string, race: number): Row {
  const [easy = '0', quality = '', second = '', long = '', kind = 'build'] = text
    .split('|')
    .map((one) => one.trim());
  const [total = '0', spec = ''] = quality.split(/:\s*/);
  const [, trial] = spec.match(/^trial (\d+)$/) ?? [];
  const [, metres = '0', last, how] = long.match(/^([\d.]+)(?: last ([\d.]+) (\w+))?$/) ?? [];
  return {
    easy: Number(easy),
    quality: Number(total),
    work: trial ? [] : workOf(spec, race),
    ...(trial && { trial: Number(trial) }),
    ...(second && { second: Number(second) }),
    long: Number(metres),
    ...(last && {
      last: {
        metres: Number(last) * 1000,
        zone: 'M',
        ...(how === 'race' && { race }),
      } as RunPart,
    }),
    kind: (kind || 'build') as WeekKind,
  };
}

const mostBuilds = 3;

/** The table begins with three weeks that build: the week before it is light, and none beside it. */
export function cutsIn(count: number): Set<number> {
  const before = count - 1;
  const inner = Math.max(0, Math.ceil((before - mostBuilds) / (mostBuilds + 1)));
  const builds = before - inner;
  const cuts = new Set([count - 1]);
  let at = -1;
  for (let i = 0; i < inner; i += 1) {
    at += Math.ceil((builds * (i + 1)) / (inner + 1)) - Math.ceil((builds * i) / (inner + 1)) + 1;
    cuts.add(at);
  }
  return cuts;
}
