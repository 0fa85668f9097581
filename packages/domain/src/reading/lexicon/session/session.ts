import type { Lexicon } from '../../engine/phrases.ts';

/** What follows is the next part of the session. */
export const chainWords: Lexicon = {
  next: `whatevers left of me | whats left of me | what is left of me | with whatevers left | whatever is left of me | hinten raus | hintenraus | obendrauf | e fecha com | fecha com | fechando com | e fecho com | termina con | terminando com | finisci con | finisce con | y acaba con | et on finit par | rounded off with | rounding off with | rounding it off with | then | and then | after that | afterwards | afterward | followed by | followed with | following that | next up | finish with | finish w | finish off with | finishing with | finish on | to finish | finish by | end with | ending with | end on | to end | top it off with | close with | cap it with | into |
    dann | danach | anschliessend | im anschluss | hinterher | nachher | zum schluss | zum abschluss | am schluss | am ende | abschliessend | gefolgt von |
    luego | despues | y despues | a continuacion | seguido de | seguida de | para terminar | para acabar | para cerrar | y termino | termino con | termino | terminar con | terminamos con | acabo con | acabar con | cierro con | y cierro | al final | remato con |
    puis | ensuite | et apres | apres ca | suivi de | suivi d | suivie de | suivis de | pour finir | je finis | finir par | finir avec | et on finit | pour terminer | terminer par |
    poi | e dopo | a seguire | seguito da | seguita da | per finire | per chiudere | finisco con | e finisco | finire con | chiudo con | alla fine | infine |
    depois | e depois | em seguida | seguido de | pra terminar | para finalizar | pra finalizar | pra fechar | pra acabar | termino com | terminar com | fechar com | no fim | no final`,
  finisher: `finisher | finishers | as a finisher | burnout | burner to finish | rausschmeisser | absacker | remate final | rematador`,
  first: `first | first up | start with | starting with | begin with | starting off with | to start | erst | zuerst | erstmal | zu beginn | zum start | als erstes | primero | para empezar | empiezo con | empezar con | arranco con | empezamos con | d abord | pour commencer | commencer par | je commence | per iniziare | per cominciare | inizio con | comincio con | per primo | primeiro | pra comecar | para comecar | comecar com | comeco com`,
};

/** The length beside these is that of everything. */
export const totalWords: Lexicon = {
  total: `total | in total | totally | altogether | all in | overall | whole thing | all up | all told | start to finish | door to door | including warm up | incl warm up | including the warm up | with warm up | insgesamt | gesamt | alles zusammen | zusammen | inklusive | inkl | en total | todo incluido | todo junto | incluyendo | au total | en tout | tout compris | y compris | in totale | totali | tutto compreso | tutto incluso | compreso | no total | ao todo | tudo incluido | contando`,
};

/** Pause between pieces of work. */
export const restWords: Lexicon = {
  rest: `rest | rests | recoveries | jog recoveries | jog recovery | recovery jog | recovery jogs | walk recoveries | walk recovery | resting | recovery between | off | break between | breather | breaks of | recover for | pause | pausen | pausieren | satzpause | satzpausen | trabpause | gehpause | pausenzeit | aus | erholung | descanso | descansos | descansar | descansando | descansa | pausa | pausas | recu | recup | recupe | recuperacion | recuperando | repos | recuperation | recuperations | pauses | riposo | riposi | recupero | recuperi | pause di | descanso de | intervalo de | recuperacao`,
  between: `between sets | between rounds | between exercises | between each | between efforts | between reps | between intervals | between moves | between stations | between them | between lifts | in between | zwischen den | dazwischen | entre series | entre rondas | entre ejercicios | entre cada | entre les | entre chaque | entre les series | tra le serie | tra una serie | tra gli | tra un | fra le serie | entre as series | entre os | entre cada serie`,
};

/** What a piece of work is, beside its length. */
export const workWords: Lexicon = {
  work: `flat out | balls out | on | work | working | effort | hard | fast | all out | sprint | go | each | apiece | each side | each leg | per side | each exercise | per exercise | each move | each station | per station | at each | arbeit | belastung | belasten | vollgas | schnell | hart | jeweils | je ubung | pro ubung | pro station | an | trabajo | fuerte | rapido | cada ejercicio | por ejercicio | cada uno | cada una | travail | vite | rapide | a fond | par exercice | chacun | chaque exercice | lavoro | forte | veloce | per esercizio | ciascuno | a testa | trabalho | por exercicio | cada exercicio | tiro`,
  ease: `shuffle | shuffling | stroll | strolling | plod | plodding | soft pedal | easy | walk | walking | jog | jogging | slow | float | spin | recovery | gehen | traben | locker | langsam | trab | caminando | caminar | caminata | trotando | trote | suave | suaves | lento | marche | trot | lent | tranquille | footing | camminata | camminando | corsetta | piano | caminhando | caminhada | trotar | leve`,
};

/** Lengths that belong to something else than the session. */
export const elsewhereWords: Lexicon = {
  ago: `ago | earlier | vor | vorher | hace | atras | il y a | y a | fa | ha`,
  journey: `drive | drives | flight | flights | plane ride | train ride | bus ride | bus | commute | layover | nap | meeting | meetings | call | queue | late | fahrt | autofahrt | flug | anfahrt | termin | coche | de coche | vuelo | viaje | trajet | de route | vol | voiture | de voiture | volo | viaggio | macchina | di macchina | voo | viagem | carro | de carro | onibus`,
  idle: `sitting | sat | sit | seated | desk | chair | shift | shifts | drive | drives | driving | drove | flight | flights | flew | plane | train ride | bus | commute | commuting | slept | sleep | sleeping | awake | standing | stood | on my feet | worked | working | work day | workday | workdays | meetings | meeting | nap of | travel | travelling | traveling | queue | lecture | exam | fasted | fasting | nights | saddle | hike yesterday |
    sitzen | gesessen | sitz | sitze | schicht | schichten | fahrt | gefahren | autofahrt | flug | geflogen | geschlafen | schlaf | schlafe | gestanden | gearbeitet | burotag | unterwegs | homeoffice | nachtschicht | dienst |
    sentado | sentada | turno | turnos | vuelo | conduciendo | manejando | coche | camion | dormi | dormido | dormir | de pie | trabajando | viaje | guardia |
    assis | assise | garde | vol | conduite | route | dormi | sommeil | debout | boulot | reunion | reunions | voiture | trajet |
    seduto | seduta | volo | guida | macchina | dormito | sonno | in piedi | lavorato | viaggio | riunione | riunioni |
    plantao | voo | dirigindo | dormi | sono | em pe | trabalhando | viagem | reuniao | onibus`,
  habit: `a week | per week | a month | weekly | x a week | times a week | pro woche | die woche | in der woche | wochentlich | a la semana | por semana | al mes | par semaine | alla settimana | a settimana | por semana | por mes`,
};

/** Before a number that lost its unit. */
export const lengthCues: Lexicon = {
  about: `main | main part | main bit | main set | hauptteil | parte principal | partie principale | parte principale | about | around | roughly | approx | approximately | maybe | like | ish | circa | ca | ungefahr | etwa | so um die | um die | rund | knapp | vielleicht | unos | unas | como | aproximadamente | mas o menos | alrededor de | ponle | ponele | environ | a peu pres | genre | dans les | circa | piu o meno | sui | sulle | un | tipo | uns | umas | cerca de | mais ou menos | por volta de`,
  make: `ponme | dame | damela de | dammene | dammi | fammene | mettimi | mets moi | mets m en | donne m en | donne moi | file moi | me da | me de | da me | mete | mete me | poe | manda | gib mir | gib ma | mach ma | mach mir | machen s | mach da | dice | indica | zeigt noch | minuteur a | timer a | timer auf | timer su | timer at | timer en | timer em | cronometro en | cronometro a | temporizador en | temporizador a | temporizador em | wecker auf | eieruhr auf | eieruhr | kuchenwecker auf | alarm at | alarma en | alarme a | sveglia a | chrono a | chrono sur | realistically | realistically its | more realistically | honestly | effectively | in practice | in reality | seriously | for real | realistisch | realistisch gesehen | netto | effektiv | unterm strich | in echt | ernsthaft | im ernst | siendo realista | siendo realistas | siendo honestos | en la practica | en serio | neto | netos | realistamente | en vrai | dans les faits | en realite | serieux | serieusement | soyons realistes | realisticamente | in pratica | sul serio | seriamente | a conti fatti | na pratica | na real | a serio | serio | falando serio | sendo realista | lets do | let s do | do | lets go with | go with | lets go for | settle on | settle for | machen wir | nehmen wir | hagamos | vamos con | vamos de | vamos a | dejemoslo en | on fait | on part sur | partons sur | va pour | facciamo | lasciamo | vamos fazer | bora de | bota | fica em | fecha em | its | it s | so plan | lets plan | plan for | call it | make it | say | lets say | sagen wir | digamos | disons | mettons | diciamo | so really its | its more like | more like | shorten it to | reduce it to | down to | bring it to | make that | keep it | keep it to | keep it at | keep to | cut it to | cut to | cut down to | shorten to | call it | i ll do | ill do | ill take | its really | really its | so its | so really | really | so | says | only | just | only have | only got | just have | just got | gimme | give me | fit | squeeze | squeeze in | quick | in | for | sagen wir | mach | mach daraus | machs | mach s | mach nur | also | eher | zeigt | auf | kurz auf | kurze auf | donc | coupe a | raccourcis a | affiche | quindi | allora | segna | accorcia a | entao | asi que | marca | reduz para | corta para | corta a | lieber | nur | hab nur | habe nur | schnelle | kurze | knackige | fur | mejor | hazlo de | que sean | dejalo en | bajalo a | solo | tengo solo | solo tengo | recorta a | en | plutot | seulement | juste | j ai que | j ai juste | fais moi | mets | pour | meglio | ho solo | facciamo | fammi | per | melhor | so tenho | faz | faca | em | apenas`,
  have: `got | ive got | i got | have | i have | hab | habe | ich hab | ich habe`,
  most: `nicht langer als | nicht laenger als | keine minute langer als | not longer than | no longer than | nicht uber | no mas largo que | pas plus long que | non oltre | nao mais que | max | maximum | at most | at the most | tops | no more than | not more than | less than | up to | limit | cap | time cap | timecap | under | hochstens | maximal | nicht mehr als | unter | bis zu | limit | como mucho | maximo | no mas de | menos de | hasta | au max | au maximum | maxi | pas plus de | moins de | jusqu a | massimo | al massimo | non piu di | meno di | fino a | no maximo | maximo | menos de | ate`,
};

/** 'Twenty instead of forty': what follows no longer holds. */
export const insteadWords: Lexicon = {
  instead: `instead of | not | rather than | down from | statt | anstatt | anstelle von | statt der | en vez de | en lugar de | au lieu de | a la place de | invece di | al posto di | em vez de | ao inves de`,
};

/** After a number that lost its unit: it is a length all the same. */
export const lengthEnds: Lexicon = {
  end: `of those | of these | davon | de esos | de ellos | d entre elles | la dessus | di quelli | desses | deles | on the clock | on the timer | to play with | to spare | spare | free | really | actually | eigentlich | en realidad | en fait | in realta | na verdade | tops | max | maximum | or so | ish | at most | left | total | in total | before | after | at | in | on | with | w | without | no | and | but | then | please | pls | plz | thanks | thx | ta | today | tonight | now | during | while | till | until | into | between | for | of | only | flat | sharp | per favore | grazie | maximal | hochstens | bitte | danke | ohne | mit | vor | nach | fur | und | aber | heute | jetzt | im | beim | reichen | reicht | dann | maximo | por favor | porfa | gracias | sin | con | antes | despues | para | pa | y | pero | hoy | en | sobran | maxi | svp | stp | merci | sans | avec | avant | apres | pour | et | mais | dans | en | massimo | senza | prima | dopo | per | e | ma | oggi | in | no maximo | sem | com | obrigado | obrigada | pra | pro | mas | hoje | na | no`,
};

/** Beside a time of day. */
export const clockWords: Lexicon = {
  until: `until | till | til | untill | by | before | bis | hasta | jusqu a | jusque | fino a | fino alle | ate | ends at | closes at | starts at | pick up at | leave at`,
  from: `jetzt ist | ist jetzt | its now | ahora son | maintenant il est | ora sono | agora sao | from | since | its | it is | now | starting at | ab | seit | von | es ist | ist es | jetzt ist es | jetzt | now its | es son las | desde | de | son las | ahora | depuis | a partir de | il est | dalle | da | sono le | adesso | desde as | sao | agora`,
  at: `at | um | gegen | a las | a la | vers | alle | all | as | pelas | round`,
  half: `am | pm | oclock | uhr | o clock | de la manana | de la tarde | del mattino | di sera | da manha | da noite | du matin | du soir`,
};

/** What comes on top of a full hour, or is short of it. */
export const clockParts: Lexicon = {
  30: `y media | et demie | et demi | e mezza | e mezzo | e meia`,
  15: `y cuarto | et quart | e un quarto | e quarto | e quinze`,
  '-15': `menos cuarto | moins le quart | meno un quarto`,
};

/** A length in words. */
export const lengthNames: Lexicon = {
  short: `too long | zu lang | zu lange | demasiado largo | demasiado larga | trop long | trop longue | troppo lungo | troppo lunga | longo demais | muito longo | quick | quickie | quick one | short | shorter | short one | shortish | brief | snack | exercise snack | speedy | not long | not much time | dont have long | havent got long | little time | no time | in a rush | in a hurry | pushed for time | pressed for time | few minutes | couple of minutes | couple minutes | a minute to spare | kurz | kurze | kurzes | kurzer | kurzen | kurzeres | schnelles | schnelle | schnell was | auf die schnelle | wenig zeit | kaum zeit | keine zeit | nicht viel zeit | paar minuten | zwischendurch | corto | corta | cortito | cortita | breve | rapidito | rapidita | algo rapido | poco tiempo | con prisa | sin tiempo | ratito | pocos minutos | court | courte | seance rapide | un truc rapide | vite fait | peu de temps | pas le temps | pas beaucoup de temps | quelques minutes | corto | corta | qualcosa di veloce | allenamento veloce | al volo | poco tempo | di fretta | pochi minuti | curto | curta | curtinho | curtinha | rapidinho | rapidinha | pouco tempo | com pressa | poucos minutos`,
  long: `too short | zu kurz | demasiado corto | demasiado corta | trop court | trop courte | troppo corto | troppo corta | troppo breve | curto demais | muito curto | long session | long workout | long one | a long | longer | lengthy | extended | all the time in the world | plenty of time | loads of time | lots of time | all afternoon | all morning | no time limit | take my time | langes | lange einheit | langere | langer | viel zeit | zeit ohne ende | den ganzen nachmittag | larga | larguito | mas largo | mas larga | mucho tiempo | tiempo de sobra | toda la tarde | longue | une longue | plus long | plus longue | beaucoup de temps | tout mon temps | lunga | lungo | piu lunga | piu lungo | tanto tempo | tutto il tempo | longa | longo | mais longo | mais longa | bastante tempo | muito tempo | tempo de sobra`,
};

/** Ways to go, on foot or otherwise; the second word says by what. */
export const wayWords: Lexicon = {
  run: `trotando | trotando fuerte | run | runs | running | jog | jogs | jogging | tempo run | long run | easy run | recovery run | trail run | parkrun | fartlek | strides | laufen | lauf | laufe | dauerlauf | tempolauf | longrun | joggen | jogge | laufeinheit | lauftraining | laufrunde | correr | corro | corriendo | carrera | carreras | rodaje | trote | trotar | trotecito | tirada larga | courir | course | course a pied | footing | sortie longue | correre | corsa | corsetta | corsa lenta | corrida | corridinha | rodagem | trotinho`,
  walk: `walk | walks | walking | stroll | power walk | brisk walk | hike | ruck | rucking | spaziergang | spazieren | spazierengehen | walken | walking | nordic walking | wandern | wanderung | caminar | caminata | caminando | paseo | senderismo | marcher | marche | marche rapide | balade | promenade | randonnee | camminare | camminata | passeggiata | caminhar | caminhada | passeio a pe`,
  walk_run: `run walk | walk run | run and walk | walk and run | jog walk | walk jog | couch to 5k | couch to 5 k | c25k | walk jog intervals | laufen und gehen | gehen und laufen | lauf geh | geh lauf | correr y caminar | caminar y correr | corre caminando | ca co | caco | trotar y caminar | courir et marcher | marche course | alterner marche et course | corsa e camminata | correre e camminare | camminata e corsa | corre e cammina | correr e caminhar | caminhar e correr | corrida e caminhada`,
  row: `row | rowing | rower | erg | ergo | rowing machine | concept2 | concept 2 | c2 | rowerg | rudern | ruder | rudergerat | ruderergometer | ausrudern | remo | remoergometro | maquina de remo | rameur | ramer | aviron | vogatore | remoergometro | remo ergometro | remo indoor | remar`,
  bike: `bike | bikes | biking | cycling | cycle | ride | spin | spin bike | spinning | assault bike | echo bike | air bike | bikeerg | wattbike | turbo | turbo trainer | peloton | zwift | stationary bike | exercise bike | rad | radfahren | fahrrad | rennrad | rolle | ergometer | heimtrainer | radeln | bici | bicicleta | rodillo | ciclismo | velo | velo d appartement | home trainer | vtt | cyclette | bicicletta | rulli | bike | pedalar | pedal | rolo`,
  swim: `swim | swims | swimming | freestyle | front crawl | breaststroke | pool | lengths | laps | schwimmen | kraul | kraulen | brust schwimmen | bahnen | schwimmbad | becken | nadar | natacion | piscina | crol | nager | natation | crawl | piscine | brasse | nuotare | nuoto | stile libero | vasche | nadar | natacao | piscina`,
  ski: `ski | ski erg | skierg | ski machine | skiergometer | skiergometro`,
  sprint: `sprint | sprints | sprinting | shuttle | shuttles | track | astro | dash | repeats | hill reps | hill repeats | hills | bahn | bergsprints | sprinten | steigerungen | pista | cuestas | piques | series en pista | piste | cotes | fractionne | scatti | ripetute | allunghi | tiros | piques | subida`,
};

/** Beats of the heart, and a rest or a record of them. */
export const heartWords: Lexicon = {
  heart: `hr | heart rate | heartrate | heart | hr cap | bpm | pulse | puls | pulsfrequenz | herzfrequenz | hf | schlage | frecuencia cardiaca | fc | frec cardiaca | pulso | pulsaciones | ppm | reloj | frequence cardiaque | cardio a | pulsations | pouls | battiti | battito | frequenza cardiaca | frequenza | cuore | frequencia cardiaca | batimentos | bpm`,
  still: `resting | resting heart rate | rhr | resting hr | at rest | ruhepuls | en reposo | repos | au repos | a riposo | de repouso | em repouso | hit | reached | spiked | max hr | max heart rate | hrmax | maximalpuls | hits | peaked | went up to | dropped to`,
};

/** Names of a pace. */
export const paceWords: Lexicon = {
  pace: `pace | paces | split | splits | per km | per mile | a km | a mile | an km | per k | min km | min mile | marathon pace | mp | race pace | schnitt | tempo | pro km | pro kilometer | je km | pace | ritmo | por km | el km | el kilometro | al km | allure | au km | par km | ritmo | passo | al chilometro | a km | ritmo | por quilometro | o km`,
};

/** Nouns that count exercises. */
export const countNouns: Lexicon = {
  moves: `exercise | exercises | exo | exos | move | moves | movement | movements | station | stations | drill | drills | lift | lifts | different exercises | different moves | ubung | ubungen | verschiedene ubungen | stationen | ejercicio | ejercicios | ejercicios diferentes | movimientos | estaciones | exercice | exercices | exercices differents | mouvements | ateliers | esercizio | esercizi | esercizi diversi | movimenti | stazioni | exercicio | exercicios | exercicios diferentes | movimentos | estacoes`,
};

/** How a body feels that wants to be loosened. */
export const stiffWords: Lexicon = {
  stiff: `of marble | of stone | of wood | of lead | di marmo | di pietra | di piombo | di cemento | en beton | de beton | en bois | de bois | de plomb | de piedra | de madera | de plomo | de cemento | de pedra | de chumbo | de concreto | aus stein | wie stein | wie blei | aus holz | like lead | stiff | stiffness | very tight | so tight | super tight | really tight | all tight | tight hips | locked up | seized up | like concrete | is concrete | are concrete | like wood | like stone | like a plank | like a board | like piano wire | like bricks | rusty | creaky | knotted | in knots | steif | verspannt | verspannungen | eingerostet | wie beton | sind beton | ist beton | ein brett | wie ein brett | verharzt | tieso | tiesa | rigido | rigida | agarrotado | agarrotada | entumecido | entumecida | como una tabla | como piedra | como una piedra | contracturado | contracturada | contracturas | raide | raides | rouille | rouillee | noue | nouee | tendu | tendue | bloque | bloquee | comme du bois | comme une planche | rigide | contratto | contratta | contratture | bloccato | bloccata | di legno | come un pezzo di legno | travado | travada | travadas | duro igual | enferrujado | enferrujada | tenso | tensa`,
};
