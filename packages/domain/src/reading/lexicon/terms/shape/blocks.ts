import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** 'Till the hour is up', 'for the rest of the time'. */
  until: `till until til rest remaining bis rest hasta resto jusqu reste fino resto ate`,
  isOver: `up over done end time um vorbei zeit ende acabe tiempo fin fini temps fine tempo acabar`,
  onWords: 'on auf am en sur au sul sulla na no in',
  /** Machines on which one goes on and on. */
  paced: 'rower bike air_bike treadmill elliptical ski_erg stepper stair_climber',
  having: 'have got hab habe tengo ai ho tenho',
  /** 'Después del trabajo', 'dopo la corsa': when, and not what comes next. */
  whenWords: `de del di du da do della dello il la lo l le the work that i im its we you he she they ich bin muss hab gehts voy me je vado eu vou time thing pull one`,
  another:
    'another again otro otra noch nochmal weitere weiterer autre unaltro altro altra outro outra',
  oneMore: 'more another noch otro otra encore dernier derniere altro altra mais outro outra',
  partNouns: `blocks block parts part bloecke blocke bloques bloque partes blocs bloc parties blocchi parti blocos bloco`,
  joints: ', ; + & . - and und y et e plus',
  liftWords:
    'lift lifts lifting kettlebells dumbbells kurzhanteln mancuernas halteres manubri weights gewichte pesas pesi pesos poids',
});
