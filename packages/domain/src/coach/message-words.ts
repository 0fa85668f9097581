import { fold } from '../reading/engine/tokens.ts';

/** Lower case, without accents, as all patterns here are written. */
export const plain = (text: string): string => fold(text).text.replace(/\s+/g, ' ').trim();

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** English patterns, and where a wish must be heard the other five languages. */
export const says = {
  yes: /^(?:yes|yeah|yep|yup|sure|ok|okay|fine|alright|all right|please|go ahead|go on|do it|go for it|sounds good|absolutely|of course|why not|definitely|make it$|let(?:'?s| us) (?:do|go|start)|plan it|si|claro|vale|dale|ja|gerne|klar|oui|d'accord|volontiers|certo|va bene|sim|pode ser)\b/,
  no: /^(?:no|nope|nah|not (?:now|today|yet|really)|later|maybe later|i'?d rather not|leave it|nein|nicht jetzt|non|nao|ahora no|pas maintenant|non ora|agora nao)\b/,
  injection:
    /\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|safety|everything above|what you were told)\b|\byou are now\b|\b(?:print|show|reveal|repeat|tell me|give me|output|leak)\b.{0,30}\b(?:your|the|system) (?:system )?(?:prompt|instructions?|rules)\b|\b(?:developer|dan|jailbreak|god) mode\b|\bact as (?:if you|an? (?:unrestricted|unfiltered|different))|\bpretend (?:you have no|there are no|to have no|you are (?:not|an? unrestricted))|\bsystem prompt\b|<\/?(?:system|assistant|instructions?)>|\b(?:ignora|olvida|vergiss|ignoriere|oublie|ignore|dimentica|esquece|esqueca|ignora)\b.{0,30}\b(?:instrucciones|anweisungen|regeln|instructions|consignes|istruzioni|instrucoes|reglas|regles|regole|regras)\b/,
  thanks:
    /^(?:looks good|perfect|great|awesome|nice|good idea|cool)\W*$|\b(?:thanks|thank you|thx|cheers|appreciate it|much appreciated|gracias|danke|merci|grazie|obrigad[oa])\b/,
  greet:
    /^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening)|morning|evening|hola|buenas|buenos dias|hallo|moin|servus|gruss dich|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|coucou|ciao|salve|buongiorno|buonasera|ola|oi|e ai|bom dia|boa (?:tarde|noite))\b/,
  numbers:
    /\b(?:how (?:many|often|much) (?:\w+ ){0,4}(?:have i|did i|do i(?! need| have to)|i(?:'ve| have))\b|(?:show|tell|see|check|look at|know)\b.{0,20}\bmy (?:stats|statistics|numbers|streak|records?|progress|history|best|max|1rm|totals?|minutes|volume|squats?|bench|dead ?lifts?|press|lifts?)|^my (?:stats|numbers|streak|progress|records?)\W*$|what(?:'s| is| was| are|s) my (?!body|problem|goal|point)|how(?:'s| is| are| has| have) my (?:\w+ ){1,3}(?:going|doing|coming (?:on|along)|progress\w*|improv\w*|developed)|how am i doing|how did i do|how far (?:have i|am i)|how (?:did|was|is|has) (?:my|this|the|last) (?:week|month|year|training)|compared (?:to|with) (?:last|the) (?:week|month|year)|what do you know (?:about|of) me|when did i last|when (?:was|is) my (?:last|latest)|^(?:and|what about|how about)(?: in| for| over)? (?:the )?(?:last|this|past) (?:week|month|year)\b|how (?:many|much) (?:minutes|sessions|workouts|hours|times|days) (?:\w+ ){0,3}(?:this|last|past|so far)\b|what (?:did i|have i) (?:do|done|train\w*)\b|^did i (?:train|work ?out|do|run|lift)\b|what (?:is|was|are) my (?:longest|average|typical)|last (?:workout|session)\b.*\?|am i (?:improving|getting (?:stronger|better|fitter))|como (?:voy|me va|he ido|estoy yendo)|cuantas? (?:veces|sesiones|entrenos|entrenamientos)|mis (?:numeros|estadisticas|records?|progresos?)|wie (?:lauft|lief|war) (?:es|mein\w*|die|der)|wie oft (?:habe|hab) ich|meine (?:zahlen|statistik\w*|rekorde|fortschritte)|ou j'? ?en suis|combien de (?:fois|seances)|mes (?:chiffres|stats|statistiques|records|progres)|come (?:sto andando|vado|e andat[oa])|quante (?:volte|sessioni)|i miei (?:numeri|record|progressi)|como (?:estou indo|to indo|fui)|quantos treinos|quantas (?:vezes|sessoes)|meus (?:numeros|recordes|progressos))/,
  program:
    /\b(?:(?:make|build|write|give) me a plan(?! (?:for )?(?:today|tonight|now))|program(?:me)?|training plan|workout plan|(?:week|month)[- ](?:plan|program|by week)|(?:next|rest|far|week|left) (?:\w+ ){0,3}(?:in|of|on) (?:my|the) plan|weekly (?:plan|schedule)|multi-?week|\d+[- ]weeks? (?:\w+ )?(?:plan|program|block)|plan (?:for|over) (?:\w+ )?(?:\d+ |the next |several |a few )?(?:weeks|months)|trainingsplan|programa|programme|programma|plan de entrenamiento|plano de treino)\b/,
  ahead:
    /\b(?:tomorrow|next (?:week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time)|(?:on|this|by) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:this|at the) weekend|later (?:today|this week)|after my (?:trip|holiday|vacation)|manana|morgen(?!s)|ubermorgen|demain|domani|amanha|proxima semana|nachste woche|semaine prochaine|prossima settimana)\b/,
  hypothetical:
    /\b(?:what if|if i (?:were|was|had|asked|wanted|could|did|ever)|suppose|imagine|hypothetical\w*|let'?s say|some ?day|one day|maybe i (?:should|could|will)|i (?:might|may)\b|would you (?:say|think|recommend)|what would)/,
  shouldI:
    /\b(?:should i|shall i|do you think|is it (?:ok|okay|fine|safe|bad|good|better|worth|possible)|would it be|am i allowed|may i|can i (?:train|work ?out|exercise|lift|run|skip|do|still|go)|soll(?:te)? ich|deberia|devrais-je|dovrei|devo|sera que devo)\b/,
  advice:
    /\b(?:do i need|where do i (?:even )?(?:start|begin)|should i worry|how (?:do|can|should|would|to|long|often|heavy|fast|much|many)|what (?:should|do you (?:think|suggest|recommend)|can i do|is the best|helps|would help|about)|what(?:'?s| is| are) (?:a |the |some )?(?:good|best|right)|which (?:is|one|exercise|should)|any (?:tips?|advice|ideas?|suggestions?)|advice|tips? (?:for|on)|recommend|suggest|best way|what would help|help me (?:with|to|understand)|why (?:do|does|is|am|are|can'?t)|explain|tell me (?:more|about|how|what)|difference between|como (?:puedo|hago)|wie (?:kann|mache|soll)|comment (?:faire|puis)|come (?:posso|faccio))\b/,
  pain: /\b(?:hurts?|hurting|pain(?:ful)?|aches?|aching|injur(?:y|ed)|sprain(?:ed)?|strain(?:ed)?|tweaked|pulled (?:a|my)|sore|duele|dolor|schmerz\w*|tut weh|mal (?:au|a la|aux)|douleur|fa male|dolore|doi|dor)\b/,
  plateau:
    /\b(?:plateau\w*|stuck|stall(?:ed|ing)|not (?:getting|making) (?:any )?(?:stronger|better|faster|progress)|no progress|same weight for|hit a wall|can'?t (?:get past|break))\b/,
  returning:
    /\b(?:out of the habit|i (?:kind of |sort of |just )?disappeared|(?:coming|come|came|getting|get|got) back|after (?:a |my )?(?:long )?(?:break|time off|pause|layoff)|haven'?t (?:trained|worked out|exercised|lifted|run)|(?:it'?s|it has) been (?:\w+ ){0,3}(?:weeks|months|years|ages|a while)|^(?:i'?m|i am) back\b|start(?:ing)? (?:again|over)|out of shape|fell off)\b/,
  low: /\b(?:keep (?:starting and )?(?:stopping|quitting|failing)|slept (?:terribly|badly|poorly|awfully|like)|disappointed|feel(?:ing)? (?:so |really |a bit |kind of )?(?:stupid|silly|dumb|awkward|out of place|like an idiot|embarrassed)|(?:no|zero|lost (?:my|all)|lack(?:ing)?(?: of)?|need some|low) motivation|unmotivated|not motivated|can'?t be bothered|don'?t feel like|do not feel like|not feeling it|not in the mood|lazy|give up|giving up|gave up|quit|failed|failing|failure|pointless|no point|what'?s the point|hate (?:this|working out|exercis\w+|training|the gym|my body|myself)|guilty|ashamed|overwhelmed|stressed|burn(?:ed|t) out|exhausted|worn out|drained|too tired|so tired|can'?t keep (?:up|going)|skipped|missed|fell off|no energy|bored|discouraged|down today|sad|useless|weak and|never (?:stick|works?|manage)|always (?:fail|quit|stop)|too (?:hard for me|old|busy|late|much (?:for me|right now|today))|(?:is|everything'?s|it'?s all) too much|feel(?:ing)? (?:so |really |pretty |very |quite )?(?:awful|terrible|bad|weak|low|down|rubbish|miserable|crap|lousy|lost)|hate my (?:job|life|boss)|(?:slept|got) (?:only |just |about )?[0-4] hours|hardly slept|scared of|afraid (?:of|to|i)|lost (?:everything|it all|all my)|keine lust|kein(?:en)? bock|(?:tod)?mude|erschopft|kaputt heute|bin platt|fertig mit|sin ganas|no tengo ganas|pocas ganas|cansad[oa]|cansancio|agotad[oa]|hech[oa] polvo|pas envie|aucune envie|fatigue?e?s?|crevee?|epuisee?|naze|a plat|non ho voglia|senza voglia|stanc[oa]|sfinit[oa]|esaust[oa]|a pezzi|sem vontade|nenhuma vontade|exaust[oa]|acabad[oa]|(?:have |got )?no time|don'?t have (?:the )?(?:time|energy))\b/,
  goal: /\b(?:and (?:really )?want to (?!stop|quit|die)|i(?:'d| would)? (?:really )?(?:want|love|like|hope|wish|plan|aim|need|intend)(?:ing)? to (?!stop|quit|thank|know|ask|say|talk|die)|my (?:main |big |next )?goal|goal is|^next goal|aiming (?:for|to)|training for|preparing for|trying to|talk about (?:a|my) goal|working (?:towards|on)|hoping to|dream of|i(?:'m| am) going to|signed up for|entered (?:a|an|the|my)|registered for|(?:mi|o meu|meu|il mio) (?:objetivo|obiettivo|meta)|minha meta|mi meta|mein ziel|mon (?:but|objectif)|i want (?:more|better|a (?:stronger|bigger|better|flatter|leaner)|bigger|stronger|my first)|quiero|ich will|ich mochte|je veux|voglio|quero)\b/,
  progress:
    /\b(?:(?:went|is|are|gone) up (?:by )?\d+|up (?:by )?\d+ ?(?:kg|kilos?|lbs?|pounds)|(?:squats?|dead ?lifts?|bench|press|run|rows?|it) felt (?:so |really |a bit )?(?:heavy|light|easy|strong|good|great|smooth)|i got \d+|i(?:'ve| have)? had (?:a|an|my) (?:\w+ ){0,2}(?:workout|session|run|training)|i (?:just |finally |only |already |also )?(?:did|ran|finished|completed|hit|managed|lifted|benched|squatted|deadlifted|pulled|pressed|walked|cycled|swam|rowed|trained|worked out|made it|got (?:my|a|through)|kept|beat|broke|nailed|stuck)|new (?:pr|pb|record|personal best)|(?:personal|new) best|feeling (?:pretty |so |really |much )?(?:stronger|fitter|better|great|good)|(?:workout|session) (?:done|was|went|felt)|(?:it|that) felt (?:\w+ )?(?:easy|good|great|hard|heavy|light|strong)|that was (?:great|good|hard|tough|fun|awesome|brutal|easy))\b/,
  refuse:
    /\b(?:no thanks|no thank you|not interested|leave me alone|stop (?:asking|talking|it)|don'?t want (?:to|a|any)|i'?d rather not|not (?:today|now)|(?:just |take )a rest day$|rest day today|^(?:ok(?:ay)? |fine |then )?rest (?:then|it is|today)|forget it|never mind|nevermind|that'?s (?:all|enough))\b/,
  weight:
    /\b(?:los(?:e|ing) (?:\w+ ){0,3}(?:weight|\d*kg|kilos?|pounds?|lbs?|fat|belly)|weight loss|fat loss|burn fat|thinner|skinny|cut weight)\b/,
  food: /\b(?:calories?|kcal|deficit|macros?|diet(?:ing)?|fasting|protein|carbs?|keto|eat(?:ing)?|ate|fasted|pizza|junk food|food|meal|supplements?|creatine|calorias?|kalorien)\b/,
  commitment:
    /\b(?:let(?:'?s| us) (?:go|do (?:it|this)|train|start|get (?:going|started)|move)|i(?:'m| am) (?:ready(?: to (?:train|go|start|move|sweat)| now| when you are|[.!,]|$)|in\b)|count me in|train me(?: now)?|i(?:'ll| will) (?:train|do it|work ?out|start) (?:now|today|right)|i(?:'m| am) going to (?:train|work ?out) (?:now|right)|ready to (?:train|go|sweat)|bring it on|let'?s (?:try|have) (?:something|it|one|a go)|vamos|los geht'?s|allons-y|andiamo|bora)\b/,
  better:
    /\b(?:fine|better|gone|ok|okay|good|healed) (?:now|again|today)\b|\b(?:it'?s|is|feels|all) (?:fine|better|gone|ok|good)\b/,
  worse:
    /\b(?:getting worse|worse (?:now|every|each|by)|more (?:pain|painful)|spread\w*|swollen|swelling)\b/,
  /** Despair that does not name harm: taken as seriously, without alarm. */
  despair:
    /\b(?:(?:no|don'?t see (?:the|a|any)|what'?s the) point (?:of|in|to) (?:anything|it all|living|life)|nothing matters|(?:feel|am|i'm|so|totally) hopeless|hate my life|can'?t go on|(?:so|really|deeply|am|i'm) depressed|want to disappear|better off without me|give up on (?:life|everything)|no hope)\b/,
  /** Words that a talk about training seldom has: where nothing else is understood, it is asked about. */
  grave:
    /\b(?:blood|bled|bleed\w*|deadly|lethal|fatal|doses?|pills|tablets|overdos\w*|hospital|emergency|ambulance|clots?|surgeon|tumou?r|cancer|chemo|unconscious|vanish\w*|disappear\w*|goodbye|farewell|existing|existence|alive|dying|suicid\w*|harm\w*|knife|razor|cliff|hopeless|worthless|burden|lonely|crying|voices|starv\w*|bing(?:e|ed|ing)|vomit\w*|puk(?:e|ed|ing)|vodka|whisk(?:e)?y|cocaine|faint\w*|paraly[sz]\w*|slurr\w*|collaps\w*|convuls\w*|wrists?|sangre|muerte|morir|pastillas|hospital|blut|sterben|tabletten|krankenhaus|sang|mourir|mort|cachets|hopital|sangue|morire|morte|pastiglie|ospedale|morrer|remedios?|comprimidos)\b/,
  /** 'Dead inside' was the last set. */
  meantTraining: /\bmeant (?:the |my )?(?:training|workouts?|plan)\b/,
  /** What the coach has learned, and how to get rid of it. */
  memory:
    /\bwhat do you know (?:about|of) me\b|\b(?:delete|forget|remove|erase|change|correct|edit|clear)\b.{0,20}\b(?:what (?:you|the coach) (?:know|learned|remember)|(?:everything )?(?:you know )?about me|that i (?:like|hate|love|train|have|said|told))\b|\bwhat (?:have you|did you|do you) (?:learn(?:ed)?|remember|stored?)\b/,
  /** The version before the change was better. */
  goBack:
    /^(?:no,? )?(?:please )?(?:keep|go back to|back to|use|take|restore|i (?:liked|prefer(?:red)?|want)) (?:the )?(?:one before|version before|previous (?:one|version|workout)|old (?:one|version)|last one|original(?: one)?)\b|^undo(?: that| it| this| the change)?\W*$|^(?:no,? |not (?:this|that)(?: one)?,? )?(?:i meant |give me |back to )?the (?:other|first|earlier|previous|old) (?:one|version|workout)(?: please| again)?\W*$/,
  /** Wishes that the coach cannot fulfil. */
  beyond:
    /^(?:please |can you |could you )?(?:forget (?:that|what|my|about|the fact)|stop knowing|cancel|delete|remind|book|play|order|e-?mail|call|text|unsubscribe|set (?:a|an) (?:alarm|reminder)|log me|pay|buy)\b/,
  meta: /\b(?:who are you|what are you|what can you (?:do|help)|what do you do|are you (?:a |an )?(?:real|human|person|bot|ai|robot|machine|program)|how do you work)\b|^help\W*$/,
  insult:
    /\b(?:you(?:'re| are|r)?|ur|this (?:app|coach|thing)(?:'s| is)?) (?:so |really |fucking |just )?(?:useless|stupid|dumb|terrible|bad|annoying|rubbish|garbage|suck\w*|an? idiot)\b|\bfuck (?:off|you)\b|\bshut up\b/,
  /** How it goes, not what is wanted: 'usually after two hours'. */
  story:
    /\b(?:usually|often|mostly|sometimes|always|after (?:a|an|one|two|three|\d+)|since|ago|felt|feels|no pain)\b/,
  /** A word that only keeps the talk going. */
  ack: /^(?:lol|haha+|hm+|mm+|ok(?:ay)?|ok fair|fair(?: enough)?|i guess(?: so)?|i see|right|cool ok|lol ok|what|huh|eh|so|(?:ok(?:ay)? )?what now|now what|what next)\W*$/,
  shortOne:
    /^(?:just )?(?:a |something |one )?(?:really |very )?(?:short|quick)(?: session| one| workout)?(?: please)?\W*$|^(?:dame|hazme|ponme) algo (?:cort[oa]|rapid[oa])|^(?:gib|mach) mir (?:was|etwas) kurzes|^(?:donne|fais)-? ?moi (?:un truc|quelque chose) (?:de )?court|^(?:dammi|fammi) qualcosa di (?:breve|corto|veloce)|^(?:me )?(?:da|faz)(?: me)? algo (?:curto|rapido)|^algo (?:corto|curto|rapido)\W*$|^(?:was|etwas) kurzes\W*$/,
  notNow:
    /\b(?:don'?t|do not|no need to|never|please no|nicht|kein(?:e|en)?) (?:\w+ ){0,2}(?:make|give|build|create|generate|workout|send|plan)\b|\bno (?:more )?(?:workout|session)s?\b|\bwithout (?:a )?workout\b/,
  adjust:
    /\b(?:make (?:it|this|that|them)|can (?:it|you make it)|change|swap|replace|switch|trade|shorter|longer|harder|easier|lighter|heavier|gentler|quieter|less|fewer|more|instead|without|no \w+|add|remove|drop|take out|cut|only \d+|too (?:long|hard|easy|short|much|many|heavy)|another (?:one|option)|different|again but|mas corto|mas largo|kurzer|langer|plus court|plus long|piu corto|piu lungo|mais curto|mais longo)\b/,
} as const;

const nouns =
  '(?:workout|session|routine|circuit|emom|tabata|amrap|hiit|wod|stretch(?:ing)?(?: session)?|pyramid|ladder|finisher|warm-?up|cool-?down|exercises|moves|something)';

/** A wish in so many words, not a mention. */
export const explicitWishes: readonly RegExp[] = [
  new RegExp(
    `\\b(?:make|give|build|create|generate|design|write|send|put together|set up|show|find|plan)\\b (?:me |us |up )?.{0,60}\\b(?:${nouns}|training)\\b`,
  ),
  new RegExp(
    `\\b(?:i(?:'d| would)? (?:really )?(?:want|need|like|love|fancy)|(?:can|could|may) (?:i|we) (?:have|get|do)|(?:i'?m |am )?(?:up|ready) for|let'?s do|do you have|got|looking for|want|need)\\b (?:to do |to have )?(?:a|an|some|another|my|today'?s|one|\\d+|twenty|thirty|ten|fifteen|quick|short)\\b.{0,50}\\b${nouns}\\b`,
  ),
  /\bmake (?:me )?(?:the next )?one\b(?! day)/,
  /\b(?:can|could|shall) we (?:do|train|hit|work on) (?:some )?(?:legs?|arms?|chest|back|shoulders?|abs|core|upper body|lower body|full body|cardio|hiit|yoga|mobility|stretching)\b/,
  /\bgive me (?:just |only |about |a |an |one )*\d+ ?-?min/,
  /\b(?:knock|throw|whip|cook|dream) (?:me )?(?:up )?(?:something|one|a session)(?: together| up| out)?\b/,
  /\bgive me (?:a|an|the|one) (?:\w+ )?(?:light|lighter|easy|easier|hard|short|quick|gentle)(?: one| session)?\b/,
  /^(?:a |the |another )?(?:workout|session)(?: please| now| today)*\W*$|^(?:not that,? |no,? )?something (?:for|with|to do)\b|^surprise me\b/,
  new RegExp(
    `\\b(?:can|could|will) you (?:please )?(?:do|make|give|build|plan|create|find)\\b.{0,60}\\b(?:${nouns}|min(?:ute)?s?)\\b`,
  ),
  /\b(?:haz(?:me)?|dame|quiero|necesito|crea(?:me)?|prepara(?:me)?|quisiera|ponme)\b.{0,40}\b(?:entrenamiento|rutina|sesion|circuito)\b/,
  /\b(?:mach|gib|erstell\w*|bau|will|mochte|brauche|plan\w*)\b.{0,40}\b(?:training|workout|einheit|zirkel)\b/,
  /\b(?:fais|donne|cree|prepare|veux|voudrais|besoin d)\b.{0,40}\b(?:seance|entrainement|circuit)\b/,
  /\b(?:fammi|dammi|crea\w*|prepara\w*|voglio|vorrei|mi serve)\b.{0,40}\b(?:allenamento|sessione|circuito)\b/,
  /\b(?:faz|faca|me da|da-me|cria|crie|prepara|quero|preciso|queria)\b.{0,40}\b(?:treino|sessao|circuito)\b/,
];

/** 'Kids' in a text is often somebody else's age. */
export const ownAge =
  /\b(?:i(?:'m| am)|im|aged?|tengo|bin|j'? ?ai|ho|tenho) (?:only |just )?\d{1,2}\b(?! ?(?:min|kg|kilos?|reps?|sets?|days?|weeks?|months?|km|%|\/))/;

/** Who speaks of themselves tells something; a bare list of wishes asks for it. */
export const firstPerson =
  /\b(?:i|i'm|im|i've|my|me|we|he|she|they|ich|mein\w*|yo|mi|mis|je|mon|ma|mes|io|mio|mia|eu|meu|minha|did|was|ran|went)\b/;

/** 'It clicks, but no pain' tells of no pain. */
export const withoutDenied = (words: string): string =>
  words.replace(
    /\b(?:afraid|scared|worried|fear) (?:of|about) (?:getting |being )?(?:hurt\w*|injur\w*|pain)\b|\b(?:no|without|not any|zero|never) (?:real |more )?(?:pain|swelling|aches?|dolor|schmerz\w*|douleur|dolore|dor)\b|\b(?:doesn'?t|don'?t|does not|do not) (?:really )?hurt\b/g,
    ' ',
  );
