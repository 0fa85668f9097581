import type { Card } from '../card.ts';

export const moreConditionsCards: readonly Card[] = [
  {
    id: 'haemorrhoids',
    topic: 'conditions-more',
    questions: [
      'training with hemorrhoids',
      'haemorrhoids and lifting',
      'piles can i squat',
      'can i lift with piles',
      'cycling with haemorrhoids',
    ],
    answer:
      'Yes, keep moving, but leave out heavy sets and breath-holding until they settle: lighter weights, 12 to 15 reps, breathing out on the effort. Walking and swimming are good; a hard saddle is not. Bleeding belongs to a doctor, even if you think you know the cause.',
    sure: 'likely',
    source: 'NHS',
    terms: ['piles', 'hemorrhoids', 'bleeding'],
  },
  {
    id: 'varicose-veins',
    topic: 'conditions-more',
    questions: [
      'varicose veins can i lift',
      'exercise with varicose veins',
      'are squats bad for varicose veins',
      'spider veins running',
      'compression stockings varicose',
    ],
    answer:
      'Yes, walking, cycling, swimming and calf raises help the blood back up. Use moderate weights of 10 to 15 reps without breath-holding, and put the legs up after. One calf that is swollen, warm or painful needs a doctor the same day.',
    sure: 'likely',
    source: 'NHS',
    terms: ['veins', 'varicose', 'legs'],
  },
  {
    id: 'flat-feet',
    topic: 'conditions-more',
    questions: [
      'flat feet running',
      'do i need insoles',
      'flat feet squats',
      'fallen arches exercise',
      'overpronation shoes',
    ],
    answer:
      'Flat feet that do not hurt need no treatment and stop you from nothing. Do calf raises and short-foot squeezes, 3 sets of 10 to 15, three times a week, and choose shoes by comfort. If they ache, simple insoles for a few weeks or a physio can help.',
    sure: 'likely',
    source: 'NHS',
    terms: ['flat', 'feet', 'arches', 'insoles'],
  },
  {
    id: 'scoliosis',
    topic: 'conditions-more',
    questions: [
      'scoliosis can i deadlift',
      'exercise with scoliosis',
      'is lifting bad for scoliosis',
      'curved spine training',
      'swimming for scoliosis',
    ],
    answer:
      'Yes, with a mild curve nearly all training is fine and a strong back is an advantage. Start light, add one-sided work and carries, and build up over weeks. With a large curve, a brace or a fusion ask your doctor or physio what to leave out.',
    sure: 'likely',
    source: 'NHS',
    terms: ['scoliosis', 'spine', 'curve'],
  },
  {
    id: 'migraine',
    topic: 'conditions-more',
    questions: [
      'migraine and exercise',
      'can i train with a migraine',
      'exercise triggers headaches',
      'headache after lifting',
      'does running help migraine',
    ],
    answer:
      'Not during an attack, but regular easy cardio makes attacks rarer: 40 minutes three times a week did as well as a medicine in a trial. Warm up for 15 minutes, drink and eat before. A sudden worst headache, or one with effort that is new, needs a doctor at once.',
    sure: 'likely',
    source: 'Varkey et al. 2011 trial',
    terms: ['migraine', 'headache'],
  },
  {
    id: 'ibs',
    topic: 'conditions-more',
    questions: [
      'ibs and training',
      'irritable bowel exercise',
      'bloating and workouts',
      'does exercise help ibs',
      'stomach bloated when i train',
    ],
    answer:
      'Yes, it helps: 20 to 30 minutes of moderate movement on three to five days eased symptoms in a trial. Keep meals two to three hours away and go easy on coffee, gas and fibre before. Blood, weight loss or night pain needs a doctor.',
    sure: 'likely',
    source: 'Johannesson et al. 2011 trial',
    terms: ['ibs', 'bowel', 'bloating'],
  },
  {
    id: 'pcos',
    topic: 'conditions-more',
    questions: [
      'pcos best exercise',
      'training with pcos',
      'pcos weight loss workout',
      'should i do hiit with pcos',
      'strength training pcos',
    ],
    answer:
      'Any you keep up: 150 to 300 minutes of moderate movement a week plus strength on two days, which improves how the body handles sugar. Lifting is as good as cardio here and does not raise hormones in a harmful way. Your doctor looks at the rest.',
    sure: 'likely',
    source: 'International PCOS guideline 2023',
    terms: ['pcos', 'ovary', 'hormones'],
  },
  {
    id: 'gout',
    topic: 'conditions-more',
    questions: [
      'gout and exercise',
      'can i run with gout',
      'gout attack training',
      'training with gouty toe',
      'lifting with gout',
    ],
    answer:
      'Not on a hot, swollen joint: rest it, and train what does not hurt. Between attacks walk, cycle and lift as usual, drink enough and avoid crash diets. A first attack, or one with fever, needs a doctor.',
    sure: 'likely',
    source: 'NHS',
    terms: ['gout', 'toe', 'uric'],
  },
  {
    id: 'hypermobility',
    topic: 'conditions-more',
    questions: [
      'hypermobile joints training',
      'is stretching bad if hypermobile',
      'double jointed lifting',
      'loose joints exercise',
      'ehlers danlos workout',
    ],
    answer:
      'Strength helps most: slow reps of 8 to 15, stopping short of the locked end of the joint, two or three times a week. Leave out long stretches; you have enough range. Start with machines or cables, and ask a physio if joints slip out.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hypermobile', 'loose', 'joints'],
  },
];
