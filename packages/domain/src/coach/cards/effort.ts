import type { Card } from './card.ts';

export const effortCards: readonly Card[] = [
  {
    id: 'train-to-failure',
    topic: 'effort',
    questions: [
      'should i train to failure',
      'do i need to go to failure every set',
      'is failure necessary for growth',
      'go until i cant lift anymore',
      'how hard should sets be',
      'is failing reps good',
    ],
    answer:
      'No, stopping one to three reps short grows about as much muscle and tires you far less. Keep true failure for the last set of small or machine exercises. On squats, deadlifts and bench without a spotter leave at least one good rep.',
    sure: 'likely',
    notFor: 'heavy squats, bench alone, beginners',
    source: 'Refalo et al. 2023 meta-analysis',
    terms: ['failure', 'to the limit', 'max effort', 'last rep'],
  },
  {
    id: 'how-close-to-failure',
    topic: 'effort',
    questions: [
      'how many reps in reserve',
      'how close to failure should i get',
      'how many reps should i leave in the tank',
      'is 3 rir too easy',
      'am i training hard enough',
    ],
    answer:
      'Leave one to three reps for muscle and two to four for heavy strength work. Being closer matters for size, much less for strength. In your first month keep three or four in reserve while the movement settles.',
    sure: 'likely',
    source: 'Robinson et al. 2024 meta-regression',
    terms: ['RIR', 'reserve', 'proximity', 'hard enough'],
  },
  {
    id: 'judge-rir',
    topic: 'effort',
    questions: [
      'how do i know how many reps i have left',
      'i cant judge rir',
      'bad at guessing reps in reserve',
      'how do i learn to rate effort',
      'is my rpe accurate',
    ],
    answer:
      'Most people guess about one rep too low, so they had more left than they thought. Now and then take a safe exercise such as a machine press to true failure and compare with your guess. It gets sharper with heavier weights, near the end of a set, and with practice.',
    sure: 'likely',
    source: 'Halperin et al. 2022 meta-analysis',
    terms: ['RIR accuracy', 'guess', 'rate effort'],
  },
  {
    id: 'hard-set-meaning',
    topic: 'effort',
    questions: [
      'what is a hard set',
      'what counts as a working set',
      'do warm up sets count',
      'which sets count toward volume',
      'is an easy set worth anything',
    ],
    answer:
      'A hard set ends with about zero to four reps left. Warm-up and ramp sets do not count, nor do sets you could have doubled. If you log ten sets and five were easy, you did five.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['working set', 'effective reps', 'counting'],
  },
  {
    id: 'failed-rep',
    topic: 'effort',
    questions: [
      'i failed a rep what now',
      'missed my last rep',
      'couldnt finish the set',
      'failed my lift today',
      'got stuck under the bar',
    ],
    answer:
      'One missed rep is information, not a setback. Take off 5 to 10 %, finish the remaining sets cleanly, and try the weight again next time. If it fails twice in a row, go back 10 % and build up over two or three weeks.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['missed rep', 'stuck', 'fail', 'bail'],
  },
  {
    id: 'not-tired-after',
    topic: 'effort',
    questions: [
      'i dont feel tired after my workout',
      'workout felt too easy',
      'not sweating when i lift',
      'should i be wrecked after training',
      'dont feel destroyed is it working',
    ],
    answer:
      'Being wrecked is not the aim, and sweat says little about strength work. A good session is one where the last reps slowed down and you could come back in two days. If you end every set with more than four reps left, add weight or reps.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['too easy', 'sweat', 'exhausted', 'effective'],
  },
  {
    id: 'shaking-muscles',
    topic: 'effort',
    questions: [
      'why do i shake when lifting',
      'muscles trembling during plank',
      'legs shake on squats',
      'is shaking normal',
      'arms tremble at the end of a set',
    ],
    answer:
      'Shaking near the end of a set is normal: tired muscle fibres fire less evenly. It is also common in new movements and fades with practice. Rest, eat something if you trained on an empty stomach, and stop if you feel faint.',
    sure: 'likely',
    notFor: 'shaking with faintness, or shaking that goes on at rest',
    source: 'coaching practice',
    terms: ['tremble', 'quiver', 'wobble', 'shaky'],
  },
  {
    id: 'grunt-and-brace',
    topic: 'effort',
    questions: [
      'how should i breathe when lifting',
      'do i hold my breath on squats',
      'what is bracing',
      'when to exhale on a lift',
      'what is the valsalva',
      'breathing during weights',
    ],
    answer:
      'For most sets breathe in on the way down and out on the way up. For heavy singles to fives, take a breath into the belly, brace as if someone will poke you, and let it go after the hard part. Breathe again between reps.',
    sure: 'likely',
    notFor: 'high blood pressure, pregnancy, glaucoma or hernia: breathe out on effort',
    source: 'coaching practice',
    terms: ['breath', 'brace', 'valsalva', 'exhale', 'inhale'],
  },
  {
    id: 'mind-muscle',
    topic: 'effort',
    questions: [
      'does mind muscle connection matter',
      'should i focus on the muscle',
      'cant feel the muscle working',
      'dont feel my chest on bench',
      'is feeling the muscle important',
    ],
    answer:
      'It helps a little on small isolation exercises, where thinking of the muscle can raise growth. On heavy lifts think of the movement instead: push the floor, drive the bar. Not feeling a muscle does not mean it is not working.',
    sure: 'likely',
    source: 'Schoenfeld et al. 2018 trial',
    terms: ['attention', 'focus', 'feel it', 'squeeze'],
  },
  {
    id: 'ego-lifting',
    topic: 'effort',
    questions: [
      'what is ego lifting',
      'am i lifting too heavy',
      'should i drop the weight and fix form',
      'form or weight first',
      'how do i know its too heavy',
    ],
    answer:
      'It is too heavy when the range gets shorter, the speed gets jerky or you need a swing to start. Drop 10 to 20 % and own the full range for two weeks. You will pass the old number soon, and this time it counts.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['too heavy', 'cheating', 'form first'],
  },
  {
    id: 'maximal-test',
    topic: 'effort',
    questions: [
      'should i test my one rep max',
      'how often to max out',
      'is it safe to try my 1rm',
      'when to go for a pr',
      'how do i test my max',
    ],
    answer:
      'You rarely need a true max: a set of three to five gives a good estimate. If you want one, do it fresh, after a lighter week, with safety bars or a spotter, at most every 8 to 12 weeks. Go up in small jumps and stop after one miss.',
    sure: 'likely',
    notFor:
      'beginners, under 18s, pregnancy, uncontrolled blood pressure, anyone training alone without safety bars',
    source: 'ACSM position stand 2009',
    terms: ['max out', 'test day', '1RM', 'PR attempt'],
  },
];
