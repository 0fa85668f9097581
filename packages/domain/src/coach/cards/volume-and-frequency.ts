import type { Card } from './card.ts';

export const volumeAndFrequencyCards: readonly Card[] = [
  {
    id: 'weekly-sets',
    topic: 'volume-and-frequency',
    questions: [
      'how many sets per muscle per week',
      'how much volume do i need',
      'is 10 sets a week enough',
      'is 20 sets too much',
      'weekly volume for growth',
      'optimal sets per week',
    ],
    answer:
      'About 10 to 20 hard sets per muscle and week is the productive range; beginners do well on 6 to 10. More gives a bit more up to a point, but each extra set gives less. Start low and add two sets a week only when you stall and recover well.',
    sure: 'likely',
    source: 'Schoenfeld et al. 2017 dose-response meta-analysis',
    terms: ['volume', 'weekly sets', 'per muscle'],
  },
  {
    id: 'how-often-train',
    topic: 'volume-and-frequency',
    questions: [
      'how many days a week should i train',
      'how often should i lift',
      'is 3 days a week enough',
      'is twice a week enough to see results',
      'how many workouts per week',
      '4 or 5 days',
    ],
    answer:
      'Two to four lifting days a week fit almost everyone; three full-body days are a fine standard. Two days already bring most of the gain for a newcomer. More days mainly help to spread more sets, they are not better by themselves.',
    sure: 'settled',
    source: 'ACSM position stand 2009',
    terms: ['frequency', 'days per week', 'sessions'],
  },
  {
    id: 'muscle-frequency',
    topic: 'volume-and-frequency',
    questions: [
      'how often should i train each muscle',
      'can i train chest twice a week',
      'hit legs once or twice a week',
      'is once a week per muscle enough',
      'bro split frequency',
    ],
    answer:
      'Twice a week per muscle is a good default. When the weekly sets are equal, once or three times give much the same growth, but sets stay better in quality when they are spread. Leave about 48 hours between hard days for the same muscle.',
    sure: 'likely',
    source: 'Schoenfeld et al. 2019 frequency meta-analysis',
    terms: ['frequency per muscle', 'twice weekly'],
  },
  {
    id: 'train-every-day',
    topic: 'volume-and-frequency',
    questions: [
      'can i train every day',
      'is it ok to work out daily',
      'do i need rest days',
      'lifting 7 days a week',
      'no rest days good or bad',
    ],
    answer:
      'You can move every day, but hard training every day rarely pays. Keep one or two days easy a week, and 48 hours between hard sessions for the same muscles. A walk, easy ride or mobility counts as an easy day.',
    sure: 'likely',
    source: 'ACSM position stand 2009',
    terms: ['daily', 'every day', 'rest day', 'seven days'],
  },
  {
    id: 'train-sore-muscle-twice',
    topic: 'volume-and-frequency',
    questions: [
      'can i train the same muscle two days in a row',
      'legs yesterday legs today',
      'back to back chest days',
      'can i do upper body two days running',
    ],
    answer:
      'Better not with hard sets: give the muscle about 48 hours, or 72 after heavy legs or a lot of jumping. If the days must touch, make the second one light, at half the sets and far from failure. Training other muscles is fine.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['consecutive days', 'back to back'],
  },
  {
    id: 'too-much-volume',
    topic: 'volume-and-frequency',
    questions: [
      'am i doing too much',
      'how do i know im overtraining',
      'is my volume too high',
      'junk volume meaning',
      'too many sets per workout',
      'workout takes 2 hours is that bad',
    ],
    answer:
      'Signs of too much: reps drop two sessions in a row, you stay sore beyond three days, sleep and mood dip. More than about 8 to 10 hard sets for one muscle in a session adds little. Cut a third of the sets for a week and see if numbers rise.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['overdoing', 'junk volume', 'too many sets'],
  },
  {
    id: 'maintain-muscle',
    topic: 'volume-and-frequency',
    questions: [
      'how little can i do to keep muscle',
      'how to maintain gains',
      'minimum to not lose strength',
      'busy month how do i keep my muscle',
      'maintenance volume',
    ],
    answer:
      'About a third of your usual sets keeps what you have, if the weights stay heavy. One or two short sessions a week with 3 to 5 hard sets per muscle will do for months. Over 60, plan two sessions to hold muscle as well as strength.',
    sure: 'settled',
    source: 'Bickel et al. 2011 trial',
    terms: ['maintenance', 'keep strength', 'minimum'],
  },
  {
    id: 'minimum-dose',
    topic: 'volume-and-frequency',
    questions: [
      'whats the least i can do and still get results',
      'minimum effective dose',
      'can i get strong with 20 minutes',
      'shortest workout that works',
      'bare minimum training',
    ],
    answer:
      'Two sessions a week of 20 to 30 minutes, with one to three hard sets of a leg, a push and a pull exercise, make you clearly stronger. Push the sets to one or two reps from failure. It is not the most you can get, but it is most of it.',
    sure: 'settled',
    source: 'Androulakis-Korakakis et al. 2020 review',
    terms: ['minimum effective', 'short', 'least'],
  },
  {
    id: 'full-body-or-split',
    topic: 'volume-and-frequency',
    questions: [
      'full body or split',
      'is full body better than ppl',
      'upper lower or full body',
      'which split is best',
      'what split should i run',
      'push pull legs or bro split',
    ],
    answer:
      'With the same weekly sets they work equally well, so choose by your days. Two or three days: full body. Four: upper and lower. Five or six: push, pull, legs. A missed day costs least with full body.',
    sure: 'settled',
    source: 'Ramos-Campo et al. 2024 meta-analysis',
    terms: ['split', 'full body', 'upper lower', 'ppl', 'bro split'],
  },
  {
    id: 'push-pull-legs',
    topic: 'volume-and-frequency',
    questions: [
      'what is push pull legs',
      'how does ppl work',
      'ppl 3 days or 6 days',
      'is ppl good for beginners',
      'what goes on pull day',
    ],
    answer:
      'Push is chest, shoulders and triceps; pull is back and biceps; legs are the third day. Run six days a week it trains all twice, run three days only once. With three days, full body usually gives you more.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['ppl', 'push day', 'pull day', 'leg day'],
  },
  {
    id: 'how-long-workout',
    topic: 'volume-and-frequency',
    questions: [
      'how long should a workout be',
      'is 30 minutes enough',
      'is an hour in the gym enough',
      'my workouts take 90 min too long',
      'is 20 min worth it',
    ],
    answer:
      'Thirty to sixty minutes cover most needs, and twenty well-used ones still count. Length comes mainly from rests and number of exercises, so pair opposite exercises when time is tight. Past 75 to 90 minutes quality tends to drop.',
    sure: 'likely',
    source: 'Iversen et al. 2021 review',
    terms: ['session length', 'duration', 'minutes'],
  },
  {
    id: 'how-many-exercises',
    topic: 'volume-and-frequency',
    questions: [
      'how many exercises per workout',
      'is 8 exercises too many',
      'how many exercises for each muscle',
      'do i need more exercises',
      'is 4 exercises enough',
    ],
    answer:
      'Four to six exercises make a full session; three good ones make a short one. One or two per muscle in a session are enough, with two to four sets each. Better to push a few than to collect many.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['number of exercises', 'selection'],
  },
  {
    id: 'two-a-day',
    topic: 'volume-and-frequency',
    questions: [
      'can i work out twice a day',
      'morning run and evening weights',
      'two workouts in one day',
      'two a days worth it',
      'lift am cardio pm',
    ],
    answer:
      'Yes, if one of the two is easy and you keep about six hours between them. Put the one that matters more first, and eat and drink in between. Twice hard on one day needs an easy day after it.',
    sure: 'likely',
    notFor: 'newcomers and anyone short of sleep',
    source: 'coaching practice',
    terms: ['double session', 'am pm', 'two-a-days'],
  },
  {
    id: 'morning-or-evening',
    topic: 'volume-and-frequency',
    questions: [
      'best time of day to work out',
      'is it better to train in the morning',
      'morning or evening gym',
      'does training time matter',
      'is 9pm too late to train',
    ],
    answer:
      'The best time is the one you can keep. Strength is often a few per cent higher in the late afternoon, but people who always train in the morning adapt. Give yourself a longer warm-up early in the day.',
    sure: 'likely',
    source: 'Bruggisser et al. 2023 meta-analysis',
    terms: ['time of day', 'morning', 'evening', 'night'],
  },
];
