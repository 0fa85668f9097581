/** Which side of a thing a question is after. */
export type Face =
  | 'why'
  | 'often'
  | 'span'
  | 'amount'
  | 'when'
  | 'begin'
  | 'fear'
  | 'instead'
  | 'shoes'
  | `part:${string}`;

/** Parts of the body: what is asked of the knee is no matter of the shoulder. */
const parts = [
  'knee',
  'back',
  'shoulder',
  'neck',
  'wrist',
  'elbow',
  'hip',
  'ankle',
  'shin',
  'hamstring',
  'forearm',
  'grip',
  'feet',
  'stomach',
] as const;

const signs: Readonly<Partial<Record<Face, RegExp>>> = {
  ...Object.fromEntries(parts.map((part) => [`part:${part}`, new RegExp(`\\b${part}s?\\b`, 'i')])),
  why: /\b(?:why|how come|what causes|reason)\b/i,
  often:
    /\bhow (?:often|many (?:times|days|sessions))\b|\b(?:times|days|sessions) (?:a|per) week\b|\btwice a week\b|\bevery day\b|\bdaily\b/i,
  span: /\bhow (?:long|soon|fast)\b|\bhow many (?:weeks|months|years)\b|\b(?:weeks|months) (?:until|till|before|to)\b/i,
  amount: /\bhow (?:much|many|heavy|far)\b|\bwhat (?:weight|number|percent\w*)\b/i,
  when: /\b(?:when (?:should|do|can|to|will|is|am)|what time|before or after|after or before)\b/i,
  begin:
    /\b(?:where|how) (?:do i |to |should i )?(?:even )?(?:begin|start)\b|\bget (?:started|my first)\b|\bnever (?:lifted|trained|run|done|been)\b|\bfirst (?:time|week|session)\b/i,
  fear: /\b(?:scared|afraid|terrified|fear(?:s|ful)?|frighten\w*|intimidat\w*|nervous|anxious|anxiety|panic\w*|confidence|dare)\b/i,
  instead:
    /\b(?:instead|alternatives?|swaps?|substitutes?|replac\w+|rather than|other than|in place of)\b/i,
  shoes: /\b(?:shoes?|trainers|socks|barefoot)\b/i,
};
const faces = Object.keys(signs) as Face[];

const isAfter = (face: Face, text: string): boolean => signs[face]?.test(text) ?? false;

export const facesIn = (text: string): Face[] => faces.filter((face) => isAfter(face, text));

/** How large a share of the ways of asking for a thing is after each side. */
export function faceShares(asked: readonly string[]): ReadonlyMap<Face, number> {
  const all = Math.max(1, asked.length);
  return new Map(
    faces.map((face) => [face, asked.filter((one) => isAfter(face, one)).length / all]),
  );
}

const hurting =
  'hurts?|hurting|pain(?:ful)?|ache[sd]?|aching|sore(?:ness)?|swell\\w*|swollen|injur\\w+';
const deniedPain = new RegExp(
  String.raw`\b(?:no|not|without(?: any)?|never|nothing|does ?n[o']?t|do ?n[o']?t|is ?n[o']?t|zero)\s+(?:(?:a|any|real|really|actually|even|bit of)\s+)?(?:${hurting})\b|\b(?:painless\w*|pain[- ]free)\b`,
  'i',
);
const deniedFever = /\b(?:no|without(?: a| any)?|not? a) (?:fever|temperature)\b/i;

/** What is said not to be there, and what cards on it are called. */
const denials: readonly { said: RegExp; of: RegExp }[] = [
  { said: deniedPain, of: /\b(?:pain|hurts?|aches?|sore(?:ness)?|strain|stress fracture)\b/i },
  { said: deniedFever, of: /\bfever\b/i },
];

const half = 0.5;

/** Whether most that ask for a thing have just what the message denies. */
export function isDenied(text: string, asked: readonly string[]): boolean {
  return denials.some(({ said, of }) => {
    if (!said.test(text)) return false;
    const having = asked.filter((one) => of.test(one) && !said.test(one)).length;
    const denying = asked.filter((one) => said.test(one)).length;
    return having > denying && having > asked.length * half * half;
  });
}

/** Most that ask for a thing are after one side of it: this large a share or more is many. */
const many = 0.3;
const ofPart = 0.06;
const worth: Readonly<Partial<Record<Face, number>>> = {
  why: 0.12,
  often: 0.08,
  span: 0.1,
  amount: 0.06,
  when: 0.1,
  begin: 0.1,
  fear: 0.3,
  instead: 0.12,
  shoes: 0.1,
};
const deniedWorth = 0.5;

/** How much nearer a card lies by what is asked of it, or how much farther by what it takes for granted. */
export function fitOf(
  text: string,
  asked: readonly string[],
  shares: ReadonlyMap<Face, number>,
): number {
  const sides = facesIn(text).reduce(
    (sum, face) =>
      sum + (worth[face] ?? ofPart) * (2 * Math.min(1, (shares.get(face) ?? 0) / many) - 1),
    0,
  );
  return sides - (isDenied(text, asked) ? deniedWorth : 0);
}
