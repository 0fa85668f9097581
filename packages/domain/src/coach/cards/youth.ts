import type { Card } from './card.ts';

export const youthCards: readonly Card[] = [
  {
    id: 'kids-lifting',
    topic: 'youth',
    questions: [
      'can kids lift weights',
      'is lifting safe for my 13 year old',
      'does lifting stunt growth',
      'what age to start gym',
      'teenager weight training',
      'my son wants to lift',
      'weights for children',
      'is gym bad for growing boys',
    ],
    answer:
      'Yes, supervised strength training is safe for children and does not stunt growth. From about seven or eight, when they can follow instructions: 1 to 3 sets of 6 to 15 with clean form, two or three days a week. No maximum attempts.',
    sure: 'settled',
    notFor: 'without supervision',
    source: 'Faigenbaum et al. 2009, NSCA position statement',
    terms: ['children', 'teenager', 'youth', 'stunt growth'],
  },
  {
    id: 'teen-program',
    topic: 'youth',
    questions: [
      'workout plan for a 15 year old',
      'im 14 how should i train',
      '16 and want to build muscle',
      'teen gym beginner',
      'best training for teenagers',
      'training for teens',
      'i am 15 gym plan',
      '17 year old beginner',
    ],
    answer:
      'Two or three full-body days with five or six basic lifts, 6 to 15 reps, three reps left, and technique before weight. Add 5 to 10 % only when all reps look the same. Play sport, eat enough, sleep 8 to 10 hours, and have someone who knows watch you.',
    sure: 'settled',
    source: 'Faigenbaum et al. 2009, NSCA position statement',
    terms: ['teen', '15', '16', 'beginner'],
  },
  {
    id: 'teen-supplements-cut',
    topic: 'youth',
    questions: [
      'can i take creatine at 15',
      'protein powder for teens',
      'should a teenager cut weight',
      'pre workout at 16',
      'bulking at 14',
      'supplements under 18',
      'dieting as a teen',
    ],
    answer:
      'Leave supplements and weight cutting while you grow; food does the job. Meat or beans, dairy, eggs, bread and fruit in regular meals give enough protein. Talk to a doctor or parent before any powder, and tell someone you trust if food or looks worry you a lot.',
    sure: 'settled',
    notFor: 'everyone under 18',
    source: 'American Academy of Pediatrics 2016 report on performance-enhancing substances',
    terms: ['under 18', 'supplements', 'dieting'],
  },
  {
    id: 'kids-activity',
    topic: 'youth',
    questions: [
      'how much exercise do kids need',
      'activity for children per day',
      'fun exercise for my 8 year old',
      'get my kids moving',
      'children exercise daily',
      'active kids',
    ],
    answer:
      'An average of 60 minutes a day for 5 to 17 year-olds, mostly play that gets them out of breath, with jumping, climbing and running on three days. Games beat programmes. Join in: it works best.',
    sure: 'settled',
    source: 'WHO guidelines 2020',
    terms: ['children', '60 minutes', 'play'],
  },
  {
    id: 'young-growth-pain',
    topic: 'youth',
    questions: [
      'growing pains and sport',
      'my teen has knee pain below kneecap',
      'osgood schlatter training',
      'heel pain in kids football',
      'kid sore knee sport',
      'growth spurt pain',
    ],
    answer:
      'Sore growth zones at knee or heel are common in growth spurts. Cut jumping and sprinting to what stays at 3 of 10 and keep the rest of the sport; it passes with growth. A limp, swelling or pain at night should be examined.',
    sure: 'likely',
    notFor: 'limp, swelling, night pain, fever: see a doctor',
    source: 'coaching practice',
    terms: ['growth spurt', 'Osgood-Schlatter', 'Sever'],
  },
  {
    id: 'young-specialise',
    topic: 'youth',
    questions: [
      'should kids do one sport or many',
      'early specialization bad',
      'how many hours of sport for my child',
      'my daughter trains every day',
      'single sport child',
      'too much sport kid',
    ],
    answer:
      'Several sports until the mid-teens lower injury and burnout. A rule of thumb: no more hours of organised sport a week than years of age, and one or two days off. Fun is the best sign that it is right.',
    sure: 'likely',
    source: 'AMSSM position statement 2014 on overuse and burnout',
    terms: ['specialisation', 'hours', 'burnout'],
  },
];
