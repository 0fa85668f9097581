import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  aheadOf: `before by until till for* training getting prep* signed entered bis vor antes para avant pour prima per ate pra pro d entro fur next coming`,
  /** Words that alone name many things: only with a date they are events. */
  needsDate: `race races match game comp competition meet ultra hike hiking skiing beach vacation fight temporada examen exam exams show festival selection trials interview strand playa plage spiaggia praia urlaub vacaciones vacances vacanze ferias christmas weihnachten navidad noel natale natal easter ostern new birthday geburtstag marathon maraton maratona semi mezza meia triathlon gara carrera assessment spartan relay finale partita partido jogo prova tournament turnier torneo season performance gig summit trek camino esqui ski cruise reunion parkrun wedding boda hochzeit mariage matrimonio casamento prom final viagem thanksgiving kampf rennen wettkampf derby carnaval luta combat anniversary bout`,
  /** On foot in the hills, in six languages. */
  hills: `hik* trek* trail* camino wander* randonn* senderis* escursion* trilha* mountain* inca`,
  run: `race* marathon* halbmarathon* ultramarathon* run runs 5k 10k k lauf firmenlauf volkslauf stadtlauf berglauf frauenlauf silvesterlauf hindernislauf carrera course corsa corrida maraton maratona maratonina meia mezza semi parkrun`,
  hyrox: 'hyrox',
  isFrom: `from after since last vom nach seit del desde de du depuis dal dopo do every jeden todos chaque ogni`,
});
