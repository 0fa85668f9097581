import { injuryChip } from '../planner/request/chips.ts';
import { detectLanguage } from '../reading/engine/language.ts';
import { tokenise } from '../reading/engine/tokens.ts';
import * as lines from './data/reflections.ts';
import { ofOthers } from './learn-patterns.ts';
import { says } from './message-words.ts';
import { toSecondPerson } from './second-person.ts';
import { fill, type Part, pick, type Turn } from './turn.ts';
import type { LearnedSlot } from './types.ts';

const reflection = (text: string): Part => ({ kind: 'reflection', text });

const learnedIn = (turn: Turn, slot: LearnedSlot) =>
  turn.reading.learned.find((fact) => fact.slot === slot)?.value;

/** The why in the user's words, where it can be said back. */
function reflectWhy(turn: Turn): Part | null {
  const why = learnedIn(turn, 'why');
  const said = why === undefined ? null : toSecondPerson(why);
  // Only a whole clause can stand behind the colon.
  if (!said || !/^(?:you|your|it|the|there|to)\b/.test(said)) return null;
  return reflection(fill(pick(turn, 'why', lines.whyReflections), { why: said }));
}

const isEnglish = ({ text }: Turn) => detectLanguage(tokenise(text)).value === 'en';

function reflectGoal(turn: Turn): Part | null {
  const goal = learnedIn(turn, 'goal');
  // Another language is not bent into an English sentence.
  if (goal !== undefined && !isEnglish(turn)) {
    return reflection(fill(pick(turn, 'own goal', lines.quotedGoals), { goal }));
  }
  const said = goal === undefined ? null : toSecondPerson(goal.replace(/^to /, ''));
  const isVerb = said && /^[a-z]+ /.test(`${said} `) && !/^(?:a|an|the|your|\d)\b/.test(said);
  if (!isVerb) return null;
  return reflection(fill(pick(turn, 'goal line', lines.goalReflections), { goal: said }));
}

/** The goal and what stands behind it, as far as they were told. */
export function reflectOnGoal(turn: Turn): Part[] {
  if (says.returning.test(turn.words)) {
    return [reflection(pick(turn, 'return', lines.returnReflections))];
  }
  if (turn.reading.learned.some(({ slot, value }) => slot === 'readiness' && /\d/.test(value))) {
    const isZero = turn.reading.learned.some(({ value }) => value === '0 out of 10');
    if (!isZero) return [reflection(pick(turn, 'scale', lines.scaleReflections))];
  }
  const told = [reflectGoal(turn), reflectWhy(turn)].filter((part) => part !== null);
  return told.length > 0
    ? told
    : [reflection(pick(turn, 'plain goal', lines.plainGoalReflections))];
}

export function reflectOnLowDay(turn: Turn): Part {
  const about = lines.lowDays.find(({ said }) => said.test(turn.words));
  return reflection(pick(turn, 'low', about?.lines ?? lines.plainReflections.sustain));
}

const deed =
  /\bi (?:just |finally |only |already |also )?((?:did|ran|finished|completed|hit|managed|lifted|benched|squatted|deadlifted|pulled|pressed|walked|cycled|swam|rowed|trained|kept|beat|broke|nailed|got) [^.!?;]+)/;

export function reflectOnProgress(turn: Turn): Part {
  const did = deed.exec(turn.words)?.[1]?.split(/,| but | because | and i /)[0] ?? '';
  const said = toSecondPerson(did);
  return reflection(
    said && said.split(' ').length <= 10
      ? fill(pick(turn, 'did', lines.progressReflections), { did: said })
      : pick(turn, 'plain did', lines.plainProgressReflections),
  );
}

const injuryIn = (turn: Turn) =>
  turn.request?.injuries.find(({ status, source }) => status === 'active' && source === 'text');

/** Whether the message itself tells of something that hurts now. */
export const isHurting = (turn: Turn): boolean => injuryIn(turn) !== undefined;

export function reflectOnPain(turn: Turn): Part {
  const injury = injuryIn(turn);
  if (!injury) return reflection(pick(turn, 'plain pain', lines.plainPainReflections));
  const part = injuryChip(injury).label.toLowerCase();
  return reflection(fill(pick(turn, 'pain line', lines.painReflections), { part }));
}

const most = 3;

/** 'I love kettlebells, hate burpees and train on Tuesdays' tells three things. */
function reflectSeveral(turn: Turn): Part | null {
  const { learned } = turn.reading;
  const told = [...new Set(learned.map(({ slot }) => slot))].flatMap((slot) => {
    const values = learned.filter((fact) => fact.slot === slot).map(({ value }) => value);
    const value = toSecondPerson(values.join(' and '));
    const line = lines.toldTogether[slot];
    return value && line ? [fill(line, { value })] : [];
  });
  if (told.length < 2) return null;
  const things = told.slice(0, most);
  const list = `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
  return reflection(fill(pick(turn, 'several', lines.severalReflections), { list }));
}

/** What was told, said back; the list of a slot as one. */
function reflectLearned(turn: Turn): Part | null {
  const [first] = turn.reading.learned;
  if (!first) return null;
  const several = reflectSeveral(turn);
  if (several) return several;
  const values = turn.reading.learned.filter(({ slot }) => slot === first.slot);
  const value = toSecondPerson(values.map((fact) => fact.value).join(' and '));
  const named = value && lines.learnedBack[first.slot];
  return reflection(
    named
      ? fill(pick(turn, first.slot, named), { value })
      : pick(turn, 'learned', lines.learnedReflections),
  );
}

const subject =
  /^(?:you|your|it|its|it's|the|this|that|there|they|we|our|work|life|training|everything|nothing)\b/;
const fewest = 3;
const reason = /^(?:probably |mostly |maybe |just )?because /;

/** What was said, said back: the plainest way to show that it was heard. */
function echoOf(turn: Turn): Part | null {
  const [first = ''] = turn.words
    .replace(reason, '')
    .split(/[.!?;]| because | so i | but | though\b/);
  const clause = first.replace(
    /^(?:(?:well|so|and|but|ok(?:ay)?|yeah|yes|hm+|also|lol)[,.… ]+|no[,.…]+ ?)/,
    '',
  );
  if (/\?|\b(?:don'?t know|not sure|no idea)\b/.test(turn.words)) return null;
  if (clause.split(' ').length < fewest) return null;
  // An order said back would sound like an order taken.
  if (/^(?:tell|sing|say|show|write|explain|let|give|stop|help|swap|skip)\b/.test(clause))
    return null;
  if (!isEnglish(turn)) return null;
  const said = toSecondPerson(clause.replace(/^i (?:think|guess|feel like|mean) /, ''));
  if (!said) return null;
  const own = subject.test(said) ? lines.echoes : lines.loseEchoes;
  return reflection(fill(pick(turn, 'echo', own), { said }));
}

/** Talk for staying as it is. */
export const doubts = /\b(?:can'?t|might|not sure|don'?t (?:know|think|want)|maybe)\b/;

/** On a message of any other kind: change is leaned into, doubt is met and not argued with. */
export function reflectOnRest(turn: Turn): Part {
  if (/\bi(?:'ll| will) (?:try|do|start|give|go|keep)\b/.test(turn.words)) {
    return reflection(pick(turn, 'commit', lines.plainReflections.commit));
  }
  const back = reflectLearned(turn);
  if (back) return back;
  if (reason.test(turn.words)) {
    return echoOf(turn) ?? reflection(pick(turn, 'reason', lines.plainWhys));
  }
  if (ofOthers.test(turn.words) && !/\b(?:doctor|gp|physio)\b/.test(turn.words)) {
    return reflection(pick(turn, 'others', lines.othersReflections));
  }
  if (says.hypothetical.test(turn.words) || /\bif i\b|\bimagine\b/.test(turn.words)) {
    return reflection(pick(turn, 'what if', lines.whatIfReflections));
  }
  const echo = echoOf(turn);
  if (echo) return echo;
  if (doubts.test(turn.words)) {
    return reflection(pick(turn, 'sustain', lines.plainReflections.sustain));
  }
  return { kind: 'note', text: pick(turn, 'other', lines.unsureLines) };
}

export function reflectWith(turn: Turn, name: keyof typeof lines.plainReflections): Part {
  return reflection(pick(turn, name, lines.plainReflections[name]));
}
