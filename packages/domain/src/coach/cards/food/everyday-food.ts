import type { Card } from '../card.ts';

export const everydayFoodCards: readonly Card[] = [
  {
    id: 'early-training-breakfast',
    topic: 'everyday-food',
    questions: [
      'breakfast before training at 6 am',
      'do i need breakfast before an early gym session',
      'what to eat before a 6am workout',
      'eat before early morning run',
      'train at six without food',
    ],
    answer:
      "You don't need breakfast first, as an easy or normal session of up to an hour goes well on an empty stomach if you feel fine. If you get shaky or train hard, have a banana, toast or a small yoghurt 20 to 40 minutes before. Drink a glass of water and eat breakfast after. If you take insulin or sulfonylurea tablets, talk it over with your doctor.",
    sure: 'likely',
    notFor: 'insulin or sulfonylurea tablets',
    source: 'Aird et al. 2018 review',
    terms: ['breakfast', 'early', 'morning', '6am', 'empty'],
  },
  {
    id: 'eggs-per-day',
    topic: 'everyday-food',
    questions: [
      'how many eggs a day',
      'are eggs bad for cholesterol',
      'can i eat eggs every day',
      'egg yolk or white',
      'six eggs a day ok',
    ],
    answer:
      'About one egg a day is fine for most adults, and studies found no more heart disease at that number. Eat the yolk too, because half of the 6 to 7 g of protein sits in it. With diabetes or high LDL, keep to about four a week and ask your doctor.',
    sure: 'likely',
    source: 'Drouin-Chartier et al. 2020 study',
    terms: ['eggs', 'yolk', 'cholesterol'],
  },
  {
    id: 'diet-drinks',
    topic: 'everyday-food',
    questions: [
      'are diet sodas ok',
      'does diet coke make you fat',
      'sweeteners bad for you',
      'zero drinks when losing weight',
      'artificial sweeteners training',
    ],
    answer:
      'Diet drinks are fine in moderation, and in trials they even helped a little when they replaced sugary ones. The WHO advises against counting on them to keep your weight down in the long term. Water, tea and coffee are the better habit.',
    sure: 'open',
    source: 'WHO guideline 2023',
    terms: ['sweetener', 'soda', 'diet', 'zero'],
  },
  {
    id: 'fruit-sugar',
    topic: 'everyday-food',
    questions: [
      'is fruit bad because of sugar',
      'can i eat bananas when losing weight',
      'how much fruit a day',
      'fruit makes you fat',
      'banana before workout',
    ],
    answer:
      'Whole fruit is fine whatever your goal, at two to three portions a day and at least 400 g of fruit and vegetables together. A banana has about 100 kcal and 25 g of carbs, which makes it a good snack 30 minutes before training. Juice is different and counts as a sweet drink.',
    sure: 'settled',
    source: 'WHO',
    terms: ['fruit', 'banana', 'sugar'],
  },
  {
    id: 'salt',
    topic: 'everyday-food',
    questions: [
      'how much salt do i need',
      'is salt bad when training',
      'should i eat more salt because i sweat',
      'salty food and water weight',
      'low sodium athlete',
    ],
    answer:
      'Under 5 g of salt a day is the general aim, and most of us eat more than that. If you sweat for over two hours or find white rims on your shirt, salt your food or take a drink with sodium. A salty meal puts a kilo of water on the scale for a day or two, not fat.',
    sure: 'settled',
    source: 'WHO',
    terms: ['salt', 'sodium'],
  },
  {
    id: 'fibre',
    topic: 'everyday-food',
    questions: [
      'how much fibre do i need',
      'does fibre help losing weight',
      'constipated on high protein',
      'fibre before a run',
      'vegetables per day',
    ],
    answer:
      'Aim for at least 25 g a day, from oats, beans, wholemeal bread, fruit and vegetables. It keeps you full and your gut moving, above all on a high-protein diet, as long as you drink enough. Keep it low in the three hours before a hard run.',
    sure: 'settled',
    source: 'WHO guideline 2023',
    terms: ['fibre', 'fiber', 'constipated', 'vegetables'],
  },
  {
    id: 'protein-bars-snacks',
    topic: 'everyday-food',
    questions: [
      'are protein bars healthy',
      'good snacks with protein',
      'protein snack ideas',
      'best snack after gym',
      'protein yoghurt or bar',
    ],
    answer:
      "Protein bars are handy but you don't need them, as most have 15 to 20 g of protein and as much sugar or sweetener. You get the same for less from 200 g of skyr or quark, three eggs, a tin of tuna, or a glass of milk and a handful of nuts. Aim for 20 to 40 g a snack.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bar', 'snack', 'yoghurt', 'skyr'],
  },
  {
    id: 'eat-out-weekend',
    topic: 'everyday-food',
    questions: [
      'weekends ruin my diet',
      'eating out and losing weight',
      'how to eat at parties when dieting',
      'holiday eating weight gain',
      'restaurant meals fat loss',
    ],
    answer:
      'Two loose meals out of twenty-one change very little, so look at your whole week. Before a party eat some protein and vegetables, drink water between drinks, and go back to normal at the next meal. A kilo up on Monday is mostly water and gone by Thursday.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['weekend', 'party', 'restaurant'],
  },
];
