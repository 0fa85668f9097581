import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  pressureWords: 'bp pressure blutdruck tension presion pression pressione pressao arterial blood',
  beatWords: `on off s sec secs seconds sek sekunden seg segundos secondes secondi intervals interval intervallen intervalle intervalln intervall intervalos intervalo intervalli tabata hiit sprints sprint work rest pause rounds runden rondas tours giri`,
  boutNouns: `lots lot goes bouts bout bursts burst blasts blast efforts effort pieces piece times reps intervals interval rounds mal durchgange einheiten intervalle tandas veces repeticiones intervalos fois repetitions intervalles volte ripetizioni ripetute vezes repeticoes tiros`,
  noRest: 'no zero without ohne sin sans senza sem kein keine niente nessuna nessun',
  cardioHints: `norwegian norwegische norweger noruego norvegien norvegese noruegues vo2 vo2max threshold sweet sweetspot umbral schwelle seuil soglia ftp`,
  setLinks: 'of de d di da a x zu mit with je por com con each the @',
  setNouns: 'sets set series serie satzen satze satzn satz serien',
  eachWords: 'each jeweils ciascuno apiece cada',
  everyWords: 'every alle jede cada les chaque ogni e',
  changeWords: 'switch switching change changing rotate rotating wechsel cambia changer',
  isRound: `rounds round runden runde rondas ronda rds tours tour giri rodadas rodada assaltos assalto`,
});
