import { fold } from '../../reading/engine/tokens.ts';
import type { Ability } from '../../reading/vocabulary.ts';
import type { ToldTarget } from './read-target.ts';
import { says } from './says.ts';
import { countedMoves, toldMoves } from './words/target-words.ts';

const oneOf = (words: string): string => words.split(' | ').join('|');
const kept = '(?: (?:strict|clean|good|full|proper|dead[ -]?hang|ring|bar|unbroken|straight))?';
const isNow =
  '(?:now|currently|today|at the moment|right now|max|at best|in a row (?:now|so far)|so far)';
const leads =
  '(?:i|can|do|doing|have|get|manage|managing|hit|got|at|on|best(?: is| of)?|max(?: is| of)?|currently|now|about|around|roughly|up to)';
/** What makes of a count a wish. */
const wishWords =
  'want | wants | wanna | goal | aim | aiming | reach | hit | target | get to | build up to | work up to | learn | to do';
/** Goals beside which a bare count tells of somebody. */
const otherGoals =
  'levers? | planche | muscle-?ups? | hand-?stands? | flag | one[ -]arm | climb\\w* | stronger | calisthenics';

interface Told {
  exercise: string;
  reps: number;
}

/** 'I do 9 pull-ups, 15 dips', '8 chin-ups now', '10 pull-ups' beside another goal. */
export function countsNow(goalText: string, target: ToldTarget | null): Ability[] {
  const { text } = fold(goalText);
  const clauses = text.split(/[,.;!?()](?!\d)/).map((clause) => clause.trim());
  const all = { ...countedMoves, ...toldMoves };
  const told: Told[] = [];
  let isList = false;
  for (const clause of clauses) {
    let isTold = false;
    for (const [exercise, words] of Object.entries(all)) {
      const move = `(\\d{1,2})${kept} (?:${oneOf(words)})\\b`;
      const found =
        new RegExp(`\\b${leads} ${move}`).exec(clause) ??
        new RegExp(`\\b${move}(?: [a-z]+)? ${isNow}\\b`).exec(clause) ??
        new RegExp(`^(?:and |about )?${move}$`).exec(clause);
      const reps = Number(found?.[1] ?? 0);
      const isAlone = found !== null && /^(?:and |about )?\d/.test(clause);
      const isAim = target?.move === exercise && target.reps === reps;
      // A count that stands alone tells of somebody where the goal is another one.
      const hasOther = isList || says(text, otherGoals);
      if (reps < 1 || isAim || (says(clause, wishWords) && !isAlone) || (isAlone && !hasOther))
        continue;
      told.push({ exercise, reps });
      isTold = true;
    }
    isList = isTold;
  }
  return told.filter(
    ({ exercise }, i) => told.findIndex((other) => other.exercise === exercise) === i,
  );
}
