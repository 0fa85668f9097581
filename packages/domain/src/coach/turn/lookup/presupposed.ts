import type { Card } from '../../cards/card.ts';

/** Cards for somebody or something in particular, and a word of it that must have been said. */
const presupposed: readonly { of: ReadonlySet<string>; said: RegExp }[] = [
  {
    of: new Set(['older', 'older-start-results', 'protein-older']),
    said: /\b(?:old\w*|age[ds]?|[4-9]\d|forties|fifties|sixties|seventies|eighties|seniors?|retire\w*|grand\w*|late|elderly|mum|mom|mother|dad|father|parents?|fall\w*|bones?|osteo\w*|arthrit\w*|chair|floor|balance|midlife|handstand|hands?|power|fast|never)\b/i,
  },
  {
    of: new Set(['menopause']),
    said: /menopaus|flush|flash|\bhrt\b|hormon|\b(?:4[0-9]|5\d|6\d)\b|the change|period/i,
  },
  {
    of: new Set(['pregnancy']),
    said: /pregnan|bump|trimester|midwife|weeks|baby|expecting|pelvi|leak|sneez|nausea|kegel/i,
  },
  {
    of: new Set(['after-birth']),
    said: /birth|baby|postpartum|section|nursing|breast|partum|newborn|\bmum\b|\bmom\b|weeks|months|belly gap|diastasis|toddler/i,
  },
  {
    of: new Set(['youth']),
    said: /\b(?:kids?|child\w*|sons?|daughters?|teen\w*|1\d|young\w*|years? old|grow\w*|school|boys?|girls?|eleven|twelve|thirteen|fourteen|fifteen|sixteen|nephew|niece|junior)\b/i,
  },
  { of: new Set(['hyrox']), said: /hyrox|sled|wall ?balls?|stations?|compromised/i },
  { of: new Set(['skipping-rope']), said: /\b(?:rope|skipping|jump\w*)\b/i },
  { of: new Set(['swings-warm-up']), said: /\b(?:swings?|kettlebells?)\b/i },
];

/** 'Two sessions a week' alone is nobody's age: what a card takes for granted was said. */
export const isPresupposed = ({ id, topic }: Pick<Card, 'id' | 'topic'>, text: string): boolean =>
  presupposed.some(({ of, said }) => (of.has(topic) || of.has(id)) && !said.test(text));
