/** Numbers as words, as far as people write them for times, rounds and weights. */
const plainNumbers: Record<number, string> = {
  1: 'one a an single un una uno ein eine einen einer une um uma',
  2: 'two pair couple double dos zwei paar deux paire due coppia dois duas par zwo doppelt',
  3: 'three tres drei trois tre triple',
  4: 'four cuatro vier quatre quattro quatro',
  5: 'five cinco funf cinq cinque',
  6: 'six seis sechs sei',
  7: 'seven siete sieben sept sette sete',
  8: 'eight ocho acht huit otto oito',
  9: 'nine nueve neun neuf nove',
  10: 'ten diez zehn dix dieci dez dizaine decina decena dezena',
  11: 'eleven once elf onze undici',
  12: 'twelve doce zwolf douze dodici doze douzaine dozzina docena duzia dozen dutzend zwoif',
  13: 'thirteen trece dreizehn treize tredici treze',
  14: 'fourteen catorce vierzehn quatorze quattordici catorze',
  15: 'fifteen quince funfzehn quinze quindici quinzaine quindicina',
  16: 'sixteen dieciseis sechzehn seize sedici dezesseis dezasseis',
  17: 'seventeen diecisiete siebzehn diciassette dezessete dezassete',
  18: 'eighteen dieciocho achtzehn diciotto dezoito',
  19: 'nineteen diecinueve neunzehn diciannove dezenove dezanove',
  20: 'twenty veinte zwanzig zwanzg vingt venti vinte vingtaine ventina veintena vintena',
  30: 'thirty treinta dreissig dreissg trente trenta trinta trentaine trentina treintena trintena',
  40: 'forty fourty cuarenta vierzig vierzg quarante quaranta quarenta quarantaine quarantina cuarentena',
  50: 'fifty cincuenta funfzig fuchzg fufzg fuffzig cinquante cinquanta cinquenta cinquantaine cinquantina',
  60: 'sixty sesenta sechzig sechzg soixante sessanta sessenta',
  70: 'seventy setenta siebzig siebzg settanta septante',
  80: 'eighty huitante octante ochenta achtzig achtzg ottanta oitenta',
  90: 'ninety noventa neunzig neinzg novanta nonante',
  100: 'hundred cien hundert cent cento cem',
};

const ones = {
  de: 'ein zwei drei vier funf sechs sieben acht neun',
  it: 'uno due tre quattro cinque sei sette otto nove',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve',
};
/** As they are said in Bavaria and Austria, and in Switzerland. */
const spokenOnes = {
  bavarian: 'oana zwoa drei viera fumfa sechsa siema ochta neina',
  swiss: 'eine zweie drie viere fufe sachse sibe achte nune',
};
const spokenTens = {
  bavarian: 'zwanzg dreissg vierzg fuchzg sechzg siebzg achtzg neinzg',
  swiss: 'zwanzg drissg vierzg fufzg sachzg sibezg achtzg nunzg',
};
const tens = {
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
};

/** German and Italian write 21 to 99 as one word, Spanish those up to 29. */
function withCompounds(plain: Record<number, string>): Record<number, string> {
  const all = { ...plain };
  const add = (value: number, word: string) => {
    all[value] = all[value] === undefined ? word : `${all[value]} ${word}`;
  };
  for (let one = 1; one <= 9; one += 1) {
    const [de, it, es] = [ones.de, ones.it, ones.es].map(
      (words) => words.split(' ')[one - 1] ?? '',
    );
    for (let ten = 2; ten <= 9; ten += 1) {
      add(ten * 10 + one, `${de}und${tens.de.split(' ')[ten - 2]}`);
      if (one === 2) add(ten * 10 + one, `zwound${tens.de.split(' ')[ten - 2]}`);
      for (const way of ['bavarian', 'swiss'] as const) {
        const first = spokenOnes[way].split(' ')[one - 1] ?? '';
        const bond = way === 'bavarian' && !first.endsWith('a') ? 'a' : '';
        add(ten * 10 + one, `${first}${bond}${spokenTens[way].split(' ')[ten - 2]}`);
      }
      const round = tens.it.split(' ')[ten - 2] ?? '';
      const isShort = one === 1 || one === 8;
      add(ten * 10 + one, `${isShort ? round.slice(0, -1) : round}${it}`);
    }
    add(20 + one, `veinti${es}`);
  }
  return all;
}

export const numberWords: Record<number, string> = withCompounds(plainNumbers);

/** Lengths that stand without a number; minutes. */
export const lengthPhrases: Record<string, string> = {
  '4': `one song | one song long | a single song | ein lied lang | una sola cancion | le temps d une chanson | il tempo di una canzone | o tempo de uma musica`,
  '22': `one ep | one episode | an episode | one sitcom | an episode of friends | eine folge | un episodio | un capitulo | un episode | uma serie de tv | um episodio`,
  '8': `two songs | two songs worth | two songs long | zwei lieder | dos canciones | deux chansons | due canzoni | duas musicas`,
  '15': `viertelstundli | viertelstundle | viertelstundl | viertelstunderl | quarto de horinha | um quarto de horinha | quarto de horita | quartinho de horinha | cuarto de horica | cuartito de horita | quarticello d ora | quarto d orina | quarto d oretta | quart dheure | 1/4 d heure | 1/4 of an hour | 1/4 hour | 1/4 stunde | virtlstund | viertelstunderl | quarto d oretta | quartino d oretta | quarto dora | quartinho de hora | um quartinho de hora | cuarto de horita | quarter hr | quarter of an hr | quarter of an hour | quarter hour | a quarter of an hour | viertelstunde | viertel stunde | viertelstundchen | viertelstund | un cuarto de hora | cuarto de hora | cuartito de hora | quart d heure | un quart d heure | petit quart d heure | un quarto d ora | quarto d ora | quartino d ora | um quarto de hora | quarto de hora`,
  '30': `halbes stunderl | halbs stunderl | halbs stundle | halbs stundl | halbes stundle | halbes stundli | halbs stundli | halbe stundli | halbe stundi | media horica | media horilla | meia orinha | mezz orina | mezzorina | mezza oretta | mezz oretta scarsa | demi heur | demi plombe | mezz oretta | mezzoretta | halbe stund | half an hours | 1/2 hour | 1/2 stunde | 1/2 heure | half an hour | half hour | half hr | half an hr | half a hour | a half hour | half-hour | halfhour | halbe stunde | halben stunde | halbstunde | halbes stundchen | halbe std | halbstundig* | hoibe stund | hoibe stunde | halbi stund | media hora | media horita | media hr | demi heure | demi heures | demie heure | une demi heure | petite demi heure | demi h | mezz ora | mezzora | mezza ora | mezz oretta | mezzoretta | meia hora | meia horinha | meia horita | meia h`,
  '45': `dreiviertel stund | dreiviertel stundchen | dreiviertel stunderl | dreiviertelstunderl | dreiviertelstundli | tres cuartos de horita | tres cuartitos de hora | tres cuartitos | tres quartos de horinha | tres quartinhos de hora | tre quarti d oretta | tre quarticelli d ora | trois p tits quarts d heure | first half of the match | first half of the game | first half of the footy | first half of the football | second half of the match | second half of the game | erste halbzeit | ersten halbzeit | zweite halbzeit | zweiten halbzeit | primera parte del partido | segunda parte del partido | primer tiempo | segundo tiempo | premiere mi temps | deuxieme mi temps | primo tempo | secondo tempo | primeira parte do jogo | a football half | one football half | football half | eine halbzeit | une mi temps | un tempo di calcio | um tempo de futebol | medio partido | trois quarts dheure | 3 quarts d heure | 3 quarts dheure | 3/4 dheure | 3 quarters of an hour | three quarters of an hr | three quarters hour | dreiviertelstund | dreiviertelstundchen | dreiviertel std | tre quarti dora | 3 quarti d ora | 3 cuartos de hora | 3 quartos de hora | trois quart d heure | 3 quart d heure | trois petits quarts d heure | tre quarti d oretta | three quarters of an hour | three quarter hour | 3/4 of an hour | 3/4 hour | dreiviertelstunde | dreiviertel stunde | drei viertel stunde | 3/4 stunde | tres cuartos de hora | 3/4 de hora | trois quarts d heure | 3/4 d heure | tre quarti d ora | 3/4 d ora | tres quartos de hora`,
  '40': `2/3 of an hour | two thirds of an hour | zwei drittel stunde | deux tiers d heure | due terzi d ora`,
  '60': `stundle | stundli | stundl | horica | horilla | orina scarsa | un orina | oretta piena | hour door to door | hour start to finish | hour all told | hour lunch | hour total | hour in total | hour all in | hour max | hour tops | hour altogether | une plombe | n oretta | noretta | unoretta | un ora | unora | une heur | una hora entera | stunderl | horinha | an hour | one hour | a full hour | full hour | a whole hour | solid hour | good hour | eine stunde | einer stunde | ne stunde | stundchen | ein stundchen | una hora | una horita | horita | una horica | une heure | une petite heure | petite heure | une bonne heure | une h | un ora | un oretta | oretta | un oretta scarsa | un ora piena | uma hora | uma horinha | horinha | uma horita`,
  '75': `funfviertel stunden | funfviertelstunde | funf viertel stund | horita y cuarto | oretta e un quarto | oretta e quarto | horinha e um quarto | fünf viertel stunden | funf viertel stunden | un ora e un quarto | hour and quarter | hour and a quarter | an hour and a quarter | one and a quarter hours | una hora y cuarto | hora y cuarto | une heure et quart | heure et quart | un ora e un quarto | ora e un quarto | uma hora e um quarto | eineinviertel stunden`,
  '90': `anderthalb stundchen | anderthalb stund | anderthalbe stunde | anderthalbe stunden | eineinhalb stund | eineinhalb stundchen | eineinhalb stunderl | oanahoib stund | oanahalb stund | horinha e meia | horica y media | oretta e mezza | une petite heure et demie | une bonne heure et demie | hour and half | 1 1/2 stunden | hour and a half | an hour and a half | one and a half hours | one and a half hour | hour n a half | anderthalb stunden | anderthalb std | eineinhalb stunden | einein halb stunden | eineinhalb std | una hora y media | hora y media | horita y media | une heure et demie | heure et demie | une heure et demi | heure et demi | un ora e mezza | ora e mezza | un ora e mezzo | ora e mezzo | un oretta e mezza | uma hora e meia | hora e meia`,
  '120': `couple of hours | a couple of hours | couple hours | par de horas | un par de horas | paar stunden`,
};

export const unitWords: Record<string, string> = {
  minutes: `min mins minute minutes minuten minutli minutle minutln minutilla minutillos minuticos minutico minutucci minutino minuterl minutchen minuto minutos minutitos minutito minutinhos minuti minutini minuut minut mn mns mines minuites mintues minuts minits mims mim mnts minz minn minues minures munites miniutes mnutes minuets mimutes minites minunten mintuen minutso mintuos`,
  hours: `h hr hrs hour hours stunde stunden stund std stdn hora horas horitas horinhas heure heures ora ore`,
  seconds: `s sec secs second seconds sek sekunde sekunden segundo segundos seg segs segundinhos seconde secondes secondi secondo`,
  kilograms: `kg kgs kilo kilos kilogram kilograms kilogramm quilos quilo chili chilo`,
  pounds: `lb lbs pound pounds pounder pounders pfund libras libra livres libbre`,
  poods: `pood poods`,
  metres: `metre metres meter meters metern metros metro metri mètre mètres mts mtr mtrs yards yard yd yds`,
  kilometres: `km kms k kilometre kilometres kilometers kilometer kilometern kilometro kilometros kilometri chilometro chilometri kilomètre kilomètres quilometro quilometros`,
  miles: `mile miles miler meile meilen milla millas mille milles miglio miglia milha milhas`,
  beats: `bpm beats ppm lpm spm pulsaciones latidos battiti pulsations batimentos`,
  percent: `percent pct prozent`,
  watts: `watt watts vatios watios`,
  calories: `cal cals kcal calorie calories kalorien calorias calorie kj`,
  degrees: `degrees degree grad grados degres gradi graus celsius fahrenheit`,
  steps: `steps schritte pasos pas passi passos`,
  floors: `floors floor flights stockwerke etagen pisos etages piani andares`,
  centimetres: `cm centimetre centimetres centimeters zentimeter centimetros centimetri inches inch zoll`,
  days: `day days tag tage tagen dia dias jour jours giorno giorni`,
  weeks: `week weeks wk wks woche wochen semana semanas semaine semaines settimana settimane`,
  months: `month months mo mos monat monate monaten mes meses mois mese mesi`,
  years: `anitos aninhos annetti lenz lenze lenzen primavere primaveras printemps balais berges piges tacos tacazos castanas pirulos jahrchen jahrli jahrln enne enni year years yr yrs yo jahr jahre jahren jahrige jahriger jahrig ano anos ans anni anno`,
  rounds: `round rounds rds runde runden ronda rondas vuelta vueltas tour tours giro giri rodada rodadas volta voltas circuits laps`,
  sets: `set sets satz satze satzen serie series seria serien`,
  reps: `rep reps repetition repetitions wiederholungen wdh whd wiederholung repeticiones repeticion repes repetitions ripetizioni ripetizione rip repeticoes`,
};
