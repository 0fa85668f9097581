import type { Level } from '../case.ts';
import { kits } from '../data/kits.ts';
import { type RunZone, rowZone, runZone } from '../endurance-numbers.ts';
import { type Draw, type Drawn, put } from './draw.ts';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A race in words, and the zones that it gives. */
function raceOf(draw: Draw) {
  const [meters, word, seconds] = draw.pick([
    [5000, '5k', draw.pick([1200, 1350, 1500, 1680])],
    [10_000, '10k', draw.pick([2520, 2880, 3180])],
  ] as const);
  const zone = (name: RunZone) => runZone(meters, seconds, name);
  return {
    words: draw.pick([`my ${word} is ${clock(seconds)}`, `${word} ${clock(seconds)}`]),
    zone,
  };
}

const base = (
  opening: string,
  minutes: number | undefined,
  level: Level,
  extra: readonly string[],
) => ({
  opening,
  kit: kits.outside,
  isKitSaid: false,
  level,
  isLevelSaid: level !== 'I',
  extra,
  ...(minutes !== undefined && { minutes }),
});

export function steady(draw: Draw): Drawn {
  const way = draw.pick(['run', 'run', 'ride', 'row', 'walk']);
  const opening = draw.pick([`easy ${way}`, `zone 2 ${way}`, `steady easy ${way}`]);
  const { words, zone } = raceOf(draw);
  const isPaced = way === 'run' && draw.chance(0.6);
  const kit = way === 'row' ? kits.rower : kits.outside;
  const wish = {
    ...base(opening, draw.pick([20, 30, 40, 45, 60]), 'I', isPaced ? [words] : []),
    kit,
  };
  return put(draw, wish, {
    code: 'A24',
    warm: way === 'row' ? 'erg' : 'run',
    ...(isPaced && { easy: zone('easy') }),
  });
}

/** So many kilometres: the pace decides how long that takes. */
export function easyDistance(draw: Draw): Drawn {
  const { words, zone } = raceOf(draw);
  const km = draw.pick([5, 6, 8, 10]);
  const easy = zone('easy');
  const wish = base(
    draw.pick([`easy ${km} km run`, `${km}k easy run`, `run ${km} km easy`]),
    undefined,
    'I',
    [words],
  );
  const range = [(km * easy.lo) / 60, (km * easy.hi) / 60 + 10] as const;
  return put(draw, wish, { code: 'A24', also: ['A28'], range, easy, warm: 'run' });
}

export function tempo(draw: Draw): Drawn {
  const { words, zone } = raceOf(draw);
  const opening = draw.pick(['tempo run', 'threshold run', 'tempo session']);
  const wish = base(opening, draw.pick([30, 45, 50, 60]), draw.pick<Level>(['I', 'A']), [words]);
  return put(draw, wish, { code: 'A25', work: zone('threshold'), easy: zone('easy'), warm: 'run' });
}

export function hardReps(draw: Draw): Drawn {
  const { words, zone } = raceOf(draw);
  const isGiven = draw.chance(0.6);
  const [count, meters] = draw.pick([
    [6, 400],
    [8, 400],
    [5, 800],
    [5, 1000],
    [10, 400],
  ] as const);
  if (isGiven) {
    const wish = base(`${count} x ${meters}${draw.pick([' m', 'm'])}`, undefined, 'I', [words]);
    const blocks = [{ kinds: ['distance_reps', 'intervals'], rounds: count, meters }];
    const fast = zone('interval');
    // More than twenty minutes of it may be held nearer to threshold.
    const isLong = (count * meters * fast.hi) / 1000 > 1200;
    const work = isLong ? { ...fast, hi: zone('threshold').hi } : fast;
    return put(draw, wish, {
      code: 'A26',
      range: [24, 75],
      work,
      easy: zone('easy'),
      blocks,
      warm: 'run',
    });
  }
  const wish = base(
    draw.pick(['VO2max intervals, running', 'interval run, VO2 max']),
    draw.pick([30, 45, 60]),
    'I',
    [words],
  );
  return put(draw, wish, { code: 'A26', work: zone('interval'), easy: zone('easy'), warm: 'run' });
}

export function sprints(draw: Draw): Drawn {
  const wish = base(
    draw.pick(['hill sprints', 'sprint session, running', 'short hill sprints']),
    draw.pick([30, 45]),
    draw.pick<Level>(['I', 'A']),
    ['I run 3 times a week'],
  );
  return put(draw, wish, { code: 'A27', warm: 'run' });
}

export function longRun(draw: Draw): Drawn {
  const { words, zone } = raceOf(draw);
  const wish = base('long run', draw.pick([60, 75, 90]), 'I', [words]);
  return put(draw, wish, { code: 'A28', easy: zone('easy'), warm: 'run' });
}

export function firstRuns(draw: Draw): Drawn {
  const wish = base(
    draw.pick(['easy run, I am new to running', 'start running, never ran before']),
    draw.pick([25, 30]),
    'B',
    [],
  );
  return put(draw, wish, { code: 'A24', also: ['A28'], says: [/walk/i], warm: 'run' });
}

export function rowing(draw: Draw): Drawn {
  const seconds = draw.pick([420, 460, 500]);
  const [words, rounds, blocks] = draw.pick([
    [
      '4 x 500 m row intervals',
      4,
      { kinds: ['distance_reps', 'intervals'], rounds: 4, meters: 500 },
    ],
    ['6 x 500m on the rower', 6, { kinds: ['distance_reps', 'intervals'], rounds: 6, meters: 500 }],
  ] as const);
  const wish = { ...base(words, undefined, 'I', [`2k is ${clock(seconds)}`]), kit: kits.rower };
  return put(draw, wish, {
    code: 'A26',
    range: [16, 26 + rounds * 4],
    work: rowZone(seconds, 'interval'),
    blocks: [blocks],
    warm: 'erg',
  });
}

export function mobility(draw: Draw): Drawn {
  const [opening, need] = draw.pick([
    ['mobility flow', null],
    ['yoga', null],
    ['stretching session, whole body', null],
    [
      'mobility for stiff hips',
      {
        name: 'hips',
        is: '~hip ~90-90 ~pigeon ~figure ~butterfly ~couch ~squat ~lunge',
        isAsked: true,
      },
    ],
    [
      'yoga for a stiff back',
      { name: 'back', is: '~cat ~child ~cobra ~sphinx ~twist ~thread ~fold ~dog', isAsked: true },
    ],
  ] as const);
  const wish = {
    opening,
    kit: kits.unsaid,
    isKitSaid: false,
    minutes: draw.pick([15, 20, 30, 45]),
    level: 'I' as const,
    isLevelSaid: false,
  };
  return put(draw, wish, { code: 'A32', warm: 'flow', ...(need && { needs: [need] }) });
}

export function recovery(draw: Draw): Drawn {
  const opening = draw.pick(['recovery session, very sore legs', 'active recovery, slept 4 hours']);
  const wish = {
    opening,
    kit: kits.unsaid,
    isKitSaid: false,
    minutes: draw.pick([20, 30]),
    level: 'I' as const,
    isLevelSaid: false,
  };
  return put(draw, wish, { code: 'A40', also: ['A32', 'A24'], warm: 'flow' });
}
