import type { Card } from './card.ts';

export const sorenessCards: readonly Card[] = [
  {
    id: 'doms-what',
    topic: 'soreness',
    questions: [
      'why am i so sore after working out',
      'what is doms',
      'sore two days after training',
      'muscle ache after gym normal',
      'why does soreness get worse on day two',
    ],
    answer:
      'It is delayed soreness from work your muscles are not used to, above all lowering and braking. It peaks after one to three days and goes within about five. It is no injury and no lactic acid.',
    sure: 'settled',
    source: 'Cheung et al. 2003 review',
    terms: ['DOMS', 'soreness', 'muscle ache', 'stiff'],
  },
  {
    id: 'train-when-sore',
    topic: 'soreness',
    questions: [
      'can i train when sore',
      'should i work out with sore muscles',
      'legs still sore can i squat',
      'is it ok to lift with doms',
      'wait until soreness is gone',
    ],
    answer:
      'Mild soreness: yes, it usually fades as you warm up. If stairs are a struggle or it changes how you move, train something else or go light for a day. Soreness you can point at with one finger is more likely a strain.',
    sure: 'likely',
    notFor: 'sharp or one-sided pain, swelling, dark urine',
    source: 'coaching practice',
    terms: ['sore', 'train through soreness'],
  },
  {
    id: 'get-rid-of-soreness',
    topic: 'soreness',
    questions: [
      'how to get rid of soreness',
      'what helps with doms',
      'cure for sore muscles',
      'sore legs cant walk',
      'make soreness go away faster',
    ],
    answer:
      'Time and gentle movement help most: an easy walk or ride of 20 to 30 minutes. Warmth, massage or a cool bath take the edge off. It passes in two to four days whatever you do.',
    sure: 'likely',
    source: 'Dupuy et al. 2018 meta-analysis',
    terms: ['relief', 'soreness', 'ache', 'remedy'],
  },
  {
    id: 'sore-means-growth',
    topic: 'soreness',
    questions: [
      'not sore after workout is it working',
      'does soreness mean growth',
      'no doms no gains',
      'should i be sore after every workout',
      'not sore anymore',
    ],
    answer:
      'No, soreness is a poor sign of a good session. It mostly shows that something was new, and it fades as you get used to it. Look at your reps and weights instead: if they rise over weeks, it works.',
    sure: 'likely',
    source: 'Schoenfeld and Contreras 2013 review',
    terms: ['no soreness', 'effective', 'growth'],
  },
  {
    id: 'prevent-soreness',
    topic: 'soreness',
    questions: [
      'how to avoid being sore',
      'prevent muscle soreness',
      'start gym without getting too sore',
      'first workout soreness avoid',
      'so sore after first session',
    ],
    answer:
      'Start with half of what you could do: one or two sets per exercise in the first sessions, then build over two weeks. One light dose protects the muscle for weeks. Stretching before or after does almost nothing for it.',
    sure: 'settled',
    source: 'McHugh 2003 review',
    terms: ['avoid', 'repeated bout', 'first session'],
  },
  {
    id: 'stretching-soreness',
    topic: 'soreness',
    questions: [
      'does stretching help soreness',
      'stretch to avoid being sore',
      'should i stretch sore muscles',
      'sore because i didnt stretch',
    ],
    answer:
      'Hardly: over many trials stretching changed soreness by about one point on a scale of 100. Gentle stretching of sore muscles is fine if it feels good. Going slower with new exercises is what helps.',
    sure: 'settled',
    source: 'Herbert et al. 2011 Cochrane review',
    terms: ['stretching', 'soreness', 'after'],
  },
  {
    id: 'soreness-or-injury',
    topic: 'soreness',
    questions: [
      'is it soreness or an injury',
      'how do i tell if i pulled something',
      'soreness vs strain',
      'is this pain normal after training',
      'did i hurt myself or just doms',
    ],
    answer:
      'Soreness is dull, on both sides, starts the day after and eases with movement. A strain is sharp, in one spot, often from one moment, and worse when used. Swelling, bruising, a pop or loss of strength should be seen by a professional.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['strain', 'injury', 'difference'],
  },
  {
    id: 'sore-too-long',
    topic: 'soreness',
    questions: [
      'still sore after 5 days',
      'soreness not going away',
      'sore for a week',
      'extremely sore cant bend my arm',
      'how long should doms last',
    ],
    answer:
      'Most soreness is gone in three to five days. If it lasts over a week, grows, or a muscle is swollen and very weak, have it checked. Dark, cola-coloured urine after hard exercise is an emergency: go the same day.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['long soreness', 'a week', 'swelling'],
  },
  {
    id: 'rhabdo',
    topic: 'soreness',
    questions: [
      'what is rhabdo',
      'dark urine after workout',
      'rhabdomyolysis signs',
      'pee is brown after crossfit',
      'can you get rhabdo from working out',
    ],
    answer:
      'Rhabdo is severe muscle breakdown after far too much too soon, often in heat. Cola-coloured urine with very painful, swollen or weak muscles means hospital now, not a rest day. Building up over weeks makes it very rare.',
    sure: 'settled',
    source: 'Tietze and Borchers 2014 review',
    terms: ['rhabdomyolysis', 'brown urine', 'cola urine'],
  },
  {
    id: 'cramps',
    topic: 'soreness',
    questions: [
      'why do i get cramps',
      'muscle cramp during run',
      'how to stop leg cramps',
      'cramp in calf at night',
      'do electrolytes stop cramps',
    ],
    answer:
      "Exercise cramps come mostly from tired muscles working harder than they are used to. Stop, stretch the muscle gently until it lets go, and build pace and distance more slowly. Salt and magnesium help only some; cramps that are frequent or come at rest deserve a doctor's look.",
    sure: 'likely',
    source: 'Miller et al. 2022 review',
    terms: ['cramp', 'calf cramp', 'charley horse', 'magnesium'],
  },
  {
    id: 'twitching',
    topic: 'soreness',
    questions: [
      'muscle twitching after workout',
      'eyelid twitch from training',
      'why does my muscle keep twitching',
      'twitch in leg after exercise',
    ],
    answer:
      'Small twitches after hard work, little sleep or a lot of coffee are common and harmless. They usually stop in hours or days. If there is weakness, shrinking or numbness with them, see a doctor.',
    sure: 'likely',
    notFor: 'twitching with weakness or numbness: see a doctor',
    source: 'coaching practice',
    terms: ['twitch', 'spasm', 'fasciculation'],
  },
];
