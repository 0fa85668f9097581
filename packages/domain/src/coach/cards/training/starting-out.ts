import type { Card } from '../card.ts';

export const startingOutCards: readonly Card[] = [
  {
    id: 'first-dumbbells',
    topic: 'starting-out',
    questions: [
      'how heavy should my first dumbbells be',
      'what weight dumbbells for a beginner',
      '2 kg or 5 kg dumbbells',
      'which dumbbell weight to buy first',
      'dumbbell weight for a woman beginner',
    ],
    answer:
      'For most women a pair of 4 to 6 kg plus one of 8 to 10 kg, for most men 8 to 10 kg plus 12 to 16 kg. Adjustable ones from 2 to 20 kg last longest. Right is what you can lift 8 to 12 times with two reps left.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['dumbbell', 'first', 'weight', 'buy'],
  },
  {
    id: 'beginner-session-length',
    topic: 'starting-out',
    questions: [
      'how long should a beginner workout last',
      'how many minutes should i train as a beginner',
      'is 30 minutes enough for a beginner',
      'length of first workouts',
      'is an hour too long for a newbie',
    ],
    answer:
      'Twenty to forty minutes, two or three times a week, are enough in the first months. That is five warm-up minutes and 4 to 6 exercises of two or three sets. Stop while you still like it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['beginner', 'minutes', 'length', 'last'],
  },
  {
    id: 'first-week',
    topic: 'starting-out',
    questions: [
      'what do i do in my first week',
      'how do i start working out',
      'new to fitness where to begin',
      'start training never did sport',
      'how do i get into shape',
    ],
    answer:
      'Two sessions of 20 to 30 minutes this week: squat to a chair, push-up on a table, row or band pull, and a plank, two sets of 8 to 12 each. Add three brisk walks of 20 minutes. Next week do the same with a rep more.',
    sure: 'likely',
    source: 'WHO guidelines 2020',
    terms: ['start', 'first', 'week', 'begin'],
  },
  {
    id: 'calorie-deficit-size',
    topic: 'starting-out',
    questions: [
      'how many calories should i eat to lose weight',
      'how big should my calorie deficit be',
      'is 1200 calories enough',
      'how much of a deficit',
      'calories per day for fat loss',
    ],
    answer:
      'Some 300 to 500 kcal a day below what you use is a sound gap: about 0.25 to 0.5 kg a week. What you use is roughly body weight in kg times 30 for a fairly active adult. Do not go below about 1,500 without a dietitian.',
    sure: 'likely',
    notFor: 'pregnancy, under 18, diabetes, or any history of an eating disorder: ask a dietitian',
    source: 'NHS',
    terms: ['calories', 'deficit', 'kcal'],
  },
  {
    id: 'track-calories',
    topic: 'starting-out',
    questions: [
      'should i count calories',
      'is a calorie app worth it',
      'do i have to track food',
      'counting calories or not',
      'myfitnesspal useful',
    ],
    answer:
      'No, you do not have to. Two weeks of counting teach you what portions hold; after that, protein at every meal, half a plate of vegetables and a weekly weight average do the job. If counting makes you anxious, leave it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['count', 'calories', 'app', 'track'],
  },
  {
    id: 'class-or-alone',
    topic: 'starting-out',
    questions: [
      'group class or train alone',
      'are classes better than the gym floor',
      'is bodypump good',
      'train alone or in a class',
      'are online workouts as good',
    ],
    answer:
      'Whichever you turn up for: classes bring a date and company, training alone lets you add weight by plan. For strength, one or two sessions a week with your own log on top of classes work well. Try two weeks of each.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['class', 'group', 'alone', 'online'],
  },
  {
    id: 'kettlebell-or-dumbbell',
    topic: 'starting-out',
    questions: [
      'kettlebell or dumbbells',
      'dumbbells or kettlebell for a small flat',
      'should i buy a kettlebell or dumbbells',
      'kettlebell vs dumbbell',
      'one kettlebell or two dumbbells',
    ],
    answer:
      'Dumbbells if you buy only one thing: they cover presses, rows, curls, squats and lunges, and adjustable ones take little space. A kettlebell is better for swings, cleans and carries. One bell of 12 to 16 kg is a fine second buy.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['kettlebell', 'dumbbell', 'choose'],
  },
  {
    id: 'is-walking-enough',
    topic: 'starting-out',
    questions: [
      'is walking alone enough',
      'are walks enough',
      'does walking count as exercise',
      'i only walk is that enough',
      'walking as my only sport',
    ],
    answer:
      'For the heart, yes: 150 minutes of brisk walking a week meet the target. For muscle and bone, no: add two short strength sessions. Brisk means you can talk and not sing.',
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['walking', 'enough', 'only'],
  },
  {
    id: 'is-swimming-enough',
    topic: 'starting-out',
    questions: [
      'is swimming enough for strength',
      'is swimming enough exercise',
      'do i need weights if i swim',
      'swimming builds muscle',
      'only swim no gym',
    ],
    answer:
      'It is enough for heart and lungs, and builds shoulders and back a little, but not enough for strength and bone. Add two sessions a week of 20 to 30 minutes with weights or body weight, above all legs. Keep two or three swims.',
    sure: 'likely',
    source: 'WHO guidelines 2020',
    terms: ['swimming', 'enough', 'strength'],
  },
  {
    id: 'gadgets-ems-plates',
    topic: 'starting-out',
    questions: [
      'do vibration plates work',
      'is ems training worth it',
      'ab belt does it work',
      'electric muscle stimulator useful',
      'waist trainer does it work',
    ],
    answer:
      'Little beyond what plain training gives: they do not take fat from a spot or replace lifting. EMS adds some strength in people who do nothing else, and it costs more than a gym. Put the money into dumbbells or a few coached hours.',
    sure: 'open',
    notFor: 'pacemaker, pregnancy, epilepsy',
    source: 'coaching practice',
    terms: ['vibration', 'ems', 'gadget', 'belt'],
  },
  {
    id: 'hungry-all-the-time',
    topic: 'starting-out',
    questions: [
      'hungry all the time since training',
      'always starving after workouts',
      'training makes me so hungry',
      'why am i hungrier since i exercise',
      'cant stop eating after long runs',
    ],
    answer:
      'Normal when you train more: you use more and the body asks for it. Eat 25 to 40 g of protein and plenty of fibre at each meal, and something within an hour or two after training. Short sleep makes hunger clearly worse.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hungry', 'hunger', 'appetite', 'starving'],
  },
  {
    id: 'not-hungry-after',
    topic: 'starting-out',
    questions: [
      'not hungry after training',
      'cant eat after a workout',
      'no appetite after running',
      'do i have to eat right after',
      'feel sick when i eat after training',
    ],
    answer:
      'No hurry: hard work dampens appetite for an hour or two, and your next meal within about three hours is early enough. If nothing goes down, drink milk, a shake or soup. Eat at once only if you train again the same day.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['appetite', 'after', 'eat'],
  },
];
