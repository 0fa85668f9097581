/** Something that was told beside a feeling, with the numbers and people in it, taken up in a sentence. */
interface ToldDetail {
  readonly to: ReadonlySet<'joy' | 'grave' | 'low'>;
  readonly cue: RegExp;
  line(found: RegExpExecArray): string;
}

const low = new Set(['low'] as const);
const joy = new Set(['joy'] as const);
const grave = new Set(['grave'] as const);
const number = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const span = `(${number}) (days?|weeks?|months?|years?)`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const told: readonly ToldDetail[] = [
  {
    to: joy,
    cue: new RegExp(
      String.raw`${span} ago\b.*\b(?:couldn'?t|could not|could barely|not even|never|nothing|zero)`,
      'i',
    ),
    line: ([, count = '', unit = '']) =>
      `From that to this in ${count} ${unit}: keep that sentence, it is worth more than the number.`,
  },
  {
    to: joy,
    cue: /\bbeat (?:my|the) (\w+)/i,
    line: ([, whom = '']) =>
      /^(?:own|time|best|record|old|pr|pb|last|previous|personal)$/i.test(whom)
        ? ''
        : `And ahead of your ${whom}, which counts double.`,
  },
  {
    to: joy,
    cue: /\bin (?:only |just |under )?(\d{1,3}(?::\d{2})? ?(?:seconds|secs?|minutes|mins?))\b/i,
    line: ([, time = '']) => `In ${time}: that is no accident, that is practice.`,
  },
  {
    to: joy,
    cue: /\bafter (?:my )?(surgery|injury|chemo|treatment|the baby|a stroke|rehab|cancer|a heart attack|covid)\b/i,
    line: ([, what = '']) => `After ${what.toLowerCase()} that is twice as far as it looks.`,
  },
  {
    to: low,
    cue: /\bplanned (\d{1,2}|two|three|four|five|six)\b[^.?!]*\b(?:did|managed|made|only)\b[^.?!]{0,12}\b(\d{1,2}|one|two|three|none)\b/i,
    line: ([, planned = '', did = '']) =>
      /^(?:0|none)$/i.test(did)
        ? `Then ${planned} was the wrong number for this week, and not you.`
        : `${capital(did)} of ${planned} is still ${did}, and ${did} keeps the door open.`,
  },
  {
    to: low,
    cue: new RegExp(
      String.raw`\b(?:havent|haven'?t|have not|not) (?:been|trained|gone|lifted|run|worked out)[^.?!]{0,20}?(?:in|for|since) ${span}`,
      'i',
    ),
    line: ([, count = '', unit = '']) =>
      `${capital(count)} ${unit} is a pause and no ending; most of it is still there.`,
  },
  {
    to: low,
    cue: new RegExp(String.raw`\b(?:missed|skipped|off for) (?:the last )?${span}`, 'i'),
    line: ([, count = '', unit = '']) =>
      `${capital(count)} ${unit} cost you far less than it feels like.`,
  },
  {
    to: low,
    cue: new RegExp(String.raw`\bsame (?:\w+ ){0,4}?(?:for|since) ${span}`, 'i'),
    line: ([, count = '', unit = '']) =>
      `${capital(count)} ${unit} of the same would bore anybody.`,
  },
  {
    to: low,
    cue: /\b(?:baby|newborn|son|daughter|twins?)\b[^.?!]{0,14}?(\d{1,2}|two|three|four|five|six) (weeks?|months?)/i,
    line: ([, count = '', unit = '']) =>
      `With a baby of ${count} ${unit} every session is a bonus, and sleep is training.`,
  },
  {
    to: low,
    cue: /\b(trousers|jeans|pants|dress|shirts?|clothes|bikini|suit)\b[^.?!]{0,20}\b(?:fit|tight|close|zip)/i,
    line: ([, what = '']) =>
      `${capital(what.toLowerCase())} that pinch can ruin a whole day, and they still say nothing about your worth.`,
  },
  {
    to: low,
    cue: /\bin front of (everyone|everybody|people|the (?:class|group|team|whole \w+)|my \w+|them)\b/i,
    line: ([, whom = '']) =>
      `And in front of ${whom.toLowerCase().replace(/^my /, 'your ')}, which makes it sting twice.`,
  },
  {
    to: low,
    cue: /\b(third|3rd|fourth|4th|fifth|5th) (?:time|year|fracture|injury|attempt|try|stress fracture)\b/i,
    line: ([, count = '']) => `The ${count.toLowerCase()} one: no wonder that you are fed up.`,
  },
  {
    to: low,
    cue: /\b(?:my|the) (boyfriend|girlfriend|husband|wife|partner|mum|mom|mother|dad|father|sister|brother|boss|coach|friend|doctor|ex)\b[^.?!]{0,14}\b(?:says?|said|told|thinks|called|laughed|keeps)\b/i,
    line: ([, whom = '']) =>
      `From your ${whom.toLowerCase()} that lands harder than from a stranger.`,
  },
  {
    to: low,
    cue: /\b(?:big|huge|massive|jacked) (?:guys|lads|men|blokes|dudes)\b/i,
    line: () => 'The big ones are usually the first to help when somebody asks.',
  },
  {
    to: grave,
    cue: /\bevery (?:mon|tues|wednes|thurs|fri|satur|sun)day,?(?: morning| evening| night)? for (\w+) (weeks|months|years)\b/i,
    line: ([, count = '', unit = '']) =>
      `${capital(count)} ${unit} of that is a great deal to be missing.`,
  },
  {
    to: grave,
    cue: /\b(s?he) (?:was the (?:one|person) (?:who|that) )?(?:got me into|started me|taught me|showed me|took me|spotted me|ran with me|trained with me)\b/i,
    line: ([, who = '']) =>
      `What ${who.toLowerCase()} gave you of it stays in everything that you lift or run.`,
  },
  {
    to: grave,
    cue: /\b(?:just |only )?(?:sat|sit|stood|lay) (?:there |down )?(?:in|on|by|at|with) (?:the|my|his|her) (\w+)/i,
    line: () => 'Sitting there and nothing more is enough for now; nothing has to be lifted.',
  },
  {
    to: grave,
    cue: /\bdo ?n[o']?t (?:want|feel like) (?:to )?(?:do |doing )?(?:anything|any of it|it)\b/i,
    line: () => 'You do not have to do anything, and nothing here waits or goes to waste.',
  },
  {
    to: grave,
    cue: /\b(s?he|they) (?:always|used to) (?:ask\w*|cheer\w*|come|came|drove|watch\w*|call\w*|wait\w*)/i,
    line: ([, who = '']) =>
      `That ${who.toLowerCase()} cared about it says how much you were loved, and you may go on telling ${/^he$/i.test(who) ? 'him' : /^she$/i.test(who) ? 'her' : 'them'}.`,
  },
  {
    to: grave,
    cue: /\b(?:gym|training|running|lifting|this) (?:is|was) (?:the )?(?:only|last) thing\b/i,
    line: () =>
      'Then keep that one thing, and let it be easy: it is there for you, not you for it.',
  },
  {
    to: grave,
    cue: /\bfuneral\b/i,
    line: () => 'Get through the funeral first; nothing else has to happen this week.',
  },
];

/** What was told beside it, in one sentence; null where nothing is known to take up. */
export function toldBeside(text: string, kind: 'joy' | 'grave' | 'low'): string | null {
  for (const { to, cue, line } of told) {
    const found = (to as ReadonlySet<string>).has(kind) ? cue.exec(text) : null;
    const said = found ? line(found) : '';
    if (said !== '') return said;
  }
  return null;
}
