import { words } from '../../reading/engine/words.ts';
import type { Cues } from './cues.ts';

/** A verb that opens a question, and who it is asked about. */
const auxiliaries = words('do does is are am will would can could should shall may');
const told = words('did have has was were');
const interrogatives = words(
  'how what whats which why when who where hows wheres cuanto cuanta cuantos cuantas cuando cual cuales que wie was warum wieso wann welche welcher welches wieviel combien comment pourquoi quand quel quelle quanto quanta quanti quante come perche quale quali quando como qual quais quantos quantas',
);
const askedAbout = words(
  'i we it this that my the a an there doing one training lifting running # your squats',
);
const askers = words('i we');
/** 'Did they forget it': asked of somebody or something else. */
const past = words('did was were has');
const others = words('they he she it this that');
/** After a comma these only add to what was said: 'Tuesday, when I am free'. */
const relatives = words('which when where who que come como quando quand wie was');
const things = words('it this that the a an one something some more less not only just');
const politelyAsked = words('you');

const notAsked = words('is was are were i we my the it he she they means makes one');

/** 'When can I' and 'which exercises' ask; 'when I am free' and 'which is fine' do not. */
const isTurnedRound = (text: string, next: string): boolean =>
  text === 'which' ? !notAsked.has(next) : auxiliaries.has(next) && text !== 'who';

/** 'Will 100 crunches …', 'do I start from zero': at the start or after a comma. */
function opensWithVerb({ tokens }: Cues): boolean {
  return tokens.some(({ text }, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    if (!next || politelyAsked.has(next.text)) return false;
    const isOpening = at === 0 || before?.kind === 'mark' || leads.has(before?.text ?? '');
    if (!isOpening) return false;
    const isAdded = before?.text === ',' || leads.has(before?.text ?? '');
    if (relatives.has(text) && isAdded) return isTurnedRound(text, next.text);
    if (interrogatives.has(text)) return next.kind !== 'mark';
    if (told.has(text)) return askers.has(next.text) || (past.has(text) && others.has(next.text));
    // 'Do it outside' is no question.
    if (text === 'do' && things.has(next.text)) return false;
    const isAskedOf = text === 'does' || askedAbout.has(next.text) || next.text.endsWith('ing');
    return auxiliaries.has(text) && (at > 0 ? isAskedOf : next.kind !== 'mark');
  });
}

/** 'My aunt says rest, the app says train. Who is right' */
const closing =
  /\b(?:thoughts|your take|any advice|wdyt|who(?:['’]?s| is) right|which of us\b[^.?!]*|or not|is (?:it|that|this) (?:\w+ )?(?:real|true|legit|accurate|a thing|possible|normal|ok|okay|bad|enough|fine|safe|worth it|too (?:much|little)|a lot))[\s.!]*$/i;

const lastWords = new Set(['what', 'not', 'no', 'nah', 'was', 'nicht', 'que', 'quoi', 'cosa']);
const choosing = new Set(['or', 'oder', 'o', 'ou']);

/** 'Slower or treadmill or what': left open at its end. */
function endsOpen({ tokens }: Cues): boolean {
  const [before, last] = tokens.filter(({ kind }) => kind === 'word').slice(-2);
  return choosing.has(before?.text ?? '') && lastWords.has(last?.text ?? '');
}

/** 'Is half an hour enough': what is thought of it is asked, and nothing is to be made. */
export const asksForVerdict = ({ text }: Cues): boolean => judged.test(text);

const judged =
  /(?:^|[.!;]\s+)(?:so |and |but |ok )?(?:is|are|do|does|will|would|should|can|could)\s+(?:\w+\s+){1,8}(?:enough|worth|any good|bad|ok|okay|safe|useless|pointless|normal|work|count|better|too)\b/i;

/** 'I lift at home alone, is heavy squatting a silly idea': after a comma only what calls for a yes or no. */
const judgedAfterComma =
  /,\s+(?:so |and |but )?(?:is|are|does|would)\s+(?:\w+\s+){1,8}(?:(?:a |an )?(?:good|bad|stupid|silly|dumb|crazy|mad|terrible) idea|(?:too )?(?:dangerous|risky|reckless)|bad|safe|pointless|worth it)\b/i;

export function isQuestion(cues: Cues): boolean {
  if (cues.text.includes('?') || cues.text.includes('¿')) return true;
  // 'Are resistance bands actually enough': a thing between the verb and what is said of it.
  if (judged.test(cues.text) || judgedAfterComma.test(cues.text)) return true;
  if (opensWithVerb(cues) || endsOpen(cues) || closing.test(cues.text)) return true;
  // 'Solo puedo los lunes' tells a time.
  if (cues.has('hold')) return false;
  const asked = cues.hits.filter(({ kind }) => kind === 'ask');
  return asked.some(({ from, to, value }) => {
    // A lone 'what' or 'better' in the middle of a sentence asks nothing.
    const first = cues.tokens[from]?.text ?? '';
    if (to - from === 1 && !interrogatives.has(first)) return false;
    const before = cues.tokens[from - 1];
    const isOpening = from === 0 || (before?.kind === 'mark' && before.text !== ',');
    const isSecond = from === 1 && !cues.has('self');
    if (isOpening || isSecond || isAfterLead(cues, from)) return true;
    // 'That is my brother' asks nothing, 'so can I train' does.
    return to - from >= 2 && value !== 'what' && !copulas.has(first);
  });
}

export const leads = new Set([
  'so',
  'and',
  'but',
  'ok',
  'hey',
  'y',
  'und',
  'et',
  'e',
  'also',
  'mate',
]);
const isAfterLead = ({ tokens }: Cues, from: number) =>
  from <= 2 && leads.has(tokens[from - 1]?.text ?? '');

const ofOneself =
  /(?:^|[.?!,;]\s*|\b(?:so|and|but|or|then)\s+)(?:can|could|will|would|should|am|do|does|did|is|are)\s+(?:i|it|this|that|my)\b[^.?!]*\b(?:still|ever|even|enough|realistic\w*|possible|actually|build|grow|gain|gains|lose|improve|maintain|progress|results?|stronger|strong|fitter|fit|faster|bigger|lean|leaner|muscles?)\b/i;

/** 'Can I still get strong on that?': what will come of it is asked, and nothing is to be made. */
export const asksWhatComes = ({ text }: Cues): boolean => ofOneself.test(text);

const copulas = words('is are am was did have does do');
const isEither = (tokens: Cues['tokens']): boolean =>
  tokens.length <= longestChoice + 2 && tokens.some(({ text }) => choiceWords.has(text));
const choiceWords = new Set(['or', 'vs', 'versus', 'oder', 'ou', 'oppure']);

const longestChoice = 14;
const refusals = words('no not nothing without dont never sin ohne kein keine sans senza sem');
const aroundRefusal = 4;

/** '5x5 or 3x10 for size': two things beside each other, and no wish for either. */
export function isChoice({ tokens: all, wordCount }: Cues): boolean {
  const mark = all.findIndex(({ kind }) => kind === 'mark');
  const last = all.findLastIndex(
    ({ kind, text }, at) => kind === 'mark' && text !== '?' && at < all.length - 1,
  );
  const isLong = mark > 0 && wordCount > longestChoice;
  const tail = isLong ? all.slice(last + 1) : [];
  const tokens = isLong ? (isEither(tail) ? tail : all.slice(0, mark)) : all;
  if (tokens.length > longestChoice + 2) return false;
  return tokens.some(({ text }, at) => {
    if (!choiceWords.has(text) || at === 0 || at === tokens.length - 1) return false;
    // 'No jumping or running' leaves both out.
    return !tokens.slice(Math.max(0, at - aroundRefusal), at).some((one) => refusals.has(one.text));
  });
}
