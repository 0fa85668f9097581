import type { Card } from './card.ts';

export const illnessCards: readonly Card[] = [
  {
    id: 'train-with-cold',
    topic: 'illness',
    questions: [
      'can i train with a cold',
      'workout with a runny nose',
      'gym when sick',
      'sore throat should i exercise',
      'ill can i still lift',
    ],
    answer:
      'Only a runny nose or light sore throat: easy training of up to half your usual is all right. Fever, cough from the chest, aching limbs or a raised resting pulse: no training. Stay out of the gym while you may infect others.',
    sure: 'likely',
    notFor: 'fever, chest symptoms, aching all over',
    source: 'Eichner 1993, neck check',
    terms: ['cold', 'flu', 'sick', 'neck check'],
  },
  {
    id: 'fever-train',
    topic: 'illness',
    questions: [
      'can i exercise with a fever',
      'sweat out a fever',
      'temperature and gym',
      'workout with flu',
      'flu and running',
    ],
    answer:
      'No, never with a fever: it strains the heart and you cannot sweat an illness out. Wait until you have been free of fever for at least a day without medicine, then start easy. Chest pain, a stumbling pulse or breathlessness after an infection needs a doctor.',
    sure: 'settled',
    source: 'Eichner 1993, neck check',
    terms: ['fever', 'temperature', 'flu', 'sweat it out'],
  },
  {
    id: 'return-after-illness',
    topic: 'illness',
    questions: [
      'when can i train after being sick',
      'back to gym after flu',
      'return to exercise after illness',
      'weak after being ill',
      'first workout after sickness',
    ],
    answer:
      'Start when daily life feels normal: two or three days of easy work at half length, then build over about a week, longer after a hard illness. One easy day for each day of fever is a fair rule. If your pulse stays high or you feel worse, step back.',
    sure: 'likely',
    notFor: 'heart or lung symptoms: doctor first',
    source: 'Elliott et al. 2020, BJSM return to play',
    terms: ['return', 'after flu', 'after illness'],
  },
  {
    id: 'covid-return',
    topic: 'illness',
    questions: [
      'exercise after covid',
      'when can i run after covid',
      'training after corona',
      'heart rate high since covid',
      'long covid exercise',
    ],
    answer:
      'After a mild case wait until you are free of symptoms, then build up gently over about a week. Chest pain, palpitations or breathlessness: doctor before training. If effort makes you crash a day or two later, stop building and get advice: pacing comes first then.',
    sure: 'likely',
    source: 'Elliott et al. 2020, BJSM return to play',
    terms: ['covid', 'corona', 'long covid'],
  },
  {
    id: 'stomach-bug',
    topic: 'illness',
    questions: [
      'train with diarrhoea',
      'vomited yesterday can i train',
      'stomach bug and gym',
      'food poisoning workout',
    ],
    answer:
      'Not today. Wait for 24 to 48 hours of normal eating and drinking, then do one light session. Heat and hard work on an empty, dried-out body are a bad mix.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['stomach bug', 'vomiting', 'diarrhoea'],
  },
  {
    id: 'antibiotics-train',
    topic: 'illness',
    questions: [
      'can i work out on antibiotics',
      'antibiotics and lifting',
      'exercise while taking antibiotics',
      'training during antibiotics course',
    ],
    answer:
      'The infection is the reason to rest, so wait until you feel well and have no fever. Some antibiotics raise the risk of tendon injury; ask the prescriber or pharmacist whether yours does. Then start with light loads.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['antibiotics', 'infection'],
  },
  {
    id: 'vaccine-train',
    topic: 'illness',
    questions: [
      'workout after vaccine',
      'gym after flu shot',
      'train after covid jab',
      'sore arm vaccine lifting',
    ],
    answer:
      'Light training is fine if you feel well; it does not harm the effect. Rest if you have fever or feel ill, usually a day or two. Spare the sore arm.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['vaccine', 'jab', 'shot'],
  },
  {
    id: 'blood-donation',
    topic: 'illness',
    questions: [
      'can i train after donating blood',
      'gym after blood donation',
      'running after giving blood',
      'gave blood today can i lift',
    ],
    answer:
      'No hard training on that day, drink plenty, and go easy for a day or two. Endurance can feel down for two to four weeks until red cells are back. Spare the arm from heavy lifting for a day.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['blood donation', 'giving blood'],
  },
  {
    id: 'allergy-hayfever',
    topic: 'illness',
    questions: [
      'running with hay fever',
      'pollen and outdoor training',
      'allergies workout',
      'train with hayfever',
    ],
    answer:
      'Train indoors or after rain, and shower after. Wheeze or tight chest means stop and get it treated. Some tablets make you sleepy; ask the pharmacist.',
    sure: 'likely',
    notFor: 'wheeze, swelling of lips or throat: emergency',
    source: 'coaching practice',
    terms: ['hay fever', 'pollen', 'allergy'],
  },
  {
    id: 'immune-exercise',
    topic: 'illness',
    questions: [
      'does exercise boost immune system',
      'do i get sick from training too much',
      'always ill since i started training',
      'exercise against colds',
    ],
    answer:
      'Regular moderate exercise goes with fewer and milder colds. Very long or hard blocks with little sleep and food go with more. If you are ill often, train less hard for a few weeks and have a blood test.',
    sure: 'likely',
    source: 'Nieman and Wentz 2019 review',
    terms: ['immune system', 'colds', 'infections'],
  },
];
