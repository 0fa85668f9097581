import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  trains:
    'train trabajar entrenar fortalecer reforzar tonificar travailler bosser muscler renforcer tonifier raffermir allenare rinforzare tonificare treinar trabalhar malhar reforcar did doing done trained worked fatto fait hice entrene fiz treinei malhei gemacht trainiert entraine bosse allenato lavorato trainieren starken kraftigen hazme fammi',
  myWords: 'my me mi',
  doneWords: 'did done doing do knackered knacked buggered',
  nails:
    'nails nail acrylics manicure gelnagel nagel nagellack fingernagel unas manicura ongles manucure vernis unghie smalto unhas manicure esmalte henna tattoo plaster plasters blister blisters blistered blasen ampollas ampoules vesciche bolhas dermatitis eczema ekzem neurodermitis rash ausschlag eccema sarpullido dermatite psoriasis schuppenflechte warts wart henna sunburn sonnenbrand',
  own: 'my the mein meine meinem die der das mi la el mon ma le il mia mio meu minha o a',
  asking: 'want wanna quiero veux voglio quero mochte',
  making: 'make mach lass fais haz fammi fai faz',
  wanting: `id like love hope would please want wanna make goal aim should let will sollen soll mochte ziel veux voudrais but objectif quiero quisiera que objetivo voglio vorrei obiettivo quero queria`,
  tomorrow: 'tomorrow tomoz tmrw morgen demain manana domani amanha ubermorgen',
  pinches: `pinch pinches pinching catches catching hurts hurting clicks zwickt klemmt sticht zieht pincha pinche engancha duele pince coince accroche pizzica punge fa belisca pinca trava doi`,
  armWords:
    'arm arms shoulder arme schulter brazo brazos hombro bras epaule braccio braccia spalla braco bracos ombro',
  injuryWords:
    'injury injured verletzung verletzt lesion lesionado lesionada blessure blesse infortunio lesione lesao lesionado',
  noWords: `nothing nothin nada nichts rien niente not no isnt aint kein keine nicht pas non nao`,
  occasions: `when during while after on with in doing from if bei beim wenn mit nach al cuando si con haciendo quand lorsque pendant en avec au aux dans sur quando durante nei nel facendo ao com no na nos nas fazendo se`,
  leads: `my mi mis mein meine mon ma mes il la mio mia meu minha left right links linkes rechtes cos because cause bc due wegen weil por car perche porque of the both to s knees knee and`,
  aches: `hurt hurts hurting ache aches aching achy tender duelen doem tun schmerzen fanno font doloridas doloridos`,
  /** What is lost in drops is no sweat. */
  losing: 'lose leak leaking verlier* pierdo perdo perco perds escapa escapan scappa scappano',
  drops:
    'drop drops dribble tropfen tropfchen gota gotas gotita gotitas goutte gouttes gouttelettes goccia gocce goccina goccioline gotinha gotinhas pingo pingos',
});
