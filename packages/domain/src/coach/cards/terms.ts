import type { Card } from './card.ts';

export const termsCards: readonly Card[] = [
  {
    id: 'term-rpe',
    topic: 'terms',
    questions: ['what is rpe', 'what does rpe 8 mean', 'rpe scale explained', 'rpe 7 how hard'],
    answer:
      'RPE rates effort from 1 to 10. In lifting it counts back from failure: RPE 10 nothing left, 9 one rep left, 8 two left. In cardio 3 to 4 is chatty, 6 to 7 short phrases, 9 and up nearly all-out.',
    sure: 'settled',
    source: 'Zourdos et al. 2016 study',
    terms: ['RPE', 'rating of perceived exertion'],
  },
  {
    id: 'term-rir',
    topic: 'terms',
    questions: ['what is rir', 'what does rir 2 mean', 'reps in reserve explained', 'rir vs rpe'],
    answer:
      'RIR is reps in reserve: how many good reps you could still have done. RIR 2 means you stop with two left. RPE is 10 minus RIR.',
    sure: 'settled',
    source: 'Zourdos et al. 2016 study',
    terms: ['RIR', 'reps in reserve'],
  },
  {
    id: 'term-1rm',
    topic: 'terms',
    questions: [
      'what is 1rm',
      'one rep max meaning',
      'how to calculate 1rm',
      'what is e1rm',
      'estimated max',
    ],
    answer:
      'The most you can lift once. It can be estimated from a hard set: weight x (1 + reps / 30), so 80 kg for 5 gives about 93 kg. It is reliable up to about ten reps.',
    sure: 'settled',
    source: 'Epley 1985 formula',
    terms: ['1RM', 'e1RM', 'one rep max'],
  },
  {
    id: 'term-amrap',
    topic: 'terms',
    questions: [
      'what is amrap',
      'amrap meaning',
      'what does amrap 12 mean',
      'as many rounds as possible',
    ],
    answer:
      'As many rounds, or reps, as possible in a set time. AMRAP 12 runs for twelve minutes and the score is rounds plus extra reps. Start at about 80 % of what you think you can hold.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['AMRAP', 'rounds'],
  },
  {
    id: 'term-emom',
    topic: 'terms',
    questions: [
      'what is emom',
      'emom meaning',
      'how does an emom work',
      'every minute on the minute',
      'e2mom',
    ],
    answer:
      'Every minute on the minute: do the reps when the minute starts and rest for what is left of it. Choose reps that take 25 to 40 seconds. E2MOM is the same every two minutes.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['EMOM', 'every minute'],
  },
  {
    id: 'term-superset',
    topic: 'terms',
    questions: [
      'what is a superset',
      'superset meaning',
      'what does a1 a2 mean in a program',
      'giant set or tri set',
    ],
    answer:
      'Two exercises done in turn with little rest between, often written A1 and A2. Three are a tri-set, four or more a giant set. Opposite muscles pair best.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['superset', 'A1 A2', 'giant set'],
  },
  {
    id: 'term-tabata',
    topic: 'terms',
    questions: ['what is tabata', '20 10 intervals', 'how long is a tabata', 'tabata meaning'],
    answer:
      'Eight rounds of 20 seconds all-out and 10 seconds rest: four minutes. The original was on a bike at brutal effort by fit people. Most classes called Tabata are milder, and that is fine.',
    sure: 'settled',
    source: 'Tabata et al. 1996 trial',
    terms: ['Tabata', '20/10'],
  },
  {
    id: 'term-zone2',
    topic: 'terms',
    questions: [
      'what does zone 2 mean',
      'heart rate zones explained',
      'zone 1 2 3 4 5',
      'what is zone 5',
    ],
    answer:
      'Zones split effort into five: 1 very easy, 2 easy and chatty (about 60 to 70 % of maximum pulse), 3 steady, 4 hard near threshold, 5 nearly all-out. Devices draw the lines differently. The talk test is a good check.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['zones', 'zone 2', 'zone 5'],
  },
  {
    id: 'term-threshold',
    topic: 'terms',
    questions: [
      'what is lactate threshold',
      'threshold meaning',
      'what is ltp',
      'anaerobic threshold explained',
    ],
    answer:
      'The effort at which lactate starts to pile up, about what you could race for an hour. You can speak a few words, not sentences. Training just below it lets you hold faster paces for longer.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lactate threshold', 'LT2'],
  },
  {
    id: 'term-doms',
    topic: 'terms',
    questions: [
      'what does doms mean',
      'doms meaning',
      'delayed onset muscle soreness',
      'doms explained',
    ],
    answer:
      'Delayed-onset muscle soreness: the ache that starts the day after unusual work and peaks at one to three days. It is harmless and fades. It gets much less with the second time.',
    sure: 'settled',
    source: 'Cheung et al. 2003 review',
    terms: ['DOMS', 'soreness'],
  },
  {
    id: 'term-pr',
    topic: 'terms',
    questions: ['what is a pr', 'pb meaning gym', 'what does pr mean in lifting', 'personal best'],
    answer:
      'Personal record, or personal best: the most you have lifted, the most reps at a weight, or your fastest time. Rep records count as much as singles. Beginners collect them weekly.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['PR', 'PB', 'personal record'],
  },
  {
    id: 'term-hypertrophy',
    topic: 'terms',
    questions: [
      'what is hypertrophy',
      'hypertrophy meaning',
      'hypertrophy vs strength',
      'what does hypertrophy training mean',
    ],
    answer:
      'Hypertrophy is muscle growth. Training for it means 10 or so hard sets per muscle a week, mostly 6 to 15 reps near failure. Strength training uses heavier loads and fewer reps, with a large overlap.',
    sure: 'settled',
    source: 'ACSM position stand 2009',
    terms: ['hypertrophy', 'muscle growth'],
  },
  {
    id: 'term-compound',
    topic: 'terms',
    questions: [
      'what is a compound exercise',
      'compound vs isolation meaning',
      'what are accessory exercises',
      'main lift meaning',
    ],
    answer:
      'A compound exercise moves several joints, like squat, press or row; isolation moves one, like a curl. Main lifts come first in the session. Accessories are the smaller ones that support them.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['compound', 'isolation', 'accessory'],
  },
  {
    id: 'term-volume-intensity',
    topic: 'terms',
    questions: [
      'what is training volume',
      'what does intensity mean in lifting',
      'volume vs intensity',
      'tonnage meaning',
    ],
    answer:
      'Volume is how much you do, best counted as hard sets per muscle a week. Intensity in lifting is how heavy, as a share of your best single; in cardio how hard. Tonnage is sets x reps x weight.',
    sure: 'settled',
    source: 'ACSM position stand 2009',
    terms: ['volume', 'intensity', 'tonnage'],
  },
  {
    id: 'term-deload-taper',
    topic: 'terms',
    questions: [
      'deload vs taper',
      'difference between deload and taper',
      'what is peaking',
      'what is a mesocycle',
    ],
    answer:
      'A deload is an easy week to shed fatigue and go on training; a taper is the cut before an event so that you are at your best that day. Peaking is the block before it. A mesocycle is a block of about 3 to 6 weeks.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['taper', 'peaking', 'mesocycle'],
  },
  {
    id: 'term-concentric-eccentric',
    topic: 'terms',
    questions: [
      'what is eccentric',
      'concentric vs eccentric',
      'isometric meaning',
      'what is the negative part of a lift',
    ],
    answer:
      'Concentric is the lifting part, eccentric the lowering, isometric the hold. You are strongest in lowering. That is also the part that makes you sore.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['eccentric', 'concentric', 'isometric'],
  },
  {
    id: 'term-aerobic-anaerobic',
    topic: 'terms',
    questions: [
      'aerobic vs anaerobic',
      'what is aerobic exercise',
      'what is anaerobic',
      'is lifting aerobic',
    ],
    answer:
      'Aerobic work runs on oxygen and can go on for long, like walking or easy running. Anaerobic work is short and hard, from seconds to about two minutes. Most training mixes both.',
    sure: 'settled',
    source: 'ACSM position stand 2011',
    terms: ['aerobic', 'anaerobic'],
  },
  {
    id: 'term-prehab-mobility-cali',
    topic: 'terms',
    questions: [
      'what is calisthenics',
      'what is plyometrics',
      'what is prehab',
      'what is conditioning',
      'what is functional training',
    ],
    answer:
      'Calisthenics is strength with body weight. Plyometrics are jumps and bounds, conditioning is work for heart and lungs, prehab is light work meant to prevent trouble. Functional only means it helps what you do in life or sport.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['calisthenics', 'plyometrics', 'conditioning', 'functional'],
  },
  {
    id: 'term-finisher-dropset-burnout',
    topic: 'terms',
    questions: [
      'what is a finisher',
      'what is a burnout set',
      'what is a complex',
      'what is a ladder workout',
      'pyramid sets meaning',
    ],
    answer:
      'A finisher is a short hard piece at the end, 4 to 10 minutes. A burnout is light reps to the limit. A complex is several moves without putting the weight down, a ladder counts reps up or down.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['finisher', 'burnout', 'complex', 'ladder'],
  },
  {
    id: 'term-tempo-notation',
    topic: 'terms',
    questions: [
      'what does 3-0-1-0 mean',
      'tempo notation',
      'what does 4010 mean in a program',
      'numbers after exercise tempo',
    ],
    answer:
      'Four numbers in seconds: lowering, pause at the bottom, lifting, pause at the top. So 3-0-1-0 is three down, no stop, one up, no stop. X means as fast as you can.',
    sure: 'settled',
    source: 'coaching practice',
    terms: ['tempo notation', 'seconds'],
  },
];
