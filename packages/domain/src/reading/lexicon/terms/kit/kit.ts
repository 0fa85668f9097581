import { classes } from '../../../engine/words.ts';

/** Ends of German words for what is carried: 'Wasserkästen'. */
export const wholeContainers = [
  'kasten',
  'kisten',
  'kiste',
  'sacke',
  'eimer',
  'kanister',
  'flaschen',
  'trager',
];

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  soWords: 'so then therefore also dann donc alors asi entonces pues quindi allora entao',
  had: 'hab habe tengo ho ai tenho',
  hadNot: 'keine nicht auch no pas non nao',
  /** Before or behind a bar: the one for weights. */
  loadedBars:
    'empty loaded big long heavy leere leeren leerer grosse grossen lange langen vacia vuota vazia vide grande grosse longue lourde',
  longBars: 'larga grande lunga comprida longue vide vacia vuota vazia',
  instead: `then alors donc allora quindi entonces pues dann halt entao mesmo`,
  beaches:
    'platform services layby lorry airport terminal bahnsteig bahnhof rastplatz raststatte flughafen anden aeropuerto quai gare aeroport binario aeroporto rodoviaria beach strand strandurlaub playa plage spiaggia sabbia praia areia',
  /** After these comes what there is beside nothing. */
  exceptWords:
    'ausser except besides but bis excepto salvo menos sauf hormis tranne eccetto exceto fora part parte',
  noneAfter:
    'fehlanzeige neant zero ni keine keins keinerlei nicht none no non nao pas aucun nessuno nenhum',
  filled: `full filled loaded stuffed packed voll gefullt vollgepackt beladen lleno llena cargado cargada llenita plein pleine rempli remplie charge chargee pieno piena carico carica riempito cheio cheia carregado carregada`,
  noneAround: `fehlanzeige neant zero gibts gibt es s daheim zuhause ici aqui icitte hab habe ich hier da keine keins keinerlei nicht none no i have here got there tengo hay aqui non ne ho c non nao tenho tem aqui j en ai ya y a pas aucun nessuno nenhum`,
  owning: `own owns besitze besitz poseo possede possiedo possuo have got ive theres with hab habe tengo hay traigo ai y avec ho abbiamo tenho com`,
  isTime: `min mins minutes minute minuten minutos minuti mn h hours hour stunden stunde horas hora ore heures heure weeks week days day m`,
  /** 'Dumbbells only go up to 20' is a rack. */
  goesOn: 'go goes gehen geht llegan vont arrivano vao have has',
  multiples: `twice double triple half quarter times x % percent doppelten doppelte doppeltes halben halbes halbe doble mitad veces fois moitie doppio triplo meta volte dobro metade vezes`,
  beforeWeight: `my own your a of the body de mi mon mein meines meinen meine del mio do meu il el o le`,
  /** Things with names that everyday speech uses too. */
  looseThings: 'wall walls pared paredes mur murs muro parete pareti parede step steps',
  withWords: `a an the my with mit con avec com and und y et e have un una une um uma ein eine einen der die la le el o il on gegen against at am near + , contra contro contre`,
  benchWords: 'bench bank banco banc panca banca',
  boxWords: 'the our at del al la im zur my every crossfit on',
  haveWords: `have got with mit hab habe tengo hay ai avec ho con tenho com and und y et e + , & a an one in ein eine einen un una une um uma flat adjustable weight park plus on auf sur su sulla no weil nur only the`,
  gettingThere: `cycled biked rode ride commute commuted geradelt gefahren fahre vengo venir viens fui fomos vado`,
  someOf: 'de du di some bisschen bissl etwas',
  rowWords: 'row rows rowing rudern ruder ramer remar remo voga vogare ergs erg',
  containers: `bag bags sack sacks box boxes crate crates case cases pack packs bottle bottles bucket buckets tub tubs drum drums jerry sack tin tins jug jugs basket baskets kiste kisten sack sacke tute tuten eimer kanister packung bolsa bolsas saco sacos caja cajas cubo cubos paquete paquetes garrafa garrafas sac sacs pack packs bidon bidons seau seaux caisse caisses carton cartons sacco sacchi sacchetto sacchetti cassa casse secchio secchi confezione confezioni tanica taniche caixa caixas balde baldes garrafao garrafoes galao galoes pacote pacotes`,
  ofWords: 'of de d di mit voll con full',
  counts:
    'a an one two three four couple pair some my ein eine einen zwei drei paar un una dos tres un une deux trois uno due tre um uma dois duas',
  makeshift: `tins tin cans bottles bottle jugs jug wasserflaschen wasserflasche flaschen flasche konservendosen dosen botellas botella garrafas garrafa latas bouteilles bouteille conserve bottiglia bottiglie lattine barattoli`,
});
