import { fold } from '../../reading/engine/tokens.ts';

/** Lower case, without accents, as all patterns here are written. */
export const plain = (text: string): string => fold(text).text.replace(/\s+/g, ' ').trim();

/** Short answers to a question about safety. */
export const saidInAnswer = {
  yes: /^(?:yes|yeah|yep|yup|sure|ok|okay|fine|alright|all right|please|go ahead|go on|do it|go for it|sounds good|absolutely|of course|why not|definitely|make it$|let(?:'?s| us) (?:do|go|start)|plan it|si|claro|vale|dale|ja|gerne|klar|oui|d'accord|volontiers|certo|va bene|sim|pode ser)\b/,
  no: /^(?:no|nope|nah|not (?:now|today|yet|really)|later|maybe later|i'?d rather not|leave it|nein|nicht jetzt|non|nao|ahora no|pas maintenant|non ora|agora nao)\b/,
  meantTraining: /\bmeant (?:the |my )?(?:training|workouts?|plan)\b/,
  returning:
    /\b(?:out of the habit|i (?:kind of |sort of |just )?disappeared|(?:coming|come|came|getting|get|got) back|after (?:a |my )?(?:long )?(?:break|time off|pause|layoff)|haven'?t (?:trained|worked out|exercised|lifted|run)|(?:it'?s|it has) been (?:\w+ ){0,3}(?:weeks|months|years|ages|a while)|^(?:i'?m|i am) back\b|start(?:ing)? (?:again|over)|out of shape|fell off)\b/,
} as const;

/** Somebody else does, has or is something. */
export const ofOthers =
  /\b(?:my|his|her|their|our|the|a) (?:wife|husband|girlfriend|boyfriend|partner|friends?|buddy|mum|mom|mother|dad|father|son|daughter|kids?|child(?:ren)?|brother|sister|boss|colleagues?|client|trainer|neighbou?r|doctor)(?:'s)? (?:really |also |always |just |only )?(?:hates?|loves?|likes?|has|have|had|can'?t|doesn'?t|does|is|was|wants?|says?|said|thinks?|trains?|squats?|benches|deadlifts?|lifts?|runs?|prefers?|enjoys?|knee|back|shoulder|goal|dislikes?|bench|squat|deadlift)|\b(?:he|she|they) (?:hates?|loves?|likes?|has|have|can'?t|wants?|prefers?|enjoys?|squats?|lifts?|says?)\b/;

const injection =
  /\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|safety|everything above|what you were told)\b|\byou are now\b|\b(?:print|show|reveal|repeat|tell me|give me|output|leak)\b.{0,30}\b(?:your|the|system) (?:system )?(?:prompt|instructions?|rules)\b|\b(?:developer|dan|jailbreak|god) mode\b|\bact as (?:if you|an? (?:unrestricted|unfiltered|different))|\bpretend (?:you have no|there are no|to have no|you are (?:not|an? unrestricted))|\bsystem prompt\b|<\/?(?:system|assistant|instructions?)>|\b(?:ignora|olvida|vergiss|ignoriere|oublie|ignore|dimentica|esquece|esqueca|ignora)\b.{0,30}\b(?:instrucciones|anweisungen|regeln|instructions|consignes|istruzioni|instrucoes|reglas|regles|regole|regras)\b/;

/** Words to the machine instead of the coach: they change nothing and are sent to no model. */
export const isInjection = (text: string): boolean => injection.test(plain(text));
