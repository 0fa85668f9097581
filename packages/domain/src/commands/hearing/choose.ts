import { readCommands } from '../read-commands.ts';
import type { Command } from '../types.ts';
import { follow, type GraphPlace, type Tokens } from './phrase-graph.ts';

/** One way on, by what was written of it. */
interface Way {
  tokens: readonly number[];
  score: number;
  /** Within the grammar; none where it has left it. */
  places: readonly GraphPlace[];
  /** The likeliest of all texts, in the grammar or not: what a secretary would write. */
  isFree: boolean;
}

export interface Search {
  ways: readonly Way[];
  /** Commands that are complete. */
  ended: readonly Way[];
  /** What was written down freely; its score falls while it grows. */
  free: Way | null;
}

/** What may have been said, by its likelihood (a logarithm), all wordings of it together. */
export interface HeardCandidate {
  commands: readonly Command[];
  text: string;
  score: number;
}

export interface HeardChoice {
  candidates: readonly HeardCandidate[];
  free: { text: string; score: number };
}

const mostWays = 8;
const mostTokens = 20;
/** What is so much less likely than the best is out of the question. */
const hopeless = 4;
/** And what is so far behind the best does not catch up any more. */
const farBehind = 6;

export const beginSearch = (graph: GraphPlace): Search => ({
  ways: [{ tokens: [], score: 0, places: [graph], isFree: true }],
  ended: [],
  free: null,
});

/** The last token of each way: what the model is asked about next. */
export const lastTokens = ({ ways }: Search, { begin }: Tokens): number[] =>
  ways.map(({ tokens }) => tokens.at(-1) ?? begin);

function logOfSum(values: Float32Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** Freely at least one token is written: an empty sheet is always likely. */
function likeliest(values: Float32Array, except: number | null): number {
  let best = except === 0 ? 1 : 0;
  for (let token = 0; token < values.length; token += 1) {
    if (token !== except && (values[token] ?? 0) > (values[best] ?? 0)) best = token;
  }
  return best;
}

interface Step {
  way: Way;
  /** The way that it goes on from. */
  from: number;
  isEnd: boolean;
}

function stepsFrom(way: Way, from: number, logits: Float32Array, end: number): Step[] {
  const sum = logOfSum(logits);
  const next: Map<number, readonly GraphPlace[]> = follow(way.places);
  const isFirst = way.tokens.length === 0;
  const freely = way.isFree ? likeliest(logits, isFirst ? end : null) : null;
  if (freely !== null && !next.has(freely)) next.set(freely, []);
  return [...next].map(([token, places]) => ({
    way: {
      tokens: token === end ? way.tokens : [...way.tokens, token],
      score: way.score + (logits[token] ?? 0) - sum,
      places,
      isFree: token === freely,
    },
    from,
    isEnd: token === end,
  }));
}

const bestOf = (ways: readonly Way[]): number => Math.max(...ways.map(({ score }) => score));

/**
 * One token further, by what the model thinks of every token after each way. Tells which of the
 * earlier ways each way goes on from.
 */
export function advance(
  search: Search,
  logits: readonly Float32Array[],
  { end }: Tokens,
): { search: Search; from: number[] } {
  const steps = search.ways.flatMap((way, from) => {
    const values = logits[from];
    return values ? stepsFrom(way, from, values, end) : [];
  });
  const over = steps.filter(({ way, isEnd }) => isEnd && way.places.length > 0);
  const ended = [...search.ended, ...over.map(({ way }) => way)];
  const floor = bestOf(ended) - hopeless;
  const open = steps.filter(({ isEnd, way }) => {
    return !isEnd && way.score > floor && way.tokens.length < mostTokens;
  });
  const inGrammar = open
    .filter(({ way }) => way.places.length > 0)
    .sort((a, b) => b.way.score - a.way.score)
    .slice(0, mostWays);
  const lowest = bestOf(inGrammar.map(({ way }) => way)) - farBehind;
  const near = inGrammar.filter(({ way }) => way.score > lowest);
  const writing = open.find(({ way }) => way.isFree);
  // Only for the sake of what may still be a command.
  const goesOn = writing && !near.includes(writing) && (near.length > 0 || ended.length > 0);
  const kept = goesOn ? [writing, ...near] : near;
  return {
    search: {
      ways: kept.map(({ way }) => way),
      ended,
      free: steps.find(({ way }) => way.isFree)?.way ?? search.free,
    },
    from: kept.map(({ from }) => from),
  };
}

const addLogs = (a: number, b: number): number =>
  Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));

export function choiceOf({ ended, free }: Search, { decode }: Tokens): HeardChoice {
  const found = new Map<string, HeardCandidate & { best: number }>();
  for (const { tokens, score } of ended) {
    const text = decode(tokens).trim();
    const commands = readCommands(text);
    if (!commands) continue;
    const key = JSON.stringify(commands);
    const had = found.get(key);
    found.set(key, {
      commands,
      text: had && had.best >= score ? had.text : text,
      best: Math.max(score, had?.best ?? Number.NEGATIVE_INFINITY),
      score: had ? addLogs(had.score, score) : score,
    });
  }
  const candidates = [...found.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ commands, text, score }) => ({ commands, text, score }));
  return {
    candidates,
    free: { text: decode(free?.tokens ?? []).trim(), score: free?.score ?? 0 },
  };
}

/** Less likely than this in all, it was something else. */
const leastLikely = -8;
/** So much less likely than what it sounds like, it was that. */
const mostBehindFree = 6;
/** So little likelier than another command, it may be the other. */
const leastAhead = 1.5;

/** The command that it was, or null where there is doubt: music and talk are no commands. */
export function sureOf({ candidates, free }: HeardChoice): HeardCandidate | null {
  const [first, second] = candidates;
  if (!first || first.score < leastLikely || first.score < free.score - mostBehindFree) return null;
  // Whoever may be hurt is paused.
  const isHurt = first.commands.some(({ kind }) => kind === 'hurt');
  const isClear = !second || first.score - second.score >= leastAhead;
  return isHurt || isClear ? first : null;
}
