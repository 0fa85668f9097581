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
      'A bone stress injury hurts in one spot you can cover with a fingertip, gets worse during the run, and aches at rest or at night. Shin splints spread along a hand wide and ease when warm. One spot, pain on hopping or at night: stop running and see a doctor.',
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
      'No problem, just carry on with your normal dose the next day. Stores fall over weeks, not in a day, so do not double up. Put it beside something you do daily, such as coffee.',
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
      'No, do not cram: nothing hard in the last 10 to 14 days makes you fitter, it only makes you tired. Run 60 to 70 easy minutes this weekend, short easy runs after, and cut the total by about half in race week. Start 10 to 15 seconds per km slower than planned.',
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
      'Yes, it is worth it: 20 to 25 minutes are enough for a squat, a push and a pull of three hard sets each. Two or three of those a week build strength. Skip the extras, not the session.',
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
      'Make day two lighter and different: 3 to 4 sets of 8 to 10 at about 70 %, paused or with a closer grip, or dumbbells or incline instead. Keep day one heavy with 5 sets of 3 to 5. Leave two or three days between.',
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
      'Today: put small plates or a wedge of 1 to 2 cm under your heels, take a slightly wider stance, and do goblet squats to a depth where the heels stay down. Before it rock the knees over the toes ten times each. Over weeks stretch the calves and ankles daily.',
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
      'Leave the caffeine out after about 2 pm: it still works eight hours later. For a late session take a banana or toast an hour before, water, and a brisk ten-minute warm-up. Caffeine-free pumps add little.',
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
      'Yes, but another part: leave the sore muscle a day or two more and train what is fresh, such as legs when the arms ache. If it must be the same one, go light, half the sets. Wait while it hurts on stairs or at rest.',
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
      'Take something small that goes down: half a banana, a few sips of juice or a biscuit 15 to 30 minutes before, and a glass of water. A proper dinner with carbs the night before helps too. If it happens again or you pass out, stop and see a doctor.',
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
      'Two easy days, then pick one: the same 5 km a little faster, or a longer run towards 8 to 10 km. Keep three runs a week, two of them easy, and add five minutes to the long one each week. Ten weeks make a 10 km.',
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
      'A classic Tabata is 4 minutes: eight rounds of 20 seconds work and 10 seconds rest. An EMOM lasts as many minutes as it has rounds. An AMRAP is as long as it says, mostly 8 to 20 minutes.',
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
      'That is normal after being pinned, and it goes in small steps. Set the safety pins just below your depth and practise failing with the empty bar, so the body knows it is safe. Go back to about 70 % for two weeks, then add 2.5 kg a session.',
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
      'Glycogen is sugar that muscles and liver keep as a fuel tank: about 400 to 500 g, enough for 90 minutes to two hours of hard work. When it runs low, the legs go heavy. Carbs fill it again within a day.',
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
      'Yes, rain does not make you ill: wear a cap, a light jacket and thin layers, and change into dry things right after. Watch wet leaves, kerbs and traffic, and shorten your steps. In thunder or on ice go inside.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['rain', 'wet', 'jacket'],
  },
];
