/** Words that several writers of the corpus use and that lie close to one of a lexicon; written by scripts/seen-words.ts. */
export const seenWords = `
abre abrio accro accroche agarrada ajustables alba alergia aliento alito alma almeno almohadas
amor apareceu aquela arrastando arriva arrodillo ascensor atem aufs aufstehn ausm autocarro avispa
avuto bailo baisse baje bari bass bati battuto bave bebi bebo bimbi binged blass bled bleu blew
blut blute boba bocca bolle bolsa bombeo bonk botta bouillon boxear brauch braun brav bref brise
bronquios brosse brulant buio busao busco caen caida caigo caiu caldo cambiame camiseta cammello
canicule canne carbs cayo ceno chama chego chem choke choked choque choro cicatrice cimento cinza
clash clen coca coco cogne coke cole colpi combien comi commotion compras comprato compte conto
contractions corra correndo cortarme corte cots couleur crac cramp cramping crampy crane creatina
creatine crec creme cried crooked cuento cura curva dach defi demas denk dent dente denti depot
descalco descent desci desperte deve dextro diat dico dieta dijeron dime direto disparou diuretico
dobrar doei doido doutor draus dreh drin drooping duda dulce echen einkaufen empezo empolado
endurece enfim enjoo entra entrano entrejambe erzahlen esce escondeu esos essen estranho excel
explodir factura facture fahre faint fala falando falar falo falto fatti feier feriado fever
fieber fiere filo fitta flau flou fosse frage frase frigo fuhl fuhlt fumo galo garmin gars gases
gebissen gefallen geheult gehn gelacht gelo geschaut gestorben gestossen ghiaccio gimnasta
ginastica girarme gola gooo gosses gouter gram grau graz grifo guardando guten habia hablo halfway
hambre hast hatt helm heuer heul hives hizo hoarse holter huele husten ibus inchando irgendwie
isch itch ivre jamon jantar jeje joga kegel kenn kiefer lads laune leche leio lenda lesado lettres
levantando levres lidl lieg limpar linge linha lista literal litros lixo lleva llore loft loup
luce luft luto maca maglia maintenance mancho mando mange manger mangiato mangio manias manzana
mare mato mecht mergulhei metier metto meurs mexe mias mien mole molla mono monta montar morada
morado mori morri morsa moto movil muero mueve mula mund muove nagpur naht naja namen naso nero
nesse nite noir noires noto notti nubla numb obra oida ombre onda ongle osso pacientes paella pago
palco pane pantalla parait parei parla parle parlo paro parou pasa pasame pasara pase passando
pates pato patte paye peed pees pego pelada pelin penna pense penser penso pera perds perth
pflaster piango pica pico piega piego pienso pille pinche pior piqures pisse pita plaie plena plum
pollo pontos poos porfi porto pose pram preco prendere preto prob probs profe prop propped pros
prota proteina prouve puesto pune punge punti puro purply puse pusieron puso quartier quedarme
quede queimacao quid quitaron racked rang raro rast rayed recht recoger regale rendre repente
respirant respirazione retrouver reue rido riecht risa ritz riuscivo roba roja rojo roma rompe
rosa rossa rote roter roule roxo roxos saca saio sarge satay sauna scarpe schlimmer schnaufen
schrank schritt schuhe scio scura seca secar secca segue seguimos sehe selection selon sembra
senso sentido sere serre sieht sigo sitio slapping slid smesso socar soda spaccato spannt spenta
spesa spingevo spitze spuck stag standen standig statins stechen steh stelline sternchen striche
stringe stung suando subi subio subita subiu sucre sudo sudor suinte sumir suns surement susto
svegliassi swore taub tava techno teer tele tempe tenda terceira terzo teve theyre thumping tient
tilts tingling tiritona toca todes togliermi tolto tomado tome toro torta torto toser toso tosse
tram tranen transito trau tremblent trink triste trou trout trueno tuck tumbo tuta tuvo tying ubel
upped vacina vaso vedere vedo veio velha vendo venga ventana venuto vergess viens viola visao vise
vista vivo vivre voile vois vomitando vuota ward wees weggelassen wehen weint wespe weve whod wien
wieso wifi wirr witz worden wringing wrung zieh zieht
`;
