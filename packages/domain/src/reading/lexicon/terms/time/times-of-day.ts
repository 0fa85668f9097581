import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  past: 'past after nach',
  short: 'to til till before vor',
  untilHour: 'a as alle et to und bis y e and - hasta ate',
  /** Before the first of two hours. */
  fromHour: `de dalle das von from entre zwischen between tra fra desde des da vo`,
  betweenWords: 'between zwischen entre tra fra',
  departures: `ends end starts start begins begin finishes call opens next endet beginnt startet termina empieza finit commence finisce inizia acaba comeca leaves leaving goes departs due train bus tram ferry flight meeting class shift zug bahn fahrt geht termin tren autobus sale sal reunion train part depart bus metro rdv treno parte pullman riunione onibus busao trem passa sai reuniao`,
  /** What is over at a time, and what begins at the next one. */
  ends: `ends end ended finishes finish over endet aus vorbei termina acaba finit finisce`,
  closes: `closes close closing shuts shut schliesst macht zu cierra cierran ferme fermes chiude chiudono fecha fecham kickoff anpfiff`,
  nowWords: 'its it now es jetzt son ahora il sono adesso sao agora',
});
