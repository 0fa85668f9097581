import type { Muscle } from '../../../exercise/types.ts';
import type { Lexicon } from '../../engine/phrases.ts';
import type { FocusArea } from '../../vocabulary.ts';

/** Words for single muscles, with the part of the body that they belong to. */
export const muscleWords: {
  label: string;
  muscles: readonly Muscle[];
  area: FocusArea;
  words: string;
}[] = [
  {
    label: 'Triceps',
    muscles: ['triceps'],
    area: 'arms',
    words: `triceps | tricep | tris | back of my arms | backs of my arms | bingo wings | trizeps | tricipiti | tricipite | tri s | triceps and | tricepses | bat wings | winkearme | winkfleisch | murcielago | tricipes`,
  },
  {
    label: 'Biceps',
    muscles: ['biceps'],
    area: 'arms',
    words: `biceps | bicep | bizeps | bicipiti | bicipite | bi s | bis | bicepses | guns | bizepse`,
  },
  {
    label: 'Biceps and triceps',
    muscles: ['biceps', 'triceps'],
    area: 'arms',
    words: `bi tri | bi tris | tri bi | bis and tris | bis and triceps | bis tris | bis and tri | bi s and tri s | bi and tri | bis n tris`,
  },
  {
    label: 'Forearms and grip',
    muscles: ['forearms'],
    area: 'arms',
    words: `forearms | forearm | grip | grip strength | grip work | finger strength | unterarme | unterarm | griffkraft | antebrazos | antebrazo | agarre | fuerza de agarre | avant bras | force de prehension | avambracci | avambraccio | forza della presa | antebracos | antebraco | pegada | popeye forearms | fuerza de prension | grip | poigne | avant bras | presa forte`,
  },
  {
    label: 'Arm wrestling',
    muscles: ['forearms', 'biceps'],
    area: 'arms',
    words: `arm wrestling | arm wrestle | armwrestling | arm wrestler`,
  },
  {
    label: 'Deep hip rotators',
    muscles: ['glutes', 'abductors'],
    area: 'glutes',
    words: `turnout | turn out muscles | deep rotators | hip rotators | deep hip rotators | external rotators of the hip | back of the hip | back of my hip | back of the hips | back of my hips | side of the hip | side of my hip | hip muscle on the side | hip muscles on the side | muscle on the side of the hip | side of the hips | sides of my hips | outside of the hip | outer hip muscle`,
  },
  {
    label: 'Calves',
    muscles: ['calves'],
    area: 'legs',
    words: `calves | calf | calf muscles | waden | wadenmuskeln | gemelos | pantorrillas | mollets | polpacci | panturrilhas | panturrilha | waden | wade | gemelo | mollet | polpaccio | panturrilha | soleus | batata da perna | calfs | chamorros | chamorro | batatas das pernas | batatas da perna | barriga da perna | barrigas das pernas`,
  },
  {
    label: 'Hamstrings',
    muscles: ['hams'],
    area: 'legs',
    words: `back of the legs | back of my legs | back side of the legs | back side of my legs | backside of the legs | backside of my legs | backs of my legs | backs of the legs | back of the leg | back of my leg | back of the thigh | back of the thighs | back of my thigh | back of my thighs | backs of my thighs | rear of the legs | hamstrings | hamstring | hams | hammies | beinbeuger | isquios | isquiotibiales | ischios | ischio jambiers | femorali | isquiotibiais | posteriores de coxa | posterior | posteriores | hamis | hammy | beinruckseite | oberschenkelruckseite | isquiotibial | posterior de coxa | ischio | hintere oberschenkel | hinterer oberschenkel | oberschenkel hinten | oberschenkelruckseiten | parte trasera del muslo | parte trasera de los muslos | parte de atras del muslo | parte de atras de los muslos | parte posterior del muslo | arriere des cuisses | arriere de la cuisse | arriere cuisses | derriere des cuisses | retro coscia | retro cosce | retro delle cosce | retro della coscia | parte posteriore della coscia | parte posteriore delle cosce | parte de tras da coxa | parte de tras das coxas | parte posterior da coxa | posterior das coxas`,
  },
  {
    label: 'Quads',
    muscles: ['quads'],
    area: 'legs',
    words: `quads | quad | quadriceps | cuadriceps | quadrizeps | quadricipiti | front of my thighs | quadzilla | oberschenkel vorne | cuadriceps | quadris frontal | fronts of my thighs | front of the thighs | fronts of the thighs | front thighs | vordere oberschenkel | vorderer oberschenkel | oberschenkelvorderseite | oberschenkelvorderseiten | cuads | parte delantera del muslo | parte delantera de los muslos | parte frontal del muslo | quadris | avant des cuisses | devant des cuisses | dessus des cuisses | quadri | davanti delle cosce | parte anteriore della coscia | parte anteriore delle cosce | parte da frente da coxa | parte da frente das coxas | frente da coxa | frente das coxas`,
  },
  {
    label: 'Inner thighs',
    muscles: ['adductors'],
    area: 'legs',
    words: `groin | groins | leisten | ingle | ingles | aine | inguine | virilha | virilhas | inner thighs | inner thigh | adductors | adduktoren | aductores | adducteurs | adduttori | adutores | adductor | innenschenkel | entrepierna | interno coscia | interno cosce | parte interna da coxa | interieur des cuisses | inside of my thighs | insides of my thighs | inside of the thighs | oberschenkelinnenseite | oberschenkelinnenseiten | innere oberschenkel | innenseite der oberschenkel | cara interna de los muslos | cara interna del muslo | parte interna de los muslos | parte interna del muslo | interior de los muslos | interior del muslo | interieur de cuisse | interieur des cuisses | face interne des cuisses | interno delle cosce | interno della coscia | parte interna delle cosce | parte interna della coscia | interno da coxa | interior da coxa | interior das coxas | parte interna das coxas | face interna da coxa`,
  },
  {
    label: 'Splits',
    muscles: ['adductors', 'hams', 'hip_flexors'],
    area: 'legs',
    words: `the splits | my splits | do splits | full splits | front splits | side splits | middle splits | splits stretch | splits stretches | splits stretching | spagat | langsspagat | querspagat | espagat | spaccata | spaccate | grand ecart | grands ecarts | espacate | espacato | abertura de pernas`,
  },
  {
    label: 'Outer hips',
    muscles: ['abductors'],
    area: 'hips',
    words: `outer thighs | outer thigh | outer hips | abductors | abduktoren | abductores | abducteurs | abduttori | abdutores`,
  },
  {
    label: 'Hip flexors',
    muscles: ['hip_flexors'],
    area: 'hips',
    words: `hip flexors | huftbeuger | flexores de cadera | flechisseurs de hanche`,
  },
  {
    label: 'Chest',
    muscles: ['chest'],
    area: 'chest',
    words: `chest | pecs | pec | brust | brustmuskeln | pecho | pectorales | poitrine | pectoraux | petto | pettorali | peito | peitoral`,
  },
  {
    label: 'Lats',
    muscles: ['lats'],
    area: 'back',
    words: `lats | lat | latissimus | dorsales | dorsaux | dorsali | dorsais`,
  },
  {
    label: 'Lower back',
    muscles: ['spinal_erectors'],
    area: 'back',
    words: `lower back strength | lower back strengthening | low back strengthening | low back strength | lower back work | lower back exercises | strengthen my lower back | strengthen the lower back | strengthen my low back | stronger lower back | back extensors | spinal erectors | lower back | low back | lower part of the back | lower part of my back | small of the back | lumbar | lumbars | lumbar area | lumbar region | lumbar muscles | lumbar spine | erectors | erector spinae | unterer rucken | unteren rucken | unterem rucken | unterrucken | lendenbereich | lendenwirbelbereich | lendenmuskulatur | ruckenstrecker | zona lumbar | region lumbar | lumbares | lumbar | espalda baja | baja espalda | parte baja de la espalda | parte inferior de la espalda | erectores | erectores espinales | bas du dos | bas de dos | lombaires | region lombaire | zone lombaire | zona lombare | regione lombare | bassa schiena | parte bassa della schiena | lombari | lombare | lombar | lombares | zona lombar | regiao lombar | parte baixa das costas | parte inferior das costas | fundo das costas | erector spinae | erectors | back erectors | spinal erector | ruckenstrecker | ruckenstrecken | unteren rucken starken | unteren rucken kraftigen | erectores espinales | erectores de la columna | erector de la columna | erectores de la espalda | fortalecer la zona lumbar | muscles lombaires | erecteurs du rachis | erecteurs de la colonne | erettori spinali | erettori della colonna | erettori della schiena | muscoli lombari | eretores da espinha | eretores da coluna | eretores espinhais | musculos lombares | musculos lumbares`,
  },
  {
    label: 'Upper back',
    muscles: ['upper_back'],
    area: 'back',
    words: `upper back | mid back | rhomboids | oberer rucken | oberer rucken | oberen rucken | espalda alta | parte alta de la espalda | haut du dos | parte alta della schiena | parte superior das costas | rhomboid`,
  },
  {
    label: 'Traps',
    muscles: ['traps'],
    area: 'back',
    words: `traps | trapezius | trapecio | trapecios | trapeze | trapezes | trapezio | nackenmuskeln`,
  },
  {
    label: 'Rear delts',
    muscles: ['rear_delt'],
    area: 'shoulders',
    words: `rear delts | rear delt | rear shoulders | rear deltoids | back of my shoulders | hintere schulter | deltoides posterior | hintere schultern | deltoides posteriores | hombro posterior | deltoide posteriore | deltoides posterior`,
  },
  {
    label: 'Side delts',
    muscles: ['side_delt'],
    area: 'shoulders',
    words: `side delts | side delt | lateral delts | lateral delt | medial delts | seitliche schulter`,
  },
  {
    label: 'Front delts',
    muscles: ['front_delt'],
    area: 'shoulders',
    words: `front delts | front delt | anterior delts | anterior delt | vordere schulter`,
  },
  {
    label: 'Rotator cuff',
    muscles: ['rotator_cuff', 'rear_delt'],
    area: 'shoulders',
    words: `rotator cuff work | rotator cuff exercises | rotator cuff training | rotator cuff session | rotator cuff strength | rotator cuff strengthening | rotator cuff prehab | rotator cuff day | rotator cuff stability | strengthen my rotator cuff | rotatorenmanschette trainieren | rotatorenmanschette starken | ubungen fur die rotatorenmanschette | ejercicios para el manguito | fortalecer el manguito | trabajo de manguito | manguito rotador ejercicios | exercices pour la coiffe | renforcer la coiffe | travail de la coiffe | renforcement de la coiffe | esercizi per la cuffia | rinforzare la cuffia | lavoro sulla cuffia | exercicios para o manguito | fortalecer o manguito | trabalho de manguito | external rotation | external rotations | internal rotation | shoulder rotation | shoulder rotations | shoulder prehab | shoulder stability | shoulder health | rotator cuff work | rotator cuff exercises | rotator cuff strength | rotator cuff training | cuff work`,
  },
  {
    label: 'Obliques',
    muscles: ['obliques'],
    area: 'core',
    words: `obliques | oblique | love handles | rotation | rotational | rotational strength | rotational power | trunk rotation | schrage bauchmuskeln | oblicuos | obliques abdominaux | obliqui | obliquos | side abs | sides of my abs | side of my abs | seitliche bauchmuskeln | seitlichen bauchmuskeln | seitlicher bauch | costados del abdomen | abdomen lateral | abdominales laterales | abdos lateraux | abdominaux lateraux | cotes du ventre | tablettes sur les cotes | addome laterale | addominali laterali | fianchi dell addome | abdominais laterais | abdomen lateral | lateral do abdomen | laterais do abdomen`,
  },
];

/** What a part of the body is made of, where a single muscle is named beside it. */
export const areaMuscles: Partial<Record<FocusArea, readonly Muscle[]>> = {
  push: ['chest', 'front_delt', 'triceps'],
  pull: ['lats', 'upper_back', 'biceps'],
  legs: ['quads', 'hams', 'glutes'],
  lower_body: ['quads', 'hams', 'glutes'],
  upper_body: ['chest', 'lats', 'upper_back', 'front_delt', 'side_delt'],
  glutes: ['glutes'],
  core: ['abs', 'obliques'],
  back: ['lats', 'upper_back'],
  shoulders: ['front_delt', 'side_delt', 'rear_delt'],
  arms: ['biceps', 'triceps'],
  hips: ['glutes', 'abductors', 'hip_flexors'],
};

/** Words for both ends of a session. */
export const edgeWords: Lexicon = {
  warm: `already warm from | im warm already | am already warm | already warm | bin schon warm | schon warm gelaufen | ya estoy caliente | deja chaud | deja chaude | gia caldo | gia calda | ja estou quente | ja quente | warm up | warm ups | warmup | warmups | warming up | warming me up | warmed up | warm me up | aufwarmen | aufwarmung | aufwarmprogramm | warm machen | aufgewarmt | warmgelaufen | einlaufen | calentamiento | calentar | calientamiento | entrada en calor | calentado | calentada | echauffement | echauffer | echauffe | echauffee | m echauffer | mise en train | riscaldamento | riscaldarmi | riscaldato | riscaldata | scaldarmi | scaldato | aquecimento | aquecer | aquecido | aquecida`,
  cool: `cool down | cool downs | cooldown | cooldowns | cooling down | warm down | warmdown | abwarmen | abwarmung | auslaufen | ausrudern | ausradeln | ausfahren | ausklang | runterfahren | vuelta a la calma | enfriamiento | enfriar | retour au calme | recuperation active finale | defaticamento | raffreddamento | desaquecimento | volta a calma | desaceleracao | resfriamento`,
};

/** Kinds of cardio that have a name of their own. */
export const cardioWords: Lexicon = {
  steady: `zone 2 | zone two | z2 | zone 1 | steady state | steady cardio | steady | low intensity steady state | liss | easy cardio | base cardio | base endurance | base run | base ride | aerobic base | conversational | conversational pace | chatty pace | talking pace | easy run | easy jog | easy ride | easy row | easy spin | easy miles | easy k | recovery run | recovery row | recovery ride | long run | long ride | long slow | long easy | all day pace | zona 2 | zona due | zona dos | zona dois | grundlagenausdauer | ga1 | dauerlauf | lockerer lauf | lockere runde | lockeres laufen | plauderschritt | plaudertempo | rodaje suave | rodaje | trote suave | carrera suave | ritmo suave | ritmo conversacional | tirada larga | endurance fondamentale | footing lent | footing tranquille | allure facile | sortie longue | fondo lento | corsa lenta | corsa facile | passo tranquillo | lungo lento | rodagem leve | corrida leve | ritmo leve | trote leve | longao`,
  intervals: `norwegian 4x4 | norwegian 4 x 4 | norwegian intervals | norwegian four by four | 4x4 norwegian | 4 x 4 norwegian | 4x4 intervals | 4x4 interval | vo2max intervals | vo2 max intervals | vo2 intervals | hill repeats | hill reps | hill sprints | sprint intervals | bike intervals | treadmill intervals | rower intervals | run intervals | running intervals | norwegische 4x4 | norweger 4x4 | bergsprints | laufintervalle | intervalllauf | 4x4 noruego | series de carrera | cuestas | 4x4 norvegien | fractionne | 30 30 | 4x4 norvegese | ripetute | ripetute in salita | 4x4 noruegues | treino intervalado | tiros de corrida`,
};
