import type { Card } from './card.ts';

export const medicinesCards: readonly Card[] = [
  {
    id: 'medicines-general',
    topic: 'medicines',
    questions: [
      'can i exercise on my medication',
      'do my meds affect training',
      'exercise and prescription drugs',
      'is it safe to train with my tablets',
    ],
    answer:
      'Usually yes, but the one who prescribed it knows the details: ask what effort is fine and which signs to watch. Never stop or change a medicine for training. Tell me what you were told and I will plan with it.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['medicines', 'tablets', 'prescription', 'drugs'],
  },
  {
    id: 'beta-blockers',
    topic: 'medicines',
    questions: [
      'exercise on beta blockers',
      'heart rate wont go up beta blocker',
      'bisoprolol and running',
      'train with metoprolol',
    ],
    answer:
      'They hold the pulse down, so heart-rate zones do not fit: go by the talk test and effort of 4 to 6 out of 10. Warm up and cool down longer. Dizziness or unusual tiredness is a reason to ask your prescriber.',
    sure: 'settled',
    source: 'ACSM guidelines for exercise testing and prescription',
    terms: ['beta-blocker', 'pulse', 'bisoprolol'],
  },
  {
    id: 'blood-pressure-meds',
    topic: 'medicines',
    questions: [
      'dizzy after exercise blood pressure tablets',
      'training on blood pressure meds',
      'lightheaded when i stand up lifting',
      'ace inhibitor gym',
    ],
    answer:
      'Some make the pressure drop after exercise: cool down for five to ten minutes and rise slowly. Drink enough in heat, above all with water tablets. Fainting or repeated dizziness should be reported to your prescriber.',
    sure: 'likely',
    source: 'ACSM position stand 2004 on hypertension',
    terms: ['blood pressure tablets', 'dizzy', 'light-headed'],
  },
  {
    id: 'statins',
    topic: 'medicines',
    questions: [
      'statins and muscle pain',
      'exercise on statins',
      'sore muscles from statin',
      'can i lift on statins',
    ],
    answer:
      'Training on statins is fine and worthwhile. New, lasting muscle pain or weakness without a reason should be told to your prescriber, and dark urine is an emergency. Raise the load slowly.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['statins', 'cholesterol', 'muscle pain'],
  },
  {
    id: 'antidepressants',
    topic: 'medicines',
    questions: [
      'exercise on antidepressants',
      'ssri and gym',
      'sertraline weight gain training',
      'train while on antidepressants',
    ],
    answer:
      'Yes, they go well together, and exercise has its own effect on mood. Some cause sweating, sleepiness or dizziness: drink, and move the time of day. Do not change the dose yourself; talk to the prescriber.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['antidepressant', 'SSRI', 'mood'],
  },
  {
    id: 'blood-thinners',
    topic: 'medicines',
    questions: [
      'can i lift on blood thinners',
      'exercise with anticoagulants',
      'warfarin and gym',
      'contact sport blood thinners',
    ],
    answer:
      'Strength and endurance are usually fine; leave sports with blows and falls unless your doctor agrees. A knock on the head, or bleeding that does not stop, needs care at once. Ask the prescriber about your own limits.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['blood thinner', 'anticoagulant'],
  },
  {
    id: 'insulin-training',
    topic: 'medicines',
    questions: [
      'exercise with insulin',
      'hypo during workout',
      'type 1 diabetes training',
      'blood sugar before exercise',
      'sugar low after gym',
    ],
    answer:
      'Check before, and have quick sugar at hand. Many guidelines advise carbs first below 5.0 mmol/L (90 mg/dL) and no hard training above 14 (250) with ketones. Lows can come up to a day later; your diabetes team sets insulin and targets.',
    sure: 'settled',
    source: 'ADA position statement 2016 on exercise',
    terms: ['insulin', 'hypo', 'type 1', 'glucose'],
  },
  {
    id: 'glp1',
    topic: 'medicines',
    questions: [
      'training on ozempic',
      'wegovy and muscle loss',
      'lifting on glp-1',
      'protein on mounjaro',
      'weak since ozempic',
    ],
    answer:
      'Lift two or three times a week and aim for protein of 1.2 to 1.6 g per kg, as part of the weight lost is muscle. Small protein-rich meals and enough water help when appetite is low. Faintness or vomiting: ease off and tell your prescriber.',
    sure: 'likely',
    source: 'Mozaffarian et al. 2025 joint advisory',
    terms: ['Ozempic', 'Wegovy', 'Mounjaro', 'GLP-1', 'semaglutide'],
  },
  {
    id: 'adhd-meds',
    topic: 'medicines',
    questions: [
      'adhd meds and working out',
      'train on ritalin',
      'vyvanse and gym heart rate',
      'stimulants and pre workout',
    ],
    answer:
      'They can raise pulse and heat, so go by effort, drink well and skip pre-workout or much coffee on top. Palpitations, chest pain or faintness: stop and be seen. Timing around training is a question for the prescriber.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['ADHD medicine', 'stimulant', 'methylphenidate'],
  },
  {
    id: 'cortisone-injection',
    topic: 'medicines',
    questions: [
      'gym after cortisone shot',
      'steroid injection when can i train',
      'prednisone and lifting',
      'cortisone in shoulder lifting',
    ],
    answer:
      'Rest the injected area for some days, often one to two weeks from heavy load; ask who gave it. Less pain does not mean it is healed. Long courses of tablets weaken muscle and bone, so steady lifting matters then.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['cortisone', 'steroid injection', 'prednisone'],
  },
];
