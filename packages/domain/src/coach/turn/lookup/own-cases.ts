/** What somebody tells of themselves that decides which card answers, whatever words the question has. */
export interface Situation {
  readonly cue: RegExp;
  /** What it is asked about. */
  readonly about?: RegExp;
  readonly card: string;
  /** Something goes wrong in it, so it asks without a question. */
  readonly isProblem?: boolean;
  /** Their own case in a sentence, said before the card; null where the numbers do not fit. */
  lead(found: RegExpExecArray, text: string): string | null;
}

const restTooShort = 90;
const hot =
  /\b(?:heat|hot|calor|hitze|hei[sß]+|chaleur|chaud|caldo|afa|quente|\d{2} ?(?:°|grad|grados|degr[eé]s|gradi|graus))/i;

/** Cases that several people have in the same words, each with its own number or kit. */
export const ownCases: readonly Situation[] = [
  {
    cue: /\b(?:after|rest\w*|again|wait\w*|break|pause|between sets)\b[^.?!]{0,24}?\b(\d{2,3}) ?(?:s\b|secs?\b|seconds?\b)/i,
    about:
      /\b(?:heavy|sets? of (?:[1-6]|one|two|three|four|five|six)|5 ?x ?5|squats?|deadlifts?|bench)\b/i,
    card: 'rest-between-sets',
    lead: ([, seconds]) =>
      Number(seconds) < restTooShort
        ? `Yes, that is most likely it: ${seconds} seconds are too short for heavy sets, so the third pays for the first two. Take two to four minutes there, and about one for small exercises such as curls and raises.`
        : null,
  },
  {
    cue: /\b(?:grip|fingers?|hands?)\b[^.?!,]{0,16}\b(?:open\w*|slip\w*|giv\w+|gave|fails?|failed|peel\w*|lets? go|goes|going|uncurl\w*)\b/i,
    about: /\b(?:dead ?lifts?|rdls?|rows?|pull[- ]?ups?|shrugs?|carr(?:y|ies)|bar)\b/i,
    card: 'straps-or-grip',
    lead: () => '',
    isProblem: true,
  },
  {
    cue: /\b(?:osteopeni\w*|osteoporo\w*|dexa|bone density|thin bones)\b/i,
    about:
      /\b(?:heavier|enough|too light|light (?:weights|dumbbells)|pink|time for|move up|go up|how heavy)\b/i,
    card: 'bones-with-dumbbells',
    lead: () =>
      'Time for something heavier: bone answers to load that grows, and very light dumbbells ask nothing of it. Go up step by step to weights that feel hard after 8 to 12 clean reps, in squats to a chair, deadlifts, rows and presses, twice a week.',
  },
  {
    cue: /(?:cu[aá]nta agua|cu[aá]nto (?:hay que|debo|tengo que) beber|wie ?viel (?:wasser|soll ich trinken|muss ich trinken)|combien d['’ ]?eau|quanta acqua|quanta [aá]gua|how much (?:water|should i drink|do i (?:need to |have to )?drink))/i,
    about:
      /(?:\bhora|entren|gimnas|\bpesas|stunde|training|s[eé]ance|\bheure|\bore?\b|allen|treino|\bhour|session|lifting|workout|gym)/i,
    card: 'water-during-training',
    lead: (_, text) =>
      hot.test(text)
        ? 'In that heat about 500 to 750 ml over the hour, in sips, and a big glass in the hour before. Add a little salt if you sweat a lot, and stop for dizziness or a chill.'
        : '',
  },
  {
    cue: /\belbows?\b[^.?!]*\b(?:flar\w*|angle|wide|tuck\w*|stick out|chicken|wing\w*)\b/i,
    about: /\b(?:push|press)[- ]?ups?\b/i,
    card: 'push-up-form',
    lead: () =>
      'About 45 degrees from your sides, so that from above you look like an arrow and not like a T. It matters a little: most shoulders are happier there and you push better, but a flared rep now and then does no harm.',
    isProblem: true,
  },
  {
    cue: /\b(?:exercises?|moves?|workouts?|train\w*)\b[^.?!]*\b(?:burn|lose|melt|shift|shrink|get rid of|target|slim)\w*\b[^.?!]*\b(?:fat|flab|bulge|rolls?)\b/i,
    about:
      /\b(?:only|just (?:there|the|my|from)|nowhere else|off (?:my|the)|from (?:my|the)|bra|arms?|belly|thighs?|hips|chin|face)\b/i,
    card: 'spot-reduction',
    lead: () => '',
  },
];
