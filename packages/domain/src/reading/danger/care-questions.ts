import { type Language, languages } from '../vocabulary.ts';
import { translatedQuestions } from './data/translated-questions.ts';

/** One plain question for each thing that is not clear enough to refuse a session. */
export const careQuestions: Record<string, string> = {
  'ask-heart':
    'Do you feel pressure, pain or an uneven beat in your chest, now or when you exert yourself?',
  'new-heart-medicine':
    'Has your doctor said how hard you may train on the new tablets? Until then I keep it moderate.',
  'ask-nerves': 'Is anything numb, weak or hard to say or see, now or earlier today?',
  'dizzy-meds':
    'Does your doctor know that you get dizzy with it? I keep you near the floor until then.',
  wheeze: 'Is your breathing easy right now, and does your inhaler help as usual?',
  'ask-leg': 'Is one leg swollen, warm or sore to the touch, and the other not?',
  'heat-check': 'Can you train somewhere cool, in light clothes and with water at hand?',
  'ask-heat': 'Can you train somewhere cool with water at hand, and do you feel clear in the head?',
  'insulin-meal': 'What is your sugar now, and have you something sweet within reach?',
  'head-cold': 'Is it only in your head and nose, with no fever and nothing in the chest?',
  'ask-head': 'Did your head take a knock, and have you felt sick, foggy or sleepy since?',
  'ask-injury': 'Did it happen just now, and can you put your weight on it?',
  'ask-back': 'Do you feel numb or weak anywhere below the back, or is it pain alone?',
  'pregnancy-new':
    'Congratulations, if it is so. Have you a midwife or doctor to talk to? Until then I keep it moderate.',
  'ask-birth': 'How long ago was the birth, and has somebody checked you since?',
  'earning-food':
    'Food does not have to be earned. Do you want a session because it feels good today?',
  'ask-compulsion':
    'Rest is part of training. Would you be all right if today were a day off, and are you eating enough?',
  'ask-weight': 'Are you eating and drinking enough to train today?',
  'ask-low': 'That sounds hard. Are you safe, and is somebody there you can talk to?',
  'ask-threat': 'That sounds angry. Could somebody get hurt, by you or by them?',
  'ask-safe': 'Are you safe where you are, and free to train as you like?',
  'ask-substance': 'Is anything in your blood now that speeds you up or slows you down?',
  'ask-urine': 'Is your urine dark, or are the muscles swollen and weak?',
  'ask-doctor': 'Has a doctor asked you to wait with training, or is a test still to come?',
  'ask-child': 'How old is the child, and is training what the child wants?',
  'ask-blood': 'Where does the blood come from, and has a doctor seen it?',
  'thinner-blows':
    'Does your doctor know that you want jumps or blows while you take a blood thinner?',
  'ask-allergy': 'Are your lips, tongue or throat swelling, or is it hard to breathe?',
  unclear: 'I do not fully understand what your body is doing there. Is it new, sudden or strong?',
  'ask-pain': 'How strong is the pain from 0 to 10, and is it new?',
};

/** The question about a sign in a language, English where there is nothing else. */
export function careQuestion(id: string, language: Language): string {
  const known = Object.hasOwn(careQuestions, id) ? id : 'ask-pain';
  const translated = language === 'en' ? undefined : translatedQuestions[known]?.[language];
  return translated ?? careQuestions[known] ?? '';
}

/** The sign that words end with a question about, in whichever language it was put. */
export const signAskedIn = (words: string): string | null =>
  Object.keys(careQuestions).find((id) =>
    languages.some((language) => words.endsWith(careQuestion(id, language))),
  ) ?? null;
