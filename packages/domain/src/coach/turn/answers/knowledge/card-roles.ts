import type { Cues } from '../../cues.ts';

/** What a sentence of a card says: how much, how long it takes, how it comes about, when it is otherwise. */
export type CardRole = 'amount' | 'span' | 'why' | 'caution';

const counted =
  /\d+(?:\.\d+)?\s*(?:to\s*\d|%|g\b|mg|kg|ml|litre|sets|reps|times|minutes|seconds|hours|steps|km|kcal|beats)|\b(?:two|three|four|five|once|twice|half)\b.*\b(?:sets|times|days|sessions|meals|minutes)\b/i;
const lasting =
  /\b(?:\d+|one|two|three|four|six|eight|ten|twelve|a few|several)\b[^.]{0,16}\b(?:weeks?|months?|years?|seconds|minutes|hours)\b(?! a (?:day|week))/i;
const causal =
  /\b(?:because|usually (?:from|the|a|it)|mostly (?:it is|water|from|the|because)|comes? from|is a sign|means that|often (?:it is|from|the)|due to|since)\b/i;
const cautious =
  /\b(?:doctor|physio|midwife|pharmacist|emergency|have it (?:seen|checked|looked at|examined)|get it (?:seen|checked|examined)|needs? (?:a look|someone|checking)|be checked)\b/i;
const repeated = /\btimes a (?:day|week)\b/i;

export function roleOf(sentence: string): ReadonlySet<CardRole> {
  const roles: CardRole[] = [];
  if (counted.test(sentence)) roles.push('amount');
  if (lasting.test(sentence) && !repeated.test(sentence)) roles.push('span');
  if (cautious.test(sentence)) roles.push('caution');
  else if (causal.test(sentence)) roles.push('why');
  return new Set(roles);
}

const spans =
  /\bhow (?:long|soon)\b|\bhow many (?:weeks|days|months)\b|\bwie lange\b|\bcu[aá]nto tiempo\b|\bcombien de temps\b|\bquanto tempo\b/i;
const reasons = /\bwhy\b|\bhow come\b|\bwarum\b|\bpor qu[eé]\b|\bpourquoi\b|\bperch[eé]\b/i;
const amounts =
  /\bhow (?:much|many|often|heavy|far)\b|\bwie ?viele?\b|\bcu[aá]nt|\bcombien\b|\bquant/i;

/** What a question is after, the likeliest first; none where it leaves it open. */
export function rolesAsked({ text }: Pick<Cues, 'text'>): CardRole[] {
  if (reasons.test(text)) return ['why'];
  if (spans.test(text)) return ['span'];
  return amounts.test(text) ? ['amount', 'span'] : [];
}
