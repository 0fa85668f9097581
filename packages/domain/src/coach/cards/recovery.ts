import type { Card } from './card.ts';

export const recoveryCards: readonly Card[] = [
  {
    id: 'rest-day-what',
    topic: 'recovery',
    questions: [
      'what should i do on rest days',
      'active recovery ideas',
      'is walking ok on a rest day',
      'rest day workout',
      'can i do yoga on my off day',
    ],
    answer:
      'Move gently: 20 to 40 minutes of walking, easy cycling or mobility at an effort of 2 to 3 out of 10. Or do nothing, that is fine too. Eat and sleep as on training days, since that is when you adapt.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['rest day', 'active recovery', 'off day'],
  },
  {
    id: 'how-long-recover',
    topic: 'recovery',
    questions: [
      'how long does a muscle need to recover',
      'recovery time between workouts',
      'can i train legs after 2 days',
      'how many hours between sessions',
      '48 hours rest needed',
    ],
    answer:
      'About 48 hours after a normal hard session, up to 72 after heavy legs, many jumps or something new. If your warm-up weights feel normal, you are ready. Slight soreness is no obstacle.',
    sure: 'likely',
    source: 'ACSM position stand 2009',
    terms: ['recovery time', '48 hours', 'hours'],
  },
  {
    id: 'overtraining',
    topic: 'recovery',
    questions: [
      'am i overtrained',
      'signs of overtraining',
      'always tired from training',
      'what is overtraining syndrome',
      'burnt out from gym',
      'fatigue wont go away',
    ],
    answer:
      'True overtraining is rare; too little recovery is common. Falling numbers, poor sleep, low mood and heavy legs for over two weeks are the signs. Take five to seven easy days, eat and sleep well; if it does not lift in two or three weeks, have a doctor look, as other causes feel the same.',
    sure: 'likely',
    source: 'Meeusen et al. 2013 consensus statement',
    terms: ['overtraining', 'overreaching', 'burnout', 'exhausted'],
  },
  {
    id: 'tired-today-train',
    topic: 'recovery',
    questions: [
      'should i train when tired',
      'too tired to work out today',
      'slept badly should i lift',
      'exhausted from work should i train',
      'skip gym when tired',
    ],
    answer:
      'Start with ten easy minutes: if you feel better, do half the sets with three reps left; if not, go home with a clear conscience. Under about five hours of sleep keep it light. A short session keeps the habit, a hard one can wait a day.',
    sure: 'likely',
    notFor: 'fever, chest symptoms, dizziness: do not train',
    source: 'coaching practice',
    terms: ['tired', 'low energy', 'worn out', 'fatigue'],
  },
  {
    id: 'ice-bath',
    topic: 'recovery',
    questions: [
      'are ice baths good',
      'cold plunge after lifting',
      'do cold showers help recovery',
      'ice bath kill gains',
      'cold water after training',
    ],
    answer:
      'Cold water eases soreness, but right after lifting it can blunt muscle growth. Use it after matches or races, 10 to 15 minutes at 10 to 15 degrees, and keep it away from lifting by several hours. Never alone, and get in slowly.',
    sure: 'likely',
    notFor: "heart trouble, uncontrolled blood pressure, Raynaud's, pregnancy: ask first",
    source: 'Roberts et al. 2015 trial',
    terms: ['cold plunge', 'ice bath', 'cold shower', 'immersion'],
  },
  {
    id: 'sauna',
    topic: 'recovery',
    questions: [
      'is sauna good after workout',
      'sauna for recovery',
      'sauna before or after training',
      'does sauna build muscle',
      'sauna benefits',
    ],
    answer:
      'It relaxes, and regular sauna goes together with better heart health, though cause is not proven. After training take 10 to 15 minutes, then drink half a litre or so. It does not burn fat: the lost weight is water.',
    sure: 'open',
    notFor: 'pregnancy, unstable heart trouble, low blood pressure, alcohol',
    source: 'Laukkanen et al. 2015 cohort study',
    terms: ['sauna', 'heat', 'steam'],
  },
  {
    id: 'massage-gun',
    topic: 'recovery',
    questions: [
      'do massage guns work',
      'is massage good for recovery',
      'foam roller or massage gun',
      'percussion gun useful',
      'sports massage worth it',
    ],
    answer:
      'Massage lowers the feeling of soreness and tiredness for a day or so; it does not speed up repair by much. A gun or roller does a smaller version of that: one to two minutes per muscle, never on bone or a fresh injury. Nice, not needed.',
    sure: 'likely',
    source: 'Dupuy et al. 2018 meta-analysis',
    terms: ['massage', 'percussion', 'roller'],
  },
  {
    id: 'foam-rolling',
    topic: 'recovery',
    questions: [
      'is foam rolling worth it',
      'should i foam roll before or after',
      'how long to foam roll',
      'does foam rolling help soreness',
      'foam roller benefits',
    ],
    answer:
      'It gives a little more range for some minutes and slightly less soreness. Roll each muscle for 30 to 60 seconds before training or when stiff. Skip it without worry if you dislike it.',
    sure: 'likely',
    source: 'Wiewelhove et al. 2019 meta-analysis',
    terms: ['foam roll', 'roller', 'myofascial'],
  },
  {
    id: 'cool-down-needed',
    topic: 'recovery',
    questions: [
      'do i need to cool down',
      'is a cool down necessary',
      'what to do after workout',
      'should i stretch after lifting',
      'skip the cooldown',
    ],
    answer:
      'A cool-down is pleasant but does little for soreness or next-day performance. After hard cardio walk for three to five minutes so that you do not get light-headed. After lifting you may simply stop.',
    sure: 'likely',
    source: 'Van Hooren and Peake 2018 review',
    terms: ['cool-down', 'after training', 'walk out'],
  },
  {
    id: 'stress-and-training',
    topic: 'recovery',
    questions: [
      'does stress affect recovery',
      'stressed at work should i train',
      'training during exams',
      'life stress and gym',
      'high stress week what to do',
    ],
    answer:
      'Yes, people under a lot of stress recover more slowly after hard sessions. Keep training, as it helps the mood, but cut the sets by a third and stay two or three reps from failure. Easy cardio outdoors is hard to beat in such weeks.',
    sure: 'likely',
    source: 'Stults-Kolehmainen et al. 2014 trial',
    terms: ['stress', 'work', 'exams', 'cortisol'],
  },
  {
    id: 'recover-faster',
    topic: 'recovery',
    questions: [
      'how to recover faster',
      'speed up recovery',
      'best recovery methods',
      'what helps muscle recovery most',
      'recovery tips after hard session',
    ],
    answer:
      'Sleep seven to nine hours, eat enough with 1.6 g of protein per kg, and spread hard days: that is nine tenths of it. Massage, cold water and compression make you feel a bit better. No gadget makes up for short nights.',
    sure: 'likely',
    source: 'Dupuy et al. 2018 meta-analysis',
    terms: ['recovery', 'faster', 'tips'],
  },
  {
    id: 'compression',
    topic: 'recovery',
    questions: [
      'do compression socks work',
      'compression leggings recovery',
      'are compression tights worth it',
      'recovery boots any good',
    ],
    answer:
      'They may ease soreness slightly and do no harm. They do not make you faster in a noticeable way. Wear them if you like how they feel.',
    sure: 'open',
    source: 'Dupuy et al. 2018 meta-analysis',
    terms: ['compression', 'socks', 'boots', 'tights'],
  },
];
