import type { Card } from '../card.ts';

export const weightGainCards: readonly Card[] = [
  {
    id: 'bulk-how',
    topic: 'weight-gain',
    questions: [
      'how to bulk',
      'how to gain weight',
      'eat to build muscle',
      'how big a surplus',
      'lean bulk',
      'gain muscle not fat',
      'put on size',
      'gain mass',
    ],
    answer:
      'Eat a little more than you use and gain about 0.25 to 0.5 % of body weight a week, with 1.6 to 2.2 g of protein per kg. Faster gain is mostly fat. Lift hard three or four times a week, or the extra food has nowhere to go.',
    sure: 'likely',
    source: 'Iraki et al. 2019 review',
    terms: ['bulk', 'surplus', 'gain weight', 'mass', 'size', 'gain', 'gaining', 'bulking'],
  },
  {
    id: 'skinny-cant-gain',
    topic: 'weight-gain',
    questions: [
      'i am too skinny',
      'cant gain weight',
      'underweight want to build muscle',
      'hardgainer eating',
      'eat a lot but stay thin',
      'too thin',
      'put on weight',
      'lanky',
    ],
    answer:
      'Add one more meal or a shake of milk, oats, banana and nut butter a day, and watch the two-week average. Train two to four days with compound lifts and keep cardio modest. Losing weight without trying, or fear of eating, is one for a doctor.',
    sure: 'likely',
    notFor: 'unplanned weight loss: see a doctor',
    source: 'coaching practice',
    terms: ['skinny', 'underweight', 'thin', 'hardgainer'],
  },
  {
    id: 'bulk-or-cut',
    topic: 'weight-gain',
    questions: [
      'should i bulk or cut',
      'cut or bulk first',
      'skinny fat what to do',
      'lose fat first or build muscle',
      'am i skinny fat',
      'gain or lose first',
      'skinny fat',
    ],
    answer:
      'As a beginner neither: eat at about maintenance, enough protein, lift, and both will improve for months. Later choose by what bothers you most, in blocks of 8 to 16 weeks. Health and energy come before the look.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bulk', 'cut', 'skinny fat'],
  },
  {
    id: 'dirty-bulk',
    topic: 'weight-gain',
    questions: [
      'is a dirty bulk ok',
      'eat everything to get big',
      'how much fat will i gain bulking',
      'clean bulk or dirty bulk',
      'eat junk to grow',
      'massive surplus',
    ],
    answer:
      'It mainly adds fat: in a trial of athletes a big surplus brought more fat and hardly more muscle. A small one works as well. Give growth time: months, not weeks.',
    sure: 'likely',
    source: 'Garthe et al. 2013 trial',
    terms: ['dirty bulk', 'overeating'],
  },
  {
    id: 'mass-gainer',
    topic: 'weight-gain',
    questions: [
      'are mass gainers worth it',
      'weight gainer shake',
      'homemade mass gainer',
      'best shake to gain weight',
      'gainer powder',
      'calorie shake',
    ],
    answer:
      'Mostly sugar and some whey at a high price. Blend milk, oats, a banana, nut butter and quark: about 600 to 800 kcal and 35 g of protein. Drink it after meals so appetite stays.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['mass gainer', 'shake'],
  },
  {
    id: 'gain-with-fast-metabolism',
    topic: 'weight-gain',
    questions: [
      'fast metabolism cant bulk',
      'burn everything i eat',
      'how to eat more without feeling full',
      'no appetite gain weight',
      'always hungry never gain',
      'eat more',
    ],
    answer:
      'Many thin people move more than they notice, so energy leaks out. Eat four or five times, drink part of it, use oil, nuts, rice and dairy, and eat after training when appetite is better. Raise it in small steps every two weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['fast metabolism', 'appetite'],
  },
];
