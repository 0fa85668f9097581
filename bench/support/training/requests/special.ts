import type { Level } from '../case.ts';
import { type KitName, kits } from '../data/kits.ts';
import type { Best } from '../strength.ts';
import { type Draw, type Drawn, put } from './draw.ts';

export function olympic(draw: Draw): Drawn {
  const level = draw.pick<Level>(['I', 'I', 'A']);
  const [word, id, kg] = draw.pick([
    ['snatch', 'snatch', 70],
    ['clean', 'clean', 90],
  ] as const);
  const isTold = draw.chance(0.5);
  const load = kg + draw.pick([-10, 0, 10]);
  const wish = {
    opening: `${word} technique session`,
    kit: kits.barbellGym,
    minutes: draw.pick([45, 60, 75]),
    level,
    extra: isTold ? [`${word} max ${load}`] : [],
  };
  const best: Best = { lift: id, kg: load, reps: 1, how: 'max' };
  return put(draw, wish, {
    code: 'A13',
    primaries: [`~${word}`],
    needs: [{ name: word, is: `~${word}`, isAsked: true }],
    warm: 'olympic',
    ...(isTold && { bests: [best] }),
  });
}

export function power(draw: Draw): Drawn {
  const opening = draw.pick([
    'explosive power session',
    'jump higher, vertical jump training',
    'plyometrics and power',
    'get more explosive',
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick<KitName>(['barbellGym', 'fullGym'])],
    minutes: draw.pick([30, 45, 60]),
    level: draw.pick<Level>(['I', 'A']),
  };
  return put(draw, wish, {
    code: 'A14',
    needs: [{ name: 'jump', is: 'jump', isAsked: true }],
    warm: 'power',
  });
}

const skills: readonly [opening: string, variant: string, kit: KitName, is: string][] = [
  ['first pull-up, I can hang for 20 s', 'pull-up', 'bar', 'pull_v ~row'],
  ['learn my first strict pull-up', 'pull-up', 'bar', 'pull_v ~row'],
  ['more pull-ups, I can do 5', 'pull-up', 'bar', '~pull-up ~chin-up'],
  ['learn the handstand', 'handstand', 'unsaid', '~handstand ~pike ~wall'],
  ['handstand practice, I hold 20 s against the wall', 'handstand', 'unsaid', '~handstand'],
  [
    'first muscle-up, I do 10 pull-ups and 12 dips',
    'muscle-up',
    'rings',
    '~explosive ~chest-to-bar ~transition',
  ],
  ['learn the pistol squat', 'pistol', 'unsaid', '~pistol ~single-leg ~shrimp'],
  ['my first push-up', 'push-up', 'unsaid', '~push-up'],
];

export function skill(draw: Draw): Drawn {
  const [opening, variant, kit, is] = draw.pick(skills);
  const level: Level = /first/.test(opening) && variant !== 'muscle-up' ? 'B' : 'I';
  const wish = {
    opening,
    kit: kits[kit],
    minutes: draw.pick([25, 30, 45]),
    level,
    isLevelSaid: false,
    isKitSaid: kit !== 'unsaid',
  };
  return put(draw, wish, {
    code: 'A15',
    variant,
    needs: [{ name: variant, is, isAsked: true }],
    warm: 'calisthenics',
    ...(opening.includes('can do 5') && { able: [{ is: '~^pull-up$ ~^chin-up$', reps: 5 }] }),
  });
}

export function bells(draw: Draw): Drawn {
  const kit = kits[draw.pick<KitName>(['bell16', 'bells'])];
  const opening = draw.pick(['kettlebell workout', 'kettlebell strength', 'kettlebell session']);
  const wish = {
    opening,
    kit,
    minutes: draw.pick([20, 30, 45, 60]),
    level: draw.pick<Level>(['B', 'I', 'A']),
  };
  return put(draw, wish, {
    code: 'A16',
    needs: [{ name: 'ballistic', is: '~swing ~clean ~snatch' }],
    warm: 'kettlebell',
  });
}

const sports: readonly [word: string, variant: string, says: RegExp | null][] = [
  ['football', 'football', null],
  ['golf', 'golf', /round/i],
  ['swimming', 'swimming', null],
  ['skiing', 'skiing', null],
  ['tennis', 'tennis', null],
  ['volleyball', 'volleyball', null],
];

export function sport(draw: Draw): Drawn {
  const [word, variant, says] = draw.pick(sports);
  const opening = draw.pick([
    `strength training for ${word}`,
    `gym session for ${word} players`,
    `get stronger for ${word}`,
  ]);
  const wish = {
    opening,
    kit: kits.fullGym,
    minutes: draw.pick([30, 45, 60]),
    level: draw.pick<Level>(['I', 'A']),
  };
  return put(draw, wish, { code: 'A31', variant, warm: 'power', ...(says && { says: [says] }) });
}

export function senior(draw: Draw): Drawn {
  const age = draw.pick([66, 70, 74, 79]);
  const opening = draw.pick([`I am ${age}, strength and balance`, `${age} years old, stay strong`]);
  const kit = kits[draw.pick<KitName>(['range2', 'bands', 'machines'])];
  const wish = {
    opening,
    kit,
    minutes: draw.pick([20, 30, 45]),
    level: 'B' as const,
    isLevelSaid: false,
  };
  return put(draw, wish, {
    code: 'A33',
    needs: [{ name: 'balance', is: 'balance' }],
    warm: 'senior',
  });
}

export function pregnant(draw: Draw): Drawn {
  const opening = draw.pick([
    '20 weeks pregnant, cleared by my doctor, strength',
    '26 weeks pregnant, cleared, full body',
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick<KitName>(['range4', 'bands'])],
    minutes: draw.pick([20, 30]),
    level: 'I' as const,
  };
  return put(draw, wish, {
    code: 'A34',
    tags: ['pregnancy'],
    says: [/talk|bleed|dizz|breath/i],
    warm: 'senior',
  });
}

export function afterBirth(draw: Draw): Drawn {
  const opening = draw.pick([
    '12 weeks postpartum, cleared, strength',
    '4 months after birth, cleared by my doctor, get strong again',
  ]);
  const wish = {
    opening,
    kit: kits[draw.pick<KitName>(['range4', 'bands'])],
    minutes: draw.pick([20, 30]),
    level: 'B' as const,
    isLevelSaid: false,
  };
  return put(draw, wish, { code: 'A35', tags: ['postpartum'], warm: 'senior' });
}

export function young(draw: Draw): Drawn {
  const age = draw.pick([14, 15, 16]);
  const wish = {
    opening: `I am ${age}, strength training`,
    kit: kits[draw.pick<KitName>(['fullGym', 'range2'])],
    minutes: draw.pick([30, 45]),
    level: 'B' as const,
  };
  return put(draw, wish, { code: 'A39', warm: 'full' });
}
