import type { SessionKind } from '../../../reading/vocabulary.ts';
import { calmThemes } from './calm-stages.ts';
import { classThemes } from './class-stages.ts';
import type { StagedTheme, StageRow } from './stage-types.ts';

const row = (moves: string, fields: Omit<StageRow, 'moves'> = {}): StageRow => ({
  moves,
  ...fields,
});

const easyRun = (seconds: number, how = 'Easy: whole sentences all the way.'): StageRow =>
  row('run treadmill-run jog-in-place brisk-walk march-in-place', {
    name: 'Easy jog',
    seconds,
    how,
  });

const runDrills: readonly StageRow[] = [
  row('leg-swing standing-hip-circle', { seconds: 40 }),
  row('a-skip high-knee-walk high-knee-march', { seconds: 40 }),
];

const pilatesRow = (moves: string, how: string, held?: StageRow['held']): StageRow =>
  row(moves, { how, ...(held && { held }) });

export const stagedThemes: Partial<Record<SessionKind, StagedTheme>> = {
  ...calmThemes,
  ...classThemes,
  finisher: {
    title: 'Finisher',
    archetype: 'hiit',
    isBare: true,
    minutes: 8,
    warm: [],
    stages: [
      {
        title: 'Finisher',
        kind: 'intervals',
        most: 2,
        rounds: [2, 14],
        workSeconds: 30,
        restSeconds: 30,
        rpe: 8,
        rows: [
          row('sled-push sled-march', {
            needs: 'sled',
            how: 'Push 15 to 20 m at a strong walk or a run, low and long. Walk back in the rest.',
          }),
          row('battle-rope-wave', { needs: 'battle_rope' }),
          row('air-bike', { needs: 'air_bike' }),
          row('rowing-machine', { needs: 'rower' }),
          row('ski-erg', { needs: 'ski_erg' }),
          row('stationary-bike', { needs: 'bike' }),
          row('two-hand-swing', { needs: 'kettlebells' }),
          row('kettlebell-farmer-carry kettlebell-suitcase-march', { needs: 'kettlebells' }),
          row('dumbbell-farmer-carry dumbbell-farmer-march', { needs: 'dumbbells' }),
          row('sandbag-bear-hug-carry', { needs: 'sandbag' }),
          row('medicine-ball-slam', { needs: 'medicine_ball' }),
          row('jump-rope-bounce boxer-step', { needs: 'rope' }),
          row('fast-feet high-knee-march seated-punches'),
          row('mountain-climber incline-mountain-climber shadow-boxing seated-jack'),
        ],
      },
    ],
    coolSeconds: 45,
    coaching: [
      'You are warm from what came before: the first round at 70 %, then as hard as the last one can still be.',
      'When the work gets visibly slower, it is finished.',
    ],
  },
  speed: {
    title: 'Speed: starts, jumps, strong legs',
    areas: ['legs', 'lower_body'],
    archetype: 'sprint',
    props: ['cones'],
    equipment: ['turf_space'],
    isBare: true,
    minutes: 40,
    warm: [easyRun(240), ...runDrills, row('build-up-run fast-feet', { seconds: 40 })],
    stages: [
      {
        title: 'Quick feet',
        kind: 'intervals',
        rounds: [2, 3],
        workSeconds: 15,
        restSeconds: 45,
        rpe: 6,
        rows: [
          row('ladder-in-out fast-feet', { needs: 'ladder' }),
          row('icky-shuffle', { needs: 'ladder' }),
          row('a-skip high-knee-march', {
            how: 'Tall, quick off the ground, the foot under the hip.',
          }),
        ],
        most: 2,
      },
      {
        title: '10 m from different starts',
        kind: 'distance_reps',
        rounds: [4, 10],
        restSeconds: 75,
        rpe: 9,
        rows: [
          row('10-m-sprint 30-m-sprint build-up-run sprint-in-place', {
            name: '10 m sprint',
            metres: 10,
            seconds: 4,
            how: 'In turn: split stance, from the side, from lying, after three quick steps. All-out for 10 m, walk back, and go only when you are fresh.',
          }),
        ],
      },
      {
        title: 'Jumps',
        kind: 'sets',
        rpe: 8,
        most: 2,
        rows: [
          row('hurdle-hop', { needs: 'hurdles', sets: [2, 3], reps: 4, rest: 75 }),
          row('broad-jump mini-broad-jump snap-down', { sets: [2, 3], reps: 4, rest: 75 }),
        ],
      },
      {
        title: 'Strong legs',
        kind: 'sets',
        rpe: 7,
        rows: [
          row('split-squat reverse-lunge', { sets: [2, 3], reps: 8, rest: 60 }),
          row('hamstring-walkout single-leg-glute-bridge', { sets: [2, 2], reps: 6, rest: 60 }),
          row('single-leg-calf-raise standing-calf-raise', { sets: [2, 2], reps: 12, rest: 45 }),
        ],
      },
    ],
    coolSeconds: 90,
    coaching: [
      'Speed is trained fresh: full rests, and the sprints end when one is clearly slower.',
      'Twice a week is enough, never the day before a match.',
      'A pull in the back of the thigh ends it for today.',
    ],
  },
  pilates: {
    title: 'Pilates on the mat',
    areas: ['core', 'glutes', 'hips'],
    archetype: 'mobility',
    equipment: ['yoga_mat'],
    isBare: true,
    minutes: 30,
    warm: [
      row('diaphragmatic-breathing box-breathing', { seconds: 40 }),
      row('cat-cow standing-cat-cow', { seconds: 45 }),
    ],
    stages: [
      {
        title: 'Mat work',
        kind: 'intervals',
        rounds: [1, 4],
        workSeconds: 45,
        restSeconds: 15,
        rpe: 5,
        rows: [
          pilatesRow(
            'glute-bridge',
            'Roll up bone by bone, three breaths at the top, roll down slowly.',
            {
              ball: {
                name: 'Bridge, ball between the knees',
                how: 'Squeeze the ball all the way up and down.',
              },
              pilates_ring: {
                name: 'Bridge with the ring',
                how: 'Ring between the knees: squeeze it all the way up and down.',
              },
            },
          ),
          pilatesRow(
            'pilates-hundred dead-bug',
            'Small pumps of the arms: five counts in, five out. Head down when the neck tires.',
          ),
          pilatesRow('toe-tap heel-slide', 'One toe down, then the other; the back stays quiet.', {
            ball: {
              name: 'Toe tap, ball held up',
              how: 'Press the ball between the hands over the chest.',
            },
            pilates_ring: {
              name: 'Toe tap, ring pressed',
              how: 'Press the ring between the hands over the chest.',
            },
          }),
          pilatesRow(
            'side-lying-leg-raise standing-side-leg-raise',
            'Long leg, slow; hip over hip.',
          ),
          pilatesRow(
            'side-lying-inner-thigh-raise seated-knee-squeeze',
            'Small and high, slow on the way down.',
            {
              pilates_ring: {
                name: 'Inner thigh with the ring',
                how: 'Ring between the ankles on your side: press, and let go slowly.',
              },
            },
          ),
          pilatesRow('pilates-roll-up mcgill-curl-up', 'Bend the knees if you need momentum.', {
            ball: {
              name: 'Roll-down over the ball',
              how: 'Ball in the small of the back, knees bent: lean back a little and come up again.',
            },
          }),
          pilatesRow(
            'prone-back-extension superman-lat-pull',
            'Long, not high: the crown of the head leads.',
          ),
          pilatesRow(
            'bird-dog quadruped-arm-reach',
            'Arm and leg to length, three counts, no sway.',
          ),
          pilatesRow('clamshell banded-clamshell', 'Heels together; the hip does not roll back.'),
          pilatesRow('leg-lower heel-slide', 'Only as low as the back stays down.'),
        ],
      },
    ],
    coolSeconds: 90,
    cool: [
      row('childs-pose seated-side-stretch', { seconds: 45 }),
      row('supine-twist knees-to-chest seated-trunk-turn', { seconds: 45 }),
    ],
    coaching: [
      'Slow and exact: breathe out on the effort, ribs down, neck long.',
      'Fewer good ones are worth more than the full time: stop a move when the back takes over.',
    ],
  },
  wake_up: {
    title: 'Get moving',
    archetype: 'circuit',
    props: ['wall'],
    isBare: true,
    minutes: 10,
    warm: [
      row('march-in-place seated-march', { seconds: 40, how: 'Curtains open, lights on. Easy.' }),
    ],
    stages: [
      {
        title: 'Loosen and wake up',
        kind: 'intervals',
        rounds: [1, 4],
        workSeconds: 40,
        restSeconds: 10,
        rpe: 4,
        rows: [
          row('neck-half-circle neck-side-stretch seated-neck-stretch', {
            how: 'Slow half circles, chin to chest.',
          }),
          row('standing-cat-cow seated-cat-cow'),
          row('squat-to-reach seated-overhead-reach', {
            how: 'Sit down a little, stand up, reach high.',
          }),
          row('torso-rotation seated-trunk-turn'),
          row('wall-hip-hinge seated-hip-hinge'),
          row('wall-push-up incline-push-up seated-palm-press', {
            how: 'Easy: ten you could double.',
          }),
          row('knee-hug seated-knee-lift'),
          row('step-jack step-touch seated-jack', {
            how: 'Light and quick: the pulse comes up last.',
          }),
        ],
      },
    ],
    coolSeconds: 30,
    coaching: [
      'Start at half of what you could: it gets better by the minute.',
      'A glass of water before, daylight or a bright lamp beside it.',
    ],
  },
  shuttles: {
    title: 'Shuttles for the beep test',
    archetype: 'vo2',
    props: ['cones'],
    equipment: ['turf_space'],
    isBare: true,
    minutes: 35,
    warm: [
      easyRun(300),
      ...runDrills,
      row('shuttle-run', {
        name: 'Easy turns',
        seconds: 60,
        how: 'Jog the shuttle; plant the outer foot, touch the line, push off. Both sides.',
      }),
    ],
    stages: [
      {
        title: 'Shuttles at test pace',
        kind: 'intervals',
        rounds: [2, 4],
        workSeconds: 30,
        restSeconds: 30,
        restBetween: 180,
        rpe: 8,
        rows: [
          ...Array.from({ length: 6 }, () =>
            row('shuttle-run', {
              name: 'Shuttles, 30 s',
              how: 'At the level you want to reach: one length of 20 m takes about 6.5 s at level 5, 6 s at level 7, 5.4 s at level 9. Walk in the rest.',
            }),
          ),
        ],
      },
      {
        title: 'Sharp turns',
        kind: 'sets',
        rpe: 7,
        rows: [
          row('pro-agility-5-10-5 deceleration-to-stick', {
            name: 'Turn and go',
            sets: [3, 4],
            seconds: 10,
            rest: 50,
            how: 'Five metres, turn, five back: low before the line, both sides in turn.',
          }),
        ],
      },
    ],
    coolSeconds: 240,
    coaching: [
      'In the test every turn costs: small steps into the line, no overrunning.',
      'Start each length early enough to stroll into the beep.',
      'Sharp pain, dizziness or pressure in the chest: stop.',
    ],
  },
  strides: {
    title: 'Easy run and strides',
    archetype: 'steady',
    equipment: ['road', 'turf_space'],
    isBare: true,
    minutes: 25,
    warm: [],
    stages: [
      {
        title: 'Easy',
        kind: 'steady',
        rpe: 3,
        fills: [360, 1500],
        rows: [easyRun(600)],
      },
      {
        title: '4 strides',
        kind: 'intervals',
        rounds: [3, 5],
        workSeconds: 20,
        restSeconds: 70,
        rpe: 7,
        rows: [
          row('stride build-up-run fast-feet', {
            name: 'Stride',
            how: 'Build up to a quick, loose pace, no sprint; then walk until you are fresh.',
          }),
        ],
      },
    ],
    coolSeconds: 150,
    coaching: [
      'Nothing today makes you fitter for it, only tired: end feeling that you could do it again.',
      'No weights and nothing new until it is over. Sleep, eat and drink as usual.',
    ],
  },
  fartlek: {
    title: 'Fartlek by feel',
    archetype: 'vo2',
    equipment: ['road', 'turf_space'],
    isBare: true,
    minutes: 40,
    warm: [easyRun(480)],
    stages: [
      {
        title: 'Play with speed',
        kind: 'steady',
        rpe: 6,
        fills: [480, 2700],
        rows: [
          row('run treadmill-run tempo-run', {
            name: 'Fartlek run',
            how: 'Pick a tree, a bend or the top of a rise and run to it, fast but loose: some for twenty steps, some for two minutes. Jog until you want to go again. No watch, no count.',
          }),
        ],
      },
    ],
    coolSeconds: 300,
    coaching: [
      'Long surges on the flat, short ones uphill, never two all-out after each other.',
      'If the easy parts are no longer easy, jog home.',
      'Sharp or rising pain, dizziness or chest pressure: stop.',
    ],
  },
};
