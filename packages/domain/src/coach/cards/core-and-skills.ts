import type { Card } from './card.ts';

export const coreAndSkillsCards: readonly Card[] = [
  {
    id: 'abs-visible',
    topic: 'core-and-skills',
    questions: [
      'how do i get abs',
      'will sit ups give me a six pack',
      'how to get rid of belly fat',
      'crunches for flat stomach',
      'exercises to lose belly',
      'six pack fast',
    ],
    answer:
      'Ab exercises make the muscles stronger but do not take fat from that spot. Whether they show is a matter of body fat, which food and your whole week decide. Train the trunk two or three times a week for strength and for your back, and take looks as a slow side effect.',
    sure: 'settled',
    source: 'Vispute et al. 2011 trial',
    terms: ['abs', 'six pack', 'belly', 'spot reduction', 'crunches'],
  },
  {
    id: 'core-how-often',
    topic: 'core-and-skills',
    questions: [
      'how often should i train abs',
      'can i do abs every day',
      'best core exercises',
      'do i need core training',
      'core workout frequency',
    ],
    answer:
      'Two or three times a week, 4 to 8 sets in all, is enough. Mix one move against arching (dead bug, plank), one against turning (Pallof press, carry) and one bend such as a leg raise. Make it harder instead of longer.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['core', 'abs', 'trunk', 'plank'],
  },
  {
    id: 'plank-time',
    topic: 'core-and-skills',
    questions: [
      'how long should i plank',
      'is a 1 minute plank good',
      'plank form',
      'plank hurts my back',
      'plank every day',
    ],
    answer:
      'Hold 20 to 60 seconds in good form; past a minute make it harder instead. Squeeze your backside, pull the ribs down and push the floor away. If your back aches, the hips are sagging: stop the set or go to the knees.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['plank', 'hold', 'seconds'],
  },
  {
    id: 'sit-ups-bad',
    topic: 'core-and-skills',
    questions: [
      'are sit ups bad for your back',
      'crunches or planks',
      'should i stop doing sit-ups',
      'are crunches safe',
      'sit ups hurt my tailbone',
    ],
    answer:
      'For a healthy back they are fine in modest amounts. If they irritate it, use dead bugs, planks and leg lowers instead. Do 8 to 15 slow ones with a small roll-up rather than fifty fast ones.',
    sure: 'likely',
    notFor: 'osteoporosis, early weeks after birth, backs that dislike bending',
    source: 'coaching practice',
    terms: ['sit-ups', 'crunches', 'spine bending'],
  },
  {
    id: 'handstand-learn',
    topic: 'core-and-skills',
    questions: [
      'how to learn a handstand',
      'how long to learn handstand',
      'handstand practice tips',
      'wall handstand how',
      'scared of falling handstand',
    ],
    answer:
      'Ten minutes, three to five days a week, for three to twelve months. Warm up the wrists, hold chest to wall up to 60 seconds, then practise small pulls off the wall. Learn to step out sideways first: it takes the fear away.',
    sure: 'likely',
    notFor: 'uncontrolled blood pressure, glaucoma, wrist or neck trouble',
    source: 'coaching practice',
    terms: ['handstand', 'wall', 'balance'],
  },
  {
    id: 'pistol-squat',
    topic: 'core-and-skills',
    questions: [
      'how to do a pistol squat',
      'working up to single leg squats',
      'pistol squat progression',
      'cant balance pistol squat',
    ],
    answer:
      'Sit to a box on one leg and lower the box over weeks; then hold a door frame, then a light weight in front for balance. Three sets of 3 to 6 a side, twice a week. Tight ankles: put a plate under the heel.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pistol', 'single-leg squat'],
  },
  {
    id: 'olympic-lifts-learn',
    topic: 'core-and-skills',
    questions: [
      'how to learn the snatch',
      'are olympic lifts worth it',
      'learn clean and jerk alone',
      'power clean for beginners',
      'should i do cleans',
    ],
    answer:
      "Learn positions with a stick or the empty bar, from the hip down to the floor, sets of one to three reps. A coach's eye for a few lessons saves months. If you only want power, jumps, throws and kettlebell swings are quicker to learn.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['snatch', 'clean', 'jerk', 'weightlifting', 'olympic'],
  },
  {
    id: 'jump-higher',
    topic: 'core-and-skills',
    questions: [
      'how to jump higher',
      'increase vertical jump',
      'plyometrics how often',
      'box jump tips',
      'how to get more explosive',
    ],
    answer:
      'Get stronger in squats and jump fresh: 3 to 5 sets of 3 to 5 good jumps, twice a week, with full rest. Start with 40 to 60 landings a session and land softly. Step down from boxes, and stop when the height drops.',
    sure: 'likely',
    notFor: 'sore knees, Achilles or shins',
    source: 'coaching practice',
    terms: ['vertical', 'plyometrics', 'explosive', 'box jump'],
  },
  {
    id: 'farmer-carry',
    topic: 'core-and-skills',
    questions: [
      'are farmer carries good',
      'how heavy for farmers walk',
      'suitcase carry benefits',
      'loaded carries how',
      'farmers walk form',
    ],
    answer:
      'Carries train grip, trunk and legs at once and are easy to learn. Walk tall for 20 to 40 metres with weights you could hold for about a minute, two to four times. One-sided carries work the side of the trunk.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['carry', 'farmer walk', 'suitcase', 'grip'],
  },
  {
    id: 'balance-training',
    topic: 'core-and-skills',
    questions: [
      'how to improve my balance',
      'balance exercises',
      'stand on one leg exercise',
      'i wobble on one leg',
      'balance training worth it',
    ],
    answer:
      'A few minutes on most days: stand heel to toe, then on one leg, then with head turns or eyes closed, 20 to 40 seconds a side. Keep a rail or wall within reach. Joined with leg strength it lowers falls in older people by about a quarter.',
    sure: 'settled',
    source: 'Sherrington et al. 2019 Cochrane review',
    terms: ['balance', 'one leg', 'stability'],
  },
  {
    id: 'calves-grow',
    topic: 'core-and-skills',
    questions: [
      'calves wont grow',
      'how to build calves',
      'seated or standing calf raises',
      'calf raise technique',
      'how many calf raises',
    ],
    answer:
      'Standing calf raises with a deep stretch and a one-second pause at the bottom, 3 or 4 sets of 8 to 15, two or three times a week. Stretch-side reps grew more in a trial than short ones at the top. Do not bounce.',
    sure: 'likely',
    source: 'Kassiano et al. 2023 trial',
    terms: ['calves', 'calf raise', 'ankle'],
  },
  {
    id: 'yoga-pilates-count',
    topic: 'core-and-skills',
    questions: [
      'does yoga count as strength training',
      'is pilates enough',
      'yoga or weights',
      'can pilates replace the gym',
      'does yoga build muscle',
    ],
    answer:
      'Both train control, flexibility and some strength, and count as movement. For muscle and bone most people need more load: add two short sessions with weights, bands or hard bodyweight moves. They go very well together.',
    sure: 'likely',
    source: 'WHO guidelines 2020',
    terms: ['yoga', 'pilates', 'strength'],
  },
];
