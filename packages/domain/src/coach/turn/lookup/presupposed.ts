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
  {
    of: new Set(['fear-after-injury']),
    said: /\b(?:injur\w*|hurt\w*|tore|torn|pulled|tweak\w*|surger\w*|operat\w*|again|since|after|accident|slipped|rupture\w*|broke\w*|heal\w*|cleared)\b/i,
  },
  {
    of: new Set(['confidence-after-fail']),
    said: /\b(?:fail\w*|miss\w*|drop\w*|stuck|pinned|confiden\w*|bail\w*|couldn'?t)\b/i,
  },
  {
    of: new Set(['kinder-to-joints']),
    said: /\b(?:replac\w*|new (?:hip|knee)|surger\w*|operat\w*|arthr\w*|joints?|implant)\b/i,
  },
  { of: new Set(['deadlift-fear']), said: /\b(?:dead ?lift\w*|pull\w*|hinge\w*)\b/i },
  { of: new Set(['hyrox']), said: /hyrox|sled|wall ?balls?|stations?|compromised/i },
  { of: new Set(['skipping-rope']), said: /\b(?:rope|skipping|jump\w*)\b/i },
  { of: new Set(['sweat-a-lot']), said: /\bsweat\w*|\b(?:drip|soak|drench|pour)\w*/i },
  {
    of: new Set(['train-next-day-sore']),
    said: /\b(?:sore\w*|ach\w+|doms|stiff\w*|hurt\w*|tender)\b/i,
  },
  {
    of: new Set(['sore-stairs']),
    said: /\b(?:stairs?|legs?|thighs?|quads?|calves|calf|squats?|lunges?|walk\w*|sofa|chair|toilet)\b/i,
  },
  // 'After eating' asks for what comes before the training.
  {
    of: new Set(['eat-after-workout', 'not-hungry-after']),
    said: /^(?!.*\bafter (?:eating|food|a meal|breakfast|lunch|dinner)\b)/i,
  },
  { of: new Set(['how-often-run']), said: /\b(?:r[au]n\w*|jog\w*|\d+ ?km?|marathon|miles?)\b/i },
  {
    of: new Set(['not-hungry-after']),
    said: /\b(?:hungry|hunger|appetite|sick|nause\w*|stomach|goes down|(?:can'?t|cannot|have to|need to|must) eat)\b/i,
  },
  {
    of: new Set(['early-training-breakfast']),
    said: /\b(?:morning|early|breakfast|wak\w+|\d ?am|empty|fasted|dawn|first thing|bed)\b/i,
  },
  {
    of: new Set(['sore-too-long']),
    said: /\b(?:long\w*|days?|weeks?|still|since|swol\w*|swell\w*|weak\w*|dark|urine|pee|brown|cola|wors\w*|gone|away|after)\b/i,
  },
  { of: new Set(['protein-timing']), said: /\b(?:protein|shakes?|window|timing|whey|amino\w*)\b/i },
  {
    of: new Set(['short-session-worth']),
    said: /\b(?:\d+ ?m|min|mins|minutes?|hour|short\w*|quick\w*|brief)\b/i,
  },
  {
    of: new Set(['legs-with-light-weights']),
    said: /\b(?:legs?|squats?|lower|thighs?|quads?|glutes?|calves|lunges?)\b/i,
  },
  // A step for each session is no gain in months.
  {
    of: new Set(['strength-gain-rate']),
    said: /^(?!.*\b(?:each|every|per) (?:week|session|time|workout)\b)/i,
  },
  {
    of: new Set(['squat-glutes-not-felt']),
    said: /\b(?:glut\w*|butt|bum|booty|backside|arse|feel\w*|felt)\b/i,
  },
  {
    of: new Set(['compression']),
    said: /\b(?:compress\w*|tights|sleeves?|boots|stockings|recovery socks|leggings)\b/i,
  },
  {
    of: new Set(['gym-busy']),
    said: /\b(?:busy|crowd\w*|full|packed|taken|queue\w*|wait\w*|rush|peak|occupied|hogg\w*|free|in use|quiet\w*)\b/i,
  },
  {
    of: new Set(['scared-of-bar']),
    said: /\b(?:bars?|barbells?|weights?|lift\w*|squat\w*|bench\w*|dead ?lift\w*|heavy|press\w*|kettlebells?)\b/i,
  },
  { of: new Set(['knee-clicking']), said: /\bknees?\b|\bkneecap/i },
  // A belt that sits a hole tighter holds trousers up.
  {
    of: new Set(['lifting-belt']),
    said: /^(?![\s\S]*\bbelt\b[^.?!]{0,24}\b(?:hole|notch|loop|tighter|looser)\b)/i,
  },
  { of: new Set(['eggs-per-day']), said: /^(?![\s\S]*\b(?:boil\w*|cook\w*|jammy|runny)\b)/i },
  {
    of: new Set(['dead-hang']),
    said: /\b(?:dead ?hangs?|bar|hangs|rings|grip|hang(?:ing)? (?:from|for|time|on a)|hanging(?! (?:on|off|over|by|around|out) (?:the )?(?:side|edge|wall|rope)))\b/i,
  },
  { of: new Set(['swings-warm-up']), said: /\b(?:swings?|kettlebells?)\b/i },
];

/** 'Two sessions a week' alone is nobody's age: what a card takes for granted was said. */
export const isPresupposed = ({ id, topic }: Pick<Card, 'id' | 'topic'>, text: string): boolean =>
  presupposed.some(({ of, said }) => (of.has(topic) || of.has(id)) && !said.test(text));
