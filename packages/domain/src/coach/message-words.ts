import { fold } from '../planner/understand/tokens.ts';

/** Lower case, without accents, as all patterns here are written. */
export const plain = (text: string): string => fold(text).text.replace(/\s+/g, ' ').trim();

/** English patterns, and where a wish must be heard the other five languages. */
export const says = {
  yes: /^(?:yes|yeah|yep|yup|sure|ok|okay|please|go ahead|go on|do it|go for it|sounds good|absolutely|of course|why not|definitely|make it$|let'?s (?:do|go)|plan it|si|claro|vale|dale|ja|gerne|klar|oui|d'accord|volontiers|certo|va bene|sim|pode ser)\b/,
  no: /^(?:no|nope|nah|not (?:now|today|yet|really)|later|maybe later|i'?d rather not|leave it|nein|nicht jetzt|non|nao|ahora no|pas maintenant|non ora|agora nao)\b/,
  injection:
    /\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|safety|everything above|what you were told)\b|\byou are now\b|\b(?:print|show|reveal|repeat|tell me|give me|output|leak)\b.{0,30}\b(?:your|the|system) (?:system )?(?:prompt|instructions?|rules)\b|\b(?:developer|dan|jailbreak|god) mode\b|\bact as (?:if you|an? (?:unrestricted|unfiltered|different))|\bpretend (?:you have no|there are no|to have no|you are (?:not|an? unrestricted))|\bsystem prompt\b|<\/?(?:system|assistant|instructions?)>|\b(?:ignora|olvida|vergiss|ignoriere|oublie|ignore|dimentica|esquece|esqueca|ignora)\b.{0,30}\b(?:instrucciones|anweisungen|regeln|instructions|consignes|istruzioni|instrucoes|reglas|regles|regole|regras)\b/,
  thanks:
    /^(?:looks good|perfect|great|awesome|nice|good idea|cool)\W*$|\b(?:thanks|thank you|thx|cheers|appreciate it|much appreciated|gracias|danke|merci|grazie|obrigad[oa])\b/,
  greet:
    /^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening)|morning|evening|hola|hallo|guten (?:tag|morgen|abend)|bonjour|salut|ciao|buongiorno|ola|bom dia|boa (?:tarde|noite))\b/,
  numbers:
    /\b(?:how (?:many|often|much) (?:\w+ ){0,4}(?:have i|did i|do i(?! need| have to)|i(?:'ve| have))\b|(?:show|tell|see|check|look at|know)\b.{0,20}\bmy (?:stats|statistics|numbers|streak|records?|progress|history|best|max|1rm|totals?|minutes|volume)|^my (?:stats|numbers|streak|progress|records?)\W*$|what(?:'s| is| was| are|s) my (?!body|problem|goal|point)|how am i doing|how did i do|how far (?:have i|am i)|when did i last|last (?:workout|session)\b.*\?|am i (?:improving|getting (?:stronger|better|fitter)))/,
  program:
    /\b(?:program(?:me)?|training plan|workout plan|(?:week|month)[- ](?:plan|program|by week)|weekly (?:plan|schedule)|multi-?week|\d+[- ]weeks? (?:\w+ )?(?:plan|program|block)|plan (?:for|over) (?:\w+ )?(?:\d+ |the next |several |a few )?(?:weeks|months)|trainingsplan|programa|programme|programma|plan de entrenamiento|plano de treino)\b/,
  ahead:
    /\b(?:tomorrow|next (?:week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time)|(?:on|this|by) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:this|at the) weekend|later (?:today|this week)|after my (?:trip|holiday|vacation)|manana|morgen(?!s)|ubermorgen|demain|domani|amanha|proxima semana|nachste woche|semaine prochaine|prossima settimana)\b/,
  hypothetical:
    /\b(?:what if|if i (?:were|was|had|asked|wanted|could|did|ever)|suppose|imagine|hypothetical\w*|let'?s say|some ?day|one day|maybe i (?:should|could|will)|i (?:might|may)\b|would you (?:say|think|recommend)|what would)/,
  shouldI:
    /\b(?:should i|shall i|do you think|is it (?:ok|okay|fine|safe|bad|good|better|worth|possible)|would it be|am i allowed|may i|can i (?:train|work ?out|exercise|lift|run|skip|do|still)|soll(?:te)? ich|deberia|devrais-je|dovrei|devo|sera que devo)\b/,
  advice:
    /\b(?:how (?:do|can|should|would|to|long|often|heavy|fast|much)|what (?:should|do you (?:think|suggest|recommend)|can i do|is the best|helps|would help|about)|which (?:is|one|exercise)|any (?:tips?|advice|ideas?|suggestions?)|advice|tips? (?:for|on)|recommend|suggest|best way|help me (?:with|to|understand)|why (?:do|does|is|am|are|can'?t)|explain|tell me (?:more|about|how|what)|difference between|como (?:puedo|hago)|wie (?:kann|mache|soll)|comment (?:faire|puis)|come (?:posso|faccio))\b/,
  pain: /\b(?:hurts?|hurting|pain(?:ful)?|aches?|aching|injur(?:y|ed)|sprain(?:ed)?|strain(?:ed)?|tweaked|pulled (?:a|my)|sore|duele|dolor|schmerz\w*|tut weh|mal (?:au|a la|aux)|douleur|fa male|dolore|doi|dor)\b/,
  plateau:
    /\b(?:plateau\w*|stuck|stall(?:ed|ing)|not (?:getting|making) (?:any )?(?:stronger|better|faster|progress)|no progress|same weight for|hit a wall|can'?t (?:get past|break))\b/,
  returning:
    /\b(?:(?:coming|come|came|getting|get|got) back|after (?:a |my )?(?:long )?(?:break|time off|pause|layoff)|haven'?t (?:trained|worked out|exercised|lifted|run)|(?:it'?s|it has) been (?:\w+ ){0,3}(?:weeks|months|years|ages|a while)|^(?:i'?m|i am) back\b|start(?:ing)? (?:again|over)|out of shape|fell off)\b/,
  low: /\b(?:(?:no|zero|lost (?:my|all)|lack(?:ing)?(?: of)?|need some|low) motivation|unmotivated|not motivated|can'?t be bothered|don'?t feel like|do not feel like|not feeling it|not in the mood|lazy|give up|giving up|gave up|quit|failed|failing|failure|pointless|no point|what'?s the point|hate (?:this|working out|exercis\w+|training|the gym|my body|myself)|guilty|ashamed|overwhelmed|stressed|burn(?:ed|t) out|exhausted|worn out|drained|too tired|so tired|can'?t keep (?:up|going)|skipped|missed|fell off|no energy|bored|discouraged|down today|sad|useless|weak and|never (?:stick|works?|manage)|always (?:fail|quit|stop)|too (?:hard for me|old|busy|late|much (?:for me|right now|today))|(?:is|everything'?s|it'?s all) too much|feel(?:ing)? (?:so |really |pretty |very |quite )?(?:awful|terrible|bad|weak|low|down|rubbish|miserable|crap|lousy|lost)|hate my (?:job|life|boss)|(?:slept|got) (?:only |just |about )?[0-4] hours|hardly slept|scared of|afraid (?:of|to|i)|lost (?:everything|it all|all my)|keine lust|mude|sin ganas|cansad[oa]|pas envie|fatigue?e?|non ho voglia|stanc[oa]|sem vontade|(?:have |got )?no time|don'?t have (?:the )?(?:time|energy))\b/,
  goal: /\b(?:and (?:really )?want to (?!stop|quit|die)|i(?:'d| would)? (?:really )?(?:want|love|like|hope|wish|plan|aim|need|intend)(?:ing)? to (?!stop|quit|thank|know|ask|say|talk|die)|my (?:main |big )?goal|goal is|aiming (?:for|to)|training for|preparing for|trying to|talk about (?:a|my) goal|working (?:towards|on)|hoping to|dream of|i(?:'m| am) going to|i want (?:more|better|a (?:stronger|bigger|better|flatter|leaner)|bigger|stronger|my first)|quiero|ich will|ich mochte|je veux|voglio|quero)\b/,
  progress:
    /\b(?:i(?:'ve| have)? had (?:a|an|my) (?:\w+ ){0,2}(?:workout|session|run|training)|i (?:just |finally |only |already |also )?(?:did|ran|finished|completed|hit|managed|lifted|benched|squatted|deadlifted|pulled|pressed|walked|cycled|swam|rowed|trained|worked out|made it|got (?:my|a|through)|kept|beat|broke|nailed|stuck)|new (?:pr|pb|record|personal best)|(?:personal|new) best|feeling (?:pretty |so |really |much )?(?:stronger|fitter|better|great|good)|(?:workout|session) (?:done|was|went|felt)|(?:it|that) felt (?:\w+ )?(?:easy|good|great|hard|heavy|light|strong)|that was (?:great|good|hard|tough|fun|awesome|brutal|easy))\b/,
  refuse:
    /\b(?:no thanks|no thank you|not interested|leave me alone|stop (?:asking|talking|it)|don'?t want (?:to|a|any)|i'?d rather not|not (?:today|now)|a rest day|rest day today|forget it|never mind|nevermind|that'?s (?:all|enough))\b/,
  weight:
    /\b(?:los(?:e|ing) (?:\w+ ){0,3}(?:weight|\d*kg|kilos?|pounds?|lbs?|fat|belly)|weight loss|fat loss|burn fat|thinner|skinny|cut weight)\b/,
  food: /\b(?:calories?|kcal|deficit|macros?|diet(?:ing)?|fasting|protein|carbs?|keto|eat(?:ing)?|food|meal|supplements?|creatine|calorias?|kalorien)\b/,
  commitment:
    /\b(?:let'?s (?:go|do (?:it|this)|train|start|get (?:going|started)|move)|i(?:'m| am) (?:ready(?: to (?:train|go|start|move|sweat)| now| when you are|[.!,]|$)|in\b)|count me in|train me(?: now)?|i(?:'ll| will) (?:train|do it|work ?out|start) (?:now|today|right)|i(?:'m| am) going to (?:train|work ?out) (?:now|right)|ready to (?:train|go|sweat)|bring it on|let'?s (?:try|have) (?:something|it|one|a go)|vamos|los geht'?s|allons-y|andiamo|bora)\b/,
  better:
    /\b(?:fine|better|gone|ok|okay|good|healed) (?:now|again|today)\b|\b(?:it'?s|is|feels|all) (?:fine|better|gone|ok|good)\b/,
  worse:
    /\b(?:getting worse|worse (?:now|every|each|by)|more (?:pain|painful)|spread\w*|swollen|swelling)\b/,
  /** Despair that does not name harm: taken as seriously, without alarm. */
  despair:
    /\b(?:(?:no|don'?t see (?:the|a|any)|what'?s the) point (?:of|in|to) (?:anything|it all|living|life)|nothing matters|(?:feel|am|i'm|so|totally) hopeless|hate my life|can'?t go on|(?:so|really|deeply|am|i'm) depressed|want to disappear|better off without me|give up on (?:life|everything)|no hope)\b/,
  /** Wishes that the coach cannot fulfil. */
  beyond:
    /^(?:please |can you |could you )?(?:cancel|delete|remind|book|play|order|e-?mail|call|text|unsubscribe|set (?:a|an) (?:alarm|reminder)|log me|pay|buy)\b/,
  meta: /\b(?:who are you|what are you|what can you (?:do|help)|what do you do|are you (?:a |an )?(?:real|human|person|bot|ai|robot|machine|program)|how do you work)\b|^help\W*$/,
  insult:
    /\b(?:you(?:'re| are|r)?|ur|this (?:app|coach|thing)(?:'s| is)?) (?:so |really |fucking |just )?(?:useless|stupid|dumb|terrible|bad|annoying|rubbish|garbage|suck\w*|an? idiot)\b|\bfuck (?:off|you)\b|\bshut up\b/,
  shortOne:
    /^(?:just )?(?:a |something |one )?(?:really |very )?(?:short|quick)(?: session| one| workout)?(?: please)?\W*$/,
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
  /\bgive me (?:just |only |about )?\d+ ?-?min/,
  /^(?:a |the |another )?(?:workout|session)(?: please| now| today)*\W*$|^something (?:for|with|to do)\b/,
  new RegExp(
    `\\b(?:can|could|will) you (?:please )?(?:do|make|give|build|plan|create|find)\\b.{0,60}\\b(?:${nouns}|min(?:ute)?s?)\\b`,
  ),
  /\b(?:haz(?:me)?|dame|quiero|necesito|crea(?:me)?|prepara(?:me)?|quisiera|ponme)\b.{0,40}\b(?:entrenamiento|rutina|sesion|circuito)\b/,
  /\b(?:mach|gib|erstell\w*|bau|will|mochte|brauche|plan\w*)\b.{0,40}\b(?:training|workout|einheit|zirkel)\b/,
  /\b(?:fais|donne|cree|prepare|veux|voudrais|besoin d)\b.{0,40}\b(?:seance|entrainement|circuit)\b/,
  /\b(?:fammi|dammi|crea\w*|prepara\w*|voglio|vorrei|mi serve)\b.{0,40}\b(?:allenamento|sessione|circuito)\b/,
  /\b(?:faz|faca|me da|da-me|cria|crie|prepara|quero|preciso|queria)\b.{0,40}\b(?:treino|sessao|circuito)\b/,
];

/** Who speaks of themselves tells something; a bare list of wishes asks for it. */
export const firstPerson =
  /\b(?:i|i'm|im|i've|my|me|we|he|she|they|ich|mein\w*|yo|mi|mis|je|mon|ma|mes|io|mio|mia|eu|meu|minha|did|was|ran|went)\b/;
