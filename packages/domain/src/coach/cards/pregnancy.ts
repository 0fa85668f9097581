import type { Card } from './card.ts';

export const pregnancyCards: readonly Card[] = [
  {
    id: 'pregnant-exercise',
    topic: 'pregnancy',
    questions: [
      'can i work out while pregnant',
      'is exercise safe in pregnancy',
      'pregnant and want to train',
      'how much exercise when pregnant',
      'start exercising pregnant',
    ],
    answer:
      'Yes, in an uncomplicated pregnancy it is safe and good: about 150 minutes a week at a pace where you can talk. Check with your midwife or doctor first. Stop and call them for bleeding, fluid, contractions, chest pain, dizziness or fewer movements of the baby.',
    sure: 'settled',
    notFor:
      'bleeding, placenta praevia, pre-eclampsia or other reasons your midwife or doctor named',
    source: 'ACOG committee opinion 804, 2020',
    terms: ['pregnant', 'pregnancy', 'prenatal', 'expecting'],
  },
  {
    id: 'pregnant-lifting',
    topic: 'pregnancy',
    questions: [
      'can i lift weights pregnant',
      'how heavy can i lift when pregnant',
      'squats while pregnant',
      'deadlift pregnant',
      'strength training second trimester',
    ],
    answer:
      'Yes: 8 to 12 reps with three or four left, breathing out on the effort, no maximum and no long breath-holding. Keep movements you know; lighten as the bump and pelvis ask. Two or three sessions a week are plenty.',
    sure: 'likely',
    notFor: 'complications named by your doctor or midwife',
    source: 'ACOG committee opinion 804, 2020',
    terms: ['lifting', 'weights', 'squats', 'pregnant'],
  },
  {
    id: 'pregnant-avoid',
    topic: 'pregnancy',
    questions: [
      'what exercises to avoid when pregnant',
      'exercise not allowed pregnancy',
      'is hiit ok pregnant',
      'hot yoga pregnant',
      'lying on back pregnant workout',
    ],
    answer:
      'Leave contact sports, falls (skiing, riding), diving, hot rooms and training at altitude. From about week 16 to 20 do not lie flat on your back for long if it makes you feel unwell: use an incline. Very hard new efforts are not the time now.',
    sure: 'settled',
    source: 'Canadian guideline for pregnancy 2019',
    terms: ['avoid', 'contact sport', 'supine', 'hot yoga'],
  },
  {
    id: 'pregnant-running',
    topic: 'pregnancy',
    questions: [
      'can i run while pregnant',
      'running third trimester',
      'when to stop running pregnant',
      'jogging pregnant safe',
      'run-walk pregnancy',
    ],
    answer:
      'If you ran before and feel well, you may go on, by talk test. Many slow down, take walk breaks or change to walking and swimming in the last months. Leaking, heaviness in the pelvis or pain says swap it now.',
    sure: 'likely',
    source: 'ACOG committee opinion 804, 2020',
    terms: ['running', 'jogging', 'trimester'],
  },
  {
    id: 'pregnant-abs',
    topic: 'pregnancy',
    questions: [
      'ab exercises while pregnant',
      'planks pregnant',
      'diastasis recti pregnancy',
      'core workout pregnant safe',
      'crunches pregnant',
    ],
    answer:
      'Side planks, bird dogs, carries and breathing work go well; leave crunches and anything that makes the belly dome. Some separation of the belly muscles is normal at the end. Train the pelvic floor too: squeeze 5 to 10 seconds, ten times, most days.',
    sure: 'likely',
    source: 'Canadian guideline for pregnancy 2019',
    terms: ['core', 'abs', 'doming', 'diastasis'],
  },
  {
    id: 'pregnant-tired-nausea',
    topic: 'pregnancy',
    questions: [
      'too tired to train pregnant',
      'first trimester exhausted exercise',
      'morning sickness and gym',
      'nausea working out pregnant',
    ],
    answer:
      'The first trimester often flattens people; ten minutes of walking is a full success. Train at your best hour and keep a snack at hand. It commonly lifts around weeks 12 to 16.',
    sure: 'likely',
    notFor: 'vomiting all day or unable to keep fluids: call your midwife or doctor',
    source: 'coaching practice',
    terms: ['nausea', 'tired', 'first trimester'],
  },
  {
    id: 'pelvic-girdle-pain',
    topic: 'pregnancy',
    questions: [
      'pelvic pain pregnant exercise',
      'spd pregnancy workout',
      'symphysis pain training',
      'hip pain pregnant lunges',
    ],
    answer:
      'Take wide and one-legged moves out: no lunges, side steps or deep wide squats. Use two-legged squats to a box, rows, bridges and water. A pelvic health physio can do a lot, so ask for a referral.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pelvic girdle', 'SPD', 'symphysis'],
  },
  {
    id: 'pelvic-floor',
    topic: 'pregnancy',
    questions: [
      'how to do pelvic floor exercises',
      'kegels how often',
      'leak when i jump',
      'pee when i run',
      'pelvic floor training',
    ],
    answer:
      'Lift and squeeze as if holding wind and urine: 8 to 12 slow holds of up to 8 to 10 seconds plus some quick ones, three times a day for three months. Leaking is common and treatable, not something to put up with. Use low-impact moves meanwhile and see a pelvic health physio.',
    sure: 'settled',
    source: 'Woodley et al. 2020 Cochrane review',
    terms: ['pelvic floor', 'kegel', 'leaking', 'incontinence'],
  },
];
