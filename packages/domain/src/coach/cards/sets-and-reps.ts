import type { Card } from './card.ts';

export const setsAndRepsCards: readonly Card[] = [
  {
    id: 'how-many-sets',
    topic: 'sets-and-reps',
    questions: [
      'how many sets should i do',
      'how many sets per exercise',
      'is 3 sets enough',
      '2 sets or 4 sets',
      'how many working sets each lift',
      'do i need 5 sets',
    ],
    answer:
      'Two to four hard sets per exercise suit most people; two are plenty in your first months. What counts is the week: about 10 hard sets per muscle grows well, and 4 to 6 still work when time is short. Add a set only when progress slows and you recover fine.',
    sure: 'likely',
    source: 'ACSM position stand 2009',
    terms: ['set count', 'per exercise', 'three sets'],
  },
  {
    id: 'reps-for-muscle',
    topic: 'sets-and-reps',
    questions: [
      'how many reps to build muscle',
      'best rep range for size',
      '8 reps or 15 reps for growth',
      'is 8 to 12 the magic range',
      'what rep range gets you jacked',
      'do high reps build muscle',
    ],
    answer:
      'Anything from about 5 to 30 reps builds muscle when the set ends close to failure. Six to fifteen is the handy middle: heavy enough to be quick, light enough for the joints. Pick reps you can do cleanly and push the last few.',
    sure: 'settled',
    source: 'Schoenfeld et al. 2017 meta-analysis of low and high loads',
    terms: ['hypertrophy', 'rep range', 'bigger', 'size'],
  },
  {
    id: 'reps-for-strength',
    topic: 'sets-and-reps',
    questions: [
      'how many reps for strength',
      'best reps to get stronger',
      'is 5x5 good for strength',
      'should i lift heavy for strength',
      'how heavy to get strong',
      'low reps for power lifting',
    ],
    answer:
      'Three to six reps with about 80 % or more of your best single build strength fastest. Take two to four minutes between sets and stop with one to three reps left. Some lighter work of 6 to 12 reps beside it adds the muscle behind the number.',
    sure: 'settled',
    notFor: 'beginners still learning a lift, who do better with 6 to 10 reps',
    source: 'Schoenfeld et al. 2017 meta-analysis of low and high loads',
    terms: ['strength', 'heavy', 'percent', 'triples', 'fives'],
  },
  {
    id: 'high-reps-light-weight',
    topic: 'sets-and-reps',
    questions: [
      'do light weights work',
      'high reps low weight any good',
      'can i grow with light dumbbells',
      'my dumbbells are too light',
      'light weight lots of reps for toning',
      'only have small weights',
    ],
    answer:
      'Yes: light weights build muscle as long as the set gets truly hard, up to about 30 reps. Slow the lowering to three seconds, use one arm or leg at a time, and stop one or two reps before failure. For top strength you will need heavier loads at some point.',
    sure: 'settled',
    source: 'Schoenfeld et al. 2017 meta-analysis of low and high loads',
    terms: ['light load', 'toning', '20 reps', '30 reps'],
  },
  {
    id: 'heavy-or-light',
    topic: 'sets-and-reps',
    questions: [
      'heavy weights or light weights',
      'is it better to lift heavy',
      'go heavy low reps or light high reps',
      'which is better heavy or high reps',
      'do i have to lift heavy',
    ],
    answer:
      'For muscle both work if sets end near failure; for strength heavier wins. A sound mix is 5 to 8 reps on the big lifts and 8 to 15 on the rest. Choose lighter when a joint complains.',
    sure: 'settled',
    source: 'Schoenfeld et al. 2017 meta-analysis of low and high loads',
    terms: ['load choice', 'heavier', 'lighter'],
  },
  {
    id: 'pick-starting-weight',
    topic: 'sets-and-reps',
    questions: [
      'how do i know what weight to use',
      'what weight should i start with',
      'how heavy should my dumbbells be',
      'which weight for a beginner',
      'how do i choose the right load',
      'no idea how much to lift',
    ],
    answer:
      'Start lighter than you think and do the planned reps: if you could have done five or more extra, go up a step and repeat. When about two or three good reps are left at the end, that is your working weight. Write it down and begin there next time.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['starting load', 'first session', 'find weight', 'calibration'],
  },
  {
    id: 'same-weight-every-set',
    topic: 'sets-and-reps',
    questions: [
      'same weight every set or increase',
      'should i go up in weight each set',
      'straight sets or pyramid sets',
      'do i ramp the weight up',
      'keep the weight the same across sets',
    ],
    answer:
      'Keep the working weight the same across sets; it is the simplest to judge and to progress. Lighter ramp sets before it are warm-up, not work. If reps fall by more than two or three from set to set, rest longer or take off about 5 %.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['straight sets', 'ramping', 'ascending', 'pyramid'],
  },
  {
    id: 'top-set-backoff',
    topic: 'sets-and-reps',
    questions: [
      'what is a top set',
      'what are back off sets',
      'top set and backoff how does it work',
      'one heavy set then lighter ones',
      'should i do backoff sets',
    ],
    answer:
      'A top set is one heavy set of the day, then two to four back-off sets with 8 to 12 % less. You practise a heavy weight once while fresh and gather volume at a weight you can move well. Leave about two reps in the top set.',
    sure: 'likely',
    notFor: 'beginners in their first months',
    source: 'coaching practice',
    terms: ['top set', 'back-off', 'RPE single'],
  },
  {
    id: 'five-by-five-or-three-by-ten',
    topic: 'sets-and-reps',
    questions: [
      '5x5 or 3x10',
      'is 5x5 better than 3x8',
      'difference between 5x5 and 3x12',
      '3x10 vs 5x5 what do i pick',
      'should i run stronglifts or higher reps',
    ],
    answer:
      'For strength 5x5 has the edge, for muscle they come out about even when the sets are hard. 3x10 is quicker and kinder to joints; 5x5 needs two to three minutes of rest. Choose the one you will push honestly for eight weeks.',
    sure: 'settled',
    source: 'Schoenfeld et al. 2017 meta-analysis of low and high loads',
    terms: ['5x5', '3x10', 'set scheme'],
  },
  {
    id: 'one-set-enough',
    topic: 'sets-and-reps',
    questions: [
      'is one set enough',
      'can i just do one set',
      'does 1 set per exercise work',
      'single set training any good',
      'bare minimum sets',
    ],
    answer:
      'One hard set per exercise, two or three times a week, does make you stronger, above all early on. More sets bring more, with less return each time. Take that one set within a rep or two of failure, as it has to do all the work.',
    sure: 'settled',
    source: 'Androulakis-Korakakis et al. 2020 review',
    terms: ['single set', 'minimum', 'low volume'],
  },
  {
    id: 'different-reps-same-week',
    topic: 'sets-and-reps',
    questions: [
      'can i mix rep ranges',
      'should i change reps each workout',
      'heavy day and light day',
      'do i need to vary my rep range',
      'mixing heavy and high rep days',
    ],
    answer:
      'Yes, mixing works well: one heavier day of 4 to 6 reps and one of 8 to 12 for the same lift is easy to live with. It spreads the stress on joints and keeps both strength and muscle moving. It is a choice, not a must.',
    sure: 'likely',
    source: 'ACSM position stand 2009',
    terms: ['undulating', 'variety of reps', 'heavy light'],
  },
  {
    id: 'when-rep-counts',
    topic: 'sets-and-reps',
    questions: [
      'what counts as a good rep',
      'does a half rep count',
      'do ugly reps count',
      'when should i stop counting reps',
      'form breaks down at the end does it count',
    ],
    answer:
      'A rep counts when it has the same depth and path as your first one. When the form has changed twice in a set, the set is over. Slower is fine; crooked or shorter means the number on paper no longer compares.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['clean rep', 'cheating', 'form breakdown', 'partial'],
  },
];
