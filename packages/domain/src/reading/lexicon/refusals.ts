import type { Lexicon } from '../engine/phrases.ts';

/** Verbs that rule out what comes after them, beside the plain negations. */
export const refusalCues = `scared of | afraid of | terrified of | intimidated by | nervous about | angst vor | miedo a | peur des | peur de | paura di | medo de | refuse | refuse to | refuse to do | i refuse to do | wont do | will not do | not doing | forget | forget about | spare me | rule out | ruling out | cut the | cut out | take out | leaving out | do without | dont give me | dont make me do |
  me niego a | me niego a hacer | me rehuso a | saltate | saltarme | quita | quitar | elimina | eliminar | olvida | olvidate de | deja fuera | dejar fuera | prescinde de | descarta |
  verzichte auf | verzichten auf | lass weg | streich | streiche | spar dir | vergiss |
  je refuse | je refuse de | je refuse de faire | refuse de faire | saute les | saute le | saute la | oublie | enleve | enlever | vire | virer | virez | supprime | laisse de cote | laisse tomber | ecarte |
  mi rifiuto di | mi rifiuto di fare | salta i | salta gli | salta le | salta il | togli | togliere | leva | levami | levare | lascia fuori | lascia perdere | escludi | elimina | dimentica |
  recuso me a | recuso me a fazer | me recuso a | me recuso a fazer | pula os | tira tudo que e | tira tudo | tirar | pula as | pula o | pule os | tira os | tira as | retira | esquece | deixa de fora | exclui`;

/** 'Leave … out', 'lass … weg': what stands between is out. */
export const leaveWords: Lexicon = {
  leave: `leave | leaving | take | taking | cut | cutting | lass | lasse | lassen | lasst | laisse | laissez | laisser | mets | lascia | lasciate | lasciare | metti | deja | dejad | dejar | pon | deixa | deixe | deixar`,
};

export const awayWords: Lexicon = {
  away: `out | out of it | aside | weg | raus | aussen vor | beiseite | de cote | dehors | fuori | da parte | fuera | de lado | aparte | de fora | fora`,
};

/** 'Burpees are banned': what stands before is out. */
export const barredWords: Lexicon = {
  barred: `hass ich | hasse ich | mag ich nicht | mach ich nie | mach ich nicht | fallt flach | fallen flach | lo odio | los odio | las odio | i hate | i hate you | i hate them | i hate those | can do one | can get in the bin | je deteste | j aime pas | li odio | le odio | banned | are banned | is banned | forbidden | are forbidden | is forbidden | not allowed | are not allowed | arent allowed | isnt allowed | a no go | no go | nogo | no gos | off the menu | off the table | off limits | ruled out | not welcome | not for me | not my thing | not an option | no thanks | no thank you |
    verboten | sind verboten | ist verboten | tabu | sind tabu | weglassen | weg lassen | streichen | fallen weg | nein danke | nicht erlaubt | bitte nicht |
    prohibido | prohibidos | prohibida | prohibidas | esta prohibido | estan prohibidos | descartados | descartadas | no gracias |
    interdit | interdits | interdite | interdites | exclus | exclues | a eviter | non merci |
    vietato | vietati | vietata | vietate | esclusi | escluse | proibiti | proibite | no grazie |
    proibido | proibidos | proibida | proibidas | excluidos | excluidas | nao obrigado | nao obrigada`,
};

/** Refusals that a comma may part from what they are about. */
export const refuseWords: Lexicon = {
  refuse: `weigere mich | weigre mich | no way im doing | no way i am doing | no way am i doing | im not doing | i am not doing`,
};
