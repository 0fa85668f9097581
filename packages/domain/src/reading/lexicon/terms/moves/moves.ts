import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  loadedWords: 'cargada cargado cargadas cargados',
  below: 'under below beneath into',
  timesSigns: 'x * mal por per fois vezes',
  can: 'i im can kann puedo hago peux fais riesco faccio consigo faco',
  learnWords: `towards toward learn learning teach master unlock progression progressions lernen lerne beibringen aprender ensename apprendre apprends imparare insegnami ensina`,
  /** 'My first pull-up'. */
  firstWords: `first 1st ersten erste erster erstes primera primer primero premiere premier primo prima primeiro primeira`,
  /** 'Not yet', in each language one half of it. */
  yetWords: 'yet noch todavia aun encore ancora ainda single einzigen einzige solo sola',
  aOf: 'a an my the einen den meinen un una el la mi le mon il lo mio um uma o meu',
  getWords: 'want get nail unlock hold will mochte quiero sacar veux voglio vorrei quero',
  forWords: 'for fur para pour per pra',
  stillWords: 'still noch immer todavia aun toujours ancora ainda',
  noWords: 'no not kein keine keinen sin pas aucune aucun nessuna nessun nenhuma nenhum zero',
  noneWords: 'zero 0 null cero nil',
  maxWords: 'max maxes 1rm rm pr prs pb pbs best record bestleistung maximum massimale recorde',
  otherSwings: 'golf tennis baseball bat mood cricket hand key shoulder broken out',
  causes: `from after since nach vom von por tras despues apres dopo depois due because gestern ayer hier ieri ontem yesterday`,
  questions: `how why what which is are does wie warum was como porque que comment pourquoi come perche`,
  addWords: 'with include including add some mit con avec com',
  askWords: `give gimme program day week want tag woche mach gib hazme haz quiero dame semana dia fais veux donne semaine fammi voglio dammi settimana giorno faz quero monta wendler session`,
});
