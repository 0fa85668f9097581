import type { Level } from '../case.ts';
import { benchmarks } from '../data/benchmarks.ts';
import { type KitName, kits } from '../data/kits.ts';
import { type Draw, type Drawn, put } from './draw.ts';

const levels: readonly Level[] = ['B', 'I', 'A'];
const someKits: readonly KitName[] = ['fullGym', 'range5', 'bell16', 'none', 'pairOf15'];
const formats: Record<string, readonly string[]> = {
  A17: ['circuit training', 'full body circuit', 'fat loss circuit'],
  A18: ['HIIT', 'HIIT session', 'sweaty HIIT'],
  A19: ['Tabata', 'tabata workout'],
  A20: ['EMOM', 'EMOM workout'],
  A21: ['AMRAP', 'AMRAP workout'],
  A22: ['for time workout', 'rounds for time', 'chipper for time'],
  A23: ['ladder workout', 'ladder 1 to 10'],
};

export const format =
  (code: string) =>
  (draw: Draw): Drawn => {
    const sore = draw.pick([
      null,
      null,
      null,
      ['knee hurts', 'knee'],
      ['left shoulder hurts overhead', 'shoulder'],
    ] as const);
    const wish = {
      opening: draw.pick(formats[code] ?? []),
      kit: kits[draw.pick(someKits)],
      minutes: draw.pick([15, 20, 30, 40]),
      level: draw.pick(levels),
      extra: sore ? [sore[0]] : [],
    };
    return put(draw, wish, { code, warm: 'format', ...(sore && { tags: [sore[1]] }) });
  };

/** The length of the clock is stated, that of the session is not. */
export function statedClock(draw: Draw): Drawn {
  const [code, word, kinds] = draw.pick([
    ['A21', 'AMRAP', ['amrap']],
    ['A20', 'EMOM', ['emom', 'every']],
  ] as const);
  const minutes = draw.pick([10, 12, 15, 16, 20]);
  const wish = {
    opening: draw.pick([`${word} ${minutes}`, `${minutes} min ${word}`]),
    kit: kits[draw.pick(someKits)],
    level: draw.pick<Level>(['I', 'A']),
  };
  const isSession = wish.opening.startsWith(`${minutes}`);
  return put(draw, wish, {
    code,
    range: [isSession ? minutes : minutes + 3, minutes + 13],
    ...(!isSession && { blocks: [{ kinds, minutes }] }),
    warm: 'format',
  });
}

export function statedIntervals(draw: Draw): Drawn {
  const [work, rest] = draw.pick([
    [40, 20],
    [30, 30],
    [45, 15],
  ] as const);
  const wish = {
    opening: `HIIT ${work}/${rest}`,
    kit: kits[draw.pick(someKits)],
    minutes: draw.pick([20, 30]),
    level: draw.pick<Level>(['I', 'A']),
  };
  return put(draw, wish, { code: 'A18', stated: [], warm: 'format' });
}

export function inParts(draw: Draw): Drawn {
  const [words, blocks] = draw.pick([
    [
      '10 min EMOM then a Tabata finisher',
      [{ kinds: ['emom', 'every'], minutes: 10 }, { kinds: ['tabata', 'intervals'] }],
    ],
    [
      '12 min AMRAP then 8 min EMOM',
      [
        { kinds: ['amrap'], minutes: 12 },
        { kinds: ['emom', 'every'], minutes: 8 },
      ],
    ],
    [
      'heavy squats 5x3, then a 10 min AMRAP',
      [{ kinds: ['sets'] }, { kinds: ['amrap'], minutes: 10 }],
    ],
    [
      'strength first, then 10 min HIIT',
      [{ kinds: ['sets', 'superset'] }, { kinds: ['intervals', 'circuit', 'tabata'] }],
    ],
  ] as const);
  const isHeavy = /squat|strength/.test(words);
  const kit = kits[isHeavy ? 'barbellGym' : draw.pick<KitName>(['bell16', 'range5'])];
  const wish = {
    opening: words,
    kit,
    minutes: isHeavy ? 50 : draw.pick([30, 35]),
    level: 'I' as const,
  };
  const stated = words.includes('5x3') ? { stated: [{ is: '~squat', sets: 5, reps: 3 }] } : {};
  return put(draw, wish, { code: 'blocks', blocks, ...stated, warm: 'format' });
}

export function benchmark(draw: Draw): Drawn {
  const id = draw.pick([
    'fran',
    'cindy',
    'helen',
    'grace',
    'karen',
    'annie',
    'angie',
    'diane',
    'dt',
    'chelsea',
  ]);
  const found = benchmarks[id];
  if (!found) throw new Error(`There is no benchmark ${id}.`);
  const cannot = found.moves.some(({ is }) => is.includes('pull-up')) && draw.chance(0.3);
  const level = draw.pick<Level>(['I', 'A', 'B']);
  const opening = draw.pick([id, `${id} wod`, `do ${id} today`]);
  const wish = {
    opening: opening.replace(id, id === 'dt' ? 'DT' : `${id[0]?.toUpperCase()}${id.slice(1)}`),
    kit: kits.fullGym,
    level,
    extra: cannot ? ["I can't do pull-ups"] : [],
  };
  return put(draw, wish, {
    code: 'benchmark',
    range: [12, 70],
    benchmark: { ...found, mustScale: cannot },
    warm: 'format',
    ...(cannot && { says: [/scaled/i] }),
  });
}
