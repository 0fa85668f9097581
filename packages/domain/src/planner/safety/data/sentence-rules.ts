import type { FlagRule } from './flag-rule.ts';

/**
 * Danger by the build of a sentence: who wants or refuses what, who told whom to stop. The words
 * stand without accents and apostrophes ('dont', 'im'); '_3' stands for up to three words between.
 */
export interface SentenceRule extends Pick<FlagRule, 'id' | 'kind' | 'longAgo'> {
  says: string;
  /** In the same sentence this takes the alarm away. */
  unless?: string;
}

const harm = { id: 'self-harm', kind: 'stop', longAgo: null } as const;
const low = { id: 'low', kind: 'hold', longAgo: null } as const;
const eating = { id: 'eating', kind: 'hold', longAgo: null } as const;
const banned = { id: 'told-not-to', kind: 'hold', longAgo: null } as const;
const hurt = { id: 'injury', kind: 'stop', longAgo: null } as const;

const myself = 'my ?self';
const toDie = `die|dying|be dead|being dead|kill(?:ing)? ${myself}|end(?:ing)? (?:my|this) (?:own |miserable )?life|end(?:ing)? (?:it all|everything|things)|tak(?:e|ing) my (?:own )?life|not (?:to )?(?:exist|be alive|wake up)|not (?:existing|being alive|being here|waking up)|never (?:to )?wake up|(?:cease|stop)(?:ing|ping)? (?:to )?exist(?:ing)?|disappear(?:ing)? (?:forever|for good|completely|from this)|(?:driv|steer|crash)(?:e|ing)? (?:my car |the car )?(?:into|off) an?|jump(?:ing)? (?:off|from|under|in front of) (?:a|the) (?:bridge|roof|building|balcony|cliff|train|car|bus)|step(?:ping)? (?:out )?in front of|(?:hang|shoot|drown|poison|harm|hurt|cut|burn)(?:ting|ing)? ${myself}|suicide|get(?:ting)? hit by a (?:car|bus|truck|train|lorry)|(?:step|jump|fall|walk)(?:ping|ing)? off (?:the|a) (?:platform|bridge|roof|ledge|balcony|cliff)`;
const staying = `live|living|be alive|being alive|stay(?:ing)? alive|exist|existing|wake up (?:tomorrow|again|any ?more)|be (?:here|around) (?:any ?more|any longer|at all|tomorrow)|be (?:in this world|on this (?:earth|planet))|see (?:tomorrow|another day|the morning)`;
const place = '(?! (?:in|on|near|at|by|with|under|un|alone in|healthy|healthier|longer|better))';
const close =
  'every ?one|every ?body|no ?body|no one|they|all of them|people|the world|my (?:family|kids|children|wife|husband|partner|friends|parents|mum|mom|dad)|any ?one';
const without =
  'without me|with me gone|me (?:gone|missing|dead)|i was gone|(?:if|when|once) (?:i|im) (?:died?|dead|gone|disappear(?:ed)?|vanish(?:ed)?|killed|wasnt (?:here|around|alive|there|in|born)|werent (?:here|around|alive|there|in)|(?:was|were|am) (?:gone|dead|no longer|not (?:here|around|alive|there)))';
const byChance =
  'accident\\w*|shav\\w+|cook\\w+|kitchen|knife slipped|fell|glass|training|lifting|squat\\w*|dead ?lift\\w*|runn?i?n?g?|bench\\w*|gym|form|technique|when i (?:train|lift|run|do|play|work ?out)|every time i (?:train|lift|run|do|play|work ?out)';
const doctor =
  'doc|docs|doctors?|dr|gp|physician|cardiologist|surgeon|consultant|midwife|\\w+ologist|specialist|nurse|obgyn|gynaecologist|gynecologist';
const sport =
  'exercis\\w+|sports?|training|train|working out|work ?outs?|gym|physical activity|activity|lifting|weights|everything|anything';

const english: readonly SentenceRule[] = [
  {
    ...harm,
    says: `(?:want|wanna|wish|would like|id like|id love|rather|hope|hoping|plan|planning|intend|ready|decided|tempted|urges?|feel like|feeling like|dream|dreaming|fantasi[sz]\\w+|considering|consider|trying|tried|need|prefer|think of|think about|thinking of|thinking about|thought of|thought about|thoughts of|thoughts about) _5 (?:${toDie})`,
    unless:
      'rather die than|myself (?:some|a) (?:slack|break)|die (?:trying|laughing|of (?:boredom|laughter|embarrassment|heat))|dying to|to die for|(?:die|dying) (?:on|in|during|doing|from|after|at) (?:the|this|that|those|these|my|a|every)',
  },
  {
    ...harm,
    says: `(?:dont|do not|didnt|no longer|not|never|cant|cannot|wont|unsure|hardly|barely) _4 (?:want|wanna|wish|care|feel like|deserve|strength|energy|will) _3 (?:${staying})${place}`,
  },
  {
    ...harm,
    says: `(?:no|any|without|lost|lack|whats the|what is the|cant see|dont see|isnt|why) _4 (?:reason|point|purpose|sense|use|will|meaning|desire) _4 (?:live|living|life|being alive|be alive|stay alive|existing|existence)${place}`,
  },
  {
    ...harm,
    says: `life (?:isnt|is|aint|feels|seems|has|doesnt feel) _3 (?:worth (?:it|living)|pointless|meaningless|unbearable|hopeless|no meaning|no point)|(?:not|isnt|nothing|no longer|never|hardly|aint) _3 worth living|(?:what|why) (?:am|do|should) i _3 (?:live for|exist|alive|keep living|go on living|stay alive)`,
    unless: 'life is _2 worth (?:it|living)$',
  },
  {
    ...harm,
    says: `(?:${close}) _5 (?:better|happier|easier|relieved|miss|notice|care|cry|sad) _4 (?:${without})`,
  },
  {
    ...harm,
    says: `(?:i|ive|to|been|keep) _3 (?:cut|cutting|slash|slashed|slashing|slice|sliced|slicing|carve|carved) (?:up |into |open )?my (?:own )?(?:arms?|wrists?|thighs?|legs?|skin|forearms?)(?! (?:day|volume|work|work ?outs?|training|rest|sets))`,
    unless: byChance,
  },
  {
    ...harm,
    says: `(?:cant|cannot|couldnt|keep|kept|started|urge|relapsed|need to|have to|deserve to|help) _4 (?:hurt|harm|cut|burn|punish|hit)(?:ting|ing)? ${myself}`,
    unless: byChance,
  },
  {
    ...harm,
    says: '(?:took|taken|taking|swallow\\w*|downed|popped|overdosed) _4 (?:whole|entire|full|too many|handful|fistful|lots?|loads?|bunch|pack|packs|packet|bottle|box|strip|[2-9]\\d|1\\d\\d|twenty|thirty|forty|fifty) _5 (?:pills?|tablets?|paracetamol|acetaminophen|tylenol|ibuprofen|advil|aspirin|pain ?killers?|sleeping|xanax|valium|antidepressants?|medication|meds|insulin)',
    unless: 'vitamins?|creatine|protein|supplements?|magnesium',
  },
  {
    ...harm,
    says: `(?:way|ways|method|methods) (?:to|of) (?:die|dying|kill(?:ing)? ${myself}|end(?:ing)? (?:it all|my life)|suicide)|how _6 (?:kill ${myself}|end my (?:own )?life|lethal dose|overdose on)|(?:goodbye|suicide|farewell) (?:letters?|notes?)|last (?:workout|day|night|week) (?:alive|on earth|before i (?:die|end|go for good))`,
    unless: 'to die for|overdose on (?:sugar|carbs|coffee|caffeine|cardio|chocolate)',
  },
  // Off a height or before a train, whoever wants it or however it is put.
  {
    ...harm,
    says: `(?:driv(?:e|ing)|jump(?:ing)?|leap(?:ing)?|walk(?:ing)?|step(?:ping)?|throw(?:ing)? ${myself}|fling(?:ing)? ${myself}) (?:off|into|in front of|under|from|out of) (?:the|a|an|my) _1 (?:pier|bridge|roof|rooftop|cliff|building|balcony|window|train|bus|truck|lorry|traffic|tracks)|(?:saltar|tirarme|lanzarme) (?:de|desde|por|del|al) _2 (?:puente|balcon|ventana|tren|azotea|metro)|(?:vor|von|aus|unter) _3 (?:zug|brucke|dach|fenster|balkon|auto|bahn|lkw) _2 (?:springen|werfen|sturzen|schmeissen)|(?:sauter|me jeter|me lancer) (?:d|de|du|sous|par) _3 (?:pont|train|fenetre|toit|balcon|metro|vide)|(?:buttarmi|saltare|gettarmi|lanciarmi) (?:da|dal|sotto|giu|dalla) _3 (?:ponte|treno|finestra|balcone|tetto)|(?:pular|me jogar|saltar|me atirar) (?:da|do|de|na|no|embaixo) _3 (?:ponte|trem|janela|predio|sacada|viaduto)`,
    unless:
      'bungee|parkour|box|pool|triathlon|lake|water|swim\\w*|dive|to work|to the (?:gym|office)|caught|catch',
  },
  {
    ...harm,
    says: `(?:dose|how many|how much|amount) _5 (?:pills?|tablets?|paracetamol|tylenol|insulin|sleeping|aspirin) _5 (?:deadly|lethal|fatal|kill|kills|die|too many)|(?:favou?r|better) _3 by (?:vanishing|disappearing|dying|killing ${myself})|(?:the|this|my) pain to (?:end|stop|go away) (?:for good|for ?ever)|no future for me|(?:voices?|brain|head|mind) _3 (?:tell\\w*|says?|telling) me to (?:jump|die|cut|do it|end)|this is (?:goodbye|my (?:last|final) (?:message|goodbye))|because i deserve (?:it|the pain|to (?:suffer|hurt))$`,
    unless: 'for (?:today|now|tonight|this week)|rest|treat|trained hard',
  },
  {
    ...harm,
    says: `better off (?:six feet under|in the ground|in a grave|not existing)|(?:wish|hope) (?:a|an|some|the) (?:truck|car|bus|train|lorry|plane) _3 (?:flatten|hit|run over|crush|kill|take)\\w* me|think\\w* (?:about|of) death|(?:switch|turn|shut) (?:my ?self )?(?:off|down) (?:forever|for good)|fresh cuts|will to live|(?:stop|stopped|stopping) being alive|leav(?:e|ing) this (?:world|life|earth)|(?:burn|burned|burnt|burning|cut|hit|hurt|scratch\\w*|bite|bit|bruise\\w*) ${myself} _4 (?:lighter|cigarettes?|razor|blade|knife|to feel|on purpose|deliberately|to cope|to calm)|ich bringe? mich _2 um(?! den)`,
  },
  {
    ...low,
    says: '(?:would|will|d|finally) _3 (?:free|rid) of me|(?:pills|tablets) (?:are |is )?(?:counted|laid|lined|ready)|(?:nothing|nobody|no one|any ?one|who|what|it) _4 if i (?:died|die|was dead|were dead|wasnt here|was gone|were gone)(?! (?:on|in|during|doing|of))|(?:cant|cannot|dont want to) (?:keep going|go on|carry on|continue) (?:with )?(?:this|my) life',
  },
  // What is thought of life as such; asked about, since a figure of speech may be meant.
  {
    ...low,
    says: `(?:pictur\\w+|imagin\\w+|see|seeing) (?:my ?self|me) _2 dead|(?:dont|cant|cannot|not) see (?:my ?self|me) _3 (?:alive|here|around) _2 (?:year|month|week|christmas)|(?:whether|if) i (?:live|lived|survive|wake up|make it)(?: or (?:die|not))?$|existing is|(?:stopped|dont|do not|no longer) car(?:e|ing) _3 (?:live|alive|happens to me)|(?:world|they|life|things|every ?one|every ?body) _4 (?:lighter|easier|simpler|nicer|happier|fine|cope) _3 (?:without me|once im gone|when im gone|if im gone)|i (?:feel|am) (?:so |totally |just |like )*(?:worthless|hopeless|dead inside|empty inside|a burden)|im (?:so |totally |just )?(?:worthless|hopeless|dead inside|empty inside|a burden)|(?:how to do it|do it) without (?:pain|suffering)|letters? to (?:every ?one|all of them|my (?:family|kids|parents))|(?:exhaust\\w+|tired|sick|done) _2 (?:of|with|from) (?:existing|being alive|being me|my life)`,
    unless: 'race|game|match|session',
  },
  {
    ...harm,
    says: '(?:only|helps?|helped|relief|urge|again|started|back to|clean from|relapsed) _4 (?:self ?harm\\w*|cutting)|cutting _3 (?:helps?|relief|calms)|(?:scratch|pick|burn|bite)\\w* my (?:own )?(?:skin|arms?|legs?|hands?) _3 (?:bleeds?|on purpose|when im (?:upset|sad|angry|stressed))',
    unless:
      'bulk\\w*|calori\\w*|weight|fat|season|phase|kg|lbs|diet\\w*|macros?|protein|carbs?|lean',
  },
  {
    ...low,
    says: '(?:dont|do not|didnt|wont|cant|cannot) _3 (?:be|stay|keep being) here(?: any ?more| any longer)?$|(?:whats|what is) the point (?:any ?more|of (?:me|anything|it all))|(?:nothing|no ?one) _2 (?:left for me|matters? any ?more|to live for)|i (?:just )?(?:want|need) (?:it|everything|the pain|all of this) to (?:stop|end|be over)$|(?:cant|cannot) (?:take|bear|stand) (?:it|this|life|any of this) any ?more|(?:im|i am) (?:just )?a burden',
    unless: sport,
  },
  {
    ...eating,
    says: '(?:fingers?|toothbrush|spoon) _3 (?:down|in|into) (?:my |the )?throat|(?:throw\\w*|threw|vomit\\w*|puk\\w+) _4 (?:on purpose|deliberately|after (?:i eat|eating|every meal|each meal|meals|dinner|lunch|bing\\w+))|(?:get|getting|got) rid of (?:the |all |what )?(?:the )?(?:food|meal|i ate)|(?:diet|water|slimming) pills|diuretics to',
  },
  {
    ...eating,
    says: '(?:eat|eating|ate|live on|living on|survive on|surviving on|stick to|under|below|less than|only|limit\\w*|restrict\\w*|max|maximum|diet of) _4 [1-8]\\d\\d (?:k ?cal|kcals|calories|cals) _2 (?:day|daily|in total)|(?:eat|eating|live|living|survive|surviving) (?:on )?_2 (?:[1-8]\\d\\d|zero|0) (?:k ?cal|kcals|calories|cals)(?! (?:less|fewer|more|deficit|surplus|before|after|breakfast|snack))',
    unless: 'burn\\w*|deficit|surplus|fewer|less than usual|breakfast|lunch|snack',
  },
  {
    ...eating,
    says: `(?:if|when|whenever|every time|each time|after) i (?:eat|ate|have eaten|binged?|overeat|overate) _6 i (?:have to|need to|must|gotta|force ${myself}|make ${myself}|punish ${myself}) _6 (?:hours?|make up|off|earn|compensate|punish|deserve|starve|fast)|(?:have to|need to|must) (?:earn|deserve) _2 (?:food|dinner|meals?|calories|eat)|punish\\w* ${myself} _4 (?:eating|ate|food|bing\\w+|exercise|training|cardio|running)`,
  },
  {
    ...eating,
    says: `(?:terrified|petrified|panic\\w*|obsess\\w+|phobi\\w+) _4 (?:gain\\w*|getting fat|eating|eat|food|calories|carbs|the scale)|(?:scared|afraid) of (?:eating|food)|(?:gain|gaining|put on|putting on) (?:even )?(?:a single|one single|even a) (?:gram|kilo|pound|ounce)|(?:disgust\\w*|hate ${myself}|repuls\\w+) _4 (?:whenever|when|every time|each time|after|if) i (?:eat|ate|have eaten)|skip\\w* _2 (?:meals|eating|food) _2 (?:for|several|whole) _2 (?:days|week)|feel (?:so )?(?:fat|huge|disgusting) _6 (?:havent|not|stopped|refuse to|cant) _2 (?:eat|eaten|eating)`,
  },
  {
    ...eating,
    says: `chew\\w* _5 spit|kept? _3 (?:meals?|food) down on purpose|nothing but (?:celery|lettuce|water|coffee|fruit|apples?|salad|broth|cucumber|gum) for|(?:hide|hiding|hid) (?:my |the )?(?:food|meals|eating)|stopped eating (?:dinner|lunch|breakfast|carbs|meals|food|anything|altogether)?|(?:[3-9]|three|four|five|six) hours (?:of cardio|on the (?:treadmill|bike|elliptical)|running) (?:a day|daily|every day|each day)|(?:grape|almond|calorie|crumb|bite) and panic|(?:live|lived|living|surviv\\w+) on _3 (?:coffee|gum|water|air|ice|cigarettes|diet coke|lettuce|broth|tea|energy drinks)|eat\\w* _2 (?:once|only) every (?:two|three|four|other|second|third|2|3|4) days?|(?:weigh|im|i am|down to) _2 (?:3\\d|4[0-4]) (?:kg|kilos?|kilograms?) _6 (?:lose|shrink|thinner|smaller|slimmer|less|fat|skinn\\w+)|(?:size zero|underweight|skin and bones?|bmi of 1[0-6]|bmi 1[0-6]) _8 (?:fat|lose|lighter|smaller|more)|(?:exercise|work ?out|cardio|training) (?:to )?(?:cancels?|undo|undoes|erases?|makes up for) (?:it|that|this|them|what i ate|my (?:lunch|dinner|meal))|(?:squats|run|running|exercise|burpees|cardio|jog|push ups) because i (?:ate|had|eat)`,
    unless: 'dog|cat|bench|squat \\d|dumbbells?|kettlebells?|barbell',
  },
  {
    ...eating,
    says: `bring\\w* _3 (?:lunch|dinner|food|meals?) (?:back )?up|all i (?:allow|let) ${myself}(?: to)? _2 (?:eat|day|daily)|(?:dizzy|faint|weak|shaky) from (?:not eating|hunger|starv\\w*)|food makes me (?:panic|cry)|(?:i|and|then) starve(?! for)|(?:vomit\\w*|throw\\w* up|threw up|puk\\w+) _5 (?:slim|thin|skinny|light|thinner|weight)|(?:dont|wont|never|cant|do not) (?:allow|let|permit) ${myself} _2 (?:eat|food|meals?)|bmi (?:is |of |at |under |below |around )*1[0-6]`,
  },
  {
    id: 'fasting',
    kind: 'hold',
    longAgo: null,
    says: '(?:not|havent|nothing|barely|hardly) _2 (?:eaten|ate|eat) _3 (?:since (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:for|in) (?:several |many )?days)|seit tagen _3 (?:nichts|kaum) (?:mehr )?gegessen|dias sin comer|jours (?:sans manger|que je (?:ne )?mange)|giorni (?:senza mangiare|che non mangio)|dias sem comer',
  },
  {
    id: 'care-team',
    kind: 'hold',
    longAgo: null,
    says: '(?:my )?(?:periods?|cycle) (?:has |have |just |suddenly )*(?:stopped|gone|vanished|disappeared|stayed away)|lost my (?:period|periods|cycle)(?! (?:tracker|app))|(?:no|havent had (?:a|my)) periods? (?:for|since|in) _3 (?:months?|weeks|years?|i)',
    unless: 'pregnan\\w*|menopaus\\w*|iud|coil|pill|breast ?feed\\w*|postpartum|implant',
  },
  {
    id: 'child',
    kind: 'hold',
    longAgo: null,
    says: '(?:im|i am|am) (?:still |only )?in (?:the )?(?:[1-6] (?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:grade|class)|(?:im|i am|am) (?:still |only )?(?:in|at) (?:year [1-7]|grade [1-6]|primary school|elementary school|kindergarten)|(?:im|i am|as) an? (?:[1-6] (?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) grader|(?:im|i am) (?:just |only |still )?a (?:little |young )?(?:kid|child|schoolboy|schoolgirl)(?! (?:at heart|again|of the|in my|in a|when))|i (?:go to|attend|am at) (?:primary|elementary) school|my (?:[5-9]|1[0-2]) th birthday|birthday _4 my (?:[5-9]|1[0-2]) th',
    unless: 'my (?:son|daughter|kids?|child|nephew|niece|sister|brother|wife|husband)|teach\\w*',
  },
  {
    ...banned,
    says: `(?:${doctor}) _4 (?:told|tells|wants|wanted|said|says|asked|ordered|advised|instructed|warned|insists|recommend\\w*) _4 (?:(?:stay off|stay away from|avoid|stop|refrain from|lay off|hold off|keep off|quit|pause|break from|against|not) _2 (?:${sport})|no (?:more )?(?:${sport})|(?:(?:not|stop|avoid|wait|rest|pause|hold off|nothing) _4 (?:until|till|before) (?:my|the|i|he|she|they|we|after))|to rest(?! (?:more|between|days?|well|my|enough|a day|on)))`,
    unless: 'no (?:problem|issue|reason)',
  },
  {
    ...banned,
    says: '(?:consultant|doctors?|doc|gp|cardiologist|surgeon|physician|specialist|midwife) _2 (?:forbade|forbids|banned|prohibited|ruled out) _3 (?:exercis\\w+|sports?|training|gym|lifting|running|activity)|(?:hospital|er|emergency room|clinic|obstetrician|doctors?|gp|cardiologist|surgeon|they|he|she|physician) _4 (?:not to|shouldnt|dont|never to) (?:raise|strain|exert|lift|train|exercise|work ?out|get my (?:heart|pulse))|(?:told|advised|ordered|instructed|warned) by _3 (?:hospital|er|clinic|doctors?|gp|cardiologist|surgeon|nurse|midwife|obstetrician) _3 (?:not|no|to rest|to stop|to avoid)|pelvic rest|placenta (?:praevia|previa|low)|(?:doctors?|cardiologist|surgeon|gp|physician|midwife|hospital) _4 (?:nothing (?:strenuous|heavy|intense|hard|above|beyond|harder|more than)|no (?:exertion|effort|strain)|easy (?:for now|until|till))|(?:hasnt|havent|has not|not|didnt) _2 (?:given|gave|give) _3 (?:go (?:- )?ahead|green light|all clear)|(?:hasnt|havent|not yet|didnt|has not|have not) (?:yet )?(?:okayed|cleared|approved|signed off|allowed|released) _3 (?:exercise|me|training|sport)',
    unless: 'no (?:problem|issue|reason)|too (?:heavy|much)',
  },
  {
    id: 'care-team',
    kind: 'hold',
    longAgo: null,
    says: '(?:hospital|er|emergency room|icu|ward) (?:discharged|released|sent me|let me)|(?:discharged|released|sent home|back home|home|out) (?:yesterday |today |just )?(?:from|of) (?:the )?(?:hospital|er|icu|ward)|(?:was|been|got|am|im) (?:just )?(?:hospitali[sz]ed|admitted)|(?:suspected|possible|rule out|ruling out|waiting for|awaiting|diagnosed with) _3 (?:tia|stroke|mini stroke|clot|embolism|dvt|angina|arrhythmia|aneurysm|heart|cardiac|appendicitis|biopsy|cancer|tumou?r|scan|mri|test results|results)',
    unless: 'race results|exam results|work|job|shift|nurse',
  },
  {
    id: 'care-team',
    kind: 'hold',
    says: '(?:clots?|embolism|aneurysm|blockage|bleed) (?:in|on) my (?:lungs?|leg|brain|heart|neck)|fresh _2 repair|(?:hernia|meniscus|acl|tendon|achilles|cuff) repair',
    unless: 'years? ago',
  },
  {
    id: 'heart',
    kind: 'hold',
    longAgo: null,
    says: '(?:on|wearing|wear|got|have|with|waiting for|until) (?:a|an|my|the) (?:holter|ecg|ekg|heart monitor|event monitor|24 hour monitor|echo(?:cardiogram)?)',
    unless: 'chest strap|watch|garmin|polar|fitbit|app',
  },
  {
    id: 'chest-pain',
    kind: 'stop',
    longAgo: 'heart',
    says: '(?:left arms?|one arm|my arm) (?:is |feels |feeling |went |has gone |goes |all )?(?:so |really |very |kind of )?(?:heavy|numb|dead|weak|tingl\\w*|ach\\w+|hurts?) _6 (?:sick|nause\\w+|sweat\\w*|clammy|breath\\w*|dizzy|faint|jaw|chest)|(?:sweat\\w*|clammy|nause\\w+|breathless|dizzy) _5 (?:left arms?|one arm|my arm) (?:is |feels |feeling |went |goes |all )?(?:so |really |very |kind of )?(?:heavy|numb|dead|weak|tingl\\w*|ach\\w+|hurts?)',
  },
  {
    id: 'fainting',
    kind: 'stop',
    longAgo: 'fainting-before',
    says: 'i _3 (?:conk|black|pass|zone|blank|go|went|drop|grey|gray|check|checked|cut)(?:s|ed|ing)? (?:out|off|under) for (?:a|some|about|maybe|like) _3 (?:sec|secs|seconds?|moments?|minutes?)|(?:everything|world|room) (?:turned|went|goes|got) (?:grey|gray|black|dark|white|fuzzy|blurry) _6 (?:hit|fell|down|floor|mat|ground|woke)|(?:hit the (?:deck|floor|ground)|went down|fell|dropped|collapsed) _8 (?:dont|cant|cannot|couldnt|no) (?:remember|memory|recall)',
    unless: 'run|walk|ride|jog|break|coffee',
  },
  {
    id: 'stroke',
    kind: 'stop',
    longAgo: 'stroke',
    says: '(?:forgot|couldnt|cant|cannot|unable to|struggl\\w+ to) _3 (?:say|form|find|get out|remember|speak) _2 (?:simple |normal |easy |my |the |any )?(?:words|sentences?)|(?:cant|cannot|wont) (?:smile|feel|lift|raise) _4 (?:one side|half (?:of )?(?:my )?(?:face|mouth|body)|side of my face)|(?:hand|arm|leg|foot) suddenly _3 (?:cant|wont|cannot|couldnt|stopped)|(?:couldnt|cant|cannot) understand (?:what )?(?:people|anyone|anything|others) (?:said|say|says|were saying|are saying)|lost (?:my|the power of) speech|words (?:wont|wouldnt|dont|didnt|stopped) (?:come|coming)|(?:perdi|perdio|perdu|perso) (?:a|el|l|la) (?:fala|habla|usage de la parole|parole|parola)|sprache verloren',
    unless: 'thank\\w*|describe|lyrics|song|to tell you',
  },
  {
    id: 'pregnancy',
    kind: 'stop',
    longAgo: null,
    says: 'bumps? (?:has |gone |has gone |is |went )*(?:very |really |so )?quiet|(?:[4-9]|[1-3]\\d|4[0-2]) weeks (?:gone|along|pregnant) _6 (?:blood|spotting|pink|bleed\\w*|cramps?)|(?:blood|spotting|pink|bleed\\w*) _8 (?:[4-9]|[1-3]\\d|4[0-2]) weeks (?:gone|along|pregnant)|(?:baby|babys|bump) _4 (?:quiet|still|not moving|less active|slower|stopped) _8 (?:weeks|pregnan\\w*|kicks?|along|bump)|(?:weeks|pregnan\\w*|along) _6 (?:baby|babys|bump) _4 (?:quiet|still|not moving|less active|slower|stopped)',
  },
  {
    id: 'back-nerves',
    kind: 'stop',
    longAgo: null,
    says: '(?:lost|no|losing|hardly any) (?:all |any |the )?(?:feeling|sensation) _3 (?:bottom|bum|butt|groin|genitals|privates|between my legs|saddle|inner thighs|backside)',
  },
  {
    id: 'leg-clot',
    kind: 'stop',
    longAgo: null,
    says: '(?:calf|lower leg|thigh|one leg|left leg|right leg) _4 (?:red|warm|hot) (?:and |, )*(?:hot|warm|swollen|tender|red|sore|painful|hard|shiny)',
    unless: 'sun|sunburn\\w*|bath|shower|stretch\\w*|sauna',
  },
  {
    id: 'head-injury',
    kind: 'stop',
    longAgo: 'concussion',
    says: '(?:knocked|clashed|bumped|banged|cracked) (?:our )?heads _8 (?:hours? ago|today|this morning|nause\\w*|dizzy|foggy|sick|headache|yesterday)',
  },
  {
    id: 'allergy',
    kind: 'stop',
    longAgo: null,
    says: '(?:face|lips?|tongue|throat) (?:is |are |keeps |all )*(?:ballooning|swelling|blowing up|puffing up)',
  },
  {
    id: 'vomiting',
    kind: 'stop',
    longAgo: null,
    says: 'sick (?:every (?:hour|few)|all (?:night|morning)|(?:three|four|five|six) times)',
    unless: 'sick of|fine now|better now',
  },
  {
    id: 'unclear',
    kind: 'hold',
    longAgo: null,
    says: '(?:room|everything|world|head) (?:wont|doesnt|keeps|kept|is|s|was) (?:stop )?spinning',
    unless: 'idea\\w*|happy|work|plans|thoughts',
  },
  {
    ...hurt,
    says: '(?:ankle|knee|foot|leg|hip|toe|wrist|elbow) _8 (?:cant|cannot) (?:stand|walk|bear|be used|take weight)|(?:swelled|swollen|swelling|ballooned) _5 (?:purple|black|blue)|(?:tore|ripped|dislocated) _5 (?:an hour ago|just now|this morning|today|minutes ago|earlier|last night|yesterday)',
    unless: 'jeans|shirt|mat|bands?|paper|shorts|leggings|years? ago|still|till|until|leg day|doms',
  },
  {
    ...hurt,
    says: '(?:arm|forearm|leg|wrist|finger|ankle|shin|collarbone|elbow|knee) _4 (?:bends? where|bent (?:the wrong|in a|at a)|wrong (?:way|direction|angle)|where it shouldnt|bone (?:is )?sticking|out of place|at (?:a|an) (?:weird|odd|funny|strange) angle)',
  },
  {
    ...hurt,
    says: '(?:cant|cannot|can not|couldnt|unable to|impossible to|not able to) _2 (?:put|bear|take|place|hold) _2 weight on (?:my|it|the|that)|(?:popped|snapped|cracked) _8 (?:size of an?|ballooned|swollen|swelled|cant (?:walk|move|bend|stand))|(?:knee|ankle|elbow|wrist|foot|hand|shin) _6 (?:size of an?) (?:grapefruit|melon|balloon|tennis ball|orange|football|golf ball|egg|baseball|softball|apple)',
    unless: 'want|goal|pounds of weight',
  },
  {
    id: 'drunk',
    kind: 'stop',
    longAgo: null,
    says: '(?:did|done|snorted|sniffed|had) (?:a few |some |two |a |an )?(?:lines?(?! of (?!coke|cocaine|speed))|bumps?|cocaine|coke|acid|lsd|mdma|molly|ecstasy|meth|shrooms|ketamine)(?! zero)(?= (?:and|of|then|before|just|last|this|tonight|at)|$| ,)|had (?:a|a whole|half a|the|an entire) bottle of (?:wine|vodka|whisky|whiskey|rum|gin|tequila|champagne)|(?:popped|took|dropped|taken) (?:some |a |an )?(?:molly|mdma|ecstasy|acid|lsd|shrooms|meth|ketamine)|(?:im|i am|still) (?:rolling|tripping|coming down|stoned|baked|coked up|wired) (?:on|off|from|right now|and)|(?:im|i am|so|totally) wasted|wasted right now|(?:im|i am) on (?:coke|acid|lsd|mdma|molly|ecstasy|meth|shrooms|ketamine|speed)(?= |$)|(?:bottles?|litre|pints?|glasses|shots|cans|beers|wines|drinks) (?:of (?:wine|vodka|whisky|whiskey|rum|gin|tequila|beer) )?(?:down|deep|later)',
    unless: 'water|milk|juice|shake|cool ?down|pull down|push down|up and down',
  },
];

/** The same builds in Spanish, German, French, Italian and Portuguese. */
const otherLanguages: readonly SentenceRule[] = [
  {
    ...harm,
    says: '(?:quiero|quisiera|ganas de|pienso en|pensando en|pensar en|prefiero|prefiriria|ojala|intente|mejor) _3 (?:morir|morirme|matarme|suicid\\w+|desaparecer(?! (?:la|el|los|las|mi|mis))|estar muert[oa]|estuviera muert[oa]|no despertar|acabar con (?:todo|mi vida)|quitarme (?:la vida|de en medio)|dejar de existir|no existir|no haber nacido|cortarme|colgarme|hacerme dano)',
    unless: 'morir de risa|en el intento|de hambre|desaparecer de la oficina',
  },
  {
    ...harm,
    says: '(?:no|sin|ni) _3 (?:quiero|veo|encuentro|hay|queda|quedan|ganas|motivos?|razon|razones|sentido|tengo) _4 (?:vivir|seguir viviendo|estar viv[oa]|seguir aqui|la vida|existir)(?! (?:san[oa]|mejor|en|con))|nadie (?:me )?(?:echaria de menos|extranaria|echaria en falta|notaria|lloraria)|mejor sin mi|me (?:corto|quemo|lastimo|hago cortes) (?:otra vez|a proposito|los brazos|las munecas|las piernas|cuando)|la vida (?:ya )?no (?:tiene|vale)',
  },
  {
    ...harm,
    says: '(?:will|mochte|wunschte|wollte|liebsten|denke|gedanken|lieber) _5 (?:sterben|tot (?:zu )?(?:sein|ware)|mich (?:umbringen|umzubringen|toten|zu toten|aufhangen)|fur immer (?:verschwinden|weg)|nicht mehr (?:leben|da sein|aufwachen|existieren|hier sein)|mir (?:etwas|was) an(?:zu)?tun|dem leben ein ende)',
    unless: 'zum sterben|vor lachen',
  },
  {
    ...harm,
    says: '(?:kein|keine|keinen|nicht mehr|wozu) _3 (?:grund|sinn|lust|kraft|willen) _4 (?:leben|weiterleben|weiterzuleben|lebenswert)|leben _3 (?:kein|keinen|nicht mehr) _2 (?:sinn|lebenswert|wert)|ohne mich _3 (?:besser|glucklicher|leichter)|(?:besser|glucklicher) (?:dran )?ohne mich|niemand _3 (?:vermissen|vermisst mich)|ich (?:schneide|verletze|verbrenne|ritze) mich (?:wieder|selbst|absichtlich|immer|jeden)|mir _2 (?:arme|handgelenke|pulsadern) (?:auf|geschnitten|aufgeschnitten|geritzt)',
  },
  {
    ...harm,
    says: '(?:veux|voudrais|envie de|envie d|pense a|penser a|songe a|prefere|prefererais|vais|aimerais|idees de) _3 (?:mourir|crever|me tuer|me suicider|m oter la vie|en finir|disparaitre (?:pour|de cette|de ce|a jamais)|me pendre|me jeter (?:sous|par|du|d)|etre morte?|ne plus (?:vivre|exister|etre la|me reveiller)|me couper les veines)',
    unless:
      'mourir de rire|mourir de faim|en finir avec (?:le|la|les|ce|cette|ma (?:semaine|seance))',
  },
  {
    ...harm,
    says: '(?:plus|aucune?|pas|sans) _3 (?:raison|raisons|envie|sens|force|gout) _3 (?:vivre|la vie|exister)|la vie _4 (?:plus de sens|plus la peine|pas la peine|plus le coup)|mieux sans moi|manquer\\w* a personne|personne _2 (?:regretter\\w*|remarquer\\w*) _3 (?:mourais|disparaissais|mort)|je me (?:scarifie|mutile|coupe (?:les|a nouveau|expres|encore|quand|pour)|brule (?:expres|pour|quand)|fais du mal)',
  },
  {
    ...harm,
    says: '(?:voglio|vorrei|voglia di|penso di|penso a|pensando di|pensieri di|preferirei|desidero) _3 (?:morire|uccidermi|ammazzarmi|suicid\\w+|farla finita|sparire (?:per sempre|dal mondo)|essere mort[oa]|non (?:esistere|svegliarmi|esserci)|togliermi la vita|impiccarmi|buttarmi (?:giu|sotto|da)|tagliarmi)',
    unless: 'morire (?:dal ridere|di fame)|farla finita con (?:il|la|i|le)',
  },
  {
    ...harm,
    says: '(?:non|senza|nessun|nessuna) _4 (?:motivo|motivi|ragione|ragioni|senso|voglia|forza) _3 (?:vivere|la vita|esistere)|la vita non _2 (?:senso|vale)|meglio senza di me|(?:nessuno|a nessuno) _2 (?:mancherei|importerebbe|accorgerebbe)|mi (?:taglio (?:le|i|di nuovo|apposta|ancora|quando|per)|faccio del male)',
  },
  {
    ...harm,
    says: '(?:quero|queria|gostaria de|vontade de|penso em|pensando em|pensar em|prefiro|preferia) _3 (?:morrer|me matar|suicid\\w+|sumir (?:pra|para|do mundo|de vez)|acabar com (?:tudo|a minha vida|minha vida)|desaparecer (?:pra|para|do mundo|de vez)|estar mort[oa]|nao (?:existir|acordar)|tirar (?:a )?minha vida|me enforcar|me jogar (?:da|do|na)|me cortar)',
    unless: 'morrer de (?:rir|fome)',
  },
  {
    ...harm,
    says: '(?:nao|sem|nenhum|nenhuma) _4 (?:motivo|motivos|razao|sentido|vontade|forcas?) _3 (?:viver|a vida|existir)|(?:a )?vida nao _2 (?:sentido|vale)|melhor sem mim|ninguem _2 (?:sentiria|notaria) _3 (?:falta|morresse)|me (?:corto|machuco) (?:de novo|de proposito|sempre|quando)',
  },
  {
    ...harm,
    says: 'kein(?:en)? lebens(?:willen|mut|sinn)|keine?n? (?:bock|lust) _2 (?:auf|zu) (?:dieses |das |mein )?leben|lebensmude|lebensuberdruss\\w*|(?:mejor|meglio|mieux|besser|melhor) _3 (?:no estar(?: aqui)?|non esserci|ne pas etre la|nicht mehr da|nao estar aqui)$|(?:tome|tomado|trague|tragado) _3 (?:muchas|muchos|todas|monton de|demasiadas|bote de|caja de|[2-9]\\d) _2 (?:pastillas|pildoras|medicamentos|somniferos)|(?:zu viele|packung|viele|handvoll|[2-9]\\d) _2 (?:tabletten|pillen|schlaftabletten|paracetamol) _2 (?:genommen|geschluckt|eingenommen|eingeworfen)|(?:pris|avale) _3 (?:trop|beaucoup|boite|plaquette|tous|toute|plein|[2-9]\\d) _3 (?:cachets|medicaments|comprimes|somniferes|doliprane|paracetamol)|(?:preso|prese|ingoiato|ingerito) _3 (?:troppe|tante|tutte|scatola|manciata|[2-9]\\d) _2 (?:pastiglie|pillole|compresse|medicine|sonniferi)|(?:tomei|tomado|engoli) _3 (?:muitos|muitas|monte|todos|cartela|caixa|[2-9]\\d) _2 (?:remedios?|comprimidos|pilulas|calmantes)|(?:arm|arme|unterarm|handgelenk|bein|beine) (?:geschnitten|geritzt|aufgeschnitten)|(?:no haber|nunca haber|nunca ter|non essere|jamais etre|pas etre|nie) (?:mai |jamais )?(?:nacido|nascido|nat[oa]|nee?|geboren)',
  },
  {
    ...low,
    says: 'no (?:quiero|quisiera) despertar(?:me)?(?: (?:manana|mas|nunca|jamas))?$|(?:veux|voudrais) (?:pas|plus) me reveiller|de trop (?:sur (?:cette )?terre|dans ce monde)|que todo (?:termine|acabe|pare|se acabe)|(?:dass|damit) (?:alles|es) (?:endlich )?(?:aufhort|vorbei ist|ein ende hat)|(?:peux|supporte) plus (?:de )?(?:la vie|vivre|tout ca|d exister)|que tout (?:s arrete|finisse)|(?:che tutto|voglio che) (?:finisca|smetta)|non ce la faccio piu a vivere|nao aguento mais (?:viver|a vida|essa vida)|que tudo (?:acabe|termine|pare)',
  },
  {
    ...eating,
    says: '[1-8]\\d\\d (?:k ?cal|calories?|calorias|kalorien) (?:par jour|al dia|am tag|pro tag|al giorno|por dia)|esse seit _3 (?:tagen|wochen) _2 (?:nichts|kaum|nur)',
    unless:
      'brul\\w*|quem\\w*|verbrenn\\w*|bruci\\w*|queim\\w*|deficit|defizit|collation|snack|desayuno|fruhstuck',
  },
  {
    id: 'chest-pain',
    kind: 'stop',
    longAgo: 'heart',
    says: '(?:brust|brustkorb|herz) _4 (?:in|bis in) (?:den|die|meinen) (?:linken )?(?:arm|kiefer|schulter|hals)|(?:pecho|petto|peito|poitrine) _4 (?:al|hasta el|fino al|para o|pro|dans le|jusqu au) (?:brazo|braccio|braco|bras|cuello|collo|pescoco|cou)',
    unless: 'dehn\\w*|training|ubung\\w*|estir\\w*|serie|ejercicio\\w*|entreno',
  },
  {
    ...eating,
    says: 'finger in den (?:hals|rachen)|(?:kotze|erbreche|ubergebe) _4 (?:absichtlich|nach dem essen|nach jeder mahlzeit|nach jedem essen)|dedos? (?:a|en|na|ate a) (?:la )?(?:boca|garganta)|vomito _2 (?:a proposito|despues de comer|despues de cada)|doigts (?:dans la|au fond de la) (?:gorge|bouche)|vomir (?:apres|expres)|dita in gola|vomito (?:apposta|dopo (?:i pasti|mangiato|ogni))|vomito de proposito|forco o vomito|panik _3 (?:zuzunehmen|essen)|panico (?:de|a) (?:engordar|comer)|peur panique de (?:grossir|manger)|terrore di (?:ingrassare|mangiare)',
  },
  {
    id: 'child',
    kind: 'hold',
    longAgo: null,
    says: 'ich (?:gehe|bin) (?:noch )?in (?:die|der) (?:[1-5] \\. klasse|erste|zweite|dritte|vierte|funfte|ersten|zweiten|dritten|vierten|funften|grundschule)|(?:estoy|voy) (?:en|a) (?:primaria|(?:primero|segundo|tercero|cuarto|quinto|sexto) de primaria)|je suis (?:en|au) (?:primaire|cp|ce ?[12]|cm ?[12]|6 ?eme|sixieme)|(?:faccio|sono|vado) (?:alle|le|in) (?:elementari|prima elementare|quinta elementare|prima media)|estou no (?:[1-6] o?|primeiro|segundo|terceiro|quarto|quinto|sexto) ?ano(?! da faculdade)',
  },
  {
    ...banned,
    says: '(?:medico|medica|doctora?|cardiologo|cardiologa|cirujano) _3 (?:dijo|dice|ordeno|pidio|recomendo|aconsejo|mando) _4 (?:reposo|descansar|no (?:hacer|entrenar)|dejar (?:de|el))|(?:arzt|arztin|kardiologe|kardiologin|chirurg) _4 (?:gesagt|sagt|meint|empfohlen|angeordnet|will) _5 (?:kein(?:en)? (?:sport|training)|nicht (?:trainieren|belasten)|schonen|pausieren|ruhe)|(?:medecin|docteur|cardiologue|chirurgien) _4 (?:dit|demande|conseille|ordonne|veut) _5 (?:repos|arreter (?:le|tout)|pas de sport|pas faire de sport|eviter (?:le sport|tout effort))|(?:medico|dottore|dottoressa|cardiologo|chirurgo) _4 (?:detto|dice|ordinato|consigliato|vuole) _4 (?:riposo|riposare|non (?:fare|allenar)|evitare (?:lo )?sport|smettere)|(?:medico|medica|cardiologista|cirurgiao) _3 (?:disse|mandou|pediu|falou|recomendou) _4 (?:repouso|descansar|nao (?:fazer|treinar)|parar (?:de|com|o))',
  },
];

export const sentenceRules: readonly SentenceRule[] = [...english, ...otherLanguages];
