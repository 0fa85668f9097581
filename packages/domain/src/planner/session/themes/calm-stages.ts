import type { SessionKind } from '../../../reading/vocabulary.ts';
import type { StagedTheme, StageRow } from './stage-types.ts';

const row = (moves: string, fields: Omit<StageRow, 'moves'> = {}): StageRow => ({
  moves,
  ...fields,
});

/** Sessions that nobody needs to get changed for, and those that put something right. */
export const calmThemes: Partial<Record<SessionKind, StagedTheme>> = {
  posture: {
    title: 'Posture: upper back and shoulders',
    areas: ['back', 'shoulders', 'upper_body', 'pull'],
    archetype: 'specialise',
    isBare: true,
    minutes: 20,
    warm: [
      row('cat-cow standing-cat-cow seated-cat-cow', { seconds: 40 }),
      row('shoulder-roll seated-shoulder-roll', { seconds: 30 }),
      row('wall-slide seated-overhead-reach', { seconds: 40 }),
    ],
    stages: [
      {
        title: 'Upper back',
        kind: 'sets',
        rpe: 7,
        rows: [
          row(
            'band-seated-row cable-seated-row one-arm-dumbbell-row superman-lat-pull seated-blade-squeeze',
            { sets: [2, 4], reps: 12, rest: 45, how: 'Blades back and down, one second there.' },
          ),
          row('band-pull-apart cable-face-pull dumbbell-reverse-fly bent-over-reverse-fly', {
            sets: [2, 4],
            reps: 15,
            rest: 40,
          }),
          row('band-external-rotation cable-external-rotation side-lying-arm-rotation', {
            sets: [2, 3],
            reps: 12,
            rest: 30,
          }),
          row('prone-y-t-w-raise reverse-snow-angel wall-slide', {
            sets: [2, 2],
            reps: 8,
            rest: 40,
          }),
          row('chin-tuck', { sets: [2, 2], reps: 8, rest: 20 }),
        ],
      },
      {
        title: 'Open the front',
        kind: 'steady',
        rpe: 2,
        rows: [
          row('wall-chest-stretch chest-opener seated-chest-opener', { seconds: 60 }),
          row('open-book thread-the-needle seated-trunk-turn', { seconds: 60 }),
        ],
      },
    ],
    coolSeconds: 30,
    cool: [row('diaphragmatic-breathing long-exhale-breathing', { seconds: 30 })],
    coaching: [
      'Pull with the shoulder blades, not with the neck; the last reps slow and clean.',
      'Three short times a week do more than one long one, and so does getting up every hour.',
      'Tingling or pain down an arm: stop, and have it looked at.',
    ],
  },
  hill_walk: {
    title: 'Hill walk',
    archetype: 'steady',
    equipment: ['road', 'turf_space'],
    isBare: true,
    minutes: 40,
    warm: [
      row('brisk-walk march-in-place', {
        name: 'Easy walk',
        seconds: 420,
        how: 'On the flat, easy.',
      }),
    ],
    stages: [
      {
        title: 'Uphill',
        kind: 'intervals',
        rounds: [4, 10],
        workSeconds: 120,
        restSeconds: 90,
        rpe: 7,
        rows: [
          row('brisk-walk high-knee-march', {
            name: 'Walk uphill',
            how: 'Brisk: a few words at a time. Short steps, tall, arms swing. The rest is the walk down, easy and whole foot.',
          }),
        ],
      },
    ],
    coolSeconds: 300,
    cool: [
      row('brisk-walk march-in-place', { name: 'Easy walk home', seconds: 240 }),
      row('standing-calf-stretch', { seconds: 60 }),
    ],
    coaching: [
      'No hill? A bridge, stairs or a treadmill at 5 to 8 % will do.',
      'Go out at the pace you want to come home with. Three such walks a week move the scales more than one hard one.',
      'Pressure in the chest, dizziness or a sharp pain: stop.',
    ],
  },
  gate: {
    title: 'Standing at the gate',
    archetype: 'travel',
    isBare: true,
    minutes: 10,
    warm: [],
    stages: [
      {
        title: 'On your feet, in your clothes',
        kind: 'intervals',
        rounds: [1, 3],
        workSeconds: 40,
        restSeconds: 15,
        rpe: 4,
        rows: [
          row('standing-calf-raise', { how: 'Slow up, slow down; a hand on the case.' }),
          row('wall-toe-raise ankle-circle', { how: 'Toes up, heels stay.' }),
          row('half-squat', { how: 'A quarter of the way, as if about to sit; slow.' }),
          row('shoulder-blade-squeeze', { how: 'Blades together for three counts.' }),
          row('supported-single-leg-stand single-leg-stand', {
            how: 'One foot just off the ground, hand on the case; change half way.',
          }),
          row('palm-press-march seated-palm-press', {
            name: 'Palm press',
            how: 'Hands together in front of you, press for five counts.',
          }),
          row('standing-kickback', { how: 'Small, from the buttock; change half way.' }),
          row('brisk-walk march-in-place', {
            name: 'Walk the gates',
            how: 'To the next gate and back, tall.',
          }),
        ],
      },
    ],
    coolSeconds: 30,
    cool: [row('standing-calf-stretch', { seconds: 30 })],
    coaching: [
      'Small and slow: nobody looks twice.',
      'Again in an hour: legs like to be moved often.',
    ],
  },
  gentle_start: {
    title: 'A gentle start',
    archetype: 'full_body',
    props: ['wall', 'chair'],
    isBare: true,
    minutes: 22,
    warm: [
      row('march-in-place brisk-walk seated-march', {
        name: 'Walk',
        seconds: 180,
        how: 'Through the rooms or on the spot: you can talk all the time.',
      }),
      row('shoulder-roll seated-shoulder-roll', { seconds: 30 }),
    ],
    stages: [
      {
        title: 'Five moves',
        kind: 'sets',
        rpe: 5,
        rows: [
          row('sit-to-stand', {
            sets: [2, 3],
            reps: 8,
            rest: 60,
            how: 'A chair against the wall; hands on the knees if you need them.',
          }),
          row('wall-push-up incline-push-up', { sets: [2, 3], reps: 8, rest: 60 }),
          row('band-seated-row towel-lat-pulldown shoulder-blade-squeeze seated-blade-squeeze', {
            sets: [2, 3],
            reps: 10,
            rest: 60,
          }),
          row('glute-bridge seated-glute-squeeze', { sets: [2, 3], reps: 10, rest: 60 }),
          row('standing-calf-raise seated-calf-raise', {
            sets: [2, 2],
            reps: 10,
            rest: 45,
            how: 'Hands on the wall.',
          }),
        ],
      },
    ],
    coolSeconds: 180,
    cool: [
      row('march-in-place brisk-walk seated-march', { name: 'Slow walk', seconds: 150 }),
      row('long-exhale-breathing diaphragmatic-breathing', { seconds: 30 }),
    ],
    coaching: [
      'Stop each set when you could do five more: it should feel too easy today.',
      'Rest longer whenever your breath asks for it. Pressure in the chest, dizziness or a racing heart that does not settle: stop and get help.',
      'Twice more this week, a walk on the days between; add a rep before you add a set.',
    ],
  },
};
