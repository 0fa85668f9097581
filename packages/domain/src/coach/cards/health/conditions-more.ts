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
      "You can keep training, just leave out heavy sets and holding your breath until they settle. Use lighter weights for 12 to 15 reps and breathe out as you push. Walking and swimming are good, a hard saddle isn't. If you bleed, see a doctor, even if you think you know why.",
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
      'Training is good for varicose veins, because walking, cycling, swimming and calf raises pump the blood back up. With weights, choose loads you can move 10 to 15 times without holding your breath, and put your legs up afterwards. If one calf is swollen, warm or painful, see a doctor the same day.',
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
      "If your flat feet don't hurt, you don't need insoles and can run, squat and lift like anybody else. Calf raises and short-foot squeezes, three sets of 10 to 15 three times a week, keep them strong. Choose shoes by comfort. If your feet start to ache, try simple insoles for a few weeks or see a physio.",
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
      'With a mild curve nearly all training is fine, deadlifts included, and a strong back is an advantage. Start light, add one-sided work and carries, and build up over a few weeks. If your curve is large or you have a brace or a fusion, ask your doctor or physio what to leave out.',
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
      "Don't train during an attack, but in between, regular easy cardio makes migraines rarer. In one trial 40 minutes three times a week did as well as a medicine. Warm up for 15 minutes and eat and drink beforehand so you don't set one off. A sudden worst-ever headache, or a new one that comes with effort, needs a doctor at once.",
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
      'Moving helps, and in one trial 20 to 30 minutes of moderate exercise on three to five days a week eased the symptoms of IBS. Leave two to three hours after a meal, and go easy on coffee, fizzy drinks and fibre before you train. Blood, unexplained weight loss or pain at night should go to a doctor.',
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
      "The best exercise for PCOS is whichever you'll keep up, because weights and cardio help equally. Aim for 150 to 300 minutes of moderate movement a week plus strength on two days, which improves how your body handles sugar. Heavy lifting is fine and doesn't raise your hormones in a harmful way. Your doctor can help with the rest.",
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
      "While the joint is hot and swollen, rest it and train whatever doesn't hurt. Between attacks you can walk, cycle and lift as usual. Drink enough and stay away from crash diets, which can set off the next one. If it's your first attack or you have a fever, see a doctor.",
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
      'Strength training is what helps bendy joints most, two or three times a week with slow sets of 8 to 15. Stop just short of the locked end of the joint, and start on machines or cables, where less wobbles. Skip long stretches, since you have plenty of range already. If a joint slips out, see a physio.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hypermobile', 'loose', 'joints'],
  },
];
