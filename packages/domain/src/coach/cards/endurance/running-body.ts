import type { Card } from '../card.ts';

export const runningBodyCards: readonly Card[] = [
  {
    id: 'side-stitch',
    topic: 'running-body',
    questions: [
      'side stitch when running',
      'how do i stop side stitches',
      'sharp pain under the ribs when running',
      'stitch after lunch run',
      'why do i get a stitch',
      'cramp in my side on runs',
    ],
    answer:
      'That is most likely a side stitch, which is harmless: slow down, breathe out long and press the spot, and it goes within minutes. Leave two to three hours after a big meal and take small sips instead of a big drink. Pain that stays at rest or comes with chest pressure needs a doctor.',
    sure: 'likely',
    source: 'Morton and Callister 2015 review',
    terms: ['stitch', 'ribs', 'side'],
  },
  {
    id: 'chafing',
    topic: 'running-body',
    questions: [
      'chafing between thighs on long runs',
      'thighs rub raw when running',
      'how to stop chafing',
      'bleeding nipples running',
      'sports bra rubs skin',
      'skin rubs running shorts',
    ],
    answer:
      'Grease the spot before you start: petroleum jelly or a sports balm, and wear tight, seamless shorts to mid-thigh. Tape nipples on runs over an hour. Wash sore skin, keep it dry, and let it heal for a day or two.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['chafe', 'rub', 'skin', 'vaseline'],
  },
  {
    id: 'black-toenails',
    topic: 'running-body',
    questions: [
      'toenails going black from running',
      'black toenail runner',
      'losing toenails marathon',
      'bruised toenail shoes too small',
      'toes hit the front of my shoe',
    ],
    answer:
      'The toes hit the shoe: take a thumb of room in front, about half a size to a size more, lace the heel tight and cut nails short and straight. A black nail is a bruise and grows out in some months. Throbbing, pus or red skin needs a doctor.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['toenail', 'nail', 'toes', 'black'],
  },
  {
    id: 'couch-to-5k',
    topic: 'running-body',
    questions: [
      'couch to 5k how many weeks',
      'how long until i can run 5k',
      'can i run 5k in 2 months from zero',
      'run 30 minutes without stopping how long',
      'from nothing to five kilometres',
    ],
    answer:
      'About nine weeks with three runs a week from nothing, and taking twelve is fine. Start with one minute running and one and a half walking, eight times, and let the running parts grow. Slow enough to talk the whole time.',
    sure: 'settled',
    source: 'NHS Couch to 5K',
    terms: ['5k', 'beginner', 'weeks', 'run'],
  },
  {
    id: 'marathon-from-zero',
    topic: 'running-body',
    questions: [
      'how long for a marathon from scratch',
      'can a beginner run a marathon',
      'marathon in six months from zero',
      'how many months to train for a marathon',
      'marathon without running experience',
    ],
    answer:
      'From nothing allow nine to twelve months: two to three to run 5 km, then a 10 km and a half, then 16 to 20 weeks of marathon training. With a steady 20 to 30 km a week, 16 to 20 weeks do. Six months is possible for the fit, with more risk of injury.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['marathon', 'months', 'beginner'],
  },
  {
    id: 'race-too-soon',
    topic: 'running-body',
    questions: [
      'can i run a 10k without training in 3 weeks',
      'race in two weeks and i have not trained',
      'half marathon next month untrained',
      'signed up for a race and did nothing',
      'undertrained for my race',
    ],
    answer:
      'You can finish if you run-walk from the start, but two or three weeks no longer make you fitter. Do three easy runs a week, the longest two thirds of the race, nothing hard in the last five days. Without any base, change to a shorter distance.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['undertrained', 'race', 'weeks'],
  },
  {
    id: 'day-before-race',
    topic: 'running-body',
    questions: [
      'should i run the day before a race',
      'what to do the day before a 10k',
      'rest day before marathon',
      'train the day before a race',
      'shake out run',
    ],
    answer:
      'Rest or 15 to 20 very easy minutes with three or four short strides; both are fine. No hard legs for three to four days before. Eat what you know, drink as usual, and lay your things out.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['shakeout', 'before', 'race', 'eve'],
  },
  {
    id: 'pace-a-race',
    topic: 'running-body',
    questions: [
      'how do i pace a 10k',
      'how fast should i start a 5k',
      'negative split or even',
      'i always start too fast',
      'pacing strategy race',
    ],
    answer:
      'Run it evenly: the first kilometre should feel too easy, 5 to 10 seconds slower than your aim. Settle at an effort of 7 out of 10 to halfway, then press in the last third. Starting fast costs more than it gains.',
    sure: 'likely',
    source: 'Abbiss and Laursen 2008 review',
    terms: ['pacing', 'start', 'even', 'split'],
  },
  {
    id: 'run-when-overweight',
    topic: 'running-body',
    questions: [
      'how do i start running overweight',
      'running at 100 kilos',
      'too heavy to run',
      'is running bad if i am fat',
      'jogging with obesity',
    ],
    answer:
      'Walk first: 30 brisk minutes on five days for four weeks, then add one minute of slow jogging every three. Three such sessions a week with a day between spare shins and knees. Cushioned shoes, soft ground, and bike or pool for extra.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['overweight', 'heavy', 'start', 'run'],
  },
];
