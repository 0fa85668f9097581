/** Words that several writers of the corpus use and that lie close to one of a lexicon; written by scripts/seen-words.ts. */
export const seenWords = `
abre abrio accro accroche acero acordado addormentarmi agarrada ajustables alba alergia aliento
alito alma almeno almohadas amor aout apareceu aquela arda arena arrastando arriva arrodillo arse
ascensor atem attaque aufm aufs aufstehn ausm autocarro avais avis avispa avuto baba bailo baisse
baje bala balada bamba banca bari bass bati battuto bave bebi bebo beep beiden besen bide bimbi
binged bingo binned blass blaue bled bleu blew blut blute boba bobo bocca bolle bolsa bombeo bonk
bora botta bouillon boxear brauch braun brav bref brei brise brisk bronquios brosse broth bruciano
brulant buio bums bunda busao busco cabra caen caida caigo caisse caiu caldo calentar calmo
cambiame camiseta cammello cana canicule canne carb carbs cavi cayo ceno cerro chama chego chem
chiedo choke choked choque choro cicatrice cimento cinza clac clash classe clen coca coco cogne
coke cole colpi combien comi commotion compras comprato compris compte conto contractions corra
correndo corri corrie corsa cortarme corte cots couleur crac cramp cramping crampy crane creatina
creatine crec creme creo cried crooked crujio cual cuento culo cura curro curva cuts dach dallo
danca dave defi demas dengue denk dent dente denti depot descalco descent desci desperte deve
dextro diat dico dieta dijeron dime direto disparou diuretico doblado dobrar doei doido doktor
douceur doutor doux draus dreh drin drooping duda dulce dure dures echen einkaufen eins embacada
empezo empolado endurece enfim enjoado enjoo entera entra entrano entrejambe erzahlen esas esce
escondeu esos essen estala estranho excel exercice explodir factura facture fahre faint fala
falando falar falo falto fats fatti feier feriado fever fieber fiere filo fitta flau flou footwork
fosse frag frage frase frattura frei frigo frisches fuhl fuhlt fumo gala galo garmin gars gases
gate gebissen gefallen geheult gehn gelacht gelo gels geschaut geschlagen gesessen gestorben
gestossen ghiaccio gimnasta ginastica girarme gola gooo gorro gosses gota gouter gram grau graz
grifo grimpe guardando guns guten habia hablo haceme halfway hambre hams hast hatt heim helm heuer
heul heut hice hives hizo hoarse holter hotte huele husten ibus inchando intus irgendwie isch itch
ivre jamon jantar jeje joga joue kegel kenn kiefer kita kugel laces lads laje lass laune leche
leio lenda lesado lettres levantando levres lidl lieg ligero limao limpar limps linge linha lista
literal litros lixo lleno lleva llore loft loup luce luft luto maca maglia maintenance mancho
mando mange manger mangiato mangio manias manzana mare mato matsch mecht mergulhei meteo metier
metio mets metto meurs mexe mexeu mezza mias mien mole molla molo mono monta montar morada morado
mori morri morsa moto movil mued muero mueve mula mund muove muovo murio murs nado nagpur naht
naja namen nans naso nero nesse nite noir noires noix noto notti nubla numa numb nuoto obra oida
ombre onda ongle osso overdosed pacientes pads paella pago palco pane pantalla parait parc parei
parla parle parlo paro parou partito pasa pasame pasara pase paseo passando patadas pates patio
pato patte paye peed pees pego pelada pelin penna pense penser penso pera perds perth pete
pflaster piango pica pico piega piego pienso pille pinche pior piqures pisse pita plaie plait
plena plum pocht polier pollo polvo pontos poos porfi porto pose pram pras preco prendere preto
prob probs profe prop propped pros prota proteina prouve puesto pune punge punti puro purply puse
pusieron puso quartier quedarme quede queimacao quid quitaron racked rale rang raro rast rayed
recht recoger regale rendre repente repete respirant respirazione reto retrouver reue rido riecht
rija risa ritz riuscivo roba roja rojo rolo roma rompe rosa rosca rossa rote roter roule roxo
roxos saca sacs saio santo sarge satay sauna scare scarpe schlimmer schnaufen schrank schritt
schuhe scio scura seca secar secca segue seguimos sehe seil selection selon sembra senkt senso
sentido sere serre shook sieht sigo sitio sitz slap slapping slid smesso sneezing socar soda
spaccato spannt spenta spesa spingevo spitze splints spuck staccare stag standen standig statins
stechen steh stelline sternchen strich striche stringe stund stung suando subi subio subita subiu
sucre sudo sudor suinte sumir suns surement susto svegliassi swore tangue tapete taub tava techno
teer tele tempe tenda tenia terceira terzo teve theyre thumping tient tilts tingling tirage
tiritona toca toco todes togliermi tolto tomado tome tope tops toro torta torto toser toso tosse
tote tram tranen transito trau tremblent trink tris triste troca tronco trou trout trueno tuck
tues tumbo tuta tuvo tying ubel umgefallen upped vacina vaso vedere vedo veio velha vendo venga
vengo ventana venuto vergess vibe viens vilao viola vire visao vise vista vivo vivre voile vois
volto vomitando vuelcos vuota ward warden wars wasp weeps wees weggelassen wehen weint werd wespe
weve whod wien wieso wifi wirr witz worden wringing wrung zickt zieh zieht
`;
