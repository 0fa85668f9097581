import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { Attribute, Language } from '../vocabulary.ts';
import type { Lexicon } from '../engine/phrases.ts';

export const equipmentWords = {
  kettlebells: `kettlebell | kettlebells | kettle bell | kettle bells | kb | kbs | kettle | bell | bells | kugelhantel | kugelhanteln | pesa rusa | pesas rusas | girya | ghiria | kettlebell`,
  dumbbells: `dumbbell | dumbbells | dumbell | dumbells | dumb bell | dumb bells | db | dbs | kurzhantel | kurzhanteln | hantel | hanteln | mancuerna | mancuernas | haltere | halteres | manubrio | manubri | halter | halteres`,
  barbells: `barbell | barbells | bar bell | bb | olympic bar | langhantel | langhanteln | barra olimpica | barra con discos | barre olympique | barre de musculation | bilanciere | barra olimpica | squat rack and bar`,
  bodyweight: `bodyweight | body weight | calisthenics | eigengewicht | korpergewicht | mit eigenem korpergewicht | peso corporal | peso del cuerpo | calistenia | poids du corps | poids de corps | corpo libero | a corpo libero | peso do corpo | peso corporal | peso do proprio corpo`,
  resistance_bands: `resistance band | resistance bands | band | bands | loop band | loop bands | mini band | mini bands | theraband | therabands | tube | tubes | gummiband | gummibander | widerstandsband | widerstandsbander | fitnessband | fitnessbander | banda elastica | bandas elasticas | bandas | goma | gomas | elastique | elastiques | bande elastique | bandes elastiques | elastico | elastici | banda elastica | bande elastiche | elasticos | faixa elastica | faixas elasticas`,
  suspension: `suspension trainer | suspension | trx | rings | gymnastic rings | gym rings | schlingentrainer | ringe | anillas | sangles de suspension | anneaux | anelli | argolas | fita de suspensao`,
  pull_up_bar: `pull up bar | pullup bar | chin up bar | chinup bar | doorway bar | door bar | klimmzugstange | turreck | barra de dominadas | barra para dominadas | barre de traction | barre de tractions | barre a tractions | sbarra | sbarra per trazioni | barra per trazioni | barra fixa | barra de tracao`,
  yoga_mat: `mat | yoga mat | exercise mat | matte | yogamatte | gymnastikmatte | esterilla | colchoneta | tapis | tapis de yoga | tapis de sol | tappetino | materassino | tapete | colchonete | tapete de yoga`,
  plyometric_equipment: `plyo box | plyobox | plyometric equipment | plyometric kit | jump box | jump rope | skipping rope | speed rope | skip rope | medicine ball | med ball | slam ball | wall ball | hurdles | sprungseil | springseil | seilspringen | medizinball | comba | cuerda de saltar | cuerda para saltar | balon medicinal | cajon pliometrico | corde a sauter | medecine ball | medicine ball | corda per saltare | corda da saltare | palla medica | corda de pular | corda de saltar | bola medicinal`,
  turf_space: `turf | sled | prowler | agility ladder | speed ladder | astroturf | field | football pitch | soccer field | running track | kunstrasen | schlitten | cesped artificial | gazon synthetique | trineo | slitta | treno | gramado`,
} satisfies Record<EquipmentId, string>;

/** One of a kind, which says that there is no second. */
export const singleKit = new Set(
  'kettlebell|kb|dumbbell|dumbell|db|barbell|bb|kugelhantel|kurzhantel|hantel|langhantel|mancuerna|haltere|manubrio|halter|bilanciere|kettle'.split(
    '|',
  ),
);

export const propWords: Partial<Record<Prop, string>> = {
  bench: `bench | weight bench | hantelbank | bank | banco | banc | panca | panchetta`,
  rack: `rack | squat rack | power rack | squat stand | kniebeugenstander | jaula | cage a squat`,
  box: `box | plyo box | jump box | cajon | cassa | caixote`,
  chair: `chair | stuhl | silla | chaise | sedia | cadeira`,
  wall: `wall | wand | pared | mur | muro | parete | parede`,
  step: `step | stepper | stairs | stair | staircase | steps | treppe | stufe | escalera de casa | escalon | escaleras | marche | escalier | escaliers | gradino | scale | degrau | escadas`,
  towel: `towel | handtuch | toalla | serviette | asciugamano | toalha`,
  medicine_ball: `medicine ball | med ball | slam ball | wall ball | medizinball | balon medicinal | palla medica | bola medicinal`,
  rope: `jump rope | skipping rope | speed rope | skip rope | springseil | sprungseil | comba | cuerda de saltar | corde a sauter | corda per saltare | corda de pular | corda de saltar`,
  ladder: `agility ladder | speed ladder | koordinationsleiter`,
  sled: `sled | prowler | schlitten | trineo | slitta | treno`,
  landmine: `landmine`,
  hurdles: `hurdles | hurden | vallas`,
  anchor: `door anchor | anchor point | anchor | turanker`,
};

/** Kit as a whole. */
export const kitWords: Lexicon = {
  any: `kit | equipment | gear | equiptment | apparatus | anything at all | equipment at all | material | equipo | equipamiento | gerate | ausrustung | equipement | materiel | attrezzi | attrezzatura | attrezzo | equipamento | equipamentos | aparelhos`,
  none: `no kit | no equipment | without equipment | equipment free | zero equipment | equipmentless | nothing at all | no gear | empty handed | sin equipo | sin material | sin equipamiento | ohne gerate | ohne equipment | ohne ausrustung | keine gerate | sans materiel | sans equipement | aucun materiel | senza attrezzi | senza attrezzatura | sem equipamento | sem equipamentos | sem material | sem aparelhos`,
  weights: `weight | weights | free weights | gewichte | gewicht | pesas | pesos | poids | pesi | pesinhos`,
};

export const placeWords: Lexicon = {
  gym: `gym | the gym | fitness centre | fitness center | weight room | health club | leisure centre | fitnessstudio | studio | gimnasio | gym | salle de sport | salle de muscu | salle | palestra | academia | ginasio`,
  home_gym: `home gym | garage gym | basement gym | homegym | gimnasio en casa | salle de sport maison | academia em casa`,
  hotel_gym: `hotel gym | hotel fitness room | hotelgym | gym at the hotel | gimnasio del hotel | salle de sport de l hotel | palestra dell hotel | academia do hotel`,
  hotel: `hotel room | hotel | motel | hostel | airbnb | hotelzimmer | habitacion de hotel | chambre d hotel | camera d albergo | camera d hotel | albergo | quarto de hotel | prison cell | jail cell | cell | dorm room | dorm`,
  travel: `travelling | traveling | on the road | on a trip | business trip | airport | auf reisen | unterwegs | dienstreise | de viaje | viajando | en voyage | en deplacement | in viaggio | em viagem | viajando | on holiday | on vacation`,
  office: `office | at my desk | at the desk | desk workout | desk stretch | desk stretches | desk break | desk exercises | in meetings | im buro | buro | oficina | en la oficina | bureau | au bureau | ufficio | in ufficio | escritorio | no escritorio`,
  outdoors: `outside | outdoors | outdoor | park | in the park | beach | garden | backyard | yard | playground | draussen | im park | im garten | am strand | al aire libre | parque | jardin | playa | dehors | en plein air | au parc | parc | plage | all aperto | al parco | parco | spiaggia | giardino | ao ar livre | parque | praia | jardim`,
};

export const spaceWords: Lexicon = {
  mat: `small room | tiny room | tiny flat | small flat | small space | little space | tiny space | tight space | limited space | cramped | not much space | no space | no room to move | no room | box room | tiny apartment | small apartment | bedroom | bed room | on a mat | beside my bed | next to my bed | wenig platz | kein platz | kleines zimmer | kleine wohnung | kleinen raum | poco espacio | espacio pequeno | espacio reducido | habitacion pequena | sin espacio | peu de place | peu d espace | petit espace | petite chambre | petit appartement | pas de place | pas d espace | poco spazio | piccolo spazio | stanza piccola | spazio ridotto | pouco espaco | espaco pequeno | quarto pequeno | sem espaco`,
  lane: `lots of space | plenty of space | plenty of room | big space | big room | sports hall | viel platz | mucho espacio | beaucoup de place | molto spazio | muito espaco`,
};

export const quietWords: Lexicon = {
  quiet: `quiet | quieter | quietly | leiser | silent | silently | noiseless | noise free | no noise | without noise | make no noise | low noise | not loud | not too loud | nothing too loud | not too noisy | nothing too noisy | keep the noise down | keep noise down | leise | ruhestorung | nix lautes | nada ruidoso | nada de ruido | rien de bruyant | nada barulhento | nada de barulho | silencio | silencioso | silenciosa | sin ruido | ni ruido | sin hacer ruido | silencieux | silencieuse | sans bruit | pas de bruit | ni bruit | silenzioso | silenziosa | senza rumore | senza fare rumore | silencioso | sem barulho | sem fazer barulho`,
  /** Who or what is near enough to be disturbed. */
  near: `people below | people live below | people living below | someone below | someone lives below | someone living below | flat below | apartment below | neighbour | neighbours | neighbor | neighbors | downstairs | upstairs flat | upstairs apartment | flat above | thin walls | thin floor | thin floors | thin ceiling | baby asleep | baby is asleep | babys asleep | baby sleeping | baby is sleeping | babys sleeping | sleeping baby | kids asleep | kids are asleep | kid is asleep | kids are sleeping | kids sleeping | sleeping kids | toddler asleep | wife is asleep | husband is asleep | partner is asleep | wife asleep | husband asleep | everyone is asleep | everyones asleep | roommate sleeping | roommate is asleep | flatmate asleep | wake the baby | wake up the baby | waking the baby | wake the kids | wake anyone | wake my | waking up my | late at night | middle of the night | creaky floor | creaky floors | second floor | third floor | top floor | nachbar | nachbarn | nachbarin | baby schlaft | kind schlaft | kinder schlafen | hellhorig | vecino | vecinos | vecina | bebe duerme | bebe dormido | ninos duermen | nino duerme | voisin | voisins | voisine | bebe dort | enfants dorment | vicini | vicino di sotto | bimbo dorme | bambino dorme | bambini dormono | bebe dorme | bebe dormindo | vizinho | vizinhos | criancas dormem`,
  too_loud: `too loud | too noisy`,
  loud: `can be loud | be loud | darf laut sein | laut ist ok`,
  /** Says something only with what is said of it: 'nothing loud', 'noise is fine'. */
  noisy: `loud | noise | noises | noisy | stomp | stomping | thud | thuds | thudding | banging | laut | lautes | lauten | larm | krach | ruido | ruidos | ruidoso | ruidosa | ruidosos | bruit | bruits | bruyant | bruyante | bruyants | rumore | rumori | rumoroso | rumorosa | rumorosi | barulho | barulhento | barulhenta`,
  low_impact: `low impact | low-impact | lower impact | less impact | no high impact | nothing high impact | not high impact | without high impact | avoid high impact | joint friendly | easy on the joints | easy on my joints | gelenkschonend | bajo impacto | impacto bajo | faible impact | sans impact | basso impatto | baixo impacto`,
  no_impact: `no impact | zero impact | non impact | without impact | sin impacto | ohne aufprall | sans impact | senza impatto | sem impacto`,
};

/** Kinds of move, as they are ruled out. */
export const attributeWords = {
  jumping: `jump | jumps | jumping | jumpy | hop | hops | hopping | leap | leaps | plyo | plyos | plyometrics | bouncing | bounding | springen | sprunge | sprung | hupfen | spring ubungen | salto | saltos | saltar | sauts | saut | sauter | salti | saltare | saltelli | pulo | pulos | pular | saltos`,
  running: `run | runs | running | jog | jogging | sprint | sprints | sprinting | treadmill running | laufen | joggen | rennen | sprinten | correr | carrera | sprint | courir | course a pied | course | corsa | correre | corrida`,
  floor: `floor | floor work | floor exercises | floorwork | getting on the floor | get on the floor | going down on the floor | getting down | on the ground | ground work | boden | bodenubungen | auf dem boden | suelo | en el suelo | ejercicios de suelo | au sol | sol | exercices au sol | pavimento | a terra | per terra | chao | no chao`,
  kneeling: `kneel | kneeling | on my knees | on the knees | knien | auf den knien | de rodillas | arrodillarme | arrodillarse | a genoux | in ginocchio | de joelhos | ajoelhar`,
  overhead: `overhead | overhead work | overhead lifts | above my head | over my head | above the head | above shoulder height | pressing overhead | uber kopf | uberkopf | por encima de la cabeza | sobre la cabeza | au dessus de la tete | sopra la testa | acima da cabeca`,
  planks: `plank | planks | planking | plancha | planchas | planche | planches | gainage | prancha | pranchas | planks`,
  hanging: `hanging | hang | hangs | hangen | colgarme | colgado | suspendu | appeso | pendurado | pendurar`,
  twisting: `twist | twists | twisting | rotation | rotations | rotating | rotational | drehung | drehungen | drehen | torsion | torsiones | giros | rotaciones | torsions | torsioni | torsione | rotazioni | torcoes | rotacoes | rotacao`,
  lying_down: `lying | lying down | laying down | lie down | lying on my back | on my back | lying flat | supine | liegen | im liegen | ruckenlage | tumbado | tumbada | acostado | acostada | allonge | allongee | couche | couchee | sdraiato | sdraiata | supino | deitado | deitada`,
  crunches: `crunch | crunches | sit up | sit ups | situp | situps | ab crunches | bauchpressen | encogimientos | relevés de buste | releves de buste | addominali a terra`,
  standing: `standing | standing up | standing exercises | im stehen | de pie | debout | in piedi | de pe`,
} satisfies Record<Attribute, string>;

/** A whole session on a chair. */
export const seatedWords: Lexicon = {
  standing: `seated only | seated exercises | seated exercise | seated workout | seated training | seated session | seated strength | seated cardio | chair workout | chair workouts | chair exercises | chair exercise | chair session | chair yoga | chair based | chair fitness | in a chair | in my chair | from a chair | from my chair | sitting in a chair | sitting on a chair | sitting down | while sitting | while seated | sitting exercises | sitting only | stay seated | staying seated | ubungen im sitzen | training im sitzen | nur im sitzen | stuhlgymnastik | sitzgymnastik | hockergymnastik | auf dem stuhl | auf einem stuhl | ejercicios sentado | ejercicios sentada | entrenamiento sentado | ejercicios en silla | en una silla | exercices assis | exercices assise | assis sur une chaise | assise sur une chaise | sur une chaise | gym sur chaise | esercizi da seduto | da seduto | da seduta | sulla sedia | ginnastica sulla sedia | exercicios sentado | exercicios sentada | sentado na cadeira | sentada na cadeira | na cadeira`,
};

/** Kit that people have and the library has no exercises for. */
export const unsupportedKit: Lexicon = {
  bike: `bike | exercise bike | spin bike | assault bike | peloton | stationary bike | heimtrainer | ergometer | bicicleta estatica | velo d appartement | cyclette`,
  treadmill: `treadmill | laufband | cinta de correr | tapis de course | tapis roulant | esteira`,
  rower: `rower | rowing machine | erg | rudergerat | maquina de remo | rameur | vogatore`,
  elliptical: `elliptical | cross trainer | crosstrainer | eliptica | elliptique | ellittica`,
  'cable machine': `cable machine | cables | cable | leg press | smith machine | machines | machine | kabelzug | poleas | poulie | cavi`,
  sandbag: `sandbag | sandbags | sandsack`,
  backpack: `backpack | back pack | rucksack | mochila | sac a dos | zaino`,
  'water bottles': `water bottle | water bottles | wasserflasche | wasserflaschen | botellas de agua | bouteilles d eau | bottiglie d acqua | garrafas de agua`,
  'swiss ball': `swiss ball | stability ball | gym ball | exercise ball | gymnastikball | fitball | pelota de pilates | bola suica`,
};

/** Small words that tell the languages apart. */
export const languageWords: Record<Language, string> = {
  en: `the and with for my want need have is are of to in on at please just some workout minutes no so me do a not without i im you it an but today training day hurts knee full body home gym quick`,
  es: `no gusta gustan nada poco espacio vecinos ninos piernas brazos rodillas el la los las una con para mi mis quiero necesito tengo es en por favor de y pero sin hoy casa rodilla entrenamiento minutos duele espalda ejercicios rutina me al del hacer ano anos estoy soy`,
  de: `stunde stunden anderthalb wenig platz kinder beine arme rucken wieder der die das und mit fur mein meine meinen ich will mochte brauche habe ist sind auf bitte aber ohne kein keine heute zuhause training minuten knie tut weh ubungen ein eine einen nur zu im am bin nicht`,
  fr: `heure peu place voisins jambes bras dos la de le les des une avec pour mon ma mes je veux besoin ai est sont sur et mais sans pas aujourd hui maison seance minutes mal genou exercices du au aux un suis dans moi plutot`,
  it: `ora mezza palestra no niente poco spazio corpo libero bambini dormono gambe glutei braccia schiena spalla fa la le i il gli della una con per mio mia miei voglio vorrei ho bisogno sono di e ma senza non oggi casa allenamento minuti male ginocchio esercizi del al solo nel mi sto un`,
  pt: `no so o a do me dor sinto peito posso dois duas series pouco espaco pernas bracos costas vizinhos os uma com para meu minha meus quero preciso tenho sao em por favor de e mas sem nao hoje casa treino minutos doi joelho exercicios da na um estou sou ao`,
};
