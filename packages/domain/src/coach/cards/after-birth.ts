import type { Card } from './card.ts';

export const afterBirthCards: readonly Card[] = [
  {
    id: 'postpartum-start',
    topic: 'after-birth',
    questions: [
      'when can i exercise after birth',
      'postpartum workout when',
      'start training after baby',
      '6 weeks postpartum gym',
      'first exercises after giving birth',
    ],
    answer:
      'Breathing, pelvic floor and short walks may start in the first days if you feel well. Strength training starts again lightly around six weeks once you have been checked, later after a caesarean. Build over months; heaviness, leaking, doming or more bleeding means a step back.',
    sure: 'likely',
    notFor: 'fever, heavy bleeding, wound trouble, calf pain or chest pain: call for help',
    source: 'ACOG committee opinion 804, 2020',
    terms: ['postpartum', 'after birth', 'baby', 'six weeks'],
  },
  {
    id: 'postpartum-running',
    topic: 'after-birth',
    questions: [
      'when can i run after having a baby',
      'running postpartum',
      'return to running after birth',
      'jump after pregnancy',
      'run 8 weeks postpartum',
    ],
    answer:
      'Not before about 12 weeks, and only if you can walk 30 minutes, hop and do single-leg work without leaking, heaviness or pain. Then start with one minute running, one walking. A pelvic health check is worth it.',
    sure: 'likely',
    source: 'Goom et al. 2019 guideline',
    terms: ['return to run', 'impact', 'twelve weeks'],
  },
  {
    id: 'diastasis',
    topic: 'after-birth',
    questions: [
      'diastasis recti exercises',
      'ab separation after birth',
      'mummy tummy fix',
      'stomach gap after pregnancy',
      'doming when i sit up',
    ],
    answer:
      'Some gap is common, and what counts is how well you can keep tension across it. Start with breathing, heel slides and dead bugs, then planks and loads as long as nothing domes. It improves over 6 to 12 months; a physio can guide you.',
    sure: 'likely',
    source: 'Goom et al. 2019 guideline',
    terms: ['diastasis', 'separation', 'doming'],
  },
  {
    id: 'c-section',
    topic: 'after-birth',
    questions: [
      'exercise after c section',
      'caesarean when can i lift',
      'abs after c-section',
      'scar pain training',
      'running after c section',
    ],
    answer:
      'It was major surgery: walk gently early, lift nothing heavier than the baby for about six weeks, then start lightly after your check. Running often waits three to six months. Redness, fluid or growing pain at the scar needs a look.',
    sure: 'likely',
    source: 'ACOG committee opinion 804, 2020',
    terms: ['caesarean', 'c-section', 'scar'],
  },
  {
    id: 'breastfeeding-exercise',
    topic: 'after-birth',
    questions: [
      'does exercise affect breast milk',
      'training while breastfeeding',
      'gym and nursing',
      'diet while breastfeeding',
      'milk supply and running',
    ],
    answer:
      "Moderate training does not harm milk or the baby's growth. Feed or pump before, wear a firm bra, drink by thirst and eat enough; this is no time for strict dieting. Very hard sessions may change the taste for a short while.",
    sure: 'settled',
    source: 'ACOG committee opinion 804, 2020',
    terms: ['breastfeeding', 'nursing', 'milk'],
  },
  {
    id: 'baby-weight-pressure',
    topic: 'after-birth',
    questions: [
      'how do i lose the baby weight',
      'get my body back after baby',
      'partner wants me to lose weight after birth',
      'bounce back after pregnancy',
    ],
    answer:
      'Your body made a person; there is no deadline. Strength, sleep where you can get it and walks come first, and weight often follows over 6 to 12 months. What would you like your body to be able to do? That is a better start.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['baby weight', 'bounce back', 'pressure'],
  },
  {
    id: 'postpartum-low-mood',
    topic: 'after-birth',
    questions: [
      'feeling low after birth',
      'exercise and postnatal depression',
      'crying all the time since the baby',
      'no joy since baby',
    ],
    answer:
      'Tearful days in the first two weeks are common; if low mood or fear lasts longer, please tell your midwife, health visitor or doctor: it is an illness that can be treated. Gentle walks with someone can help beside that. If you think of harming yourself or the baby, call emergency help now.',
    sure: 'settled',
    source: 'NICE guideline CG192 2014',
    terms: ['postnatal depression', 'low mood', 'baby blues'],
  },
];
