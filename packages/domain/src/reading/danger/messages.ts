import { type Language, languages } from '../vocabulary.ts';
import { type AlarmWords, englishWords } from './data/english-words.ts';
import { advice, columnOfLanguage, translatedRows } from './data/translated-words.ts';

/** Whether something can be said about a sign of this id. */
export const isKnownSign = (id: string): boolean => Object.hasOwn(englishWords, id);

/** What is said about a sign in a language, English where there is nothing else. */
export function wordsOfAlarm(id: string, language: Language): AlarmWords {
  const row = translatedRows[id];
  if (language !== 'en' && row) {
    return { message: row[columnOfLanguage[language]], suggestion: advice[language][row[0]] };
  }
  return englishWords[id] ?? englishWords.heart ?? { message: '', suggestion: '' };
}

/** All that may have been said about a sign, in whichever language. */
export function linesAbout(id: string): string[] {
  return languages.flatMap((language) => Object.values(wordsOfAlarm(id, language)));
}
