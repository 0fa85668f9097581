import { builtOn } from '../../exercise/built-on.ts';
import { exerciseLibrary } from '../../exercise/library.ts';
import type { Pattern } from '../../exercise/types.ts';
import { moveHeads } from '../lexicon/moves.ts';

const wholePatterns: Record<string, Pattern> = {
  squat: 'squat',
  lunge: 'lunge',
  sprint: 'sprint',
  carry: 'carry',
  crawl: 'crawl',
};

/** What a name in another language heads: ruled out, all of the kind are meant. */
const foreignHeads: Record<string, string> = {
  'air-squat': 'squat',
  'reverse-lunge': 'lunge',
  'push-up': 'push up',
  'pull-up': 'pull up',
  'conventional-deadlift': 'deadlift',
  'forearm-plank': 'plank',
  'two-hand-swing': 'swing',
  crunch: 'crunch',
  burpee: 'burpee',
  'bench-dip': 'dip',
  'dumbbell-curl': 'curl',
  'sit-up': 'sit up',
};

export interface Family {
  ids: string[];
  pattern?: Pattern;
}

const known = new Map<string, Family>();

function familyOf(id: string, words: string): Family {
  const said = words
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/(?:es|s)$/, '');
  const head = moveHeads.find((name) => {
    const plain = name.replaceAll('-', ' ');
    return (
      said === plain ||
      said.replaceAll(' ', '') === plain.replaceAll(' ', '') ||
      `${said}e` === plain ||
      said === plain.replace(/s$/, '') ||
      (said === 'press up' && name === 'push-up')
    );
  });
  if (!head) return { ids: [id] };
  const whole = new RegExp(`(?:^|-)${head}(?:-|$)`);
  const ids = exerciseLibrary.map((exercise) => exercise.id).filter((other) => whole.test(other));
  const pattern = wholePatterns[head];
  return { ids: [...new Set([id, ...ids, ...builtOn(head)])], ...(pattern && { pattern }) };
}

/** 'No push-ups' rules out every kind of them; 'no archer push-ups' only that one. */
export function ruledOutBy(id: string, quote: string): Family {
  const isEnglish = new RegExp(id.replaceAll('-', '.?')).test(quote.toLowerCase());
  const said = isEnglish ? quote : (foreignHeads[id] ?? quote);
  const key = `${id} ${said}`;
  const family = known.get(key) ?? familyOf(id, said);
  known.set(key, family);
  return family;
}
