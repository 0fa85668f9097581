import type { Card } from '../card.ts';

export const everydayDoubtsCards: readonly Card[] = [
  {
    id: 'blades-wing',
    topic: 'everyday-doubts',
    questions: [
      'my shoulder blades wing',
      'winging scapula push up',
      'shoulder blade sticks out when i push',
      'scapular winging exercises',
    ],
    answer:
      'A little winging is usually a weak or sleepy serratus, the muscle that holds the blade to the ribs. Do push-ups with your hands on a bench and push the floor away at the top, plus wall slides, two sets of 10 on most days. If it came suddenly, after a knock or with weakness in the arm, have it seen.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['wing', 'winging', 'scapula', 'shoulder blade', 'serratus'],
  },
  {
    id: 'dumbbells-too-light',
    topic: 'everyday-doubts',
    questions: [
      'my dumbbells got too easy',
      'no heavier dumbbells what now',
      'outgrown my weights at home',
      'how to progress with light dumbbells',
      'weights too light now',
    ],
    answer:
      'Make the same weight harder: lower for three seconds, pause at the bottom, use one arm or leg, and go to 15 to 25 reps near failure. Split squats, one-leg deadlifts and feet-raised push-ups keep 10 kg heavy for months. A backpack or both bells in one hand comes next.',
    sure: 'likely',
    source: 'Schoenfeld et al. 2017 review of low loads',
    terms: ['heavier', 'light', 'easy', 'outgrown', 'progress'],
  },
  {
    id: 'vo2max-norm',
    topic: 'everyday-doubts',
    questions: [
      'is a vo2max of 40 good',
      'what is a good vo2max for my age',
      'vo2max 35 ok at 50',
      'my watch says vo2max is that good',
    ],
    answer:
      'Roughly, 35 to 45 is a fair figure for men in their forties and 30 to 38 for women, a little less with each decade; above that is good. A watch is off by about a tenth, so follow the trend and not the number. It rises with easy volume and one hard interval day a week.',
    sure: 'likely',
    source: 'ACSM guidelines',
    terms: ['vo2max', 'norm', 'good', 'age', 'watch'],
  },
  {
    id: 'headache-after-training',
    topic: 'everyday-doubts',
    questions: [
      'why do i get a headache after training',
      'headache after workout',
      'head hurts after running in the heat',
      'headaches when i exercise',
    ],
    answer:
      'Mostly it is too little water, food or salt, heat, or a held breath under load. Drink before and during, eat something small, breathe out on every effort and cool down for five minutes. A sudden, worst-ever headache, or one that is new and comes with each effort, needs a doctor first.',
    sure: 'likely',
    notFor: 'sudden severe headache',
    source: 'NHS advice on exercise headache',
    terms: ['headache', 'head', 'hot', 'after training'],
  },
  {
    id: 'legs-before-event',
    topic: 'everyday-doubts',
    questions: [
      'can i train legs two days before a wedding',
      'legs on thursday match on saturday',
      'train hard before a big day',
      'leg day before a hike',
      'sore on the day of my party',
    ],
    answer:
      'Yes, if you keep it familiar and short: half the sets, nothing new and no slow lowering, and you will walk normally two days later. New exercises or lots of lunges are what make you limp. If the day matters, train upper body instead and do legs after it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['wedding', 'before', 'event', 'party', 'saturday', 'thursday', 'legs'],
  },
  {
    id: 'busy-parent-week',
    topic: 'everyday-doubts',
    questions: [
      'what does a good week look like with kids',
      'training week for busy parents',
      'i have 3 kids and 25 minutes',
      'short slots training week',
      'how to train with toddlers',
    ],
    answer:
      'Three slots of 20 to 25 minutes are a full week: two for strength with a squat, a push, a pull and a hinge, one for a brisk walk or intervals. Fix them to things that happen anyway, such as nap time. A slot that is lost is simply lost; the next one counts.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['kids', 'parents', 'slots', 'week', 'busy', 'toddlers'],
  },
  {
    id: 'five-k-under-thirty',
    topic: 'everyday-doubts',
    questions: [
      'how do i get my 5k under 30',
      'sub 30 5k from 34',
      'sub 25 5k how',
      'run a faster 5k',
      'take minutes off my 5k',
    ],
    answer:
      'Run three times a week instead of two: one easy and longer, one easy and short, one with 5 times 3 minutes at your target pace and 2 minutes of jogging between. For 30 minutes that pace is 6:00 per km. Two to four minutes off usually take 8 to 12 weeks.',
    sure: 'likely',
    source: 'Daniels running formula 2013',
    terms: ['5k', 'under', 'faster', 'sub', 'minutes off'],
  },
  {
    id: 'hip-thrust-pad',
    topic: 'everyday-doubts',
    questions: [
      'hip thrust bar hurts my hips',
      'bar digs into hip bones',
      'barbell hurts on hip thrust',
      'padding for hip thrusts',
    ],
    answer:
      'Put something thick between: a bar pad, a folded mat or a rolled towel, and set the bar in the crease of the hip, just below the bones. A dumbbell, a band or a one-leg version trains the same muscle without a bar. Bruises mean that the pad is too thin, not that you are soft.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['hip thrust', 'pad', 'bones', 'bar hurts'],
  },
  {
    id: 'powder-gas',
    topic: 'everyday-doubts',
    questions: [
      'protein powder gives me gas',
      'whey makes me bloated',
      'protein shake stomach ache',
      'alternative to whey',
    ],
    answer:
      'Often it is the lactose or the sweeteners. Try a whey isolate or a plain pea or rice powder, take half a scoop with food, and stir it instead of shaking it full of air. Skyr, eggs, tuna or beans give the same 25 g with no powder at all.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['gas', 'bloated', 'powder', 'whey', 'alternative', 'stomach'],
  },
  {
    id: 'eat-back-calories',
    topic: 'everyday-doubts',
    questions: [
      'should i eat back my exercise calories',
      'eat back calories from my run',
      'watch says i burned 500 should i eat more',
      'eat more on training days',
    ],
    answer:
      'Not number for number: watches often claim too much. If you want to lose weight, leave it; if you are hungry, train long or feel flat, add a portion of carbs with protein afterwards. Over a week your weight and your energy tell you whether it fits.',
    sure: 'likely',
    notFor: 'eating disorder, now or in the past',
    source: 'Shcherbina et al. 2017 on wearables',
    terms: ['eat back', 'burned', 'calories', 'watch'],
  },
  {
    id: 'start-powerlifting',
    topic: 'everyday-doubts',
    questions: [
      'how do i start powerlifting',
      'switch from crossfit to powerlifting',
      'powerlifting for beginners',
      'want to train squat bench deadlift',
    ],
    answer:
      'Three days a week, each with two of squat, bench and deadlift: 3 to 5 sets of 3 to 6 with two reps left, and one or two helpers such as rows and split squats. Add 2.5 kg when all sets are clean. Film a set a week, and try heavy singles only after two or three months.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['powerlifting', 'squat', 'bench', 'deadlift', 'start', 'switch'],
  },
  {
    id: 'glutes-squat-or-thrust',
    topic: 'everyday-doubts',
    questions: [
      'squats or hip thrusts for glutes',
      'best glute exercise with one kettlebell',
      'what is better for a flat bum',
      'grow glutes squat or thrust',
    ],
    answer:
      'Both grow glutes about equally when the sets are hard; thrusts spare the legs and back, squats train them as well. With one kettlebell do one-leg thrusts, Romanian deadlifts and split squats, 3 sets of 10 to 15 each, twice a week. Expect to see it after two to three months.',
    sure: 'likely',
    source: 'Plotkin et al. 2023 trial',
    terms: ['bum', 'glutes', 'squats', 'thrusts', 'kettlebell'],
  },
  {
    id: 'swings-warm-up',
    topic: 'everyday-doubts',
    questions: [
      'do i need to warm up for a short workout',
      'warm up before 10 min of swings',
      'warm up for a quick session',
      'no warm up before a short session',
    ],
    answer:
      'Yes, but two or three minutes do: hinges without weight, a few bodyweight squats, arm circles, then a first easy set. For short and light sessions that first slow round is the warm-up. In the morning and in the cold take five.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['short', 'skip', 'swings', 'quick'],
  },
  {
    id: 'day-after-heavy',
    topic: 'everyday-doubts',
    questions: [
      'can i do yoga the day after deadlifts',
      'what can i do the day after heavy legs',
      'run the day after squats',
      'swim the day after training hard',
    ],
    answer:
      'Yes, easy movement the day after is fine and often feels good: yoga, a walk, a swim or an easy ride. Leave out deep end positions under load and anything that turns tired into pain. Hard work for the same muscles waits for the second day.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['yoga', 'day after', 'heavy', 'swim', 'easy'],
  },
  {
    id: 'sweat-a-lot',
    topic: 'everyday-doubts',
    questions: [
      'is it bad that i sweat so much',
      'i sweat like crazy on the bike',
      'sweating more than others',
      'why do i sweat so much when training',
    ],
    answer:
      'No, it is mostly build, fitness and a warm room, and it cools you. Drink half a litre an hour when it pours, with some salt if it is long, and put up a fan. Sweats at night or at rest, or with chest pain or dizziness, are for a doctor.',
    sure: 'likely',
    source: 'ACSM position stand on fluid replacement',
    terms: ['sweat', 'sweating', 'crazy', 'unhealthy'],
  },
  {
    id: 'scared-of-bar',
    topic: 'everyday-doubts',
    questions: [
      'i freeze when i see the bar',
      'scared to deadlift after an injury',
      'afraid of heavy weights again',
      'back went and now i am scared to lift',
      'nervous under the bar',
    ],
    answer:
      'That fear is your head protecting you, and it comes down with calm repetitions, not with courage. Start almost boringly light, with a kettlebell or the bar raised on blocks, 3 sets of 8, and add a little only when it feels dull. There is no rule that you must ever go heavy again.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['scared', 'freeze', 'afraid', 'fear', 'bar', 'back went'],
  },
  {
    id: 'shoes-worn-out',
    topic: 'everyday-doubts',
    questions: [
      'when are running shoes worn out',
      'how do i know my running shoes are done',
      'how long do running shoes last',
      'replace running shoes when',
    ],
    answer:
      'Go by distance: most pairs last about 500 to 800 km. A smooth tread, foam that is creased and flat, or new small aches in feet, shins or knees say the same. Two years at 10 km a week is about 1000 km, so try a new pair beside the old one.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['shoes', 'worn', 'done', 'last', 'replace', 'km'],
  },
  {
    id: 'exercise-dangerous',
    topic: 'everyday-doubts',
    questions: [
      'can exercise kill you',
      'is training dangerous for the heart',
      'somebody died while running',
      'scared of a heart attack when i train',
      'my uncle died on his bike',
    ],
    answer:
      'It is very rare, and people who train regularly are at lower risk than those who do not. The risk sits in sudden hard effort without a base, so build up over weeks. Chest pressure, fainting, a racing heart at rest or heart disease young in your family is a reason for a check first.',
    sure: 'settled',
    notFor: 'symptoms with effort: see a doctor first',
    source: 'Thompson et al. 2007 AHA statement',
    terms: ['kill', 'die', 'dangerous', 'heart', 'scared'],
  },
  {
    id: 'wobbly-balance',
    topic: 'everyday-doubts',
    questions: [
      'i am a bit wobbly on the stairs',
      'balance exercises at home',
      'unsteady on my feet what can i practise',
      'wobble when i stand on one leg',
    ],
    answer:
      'Practise at the kitchen worktop on most days: 10 times up from a chair, 10 heel raises, and 3 times 10 to 20 seconds on one leg a side with fingers on the edge. It gets better at any age within six to eight weeks. If it is new, or you have fallen or feel dizzy, tell your doctor.',
    sure: 'settled',
    source: 'Sherrington et al. 2019 Cochrane review',
    terms: ['wobbly', 'balance', 'stairs', 'unsteady', 'practise'],
  },
  {
    id: 'first-pullup-start',
    topic: 'everyday-doubts',
    questions: [
      'i cannot do a single pull up where do i start',
      'no pull ups yet how to begin',
      'first pull up how to train',
      'zero pull ups start',
    ],
    answer:
      'Start from the top: step up until your chin is over the bar and lower yourself for 3 to 5 seconds, 4 sets of 3, twice a week. Add rows and band-assisted pull-ups or pulldowns, 3 sets of 6 to 10. The first one usually takes 8 to 16 weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pull up', 'single', 'start', 'zero', 'first', 'cant'],
  },
  {
    id: 'lose-belly-keep-muscle',
    topic: 'everyday-doubts',
    questions: [
      'lose belly but keep muscle',
      'how to cut without losing muscle',
      'lose fat not muscle',
      'get lean and keep my gains',
    ],
    answer:
      'Keep lifting as heavy as now, eat 1.6 to 2 g of protein per kg, and trim food only a little, so that you lose about half a per cent of your weight a week. The belly is often the last to go and cannot be chosen. Check the waist every two weeks instead of the scale every day.',
    sure: 'settled',
    notFor: 'under 18, pregnancy, eating disorder',
    source: 'Helms et al. 2014 review',
    terms: ['belly', 'keep muscle', 'cut', 'lean', 'lose fat'],
  },
  {
    id: 'only-feel-lower-back',
    topic: 'everyday-doubts',
    questions: [
      'i only feel deadlifts in my lower back',
      'dont feel deadlift in my legs',
      'back does all the work in deadlifts',
      'deadlift not in hamstrings',
    ],
    answer:
      'Most often the bar drifts away from the shins or the hips shoot up first. Take a third off, start with the bar over the middle of the foot, pull it tight against the legs and push the floor away. Tired is fine; sharp pain or pain down a leg means stop and have it seen.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lower back', 'feel', 'deadlift', 'legs', 'hamstrings'],
  },
];
