import type { Card } from './card.ts';

export const racesCards: readonly Card[] = [
  {
    id: 'taper',
    topic: 'races',
    questions: [
      'how to taper for a race',
      'how long should a taper be',
      'taper for half marathon',
      'do i stop training before a race',
      'what to do race week',
    ],
    answer:
      'Cut the distance by 40 to 60 % over about two weeks, eight to fourteen days for shorter races, and keep a few short fast parts. Feeling heavy or restless is normal. Nothing you add in the last ten days makes you fitter.',
    sure: 'settled',
    source: 'Bosquet et al. 2007 meta-analysis',
    terms: ['taper', 'race week', 'before race'],
  },
  {
    id: 'train-5k',
    topic: 'races',
    questions: [
      'how to train for a 5k',
      '5k in 8 weeks',
      'how long to train for 5k',
      'first 5k tips',
      'prepare for parkrun',
    ],
    answer:
      'From zero eight to ten weeks of run-walk three times a week; if you already run 20 minutes, four to six. One longer easy run, one easy, one with some faster minutes. Start the race slower than feels right.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['5k', 'parkrun', 'first race'],
  },
  {
    id: 'train-10k',
    topic: 'races',
    questions: [
      'how to train for a 10k',
      'how long to train for 10 km',
      'from 5k to 10k',
      '10k plan how many runs',
    ],
    answer:
      'From a comfortable 5 km plan eight to ten weeks with three or four runs. Let the long run grow to 10 to 13 km, and do one tempo or interval session a week. The rest stays easy.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['10k', 'ten kilometres'],
  },
  {
    id: 'train-half',
    topic: 'races',
    questions: [
      'how to train for a half marathon',
      'half marathon in 12 weeks',
      'how long is the longest run for a half',
      'can i run a half in 2 months',
      'first half marathon',
    ],
    answer:
      'Allow 12 weeks if you can run an hour now, 16 to 20 if not. Three or four runs a week, long run up to 16 to 19 km, one tempo session, the rest easy. Two months is short; run-walking it is an honest option.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['half marathon', '21 km'],
  },
  {
    id: 'train-marathon',
    topic: 'races',
    questions: [
      'how to train for a marathon',
      'can i run a marathon in 4 months',
      'how many miles a week for a marathon',
      'longest run before marathon',
      'first marathon plan',
    ],
    answer:
      'Best with a year of regular running behind you, then 16 to 20 weeks of four or five runs. The long run grows to 28 to 32 km or about three hours, two or three times, then taper. Practise eating 30 to 60 g of carbs an hour.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['marathon', '42 km'],
  },
  {
    id: 'race-pace-predict',
    topic: 'races',
    questions: [
      'what marathon time can i run',
      'predict race time from 10k',
      'my 5k is 25 what is my half',
      'race time calculator',
      'pace for half marathon',
    ],
    answer:
      'Each doubling of the distance slows the pace by about 4 %: a 25-minute 5 km gives roughly 52 for 10 km and 1:55 for a half. Marathon estimates come out too fast unless you run a lot; add some minutes. Give me a recent time and I can work it out.',
    sure: 'likely',
    source: 'Vickers and Vertosick 2016 study',
    terms: ['predict', 'race time', 'Riegel', 'pace'],
  },
  {
    id: 'pacing-race',
    topic: 'races',
    questions: [
      'how to pace a race',
      'start fast or slow',
      'negative split meaning',
      'always die at the end of races',
      'even pace or not',
    ],
    answer:
      'Even pace, or a slightly quicker second half, is best from 5 km up. Run the first kilometre 5 to 10 seconds slower than goal pace. On hills hold the effort, not the speed.',
    sure: 'likely',
    source: 'Abbiss and Laursen 2008 review',
    terms: ['pacing', 'negative split', 'even pace'],
  },
  {
    id: 'carb-load',
    topic: 'races',
    questions: [
      'do i need to carb load',
      'how to carb load for marathon',
      'carb loading for half',
      'what to eat before a race',
      'pasta party',
    ],
    answer:
      'Only for efforts over about 90 minutes: 10 to 12 g of carbs per kg a day for one and a half to two days before. Choose rice, bread, potatoes, juice, and less fibre and fat. For 5 or 10 km normal meals do.',
    sure: 'settled',
    source: 'Burke et al. 2011 review',
    terms: ['carb loading', 'glycogen', 'pre-race'],
  },
  {
    id: 'race-morning',
    topic: 'races',
    questions: [
      'what to eat on race morning',
      'breakfast before a race',
      'race day tips',
      'what to do before the start',
      'coffee before a race',
    ],
    answer:
      'Two to three hours before: a known breakfast with 1 to 3 g of carbs per kg, such as porridge or toast with honey. Nothing new on the day: no new shoes, gels or socks. Warm up more for short races, less for long ones.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['race day', 'breakfast', 'morning'],
  },
  {
    id: 'after-race-recovery',
    topic: 'races',
    questions: [
      'how long to recover from a marathon',
      'when can i run after a half marathon',
      'post race recovery',
      'legs dead after race',
    ],
    answer:
      'Roughly: a few easy days after 10 km, a week after a half, two to three weeks after a marathon. Walk, swim and eat well first; start with short easy runs. No hard session until stairs feel normal.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['post-race', 'recovery', 'after marathon'],
  },
  {
    id: 'hit-the-wall',
    topic: 'races',
    questions: [
      'what is hitting the wall',
      'why do i fade at 30 km',
      'bonking on long rides',
      'how to avoid the wall',
    ],
    answer:
      'It is running low on stored carbohydrate, after about 90 minutes to two and a half hours of hard effort. Start slower, carry 30 to 90 g of carbs an hour, and train long runs. Shaky and foggy means eat now and slow down.',
    sure: 'settled',
    source: 'Burke et al. 2011 review',
    terms: ['wall', 'bonk', 'glycogen', 'fade'],
  },
  {
    id: 'triathlon-start',
    topic: 'races',
    questions: [
      'how to start triathlon',
      'first sprint triathlon training',
      'what is a brick session',
      'triathlon for beginners',
      'how to train three sports',
    ],
    answer:
      'A sprint (750 m swim, 20 km ride, 5 km run) takes 8 to 12 weeks from a basic fitness. Two sessions per sport a week, one of them a brick: a short run straight after the bike. Most beginners gain most in the water, so take lessons.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['triathlon', 'brick', 'sprint distance'],
  },
];
