import type { Lexicon } from '../engine/phrases.ts';

/** Verbs that rule out what comes after them, beside the plain negations. */
export const refusalCues = `scrap | scrap the | ditch | ditch the | bin the | never mind the | nevermind the | lose the | streich die | vergiss die | laisse tomber la | laisse tomber le | olvida la | olvida el | lascia stare il | lascia stare la | deixa o | esquece o | esquece a | spare the | spare my | go nowhere near | steer clear of | verschone | verschon | schone meine | schon meine | schone die | epargne les | epargne mes | menage mes | menage les | risparmia le | risparmiami le | risparmia i | perdona las | perdoname las | respeta las | poupa as | poupe as | poupa minhas | poupe minhas | scared of | afraid of | terrified of | intimidated by | nervous about | angst vor | miedo a | peur des | peur de | paura di | medo de | refuse | refuse to | refuse to do | i refuse to do | wont do | will not do | not doing | forget | forget about | spare me | rule out | ruling out | cut the | cut out | take out | leaving out | do without | dont give me | dont make me do |
  me niego a | me niego a hacer | me rehuso a | saltate | saltarme | quita | quitar | elimina | eliminar | olvida | olvidate de | deja fuera | dejar fuera | prescinde de | descarta |
  verzichte auf | verzichten auf | lass weg | streich | streiche | spar dir | vergiss |
  je refuse | je refuse de | je refuse de faire | refuse de faire | saute les | saute le | saute la | oublie | enleve | enlever | vire | virer | virez | supprime | laisse de cote | laisse tomber | ecarte |
  mi rifiuto di | mi rifiuto di fare | salta i | salta gli | salta le | salta il | togli | togliere | leva | levami | levare | lascia fuori | lascia perdere | escludi | elimina | dimentica |
  day off for | days off for | rest day for | rest day from | a rest for | resting my | resting the | rest my | freier tag fur | pause fur | dia libre para | descanso para las | descanso a las | descanso a los | deja descansar | dejar descansar | dejo descansar | repos pour | jour de repos pour | laisse reposer | laisser reposer | riposo per le | riposo alle | lascia riposare | lasciare riposare | lasciar riposare | folga pras | folga para as | folga para os | deixa descansar | deixar descansar |
  recuso me a | recuso me a fazer | me recuso a | me recuso a fazer | pula os | tira tudo que e | tira tudo | tirar | pula as | pula o | pule os | tira os | tira as | retira | esquece | deixa de fora | exclui`;

/** 'Leave … out', 'lass … weg': what stands between is out. */
export const leaveWords: Lexicon = {
  leave: `leave | leaving | keep | keeping | let | let the | spare | halt | halte | mantieni | tieni | manten | mantem | garde | gardez | gonn | gonne | take | taking | cut | cutting | lass | lasse | lassen | lasst | laisse | laissez | laisser | mets | lascia | lasciate | lasciare | metti | deja | dejad | dejar | pon | deixa | deixe | deixar | give my | giving my | give the | let my | gonn meinen | gonne meinen | dale a mis | dar a mis | donne a mes`,
};

export const awayWords: Lexicon = {
  away: `alone | in peace | fresh | rested | in ruhe | frisch | tranquille | tranquilles | en paix | fraiches | en paz | tranquilas | tranquilos | frescas | frescos | in pace | tranquille | fresche | em paz | sossegadas | sossegados | descansadas | out | out of it | aside | weg | raus | aussen vor | beiseite | de cote | dehors | fuori | da parte | fuera | de lado | aparte | de fora | fora | a rest | the day off | a day off | the night off | recover | pause | eine pause | un descanso | du repos`,
};

/** 'Burpees are banned': what stands before is out. */
export const barredWords: Lexicon = {
  barred: `scare me | scares me | intimidate me | intimidates me | terrify me | terrifies me | freak me out | freaks me out | machen mir angst | macht mir angst | me dan miedo | me da miedo | me font peur | me fait peur | mi fanno paura | mi fa paura | me dao medo | me da medo | fresh for | fraiches pour | fraiche pour | fresche per | frescas para | descansadas para | descansadas pra | frisch fur | sollen frisch | stay fresh | stays fresh | staying fresh | stay rested | bleiben frisch | frisch bleiben | bleiben geschont | quedan frescas | restent fraiches | restano fresche | ficam descansadas | are saved for | are being saved | hass ich | hasse ich | mag ich nicht | mach ich nie | mach ich nicht | fallt flach | fallen flach | lo odio | los odio | las odio | i hate | i hate you | i hate them | i hate those | can do one | can get in the bin | je deteste | j aime pas | li odio | le odio | banned | are banned | is banned | forbidden | are forbidden | is forbidden | not allowed | are not allowed | arent allowed | isnt allowed | a no go | no go | nogo | no gos | off the menu | off the table | off limits | ruled out | not welcome | not for me | not my thing | not an option | no thanks | no thank you |
    verboten | sind verboten | ist verboten | tabu | sind tabu | weglassen | weg lassen | streichen | fallen weg | nein danke | nicht erlaubt | bitte nicht |
    prohibido | prohibidos | prohibida | prohibidas | esta prohibido | estan prohibidos | descartados | descartadas | no gracias |
    interdit | interdits | interdite | interdites | exclus | exclues | a eviter | non merci |
    vietato | vietati | vietata | vietate | esclusi | escluse | proibiti | proibite | no grazie |
    proibido | proibidos | proibida | proibidas | excluidos | excluidas | nao obrigado | nao obrigada | belong to the | belongs to the | belong to my | belongs to my | belong to running | are for running | are for the run | are for the running | have the day off | has the day off | got the day off | get the day off | gets the day off | get a day off | gets a day off | take the day off | take a day off | off today | off tonight | are off duty | off duty | are on holiday | on holiday today | are resting | get a rest | gets a rest | get to rest | need a rest | needs a rest | deserve a rest | need a day off | must stay fresh | need to stay fresh | need to be fresh | have to stay fresh | haben frei | hat frei | haben heute frei | hat heute frei | haben pause | hat pause | haben heute pause | machen pause | machen heute pause | ruhen heute | ruhen sich aus | gehoren dem | gehoren heute dem | sind heute raus | bleiben heute raus | bleiben frisch | descansan | libran hoy | tienen libre | tienen el dia libre | son para correr | au repos | se reposent | en conge | sont pour la course | a riposo | riposano | sono per la corsa | hanno il giorno libero | de folga | descansam | tao de folga | ficam de fora | sao da corrida | belong to the running | belong to the run | belong to my run | belong to my running | belong to the bike | belong to the ride | belong to cycling | belong to the race | belong to the marathon | belong to my marathon | belong to football | belong to the football | belong to rugby | are for the bike | are for cycling | are for football | saved for the run | saved for running | saved for the race | saved for tomorrow | reserved for the run | reserved for running | gehoren dem laufen | gehoren dem lauf | gehoren dem rad | son para la carrera | son de la carrera | sont pour courir | sono per correre | sao pra correr | sao pra corrida`,
};

/** Threats to leave over what is named beside them: 'one more lunge and I'm deleting the app'. */
export const threatWords: Lexicon = {
  threat: `delete the app | deleting the app | delete this app | deleting this app | delete you | deleting this | uninstall | uninstalling | unsubscribe | unsubscribing | i riot | ill scream | i will scream | ill cry | i quit | im out of here | losche ich | losche die app | losche dich | deinstalliere | kundige ich | borro la app | borro esta app | desinstalo | desinstalar | supprime l app | supprime l appli | desinstalle | je hurle | cancello l app | disinstallo | apago o app | apago a app | desinstalo`,
};

/** Refusals that a comma may part from what they are about. */
export const refuseWords: Lexicon = {
  refuse: `weigere mich | weigre mich | no way im doing | no way i am doing | no way am i doing | im not doing | i am not doing`,
};

/** Before a thing of which there is to be less, or none. */
export const lessWords: Lexicon = {
  less: `less | fewer | too much | too many | not so much | not so many | not too much | not too many | enough | enough of | weniger | zu viel | zu viele | kaum | nicht so viel | nicht so viele | genug | menos | demasiado | demasiada | demasiados | demasiadas | moins de | moins d | trop de | trop d | meno | troppo | troppa | troppi | troppe | muito | muita | muitos | muitas | pouco | pouca | poucos | poucas`,
  /** Some of it, softly. */
  easy: `easy on | easy on the | careful with | careful with the | piano con | piano con i | piano con gli | piano con le | attento a | attento con | vorsichtig mit | langsam mit | cuidado con | cuidado con las | cuidado con los | suave con | doucement sur | doucement sur les | doucement avec | attention aux | devagar com | leve com | leve nos | cuidado com`,
};
