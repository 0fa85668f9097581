import type { Card } from './card.ts';

export const olderCards: readonly Card[] = [
  {
    id: 'over-50-start',
    topic: 'older',
    questions: [
      'how to start exercising at 50',
      'over 50 beginner workout',
      '55 and out of shape',
      'strength training after 50',
      'getting fit in my fifties',
    ],
    answer:
      'Two strength sessions a week plus brisk walking on most days is a fine start. One or two sets of six exercises, 8 to 12 reps with three left, for the first month. Warm up a bit longer and add weight in small steps.',
    sure: 'settled',
    notFor: 'chest pain, breathlessness or dizziness on effort: see a doctor first',
    source: 'WHO guidelines 2020',
    terms: ['fifty', 'middle age', 'start', 'beginner'],
  },
  {
    id: 'over-65-plan',
    topic: 'older',
    questions: [
      'exercise for over 65',
      'strength training for seniors',
      '70 year old workout',
      'what should older adults do',
      'best exercise for elderly',
    ],
    answer:
      'Strength on two or three days, 2 to 3 sets of 8 to 12, working up to clearly challenging loads, plus balance on three days and walking. Sit-to-stands, rows, presses, step-ups and carries. A few fast stand-ups train the power that prevents falls.',
    sure: 'settled',
    notFor: 'recent falls, unstable heart or blood pressure: clear it first',
    source: 'Fragala et al. 2019, NSCA position statement',
    terms: ['senior', '65', '70', 'elderly', 'older adults'],
  },
  {
    id: 'falls-prevention',
    topic: 'older',
    questions: [
      'how to prevent falls',
      'afraid of falling exercise',
      'balance for seniors',
      'i fell last month',
      'exercises against falling',
    ],
    answer:
      'Balance and leg-strength exercise cuts falls by about a quarter. Three hours a week in all, in small pieces: heel-to-toe stands, one-leg stands by the worktop, sit-to-stands, tai chi. If you have fallen lately, tell your doctor as well.',
    sure: 'settled',
    source: 'Sherrington et al. 2019 Cochrane review',
    terms: ['falls', 'balance', 'fear of falling'],
  },
  {
    id: 'bone-density',
    topic: 'older',
    questions: [
      'exercise for bone density',
      'osteopenia workout',
      'how to strengthen bones',
      'does lifting help bones',
      'osteoporosis and weights',
    ],
    answer:
      "Bones respond to load and impact: lift two or three times a week, building to 8 to 12 hard reps, and add brisk steps, stamps or small jumps if you can. Keep the back straight under load and avoid deep loaded bending and twisting. With fractures get a physio's plan.",
    sure: 'settled',
    notFor: 'recent fracture',
    source: 'UK consensus statement on exercise and osteoporosis 2022',
    terms: ['bone', 'osteoporosis', 'osteopenia'],
  },
  {
    id: 'osteoporosis-heavy',
    topic: 'older',
    questions: [
      'can i lift heavy with osteoporosis',
      'high impact with osteoporosis safe',
      'liftmor',
      'jumping with low bone density',
    ],
    answer:
      'In a trial women with low bone mass lifted heavy (5 x 5) twice a week under supervision for eight months, gained bone and were safe. Do it with a coach or physio, after months of build-up. On your own stay with moderate loads and clean form.',
    sure: 'likely',
    notFor: 'unsupervised beginners, recent fractures',
    source: 'Watson et al. 2018 LIFTMOR trial',
    terms: ['heavy lifting', 'LIFTMOR', 'impact'],
  },
  {
    id: 'older-muscle-loss',
    topic: 'older',
    questions: [
      'losing muscle as i get older',
      'sarcopenia what to do',
      'muscle loss after 60',
      'legs getting thinner with age',
      'stay strong when old',
    ],
    answer:
      'Muscle fades by about 1 % a year from midlife and strength faster, but training turns it round at any age. Two or three sessions a week, close to hard, and 1.2 to 1.6 g of protein per kg. Sudden loss without a reason is one for the doctor.',
    sure: 'settled',
    source: 'Fragala et al. 2019, NSCA position statement',
    terms: ['sarcopenia', 'muscle loss', 'ageing'],
  },
  {
    id: 'older-recovery',
    topic: 'older',
    questions: [
      'do older people need more recovery',
      'sore longer at 60',
      'how many rest days over 50',
      'train less as i age',
      'masters athlete recovery',
    ],
    answer:
      'Often a bit: 48 to 72 hours between hard sessions for the same muscles suits many over 50. Keep the intensity and trim the sets. Sleep and protein matter more than before.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['masters', 'recovery', 'age'],
  },
  {
    id: 'get-up-floor',
    topic: 'older',
    questions: [
      'how to get up from the floor',
      'cant get off the floor',
      'practice getting up at 75',
      'floor exercises hard for me',
    ],
    answer:
      'Practise it as a skill with a sturdy chair beside you: roll to the side, to hands and knees, one foot forward, push up. Three to five slow ones, most days. Until it is easy, train seated or standing.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['floor', 'getting up', 'transfer'],
  },
  {
    id: 'chair-exercise',
    topic: 'older',
    questions: [
      'chair exercises for seniors',
      'seated workout',
      'exercise sitting down',
      'cant stand long exercise',
      'wheelchair workout',
    ],
    answer:
      'Seated work counts: sit-to-stands or leg extensions, band rows, presses, marching and punches, 8 to 15 reps, two rounds. Ten minutes twice a day is a very good start. Use a firm chair without wheels.',
    sure: 'likely',
    source: 'WHO guidelines 2020',
    terms: ['chair', 'seated', 'wheelchair'],
  },
  {
    id: 'arthritis-hands-grip-old',
    topic: 'older',
    questions: [
      'weak hands grip training older',
      'hard to hold dumbbells arthritis',
      'grip strength age',
      'cant grip weights well',
    ],
    answer:
      "Use thicker foam handles, cuffs or wrist straps, cables and machines, so the hands are not the limit. Squeeze a soft ball and carry bags for 20 to 30 seconds, a few times a week. Swollen, hot joints get rest and a doctor's look.",
    sure: 'likely',
    source: 'coaching practice',
    terms: ['grip', 'hands', 'weak'],
  },
  {
    id: 'power-fast-older',
    topic: 'older',
    questions: [
      'should older adults train power',
      'fast movements for seniors',
      'jumping at 65',
      'explosive training older',
    ],
    answer:
      'Yes, speed fades first and helps most in daily life. Stand up fast, sit down slowly: 2 or 3 sets of 5 to 6 with light loads of 40 to 60 %. Heel drops and quick steps come before jumps.',
    sure: 'likely',
    source: 'Fragala et al. 2019, NSCA position statement',
    terms: ['power', 'fast', 'quick'],
  },
];
