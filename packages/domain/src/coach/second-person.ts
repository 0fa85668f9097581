const turned: Record<string, string> = {
  i: 'you',
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  "i'll": 'you will',
  "i'd": 'you would',
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};

/** Words that are not said back: they shame, promise, or are not the coach's to repeat. */
const unsaid =
  /\b(?:fat|ugly|stupid|useless|lazy|idiot|pathetic|disgust\w*|worthless|calories?|kcal|starv\w*|purg\w*|skinny|thin(?:ner)?|push through|weight|weigh|lose|kill|die|dead|drug\w*|steroid\w*|fuck\w*|shit\w*|damn|system|prompt|instructions?|rules?|diagnos\w*|you|your|should|he|she|him|her|they|them)\b|[<>{}[\]\\|*_#@]|https?:/;

const maxWords = 14;

/** What the user said, said back to them; null where it cannot be said back well. */
export function toSecondPerson(phrase: string): string | null {
  const plain = phrase
    .trim()
    .replace(/[.!,;:\s]+$/, '')
    .replace(/\b(?:please|though|tbh|lol|haha|really|actually)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.split(' ');
  if (plain === '' || words.length > maxWords || unsaid.test(plain)) return null;
  // Only letters, figures and the marks inside words: all else is no plain saying.
  if (/[^\p{L}\p{N}\s'’,.%/:-]/u.test(plain)) return null;
  return words
    .map((word) => turned[word] ?? word)
    .join(' ')
    .replace(/\byou was\b/g, 'you were')
    .replace(/\bwas you\b/g, 'were you');
}
