import { rowZone, runZone } from '../endurance-numbers.ts';
import type { Gold } from '../gold-cases.ts';
import { benchmarks } from './benchmarks.ts';
import { kits } from './kits.ts';

const five = [5000, 22.5 * 60] as const;
const ten = [10_000, 48 * 60] as const;
const named = (id: string, mustScale: boolean) => {
  const benchmark = benchmarks[id];
  if (!benchmark) throw new Error(`There is no benchmark ${id}.`);
  return { ...benchmark, mustScale };
};

/** Gold examples against the clock, over a distance, and by name. */
export const goldOthers: readonly Gold[] = [
  {
    id: 'G06',
    text: "Cindy, I can't do pull-ups",
    expect: {
      code: 'benchmark',
      range: [26, 31],
      level: 'I',
      kit: kits.bar,
      benchmark: named('cindy', true),
      facts: [
        { is: '~row', reps: [5, 5] },
        { is: '~push-up', reps: [10, 10] },
        { is: '~squat', reps: [15, 15] },
      ],
      blocks: [{ kinds: ['amrap'], minutes: 20 }],
      says: [/scaled/i, /rounds/i],
      warm: 'format',
    },
  },
  {
    id: 'G07',
    text: 'Murph is in 3 weeks, 45 min today, never done it',
    expect: {
      code: 'benchmark',
      range: [38, 46],
      level: 'I',
      kit: kits.bar,
      benchmark: named('murph', true),
      facts: [
        { is: '~pull-up', reps: [50, 50] },
        { is: '~push-up', reps: [100, 100] },
        { is: '~squat', reps: [150, 150] },
      ],
      says: [/vest/i, /half|½/i],
      warm: 'format',
    },
  },
  {
    id: 'G08',
    text: '12 min EMOM then a Tabata finisher, one 16 kg kettlebell, 25 min',
    expect: {
      code: 'blocks',
      minutes: 25,
      level: 'I',
      kit: kits.bell16,
      blocks: [{ kinds: ['emom', 'every'], minutes: 12 }, { kinds: ['tabata', 'intervals'] }],
      needs: [
        { name: 'swing', is: '~swing' },
        { name: 'squat', is: 'squat' },
      ],
      facts: [
        { is: '~swing', reps: [10, 14] },
        { is: '~goblet', reps: [5, 8] },
      ],
      says: [/style|true/i],
      warm: 'kettlebell',
    },
  },
  {
    id: 'G09',
    text: 'AMRAP 15, two 15 kg dumbbells, left shoulder hurts overhead',
    expect: {
      code: 'A21',
      range: [21, 25],
      level: 'I',
      kit: kits.pairOf15,
      tags: ['shoulder'],
      blocks: [{ kinds: ['amrap'], minutes: 15 }],
      facts: [
        { is: '~goblet', reps: [10, 10], kg: 15 },
        { is: '~romanian', reps: [10, 10], kg: 15 },
        { is: '~row', reps: [6, 10], kg: 15 },
        { is: '~floor-press', reps: [8, 8], kg: 15 },
        { is: 'carry' },
      ],
      says: [/rounds/i],
      warm: 'format',
    },
  },
  {
    id: 'G10',
    text: '8 x 400, my 5k is 22:30',
    expect: {
      code: 'A26',
      range: [38, 48],
      level: 'I',
      kit: kits.outside,
      work: runZone(...five, 'interval'),
      easy: runZone(...five, 'easy'),
      blocks: [{ kinds: ['distance_reps'], rounds: 8, meters: 400 }],
      warm: 'run',
    },
  },
  {
    id: 'G11',
    text: 'easy 40 min run, beginner, no watch; I can run 20 minutes',
    expect: {
      code: 'A24',
      minutes: 40,
      level: 'B',
      kit: kits.outside,
      facts: [{ is: '~run', seconds: [600, 720] }],
      says: [/sentence|talk/i, /longest|tenth|22 min/i],
      warm: 'run',
    },
  },
  {
    id: 'G12',
    text: 'Norwegian 4x4 on the rower, 2k is 7:40',
    expect: {
      code: 'benchmark',
      range: [38, 43],
      level: 'I',
      kit: kits.rower,
      benchmark: named('norwegian-4x4', false),
      work: { ...rowZone(460, 'interval'), lo: 116 },
      easy: rowZone(460, 'easy'),
      blocks: [{ kinds: ['intervals'], rounds: 4, workSeconds: 240, restSeconds: 180 }],
      facts: [{ is: '~row', seconds: [240, 240] }],
      says: [/watt|HR|pulse|90/i],
      warm: 'erg',
    },
  },
  {
    id: 'G13',
    text: 'tempo run 50 min, 10k 48:00',
    expect: {
      code: 'A25',
      minutes: 50,
      level: 'I',
      kit: kits.outside,
      work: runZone(...ten, 'threshold'),
      easy: runZone(...ten, 'easy'),
      blocks: [{ kinds: ['intervals'], rounds: 3, workSeconds: 480 }],
      facts: [{ is: '~run', seconds: [480, 480] }],
      warm: 'run',
    },
  },
  {
    id: 'G15',
    text: 'hyrox half simulation, 60 min, women open',
    expect: {
      code: 'A30',
      range: [50, 60],
      level: 'I',
      kit: { ...kits.fullGym, isGym: false },
      benchmark: named('hyrox', true),
      facts: [{ is: '~wall-ball', reps: [50, 50] }],
      says: [/half|½/i],
      warm: 'run',
    },
  },
];
