import type { Card } from '../card.ts';

export const lifestyleCards: readonly Card[] = [
  {
    id: 'smoking',
    topic: 'lifestyle',
    questions: [
      'does smoking affect fitness',
      'smoker and running',
      'stop smoking and exercise',
      'smoke but want to get fit',
      'cigarettes and stamina',
    ],
    answer:
      'Yes, it costs endurance, recovery and health, but you can begin training as a smoker. Breath improves within weeks of stopping, and a brisk walk of ten minutes dampens cravings. Quit lines and your doctor double your chances.',
    sure: 'settled',
    source: 'WHO fact sheet on tobacco',
    terms: ['smoking', 'cigarettes', 'quit'],
  },
  {
    id: 'vaping-nicotine',
    topic: 'lifestyle',
    questions: [
      'vaping and workouts',
      'nicotine before gym',
      'snus and lifting',
      'does vaping hurt cardio',
      'nicotine pouches training',
    ],
    answer:
      'Nicotine raises pulse and blood pressure and gives no dependable gain in training. Vaping is likely less harmful than smoking but not harmless for lungs. Not before hard sessions; best not at all.',
    sure: 'open',
    notFor: 'under 18, pregnancy, heart trouble',
    source: 'coaching practice',
    terms: ['vaping', 'nicotine', 'snus'],
  },
  {
    id: 'cannabis',
    topic: 'lifestyle',
    questions: [
      'weed and working out',
      'high at the gym',
      'does cannabis affect gains',
      'cbd for recovery',
      'smoke weed before training',
    ],
    answer:
      'THC slows reactions and raises the pulse, so no heavy lifting, cycling or swimming on it. Evidence that CBD helps recovery is thin. If you compete, note that THC is banned in competition.',
    sure: 'open',
    source: 'coaching practice',
    terms: ['cannabis', 'weed', 'CBD', 'THC'],
  },
  {
    id: 'energy-drinks',
    topic: 'lifestyle',
    questions: [
      'energy drinks before gym',
      'red bull or monster before workout',
      'energy drink every day',
      'are energy drinks bad for training',
    ],
    answer:
      'What works in them is caffeine, often 80 to 300 mg a can, plus sugar. One before training is fine for a healthy adult; keep the day under 400 mg and away from the evening. Coffee is cheaper.',
    sure: 'settled',
    notFor: 'under 18, pregnancy, heart rhythm trouble',
    source: 'ISSN position stand on energy drinks 2023',
    terms: ['energy drink', 'taurine'],
  },
  {
    id: 'tattoo',
    topic: 'lifestyle',
    questions: [
      'train after new tattoo',
      'gym with fresh tattoo',
      'swim after tattoo',
      'piercing and workout',
      'sweat on tattoo',
    ],
    answer:
      'Leave that area alone for about two weeks: no friction, no stretching of the skin, no pool, sauna or sun. Train other parts after a day or two. Wash off sweat and cover it from gym pads.',
    sure: 'likely',
    notFor: 'redness that spreads, pus, fever: see a doctor',
    source: 'coaching practice',
    terms: ['tattoo', 'piercing'],
  },
  {
    id: 'sex-before-sport',
    topic: 'lifestyle',
    questions: [
      'sex before competition',
      'does sex affect performance',
      'no fap gains',
      'masturbation and testosterone muscle',
    ],
    answer:
      'No harm shown when it is not within a couple of hours of the start. It does not drain strength or testosterone. Sleep the night before matters more.',
    sure: 'likely',
    source: 'Stefani et al. 2016 review',
    terms: ['sex', 'abstinence'],
  },
  {
    id: 'shower-cold-after',
    topic: 'lifestyle',
    questions: [
      'shower after workout hot or cold',
      'how soon can i shower after gym',
      'cold shower benefits',
      'shower straight after run',
    ],
    answer:
      'Either, once you have cooled down for five minutes. A short cold shower wakes you up and does little harm to gains, unlike long ice baths. If you get light-headed in the heat, take it lukewarm.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['shower', 'hot', 'cold'],
  },
  {
    id: 'sitting-all-day',
    topic: 'lifestyle',
    questions: [
      'i sit all day is gym enough',
      'does exercise undo sitting',
      'standing desk worth it',
      'sedentary job health',
    ],
    answer:
      'Mostly: 30 to 40 minutes of brisk activity a day offsets much of the harm. Break sitting up anyway every half hour or so. Standing desks are a change of position, not exercise.',
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['sitting', 'sedentary', 'standing desk'],
  },
  {
    id: 'housework-count',
    topic: 'lifestyle',
    questions: [
      'does housework count as exercise',
      'gardening as workout',
      'is cleaning exercise',
      'does carrying shopping count',
      'taking stairs count',
    ],
    answer:
      'Yes, everything that makes you breathe more counts, even minutes. Heavy gardening or carrying equals brisk walking. Add two strength sessions, as daily life seldom loads enough.',
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['housework', 'gardening', 'stairs'],
  },
  {
    id: 'commute-exercise',
    topic: 'lifestyle',
    questions: [
      'cycle to work count as exercise',
      'walk to work enough',
      'e-bike exercise',
      'bike commute and gym',
    ],
    answer:
      'Yes, it is the easiest exercise there is, and an e-bike counts too at talking effort. Twenty minutes each way reaches the weekly 150. Put hard leg days where the ride is short.',
    sure: 'likely',
    source: 'WHO guidelines 2020',
    terms: ['commute', 'e-bike', 'walk to work'],
  },
  {
    id: 'stay-fit-injured-bed',
    topic: 'lifestyle',
    questions: [
      'what can i train with a broken arm',
      'exercise with leg in cast',
      'stay fit while injured',
      'training with crutches',
      'one arm workouts',
    ],
    answer:
      'Train what is free once your doctor agrees: the other limb, trunk, seated work, an arm or leg bike. Working the healthy side even keeps some strength in the other. Keep protein at about 1.6 g per kg.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['cast', 'crutches', 'broken', 'injured'],
  },
  {
    id: 'transgender-training',
    topic: 'lifestyle',
    questions: [
      'training while transitioning',
      'lifting on testosterone trans',
      'workout on estrogen',
      'binder and exercise',
    ],
    answer:
      'The same rules fit: train by your own numbers and goals. Testosterone usually speeds up muscle over 6 to 12 months, oestrogen slowly lowers it; your team guides doses. Do not do hard cardio in a tight binder: use a sports bra or a size looser.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['transgender', 'hormones', 'binder'],
  },
  {
    id: 'work-out-with-disability',
    topic: 'lifestyle',
    questions: [
      'exercise with a disability',
      'wheelchair strength training',
      'amputee workout',
      'training with cerebral palsy',
      'blind person gym',
    ],
    answer:
      'The same targets hold where possible: 150 minutes a week and strength twice, in any form that fits you. Bands, machines, arm ergs and seated free weights work well. Tell me what moves freely and what does not, and I plan with that.',
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['disability', 'adaptive', 'wheelchair', 'amputee'],
  },
];
