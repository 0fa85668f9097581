import { plain } from './message-words.ts';

const tries =
  /\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|safety|everything above|what you were told)\b|\byou are now\b|\b(?:print|show|reveal|repeat|tell me|give me|output|leak)\b.{0,30}\b(?:your|the|system) (?:system )?(?:prompt|instructions?|rules)\b|\b(?:developer|dan|jailbreak|god) mode\b|\bact as (?:if you|an? (?:unrestricted|unfiltered|different))|\bpretend (?:you have no|there are no|to have no|you are (?:not|an? unrestricted))|\bsystem prompt\b|<\/?(?:system|assistant|instructions?)>|\b(?:ignora|olvida|vergiss|ignoriere|oublie|ignore|dimentica|esquece|esqueca|ignora)\b.{0,30}\b(?:instrucciones|anweisungen|regeln|instructions|consignes|istruzioni|instrucoes|reglas|regles|regole|regras)\b/;

/** Words to the machine instead of the coach: they change nothing and are sent to no model. */
export const isInjection = (text: string): boolean => tries.test(plain(text));
