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
      'A little winging is usually a weak serratus, the muscle that holds your shoulder blade to the ribs, and you can train it. Do push-ups with your hands on a bench, pushing away at the top, and wall slides, two sets of 10 on most days. If it came suddenly, after a knock or with weakness in the arm, have it seen by a doctor.',
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
      "Make the same weight harder by lowering for three seconds, pausing at the bottom, using one arm or leg and doing 15 to 25 reps close to failure. Split squats, one-leg deadlifts and feet-raised push-ups keep 10 kg heavy for months. When that's too easy as well, add a loaded backpack.",
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
      'In your forties 35 to 45 is a fair figure for men and 30 to 38 for women, a little less with each decade, and anything above is good. A watch is off by about a tenth, so follow the trend more than the number. Easy volume and one hard interval day a week push it up.',
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
      'Training headaches mostly come from too little water, food or salt, from heat, or from holding your breath under load. Drink before and during, eat something small, breathe out on every effort and cool down for five minutes. A sudden worst-ever headache, or a new one that comes with each effort, needs a doctor before you train again.',
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
      "You can, if you keep it short and familiar, with half the sets, nothing new and no slow lowering. Two days later you'll walk normally. New exercises and lots of lunges are what make you limp. If the day really matters, train your upper body now and your legs after it.",
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
      'Three slots of 20 to 25 minutes are a full week, two for strength and one for a brisk walk or intervals. Do a squat, a push, a pull and a hinge in the strength slots. Tie them to things that happen anyway, such as nap time. When a slot is lost, let it go and take the next one.',
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
      "Run three times a week, one easy and longer, one easy and short, and one with 5 times 3 minutes at your target pace and 2 minutes of jogging between. For a 5k under 30 that pace is 6:00 per km, for one under 25 it's 5:00. Taking two to four minutes off usually needs 8 to 12 weeks.",
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
      'Put something thick under the bar, like a pad, a folded mat or a rolled towel, and set it in the crease of your hip, just below the bones. Bruises only mean the pad is too thin. A dumbbell, a band or the one-leg version trains the same muscle with no bar at all.',
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
      "Often it's the lactose or the sweeteners, so try a whey isolate or a plain pea or rice powder. Take half a scoop with food, and stir it rather than shaking it full of air. Eggs, tuna, beans or skyr give you the same 25 g with no powder at all.",
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
      "I wouldn't eat them back number for number, because watches often claim too much. Leave them if you want to lose weight, but if you're hungry, train long or feel flat, add a portion of carbs with protein afterwards. Over a week your weight and energy tell you whether it fits. If you've had an eating disorder, leave the numbers alone.",
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
      'Lift three days a week, each with two of squat, bench and deadlift, 3 to 5 sets of 3 to 6 with two reps left. Add one or two helpers such as rows and split squats, and go up by 2.5 kg when all sets are clean. Film a set a week. Heavy singles can wait for two or three months.',
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
      'Both grow your glutes about equally when the sets are hard. Thrusts spare your legs and back, squats train them as well. With one kettlebell do one-leg thrusts, Romanian deadlifts and split squats, 3 sets of 10 to 15 twice a week. Expect to see it after two to three months.',
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
      'Two or three minutes are enough, with hinges without weight, a few squats, arm circles and a first easy set. In a short, light session that slow first round is the warm-up. Early in the morning or in the cold take five.',
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
      "Easy movement the day after is fine and often feels good, whether that's yoga, a walk, a swim or a gentle ride. Leave out deep end positions under load, and stop if tired turns into pain. Hard work for the same muscles waits for the second day.",
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
      'Sweating a lot mostly comes from your build, your fitness and a warm room, and it keeps you cool. Drink half a litre an hour when it pours, with some salt if you go long, and put up a fan. Sweats at night or at rest, or with chest pain or dizziness, are for a doctor.',
    sure: 'likely',
    source: 'ACSM position stand on fluid replacement',
    terms: ['sweat', 'sweating'],
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
      "That fear is your head protecting you, and calm repetitions bring it down better than courage. Start almost boringly light, with a kettlebell or the bar raised on blocks, 3 sets of 8, and add a little only when it feels dull. There's no rule that you must ever go heavy again.",
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
      "Most running shoes last about 500 to 800 km. A smooth tread, foam that's creased and flat, or new small aches in your feet, shins or knees tell you they're done. Two years at 10 km a week is about 1,000 km, so try a new pair beside the old one and feel the difference.",
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
      "Dying from exercise is very rare, and people who train regularly are at lower risk than those who don't. The risk sits in sudden hard effort without a base, so build up over weeks. See a doctor first if you get chest pressure, faint, feel your heart race at rest or have heart disease at a young age in your family.",
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
      "A few minutes at the kitchen worktop on most days make you steadier within six to eight weeks, at any age. Stand up from a chair 10 times, do 10 heel raises, then stand on one leg for 10 to 20 seconds, 3 times a side, with your fingers on the edge. If the wobble is new, or you've fallen or feel dizzy, tell your doctor.",
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
      'Start from the top, so step up until your chin is over the bar and lower yourself for 3 to 5 seconds, 4 sets of 3, twice a week. Add rows and band-assisted pull-ups or pulldowns, 3 sets of 6 to 10. The first full one usually takes 8 to 16 weeks.',
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
      "Keep lifting as heavy as now, eat 1.6 to 2 g of protein per kg and trim food only a little, so you lose about half a per cent of your weight a week. The belly is often last to go, so measure your waist every two weeks. If you're under 18, pregnant or have had an eating disorder, talk to a doctor before you cut.",
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
      'Most often the bar drifts away from your shins or your hips shoot up first. Take a third off, start with the bar over the middle of your foot, keep it tight against your legs and push the floor away. A tired back is fine, but sharp pain or pain down a leg means stop and have it seen by a doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lower back', 'feel', 'deadlift', 'legs', 'hamstrings'],
  },
];
