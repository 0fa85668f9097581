import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  allPlaces: 'gyms gimnasios fitnessstudios palestre academias offices',
  spells:
    'day days week shift tag tage woche dia dias jornada semana journee semaine giornata settimana',
  working: `work works working worked job sat sit sitting stuck drive drove arbeite arbeiten sitze sitzen gesessen trabajo trabajando sentado sentada travaille assis assise lavoro seduto seduta trabalho trabalhando after nach despues apres dopo depois from vom del du dal to home`,
  /** Rooms that are small only where one trains in them. */
  rooms: `kitchen bathroom hallway corridor closet balcony kuche flur balkon cocina pasillo bano balcon cuisine couloir cucina corridoio bagno balcone cozinha corredor banheiro varanda sacada rug dorm tent bedroom cabin`,
  inWords: 'in on im auf am en dans sur nel nella sul sulla no na em',
  furniture: `counter cupboard table sink hook chair floor tiles scale scales roll door mirror bag laundry`,
});
