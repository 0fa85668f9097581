import type { Lexicon } from '../../../reading/engine/phrases.ts';

/** Of what was, what is told and what is supposed: no wish for a session now. */
export const storyWords: Lexicon = {
  did: `went for a run | went for a ride | went for a swim | went for a walk | put it down | put that down | pop it in the log | stick it in the log | chalk it up | put down for today | put me down for today | for the log | remember that for me | log for today | just got back from | got back from | back from a | i pulled | pulled | knocked out | banged out | cranked out | smashed out | got in | jot that down | jot it down | write that down | note that down | add it to my log | put that in the log | bin gelaufen | km gelaufen | km geradelt | geschwommen | gejoggt | war laufen | vengo de correr | acabo de | je viens de | j ai termine | ho appena | acabei de | notier das | trag das ein | apunta | note ca | segnalo | anota | i did | i just did | did | done | i ran | ran | i rowed | rowed | i cycled | cycled | i biked | biked | i swam | swam | i walked | walked | hiked | climbed | played | i lifted | lifted | i benched | benched | i squatted | squatted | i deadlifted | deadlifted | i pressed | pressed | i finished | finished | i completed | completed | i managed | managed | i trained | trained | worked out | i hit | log | log it | log this | put it in my log | only managed | got through | i got through | hice | he hecho | corri | he corrido | levante | entrene | acabe | ich habe | hab | gemacht | gelaufen | trainiert | gehoben | gedruckt | geschafft | j ai fait | j ai couru | j ai souleve | fait | couru | ho fatto | ho corso | ho sollevato | mi sono allenato | mi sono allenata | fiz | corri | levantei | treinei | terminei`,
  counts: `count it | counts | does that count | does it count | zahlt das | cuenta | ca compte | vale lo stesso`,
  had: `used to | was | were | last week | last month | last year | yesterday | years ago | months ago | weeks ago | days ago | ago | since | solia | ayer | hace | fruher | gestern | war | avant | hier | il y a | una volta | ieri | fa | antes | ontem | ha | atras`,
  if: `what if | if i | suppose | imagine | lets say | someday | some day | one day | maybe i | i might | hypothetically | si yo | que pasa si | wenn ich | was wenn | si je | et si | se io | e se | se eu`,
  habit: `usually | normally | most days | mostly | every monday | every week | always | often | sometimes | i train on | i train at | i work out on | i go to the gym | siempre | normalmente | a menudo | meistens | normalerweise | immer | oft | toujours | souvent | d habitude | sempre | di solito | spesso | geralmente | sempre | muitas vezes`,
  goal: `my goal | goal is | a goal for me | set a goal | set me a goal | new goal | goal for me | i want to be able | i want to run | i want to get | i want to lose | i want to gain | i want to build | i want to learn | i want to bench | i want to squat | i want to deadlift | i want my first | i want to do my first | i want to finish | i want to climb | i wanna be able | wanna get | training for | preparing for | signed up for | entered a | entered the | registered for | working towards | aiming for | hoping to | my aim | i dream of | mi objetivo | mi meta | quiero correr | quiero ponerme | quiero bajar | quiero lograr | me apunte a | me inscribi | preparo | mein ziel | ich will laufen | ich mochte abnehmen | ich will schaffen | angemeldet fur | angemeldet zum | trainiere fur | mon but | mon objectif | je veux courir | je veux perdre | je veux reussir | inscrit a | inscrite a | je prepare | il mio obiettivo | voglio correre | voglio riuscire | voglio perdere | iscritto a | iscritta a | mi preparo | meu objetivo | minha meta | quero correr | quero conseguir | quero perder | inscrito na | inscrita na | me preparando`,
  aim: `before summer | by summer | by spring | by autumn | by winter | before christmas | by christmas | by new year | by the end of the year | twice my bodyweight | twice bodyweight | double bodyweight | double my bodyweight | times my bodyweight | antes del verano | bis zum sommer | vor dem sommer | avant l ete | prima dell estate | antes do verao`,
  target: `goal : | new goal : | goal this year | make that the goal | make that my goal | make it my goal | thats the goal | what i want is | all i want is | my target | target is | the target | goal is | my goal is | as a goal | as my goal | goal for this | this years goal | mi meta es | mi objetivo es | este ano quiero | mein ziel ist | mein ziel sind | ziel ist | mon objectif est | mon but est | il mio obiettivo e | meu objetivo e | minha meta e`,
  got: `new toy | just arrived | arrived today | arrived | picked up a | picked up some | got hold of | was given | now have | now own | treated myself to | llego mi | angekommen | j ai recu | mi e arrivato | chegou | i bought | bought | i got a | i got some | got myself | just got a | ordered | i have a | i have some | i have two | i own | my new | ive got | i have access | i joined a gym | joined a gym | compre | me compre | tengo | tengo una | ich habe | hab jetzt | habe gekauft | gekauft | hab mir | besitze | j ai achete | j ai un | j ai une | j ai des | ho comprato | ho un | ho una | ho due | comprei | tenho | tenho um | tenho uma | ganhei`,
  lost: `got rid of | ran out | has run out | expired | gave up the gym | threw out | lent my | membership ended | broke | is broken | is gone | me deshice de | losgeworden | abgelaufen | me suis debarrasse | ho dato via | me desfiz | sold my | i sold | gave away | broke my | stolen | dont have my | no longer have | left the gym | cancelled my gym | quit the gym | vendi | ya no tengo | verkauft | habe kein mehr | vendu | je n ai plus | venduto | non ho piu | vendi | nao tenho mais`,
  dislike: `i hate | hate | hate them | i loathe | loathe | i despise | i detest | i cant stand | cant stand | i dont like | dont like | do not like | not a fan of | never again | are banned | is banned | banned in | off limits | off the menu | no more | please never | odio | no me gusta | no me gustan | no soporto | detesto | ich hasse | hasse | ich mag keine | mag keine | mag nicht | mag ich nicht | mag ich gar nicht | kann nicht leiden | je deteste | je n aime pas | j aime pas | je hais | odio | non mi piace | non mi piacciono | detesto | non sopporto | odeio | nao gosto | nao suporto | detesto`,
  like: `is my thing | are my thing | is my jam | im into | big fan of | i love | i like | i enjoy | love doing | my favourite | my favorite | im a fan of | me encanta | me encantan | me gusta | me gustan | ich liebe | ich mag | mag gern | am liebsten | j adore | j aime | adoro | amo | mi piace | mi piacciono | eu amo | gosto de | adoro`,
  hurts: `hurts | hurting | is sore | are sore | aches | aching | is bad | bad knee | bad back | bad shoulder | bad hip | pinching | pinches | twinge | niggle | stiff | tweaked | pulled | sprained | strained | is killing me | is playing up | acting up | duele | me molesta | schmerzt | tut weh | zwickt | fait mal | me lance | mi fa male | fa male | doi | ta doendo | machuquei`,
  sore: `sore | doms | agujetas | muskelkater | courbatures | indolenzito | indolenzita | dolorido | dolorida`,
};

/** Who speaks of themselves tells something; a bare list of wishes asks for it. */
export const speakerWords: Lexicon = {
  me: `i | im | ive | id | ill | my | me | we | he | she | they | ich | mein | meine | meinen | mir | mich | yo | mi | mis | me | je | j | mon | ma | mes | io | mio | mia | eu | meu | minha`,
};

/** What a moment may be about. */
export const thingWords: Lexicon = {
  dog: `dog | puppy | perro | perra | hund | hundin | chien | chienne | cane | cachorro | cachorra`,
  cat: `cat | kitten | gato | gata | katze | kater | chat | chatte | gatto | gatta`,
  horse: `horse | pony | caballo | pferd | cheval | cavallo | cavalo`,
  mum: `mum | mom | mother | mama | madre | mutter | mere | mae`,
  dad: `dad | father | papa | padre | vater | pere | pai`,
  grandmother: `nan | gran | grandma | grandmother | abuela | oma | grossmutter | grand mere | mamie | nonna | avo`,
  grandfather: `grandad | grandpa | grandfather | abuelo | opa | grossvater | grand pere | papy | nonno`,
  wife: `wife | mujer | esposa | frau | femme | moglie | esposa`,
  husband: `husband | marido | mann | mari | marito`,
  brother: `brother | hermano | bruder | frere | fratello | irmao`,
  sister: `sister | hermana | schwester | soeur | sorella | irma`,
  friend: `friend | best friend | mate | buddy | amigo | amiga | freund | freundin | ami | amie | amico | amica`,
  baby: `the baby | our baby | el bebe | das baby | le bebe | il bambino | o bebe`,
};

/** Days and times of a week that training has room in. */
export const whenWords: Lexicon = {
  mondays: `monday | mondays | mon | lunes | montag | montags | lundi | lundis | lunedi | segunda`,
  tuesdays: `tuesday | tuesdays | tue | tues | martes | dienstag | dienstags | mardi | mardis | martedi | terca`,
  wednesdays: `wednesday | wednesdays | wed | miercoles | mittwoch | mittwochs | mercredi | mercredis | mercoledi | quarta`,
  thursdays: `thursday | thursdays | thu | thur | thurs | jueves | donnerstag | donnerstags | jeudi | jeudis | giovedi | quinta`,
  fridays: `friday | fridays | fri | viernes | freitag | freitags | vendredi | vendredis | venerdi | sexta`,
  saturdays: `saturday | saturdays | sat | sabado | sabados | samstag | samstags | samedi | samedis | sabato`,
  sundays: `sunday | sundays | domingo | domingos | sonntag | sonntags | dimanche | dimanches | domenica`,
  weekends: `weekends | the weekend | fines de semana | wochenenden | am wochenende | les week ends | nel weekend | fins de semana`,
  weekdays: `weekdays | entre semana | wochentags | en semaine | durante la settimana | dias de semana`,
  mornings: `mornings | in the morning | early morning | before work | before breakfast | por las mananas | por la manana | morgens | am morgen | vor der arbeit | le matin | avant le travail | la mattina | al mattino | prima del lavoro | de manha | antes do trabalho`,
  'lunch breaks': `lunch break | lunch breaks | at lunch | lunchtime | mittagspause | mediodia | pause dejeuner | pausa pranzo | hora do almoco`,
  evenings: `evenings | in the evening | after work | after dinner | por las noches | por las tardes | abends | am abend | nach der arbeit | le soir | apres le travail | la sera | dopo il lavoro | a noite | depois do trabalho`,
  'twice a week': `twice a week | two days a week | 2 days a week | 2 times a week | two times a week | dos veces por semana | dos dias a la semana | zweimal die woche | zweimal pro woche | deux fois par semaine | due volte a settimana | duas vezes por semana`,
  'three days a week': `three days a week | 3 days a week | three times a week | 3 times a week | 3x a week | tres veces por semana | tres dias a la semana | dreimal die woche | dreimal pro woche | trois fois par semaine | tre volte a settimana | tres vezes por semana`,
  'four days a week': `four days a week | 4 days a week | four times a week | 4 times a week | 4x a week | cuatro veces por semana | viermal die woche | viermal pro woche | quatre fois par semaine | quattro volte a settimana | quatro vezes por semana`,
  'five days a week': `five days a week | 5 days a week | five times a week | 5 times a week | cinco veces por semana | funfmal die woche | cinq fois par semaine | cinque volte a settimana | cinco vezes por semana`,
};

/** What holds a time: it works, it is free, it is all there is. */
export const timeHeldWords: Lexicon = {
  hold: `i only have | only have | ive only got | i only got | work for me | from now on only | only on | are my days | is my day | train days are | i can only | can only do | can only make | only free on | only got time | i can train | only have time | have time | im free | i am free | works best | works for me | suits me | best time | i prefer | i only train | puedo entrenar | tengo tiempo | solo puedo | ich kann nur | ich habe zeit | passt mir | am besten | je peux seulement | je suis libre | j ai le temps | posso solo | ho tempo | sono libero | sono libera | posso treinar | tenho tempo | so posso`,
};

/** What is eaten: known words, and what a diet or an allergy may name. */
export const foodWords: Lexicon = {
  whey: `whey | whey protein`,
  dairy: `dairy | milk | cheese | yoghurt | yogurt | skyr | quark | lactose | lactose intolerant`,
  eggs: `egg | eggs`,
  tofu: `tofu | soya | soy`,
  nuts: `nut | nuts | peanut | peanuts | almonds`,
  fish: `fish | salmon | tuna | seafood`,
  meat: `meat | chicken | beef | pork | turkey`,
  gluten: `gluten | wheat | bread | coeliac | celiac`,
};
