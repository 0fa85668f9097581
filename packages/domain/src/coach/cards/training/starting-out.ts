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
      'Most women do well with a pair of 4 to 6 kg plus one of 8 to 10 kg, and most men with 8 to 10 kg plus 12 to 16 kg. Adjustable ones from 2 to 20 kg last you longest. The right weight is one you can lift 8 to 12 times with two reps left.',
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
      'Twenty to forty minutes, two or three times a week, are enough in your first months. That gives you five minutes of warm-up and 4 to 6 exercises of two or three sets. Stop while you still like it, because coming back matters more than the extra set.',
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
      'Do two sessions of 20 to 30 minutes this week and three brisk walks of 20 minutes. In each session squat to a chair, do push-ups on a table, a row or band pull, two sets of 8 to 12 each, and hold a plank twice. Next week do the same with a rep more.',
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
      "Eat some 300 to 500 kcal a day less than you use, which takes off about 0.25 to 0.5 kg a week. If you're fairly active you use roughly 30 kcal per kg, about 2,100 at 70 kg. Don't go below about 1,500 without a dietitian. Ask one first if you're pregnant, under 18, diabetic or ever had an eating disorder.",
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
      "You don't have to, though two weeks of counting teach you what's in your portions. After that protein at every meal, half a plate of vegetables and a weekly weight average do the job. If counting makes you anxious, leave it.",
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
      "Take whichever you'll turn up for, since classes give you a date and company, and alone you can add weight by plan. To get strong, put one or two sessions a week with your own log beside the classes. If you can't decide, try each for two weeks.",
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
      'Get dumbbells if you buy only one thing, because they cover presses, rows, curls, squats and lunges, and adjustable ones take little space. A kettlebell is better for swings, cleans and carries. One of 12 to 16 kg is a fine second buy.',
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
      'Walking is enough for your heart, at 150 brisk minutes a week, but not for muscle and bone. Add two short strength sessions a week, say squats, push-ups and rows. Brisk means you can talk but not sing.',
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
      'Swimming is enough for your heart and lungs but not for strength and bone, even if it builds shoulders and back a little. Add two sessions a week of 20 to 30 minutes with weights or body weight, above all for your legs. Keep two or three swims.',
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
      'Vibration plates, belts and EMS do little beyond what plain training gives you, and none of them takes fat off one spot. EMS adds some strength if you do nothing else, but it costs more than a gym. Put the money into dumbbells or a few coached hours. With a pacemaker, epilepsy or in pregnancy stay off them.',
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
      "It's normal, because you use more and your body asks for it back. Eat 25 to 40 g of protein and plenty of fibre at each meal, and something within an hour or two after training. Sleep enough too, since short nights make hunger clearly worse.",
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
      "There's no hurry, because hard work dampens your appetite for an hour or two and a meal within about three hours is early enough. If nothing goes down, drink milk, a shake or soup. You only need to eat at once if you train again the same day.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['appetite', 'after', 'eat'],
  },
];
