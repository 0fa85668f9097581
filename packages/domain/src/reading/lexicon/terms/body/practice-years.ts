import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  practice: `lift lifting lifted train training trained gym crossfit powerlifting bodybuilding weights squatting trainiere trainier trainieren krafttraining kraftsport studio entreno entrenando entrenar levantando levanto gimnasio entraine souleve muscu musculation alleno allenamento allenarmi palestra pesi treino treinando malho malhando musculacao academia`,
  pauses: `havent hasnt not no never without off break away since nothing ago out quit stopped nicht keine kein ohne pause nichts nie sin parado parada nada dejado sans arret arrete plus pas senza fermo ferma non sem nao after nach tras apres dopo depois back return* wieder kids kid old alt jahriger jahrige jahrigr jahrig`,
});
