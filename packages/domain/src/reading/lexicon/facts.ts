import type { Lexicon } from '../engine/phrases.ts';

/** Time without training. */
export const layoffWords: Lexicon = {
  /** Before the length: 'back after 6 weeks'. */
  return: `back after | coming back after | came back after | returning after | return after | restarting after | starting again after | getting back after | back from | first session in | first workout in | first session after | first workout after | first training in | wieder nach | zuruck nach | wiedereinstieg nach | neustart nach | erstes training seit | erste einheit nach | nach | vuelvo despues de | vuelvo tras | volver despues de | regreso despues de | retomo despues de | retomo tras | despues de | tras | reprise apres | je reprends apres | retour apres | apres | ricomincio dopo | riprendo dopo | torno dopo | rientro dopo | dopo | voltando depois de | volto depois de | voltando apos | retorno apos | depois de | apos`,
  /** Behind the length: 'six weeks off'. */
  off: `off | off training | off the gym | off lifting | off running | away from training | away from the gym | away from lifting | break | break from training | break from the gym | break from lifting | layoff | lay off | hiatus | without training | without the gym | without lifting | without exercise | no training | no gym | no lifting | no exercise | no running | of nothing | of no training | of rest | pause | trainingspause | sportpause | laufpause | ohne training | ohne sport | kein training | kein sport | nichts gemacht | sin entrenar | sin gimnasio | sin ir al gimnasio | sin hacer nada | sin hacer deporte | parado | parada | de paron | de descanso | de pausa | de parada | d arret | de pause | sans sport | sans entrainement | sans m entrainer | sans salle | sans courir | di stop | di pausa | di fermo | fermo | ferma | senza allenarmi | senza allenamento | senza palestra | sem treinar | sem treino | sem academia | sem malhar | de pausa`,
  /** On either side of it: nobody has trained. */
  idle: `havent trained | have not trained | havent worked out | havent lifted | havent run | havent exercised | havent been to the gym | havent been training | havent been lifting | havent done anything | not trained | no training for | no gym for | last trained | last worked out | last workout was | last session was | last lifted | since my last workout | since my last session | since i last trained | since i last lifted | nicht trainiert | nicht mehr trainiert | kein sport seit | kein training seit | nichts gemacht seit | seit meinem letzten training | no entreno | no he entrenado | no entreno desde | llevo sin entrenar | sin entrenar desde | no voy al gimnasio | no piso el gimnasio | pas entraine | pas entrainee | pas fait de sport | pas remis les pieds | pas couru | me suis pas entraine | non mi alleno | non vado in palestra | non faccio sport | nao treino | sem treinar ha | sem treinar faz | nao vou a academia | nao vou na academia | nao malho | parado ha | parada ha`,
};

/** Straight from other exercise. */
export const arrivalWords: Lexicon = {
  arrival: `just back from a | just back from my | just got back from a | just got back from my | back from a | just come off | just came off | come off a | came off a | coming off a | just off a | fresh off a | straight off a | just done a | just finished a | ran here | jogged here | rode here | cycled here | biked here | walked here | rowed here | komme gerade vom | komm grad vom | komme vom | komme direkt vom | vengo de | vengo corriendo | vengo pedaleando | llego de | vine corriendo | vine en bici | je sors d | je sors de | je reviens d | je reviens de | je suis venu en courant | je suis venu a velo | vengo da | arrivo da | esco da | sono venuto di corsa | sono venuto in bici | bin hergelaufen | bin hierher gelaufen | bin hergejoggt | bin hergeradelt | bin mit dem rad gekommen | bin zum gym gelaufen | bin zum studio gelaufen | came running | came by bike | ran to the gym | jogged to the gym | cycled to the gym | biked to the gym | rode to the gym | walked to the gym | he venido corriendo | he venido en bici | vine pedaleando | vine trotando | venue en courant | venu en courant | venue a velo | venu a velo | venuta di corsa | venuto di corsa | venuta in bici | venuto in bici | vim a correr | vim de bicicleta | vim a pedalar | vim trotando | vim andando | vim pedalando | vim correndo | vim de bike | vim a pe | venho de | acabei de`,
};

/** Words on a race or a test that was run. */
export const raceWords: Lexicon = {
  /** The number is what it took. */
  mark: `pb | pr | personal best | personal record | best | best time | my time | time is | time was | race time | current | currently | latest | last race | result | ran | raced | rowed | swam | biked | clocked | finished | did | bestzeit | bestleistung | pbz | zeit | laufe | gelaufen | bin gelaufen | lief | gerudert | geschwommen | aktuell | mi marca | marca | mejor marca | mejor tiempo | tiempo | corri | hice | hago | actual | actualmente | mon record | mon temps | record | temps | couru | j ai couru | j ai fait | je cours | actuel | actuellement | il mio tempo | tempo | primato | personale | ho corso | corsi | ho fatto | corro | attuale | meu tempo | melhor tempo | recorde | marca pessoal | corri | fiz | faco | atual`,
  /** It is what somebody is after. */
  goal: `under | sub | below | break | want | want to | goal | target | aim | aiming | trying | hoping | would like | get to | run a | train for | training for | unter | will | mochte | ziel | schaffen | por debajo | bajar de | bajar | quiero | objetivo | meta | moins de | sous | veux | voudrais | objectif | battre | sotto | voglio | vorrei | obiettivo | abaixo | quero | objetivo | baixar`,
};

/** Distances that have a name; metres. */
export const raceNames: Lexicon = {
  '42195': `marathon | maraton | maratona`,
  '21097': `half marathon | half | halbmarathon | halben marathon | media maraton | medio maraton | media | semi marathon | semi | mezza maratona | mezza | meia maratona | meia`,
  '5000': `parkrun | park run`,
  '1609': `mile | the mile | a mile | my mile`,
};

/** What somebody says they can do. */
export const abilityWords: Lexicon = {
  can: `i can do | i can | i can only do | i can hold | i can only hold | i can hang | i can run | i can jog | i can only run | i can walk | can do | i manage | i get | i hit | i do about | i hold | i hang | i currently do | currently do | currently | my max is | my max | max is | max of | max | i max out at | my best is | my record is | so far | up to | in a row | unbroken | ich schaffe | schaffe | ich kann | ich halte | ich hange | ich komme auf | am stuck | derzeit | aktuell | puedo hacer | puedo | hago | me salen | me sale | aguanto | logro | consigo | llego a | seguidas | seguidos | puedo correr | je fais | je peux faire | je peux | je tiens | j arrive a | je sais faire | je cours | d affilee | je peux courir | faccio | riesco a fare | riesco a | tengo | posso fare | mi vengono | di fila | riesco a correre | faco | consigo fazer | consigo | aguento | seguro | seguidas | consigo correr | eu faco`,
  /** Asked of the coach, wished for or denied. */
  wish: `can you | could you | want | want to | wanna | would like | goal | aim | target | get to | build to | build up to | reach | hit | so i can | until i can | kannst du | will | mochte | ziel | damit ich | quiero | quisiera | llegar a | objetivo | para poder | puedes | je veux | voudrais | objectif | tu peux | peux tu | arriver a | voglio | vorrei | arrivare a | obiettivo | puoi | quero | gostaria | chegar a | objetivo | voce pode | pode`,
};

/** Moves that are held, by what one does: 'I hang 15 s'. */
export const holdVerbs: Lexicon = {
  'dead-hang': `i hang | i can hang | hang for | dead hang | ich hange | hange | hangen | me cuelgo | aguanto colgado | aguanto colgada | je me suspends | suspension | mi appendo | resto appeso | resto appesa | fico pendurado | fico pendurada`,
  'wall-handstand-hold': `against the wall | chest to wall | wall handstand | an der wand | gegen die wand | contra la pared | contre le mur | contre un mur | contro il muro | alla parete | contra a parede | na parede`,
};

/** A training before this one, and how it went. */
export const lastTimeWords: Lexicon = {
  before: `last time | last session | last workout | last week | last monday | last tuesday | last wednesday | last thursday | last friday | last saturday | last sunday | previous session | previously | yesterday | letztes mal | letzte woche | letztes training | beim letzten mal | letzte einheit | gestern | la ultima vez | ultima vez | la semana pasada | semana pasada | ultima sesion | el ultimo dia | ayer | la derniere fois | derniere fois | la semaine derniere | semaine derniere | derniere seance | hier | l ultima volta | ultima volta | la settimana scorsa | settimana scorsa | ultimo allenamento | scorsa settimana | ieri | da ultima vez | na ultima vez | semana passada | na semana passada | ultimo treino | ontem`,
  now: `today | now | this time | tonight | next | heute | jetzt | diesmal | hoy | ahora | esta vez | aujourd hui | maintenant | cette fois | oggi | adesso | questa volta | hoje | agora | desta vez`,
};

/** Words between a lift and its numbers. */
export const liftLinks: Lexicon = {
  at: `at | with | is | are | of | on | by | around | about | mit | bei | ist | waren | auf | von | zu | con | a | de | en | es | avec | a | est | di | con | e | com | de | foi | fue | @ | weight | weights`,
  for: `for | times | fur | mal | por | veces | pour | fois | per | volte | para | vezes`,
  feel: `felt | feels | felt like | was a | was an | was like | were a | rpe | at rpe | was rpe | fuhlte sich an wie | gefuhlt | war eine | war ne | war rpe | se sintio | me parecio un | fue un | fue una | era un | ressenti | c etait un | etait un | sentito | era un | e stato un | pareceu | foi um | foi uma | era um`,
  was: `was | were | used to be | war | waren | fue | era | etait | foi`,
};

/** How heavy somebody is. */
export const massWords: Lexicon = {
  mass: `i weigh | weigh | weighing | my weight is | my weight | bodyweight | body weight | bodyweight is | body weight is | bw | weight is | ich wiege | wiege | mein gewicht | korpergewicht | peso | mi peso | mi peso es | peso corporal | je pese | mon poids | poids de corps | pdc | io peso | il mio peso | peso corporeo | eu peso | meu peso | peso corporal`,
};

export const sexWords: Lexicon = {
  female: `female | woman | women | womens | girl | lady | weiblich | frau | frauen | damen | mujer | mujeres | femenino | chica | femme | femmes | fille | donna | donne | femminile | ragazza | mulher | mulheres | feminino | menina`,
  male: `male | man | men | mens | guy | dude | mannlich | mann | manner | herren | hombre | hombres | masculino | chico | homme | hommes | uomo | uomini | maschio | maschile | ragazzo | homem | homens`,
};

/** Whoever says what they are, and classes that one competes in. */
export const selfWords: Lexicon = {
  self: `im a | i am a | im an | as a | ich bin eine | ich bin ein | bin eine | bin ein | als | soy | soy una | soy un | como | je suis une | je suis un | en tant que | sono una | sono un | sou | sou uma | sou um | years old | year old`,
  class: `open | pro | division | rx | elite | category | age group | doubles | offen | klasse | categoria | abierta | abierto | categorie | aberto`,
};
