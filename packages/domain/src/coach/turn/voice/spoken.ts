/** Two words that people say as one, where another word follows. */
const joined: Readonly<Record<string, string>> = {
  'do not': "don't",
  'does not': "doesn't",
  'did not': "didn't",
  'is not': "isn't",
  'are not': "aren't",
  'was not': "wasn't",
  'were not': "weren't",
  'will not': "won't",
  'would not': "wouldn't",
  'should not': "shouldn't",
  'could not': "couldn't",
  'have not': "haven't",
  'has not': "hasn't",
  cannot: "can't",
  'i am': "I'm",
  'i will': "I'll",
  'i would': "I'd",
  'you will': "you'll",
  'let us': "let's",
};

/** 'As good as it is today', 'where you are now': said in full. */
const inFull = 'as|than|where|what|who|how|whoever|whatever|wherever|which|when';
const pairs = new RegExp(
  String.raw`(?<!\b(?:${inFull})\s)(?<![\p{L}'’])(${Object.keys(joined).join('|')})(?=\s+[\p{Ll}I]|\s+\d)`,
  'giu',
);

/** Only where a clause begins: 'walking it is an option' and 'everyone there is looking' stay. */
const subjects: Readonly<Record<string, string>> = {
  'it is': "it's",
  'that is': "that's",
  'there is': "there's",
  'you are': "you're",
  'they are': "they're",
  'we are': "we're",
};
const clauses = new RegExp(
  String.raw`(?<=^|[.!?:;,–]\s|\b(?:and|but|so|if|because|since|until|while|or|whether|though|think|sure|hope|once|unless)\s)(${Object.keys(subjects).join('|')})(?=\s+[\p{Ll}I]|\s+\d)`,
  'giu',
);

const withCapital = (from: string, to: string): string =>
  /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to;

/** A sentence as it is said, not as it is printed. What warns of danger is left as it is written. */
export const spoken = (text: string): string =>
  text
    .replace(clauses, (said) => withCapital(said, subjects[said.toLowerCase()] ?? said))
    .replace(pairs, (said) => withCapital(said, joined[said.toLowerCase()] ?? said));

/** Who is to be asked or called. */
const namesHelp = /\b(?:doctors?|dietitian|physio\w*|midwife|emergency|crisis line)\b/i;

/** The first sentence, and those that send to help: these are never left out for shortness. */
export const inShort = ([first = '', ...rest]: readonly string[]): string[] => [
  first,
  ...rest.filter((one, at) => (at === 0 && isBareWord(first)) || namesHelp.test(one)),
];

/** 'No.' alone answers nothing. */
const isBareWord = (sentence: string): boolean => sentence.split(/\s+/).length <= 2;
