import type { WeightUnit } from '../profile/units.ts';
import type { NextExercise } from '../timer/types.ts';
import { sayWhole } from './number-words.ts';
import { speakable } from './speakable.ts';
import { sayCovered, sayName, sayTime, sayWeight } from './wording.ts';

function pluralise(word: string): string {
  if (/[^s]s$/i.test(word)) return word;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Of 'Squat to Press' there are 'Squats to Press'. */
const beforeJoint = /^(.*?)((?: (?:to|with|into|from|on|in|over|at|plus) |,).*)?$/i;

function sayMany(name: string): string {
  const [, head = name, rest = ''] = beforeJoint.exec(name) ?? [];
  return pluralise(head) + rest;
}

/** 'five Goblet Squats each side', 'thirty seconds of Plank', 'as many Burpees as you can' */
function sayPart(part: NextExercise): string {
  const { name, reps, repsText, duration, side } = part;
  const spoken = sayName(name);
  const covered = sayCovered(part);
  const each = side === 'both' ? ' each side' : side === undefined ? '' : `, ${side} side`;
  if (spoken === '') return '';
  if (covered !== '') return `${covered} of ${spoken}`;
  if (repsText !== undefined && /^max/i.test(repsText))
    return `as many ${sayMany(spoken)} as you can`;
  if (repsText !== undefined) {
    const words = speakable(repsText);
    return /^[\d\s–-]+$/.test(repsText)
      ? `${words} ${sayMany(spoken)}${each}`
      : `${spoken}, ${words}`;
  }
  if (reps === 1) return `one ${spoken}${each}`;
  if (reps !== undefined) return `${sayWhole(`${reps}`)} ${sayMany(spoken)}${each}`;
  return duration === undefined ? spoken : `${sayTime(duration)} of ${spoken}`;
}

function joinParts(parts: readonly string[], isAll: boolean): string {
  if (!isAll) return `${parts.join(', ')}, and so on`;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** More than this nobody keeps in mind; where even that has no room, the first few. */
const mostParts = 6;
const fewParts = 3;

/** What a flow goes through, the fullest wording first. */
export function sayFlow(flow: readonly NextExercise[], unit: WeightUnit): string[] {
  const loads = flow.map(({ weight }) => sayWeight(weight, unit));
  const [load = ''] = loads;
  const isShared = loads.every((other) => other === load);
  const parts = flow.map((part, i) => {
    const words = sayPart(part);
    return words === '' || isShared || !loads[i] ? words : `${words} with ${loads[i]}`;
  });
  const spoken = parts.filter((words) => words !== '');
  const all = isShared && load !== '' ? `, with ${load}` : '';
  return [mostParts, fewParts].flatMap((most, i) => {
    if (spoken.length === 0 || (i > 0 && spoken.length <= most)) return [];
    const isAll = spoken.length <= most;
    return [joinParts(spoken.slice(0, most), isAll) + (isAll ? all : '')];
  });
}
