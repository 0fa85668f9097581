import { exerciseById } from '../../../exercise/library.ts';
import { injuryChip } from '../../../planner/request/chips.ts';
import { type Claim, type SlotName, sureEnough } from '../../../reading/claims.ts';
import { scan } from '../../../reading/engine/scan.ts';
import { words } from '../../../reading/engine/words.ts';
import { type Reading, read } from '../../../reading/read.ts';
import { defined } from '../../../workout/defined.ts';
import { capitalise } from '../../../workout/words.ts';
import type { LearnedFact, LearnedSlot } from '../../types.ts';
import type { Cues } from '../cues.ts';
import { isCardWord } from '../lookup/knowledge.ts';
import { stemsIn, wordsIn } from '../lookup/retrieve.ts';
import type { Purpose } from '../purposes.ts';
import { isQuestion } from '../question.ts';
import { isOfEveryWeek, putsOnDays } from '../signs/day-signs.ts';
import { isDatedAim } from '../signs/wish-signs.ts';
import { clausesOf, saidBack } from './recollect.ts';

type Said = Pick<Reading, 'claims' | 'text'>;

const longestSource = 200;

const fact = (
  slot: LearnedSlot,
  value: string,
  confidence: number,
  source: string,
): LearnedFact => ({
  slot,
  value,
  confidence,
  source: source.slice(0, longestSource),
});

const spaced = (id: string) => id.replaceAll('_', ' ');

/** The name of what somebody likes or leaves out. */
function thingOf(one: Claim): string | null {
  if (one.slot === 'exercise') return exerciseById(one.value)?.name.toLowerCase() ?? null;
  if (one.slot === 'family') return one.value;
  if (one.slot === 'attribute') return spaced(one.value);
  if (one.slot === 'format') return spaced(one.value);
  if (one.slot === 'kit') return spaced(one.value.id);
  if (one.slot === 'gait') return one.value === 'run' ? 'running' : 'walking';
  return one.slot === 'focus' ? one.value.label.toLowerCase() : null;
}

/** What a claim is about, as it is kept. */
export function claimLabel(one: Claim): string | null {
  if (one.slot !== 'injury') return thingOf(one);
  const { region, side } = one.value;
  return injuryChip(defined({ region, side })).label.toLowerCase();
}

function tastesIn(cues: Cues, claims: readonly Claim[], source: string): LearnedFact[] {
  return claims.flatMap((one) => {
    const thing = thingOf(one);
    if (thing === null || one.whose !== 'me' || one.reader === 'learned') return [];
    const isComplaint = cues.has('coach', 'insult', 'again') && complained.has(one.slot);
    const isRefused = isComplaint || (one.polarity === 'refuses' && cues.has('story', 'dislike'));
    const isLiked = one.polarity !== 'refuses' && cues.has('story', 'like');
    if (isRefused) return [fact('dislike', thing, 0.9, source)];
    return isLiked ? [fact('like', thing, 0.9, source)] : [];
  });
}

/** What can be given once too often. */
const complained: ReadonlySet<SlotName> = new Set<SlotName>(['exercise', 'family']);

const mostThingWords = 3;
const clauseEnd = /[.,;:!?()]| but | because | when | since | and /;

/** 'I love rowing': what no claim is made of, and training knows all the same. */
function namedTaste(cues: Cues, source: string): LearnedFact[] {
  return cues.hits.flatMap(({ kind, value, to }) => {
    if (kind !== 'story' || (value !== 'like' && value !== 'dislike')) return [];
    const clause = clauseAfter(cues, to).split(clauseEnd)[0]?.trim().toLowerCase() ?? '';
    const words = stemsIn(clause);
    const isShort = clause !== '' && clause.split(/\s+/).length <= mostThingWords;
    return isShort && words.some(isCardWord)
      ? [fact(value, clause.replace(/^(?:the|to|doing|my) /, ''), 0.8, source)]
      : [];
  });
}

function kitIn(cues: Cues, claims: readonly Claim[], source: string): LearnedFact[] {
  if (!cues.has('story', 'got') && !cues.has('memory', 'remember')) return [];
  return claims.flatMap((one) =>
    one.slot === 'kit' &&
    one.whose === 'me' &&
    one.polarity === 'has' &&
    one.value.id !== 'bodyweight'
      ? [fact('equipment', spaced(one.value.id), 0.9, source)]
      : [],
  );
}

function injuriesIn(claims: readonly Claim[], source: string): LearnedFact[] {
  return claims.flatMap((one) => {
    if (one.slot !== 'injury' || one.whose !== 'me' || one.when !== 'now') return [];
    if (one.polarity !== 'has' || one.certainty < sureEnough) return [];
    return [
      fact('injury', claimLabel(one) ?? one.value.region, one.certainty, one.quote || source),
    ];
  });
}

function liftsIn(claims: readonly Claim[], source: string): LearnedFact[] {
  return claims.flatMap((one) => {
    if (one.slot !== 'max' || one.whose !== 'me' || one.polarity === 'wants') return [];
    const name = exerciseById(one.value.lift)?.name.toLowerCase();
    const { kilograms, reps } = one.value;
    const times = reps > 1 ? ` x ${reps}` : '';
    return name ? [fact('lift', `${name} ${kilograms} kg${times}`, 0.9, source)] : [];
  });
}

/** The words after a cue, up to the end of the sentence. */
function clauseAfter({ text, tokens }: Cues, to: number): string {
  const start = tokens[to]?.start;
  if (start === undefined) return '';
  const rest = text.slice(start);
  const end = rest.search(/[.!?;\n]/);
  return (end < 0 ? rest : rest.slice(0, end)).replace(/^[\s:,–-]+/, '').trim();
}

const longestGoal = 90;
const shortestGoal = 3;

/** What is aimed at, in the words of who aims at it. */
export function goalIn(cues: Cues): string | null {
  const hits = cues.hits.filter(({ kind, value }) => kind === 'story' && value === 'goal');
  // 'Change my goal please. I want to …': what is wanted stands after the last of them.
  const hit = hits.find(({ to }) => clauseAfter(cues, to).split(/\s+/).length > 1) ?? hits[0];
  const clause = hit ? clauseAfter(cues, hit.to) : '';
  const opening = hit ? cues.tokens.slice(hit.from, hit.to).map(({ text }) => text) : [];
  // 'I want to run' is part of what is wanted.
  const verb =
    opening.includes('want') && opening.includes('to')
      ? opening.slice(opening.indexOf('to') + 1)
      : [];
  const goal = [...verb, clause]
    .join(' ')
    .replace(/^\s*(?:(?:to be|is|will be|would be)\b)?\s*[:=-]?\s*/i, '')
    .trim()
    .slice(0, longestGoal);
  return goal.length >= shortestGoal ? goal : null;
}

function goalsIn(cues: Cues, claims: readonly Claim[], purpose: Purpose, source: string) {
  if (purpose !== 'goal' && purpose !== 'program') return [];
  const said = goalIn(cues);
  if (said) return [fact('goal', said, 0.85, source)];
  if (isDatedAim(cues)) return [fact('goal', source.slice(0, longestGoal), 0.8, source)];
  return claims.flatMap((one) =>
    one.slot === 'event' && one.whose === 'me' ? [fact('goal', one.value.what, 0.8, source)] : [],
  );
}

const reasons = new Set(['because', 'weil', 'porque', 'parce', 'perche']);

function whyIn(cues: Cues, purpose: Purpose, source: string): LearnedFact[] {
  const at = cues.tokens.findIndex(({ text }) => reasons.has(text));
  if (at < 0 || (purpose !== 'goal' && purpose !== 'program')) return [];
  const clause = clauseAfter(cues, at + 1);
  return clause.length >= shortestGoal
    ? [fact('why', clause.slice(0, longestGoal), 0.8, source)]
    : [];
}

/** Days and times that come back. */
function timesIn(cues: Cues, source: string): LearnedFact[] {
  if ((cues.has('plan') && !cues.has('hold')) || !cues.has('when')) return [];
  const isHeld =
    cues.has('story', 'habit') ||
    cues.has('hold') ||
    isOfEveryWeek(cues) ||
    putsOnDays(cues) ||
    cues.wordCount <= 5;
  if (!isHeld) return [];
  const named = [...new Set(cues.of('when'))].map((word) =>
    word.endsWith('days') && !word.startsWith('week') ? capitalise(word) : word,
  );
  return [fact('time_window', named.join(', '), 0.8, source)];
}

const barriers: Record<string, string> = {
  stressed: 'stress',
  'worn-out': 'poor sleep',
  bored: 'boredom',
  'no-time': 'little time',
  'gym-fear': 'feeling watched',
};

function barriersIn(cues: Cues, source: string): LearnedFact[] {
  return Object.entries(barriers).flatMap(([id, value]) =>
    cues.has(`moment:${id}`) ? [fact('barrier', value, 0.7, source)] : [],
  );
}

const teaching: readonly Purpose[] = [
  'fact',
  'move',
  'goal',
  'pain',
  'make',
  'change',
  'moment',
  'program',
  'other',
  'log',
  'thanks',
  'greet',
  'yes',
  'tone',
  'again',
  'insult',
  'schedule',
];

function unique(facts: readonly LearnedFact[]): LearnedFact[] {
  const seen = new Set<string>();
  return facts.filter(({ slot, value }) => {
    const key = `${slot} ${value}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Of somebody else. */
const isOfOthers = (text: string): boolean =>
  scan(text).of('person').length > 0 && !/\b(?:i|i'm|im|i've|my own)\b/i.test(text);

const noting: readonly Purpose[] = ['fact', 'other', 'goal', 'thanks', 'greet'];
const ownOpenings = words(
  'i im ive ill id my we our mine ich mein meine mir yo mi mis tengo je j mon ma io mio mia ho eu meu minha',
);
const longestNote = 24;
const fewestStems = 2;
/** Of the body: kept only as what it is, and only where that was agreed to. */
const ofHealth: ReadonlySet<SlotName> = new Set<SlotName>([
  'injury',
  'condition',
  'danger',
  'clearance',
]);

/** Names, people, work, habits: what stands and has no slot of its own, clause by clause. */
function notesIn(text: string, purpose: Purpose, known: readonly LearnedFact[]): LearnedFact[] {
  if (!noting.includes(purpose)) return [];
  return clausesOf(text).flatMap((clause) => {
    const said = clause.replace(/^(?:btw|fyi|remember(?: that)?|so|and|also|oh|well)[\s,]+/i, '');
    const [first = ''] = wordsIn(said);
    const isOwn = ownOpenings.has(first) && said.split(/\s+/).length <= longestNote;
    const stems = stemsIn(said);
    const isKept = known.some(({ value }) => stemsIn(value).some((stem) => stems.includes(stem)));
    if (!isOwn || isKept || stems.length < fewestStems || said.endsWith('?')) return [];
    const { claims } = read(said);
    if (claims.some(({ slot, reader }) => ofHealth.has(slot) && reader !== 'learned')) return [];
    return [fact('note', saidBack(said), 0.8, said)];
  });
}

/** What a message tells about the user, with the words that said so. A question teaches nothing. */
export function learnFrom(cues: Cues, { text, claims }: Said, purpose: Purpose): LearnedFact[] {
  if (!teaching.includes(purpose) || isQuestion(cues) || cues.has('story', 'if')) return [];
  if (isOfOthers(text) && !cues.has('hold')) return notesIn(text, purpose, []);
  const source = text.trim();
  const tone = cues.of('tone')[0];
  const tastes = tastesIn(cues, claims, source);
  const named = unique([
    ...injuriesIn(claims, source),
    ...tastes,
    ...namedTaste(cues, source).filter(
      ({ value }) =>
        !tastes.some((one) => stemsIn(one.value).some((stem) => stemsIn(value).includes(stem))),
    ),
    ...kitIn(cues, claims, source),
    ...liftsIn(claims, source),
    ...goalsIn(cues, claims, purpose, source),
    ...whyIn(cues, purpose, source),
    ...timesIn(cues, source),
    ...barriersIn(cues, source),
    ...(tone ? [fact('cue_style', tone, 0.9, source)] : []),
  ]);
  return unique([...named, ...notesIn(text, purpose, named)]);
}
