import { ownCases, type Situation } from './own-cases.ts';

export interface Situated {
  card: string;
  lead: string;
  isProblem: boolean;
}

const runDownSigns: readonly RegExp[] = [
  /\bsleep(?:ing)?(?: is|'s| has been)? (?:\w+ )?(?:trash|bad(?:ly)?|awful|rubbish|terrible|poor(?:ly)?|shot|broken)\b|\b(?:can'?t|not) sleep/i,
  /\b(?:snapp\w+|irritable|short (?:fuse|temper)|cranky|grumpy|moody|tearful)\b/i,
  /\b(?:numbers|weights|lifts|reps|pace|times)\b[^.?!]{0,16}\b(?:down|dropp\w+|fall\w*|slower|backwards|worse)\b|\bgetting weaker\b/i,
  /\b(?:bar|weights?|legs|everything)\b[^.?!]{0,12}\b(?:glued|heavy|heavier|lead|concrete|a ton)\b/i,
  /\b(?:knees?|elbows?|joints?|shoulders?|tendons?)\b[^.?!]{0,10}\b(?:grumbl\w+|ach\w+|creak\w*|cranky|sore|niggl\w+)\b/i,
  /\b(?:resting (?:pulse|heart rate)|rhr)\b[^.?!]{0,14}\b(?:up|higher|raised|elevated)\b/i,
  /\b(?:no|zero|little) (?:appetite|drive|motivation|desire)\b|\bdread(?:ing)? (?:every|each|the) (?:session|workout)/i,
];
const mostRested = 2;
const isRunDown = (text: string) =>
  runDownSigns.filter((sign) => sign.test(text)).length > mostRested;

const menopause = /\b(?:peri)?menopaus\w*\b|\bhot flush\w*\b|\bhot flash\w*\b/i;
const daysAhead = /\b(?:in|within)? ?(\d{1,2}|ten|eight|nine|seven|six|five) days\b/i;
const raceWords = /\b(?:half|marathon|race|10 ?k|5 ?k|parkrun|event)\b/i;
const bench =
  /\b(?:bench|press (?:de )?banca|panca(?: piana)?|bankdr[uü]cken|d[eé]velopp[eé] couch[eé]|supino)/i;
const warm = { least: 32, most: 48, fahrenheit: 90 };
const shortNight = 5;
const fewHours = 6.5;
const lateLife = 60;

const situations: readonly Situation[] = [
  {
    cue: /^[\s\S]*$/,
    card: 'deload',
    lead: (_, text) =>
      isRunDown(text)
        ? 'Those signs together say that you rest too little for what you do, so less comes first and more volume later: take an easy week now.'
        : null,
  },
  {
    cue: /\b(\d{1,2}) ?(?:weeks?|wks?)\b[\s\S]*|\bpregnan\w*[\s\S]*/i,
    about:
      /\b(?:midwife|pregnan\w*|bump|scan)\b[\s\S]*\b(?:flat|on my back|lying|sit[- ]?ups?|crunch\w*|floor press\w*)\b|\b(?:flat|on my back|lying|sit[- ]?ups?|crunch\w*|floor press\w*)\b[\s\S]*\b(?:midwife|pregnan\w*|bump)\b/i,
    card: 'pregnant-abs',
    lead: ([, weeks]) =>
      `${weeks ? `At ${weeks} weeks keep` : 'Keep'} training and change two things: press on an incline or seated instead of flat on your back, and leave sit-ups for now.`,
  },
  ...ownCases,
  {
    cue: menopause,
    about: /\b(?:muscles?|strength|strong\w*|weaker|lifts?|lifting|weights|one thing|add)\b/i,
    card: 'menopause-training',
    lead: (_, text) =>
      /\b(?:awake|3 ?am|sleep|nights?)\b/i.test(text)
        ? 'Nights like that cost strength by themselves: for now keep the weights, cut the sets by a third, train cool and early in the day, and ask your doctor about the flushes, as good treatments exist.'
        : 'Strength training, twice a week: it is the one thing that keeps muscle in these years, beside all the walking that you do.',
  },
  {
    cue: /\b(?:i'?m|i am|aged?|at) (\d{2})\b/i,
    about:
      /\b(?:never (?:lifted|trained)|any sense|too late|too old|begin\w*|worth (?:it|starting)|sufficient)\b/i,
    card: 'older-start-results',
    lead: ([, age], text) =>
      Number(age) < lateLife
        ? null
        : /\bwalk(?:ing|s)?\b/i.test(text)
          ? `At ${age} there is every sense in it: walking keeps heart and legs going, but muscle, bone and balance need some weight. Keep the walks and add two short strength sessions a week.`
          : null,
  },
  {
    cue: /\b(\d{2,3}) ?(?:°|degrees?|c\b|celsius|f\b|here\b|outside\b|in the shade\b|heat\b)/i,
    about:
      /\b(?:runs?|running|tempo|intervals?|\d+ ?k|miles?|ride|match|session|train\w*|preseason)\b/i,
    card: 'train-in-heat',
    lead: ([all, said = ''], text) => {
      const value = Number(said);
      const isMetric = value >= warm.least && value <= warm.most;
      const isOther = value >= warm.fahrenheit && /°|degree|f\b/i.test(all);
      const isOfWeather = /°|degree|celsius|outside|shade|heat|hot|summer|all week|weather/i.test(
        text,
      );
      return isOfWeather && (isMetric || isOther)
        ? `Not as it is written at ${said} degrees: put it at dawn or on a treadmill, or make it shorter and easy. Fast running can wait for a cooler day.`
        : null;
    },
  },
  {
    cue: /\b(\d(?:\.\d)?) ?(?:h|hrs?|hours?)(?: of)? sleep\b/i,
    about: /\b(?:enough|ok|okay|too little|alright)\b/i,
    card: 'sleep-hours',
    lead: ([, hours]) =>
      Number(hours) < fewHours
        ? `Not for most people: ${hours} hours leave you short, and naps help without filling the gap, so gains that slow down fit with it.`
        : null,
  },
  {
    cue: /\b(?:treadmill|dreadmill)\b/i,
    about: /\b(?:bor(?:es?|ed|ing|edom)|dull|mind[- ]numbing|hate)\b/i,
    card: 'treadmill-boredom',
    lead: () => '',
  },
  {
    cue: /\bi(?:['’]?m)? (?:\w+ )?(?:always|keep|constantly|never|can['’]?t) (?:\w+ )?(?:quit\w*|stop\w*|giv\w+ up|stick|start\w* and stop\w*)\b/i,
    about: /\b(?:weeks?|months?|days?|january|plans?|it|program\w*|routine|training|gym|again)\b/i,
    card: 'always-quit',
    lead: ([all], text) =>
      /\b(?:stop (?:when|at|before|once|short)\b|drink\w*|smok\w*|eat\w*|binge\w*|job)\b/i.test(
        text,
      ) || all.length === 0
        ? null
        : '',
  },
  {
    cue: /\b(?:my|our) (?:\w+ )?(?:daughter|son|kid|child|niece|nephew|teen\w*|boy|girl)\b/i,
    about:
      /\bcalorie|\b(?:weighs? (?:her|him)self|notebook|skips? (?:meals?|breakfast|lunch|dinner)|(?:too|feels?|is|she['’]?s|he['’]?s) fat|burn(?:s|ing)? (?:it )?off)\b/i,
    card: 'child-counts-calories',
    lead: () => '',
  },
  {
    cue: daysAhead,
    about:
      /\b(?:cram|squeeze|make up|catch up|longest|long run|one (?:more|last)|fit in|still do)\b/i,
    card: 'cram-before-race',
    lead: (_, text) => (raceWords.test(text) ? '' : null),
  },
  {
    cue: /\b(?:cold|runny nose|sniffl\w*|stuffy nose|blocked nose)\b/i,
    about: /\b(?:no|without(?: a)?) (?:fever|temperature)\b/i,
    card: 'train-with-cold',
    lead: () => '',
  },
  {
    cue: /\b(?:slept|sleep|got) (?:\w+ ){0,3}?(\d(?:\.\d)?) ?(?:h|hrs?|hours?)\b/i,
    about: /\b(?:heavy|today|tonight|now|or not|skip|still)\b/i,
    isProblem: true,
    card: 'bad-night-train',
    lead: ([, hours]) =>
      Number(hours) < shortNight
        ? `On ${hours} hours not heavy today: sleep first, and if you still want to move, do lighter sets and fewer of them. The heavy day will be better after a proper night.`
        : null,
  },
  {
    cue: /\b(?:before|day \d (?:of|on)|during|on) (?:my|the) period\b|\bperiod (?:is |was )?(?:due|coming|tomorrow|started)\b|\bpms\b/i,
    about: /\b(?:heav\w+|lead\b|weak\w*|useless|skip|cramps?|guilty|not going)\b/i,
    card: 'cycle-training',
    lead: (_, text) =>
      /\bcramps?\b/i.test(text)
        ? 'It is safe to lift on it and just as fine not to: warm up, try a light set, and if the cramps ease go on, otherwise move it by a day without guilt.'
        : 'You need not skip: keep the session, take about a tenth off the bar and let the warm-up decide.',
  },
  {
    cue: bench,
    about:
      /\b(?:clavad|estancad|atascad|bloccat|ferm[oa]\b|bloqu[eé]|stagn|stecke|h[aä]nge|travad|parad[oa]\b|stuck|plateau|nothing (?:moves|changes|happens)|same (?:weight|number)|won'?t (?:budge|move|go up)|(?:not|n't) moved|no progress|has been \d+[^.?!]*\bsince\b|same (?:\w+ )?sets of)/i,
    card: 'bench-stuck',
    lead: (_, text) =>
      /\b(?:once a week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|montags|lundi|luned[iì]|segunda|3 ?x ?10)\b/i.test(
        text,
      )
        ? 'Once a week with the same sets is too little to grow on: bench twice, keep the heavy fives on one day, do 3 sets of 8 a good deal lighter on the other, and go up by the smallest plates there are.'
        : '',
  },
  {
    cue: /\beat (?:loads|lots|a lot|so much|tons|everything|like a horse)\b/i,
    about:
      /\b(?:still (?:weigh|skinny|thin|the same)|can'?t gain|stay (?:skinny|thin)|only weigh)\b/i,
    card: 'skinny-cant-gain',
    lead: () => '',
  },
  {
    cue: /\b(?:hammered|drunk|wasted|big (?:one|night)|booze\w*|piss[- ]?up|bender|a few too many|stag|hen do)\b/i,
    about:
      /\b(?:gains?|session|workout|progress|training)\b[^.?!]*\b(?:wasted|cancel\w*|ruin\w*|lost|gone|undo\w*|for nothing)\b|\b(?:cancel|ruin|undo|lose|waste)\w*\b[^.?!]*\b(?:gains?|session|workout|progress|training)\b/i,
    card: 'alcohol',
    lead: () =>
      'No, one night cancels nothing: what you trained stays, recovery is a day or two slower. Water in between, a proper meal, and keep the day after gentle.',
  },
];

/** The card for what was told, and a sentence on their own case. */
export function situationIn(text: string): Situated | null {
  for (const { cue, about, card, lead, isProblem = false } of situations) {
    const found = cue.exec(text);
    const said = found && (about === undefined || about.test(text)) ? lead(found, text) : null;
    if (said !== null) return { card, lead: said, isProblem };
  }
  return null;
}
