import type { Lexicon } from '../../engine/phrases.ts';

/** When something was, is or will be, as far as it changes what it means today. */
export const timeWords: Lexicon = {
  /** So long ago that nothing of it is left unless it is said. */
  long_past: `in year 1 | in 1th grade | year 1 at school | in year 2 | in 2th grade | year 2 at school | in year 3 | in 3th grade | year 3 at school | in year 4 | in 4th grade | year 4 at school | in year 5 | in 5th grade | year 5 at school | in year 6 | in 6th grade | year 6 at school | in year 7 | in 7th grade | year 7 at school | in year 8 | in 8th grade | year 8 at school | in year 9 | in 9th grade | year 9 at school | in year 10 | in 10th grade | year 10 at school | in year 11 | in 11th grade | year 11 at school | in year 12 | in 12th grade | year 12 at school | in year 13 | in 13th grade | year 13 at school | in 1st grade | in 2nd grade | in 3rd grade | in year six | in year seven | in year eight | in year nine | in year ten | as a kid | as a child | as a teenager | as a teen | when i was | back when | in college | at college | in high school | in school | at school | in primary school | in uni | at uni | in grade school | back in the day | years ago | a year ago | over a year ago | decades ago | ages ago | a lifetime ago | long time ago | long ago | in my youth | in my twenties | in my teens | in a past life | used to | once upon a time | last year | last season | last summer | last winter | last spring | last autumn | last fall | in my playing days | childhood | growing up |
    als kind | als kleines kind | als jugendlicher | als jugendliche | als teenager | in der schule | zu schulzeiten | fruher | damals | vor jahren | vor langer zeit | in meiner jugend | letztes jahr | vorletztes jahr | letzten sommer | letzten winter | letzte saison | mal operiert | hatte mal | war mal | ewig her | lange her |
    de nino | de nina | de chico | de chica | de pequeno | de pequena | de joven | de crio | cuando era | en la escuela | en el colegio | en el instituto | hace anos | hace muchos anos | hace mucho | hace tiempo | hace siglos | el ano pasado | la temporada pasada | el verano pasado | el invierno pasado | en su dia |
    quand j etais | etant petit | etant petite | etant enfant | etant jeune | gamin | gamine | au lycee | au college | a l ecole | il y a des annees | il y a longtemps | dans ma jeunesse | l annee derniere | l an dernier | la saison derniere | l ete dernier | l hiver dernier | autrefois | a l epoque |
    da piccolo | da piccola | da bambino | da bambina | da ragazzo | da ragazza | da giovane | da ragazzino | quando ero | quando avevo | a scuola | al liceo | anni fa | tempo fa | un anno fa | l anno scorso | la scorsa stagione | l estate scorsa | l inverno scorso | una volta |
    quando eu era | quando era | quando crianca | em crianca | em pequeno | em pequena | na infancia | na adolescencia | na escola | na faculdade | ha anos atras | anos atras | faz anos | ha muito tempo | faz tempo | ano passado | no ano passado | temporada passada | verao passado | l an passe | em miudo | em miuda | en la infancia | in gioventu | al liceo | en mi juventud | de adolescente | en 3e | au primaire | alle medie | alle elementari | in der grundschule | als bub | als madchen`,
  /** It goes on. */
  still: `still | again | keeps | keep getting | comes and goes | on and off | off and on | has been for | been for | noch | immer noch | immer wieder | noch immer | schon wieder | todavia | aun | sigue | siguen | otra vez | de nuevo | cada vez | toujours | encore | a nouveau | de nouveau | ancora | sempre | di nuovo | ogni volta | ainda | continua | de novo | toda vez | sempre`,
  /** A span up to now. */
  since: `since | for | seit | desde | desde hace | llevo | depuis | ca fait | da | dal | dalla | desde | ja faz`,
  ago: `ago | back | vor | hace | il y a | fa | atras | ha | faz | her`,
  /** Not yet. */
  ahead: `next week | next month | next year | tomorrow | scheduled | booked in | booked for | coming up | upcoming | nachste woche | nachsten monat | morgen | steht an | la semana que viene | la proxima semana | el mes que viene | manana | la semaine prochaine | le mois prochain | demain | la settimana prossima | il mese prossimo | domani | semana que vem | na proxima semana | mes que vem | amanha`,
  /** Only thought of. */
  fear: `in case | scared of | afraid of | worried about | fear of | risk of | dont want to get | falls | aus angst | angst vor | por si | miedo a | miedo de | peur de | au cas ou | paura di | nel caso | medo de | para nao | pra nao`,
};

/** Care for a part that has nothing: no trouble of today. */
export const preventWords: Lexicon = {
  prevent: `prevent | prevents | preventing | prevention | preventive | preventative | prehab | bulletproof | bullet proof | injury proof | avoid injury | avoid injuries | avoid getting | so i dont | so i never | so they dont | so it doesnt | not to get | without getting | dont want to end up | stay injury free | injury free | keep healthy | keep them healthy | before it starts |
    vorbeug* | vorsorg* | verletzungsprophylaxe | prophylaxe | prophylakt* | pravent* | damit ich mir nicht | damit ich nicht | um verletzungen | verletzungsfrei |
    prevenir | prevencion | preventivo | preventiva | evitar lesiones | para no lesionarme | para no hacerme | blindar | blindaje |
    prevenir | prevention | preventif | preventive | eviter les blessures | eviter de me | pour ne pas me | blinder |
    prevenire | prevenzione | preventivo | evitare infortuni | per non farmi | per evitare | a prova di |
    prevenir | prevencao | preventivo | evitar lesoes | evitar lesao | pra nao me | para nao me | blindar`,
  strengthen: `strengthen* | stronger | strong | stability | stabilise | stabilize | mobility | mobilise | mobilize | stretch* | loosen* | open up | circles | rotations | flexib* | limber | massage | kraftig* | stark* | stabilisier* | stabilitat | dehn* | mobilisier* | mobilitat | beweglich* | lockern | fortalec* | reforzar | movilidad | estirar | estiramiento* | soltar | flexibilidad | renforc* | muscler | mobilite | assouplir | etirer | etirement* | souplesse | rinforz* | mobilita | allungare | allungamento | sciogliere | fortalec* | mobilidade | alongar | alongamento* | soltar`,
};

/** Days gone by, as counted back from today. */
export const pastDayWords: Lexicon = {
  0: `today already | already today | heut fruh | heute vormittag | hoy por la manana | a la manana | de manha | hoje pela manha | pela manha | this mornings | this morning | earlier today | earlier | heute morgen | heute fruh | heut morgen | esta manana | hoy temprano | ce matin | tout a l heure | stamattina | stamani | hoje cedo | hoje de manha`,
  1: `yesterday | yesterdays | yday | yest | last night | last nights | gestern | gester | gestern abend | ayer | anoche | hier | hier soir | ieri | ieri sera | ontem | ontem a noite`,
  2: `day before | the day before that | day b4 | day before yesterday | the day before | two days ago | 2 days ago | vorgestern | vor zwei tagen | anteayer | antier | antes de ayer | hace dos dias | avant hier | il y a deux jours | l altro ieri | altro ieri | due giorni fa | anteontem | ha dois dias`,
  3: `three days ago | 3 days ago | the other day | vor drei tagen | neulich | el otro dia | hace tres dias | l autre jour | l altro giorno | tre giorni fa | outro dia | ha tres dias`,
};

/** What one says of a part that was trained. */
export const trainedWords: Lexicon = {
  did: `have had their share | has had its share | had their share | had its share | have done their share | has done its share | have done their bit | have had enough | has had enough | gia cotte | gia cotti | gia cotta | gia andate | gia distrutte | gia distrutti | gia a pezzi | haben ihren teil weg | haben genug getan | ya tuvieron lo suyo | ya han tenido lo suyo | ont eu leur dose | a eu sa dose | hanno gia dato | ha gia dato | ja deram o que tinham | ja trabalharam | did | done | hit | smashed | trained | worked | murdered | destroyed | blasted | killed | hammered | had | was | were | were on | got | just did | already did | already hit | already done | dran | waren | war | hatte | hatten | gemacht | trainiert | trainierte | hab schon | hice | entrene | tuve | toco | hicimos | meti | he hecho | le di a | j ai fait | fait | ai fait | travaille | j ai bosse | bosse | ho fatto | fatto | fatte | allenato | allenate | fiz | treinei | foi dia de | foi treino de | malhei | ja fiz`,
  /** 'What's left': all that was not named. */
  rest: `whatevers left | whatever left | whats still left | lo que toque | o que sobrou | le reste du corps | whats left | what is left | what else is left | the rest | remaining | whats missing | whatever is left | whats next | you do the maths | do the maths | do the math | was fehlt | was bleibt | was bleibt noch | was ubrig ist | den rest | der rest | lo que queda | lo que falta | que queda | que falta | que me falta | el resto | ce qui reste | ce qui manque | il reste quoi | reste quoi | le reste | quel che resta | cosa resta | cosa manca | quello che manca | il resto | o que falta | o que sobra | o que resta | o resto`,
};
