import type { Card } from '../card.ts';

export const handsAndBeltsCards: readonly Card[] = [
  {
    id: 'lifting-belt',
    topic: 'hands-and-belts',
    questions: [
      'do i need a lifting belt',
      'when to use a belt',
      'does a belt protect my back',
      'how to wear a lifting belt',
      'belt for deadlift',
      'weight belt',
      'back belt',
    ],
    answer:
      "You don't need one for most training, though it lets you brace harder and helps a few per cent in sets above about 80 %. A belt won't protect a sore back, and it doesn't weaken your trunk, which still works hard against it. Wear it between ribs and hips, tight enough to push against, and lift lighter sets without. Leave it off in pregnancy, with a hernia or with uncontrolled blood pressure.",
    sure: 'likely',
    notFor: 'uncontrolled blood pressure, pregnancy, hernia',
    source: 'Renfro and Ebben 2006 review',
    terms: ['belt', 'brace', 'squats with belt', 'weight belt'],
  },
  {
    id: 'lifting-straps',
    topic: 'hands-and-belts',
    questions: [
      'are lifting straps cheating',
      'when to use straps',
      'straps or grip training',
      'how to use wrist straps',
      'straps for rows',
      'wrist straps pulling',
      'hooks for grip',
    ],
    answer:
      'Straps make sense when your grip gives out before the muscle does, as in heavy rows or Romanian deadlifts. Do your warm-ups and first sets without them so your hands still get stronger. As a beginner leave them off for cleans and snatches.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['straps', 'grip aid'],
  },
  {
    id: 'calluses',
    topic: 'hands-and-belts',
    questions: [
      'how to prevent calluses',
      'ripped my hands pull ups',
      'blister from lifting',
      'torn callus what to do',
      'hand care for lifting',
      'hands sore from bar',
      'torn palms',
    ],
    answer:
      "If one has torn, wash it, leave the skin on as cover, tape it and pull with straps for some days. To save the next one, file thick spots after a shower, keep the skin supple and hold the bar at the base of your fingers. Skin that's red, hot or throbbing should be seen by a doctor.",
    sure: 'likely',
    notFor: 'red, hot, spreading skin: see someone',
    source: 'coaching practice',
    terms: ['calluses', 'blisters', 'rips', 'hands', 'ripping', 'tear', 'skin', 'palms'],
  },
  {
    id: 'gloves-chalk',
    topic: 'hands-and-belts',
    questions: [
      'gloves or chalk',
      'should i wear gloves lifting',
      'is chalk worth it',
      'liquid chalk gym',
      'sweaty hands bar slips',
      'gym gloves',
      'hands slip',
    ],
    answer:
      'Chalk gives you the better hold, and liquid chalk works where powder is banned. Gloves spare your skin but make the bar thicker and your grip weaker. If your hands hurt or you have eczema, gloves are perfectly fine.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['gloves', 'chalk', 'sweaty hands'],
  },
  {
    id: 'wrist-wraps-knee-sleeves',
    topic: 'hands-and-belts',
    questions: [
      'do i need wrist wraps',
      'knee sleeves worth it',
      'knee wraps or sleeves',
      'elbow sleeves for lifting',
      'supports for joints',
      'knee sleeve',
    ],
    answer:
      "You don't need either, but wraps help hold your wrists in heavy presses, and sleeves keep knees warm and feel good. Neither heals anything. If you need support even for light weights, look for the cause.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['wraps', 'sleeves', 'support'],
  },
  {
    id: 'blisters-feet',
    topic: 'hands-and-belts',
    questions: [
      'blisters from running',
      'prevent foot blisters',
      'black toenail running',
      'best socks for running',
      'chafing thighs',
      'sore feet running',
      'rubbing thighs',
    ],
    answer:
      'Wear thin synthetic socks and shoes a thumb longer than your foot, and tape or grease the spots that always rub. Leave small blisters closed, and drain a big one only clean, then cover it. Black nails mean your shoes are too short, and balm or longer shorts stop chafing. With diabetes and numb feet have every blister seen by a doctor.',
    sure: 'likely',
    notFor: 'diabetes with numb feet: have every blister seen',
    source: 'coaching practice',
    terms: ['blisters', 'toenail', 'chafing', 'socks'],
  },
];
