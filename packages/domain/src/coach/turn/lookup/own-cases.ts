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
  {
    cue: /(?:\bnot|\bnever|n['’]?t|\bno longer|\bhardly|\bbarely)\b[^.?!,]{0,20}\b(?:sore|doms|aching|ached|achy)\b/i,
    about:
      /\b(?:wast\w*|work(?:s|ing|ed)|enough|pointless|doing (?:anything|something)|progress\w*|too easy|for nothing|wrong|count)\b/i,
    card: 'sore-means-growth',
    lead: () => '',
  },
  {
    cue: /\b(?:weights?|lift(?:ing)?|strength|gym)\b[^.?!]*\b(?:as well|too|also|alongside|beside)\b[^.?!]*\b(?:only|just|or)\b[^.?!]*\brun\w*|\b(?:only|just)\b run\w*\b[^.?!]*\b(?:or|and)\b[^.?!]*\b(?:weights?|lift\w*|strength)\b/i,
    card: 'strength-for-runners',
    lead: () => '',
  },
  {
    cue: /\bhow (?:do|can|would|should) i (?:know|tell)\b[^.?!]*(?:\b\d\b[^.?!]*\bnot \d\b|\b(?:rir|in reserve|reps left|in the tank)\b)/i,
    card: 'judge-rir',
    lead: (_, text) =>
      /\bburn/i.test(text)
        ? 'Burning is no measure: it comes long before the end, most of all in sets of many reps. The sign is a rep that slows down though you push as hard as before, and then one to three are left. Now and then take a safe exercise to the real end and compare it with your guess.'
        : '',
  },
  {
    cue: /\b(?:lunges?|squats?|legs?|leg day|stairs|quads|thighs|glutes)\b[\s\S]*/i,
    about:
      /(?:\b(?:sore|doms|stiff|backwards|can['’]?t (?:sit|walk|move)|wreck\w*|hobbl\w*)\b[\s\S]*\b(?:ok|okay|fine|can i|alright|should i)\b[^.?!]*\b(?:arms|chest|upper body|shoulders|bench|pull-?ups)\b)/i,
    card: 'train-when-sore',
    lead: () =>
      'Yes: train what is not sore. Arms and chest are fine while your legs recover; walk a little, and leave leg work until the stairs feel normal again.',
  },
  {
    cue: /\b(?:push|press)[- ]?ups?\b[^.?!]{0,24}\b(?:on|from|off) (?:my |the )?knees\b|\bknee (?:push|press)[- ]?ups?\b/i,
    about:
      /\b(?:a real one|real ones?|full ones?|full push|proper|toes|from a to b|on the floor|next step|get to)\b/i,
    card: 'more-push-ups',
    lead: () =>
      'Leave the knees and go on your toes with your hands raised: on a table, then a chair, then a low step, one height lower when you have 3 sets of 8 to 12. Beside it lower yourself slowly from the top on the floor, 3 to 5 seconds, a few at a time. Most people meet their first full one in four to eight weeks.',
  },
  {
    cue: /\b(?:balan[cç]a|b[aá]scula|waage|balance|bilancia|scales?)\b[^.?!]*(?:n[aã]o (?:mexeu|mexe|sai|baixa|desce)|no (?:se mueve|baja|se ha movido)|bewegt sich nicht|steht still|ne bouge pas|n['’ ]a pas boug|non si (?:muove|è mossa)|(?:has|have|does|did)(?:n['’]?t| not) (?:move|moved|budge|budged)|won['’]?t (?:budge|move)|stuck)/i,
    card: 'scale-not-moving-results',
    lead: (_, text) =>
      /(?:largar|desist|abandon|give up|quit|dejarlo|aufh[oö]r|arr[eê]ter|mollare|pizza)/i.test(
        text,
      )
        ? 'That is frustrating, and I get the wish to drop it all. But weeks without a miss are the win here, and a scale cannot tell fat from water, food and muscle: look at your waist, your clothes and your lifts. Eat the pizza if you like; one meal changes nothing.'
        : '',
    isProblem: true,
  },
  {
    cue: /\b(?:when|how) (?:do|should|am|to)\b[^.?!]{0,12}\b(?:breathe?|breathing)\b/i,
    about: /\b(?:press\w*|squats?|deadlifts?|bench|lift\w*|reps?|sets?|hold it|rows?)\b/i,
    card: 'grunt-and-brace',
    lead: (_, text) =>
      /\b(?:stars|dizzy|light-?headed|black|faint)\b/i.test(text)
        ? 'One breath for each rep: breathe in and brace before it, let the air out as you pass the hard part, and breathe anew at the top. Never hold it for a whole set; put the weight down when you see stars, and if they come without holding your breath, see a doctor.'
        : 'Breathe in and brace before the rep, let the air out as you pass the hard part, and breathe anew at the top. A short hold in a heavy rep is fine, a whole set on one breath is not.',
  },
];
