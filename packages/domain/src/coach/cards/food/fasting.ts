import type { Card } from '../card.ts';

export const fastingCards: readonly Card[] = [
  {
    id: 'fasted-training',
    topic: 'fasting',
    questions: [
      'fasted cardio better for fat loss',
      'train on empty stomach',
      'morning workout without breakfast',
      'lifting fasted in the morning',
      'should i eat before morning gym',
      'gym before breakfast',
      'can i train fasted',
      'run hungry',
    ],
    answer:
      "For fat loss it makes no difference: the day's food decides. Easy sessions up to an hour are fine fasted if you feel well; hard or long ones go better with some carbs. Eat protein within a couple of hours after.",
    sure: 'settled',
    notFor: 'diabetes on medicines, pregnancy, eating disorder',
    source: 'Schoenfeld et al. 2014 trial',
    terms: ['fasted', 'empty stomach', 'breakfast'],
  },
  {
    id: 'intermittent-fasting',
    topic: 'fasting',
    questions: [
      'intermittent fasting and muscle',
      '16:8 and lifting',
      'is intermittent fasting good',
      'fasting and gains',
      'one meal a day training',
      'eating window lifting',
      'if diet',
    ],
    answer:
      'It is one way to eat less, not better than others with the same intake. Muscle keeps well if you lift and reach your protein in two or three meals. One meal a day makes that hard.',
    sure: 'settled',
    notFor: 'pregnancy, under 18, diabetes medicines, eating disorder',
    source: 'Keenan et al. 2020 review',
    terms: ['16:8', 'time-restricted', 'IF', 'OMAD'],
  },
  {
    id: 'ramadan-training',
    topic: 'fasting',
    questions: [
      'training during ramadan',
      'when to work out in ramadan',
      'lifting while fasting ramadan',
      'keep muscle in ramadan',
      'fasting month gym',
      'ramadan workouts',
    ],
    answer:
      'Train an hour or two after iftar, or lightly just before it. Keep weights, cut sets by a third, and take protein and water at both meals. Sleep in two parts if needed; dizziness means break off.',
    sure: 'likely',
    notFor: 'illness, pregnancy, diabetes: ask first',
    source: 'Chaouachi et al. 2009 review',
    terms: ['Ramadan', 'iftar', 'suhoor'],
  },
  {
    id: 'breakfast-skip',
    topic: 'fasting',
    questions: [
      'do i need breakfast',
      'skip breakfast and train',
      'is breakfast important for muscle',
      'not hungry in the morning',
      'no breakfast',
      'morning meal needed',
    ],
    answer:
      "Not needed if your day's food and protein are right. Many lift better with something small, such as yoghurt or a banana. If skipping leads to raids in the evening, eat it.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['breakfast', 'morning'],
  },
  {
    id: 'detox-cleanse',
    topic: 'fasting',
    questions: [
      'does detox work',
      'juice cleanse and training',
      'water fast 3 days exercise',
      'should i do a cleanse',
      'juice fast',
      'purge toxins',
    ],
    answer:
      'Liver and kidneys do that for you; cleanses cost muscle and mood and the weight returns as water. Do not train hard during long fasts, and leave them if you take medicines. Vegetables, sleep and less alcohol are the better cleanse.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['detox', 'cleanse', 'juice', 'water fast'],
  },
];
