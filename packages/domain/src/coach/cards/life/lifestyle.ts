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
      'Smoking costs you endurance, recovery and health, but you can start training right now, without quitting first. Your breath gets better within weeks of stopping, and a brisk walk of ten minutes takes the edge off a craving. A quit line or your doctor doubles your chances.',
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
      'Leave it out before hard sessions, because nicotine raises pulse and blood pressure and gives you no dependable gain. Vaping is likely less harmful than smoking but not harmless for your lungs. Best is none at all, above all under 18, in pregnancy or with heart trouble.',
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
      "Don't lift heavy, cycle or swim on it, because THC slows your reactions and raises your pulse. If you do smoke, train first. The evidence that CBD helps recovery is thin, and THC is banned in competition.",
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
      'One can before training is fine for a healthy adult, since what works in it is caffeine, often 80 to 300 mg, plus sugar. Keep the whole day under 400 mg and away from the evening. Coffee does the same for less. Leave them alone under 18, in pregnancy or with heart rhythm trouble.',
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
      'Train other parts after a day or two, but leave the fresh skin alone for about two weeks. Keep it away from rubbing, stretching, pool, sauna and sun. Wash off sweat and cover it from gym pads. Spreading redness, pus or a fever needs a doctor.',
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
      'Sex the night before does no harm, only keep it a couple of hours away from the start. Neither strength nor testosterone drains away, so a week without gains you nothing. Sleep that night matters more.',
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
      "Either is fine once you've cooled down for five minutes. A short cold shower wakes you up and does little harm to your gains, unlike long ice baths. If hot water makes you light-headed, take it lukewarm.",
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
      "About 30 to 40 minutes of brisk activity a day make up for much of the harm of sitting. Get up every half hour or so anyway. A standing desk changes your position, but it isn't exercise.",
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
      'Everything that makes you breathe harder counts, even a few minutes of it. Heavy gardening or carrying equals brisk walking. Add two short strength sessions a week, because daily life seldom loads your muscles enough.',
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
      'Cycling or walking to work counts in full, and so does an e-bike when it makes you breathe harder. Twenty minutes each way take you past the 150 a week. Put hard leg days where the ride is short.',
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
      "Train everything that's free once your doctor agrees, so the other limb, your trunk, seated work and an arm or leg bike. Working the healthy side even keeps some strength in the other. Keep protein at about 1.6 g per kg, and leave out whatever could make you fall.",
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
      'The same rules fit you, so train by your own numbers and goals. Testosterone usually speeds up muscle over 6 to 12 months and oestrogen slowly lowers it, and your team guides the doses. For hard cardio swap a tight binder for a sports bra or a size looser.',
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
      "The same targets hold where possible, so 150 minutes a week and strength twice, in any form that fits you. Bands, machines, arm bikes and seated free weights all work well. Tell me what moves freely and what doesn't, and I'll plan with that.",
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['disability', 'adaptive', 'wheelchair', 'amputee'],
  },
];
