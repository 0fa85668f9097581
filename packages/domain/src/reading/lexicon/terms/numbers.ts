import { classes } from '../../engine/words.ts';

/** Words that tell what a number is for. */
export const terms = classes({
  /** Beside a race's name: as fast as one runs it. */
  pace: `pace paces effort speed tempo renntempo wettkampftempo ritmo allure passo intensity`,
  /** Between 'pace' and the race that it is of. */
  paceLinks: `de d du des di da do dei den des of for my the la le el il - , ( race goal a`,
  /** Before a time that is hoped for. */
  sub: 'sub sub- submax',
  under: `under below beat break unter bajo debajo moins sous sotto abaixo menos`,
  /** Between a result and its distance: '22:10 for 5k', '23:00 au 5 km'. */
  over: `for over on in auf uber au sur en sui nei nos aos los i the a den dem die une un una my`,
  /** Before a result that is told: 'I run 22:10'. */
  result: `run ran runs race raced did do best pb pr time marca laufe lief bestzeit zeit corro corri hago hice cours fais temps record faccio tempo personale faco time's is es est ist e`,
  /** Behind a present result. */
  present: `currently atm moment now present aktuell gerade derzeit actualmente ahora actuellement actuel attualmente adesso atualmente agora`,
  minutes: 'min minute minuto minuten',
  feet: "' ft feet foot",
  perUnit: '/ per km k pro par por al a mi mile pace tempo',
  dayEndings: 'st nd rd th',
  /** Before or behind strokes, steps or turns of a minute. */
  rate: `rate cadence spm rpm frequenz schlagzahl trittfrequenz cadencia cadenza`,
  rateLinks: `cap capped max maximum at of about around under below = : @ -`,
  partTitles: 'part block section teil abschnitt partie bloc parte bloque blocco bloco seccion',
  /** Rooms that are told by their length. */
  rooms: `hall sports gym corridor hallway garden yard room lane court halle sporthalle flur garten salle couloir jardin sala pasillo palestra corridoio giardino salao corredor`,
});
