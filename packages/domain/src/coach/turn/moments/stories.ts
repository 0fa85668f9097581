/** What happened, told without a word for what was felt: the moment that it stands for. */
interface Story {
  readonly moment: string;
  readonly cue: RegExp;
  /** Must stand somewhere in the message too. */
  readonly beside?: RegExp;
}

const race =
  /\b(?:km|kilom\p{L}*|miles?|marath?ona?|race|carrera|course|gara|prova|rennen|lauf|corsa|corrida|triathl?\p{L}*)\b/iu;
const place =
  /\b(?:gym|machines?|class|weights|treadmill|gimnasio|m[aá]quinas?|academia|aparelhos?|palestra|macchin\p{L}+|salle|studio|fitnessstudio|ger[aä]te?|kurs)\b/iu;
const heart =
  /\b(?:stents?|bypass|heart attack|cardiac|valve|ablation|angioplasty|herzinfarkt|infarto|infarctus)\b/i;

const near =
  '(?:sister|brother|twin|cousin|mum|mom|dad|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|mate|flatmate|roommate|colleague|workmate)';

const stories: readonly Story[] = [
  {
    moment: 'divorce-day',
    cue: /\bsigned (?:the|our|my) (?:divorce )?papers\b|\b(?:decree|divorce|separation)\b[^.!?]{0,24}\b(?:came|arrived|through|final|signed|done)\b/i,
    beside:
      /\b(?:years|marriage|married|divorce\w*|solicitor|lawyer|s?he (?:took|got|kept|left)|house to myself|ex[- ]?(?:wife|husband))\b/i,
  },
  {
    moment: 'let-down-by-us',
    cue: /\byou (?:said|told me|promised|claimed|swore)\b[^.!?]{0,40}\b(?:\d+|easy|quiet|short|no \w+|beginner|gentle|safe)\b/i,
    beside:
      /\b(?:took (?:me )?\w+|lasted|was (?:not|n['’]?t)|wasn['’]?t|missed|late|wrote me up|useless|rubbish|liar?|lied|wrong|still had|instead)\b/i,
  },
  {
    moment: 'lonely',
    cue: /\b(?:talk(?:ing|s)? to (?:the|my) (?:radio|telly|tv|cat|dog|walls?|plants?)|(?:it['’]?s |the )?(?:quiet|silence) (?:afterwards|after|in the (?:house|flat))|(?:house|flat) (?:is|feels|gets) (?:so |too )?(?:quiet|empty)|nobody to (?:talk|eat|go|do)|no one to (?:talk|eat|go|do)|haven['’]?t (?:spoken|talked) to (?:anyone|anybody|a soul))\b/i,
  },
  {
    moment: 'missed',
    cue: /\b(?:paid|pay(?:ing)?|bought|signed up|joined|membership|subscription|app)\b[\s\S]{0,60}\b(?:did|gone|went|used it|been|opened it|only)\b[^.?!]{0,16}\b(?:\d{1,2}|once|twice|three|four|five|six|a handful)\b/i,
    beside:
      /\b(?:sick|guilt\w*|asham\w*|embarrass\w*|waste\w*|stupid|awful|garbage|rubbish|don['’]?t know why)\b/i,
  },
  {
    moment: 'missed',
    cue: /\b(?:ghosted (?:you|this|the)|vanished|disappeared|went (?:quiet|awol|mia)|fell off the (?:face|radar|map))\b/i,
    beside: /\b(?:weeks?|months?|days|guilt\w*|garbage|bad|rubbish|sorry|asham\w*|app)\b/i,
  },
  {
    moment: 'no-drive',
    cue: /\b(?:kit|shoes|trainers|sneakers|leggings|gym (?:clothes|gear|kit)|shorts|running gear)(?: (?:has been|have been|is|are))? (?:on|laced|ready|laid out)\b[^.?!]{0,12}\b(?:since|for)\b/i,
  },
  {
    moment: 'body-shame',
    cue: /\b(?:still )?look(?:s|ing)? (?:about |like )?(?:i['’]?m )?(?:\d|two|three|four|five|six|seven|eight|nine) months? (?:along|gone|pregnant)\b|\bstill look(?:s|ing)? pregnant\b/i,
  },
  {
    moment: 'left-behind',
    cue: /\b(?:derni[eè]re?|letzte[rn]?|[uú]ltim[oa]|pi[uù] lent[oa]|plus lente?|langsamste\p{L}*|m[aá]s lent[oa]|mais lent[oa]) (?:du|der|del|de la|do|da|in der|dans le|en el) (?:groupe|gruppe|grupo|gruppo|club|verein)(?!\p{L})/iu,
  },
  {
    moment: 'grief-person',
    cue: /\b(?:s?he|they) (?:just |suddenly )?(?:died|passed away|passed on|is gone now)\b|\b(?:died|passed away) (?:in|on|last|this|two|three|a) \w+/i,
    beside:
      /\bmy (?:late )?(?:dad|father|mum|mom|mother|brother|sister|wife|husband|partner|friend|mate|coach|nan|gran\w*|grandad|grandpa|son|daughter|uncle|aunt)\b/i,
  },
  {
    moment: 'outpaced',
    cue: new RegExp(
      String.raw`\b(?:my|his|her) (?:\w+ ){0,2}?${near}\b[\s\S]{0,80}\b(?:out-?(?:lift|bench|squat|run|ran)\w*|squatting|benching|deadlifting|lifts?|benche?s|squats|runs|does|is (?:already|on|at)|(?:he|she)(?:['’]s| has)? (?:got|already|now)|already|ahead|passed me|beats? me|faster|stronger|better)\b`,
      'i',
    ),
    beside:
      /\b(?:jealous\w*|envious|envy|what(?:['’]?s| is) wrong with me|what kind of person|started (?:the same|after|later|\w+ (?:weeks|months) after)|same (?:day|time|mum|mom|parents|genes)|(?:weeks|months) after me|unfair|not fair)\b/i,
  },
  {
    moment: 'dropped-out',
    cue: /\b(?:me (?:he )?retir(?:e|é|ado|ada)|abandon(?:e|é|ei|ado)|j['’ ]?ai (?:abandonn|arr[eê]t)\p{L}*|aufgegeben|ausgestiegen|abgebrochen|mi sono (?:ritirat|fermat)\p{L}|desisti|pulled out|dropped out|bailed|dnf'?d?|had to stop|(?:did ?n[o']?t|never) finish(?:ed)?|swept up|sweep (?:bus|car|wagon))(?!\p{L})/iu,
    beside: race,
  },
  {
    moment: 'gym-mirrors',
    cue: /\bmirrors?\b/i,
    beside:
      /\b(?:left|leave|walked (?:straight |right |back )?out|went home|drove home|can['’]?t look|couldn['’]?t (?:look|stay|stand)|hide|hid|ran out)\b/i,
  },
  {
    moment: 'looked-at',
    cue: /\b(?:look(?:ed|ing)? (?:over|at me)|star(?:ed|ing)|laugh(?:ed|ing)?|giggl(?:ed|ing)|snigger(?:ed|ing)|smirk(?:ed|ing)|whisper(?:ed|ing)|film(?:ed|ing) me|rieron|r[ií]en|riram|rindo|riso|ridevano|rigol\p{L}+|ri de moi|gelacht|lachten|gekichert)(?!\p{L})/iu,
    beside:
      /\b(?:walked (?:straight |right |back )?out|went home|left|drove home|ran out|fui embora|me fui|sono andat\p{L} via|suis parti\p{L}?|bin (?:wieder )?(?:gegangen|raus)|nach hause)(?!\p{L})/iu,
  },
  {
    moment: 'photo-shock',
    cue: /\b(?:saw|seen|looked at|looking at|tagged in|sent me)\b[^.?!]{0,24}\b(?:photos?|pictures?|pics|video|footage)\b/i,
    beside:
      /\b(?:look(?:ed)? (?:like|so|huge|big|old|fat|massive|awful)|who is that|ashamed|cried|deleted|hid|worse)\b/i,
  },
  {
    moment: 'heart-fear',
    cue: heart,
    beside:
      /\b(?:scared|afraid|terrified|frightened|panic\w*|dare|this is it|happen(?:s|ing)? again|second one|another one|convinced|freeze|every (?:time|beat|flutter|twinge))\b/i,
  },
  {
    moment: 'return-fear',
    cue: /\b(?:signed (?:me )?off|cleared|all[- ]clear|discharged|healed|numbers are (?:all )?good)\b/i,
    beside:
      /\b(?:(?:body|head|brain|legs?) (?:just )?(?:says?|said|screams?|goes) no|freeze|froze|(?:can'?t|cannot|couldn'?t) (?:make myself|bring myself|commit|let go)|chicken out|back away|lock up)\b/i,
  },
  {
    moment: 'bored',
    cue: /\b(?:every|each) (?:single )?(?:session|workout|week|day)\b[^.?!]{0,12}\bsame\b|\bsame (?:beige|grey|gray|dull|tired|bland|four|five|six|three) \w+|\b(\w+ \w+ \w+)\b \1\b/i,
    beside: /\b(?:sigh|yawn|bore\w*|close it|soup|porridge|skull|autopilot|groan|dread|again)\b/i,
  },
  {
    moment: 'bored',
    cue: /\bif i (?:see|hear|do|have to (?:do|see|look at|watch)) (?:one|another|1)\b[^.?!]*\bi(?:['’]?ll| will| might| swear|['’]?m (?:gonna|going to))\b|(?:\bsame [a-z]+[\s,;&]+(?:and )?(?:the )?){2}\bsame\b/i,
  },
  {
    moment: 'comeback',
    cue: /\b(?:was|used to be) (?:\w+[- ]){0,4}?(?:swimmer|runner|rower|cyclist|player|gymnast|athlete|boxer|climber|dancer|lifter|sprinter|good at|fast|fit)\b/i,
    beside:
      /\b(?:don['’]?t know (?:how to be|who i am)|panting|gasping|wheez\w+|hanging on|asked (?:me )?if i was|overt(?:ook|aken)|embarrass\w*|shadow of|who i (?:was|am) (?:now|anymore)|lost it)\b/i,
  },
  {
    moment: 'comeback',
    cue: /\bused to (?:\w+ ){0,2}?(?:lift|squat|deadlift|bench|press|run|row|ride|swim|cycle|do|pull|hold|manage)\b[^.?!]*\b(?:now|today|barely|can'?t)\b/i,
  },
  {
    moment: 'too-old',
    cue: /\bwasted my (?:\w+ )?(?:years|life|twenties|thirties|forties|youth|time)\b|\b(?:left|leaving) it (?:too|far too) late\b|\b(?:best|good) years (?:are )?(?:gone|behind me|over)\b/i,
  },
  {
    moment: 'exam-stress',
    cue: /\b(?:exams?|finals|deadlines?|thesis|dissertation|coursework)\b/i,
    beside:
      /\b(?:drown\w*|swamped|buried|no time|stress\w*|overwhelm\w*|going under|can'?t cope|panick\w*|behind on|nothing left)\b/i,
  },
  {
    moment: 'hard-shift',
    cue: /\b(?:boss|manager|supervisor|customers?|clients?|colleagues?)\b[^.?!]*\b(?:shout\w*|yell\w*|scream\w*|humiliat\w*|tore into|had a go|told me off|blamed)\b/i,
  },
  {
    moment: 'record',
    cue: /\bI (?:JUST |FINALLY |ACTUALLY )?(?:DID|GOT|HIT|MADE|RAN|LIFTED|FINISHED|BENCHED|SQUATTED|SWAM) [A-Z0-9]/,
    beside:
      /\b(?:clapped|cheered|cried|crying|tears|in my eye|finally|first|years? old|hugged|high[- ]five\w*)\b/i,
  },
  {
    moment: 'record',
    cue: /\b(?:ho (?:finito|corso|fatto|chiuso|sollevato)|he (?:terminado|acabado|corrido|hecho|levantado)|(?:lo )?consegui|j['’ ]?ai (?:fini|couru|r[eé]ussi|soulev[eé])|geschafft|durchgelaufen|terminei|corri|completei|levantei)(?!\p{L})/iu,
    beside:
      /!{2}|!.*!|\b(?:llor|piang|pianto|pleur|geheult|geweint|chorei|prim[eo]r?|erste\p{L}?|premi[eè]re?|primeir\p{L})/iu,
  },
];

/** The moment that a story stands for; null where none does. */
export function momentByStory(text: string): string | null {
  const isTold = ({ cue, beside, moment }: Story) =>
    cue.test(text) &&
    (beside === undefined || beside.test(text)) &&
    (moment !== 'looked-at' || place.test(text) || /\bwalked in\b/i.test(text));
  return stories.find(isTold)?.moment ?? null;
}
