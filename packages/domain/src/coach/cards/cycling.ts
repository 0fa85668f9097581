import type { Card } from './card.ts';

export const cyclingCards: readonly Card[] = [
  {
    id: 'start-cycling',
    topic: 'cycling',
    questions: [
      'how to start cycling for fitness',
      'beginner cycling training',
      'how often should i cycle',
      'indoor bike workout for beginners',
      'how long should i ride',
    ],
    answer:
      'Three rides a week of 30 to 45 minutes at talking pace, one of them longer over time. Add 10 to 15 % a week. Spin at 80 to 95 turns a minute in an easier gear to spare the knees.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['cycling', 'bike', 'ride', 'beginner'],
  },
  {
    id: 'saddle-height',
    topic: 'cycling',
    questions: [
      'how high should my saddle be',
      'bike seat height',
      'knee pain from cycling seat',
      'bike fit basics',
      'set up exercise bike',
    ],
    answer:
      'With the heel on the pedal at its lowest point the leg should be just straight; with the ball of the foot there the knee is bent 25 to 35 degrees. Pain at the front of the knee: try higher; behind it: lower. Move it 5 mm at a time.',
    sure: 'likely',
    source: 'Bini et al. 2011 review',
    terms: ['saddle', 'seat height', 'bike fit'],
  },
  {
    id: 'cycling-cadence',
    topic: 'cycling',
    questions: [
      'what cadence for cycling',
      'high or low cadence bike',
      '90 rpm cycling',
      'grinding gears bad for knees',
      'spin or push',
    ],
    answer:
      '80 to 95 turns a minute on the flat and 65 to 80 on climbs suit most riders. Lower loads muscles and knees more, higher the lungs. There is no single best number.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['rpm', 'cadence', 'gears'],
  },
  {
    id: 'ftp-what',
    topic: 'cycling',
    questions: [
      'what is ftp',
      'how to test ftp',
      'ftp test 20 minutes',
      'good ftp for beginner',
      'watts per kilo meaning',
    ],
    answer:
      'FTP is about the power you can hold for an hour. Usual test: after a good warm-up ride 20 minutes as hard and even as you can and take 95 % of the average. Beginners are often at 1.5 to 2.5 watts per kg.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['FTP', 'threshold power', 'watts', 'W/kg'],
  },
  {
    id: 'cycling-legs-strength',
    topic: 'cycling',
    questions: [
      'does cycling build leg muscle',
      'squats for cyclists',
      'strength training for cyclists',
      'is cycling enough for legs',
      'leg day and cycling',
    ],
    answer:
      'Cycling builds some thigh endurance but little strength or bone. One or two heavy sessions a week, such as squats and single-leg work of 4 to 10 reps, improve endurance too. Bone needs that load or some impact as well.',
    sure: 'likely',
    source: 'Rønnestad and Mujika 2014 review',
    terms: ['cyclists', 'strength', 'legs'],
  },
  {
    id: 'saddle-sore',
    topic: 'cycling',
    questions: [
      'saddle hurts',
      'numb down there cycling',
      'saddle sores what to do',
      'bum hurts from bike seat',
      'cycling shorts needed',
    ],
    answer:
      'Some soreness in the first two weeks is normal. Padded shorts without underwear, a level saddle of the right width and standing up every ten minutes help. Numbness means change the fit; an open sore means days off the bike.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['saddle sore', 'numb', 'padded shorts'],
  },
  {
    id: 'spin-class-vs-outdoor',
    topic: 'cycling',
    questions: [
      'spin class or outdoor ride',
      'is peloton as good as cycling',
      'indoor trainer vs road',
      'spinning for weight loss',
      'indoor cycling benefits',
    ],
    answer:
      'Both train you well; indoors there is no coasting, so 40 minutes feel like an hour. Use a fan and a bottle. Classes are mostly hard, so add easy rides instead of three classes a week.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['spinning', 'indoor', 'trainer', 'class'],
  },
  {
    id: 'bike-intervals',
    topic: 'cycling',
    questions: [
      'bike interval workout',
      'intervals on exercise bike',
      'hiit on the bike',
      '30/30 intervals bike',
      'sweet spot cycling meaning',
    ],
    answer:
      'Simple ones: 8 to 12 x 30 seconds hard, 30 easy, or 4 x 4 minutes hard with 3 easy. Sweet spot is long work just under threshold, such as 2 or 3 x 12 minutes at about 90 % of FTP. One or two such days a week.',
    sure: 'likely',
    notFor: 'untested heart trouble, first month',
    source: 'coaching practice',
    terms: ['bike intervals', 'sweet spot', '30/30'],
  },
];
