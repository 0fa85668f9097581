import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  meant:
    'wanted going gonna meant planned supposed hoping wollt wollte wollten sollte geplant iba queria quise pensaba voulais devais comptais volevo dovevo pensavo ia pretendia',
  foul: 'rain rains raining rainy pouring pours pissing chucking storm stormy snow snowing icy ice dark hail thunder closed shut schuttet regnet giesst gewitter schneit glatt dunkel geschlossen zu llueve lloviendo diluvia tormenta nieva cerrado cerrada pleut pluie orage neige ferme fermee piove diluvia temporale nevica chiuso chiusa chove chovendo chuva temporal fechado fechada',
  /** Said of a station that somebody else is on. */
  busy: 'taken busy occupied full besetzt belegt voll ocupado ocupada ocupados lleno llena occupe occupee occupes pris prise prises occupato occupata occupati cheio cheia',
  soWords:
    'so then instead also darum deshalb stattdessen dann asi entonces alors donc du quindi allora percio entao logo dai',
  swapWords: `swap swapping replace change switch exchange trade ersetz ersetze tausch tausche cambia cambiame cambie cambiar sustituye reemplaza remplace remplacer echange sostituisci troca troque trocar substitui substitua`,
  whereWords: 'where wo donde ou dove onde wherever',
  /** Behind a move that has its place in a known workout. */
  placed: `go goes would should stand stands normally usually are were hingehoren stehen kommen sind van irian tocan estan vont seraient sont vanno sarebbero sono vao seriam estao`,
  pronouns: 'em them it those these sie die das es los las lo la les le li gli os as eles elas',
  forWords: 'for with w to by into durch gegen por con par contre per pelo pela',
});
