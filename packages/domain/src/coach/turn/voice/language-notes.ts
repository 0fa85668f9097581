import type { Language } from '../../../reading/vocabulary.ts';

/** Said once in a conversation: what is answered in the language of the message, and what is not. */
export const languageNotes: Partial<Record<Language, string>> = {
  es: 'Te entiendo en español; solo en caso de peligro contesto en español, lo demás va en inglés.',
  de: 'Ich verstehe dich auf Deutsch; nur bei Gefahr antworte ich auf Deutsch, alles andere ist auf Englisch.',
  fr: 'Je te comprends en français ; je réponds en français seulement en cas de danger, le reste est en anglais.',
  it: 'Ti capisco in italiano; rispondo in italiano solo in caso di pericolo, il resto è in inglese.',
  pt: 'Entendo você em português; só respondo em português em caso de perigo, o resto é em inglês.',
};

/** For a red flag whose words there are not in that language. */
export const helpNotes: Partial<Record<Language, string>> = {
  es: 'Respondo en inglés, pero por favor busca ayuda ahora.',
  de: 'Ich antworte auf Englisch, aber bitte hol dir jetzt Hilfe.',
  fr: 'Je réponds en anglais, mais demande de l’aide maintenant.',
  it: 'Rispondo in inglese, ma per favore chiedi aiuto adesso.',
  pt: 'Respondo em inglês, mas por favor procure ajuda agora.',
};
