import type { Card } from './card.ts';

export const resultsCards: readonly Card[] = [
  {
    id: 'when-see-results',
    topic: 'results',
    questions: [
      'how long until i see results',
      'when will i see a difference',
      'how many weeks to get fit',
      'ive trained 3 weeks and see nothing',
      'when do muscles show',
      'how long does it take to get in shape',
    ],
    answer:
      'You feel stronger in two to four weeks, others see it after about eight to twelve. Early strength is mostly skill and nerves; visible muscle takes longer. Two or three sessions a week without long gaps matter more than any detail.',
    sure: 'likely',
    source: 'ACSM position stand 2009',
    terms: ['results', 'timeline', 'weeks', 'visible', 'patience'],
  },
  {
    id: 'how-much-muscle',
    topic: 'results',
    questions: [
      'how much muscle can i gain in a month',
      'how fast can i build muscle',
      'can i gain 10 kg of muscle',
      'realistic muscle gain per year',
      'natural muscle growth rate',
    ],
    answer:
      'In the first year roughly 0.5 to 1 kg of muscle a month for many men and about half that for many women. In later years a few kilos a year at best. People vary a lot, so judge by your lifts, a tape measure and photos.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['muscle gain rate', 'realistic', 'per month'],
  },
  {
    id: 'first-pullup-time',
    topic: 'results',
    questions: [
      'how long until my first pull up',
      'when will i be able to do a pullup',
      'how do i get my first pull-up',
      'cant do a single pull up',
      'weeks to get one chin up',
    ],
    answer:
      'Usually 8 to 16 weeks with three short sessions a week; body weight and starting strength decide. Work through hangs, inverted rows, assisted reps and slow negatives. When you can lower yourself for eight to ten seconds three times, the first one is near.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pull-up', 'chin-up', 'negatives', 'first rep'],
  },
  {
    id: 'first-pushup-time',
    topic: 'results',
    questions: [
      'how do i get my first push up',
      'cant do a push-up',
      'how long to do a full pushup',
      'knee push ups or incline',
      'working up to push ups',
    ],
    answer:
      'Most people get there in four to ten weeks. Put your hands on a table or bench, do three sets of 6 to 12, two or three times a week, and lower the surface when twelve are easy. Incline beats knees, as the body stays in one line.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['push-up', 'press-up', 'incline', 'knees'],
  },
  {
    id: 'strength-gain-rate',
    topic: 'results',
    questions: [
      'how fast will my squat go up',
      'how much can i add to my bench in 3 months',
      'is 100 kg bench realistic',
      'how long to squat bodyweight',
      'realistic strength goals',
    ],
    answer:
      'Beginners often add 20 to 40 % in three months; with a year behind you 5 to 10 % is good, later 2 to 5 % a year. A body-weight squat takes many people 4 to 12 months. Set a range, not a date, and look again every four weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['strength rate', 'realistic goal', 'bench', 'squat', 'deadlift'],
  },
  {
    id: 'get-fit-cardio-time',
    topic: 'results',
    questions: [
      'how long to improve cardio',
      'how long until im not out of breath',
      'how fast does stamina improve',
      'weeks to better endurance',
      'getting fit from zero how long',
    ],
    answer:
      'Everyday breathlessness eases within two to four weeks of three sessions a week. After 8 to 12 weeks fitness tests rise by about 10 to 20 %. The less fit you start, the faster it goes.',
    sure: 'settled',
    source: 'ACSM position stand 2011',
    terms: ['fitness', 'stamina', 'endurance', 'out of breath'],
  },
  {
    id: 'scale-not-moving-results',
    topic: 'results',
    questions: [
      'working out but not losing weight',
      'gained weight since i started lifting',
      'scale went up after starting gym',
      'heavier but clothes fit better',
      'why am i heavier since training',
    ],
    answer:
      'A kilo or two up in the first weeks is mostly water and stored fuel in the muscles. Later fat can fall while muscle rises, and the scale sits still. Measure your waist, note your lifts and how clothes fit, every two to four weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['scale', 'weight gain', 'water', 'measurements'],
  },
  {
    id: 'genetics-hardgainer',
    topic: 'results',
    questions: [
      'do i have bad genetics',
      'am i a hardgainer',
      'why do others progress faster',
      'i just dont build muscle',
      'are some people non responders',
    ],
    answer:
      'People differ a great deal: the same plan gives some twice the gain of others. Truly nobody stays unchanged in everything; almost all get stronger. Slow responders often gain from a few more sets, more food and more patience.',
    sure: 'likely',
    source: 'Ahtiainen et al. 2016 analysis',
    terms: ['genetics', 'non-responder', 'hardgainer'],
  },
  {
    id: 'women-bulky',
    topic: 'results',
    questions: [
      'will lifting make me bulky',
      'i dont want to get too big',
      'do weights make women look manly',
      'can women get muscly by accident',
      'should women lift differently',
    ],
    answer:
      'No, size comes slowly and never by accident; you can stop adding any time. Relative to where they start, women gain muscle about as well as men and strength as well or better. The same lifts, sets and effort apply.',
    sure: 'settled',
    source: 'Roberts et al. 2020 meta-analysis',
    terms: ['women', 'bulky', 'female', 'big muscles'],
  },
  {
    id: 'toned-meaning',
    topic: 'results',
    questions: [
      'how do i get toned',
      'what does toning mean',
      'exercises for toned arms',
      'tone up without bulk',
      'get lean and toned',
    ],
    answer:
      'A toned look is some muscle with a bit less fat over it. Lift two or three times a week with sets that get hard, eat enough protein, and give it three months. There is no special toning weight or rep number.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['toned', 'tone up', 'lean', 'definition'],
  },
  {
    id: 'older-start-results',
    topic: 'results',
    questions: [
      'am i too old to start lifting',
      'can i build muscle at 60',
      'is it too late to get fit',
      'starting at 55 worth it',
      'can you gain strength at 70',
    ],
    answer:
      'It is not too late: people in their eighties and nineties still gain strength and muscle. Two or three sessions a week give clear gains in 8 to 12 weeks. Start lighter, build steadily and give yourself 48 hours between sessions.',
    sure: 'settled',
    source: 'Fragala et al. 2019, NSCA position statement',
    terms: ['too old', 'late start', 'age'],
  },
  {
    id: 'progress-photos',
    topic: 'results',
    questions: [
      'how do i measure progress',
      'should i take progress photos',
      'best way to see if its working',
      'scale or tape measure',
      'how often to weigh myself',
    ],
    answer:
      'Use two or three signs: your lifts or times, a tape round the waist, and how daily life feels. Photos in the same light every four weeks show what a mirror hides. If you weigh, look at the average over a week or two.',
    sure: 'likely',
    notFor: 'anyone whom pictures or numbers of the body upset',
    source: 'coaching practice',
    terms: ['measure', 'photos', 'tape', 'scale', 'track'],
  },
];
