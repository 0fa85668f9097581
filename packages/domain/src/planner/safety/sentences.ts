import type { Token } from '../../reading/engine/tokens.ts';
import { type SentenceRule, sentenceRules } from './data/sentence-rules.ts';
import { isHypothetical, isRuledOut } from './denial.ts';
import { isOfFamily } from './find-flag.ts';
import { isLongAgo } from './history.ts';
import type { FlagScan } from './match.ts';

interface Build extends SentenceRule {
  pattern: RegExp;
  exception: RegExp | null;
}

/** '_3' in a rule stands for up to three words; a rule begins and ends at whole words. */
function compile(build: string): RegExp {
  const spaced = build.replace(/ ?_(\d) ?/g, ' (?:[^ ]+ ){0,$1}');
  return new RegExp(`(?<![^ ])(?:${spaced})(?![^ ])`);
}

let builds: readonly Build[] | undefined;

const makeBuilds = (): readonly Build[] =>
  sentenceRules.map((rule) => ({
    ...rule,
    pattern: compile(rule.says),
    exception: rule.unless === undefined ? null : compile(rule.unless),
  }));

interface Sentence {
  text: string;
  /** The token of its first word. */
  first: number;
}

/** Each sentence in plain words; what is a known turn of phrase is left out. */
function sentencesIn(tokens: readonly Token[], { isHarmless }: FlagScan): Sentence[] {
  const sentences: (Sentence & { number: number })[] = [];
  for (const [at, { text, sentence, kind }] of tokens.entries()) {
    if (kind === 'mark' && /^[.!?;\n…]$/.test(text)) continue;
    const word = isHarmless(at) ? '~' : text;
    const last = sentences.at(-1);
    if (last?.number === sentence) last.text += ` ${word}`;
    else sentences.push({ text: word, first: at, number: sentence });
  }
  return sentences;
}

function isMeant(scan: FlagScan, { text, first }: Sentence, rule: Build): boolean {
  const match = rule.pattern.exec(text);
  if (!match || rule.exception?.test(text)) return false;
  const from = first + text.slice(0, match.index).split(' ').length - 1;
  const to = from + match[0].split(' ').length;
  return !(
    isRuledOut(scan, from) ||
    isHypothetical(scan, from) ||
    isOfFamily(scan, from, to) ||
    (rule.longAgo !== undefined && isLongAgo(scan, { from, to }))
  );
}

/** What the sentences of a text say by their build, in the order of the rules. */
export function readSentences(scan: FlagScan): { stop: string | null; holds: string[] } {
  builds ??= makeBuilds();
  const written = sentencesIn(scan.written, scan);
  const isTyped = (text: string) => written.some((one) => one.text === text);
  // A word that was taken for a typing error may be meant as it stands.
  const mended = sentencesIn(scan.tokens, scan).filter(({ text }) => !isTyped(text));
  const sentences = [...written, ...mended];
  const said = builds.filter((rule) => sentences.some((one) => isMeant(scan, one, rule)));
  const holds = said.filter(({ kind }) => kind === 'hold').map(({ id }) => id);
  return { stop: said.find(({ kind }) => kind === 'stop')?.id ?? null, holds: [...new Set(holds)] };
}
