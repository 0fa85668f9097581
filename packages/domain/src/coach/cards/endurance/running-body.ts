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
      "That's most likely a stitch, which is harmless and goes within minutes if you slow down, breathe out long and press on the spot. Leave two to three hours after a big meal, and take small sips instead of a big drink. If the pain stays at rest or comes with pressure in your chest, see a doctor.",
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
      'Grease the spot before you start, with petroleum jelly or a sports balm, and wear tight, seamless shorts to mid-thigh. Tape your nipples for runs over an hour. If the skin is already raw, wash it, keep it dry and give it a day or two to heal.',
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
      "It's a bruise from your toes hitting the shoe, and it grows out over some months. Leave a thumb's width in front, usually half a size to a size more, lace the heel tight and keep your nails short and straight. If it throbs, there's pus or the skin turns red, see a doctor.",
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
      'It takes about nine weeks from nothing with three runs a week, and twelve is just as good. Start with one minute of running and one and a half of walking, eight times, and let the running parts grow. Stay slow enough to talk the whole time, and repeat a week whenever you need to.',
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
      "You can do it from nothing in nine to twelve months, building up to 5 km, a 10 km and a half before 16 to 20 weeks of marathon training. If you already run a steady 20 to 30 km a week, those 16 to 20 weeks will do. Six months is possible if you're fit, but the risk of injury is higher.",
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
      "You can still finish if you run-walk from the start, but two or three weeks won't make you fitter any more. Do three easy runs a week, the longest about two thirds of the race, and nothing hard in the last five days. If you have no base at all, switch to a shorter distance.",
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
      'Rest, or jog 15 to 20 very easy minutes with three or four short strides, whichever keeps you calmer. Leave hard leg work out for three to four days before. Eat what you know, drink as usual and lay your things out in the evening.',
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
      'Run it evenly, with a first kilometre that feels too easy, 5 to 10 seconds slower than your goal pace. Settle at an effort of 7 out of 10 until halfway, then press in the last third. Going out fast costs you more later than it gains.',
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
      'You can become a runner at your weight if you walk first, 30 brisk minutes on five days a week for four weeks. After that, add one minute of slow jogging to every three, in three sessions a week with a day between to spare your shins and knees. Cushioned shoes and soft ground help, and the bike or pool is good for extra.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['overweight', 'heavy', 'start', 'run'],
  },
];
