import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  measured:
    'levels level sugar sugars glucose bg bgs bloods pressure zucker werte glucosa azucar glycemie glicemia glicose tension pressione pressao',
  daily: 'daily taglich diarios quotidiens giornalieri diarios',
  per: 'a per each every am pro jeden por al cada par chaque ogni ao',
  days: 'day days tag dia dias jour giorno di week woche semana semaine settimana',
  /** Before a part at the end of a way. */
  lastOnes: `last final letzten letzte ultimos ultimas derniers dernieres dernier ultimi ultime`,
  afterwards: 'after from following post nach vom von tras despues apres dopo depois',
  afterLinks: `the a my our s ' mondays tuesdays wednesdays thursdays fridays saturdays sundays yesterdays todays de del los las les des du dei dos i den meinen einem`,
  carriedOn: `me away distance from to late out through down ragged errands behind into shoes lunge lunges wild coach club errand`,
  /** A pool, a track or a record has a length without anybody wishing for it. */
  notAfter: `pool becken bahn track loop lap piscina piscine vasca pista pb pr pbs best race races test wettkampf carrera course gara prova away from entfernt weg high tall hoch above plan split time times runner distance person swimmer oval steps`,
  notBefore: `to first my sub pool is of track mein meine mi mon ma primer premier primo primeiro ersten erster next the a an live lives each charity`,
  habits: 'a per each every pro por par die in za alla',
  periods: 'week weeks month day woche semana semaine settimana monat mes mois mese tag year',
  /** 'Les 20 km de Paris', 'pour le 10 km' name a race. */
  foreignArticles: 'le les la los el il i gli der den die das o os aos mes mis meus dei du des',
  toldWords: `marched tramped strolled trudged wandered schlepped pedalled skated marschiert gewandert spaziert gegangen geradelt gerannt gejoggt geritten anduve marche marchei pedale pedalei patine randonne pedale camminata camminati marciato pedalato andei ran did rowed swam cycled rode walked logged jogged biked hiked paddled bin war gelaufen geschwommen corri reme nade camine couru nage rame marche corso nuotato camminato remei nadei caminhei`,
  /** At the head of a clause: what is to be done. */
  bareVerbs:
    'run jog walk ride cycle swim row hike need laufen joggen radeln schwimmen rudern correr nadar remar courir nager ramer correre nuotare remare',
  caps: 'under below over above unter uber debajo encima sous sotto sopra oltre abaixo acima de les los i das os',
  keeps: `keep stay hold cap halt bleib halten pase pasar pasarme rester depasser restare superare passar ficar`,
  /** 'I run a lot', 'to help my running': said of somebody, not of today. */
  /** 'The school run', 'a dry run'. */
  otherRuns: 'school mud dry test trial ski food coffee milk beer bank print',
  aboutMe: `i my me we he she them you for after before while like love hate marathon mein mi ma mon ich no not kein nicht sin sans senza sem the dog`,
  rests:
    'rest rests recovery recoveries pause pausen descanso descansos repos recuperacion recupero riposo',
  /** 'Rest equal to the work', 'same time as the piece'. */
  asLong:
    'equal equals same gleich gleiche gleichlang igual iguales egal egale meme uguale stesso mesmo',
  pools: 'pool piscina piscine becken vasca schwimmbad',
});
