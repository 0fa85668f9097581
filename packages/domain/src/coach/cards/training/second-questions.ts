import type { Card } from '../card.ts';

export const secondQuestionsCards: readonly Card[] = [
  {
    id: 'stress-fracture-signs',
    topic: 'second-questions',
    questions: [
      'how do i know its not a stress fracture',
      'signs of a stress fracture',
      'shin splints or bone fracture',
      'bone pain in one spot when running',
      'pain in shin at night',
    ],
    answer:
      "A bone stress injury hurts in one spot you can cover with a fingertip, gets worse as you run and aches at rest or at night. Shin splints spread over a hand's width and ease once you're warm. If it's one spot, or it hurts when you hop or at night, stop running and see a doctor.",
    sure: 'likely',
    source: 'Warden et al. 2014 review',
    terms: ['stress fracture', 'bone', 'spot', 'hop'],
  },
  {
    id: 'missed-supplement',
    topic: 'second-questions',
    questions: [
      'i forgot my creatine today',
      'missed a day of creatine',
      'do i double the dose after a missed day',
      'what if i skip creatine',
      'forgot to take my protein',
    ],
    answer:
      "Just carry on with your normal dose tomorrow, because creatine stores fall over weeks and one day changes nothing. Don't double up, and the same goes for a missed protein shake. Put it beside something you do every day, such as your coffee.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['creatine', 'missed', 'forgot', 'dose'],
  },
  {
    id: 'cram-before-race',
    topic: 'second-questions',
    questions: [
      'missed long runs before half marathon',
      'cram a long run before the race',
      'race in two weeks missed training',
      'catch up training before a race',
      'last long run how late',
    ],
    answer:
      "Don't cram, because nothing hard in the last 10 to 14 days makes you fitter, it only makes you tired. Run 60 to 70 easy minutes this weekend, short easy runs after that, and about half your usual total in race week. Start 10 to 15 seconds per km slower than you'd planned.",
    sure: 'likely',
    source: 'Bosquet et al. 2007 meta-analysis',
    terms: ['cram', 'taper', 'missed', 'long run', 'race'],
  },
  {
    id: 'short-session-worth',
    topic: 'second-questions',
    questions: [
      'is 20 minutes worth it',
      'is a 25 minute workout enough or pointless',
      'only have 15 minutes is it worth training',
      'are short workouts pointless',
      'do 10 minutes count',
    ],
    answer:
      'Short sessions are worth it, and 20 to 25 minutes are enough for a squat, a push and a pull of three hard sets each. Two or three of those a week build strength. On a really tight day do one hard set of each, because any session beats a skipped one.',
    sure: 'likely',
    source: 'Iversen et al. 2021 review',
    terms: ['short', 'worth', 'minutes', 'enough', 'pointless'],
  },
  {
    id: 'second-bench-day',
    topic: 'second-questions',
    questions: [
      'what should a second bench day look like',
      'bench twice a week how',
      'second bench session light or heavy',
      'add another bench day',
      'how to bench more often',
    ],
    answer:
      'Make the second day lighter, with 3 to 4 sets of 8 to 10 at about 70 % of your best. Pause each rep, grip closer, or take dumbbells or the incline instead. Keep day one heavy with 5 sets of 3 to 5, and leave two or three days between them.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bench', 'second', 'day', 'light'],
  },
  {
    id: 'squat-heels-tonight',
    topic: 'second-questions',
    questions: [
      'fix heels rising in squat today',
      'quick fix for heels coming up',
      'my heels come off the floor when i squat',
      'heels leave the ground in squats',
      'squat with plates under heels',
    ],
    answer:
      "Put small plates or a wedge of 1 to 2 cm under your heels today, stand a bit wider and do goblet squats only as deep as the heels stay down. Before that rock each knee over the toes ten times. Stretch your calves and ankles daily, and in some weeks you won't need the plates.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['heels', 'wedge', 'ankle', 'calf', 'stance'],
  },
  {
    id: 'evening-no-stimulant',
    topic: 'second-questions',
    questions: [
      'pre workout in the evening cant sleep',
      'caffeine free pre workout',
      'energy for late training without caffeine',
      'alternative to pre workout at night',
      'train at 8 pm and sleep',
    ],
    answer:
      'Leave caffeine out after about 2 pm, because it still works eight hours later. For a late session have a banana or toast an hour before, drink some water and take a brisk ten-minute warm-up. Caffeine-free pump powders add little, so save the money.',
    sure: 'likely',
    source: 'Gardiner et al. 2023 meta-analysis',
    terms: ['pre workout', 'caffeine', 'evening', 'sleep', 'late'],
  },
  {
    id: 'train-next-day-sore',
    topic: 'second-questions',
    questions: [
      'arms are sore can i train chest tomorrow',
      'sore legs do i train legs again tomorrow',
      'sore from yesterday what do i train today',
      'train another muscle while sore',
      'do i go to the gym sore',
    ],
    answer:
      "You can train whatever isn't sore, such as legs when your arms ache, and leave the sore part a day or two more. If it has to be the same muscle, go light and do half the sets. When it hurts on stairs or at rest, wait.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['sore', 'tomorrow', 'other', 'muscle', 'light'],
  },
  {
    id: 'faint-early-training',
    topic: 'second-questions',
    questions: [
      'lightheaded in a morning class',
      'dizzy training without breakfast',
      'cant stomach food before 6am class',
      'feel faint early workout',
      'sick if i eat before morning training',
    ],
    answer:
      'Take something small that goes down, like half a banana, a biscuit or a few sips of juice 15 to 30 minutes before, and a glass of water. A dinner with carbs the night before helps too. If it happens again or you pass out, stop and see a doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lightheaded', 'small', 'banana', 'juice', 'morning'],
  },
  {
    id: 'after-first-5k',
    topic: 'second-questions',
    questions: [
      'ran my first 5k now what',
      'what comes after 5k',
      'next goal after couch to 5k',
      'finished 5k what next',
      'after my first race what do i do',
    ],
    answer:
      'Take two easy days, enjoy it, then choose either the same 5 km a little faster or a longer run towards 8 to 10 km. Keep three runs a week, two of them easy, and add five minutes to the long one each week. Ten weeks of that make a 10 km.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['5k', 'next', 'after', '10k'],
  },
  {
    id: 'how-long-is-tabata',
    topic: 'second-questions',
    questions: [
      'how many minutes does a tabata take',
      'tabata total time',
      'eight rounds of tabata how many minutes',
      'how long is an emom',
      'length of an amrap',
    ],
    answer:
      'A classic Tabata takes 4 minutes, with eight rounds of 20 seconds of work and 10 seconds of rest. An EMOM lasts as many minutes as it has rounds. An AMRAP is as long as it says, mostly 8 to 20 minutes.',
    sure: 'settled',
    source: 'Tabata et al. 1996 trial',
    terms: ['tabata', 'minutes', 'rounds', 'emom'],
  },
  {
    id: 'confidence-after-fail',
    topic: 'second-questions',
    questions: [
      'failed a squat and got pinned now scared',
      'afraid of heavy weight after failing',
      'lost confidence under the bar',
      'how to get confidence back after a missed lift',
      'legs shake when i unrack',
    ],
    answer:
      "Being scared after a pin is normal, and the confidence comes back in small steps. Set the safety pins just below your depth and practise failing with the empty bar, so your body knows it's safe. Then go back to about 70 % for two weeks and add 2.5 kg a session.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pinned', 'failed', 'confidence', 'safety', 'unrack'],
  },
  {
    id: 'glycogen',
    topic: 'second-questions',
    questions: [
      'what is glycogen',
      'explain glycogen',
      'what happens when glycogen runs out',
      'how long do carb stores last',
      'what are carbs stored as',
    ],
    answer:
      'Glycogen is the sugar your muscles and liver store as fuel, about 400 to 500 g, enough for 90 minutes to two hours of hard work. When it runs low your legs go heavy and you slow down. Eating carbs fills it up again within a day.',
    sure: 'settled',
    source: 'Hearris et al. 2018 review',
    terms: ['glycogen', 'fuel', 'tank', 'carbs'],
  },
  {
    id: 'run-in-rain',
    topic: 'second-questions',
    questions: [
      'can i run in the rain',
      'does running in rain make you ill',
      'rain all week run anyway',
      'what to wear running in rain',
      'is it safe to run when it is wet',
    ],
    answer:
      "You can run in the rain, and it won't make you ill. Wear a cap, a light jacket and thin layers, and change into dry things right after. Watch out for wet leaves, kerbs and traffic, and shorten your steps. In thunder or on ice go inside.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['rain', 'wet', 'jacket'],
  },
];
