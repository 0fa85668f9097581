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
      'Not needed for most training. It lets you brace harder and helps a few per cent in sets above about 80 %, but it is no armour for a sore back. Wear it between ribs and hips, tight enough to push against, and lift without it in lighter sets.',
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
      'Use them when your grip ends the set before the muscle does, as in heavy rows or RDLs. Do warm-ups and the first sets without. Not for cleans or snatches overhead as a beginner.',
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
      'File thick spots after the shower and keep skin supple; hold the bar at the base of the fingers, not mid palm. A tear: wash, leave the skin as cover, tape or plaster, and pull with straps for some days. Red, hot or throbbing needs a look.',
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
      'Chalk gives the better hold; liquid chalk where powder is banned. Gloves spare the skin but make the bar thicker and the grip weaker. For pain or eczema gloves are perfectly fine.',
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
      'Optional: wraps help hold the wrist in heavy presses, sleeves keep knees warm and feel good. They do not heal anything. If you need them for light weights, look for the cause.',
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
      'Thin synthetic socks, shoes a thumb longer, grease or tape on known spots. Leave small blisters closed; drain a big one only clean, and cover it. Black nails mean too short shoes; against chafing use balm or longer shorts.',
    sure: 'likely',
    notFor: 'diabetes with numb feet: have every blister seen',
    source: 'coaching practice',
    terms: ['blisters', 'toenail', 'chafing', 'socks'],
  },
];
