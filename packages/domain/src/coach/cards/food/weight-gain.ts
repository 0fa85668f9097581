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
      "Eat a little more than you use and gain about 0.25 to 0.5 % of your body weight a week, with 1.6 to 2.2 g of protein per kg a day. At 75 kg that's roughly 200 to 400 g a week. Faster gain is mostly fat. Lift hard three or four times a week, or the extra food has nowhere to go.",
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
      "Add one more meal a day, or a shake of milk, oats, banana and nut butter, and watch the two-week average. Train two to four days with compound lifts and keep cardio modest. If you're losing weight without trying, or eating scares you, please see a doctor.",
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
      'As a beginner do neither, because if you eat at about maintenance with enough protein and lift, both will improve for months. Later on, choose what bothers you most and give it a block of 8 to 16 weeks. Your health and energy come before the look.',
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
      'A big surplus mainly adds fat, and in a trial of athletes it brought hardly any more muscle than a small one. So a small one works as well. Growth takes months, not weeks, so give it time.',
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
      "A gainer is mostly sugar and some whey at a high price, so you're better off making your own. Blend milk, oats, a banana, nut butter and quark for about 600 to 800 kcal and 35 g of protein. Drink it after meals, so it doesn't take away your appetite.",
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
      "Eat four or five times a day and drink part of it, because many thin people move more than they notice and burn it off. Oil, nuts, rice and dairy make it easier, and so does eating after training, when you're hungrier. Raise it in small steps every two weeks.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['fast metabolism', 'appetite'],
  },
];
