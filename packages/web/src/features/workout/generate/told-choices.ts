import type { Chip, Request } from '@cadence/domain/planner/request';
import type { Draft } from './choices.ts';

/** What a control shows where the text says it, and the readings that say so. */
export interface Told<T> {
  value: T;
  /** Left out once the control is used: the later word counts. */
  readings: string[];
}

export interface ToldChoices {
  minutes: Told<number> | null;
  difficulty: Told<Request['difficulty']['value']> | null;
  level: Told<Request['level']['value']> | null;
  gear: Told<Request['equipment']['value']> | null;
}

/** Readings by which the words say what is at hand: a place does, too. */
export const isOfKit = ({ id }: Chip): boolean => /^(?:kit|no-kit|place):/.test(id);

const readingsOf = {
  minutes: /^(?:minutes|block):/,
  // A kind of running says how hard it is, too, but is more than that: it stays.
  difficulty: /^(?:difficulty|rpe):/,
  level: /^level:/,
};

interface Readings {
  request?: Request | undefined;
  chips: readonly Chip[];
}

/** Which of the form's choices the text makes itself. */
export function toldChoices(
  { request, chips }: Readings,
  dismissed: Draft['dismissed'],
): ToldChoices {
  function tell<K extends keyof typeof readingsOf>(name: K): Told<Request[K]['value']> | null {
    if (request?.[name].source !== 'text') return null;
    const readings = chips
      .map(({ id }) => id)
      .filter((id) => readingsOf[name].test(id) && !dismissed.includes(id));
    // Nothing to leave out: just tapped away and read anew, or said by more than a word.
    return readings.length > 0 ? { value: request[name].value, readings } : null;
  }
  const { equipment } = request ?? {};
  const kit = chips.filter(isOfKit).flatMap(({ id }) => (dismissed.includes(id) ? [] : id));
  const isKitTold = equipment?.source === 'text' && kit.length > 0;
  return {
    minutes: tell('minutes'),
    difficulty: tell('difficulty'),
    level: tell('level'),
    gear: isKitTold ? { value: equipment.value, readings: kit } : null,
  };
}
