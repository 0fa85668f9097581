import type { Kit, Level } from '../case.ts';
import { type KitName, kits } from '../data/kits.ts';
import { type Draw, type Drawn, put } from './draw.ts';

const gyms: readonly KitName[] = ['fullGym', 'commercialGym', 'machines', 'barbellGym'];
const levels: readonly Level[] = ['B', 'I', 'I', 'A'];

interface Split {
  code: string;
  openings: readonly string[];
  kits: readonly KitName[];
  needs: readonly { name: string; is: string }[];
  warm: string;
}

const splits: readonly Split[] = [
  {
    code: 'A05',
    openings: ['upper body hypertrophy', 'upper day, build muscle'],
    kits: [...gyms, 'hotelGym', 'range10'],
    needs: [
      { name: 'push', is: 'push' },
      { name: 'pull', is: 'pull' },
    ],
    warm: 'bench',
  },
  {
    code: 'A06',
    openings: ['lower body hypertrophy', 'lower day for muscle'],
    kits: [...gyms, 'range10'],
    needs: [
      { name: 'knee', is: 'knee' },
      { name: 'hip', is: 'hip #hams' },
    ],
    warm: 'squat',
  },
  {
    code: 'A07',
    openings: [
      'push day for muscle',
      'push hypertrophy',
      'push day',
      'push workout, chest shoulders triceps',
    ],
    kits: [...gyms, 'hotelGym', 'range5'],
    needs: [
      { name: 'chest', is: '#chest' },
      { name: 'shoulders', is: 'push_v #side_delt' },
      { name: 'triceps', is: '#triceps' },
    ],
    warm: 'bench',
  },
  {
    code: 'A08',
    openings: [
      'pull day for muscle',
      'pull hypertrophy',
      'pull day',
      'back and biceps, build muscle',
    ],
    kits: gyms,
    needs: [
      { name: 'vertical pull', is: 'pull_v' },
      { name: 'row', is: 'pull_h' },
      { name: 'biceps', is: '#biceps' },
    ],
    warm: 'pull',
  },
  {
    code: 'A09',
    openings: ['leg day, hypertrophy', 'legs for size', 'leg day', 'leg day, build muscle'],
    kits: gyms,
    needs: [
      { name: 'quads', is: '#quads' },
      { name: 'hamstrings', is: '#hams' },
      { name: 'calves', is: '#calves' },
    ],
    warm: 'squat',
  },
];

export const split =
  (code: string) =>
  (draw: Draw): Drawn => {
    const found = splits.find((one) => one.code === code);
    if (!found) throw new Error(`There is no split ${code}.`);
    const kit: Kit = kits[draw.pick(found.kits)];
    const wish = {
      opening: draw.pick(found.openings),
      kit,
      minutes: draw.pick([30, 45, 60, 75, 90]),
      level: draw.pick(levels),
    };
    const isParts = wish.opening.startsWith('back and biceps');
    const also = isParts ? ['A10'] : code === 'A06' ? ['A09'] : [];
    const isSore = (code === 'A07' || code === 'A08') && draw.chance(0.2);
    return put(
      draw,
      { ...wish, ...(isSore && { extra: ['bad knee'] }) },
      {
        code,
        also,
        needs: found.needs.map((need) => ({ ...need, isAsked: true })),
        warm: found.warm,
        ...(isSore && { tags: ['knee'] as const }),
      },
    );
  };

const parts: readonly [word: string, variant: string, is: string, warm: string][] = [
  ['glute', 'glutes', '#glutes', 'squat'],
  ['arm', 'arms', '#biceps', 'bench'],
  ['shoulder', 'shoulders', '#side_delt', 'overhead'],
  ['chest', 'chest', '#chest', 'bench'],
  ['back', 'back', '#lats', 'pull'],
];

export function specialise(draw: Draw): Drawn {
  const [word, variant, is, warm] = draw.pick(parts);
  const opening = draw.pick([
    `${word} day for size`,
    `${word} hypertrophy`,
    `${word} workout, build muscle`,
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick(['fullGym', 'commercialGym', 'range5'] as const)],
    minutes: draw.pick([30, 45, 60]),
    level: draw.pick<Level>(['I', 'A']),
  };
  return put(draw, wish, {
    code: 'A10',
    also: word === 'back' ? ['A08'] : word === 'chest' ? ['A07'] : [],
    variant,
    needs: [{ name: word, is, isAsked: true }],
    warm,
  });
}

const fullOpenings = [
  'full body strength',
  'full body workout',
  'general strength, whole body',
  'whole-body session',
  'full-body lifting, get stronger',
  'something for the whole body with weights',
];

export function fullBody(draw: Draw): Drawn {
  const name = draw.pick<KitName>([
    'barbellGym',
    'fullGym',
    'homeBar',
    'range5',
    'range2',
    'range10',
    'hotelGym',
  ]);
  const level = draw.pick(levels);
  const sore = draw.pick([
    null,
    null,
    null,
    null,
    ['bad knee', 'knee'],
    ['sore lower back', 'low_back'],
    ['wrist pain', 'wrist'],
  ] as const);
  const wish = {
    opening: draw.pick(fullOpenings),
    kit: kits[name],
    minutes: draw.pick([20, 30, 45, 60, 75, 90]),
    level,
    extra: sore ? [sore[0]] : draw.chance(0.3) ? [`I am ${draw.pick([24, 33, 41, 52])}`] : [],
  };
  return put(draw, wish, {
    code: 'A11',
    needs: [
      { name: 'push', is: 'push' },
      { name: 'pull', is: 'pull' },
      { name: 'legs', is: 'knee hip' },
    ],
    ...(sore && { tags: [sore[1]] }),
    warm: 'full',
  });
}

export function lightBody(draw: Draw): Drawn {
  const name = draw.pick<KitName>(['pairOf10', 'bands', 'none']);
  const minutes = name === 'none' ? draw.pick([40, 45, 60]) : draw.pick([20, 30, 45]);
  const wish = {
    opening: draw.pick(fullOpenings),
    kit: kits[name],
    minutes,
    level: draw.pick(levels),
  };
  return put(draw, wish, {
    code: 'A11',
    variant: 'light',
    also: ['A38'],
    needs: [
      { name: 'push', is: 'push' },
      { name: 'pull', is: 'pull' },
      { name: 'legs', is: 'knee hip' },
    ],
    warm: 'full',
  });
}

export function newcomer(draw: Draw): Drawn {
  const opening = draw.pick([
    'first time in a gym, machines please',
    'new to the gym, machines',
    'machine workout, I have never trained',
  ]);
  const wish = {
    opening,
    kit: kits.machines,
    minutes: draw.pick([30, 40, 45, 60]),
    level: 'B' as const,
    isKitSaid: false,
  };
  return put(draw, wish, { code: 'A12', warm: 'squat' });
}

export function travel(draw: Draw): Drawn {
  const isQuiet = draw.chance(0.5);
  const opening = draw.pick(['hotel room workout', 'travel workout', 'workout in my hotel room']);
  const wish = {
    opening,
    kit: kits.none,
    minutes: draw.pick([15, 20, 25, 30]),
    level: draw.pick<Level>(['I', 'I', 'A']),
    extra: isQuiet ? [draw.pick(['quiet please', 'neighbours below, no noise'])] : [],
  };
  return put(draw, wish, { code: 'A38', isQuiet, warm: 'full' });
}
