import type { Language } from '../../vocabulary.ts';

/** Small words by which a sign is denied, feared, told of oneself or taken back; six languages. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const negatorWords = setOf(
  `no not niente nada nichts without never zero dont havent hasnt didnt doesnt isnt arent wasnt nor neither deny denies denying none
  sin ni nunca jamas tampoco kein keine keinen keinerlei nicht ohne nie pas sans jamais aucun aucune
  senza non nessun nessuna nessuno mai sem nao nenhum nenhuma nem`,
);

/** What may stand between a denial and the sign that it denies. */
export const fillerWords = setOf(
  `any my the a an of have had having got get getting more been ever felt feel feeling real history signs sign symptoms symptom in at all kind sort suffering from experience experiencing want to
  tengo tenido he ha hay de del en el la los las un una ich habe hatte mehr je du des le les l d eu ai avoir ressens
  ho avuto di il lo alcun tenho tive em o os as qualquer tipo me mi mir`,
);

export const orWords = setOf('or nor ni oder noch ou o ne nem u');

/** 'No chest pain except on stairs', 'never until today': then it is there. */
export const exceptWords = setOf(
  'except excepting until till unless besides apart aside excepto aparte salvo hasta ausser bis sauf jusqua jusqu tranne eccetto finche exceto ate',
);

export const fearWords = setOf(
  'afraid scared worried worry fear nervous anxious terrified miedo temo angst furchte peur crains paura medo receio',
);
export const toComeWords = setOf(
  'will would might could may ill gonna going wont der dass que che de vaya konnte wird werde',
);

/** Whoever says one of these between another person and a sign speaks of himself again. */
export const selfAgainWords = setOf(
  'i im ive my me myself ich mir mich mein meine yo mi je j mon ma io mio mia eu meu minha tengo habe ho tenho ai',
);

/** Small words of one language that are words of oneself in another: German 'im', French 'eu'. */
export const notSelfWords: Partial<Record<Language, ReadonlySet<string>>> = {
  de: setOf('im ma'),
  fr: setOf('eu'),
  it: setOf('ma ai'),
  pt: setOf('ai ma'),
  es: setOf('ma'),
};

export const askedNo = setOf('no none nope nah never nein non nao nada nicht');

/** 'Once I am cleared', 'waiting to be cleared'. */
export const hopeWords = setOf(
  `waiting wait until till before once hoping hope if unless when esperando hasta warte bis bevor attends avant aspetto finche
  ate wenn sobald si quando cuando`,
);
export const turnWords = setOf('but and so now pero aber mais ma mas y und et e');
