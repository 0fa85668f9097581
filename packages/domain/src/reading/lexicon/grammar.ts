import type { Lexicon } from '../engine/phrases.ts';

/** Words that turn, bind or part what stands beside them. */
export const negationCues: Lexicon = {
  no: `no | not | without | w/o | zero | none of | nothing | never | isnt | arent | wasnt | dont | doesnt | didnt | do not | does not | dont want | do not want | dont have | do not have | havent | havent got | have no | got no | lacking | no more |
    sin | no tengo | nada | nada de | ningun | ninguna | ni | nunca | no quiero |
    ohne | nix | nimmer | ned | kein | keine | keinen | keiner | keinem | nicht | nie | nichts |
    pas de | pas d | pas des | pas du | pas | rien | rien de | sans | aucun | aucune | jamais | ni |
    senza | non | niente | nulla | nessun | nessuna | nessuno | mai |
    sem | nao | nada de | nenhum | nenhuma | nunca | nem`,
  cannot: `cant | cannot | can not | cannae | canny | dinnae | couldnt | unable to | not able to | not allowed | mustnt | shouldnt | should not | must not | no puedo | kann kein | kann keine | kann nicht | darf nicht | darf kein | darf keine | je ne peux pas | peux pas | ne peux pas | non posso | non riesco a | nao posso | nao consigo`,
  drop: `instead of | statt | anstatt | en vez de | en lugar de | au lieu de | au lieu des | a la place de | a la place des | invece di | invece dei | invece delle | al posto di | al posto dei | ao inves de | em vez de | no lugar de | dont like | do not like | dont love | dont fancy | no me gusta | no me gustan | nao gosto | nao gosto de | nao curto | non mi piace | non mi piacciono | j aime pas | n aime pas | mag kein | mag keine | mag nicht | skip | skipping the | avoid | avoiding | minus | leave out | exclude | excluding | hate | i hate | dislike | cant stand | sick of | tired of | bored of | ban | banned | ditch | lose the | drop the | stay away from | steer clear of | evita | evitar | odio | vermeide | vermeiden | hasse | weglassen | evite | eviter | je deteste | deteste | evitare | odio | evite | odeio | detesto | allergic to | allergisch gegen | alergico a | alergica a | allergique a | allergique au | allergico al | alergico ao`,
  except: `anything but | everything but | all but | except | except for | apart from | other than | besides | aside from | with the exception of | save for | barring | excepto | salvo | menos | ausser | bis auf | sauf | hormis | tranne | eccetto | exceto | menos | aparte de | con excepcion de | abgesehen von | mit ausnahme von | a l exception de | a l exception du | a part le | a part la | a part les | a part mon | a part ma | a part mes | a part l | a part un | a part une | ad eccezione di | ad eccezione del | ad eccezione della | a parte il | a parte la | a parte le | a parte lo | a parte un | a parte una | a parte l | a nao ser | com excecao de | com excecao do`,
};

/** Ends of what a negation reaches. */
export const scopeBreaks: Lexicon = {
  /** A duty is no new thought: 'nothing I have to hold'. */
  none: `i have to | id have to | i need to | im supposed to | i am supposed to`,
  hard: `add | put in | mete | anade | agrega | ajoute | ajoutez | aggiungi | adiciona | coloca | stattdessen | dafur | i meant | i mean | love | loving | i love | like | i like | enjoy | prefer | me gusta | me encanta | ich mag | liebe | j aime | j adore | mi piace | amo | gosto de | adoro | but | though | although | however | yet | instead | rather | focus | then | because | since | as i | i have | ive got | im | i am | please | thanks | give | give me | lets | pero | sino | porque | aber | sondern | weil | denn | mais | car | parce | ma | perche | mas | bitte | por favor | s il vous plait`,
  /** These end it only once it has reached something: 'don't want anything with jumping'. */
  soft: `today | tonight | heute | hoy | oggi | hoje | with | want | wanna | need | using | use | do | doing | make | let | can | con | quiero | mit | will | mochte | avec | je veux | j veux | voglio | com | quero`,
};

export const onlyCues: Lexicon = {
  only: `ive only got | seul | seule | allein | j ai que | y ya | so tem | hab nur | habe nur | only | just | nothing but | nothing except | purely | solely | exclusively | all i have is | all ive got is | all i have | all ive got | solo | solamente | unicamente | tan solo | nur | ausschliesslich | bloss | lediglich | seulement | uniquement | que des | juste | rien que | soltanto | solamente | unicamente | so | somente | apenas | so tenho`,
  /** Said after the list: 'that's it'. */
  closed: `thats my gym | that is my gym | is my gym | das ist mein gym | das ist mein studio | ese es mi gimnasio | es mi gimnasio | c est ma salle | e la mia palestra | e minha academia | und fertig | et voila tout | e stop | y ya | y ya esta | y punto | e so | e pronto | e mais nada | und sonst nichts | und sonst nix | mehr hab ich nicht | mehr habe ich nicht | mehr gibts nicht | mehr ist nicht da | sonst hab ich nichts | sonst habe ich nichts | no tengo mas | no hay mas | je n ai que ca | j ai rien d autre | y a que ca | non ho altro | nao tenho mais | nao tenho mais nada | its all i have | is all i have | is all ive got | is all there is | thats it | thats all | that is all | thats all i have | thats all ive got | nothing else | and nothing else | nothing more | only that | das wars | das ist alles | mehr nicht | sonst nichts | sonst nix | nada mas | y nada mas | eso es todo | solo eso | nomas | c est tout | rien d autre | et c est tout | et basta | que ca | e basta | basta | nient altro | e tutto | solo quello | nada mais | so isso | e so isso | mais nada`,
  also: `also | plus | as well | in addition | additionally | too | on top | extra | tambien | ademas | auch | ausserdem | zusatzlich | aussi | en plus | egalement | anche | inoltre | pure | tambem | alem disso`,
};

export const joinWords: Lexicon = {
  and: `and | & | y | e | und | et | ed | plus`,
  or: `or | nor | o | u | oder | noch | ou | od | ni | ne | nem`,
};

/** 'No wait, 30 min': what comes after stands. */
export const correctionCues: Lexicon = {
  correction: `no actually | non en fait | no en realidad | nein eigentlich | no wait | wait no | wait | hang on | hold on | actually | scratch that | make that | make it | sorry | i mean | i meant | or rather | rather | correction | on second thought | on second thoughts | changed my mind | change of plan | oops | my bad | no sorry |
    no espera | espera | mejor dicho | mejor | perdon | en realidad | quiero decir | o mas bien |
    nein warte | warte | ach nein | ach nee | ach ne | ach na | nee doch nicht | doch nicht | moment | stopp | doch lieber | lieber doch | quatsch | besser gesagt | ich meine | eigentlich |
    non attends | attends | en fait | pardon | plutot | enfin | je veux dire |
    no aspetta | aspetta | anzi | scusa | volevo dire | cioe | in realta |
    nao espera | espera | alias | na verdade | quer dizer | melhor | desculpa`,
};

/** Said of the past: no wish for today. */
export const pastCues: Lexicon = {
  past: `yesterday | yesterdays | gestrigen | gestrige | yesterdays | yday | ydays | this morning i | last week | last night | last month | last year | last time | the other day | days ago | weeks ago | months ago | years ago | ago | used to | did | i ran | i trained | i did | ayer | la semana pasada | hace | antes | gestern | letzte woche | vorgestern | fruher | hier | la semaine derniere | avant hier | autrefois | ieri | la settimana scorsa | fa | ontem | semana passada | ha dias | antigamente`,
};

/** Turns of phrase whose words mean none of what they say. */
export const idioms: Lexicon = {
  idiom: `waiting for the kettle | while the kettle | till the kettle | until the kettle | kettle boils | kettle to boil | kettle is boiling | kettle is on | put the kettle on | kettle on | first time back | first day back | first week back | first session back | bent back | bending back | bends back | lean back | leaning back | sitting this out | sitting it out | sitting this one out | sits this one out | sit this one out | sit this out | sits it out | swing set | swing sets | runs high | runs a bit high | runs a little high | runs low | runs in the family | running in the family | nose runs | nose is running | like it better | likes it better | like them better | like that better | in a row | straight in a row | am stuck | no excuses | no excuse | no time | no time to lose | no rest days | no days off | no rest day | no idea | no matter | no pressure | no worries | no rush | no hurry | no limits | no limit | no mercy | no joke | no kidding | no nonsense | no pain no gain | no doubt | no big deal | no way | no clue | no preference | no preferences | no particular | no specific | no thanks | no thank you | no fuss | no frills | no bs | no holds barred | no stopping me | no regrets | no nothing |
    cant wait | can not wait | why not | not only | not just | not bad | not sure | not sure what | dont know | dont care | dont mind | do not mind | dont worry | never mind | nevermind | dont hold back | dont go easy on me | dont go easy | cant get enough of | if not | or not | dont let me | not much time | dont have much time | havent got long | dont have long | dont have time | no motivation | not motivated | no energy |
    get back into | getting back into | get back to | getting back to | get back in | get back on | getting back | get back | come back | comeback | coming back | came back | back from | back to back | back at it | back on track | back in shape | back home | back to | back into | back in | back then | back up | back down | back again | welcome back | bounce back | set back | going back | go back | way back | i am back | im back | call back | give back | bring back | day back | first day back | look back | hold back | holding back | kick back | cut back |
    light headed | light in the head | heart set | set on | blood flow | go with the flow | flow state | by heart | neck of the woods | pain in the neck | pain in the ass | pain in the butt | neck and neck | on its last legs | head over heels | at arms length | arm and a leg | costs an arm | on the other hand | on hand | in hand | on foot | at hand | give me a hand | keep me on my toes | on my toes | shake a leg | break a leg | cold shoulder | shoulder to shoulder | elbow room | elbow grease | knee deep | knee jerk | weak at the knees | bees knees | achilles heel | joined at the hip | pulling my leg | pull my leg | shot in the arm | push me | push myself | push it | push hard | push through | push harder | off the chest | get it off my chest |
    to swimming | at swimming | swimming lesson | swimming lessons | swim lesson | swim lessons | swim class | to football | to ballet | to judo | zum schwimmkurs | beim schwimmkurs | schwimmkurs | a natacion | a la piscine avec les enfants | going downstairs | go downstairs | walking downstairs | walk downstairs | coming downstairs | running downstairs | broke a sweat | break a sweat | on the floor laughing | hit the floor running | hit the ground running | run down | in the long run | running late | run late | running out | run out | running on empty | running on fumes | running behind | jump in | jump right in | jump start | jump straight in | jump at | jump into it | hit the wall | off the wall | against the wall | hang in there | hang out | hang on | what a stretch | no stretch | out of the box | think outside the box | raise the bar | set the bar | behind bars | step by step | step up my game | step it up | step up | ring the bell | saved by the bell | rings a bell | hard time | hard day | hard week | have a hard time | long hard | easy peasy |
    kein problem mit | keine ahnung | keine ausreden | keine zeit | keine lust | kein ding | keine sorge | kein stress | nicht nur | keine pause | keine gnade | auf keinen fall | nicht schlecht |
    ningun problema con | sin excusas | no tengo tiempo | sin tiempo | sin miedo | no solo | no importa | ni idea | sin parar | sin piedad | no se | ya no mas |
    pas de probleme avec | pas d excuses | pas d excuse | pas le temps | pas de temps | pas de souci | pas seulement | pas de pitie | n importe | aucune idee | pas de quoi | ne sais pas | pas de panique |
    nessun problema con | niente scuse | niente panico | non ho tempo | senza tempo | non solo | nessuna idea | non importa | non so | senza pieta |
    sem problema com | sem problemas com | sem desculpas | sem tempo | nao tenho tempo | nao so | nao importa | nao sei | sem medo | sem pressa | sem parar`,
};

/** 'No problem jumping', 'jumping is fine': allowed, not ruled out. */
export const allowances: Lexicon = {
  before: `no problem | no problems | no problem with | no problems with | no issue with | no issues with | no trouble | no trouble with | happy to | happy with | fine with | ok with | okay with | dont mind | do not mind | can do | i can | ningun problema | ningun problema con | sin problema con | sin problemas para | kein problem mit | kein problem | keine probleme mit | pas de probleme | pas de probleme avec | pas de souci pour | pas de souci avec | nessun problema | nessun problema con | sem problema | sem problemas | sem problema com`,
  after: `is fine | are fine | is ok | are ok | is okay | are okay | is no problem | are no problem | no problem | works fine | is allowed | are allowed | is possible | welcome | esta bien | estan bien | no es problema | ist ok | ist okay | sind ok | ist kein problem | geht gut | geht | gehen | c est bon | sont ok | va bene | vanno bene | tudo bem | esta ok | sem problema`,
};
