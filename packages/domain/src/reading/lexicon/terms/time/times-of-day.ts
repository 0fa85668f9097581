import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  past: 'past after nach',
  short: 'to til till before vor',
  untilHour: 'a as alle et to und',
  betweenWords: 'between zwischen entre tra fra',
  departures: `leaves leaving goes departs due train bus tram ferry flight meeting class shift zug bahn fahrt geht termin tren autobus sale sal reunion train part depart bus metro rdv treno parte pullman riunione onibus busao trem passa sai reuniao`,
  nowWords: 'its it now es jetzt son ahora il sono adesso sao agora',
});
