import type { Kit, Level } from '../case.ts';
import { type KitName, kits } from '../data/kits.ts';
import type { Best } from '../strength.ts';
import { type Draw, type Drawn, logOf, put } from './draw.ts';

interface Lift {
  word: string;
  id: string;
  warm: string;
  kg: Record<Level, number>;
}
const lifts: readonly Lift[] = [
  { word: 'squat', id: 'back-squat', warm: 'squat', kg: { B: 60, I: 120, A: 170 } },
  { word: 'bench', id: 'bench-press', warm: 'bench', kg: { B: 45, I: 90, A: 125 } },
  { word: 'deadlift', id: 'conventional-deadlift', warm: 'hinge', kg: { B: 80, I: 150, A: 210 } },
  { word: 'overhead press', id: 'overhead-press', warm: 'overhead', kg: { B: 30, I: 55, A: 77.5 } },
];
const barKits: readonly KitName[] = ['barbellGym', 'fullGym', 'homeBar'];

/** A best in words, and what the chart makes of it. */
function tell(draw: Draw, { word, id, kg }: Lift, level: Level): { words: string; best: Best } {
  const load = kg[level] + draw.pick([-20, -10, 0, 5, 10, 20]);
  const pounds = Math.round((load * poundsPerKilogram) / 5) * 5;
  const [words, reps, how, unit] = draw.pick([
    [`${word} max ${load}`, 1, 'max', 'kg'],
    [`my ${word} 1RM is ${load} kg`, 1, 'max', 'kg'],
    [`${word} ${load} for 5`, 5, 'set', 'kg'],
    [`best ${word} ${load} kg x 3`, 3, 'set', 'kg'],
    [`${word} PR ${pounds} lbs`, 1, 'max', 'lb'],
    [`I ${word} ${load} kg`, 1, 'max', 'kg'],
  ] as const);
  const own = unit === 'lb' ? pounds / poundsPerKilogram : load;
  return { words, best: { lift: id, kg: own, reps, how } };
}
const poundsPerKilogram = 2.2046;

const single = (lift: Lift) => `~^${lift.id}$`;

export function heavy(draw: Draw): Drawn {
  const level = draw.pick<Level>(['I', 'A']);
  const lift = draw.pick(lifts);
  const opening = draw.pick([
    `heavy ${lift.word} triples`,
    `max strength ${lift.word} day`,
    `heavy ${lift.word} day, strength`,
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick(barKits)],
    minutes: draw.pick([30, 45, 60, 75]),
    level,
  };
  const also = opening.includes('triples') ? [] : ['A02'];
  return put(draw, wish, {
    code: 'A01',
    also,
    primaries: [single(lift)],
    needs: [{ name: lift.word, is: single(lift), isAsked: true }],
    warm: lift.warm,
  });
}

export function topSet(draw: Draw): Drawn {
  const level = draw.pick<Level>(['I', 'A']);
  const lift = draw.pick(lifts);
  const { words, best } = tell(draw, lift, level);
  const opening = draw.pick([
    `heavy ${lift.word} day`,
    `${lift.word} top set and back-offs`,
    `strength, ${lift.word} first`,
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick(barKits)],
    minutes: draw.pick([40, 45, 60, 75, 90]),
    level,
    extra: [words],
  };
  return put(draw, wish, {
    code: 'A02',
    bests: [best],
    needs: [{ name: lift.word, is: single(lift), isAsked: true }],
    warm: lift.warm,
  });
}

/** What the next 5×5 is, by how the last one felt. */
function nextOf({ id }: Lift, kg: number, rpe: number) {
  const isLower = id === 'back-squat' || id === 'conventional-deadlift';
  if (rpe >= 9) return { lift: id, lo: kg, hi: kg };
  if (rpe >= 7) return { lift: id, lo: isLower ? kg + 2.5 : kg, hi: kg + 2.5 };
  return { lift: id, lo: kg + (isLower ? 2.5 : 1.25), hi: kg + (isLower ? 5 : 2.5) };
}

export function fives(draw: Draw): Drawn {
  const [squat, bench, deadlift] = lifts as [Lift, Lift, Lift];
  const level = 'I';
  const low = squat.kg[level] * 0.7 - ((squat.kg[level] * 0.7) % 5) + draw.pick([-10, 0, 10]);
  const press = bench.kg[level] * 0.7 - ((bench.kg[level] * 0.7) % 5) + draw.pick([-10, -5, 0]);
  const rpe = draw.pick([6, 7, 9]);
  const minutes = draw.pick([45, 60, 75]);
  const isLogged = draw.chance(0.4);
  const third = draw.pick(['row', 'deadlift']);
  const words = `last time squat ${low} felt ${rpe}, bench ${press} felt 9`;
  const wish = {
    opening: `5x5 squat bench ${third}`,
    kit: kits[draw.pick(barKits)],
    minutes,
    level,
    extra: isLogged ? [] : [words],
  } as const;
  const made = put(draw, wish, {
    code: 'A03',
    primaries: [
      '~back-squat',
      '~bench-press',
      third === 'row' ? '~(bent-over|pendlay|seal)-row$' : '~deadlift',
    ],
    stated: [
      { is: '~^back-squat$', sets: 5, reps: 5 },
      { is: '~^bench-press$', sets: 5, reps: 5 },
    ],
    next: [nextOf(squat, low, rpe), nextOf(bench, press, 9)],
    warm: 'squat',
  });
  const log = [
    { lift: squat.id, kg: low, reps: 5, rpe },
    { lift: bench.id, kg: press, reps: 5, rpe: 9 },
  ];
  if (third === 'deadlift') log.push({ lift: deadlift.id, kg: low + 20, reps: 5, rpe: 8 });
  return isLogged ? { ...made, sessions: logOf(draw, log, 4) } : made;
}

export function singles(draw: Draw): Drawn {
  const level = draw.pick<Level>(['I', 'A']);
  const lift = draw.pick(lifts.slice(0, 3));
  const load = lift.kg[level] + draw.pick([-10, 0, 10]);
  const opening = draw.pick([
    `heavy ${lift.word} singles practice`,
    `practise ${lift.word} singles, no max out`,
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick(barKits)],
    minutes: draw.pick([30, 45, 60]),
    level,
    extra: [`${lift.word} 1RM ${load}`],
  };
  const best: Best = { lift: lift.id, kg: load, reps: 1, how: 'max' };
  return put(draw, wish, {
    code: 'A04',
    primaries: [single(lift)],
    bests: [best],
    warm: lift.warm,
  });
}

/** A log of the lift decides the load, no words about it. */
export function logged(draw: Draw): Drawn {
  const lift = draw.pick(lifts.slice(0, 3));
  const level = draw.pick<Level>(['I', 'A']);
  const kg = Math.round((lift.kg[level] * 0.75) / 2.5) * 2.5;
  const rpe = draw.pick([7, 8]);
  const wish = {
    opening: `strength, ${lift.word} first`,
    kit: kits[draw.pick(barKits)],
    minutes: draw.pick([45, 60]),
    level,
  };
  const best: Best = { lift: lift.id, kg, reps: 5, how: 'sets', left: 10 - rpe };
  const made = put(draw, wish, {
    code: 'A02',
    also: ['A01'],
    bests: [best],
    isLogged: true,
    needs: [{ name: lift.word, is: single(lift), isAsked: true }],
    warm: lift.warm,
  });
  return { ...made, sessions: logOf(draw, [{ lift: lift.id, kg, reps: 5, rpe }], 5) };
}

export function comeback(draw: Draw): Drawn {
  const lift = draw.pick(lifts.slice(0, 2));
  const [weeks, word] = draw.pick([
    [4, '4 weeks'],
    [6, '6 weeks'],
    [10, '10 weeks'],
    [26, '6 months'],
  ] as const);
  const load = lift.kg.I - draw.pick([0, 10, 20]);
  const kit: Kit = kits[draw.pick<KitName>(['barbellGym', 'fullGym'])];
  const wish = {
    opening: `back after ${word} off`,
    kit,
    minutes: draw.pick([30, 45, 60]),
    level: 'I' as const,
    extra: [`used to ${lift.word} ${load} for 5`],
  };
  const best: Best = { lift: lift.id, kg: load, reps: 5, how: 'set' };
  return put(draw, wish, {
    code: 'A11',
    also: ['A01', 'A02', 'A05', 'A06'],
    bests: [best],
    breakDays: weeks * 7,
    says: [/sore/i],
    primaries: [single(lift)],
    warm: 'full',
  });
}

export function deload(draw: Draw): Drawn {
  const [low, press] = [draw.pick([100, 120, 140]), draw.pick([70, 80, 100])];
  const wish = {
    opening: draw.pick(['deload', 'deload session', 'easy deload week']),
    kit: kits.barbellGym,
    minutes: draw.pick([30, 40, 45]),
    level: 'I' as const,
    extra: [`last week squat 5x5 at ${low}, bench 5x5 at ${press}`],
  };
  return put(draw, wish, {
    code: 'A11',
    also: ['A01', 'A02', 'A03'],
    isDeload: true,
    says: [/half|deload|lighter/i],
    primaries: ['~^back-squat$', '~^bench-press$'],
    bests: [
      { lift: 'back-squat', kg: low, reps: 5, how: 'sets' },
      { lift: 'bench-press', kg: press, reps: 5, how: 'sets' },
    ],
    warm: 'full',
  });
}
