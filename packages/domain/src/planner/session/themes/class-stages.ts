import type { SessionKind } from '../../../reading/vocabulary.ts';
import type { StagedTheme, StageRow } from './stage-types.ts';

const row = (moves: string, fields: Omit<StageRow, 'moves'> = {}): StageRow => ({
  moves,
  ...fields,
});

const ride = (name: string, how: string, fields: Omit<StageRow, 'moves'> = {}): StageRow =>
  row('stationary-bike', { name, how, ...fields });

const hang = (how: string): StageRow => row('repeater-hang', { name: 'Hang, 7 s', how });

/** Classes that somebody leads, walks with a beat of their own, and the board for the fingers. */
export const classThemes: Partial<Record<SessionKind, StagedTheme>> = {
  spin: {
    title: 'Spin class: road, climbs, sprints',
    archetype: 'vo2',
    equipment: ['bike'],
    isBare: true,
    minutes: 45,
    warm: [
      ride('Easy spin', 'Light gear, 85 to 95 turns a minute; in the last minute 3 × 10 s quick.', {
        seconds: 300,
      }),
    ],
    stages: [
      {
        title: 'Flat road: quick legs',
        kind: 'intervals',
        rounds: [2, 5],
        workSeconds: 60,
        restSeconds: 30,
        rpe: 6,
        rows: [
          ride('Quick legs', 'Light gear, 100 to 110 turns a minute, hips still in the saddle.'),
        ],
      },
      {
        title: 'Climbs: seated, then standing',
        kind: 'intervals',
        rounds: [2, 4],
        workSeconds: 90,
        restSeconds: 60,
        rpe: 7,
        rows: [
          ride('Seated climb', 'Two gears up, 65 to 75 turns, push through the whole foot.'),
          ride('Standing climb', 'One more gear, hands light on the bar, hips over the pedals.'),
        ],
      },
      {
        title: 'Steady road',
        kind: 'steady',
        rpe: 4,
        fills: [120, 1200],
        rows: [ride('Steady road', 'Middle gear, 85 to 95 turns: you can speak in sentences.')],
      },
      {
        title: 'Sprints',
        kind: 'intervals',
        rounds: [4, 8],
        workSeconds: 20,
        restSeconds: 40,
        rpe: 9,
        rows: [
          ride('Sprint', 'Gear first, then speed: hard for 20 s, seated or standing, then let go.'),
        ],
      },
    ],
    coolSeconds: 240,
    cool: [
      ride('Easy spin', 'Down to a light gear until the breath is calm.', { seconds: 180 }),
      row('standing-quad-stretch standing-calf-stretch', { seconds: 30 }),
      row('standing-hip-flexor-stretch standing-hamstring-stretch', { seconds: 30 }),
    ],
    coaching: [
      'Saddle at the height of the hip, a soft knee at the bottom.',
      'One song for each part: quick ones for the road, slow and heavy ones for the climbs.',
      'Everybody owns their gear: who is new takes one less. Dizziness, pressure in the chest or a sharp knee: stop.',
    ],
  },
  bootcamp: {
    title: 'Class: stations, relay, finish',
    areas: ['legs', 'core', 'chest', 'glutes'],
    archetype: 'circuit',
    equipment: ['turf_space'],
    isBare: true,
    minutes: 45,
    warm: [
      row('run jog-in-place step-jack march-in-place', { name: 'Easy laps', seconds: 120 }),
      row('leg-swing standing-hip-circle', { seconds: 40, how: 'Change half way.' }),
      row('squat-to-reach half-squat', { seconds: 40 }),
      row('inchworm arm-circle', { seconds: 40 }),
    ],
    stages: [
      {
        title: 'Stations',
        kind: 'intervals',
        rounds: [1, 3],
        workSeconds: 40,
        restSeconds: 20,
        restBetween: 75,
        rpe: 7,
        rows: [
          row('air-squat half-squat', { how: 'Easier: onto a bench. Harder: slow down, fast up.' }),
          row('push-up incline-push-up wall-push-up', {
            how: 'Easier: hands on a bench. Harder: hands narrow.',
          }),
          row('walking-lunge reverse-lunge step-up', {
            how: 'Easier: step back and hold on to something.',
          }),
          row('plank-shoulder-tap wall-shoulder-tap', { how: 'Easier: knees down.' }),
          row('bear-crawl hands-and-knees-crawl high-knee-march', {
            how: 'Five steps there, five back. Easier: march with high knees.',
          }),
          row('glute-bridge standing-kickback', { how: 'Harder: one leg, change half way.' }),
        ],
      },
      {
        title: 'Relay in two teams',
        kind: 'intervals',
        rounds: [4, 10],
        workSeconds: 20,
        restSeconds: 40,
        rpe: 8,
        rows: [
          row('shuttle-run fast-feet high-knee-march', {
            name: 'Relay',
            how: 'Out to the cone, touch it, back, clap the next one in. Who waits walks on the spot.',
          }),
        ],
      },
      {
        title: 'Last five minutes together',
        kind: 'intervals',
        rounds: [1, 3],
        workSeconds: 30,
        restSeconds: 30,
        rpe: 8,
        rows: [
          row('mountain-climber incline-mountain-climber standing-knee-drive', {
            how: 'Easier: hands on a bench.',
          }),
          row('skater-step step-jack', { how: 'Harder: with a small hop.' }),
        ],
      },
    ],
    coolSeconds: 180,
    coaching: [
      'Show every station once before the clock starts; two or three people at each, then on to the next.',
      'Everybody picks the easier or the harder way: say both, and praise both.',
      'Ask at the start who has an injury, is pregnant or new. Dizziness, pressure in the chest or sharp pain: stop.',
    ],
  },
  walk_faster: {
    title: 'Walk with faster parts',
    archetype: 'steady',
    equipment: ['road', 'turf_space'],
    isBare: true,
    minutes: 40,
    warm: [
      row('brisk-walk march-in-place', { name: 'Easy walk', seconds: 300, how: 'Flat and easy.' }),
    ],
    stages: [
      {
        title: 'Fast and easy in turn',
        kind: 'intervals',
        rounds: [2, 12],
        workSeconds: 120,
        restSeconds: 120,
        rpe: 6,
        rows: [
          row('brisk-walk high-knee-march', {
            name: 'Fast walk',
            how: 'As if late for a train: short quick steps, arms bent, a few words at a time. Then two easy minutes.',
          }),
        ],
      },
    ],
    coolSeconds: 240,
    cool: [
      row('brisk-walk march-in-place', { name: 'Easy walk home', seconds: 180 }),
      row('standing-calf-stretch', { seconds: 60, how: 'Change half way.' }),
    ],
    coaching: [
      'The last fast part as quick as the first: if not, start slower next time.',
      'Add one fast part a week, then make them three minutes.',
      'Pressure in the chest, dizziness or a sharp pain: stop.',
    ],
  },
  hangboard: {
    title: 'Hangboard: repeaters, then pull and push',
    areas: ['back', 'arms', 'pull'],
    archetype: 'sport',
    equipment: ['hangboard', 'pull_up_bar'],
    isBare: true,
    minutes: 40,
    warm: [
      row('step-jack march-in-place', { seconds: 60 }),
      row('fist-squeeze wrist-circle', {
        name: 'Open and close the hands',
        seconds: 40,
        how: 'Quick and light, then slow circles of the wrists.',
      }),
      row('scapular-pull-up shoulder-blade-squeeze', {
        seconds: 35,
        how: 'Long arms, shoulders down and up again.',
      }),
      row('arm-circle shoulder-roll', { seconds: 30 }),
    ],
    stages: [
      {
        title: 'Work up',
        kind: 'sets',
        rpe: 5,
        rows: [
          row('max-hang repeater-hang', {
            name: 'Easy hang, feet on the floor',
            sets: [3, 4],
            seconds: 10,
            rest: 50,
            how: 'The biggest hold first, then the edge of today: half of your weight, then two thirds, then nearly all.',
          }),
        ],
      },
      {
        title: 'Repeaters: six times 7 s on, 3 s off',
        kind: 'intervals',
        rounds: [3, 6],
        workSeconds: 7,
        restSeconds: 3,
        restBetween: 150,
        rpe: 8,
        rows: Array.from({ length: 6 }, () =>
          hang(
            'Edge of 20 mm or more, half crimp, shoulders active. A foot on a chair so that the sixth hang is hard but clean.',
          ),
        ),
      },
      {
        title: 'Pull, push, trunk',
        kind: 'sets',
        rpe: 7,
        rows: [
          row('pull-up band-assisted-pull-up foot-assisted-pull-up', {
            sets: [2, 3],
            reps: 5,
            rest: 90,
            how: 'Two good ones left.',
          }),
          row('push-up incline-push-up', { sets: [2, 3], reps: 10, rest: 60 }),
          row('finger-extensor-band band-external-rotation side-lying-arm-rotation', {
            sets: [2, 2],
            reps: 15,
            rest: 40,
          }),
          row('hollow-hold dead-bug', { sets: [2, 2], seconds: 20, rest: 40 }),
        ],
      },
    ],
    coolSeconds: 90,
    cool: [
      row('wrist-stretch', { seconds: 45, how: 'Both ways, change half way.' }),
      row('cross-body-shoulder-stretch', { seconds: 45, how: 'Change half way.' }),
    ],
    coaching: [
      'Fingers before strength: when a hang gets ugly, put more weight on the foot.',
      'At most twice a week with two days between, never after a hard session on the wall.',
      'A finger that hurts ends the hangs: do the last part only.',
    ],
  },
  loosen_neck: {
    title: 'Neck and shoulders, loosened',
    areas: ['shoulders', 'back', 'upper_body'],
    archetype: 'mobility',
    props: ['wall', 'chair'],
    isBare: true,
    minutes: 10,
    warm: [],
    stages: [
      {
        title: 'Slow and small',
        kind: 'intervals',
        rounds: [1, 4],
        workSeconds: 40,
        restSeconds: 10,
        rpe: 2,
        rows: [
          row('shoulder-roll seated-shoulder-roll', { how: 'Big and slow, back and down.' }),
          row('neck-half-circle seated-neck-stretch', {
            how: 'Chin to chest, ear to ear; never back.',
          }),
          row('chin-tuck', { how: 'Make the back of the neck long, three counts, let go.' }),
          row('neck-side-stretch seated-neck-stretch', {
            how: 'Ear to shoulder, the other hand reaches down. Change half way.',
          }),
          row('shoulder-blade-squeeze seated-blade-squeeze', { how: 'Blades together and down.' }),
          row('standing-cat-cow seated-cat-cow'),
          row('wall-slide seated-overhead-reach', {
            how: 'Ribs down, only as high as it is easy.',
          }),
          row('wall-chest-stretch seated-chest-opener', {
            how: 'Elbow below the shoulder. Change half way.',
          }),
          row('torso-rotation seated-trunk-turn', { how: 'Eyes go with it, to both sides.' }),
          row('cross-body-shoulder-stretch seated-shoulder-stretch', { how: 'Change half way.' }),
        ],
      },
    ],
    coolSeconds: 30,
    cool: [
      row('long-exhale-breathing box-breathing', { seconds: 30, how: 'Jaw and shoulders loose.' }),
    ],
    coaching: [
      'Nothing is pulled with the hand: the weight of the head is enough.',
      'Two minutes of it every two hours do more than ten once; screen at eye height.',
      'Pain, tingling or numbness down an arm, or a sudden headache: stop and have it looked at.',
    ],
  },
};
